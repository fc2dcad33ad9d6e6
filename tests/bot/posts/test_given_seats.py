"""Who is given a seat while the match runs is written to at once, and hears nothing from before them."""

import pytest

from engine import games
from tests.bot.core_world import Hall, custom_ids, folder, hall, our_bot, read
from tests.laws.controls import begun
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]


async def given(hall: Hall, seat: int) -> str:
    """Seat `seat`, which its person has left, goes to the fourth guest; what they are written."""
    await hall.command(hall.world.members[seat], "campaign leave")
    await hall.command(hall.host, "campaign give", seat=seat + 1, member=hall.guests[3])
    await hall.world.settle()
    letters = hall.driver.inbox(hall.guests[3])
    assert 1 == len(letters)
    return read(letters[0])


async def test_who_is_given_a_seat_is_told_what_is_asked(hall: Hall) -> None:
    """swords-and-ravens#1602: at once, with the deadline and the controls, not at half of the time."""
    await hall.begun()
    heir = hall.guests[3]
    await hall.command(hall.guests[0], "replace", seat=2, member=heir)
    post = next(one for one in reversed(hall.posts()) if "v1:agree:" in " ".join(custom_ids(one)))
    for member, button in ((heir, "v1:take:"), (hall.host, "v1:agree:"), (hall.guests[1], "v1:agree:")):
        await hall.press(member, post, button)
    await hall.world.settle()
    (letter,) = hall.driver.inbox(heir)

    assert (hall.host, heir, hall.guests[1]) == hall.match_state()
    assert "Match 1, " in read(letter)
    assert "You play seat 2, darya, from now on. It is yours as it stands" in read(letter)
    assert "<t:" in read(letter)
    assert any(one.startswith("v1:form:") for one in custom_ids(letter))


@pytest.mark.parametrize("game", games.without_content())
async def test_at_every_other_game_the_newcomer_is_written_to_as_well(hall: Hall, game: str) -> None:
    """Whether anything is asked or not: a letter only where something is asked would tell of it."""
    await begun(hall, game, 4, "en")
    letter = await given(hall, 2)

    assert "You play seat 3, " in letter


async def test_a_newcomer_reads_persian_at_a_persian_table(hall: Hall) -> None:
    await begun(hall, "coup", 4, "fa")
    letter = await given(hall, 3)

    assert "همان‌طور که هست مالِ شماست" in letter


async def test_a_newcomer_whose_messages_are_closed_is_called_in_the_channel(hall: Hall) -> None:
    """By a line that says that a seat is theirs, and nothing of what it holds."""
    await hall.begun()
    hall.world.close_inbox(hall.guests[3])
    await hall.command(hall.guests[0], "campaign leave")
    await hall.command(hall.host, "campaign give", seat=2, member=hall.guests[3])
    await hall.world.settle()
    lines = [line for line in hall.lines() if hall.guests[3].mention in line]

    assert 1 == len(lines)
    assert "a seat here is yours now" in lines[0]


async def test_who_is_called_back_by_the_host_is_written_to(hall: Hall) -> None:
    """A question may have opened while they were away; whoever comes back themselves has their panel open."""
    await hall.begun()
    member = hall.guests[0]
    await hall.command(hall.host, "away", away="now", away_seat=2)
    await hall.command(hall.host, "away", away="off", away_seat=2)
    await hall.world.settle()
    called = [one for one in map(read, hall.driver.inbox(member)) if "yourself again" in one]
    await hall.command(member, "away", away="now")
    await hall.command(member, "away", away="off")
    await hall.world.settle()

    assert 1 == len(called)
    assert 1 == len([one for one in map(read, hall.driver.inbox(member)) if "yourself again" in one])


async def test_a_letter_that_waited_while_the_seat_changed_hands_reaches_nobody(hall: Hall) -> None:
    """HO-R37: it was owed to whoever sat there before; the newcomer has the seat as it stands."""
    await hall.table()
    hall.world.env.inject_error("POST", "/channels/*", status=503, code=0, times=None)
    await hall.command(hall.host, "campaign begin")
    await hall.command(hall.guests[0], "campaign leave")
    await hall.command(hall.host, "campaign give", seat=2, member=hall.guests[3])
    hall.world.env.backend.faults.clear()
    await hall.world.advance(600)
    letters = [read(one) for one in hall.driver.inbox(hall.guests[3])]

    assert 1 == len(letters)
    assert "You play seat 2" in letters[0]
