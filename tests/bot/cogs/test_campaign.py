"""/campaign: a table is opened, filled, begun and run by commands and buttons, each answered to one alone."""

from typing import Any

import pytest

from bot.sandbox.reading import text_of
from bot.ui.generic.renderer import PluginRenderer
from tests.bot.core_world import Hall, custom_ids, folder, hall, our_bot, plain
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]


async def test_a_table_is_opened_filled_and_begun_by_commands(hall: Hall) -> None:
    """The opening post is there once and changes as people sit down."""
    opened = await hall.command(hall.host, "campaign new", seats=5)
    said = [await hall.command(one, "campaign join") for one in hall.world.members]
    gathered = hall.lines()
    begun = await hall.command(hall.host, "campaign begin")

    assert "Table 1 is open" in opened
    assert [f"You have seat {number} at table 1." for number in range(1, 6)] == said
    assert 2 == len(gathered)
    assert "1. visitor, host\n2. anahita\n3. behrouz\n4. cyrus\n5. darya\n" in gathered[0]
    assert "Table 1 has begun." == begun
    assert "The houses are being founded." in hall.lines()[0]


async def test_a_table_is_opened_filled_and_begun_by_buttons(hall: Hall) -> None:
    """The same post carries Join, Leave and Begin, and in the end only the private panel."""
    door = await hall.table(people=5, seats=5)
    gathering = hall.buttons(door)
    begun = await hall.press(hall.host, door, "Begin")

    assert ["Join", "Leave", "Begin", "Pace and settings"] == gathering
    assert "Table 1 has begun." == begun
    assert ["My seat", "Chronicle"] == hall.buttons(door)
    assert [door.id] == [post.id for post in hall.doors()]
    assert hall.world.members == hall.match_state()
    assert "founding" == hall.live().match_state.state.stage


async def test_stewards_take_the_seats_that_are_free_at_the_beginning(hall: Hall) -> None:
    """They found their houses at once."""
    door = await hall.begun(people=1)

    assert (hall.host, None, None) == hall.match_state()
    assert [None, "company", "company"] == [chair.steward for chair in hall.live().table.chairs]
    assert ["", *(house.name for house in hall.live().match_state.state.houses[1:])] == [
        house.name for house in hall.live().match_state.state.houses
    ]
    assert all(house.name for house in hall.live().match_state.state.houses[1:])
    assert [door.id] == [post.id for post in hall.doors()]


async def test_a_host_without_a_seat_is_told_so_and_can_take_one(hall: Hall) -> None:
    """Whoever opens a table and forgets to sit down does not find out only when nothing asks them."""
    door = await hall.table(people=0)
    await hall.press(hall.guests[0], door, "v1:join:")
    begun = await hall.command(hall.host, "campaign begin")
    await hall.command(hall.host, "campaign give", seat=2, member=hall.host)

    assert "You have no seat at it and watch; `/campaign give` gives you a steward’s seat." in begun
    assert (hall.guests[0], hall.host, None) == hall.match_state()


@pytest.mark.parametrize("how", ["button", "command"])
async def test_stewards_alone_do_not_begin(hall: Hall, how: str) -> None:
    """A host who forgets to join would else find a whole campaign in the channel."""
    door = await hall.table(people=0)
    if how == "button":
        said = await hall.press(hall.host, door, "v1:begin:")
    else:
        said = await hall.command(hall.host, "campaign begin")

    assert said.startswith("Nobody has sat down yet")
    assert "gathering" == hall.live().table.status


