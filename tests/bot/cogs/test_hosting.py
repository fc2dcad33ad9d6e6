"""/campaign host and close: who hosts, what never began, and a match that all have left."""

import pytest

from bot.languages import LANGUAGES, Language
from bot.render.targets import DOOR, NOTICE
from bot.sandbox.reading import text_of
from engine.record import find_difference, read, record_lines
from engine.record.verify import find_flaw
from tests.bot.core_world import DAY, Hall, folder, hall, our_bot, plain
from tests.bot.core_world import read as text_in
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]


async def test_the_host_hands_hosting_to_another_at_the_table(hall: Hall) -> None:
    """One line in the channel; from then on the new host is asked."""
    await hall.begun()
    said = await hall.command(hall.host, "campaign host", member=hall.guests[1])
    line = hall.lines()[-1]
    paused = [await hall.command(one, "campaign pause") for one in (hall.host, hall.guests[1])]

    assert "The table has a new host." == said
    assert "behrouz hosts the table from now on." == line
    assert ["Only the host of this table does that.", "Table 1 is paused: no deadline runs."] == paused


async def test_while_people_gather_the_opening_post_shows_the_new_host(hall: Hall) -> None:
    """And the channel reads it in a line."""
    door = await hall.table()
    await hall.command(hall.host, "campaign host", member=hall.guests[0])

    assert "2. anahita, host\n" in plain(text_of(door))
    assert ["anahita hosts the table from now on."] == hall.lines()[2:]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_who_has_left_the_server_is_said_not_to_be_there(hall: Hall, language: Language) -> None:
    """Discord hands over anybody whose id is typed; no command of the table takes them."""
    await hall.begun(seats=4)
    await hall.command(hall.host, "language mine", speak=language)
    gone = hall.guests[3]
    hall.world.guild.remove_member(gone)
    said = [
        await hall.command(hall.host, "campaign give", seat=4, member=gone.user),
        await hall.command(hall.host, "campaign host", member=gone.user),
        await hall.command(hall.host, "replace", seat=1, member=gone.user),
        await hall.command(hall.host, "watch open", guest=gone.user),
    ]

    assert [plain(hall.bot.words(language).say("error-no-member"))] * 4 == said


async def test_hosting_is_not_given_to_just_anybody(hall: Hall) -> None:
    """Nobody new comes to the table by it either."""
    await hall.table()
    before = hall.live().match_state
    said = [
        await hall.command(hall.host, "campaign host", member=hall.guests[3]),
        await hall.command(hall.host, "campaign host", member=hall.host),
        await hall.command(hall.guests[0], "campaign host", member=hall.guests[0]),
    ]

    assert [
        "Only somebody who sits at this table can host it. Give them a seat first.",
        "You host this table already.",
        "Only the host of this table does that.",
    ] == said
    assert before is hall.live().match_state
    assert hall.live().player_of(hall.guests[3].id) is None


@pytest.mark.parametrize("seated", [True, False])
async def test_where_the_host_has_left_the_server_the_next_one_hosts_and_is_told(
    hall: Hall, seated: bool
) -> None:
    """Of those who are there still the one who came first; a line in the channel, a word to the new host."""
    await hall.begun(people=4, seats=4)
    if not seated:
        await hall.command(hall.host, "campaign leave")
    for gone in (hall.host, hall.guests[0]):
        hall.world.guild.remove_member(gone)
    await hall.world.advance(3 * DAY)
    heir = hall.guests[1]
    heard = [line for line in map(text_in, hall.driver.inbox(heir)) if "You host it from now on." in line]
    lines = [line for line in hall.lines() if "hosts the table from now on" in line]

    assert heir.id == hall.live().users[hall.live().table.host or 0]
    assert 1 == len(heard) == len(lines)
    assert f"{hall.host.mention}, who hosted match 1" in heard[0]
    assert seated == ("has seat 1, has left the server" in heard[0])


async def test_a_table_whose_host_has_left_the_server_while_people_gather_can_begin(hall: Hall) -> None:
    """Who presses in vain for what the host alone may do brings it about that somebody hosts who is there.

    While people gather nobody is silent, so that nothing else tells that the host is gone.
    """
    door = await hall.table(people=4, seats=5)
    for gone in (hall.host, hall.guests[0]):
        hall.world.guild.remove_member(gone)
    refused = await hall.press(hall.guests[3], door, "v1:begin:")
    await hall.world.settle()
    heir = hall.guests[1]
    letters = [text_in(post) for post in hall.driver.inbox(heir)]
    await hall.press(heir, door, "v1:begin:")

    assert "Only the host of this table does that." == refused
    assert heir.id == hall.live().users[hall.live().table.host or 0]
    assert 1 == len([line for line in hall.lines() if "behrouz hosts the table from now on" in line])
    assert "You host it from now on. Before it begins you can give the seat" in "".join(letters)
    assert "playing" == hall.live().table.status


