"""What came beside what was foretold: a stamp for a sign that did not come, a frame where more came."""

import pytest
from msgspec.structs import replace

from bot.games.houses.foretold import Foretold, compare
from engine.games.houses import events as e
from engine.games.houses.content import Forecast, HistoryMark
from engine.games.houses.moves import Count

COUNT = Count(
    generation=1,
    phase=5,
    values=(12, 7, 4, 6, 12),
    up=(True, False, False, False, True),
    runs=(0, 0, 0, 0, 0),
    stability=1,
    yes=Forecast((1, 1, 0, -1, 0)),
    no=Forecast((-1, -1, 0, 1, 0), HistoryMark("rout", "army", "negative")),
    ballots=(),
)
TAKEN = e.DecisionTaken("no", 0, "count")
ROUT = e.EventSigned(0, 0, "rout", "indigo", "army", "negative", double=False)
FLOCK = e.EventSigned(0, 0, "flock", "indigo", "army", "positive", double=False)


def came(*effects: int, signed: e.EventSigned | None = ROUT) -> Foretold:
    """The No of this count, with these effects before momentum."""
    drawn = e.OutcomeDrawn("indigo", "no", "a", effects)
    found = compare((COUNT,), (TAKEN, drawn, *((signed,) if signed else ())))
    assert found is not None
    return found


def test_what_came_as_foretold_has_neither_frame_nor_stamp() -> None:
    """However large."""
    found = came(-3, -1, 0, 2, 0)

    assert (frozenset(), False, False) == (found.differences, found.is_event_different, found.is_missed)


def test_a_foretold_sign_that_did_not_come_is_a_miss() -> None:
    """The other way, or not at all."""
    found = came(2, -1, 0, 0, 0)

    assert ("army", "welfare") == found.misses
    assert found.is_missed


def test_what_a_forecast_held_back_is_framed_and_no_miss() -> None:
    """HO-R16: a resource of which nothing was foretold moves, an event comes where none was foretold."""
    more = came(-1, -1, 2, 1, 0)
    plain = replace(came(-1, -1, 0, 1, 0), forecast=replace(COUNT.no, event=None))

    assert (frozenset({"repute"}), False) == (more.differences, more.is_missed)
    assert (True, False) == (plain.is_event_different, plain.is_missed)


@pytest.mark.parametrize("signed", [FLOCK, None])
def test_another_event_than_the_foretold_one_is_a_miss(signed: e.EventSigned | None) -> None:
    """As is none."""
    found = came(-1, -1, 0, 1, 0, signed=signed)

    assert (True, True, ()) == (found.is_event_different, found.is_missed, found.misses)


def test_stability_is_foretold_as_far_as_the_signs_tell() -> None:
    """HO-2.5: army -1 to -3, wealth with its momentum -2 to -4, welfare 1 to 3; and never below nothing."""
    assert (-1, 0) == came(-1, -1, 0, 1, 0).steadiness
    assert (-6, 0) == compare(
        (replace(COUNT, stability=9),), (TAKEN, e.OutcomeDrawn("", "no", "", (0,) * 5))
    ).steadiness  # type: ignore[union-attr]


def test_without_a_count_or_a_decision_there_is_nothing_to_compare() -> None:
    """Matches of version 1 kept no counts."""
    assert compare((), (TAKEN, e.OutcomeDrawn("", "no", "", (0,) * 5))) is None
    assert compare((COUNT,), (ROUT,)) is None