async def test_a_full_table_takes_nobody_more(hall: Hall) -> None:
    door = await hall.table(people=3)
    before, full = hall.live().match_state, "Every seat is taken. `/watch table` lets you look on."
    twice = "Seated at this table already: one person has one seat."

    assert full == await hall.press(hall.guests[2], door, "Join")
    assert full == await hall.command(hall.guests[2], "campaign join")
    assert twice == await hall.press(hall.guests[0], door, "Join")
    assert before is hall.live().match_state


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "Only the host of this table does that."), ("fa", "این کار فقط از میزبانِ میز برمی‌آید.")],
)
async def test_what_is_the_hosts_is_refused_to_a_guest_in_the_guests_language(
    hall: Hall, language: str, sentence: str
) -> None:
    """The table speaks one language, the guest another."""
    await hall.table(language="en" if language == "fa" else "fa")
    guest = hall.guests[0]
    await hall.command(guest, "language mine", speak=language)
    before = hall.live().match_state
    said = [
        await hall.press(guest, hall.posts()[0], "v1:begin:"),
        await hall.command(guest, "campaign begin"),
        await hall.command(guest, "campaign steward", seat=2),
        await hall.command(guest, "campaign give", seat=2, member=hall.guests[3]),
        await hall.command(guest, "campaign pause"),
        await hall.command(guest, "campaign resume"),
    ]

    assert [sentence] * 6 == said
    assert before is hall.live().match_state


async def test_a_stranger_is_refused_kindly_and_changes_nothing(hall: Hall) -> None:
    """Who sits nowhere leaves nothing, adds no word, and is not the host."""
    door = await hall.begun()
    stranger, before = hall.guests[3], hall.live().match_state
    said = [
        await hall.command(stranger, "campaign leave"),
        await hall.command(stranger, "campaign word", word="rain"),
        await hall.press(stranger, door, "My seat"),
    ]

    assert ["You do not sit at this table."] * 3 == said
    assert before is hall.live().match_state
    assert "A campaign begins" not in await hall.command(stranger, "campaign status")


async def test_who_leaves_before_the_beginning_frees_the_seat_for_another(hall: Hall) -> None:
    door = await hall.table(people=3)
    left = await hall.press(hall.guests[0], door, "Leave")
    free = text_of(door)
    again = await hall.command(hall.guests[2], "campaign join")

    assert "You have left table 1." == left
    assert "Free seats: 1" in plain(free)
    assert "You have seat 2 at table 1." == again
    assert (hall.host, hall.guests[2], hall.guests[1]) == hall.match_state()


async def test_who_leaves_a_running_match_is_followed_by_a_steward(hall: Hall) -> None:
    """HO-R20: a player who leaves is followed the same way; the channel hears it in one line."""
    await hall.begun()
    await hall.command(hall.guests[0], "campaign leave")

    assert (hall.host, None, hall.guests[1]) == hall.match_state()
    assert "prudent" == hall.live().table.chairs[1].steward
    assert 1 == len([line for line in hall.lines() if line.startswith("Seat 2 is free again.\n")])


async def test_the_host_seats_a_steward_and_gives_a_seat_away(hall: Hall) -> None:
    """HO-R20: the host may give the seat to someone else."""
    door = await hall.table(people=2)
    steward = await hall.command(hall.host, "campaign steward", seat=3, kind="random")
    kinds = [chair.steward for chair in hall.live().table.chairs]
    given = await hall.command(hall.host, "campaign give", seat=3, member=hall.guests[3])

    assert ("A steward has the seat.", "The seat has a new player.") == (steward, given)
    assert [None, None, "random"] == kinds
    assert (hall.host, hall.guests[0], hall.guests[3]) == hall.match_state()
    assert "3. darya" in plain(text_of(door))


@pytest.mark.parametrize("asked", ["give", "steward"])
async def test_a_host_gives_nobody_s_seat_away_while_they_play(hall: Hall, asked: str) -> None:
    """HO-R20, HO-R37: the hand would go with it; the host reads what to do instead."""
    await hall.begun()
    before = hall.live().match_state
    options = {"member": hall.guests[3]} if asked == "give" else {}
    said = await hall.command(hall.host, f"campaign {asked}", seat=2, **options)

    assert said.startswith("Somebody plays there, and the seat is theirs. With `/replace` you ask them")
    assert before is hall.live().match_state


async def test_a_host_who_leaves_does_not_sit_down_at_another_s_seat(hall: Hall) -> None:
    """HO-R37: they would hold two hands, and one of them is somebody's."""
    await hall.begun()
    await hall.command(hall.host, "campaign leave")
    refused = await hall.command(hall.host, "campaign give", seat=2, member=hall.host)
    await hall.command(hall.host, "away", away="now", away_seat=2)
    again = await hall.command(hall.host, "campaign give", seat=2, member=hall.host)

    assert refused == again
    assert refused.startswith("Somebody plays there, and the seat is theirs.")
    assert (None, hall.guests[0], hall.guests[1]) == hall.match_state()


