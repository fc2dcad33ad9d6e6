"""Who is owed a message: the opening post while people gather, then what the game and the table owe."""

from collections.abc import Iterable

import pytest
from msgspec.structs import replace

from bot.posts.recipients import recipients
from bot.render.targets import DOOR, ENCORE, NOTICE, TABLE, to_seat
from engine.entries import Entry
from engine.kernel.table.lifecycle import MatchOver
from engine.kernel.table.motions import MoveTakenBack
from engine.kernel.table.seeds import SeedOpened
from engine.kernel.table.timing import ClockMoved
from engine.store import Target
from tests.bot.core_world import Hall, Row, folder, hall, our_bot
from tests.bot.games.houses.houses_matches import campaign, renderer
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]


def targets(rows: Iterable[Row]) -> list[Target]:
    """Of these rows, in order."""
    return [row.target for row in rows]


def test_an_undo_that_nobody_else_knows_of_owes_no_line() -> None:
    """peers.md 15: a message about nothing that can be read would tell of it."""
    now, owed = campaign(5, generations=2)[30].match_state, recipients({"houses": renderer()})
    secret, public = (Entry(31, None, 1, None, (MoveTakenBack(1, True, to),)) for to in ((1,), None))

    assert () == owed(now, secret)
    assert (NOTICE,) == owed(now, public)


async def test_while_people_gather_only_the_opening_post_changes(hall: Hall) -> None:
    """Opening, sitting down, leaving, a steward. HO-R38: the hash is a line of its own."""
    await hall.table(people=3)
    await hall.command(hall.guests[1], "campaign leave")
    await hall.command(hall.host, "campaign steward", seat=3)

    assert [DOOR, NOTICE] == targets(hall.rows())


async def test_the_beginning_calls_everybody(hall: Hall) -> None:
    """The game's post, a line about the dice, and a private message for each person."""
    await hall.table(people=3)
    before = len(hall.rows())
    await hall.command(hall.host, "campaign begin")
    begun = targets(hall.rows()[before:])

    assert {TABLE, NOTICE, *map(to_seat, range(3))} == set(begun)
    assert 5 == len(begun)
    assert begun.index(TABLE) < begun.index(NOTICE)


async def test_a_seat_that_only_a_steward_plays_is_owed_nothing(hall: Hall) -> None:
    await hall.begun(people=1)

    assert {to_seat(0)} == {row.target for row in hall.rows() if row.target.seat is not None}


@pytest.mark.parametrize(("command", "owed"), [("pause", [NOTICE]), ("leave", [NOTICE])])
async def test_what_happens_at_a_running_table_is_one_line(
    hall: Hall, command: str, owed: list[Target]
) -> None:
    """Chapter 13 and HO-R20: nobody is written to in private; a steward's house is told with the others."""
    await hall.begun()
    before = len(hall.rows())
    await hall.command(hall.host, f"campaign {command}")

    assert owed == targets(hall.rows()[before:])


async def test_a_word_is_a_line_before_and_after_the_beginning(hall: Hall) -> None:
    """HO-R38."""
    door = await hall.table()
    before = len(hall.rows())
    await hall.command(hall.host, "campaign word", word="rain")
    gathering = targets(hall.rows()[before:])
    await hall.press(hall.host, door, "Begin")
    before = len(hall.rows())
    await hall.command(hall.host, "campaign word", word="rain")

    assert ([NOTICE], [NOTICE]) == (gathering, targets(hall.rows()[before:]))


async def test_who_is_given_a_seat_that_played_is_told_in_a_line(hall: Hall) -> None:
    """HO-R20: the host may give the seat to someone else."""
    await hall.begun()
    await hall.command(hall.guests[0], "campaign leave")
    before = len(hall.rows())
    await hall.command(hall.host, "campaign give", seat=2, member=hall.guests[3])

    assert NOTICE in targets(hall.rows()[before:])
    assert any("has a new player." in line and "Seat 2" in line for line in hall.lines())


def test_the_opened_seed_of_an_epoch_is_told_to_the_table() -> None:
    """HO-R38: without seed and salt in a line nobody can check that no die was changed."""
    now, owed = campaign(5, generations=2)[30].match_state, recipients({"houses": renderer()})
    opened = Entry(31, None, 1, None, (SeedOpened(0, "ab", "cd"),))

    assert (NOTICE,) == owed(now, opened)


@pytest.mark.parametrize(("seconds", "owed"), [(299, ()), (300, (NOTICE,))])
def test_a_clock_that_moved_by_less_than_five_minutes_is_not_told(
    seconds: int, owed: tuple[Target, ...]
) -> None:
    """Nobody has noticed that Discord was away; the line would only ask what had happened."""
    now = campaign(5, generations=2)[30].match_state
    moved = Entry(31, None, None, None, (ClockMoved(seconds, 1_790_000_000),))

    assert owed == recipients({"houses": renderer()})(now, moved)


def test_a_match_that_nobody_sees_to_its_end_offers_no_other() -> None:
    """Under an end without people the offer of another table would be made to nobody, in a dead channel."""
    now = campaign(5, generations=2)[-1].match_state
    assert now.table is not None
    empty = replace(now.table, chairs=tuple(replace(one, player=None) for one in now.table.chairs))
    seated = replace(
        now.table, chairs=tuple(replace(one, player=seat) for seat, one in enumerate(empty.chairs))
    )
    over, owed = Entry(31, None, None, None, (MatchOver(),)), recipients({"houses": renderer()}, encore=True)

    assert ENCORE not in owed(replace(now, table=empty), over)
    assert ENCORE in owed(replace(now, table=seated), over)
