"""What a house is told in private while somebody else plays it: that house, and no other."""

import pytest

from bot.render.notices import whispers
from engine.entries import Entry
from engine.kernel.table.absence import AwayBegun, OrdersPlayed
from engine.kernel.table.chapter import TableEvent
from engine.kernel.table.seating import StewardSat

OWN = 1
TOLD = (
    (StewardSat(OWN, "prudent", regent=True), None, "absence-regent"),
    (OrdersPlayed(OWN, (OWN,)), OWN, "absence-played"),
    (AwayBegun(OWN, 2, "prudent"), OWN, "absence-away"),
)


@pytest.mark.parametrize(("event", "actor", "code"), TOLD)
def test_only_the_house_itself_is_told(event: TableEvent, actor: int | None, code: str) -> None:
    """HO-R20, row 4: a note that a steward sits in, that orders moved, that one is away."""
    entry = Entry(9, -1, actor, None, (event,))

    assert {OWN: (code,)} == {seat: said for seat in range(5) if (said := whispers(entry, seat))}


def test_a_steward_that_plays_a_free_seat_is_nobodys_regent() -> None:
    """HO-R20: nobody is told that somebody sits in for them."""
    entry = Entry(9, -1, 0, None, (StewardSat(OWN, "prudent"),))

    assert [] == [seat for seat in range(5) if whispers(entry, seat)]


def test_who_has_just_asked_to_be_away_is_told_by_the_answer_alone() -> None:
    """The table's own entry has no seat; a game's, in which the epoch began, has one."""
    entry = Entry(9, None, OWN, None, (AwayBegun(OWN, 2, "prudent"),))

    assert () == whispers(entry, OWN)