@pytest.mark.parametrize(
    ("seat", "member", "sentence"),
    [
        (6, "darya", "This table has no such seat."),
        (3, "anahita", "Seated at this table already: one person has one seat."),
        (3, "machine", "A bot can’t sit here. Stewards do."),
    ],
)
async def test_a_seat_is_not_given_to_just_anybody(hall: Hall, seat: int, member: str, sentence: str) -> None:
    await hall.table(people=2)
    machine = hall.world.guild.add_member(hall.world.env.create_user("machine", bot=True))
    known = {one.name: one for one in (*hall.world.members, machine)}
    before = hall.live().match_state

    assert sentence == await hall.command(hall.host, "campaign give", seat=seat, member=known[member])
    assert before is hall.live().match_state


async def test_a_pause_stops_the_table_and_is_told_once(hall: Hall) -> None:
    """Chapter 13: while paused no move is taken; the host lets it go on."""
    await hall.begun()
    said = [await hall.command(hall.host, f"campaign {word}") for word in ("resume", "pause", "pause")]
    move = await hall.command(hall.guests[0], "found", house="Peyvandian", emblem="any", first_name="Arash")
    said.append(await hall.command(hall.host, "campaign resume"))

    assert [
        "The match is not paused.",
        "Table 1 is paused: no deadline runs.",
        "Only a match that is being played can be paused.",
        "Table 1 goes on, with the time that was left.",
    ] == said
    assert "The match is paused. Nothing is lost; the host lets it go on." == move
    assert ["The match is paused. No deadline runs.", "The match goes on."] == hall.lines()[-2:]


async def test_the_status_is_the_post_before_and_the_board_after_the_beginning(hall: Hall) -> None:
    """Seen by strangers too, each for themselves."""
    door = await hall.table()
    before = await hall.command(hall.guests[3], "campaign status")
    shown = plain(text_of(door))
    await hall.press(hall.host, door, "Begin")
    after = await hall.command(hall.guests[3], "campaign status")

    assert shown == before
    assert "Houses: Legacy of Generations" in after
    assert before != after


async def test_the_status_is_cut_for_who_asks(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """HO-R37, CO-R26: each seat sees with its own eyes, a stranger with everybody's."""
    await hall.begun()
    viewers: list[int | None] = []
    made = PluginRenderer.board

    def noted(renderer: PluginRenderer, scene: Any, viewer: int | None) -> Any:
        viewers.append(viewer)
        return made(renderer, scene, viewer)

    monkeypatch.setattr(PluginRenderer, "board", noted)
    for member in (hall.host, *hall.guests[:3]):
        await hall.command(member, "campaign status")

    assert [0, 1, 2, None] == viewers


@pytest.mark.parametrize("seats", [2, 6])
async def test_a_game_says_with_how_many_it_is_played(hall: Hall, seats: int) -> None:
    said = await hall.command(hall.host, "campaign new", game="houses", seats=seats)

    assert f"This game is not played with {seats} seats." == said
    assert () == hall.bot.matches.live_matches()


async def test_the_tables_options_stand_behind_one_button(hall: Hall) -> None:
    """The opening post says what the game is; what is settled is a press away, for anybody."""
    chosen: dict[str, Any] = {
        "generations": 3,
        "ballots": "open",
        "absent": "steward",
        "purses": "hidden",
        "deals": "public",
    }
    await hall.command(hall.host, "campaign new", seats=4, **chosen)

    assert (
        "at most 3 generations, open ballots, a steward votes for the silent, "
        "purses hidden and deals announced"
        in await hall.press(hall.guests[3], hall.doors()[0], "Pace and settings")
    )


async def test_the_core_s_buttons_say_nothing_but_verb_and_match(hall: Hall) -> None:
    """A custom id holds no secret, no role and not the log's number."""
    door = await hall.table()
    gathering = custom_ids(door)
    await hall.press(hall.host, door, "Begin")

    assert ["v1:join:1", "v1:leave:1", "v1:begin:1", "v1:terms:1"] == gathering
    assert ["v1:seat:1", "v1:annals:1"] == custom_ids(door)