async def test_a_host_who_is_there_goes_on_hosting_however_often_others_press(hall: Hall) -> None:
    """And so does one after whom nobody sits: until somebody sits down there is nobody to pass it to."""
    door = await hall.table(people=2)
    for _ in range(2):
        await hall.press(hall.guests[0], door, "v1:begin:")
    kept = hall.live().table.host
    await hall.press(hall.guests[0], door, "v1:leave:")
    hall.world.guild.remove_member(hall.host)
    await hall.press(hall.guests[1], door, "v1:begin:")
    alone = hall.live().table.host
    await hall.press(hall.guests[1], door, "v1:join:")
    for _ in range(2):
        await hall.press(hall.guests[1], door, "v1:begin:")
        await hall.world.settle()

    assert (0, 0) == (kept, alone)
    assert "playing" == hall.live().table.status
    assert any("You host it from now on." in text_in(post) for post in hall.driver.inbox(hall.guests[1]))


@pytest.mark.parametrize("how", ["leave", "forgotten"])
async def test_a_match_that_all_people_have_left_is_not_played_to_its_end_by_stewards(
    hall: Hall, how: str
) -> None:
    """HO-R20: a question a deadline, like a table that is deserted; days later the match still goes on."""
    await hall.begun(people=2)
    await hall.command(hall.guests[0], "campaign leave")
    before = hall.live().match_state
    if how == "leave":
        await hall.command(hall.host, "campaign leave")
    else:
        await hall.bot.matches.forget_user(hall.host.id)
        await hall.bot.after_move(1)
    left = hall.live().match_state
    await hall.world.advance(5 * DAY)

    assert (None, None, None) == hall.match_state()
    assert 1 == left.seq - before.seq
    assert left.seq < hall.live().match_state.seq < left.seq + 40
    assert "playing" == hall.live().table.status


async def test_a_match_that_all_have_left_goes_on_with_whoever_is_given_a_seat(hall: Hall) -> None:
    """HO-R20: its host may give a seat away still, and the stewards play on beside the newcomer."""
    await hall.begun(people=1)
    await hall.command(hall.host, "campaign leave")
    left = hall.live().match_state
    await hall.command(hall.host, "campaign give", seat=2, member=hall.guests[0])

    assert (None, hall.guests[0], None) == hall.match_state()
    assert hall.live().match_state.seq > left.seq + 1
    assert (1,) == hall.live().people_awaited()


async def test_a_table_that_gathers_is_closed_by_its_host(hall: Hall) -> None:
    """Its opening post says so without buttons, nothing else is posted, and its record is whole (HO-R38)."""
    door = await hall.table(people=2)
    said = await hall.command(hall.host, "campaign close")
    await hall.world.settle()
    entries = await hall.bot.matches.entries(1)
    live = await hall.bot.matches.live(1)
    record = read(list(record_lines(live.match_state, entries, "all")), {"houses": live.match_state.game})

    assert "Table 1 is closed." == said
    assert "This table is closed. Nobody plays here." in plain(text_of(door))
    assert [] == hall.buttons(door)
    assert [DOOR, NOTICE] == [row.target for row in hall.rows()]
    assert (None, None) == (find_difference(record), find_flaw(record))
    assert ["ended"] == [(await hall.bot.store.read.match(1)).status]  # type: ignore[union-attr]


async def test_what_is_closed_stays_closed(hall: Hall) -> None:
    """Naming it and a restart change nothing; another table can be opened in its place."""
    await hall.table(people=2)
    await hall.command(hall.host, "campaign close")
    joined = await hall.command(hall.guests[2], "campaign join", match=1)
    await hall.world.restart()
    again = [await hall.command(hall.host, f"campaign {word}") for word in ("close", "join")]
    status = await hall.command(hall.host, "campaign status")
    opened = await hall.command(hall.host, "campaign new", seats=3)

    assert "This match is over." == joined
    assert all(one.startswith("There is no table here.") for one in again)
    assert "This table is closed." in status
    assert "Table 2 is open" in opened


async def test_a_match_that_runs_is_not_closed_and_a_guest_closes_nothing(hall: Hall) -> None:
    door = await hall.table()
    guest = await hall.command(hall.guests[0], "campaign close")
    await hall.press(hall.host, door, "v1:begin:")
    host = await hall.command(hall.host, "campaign close")

    assert ("Only the host of this table does that.", "This table has begun already.") == (guest, host)
    assert NOTICE in {row.target for row in hall.rows()}


async def test_fair_is_a_command_of_its_own_too(hall: Hall) -> None:
    """HO-R38: the same answer by the shorter name."""
    await hall.begun()

    assert await hall.command(hall.host, "campaign fair") == await hall.command(hall.host, "fair")
