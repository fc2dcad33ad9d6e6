"""Whom an event calls by itself: who is asked, and whom it concerns that has not done it."""

import pytest

from bot.games.houses.describe.targets import events_to_tell
from engine.games.houses import events as e
from engine.games.houses.clauses import Deal, Pay
from engine.games.houses.content import Forecast
from engine.games.houses.moves import Ballot
from engine.kernel.sealed import Sealed
from engine.kernel.seats import CLOCK, Seat

MAKER, PARTNER, OTHER = 1, 3, 2
BOTH = (MAKER, PARTNER)
ID = "1-3-2"
DEAL = Deal(ID, MAKER, PARTNER, (Pay(2),), (), 1, BOTH)
BETWEEN = (
    e.DealOffered(DEAL, BOTH),
    e.DealConfirmed(ID, MAKER, PARTNER, BOTH),
    e.DealDeclined(ID, MAKER, PARTNER, BOTH),
    e.DealWithdrawn(ID, MAKER, PARTNER, BOTH),
    e.DealImpossible(ID, MAKER, PARTNER, BOTH),
)


def seats(event: object, actor: Seat | None) -> set[int]:
    """Who is written to about the event, done by this seat."""
    return {seat for seat in range(5) if events_to_tell((event,), seat, actor)}


@pytest.mark.parametrize("event", BETWEEN, ids=lambda event: type(event).__name__)
def test_of_what_passes_between_two_only_the_other_one_is_told(event: object) -> None:
    """HO-R25: who has done it has its answer; a deal that falls by itself is told to both."""
    assert {PARTNER} == seats(event, MAKER)
    assert {MAKER} == seats(event, PARTNER)
    assert set(BOTH) == seats(event, CLOCK)


def test_a_promise_that_is_marked_is_told_to_the_other_party() -> None:
    """HO-R23: nobody else hears of it."""
    marked = e.PromiseMarked(ID, MAKER, 0, PARTNER, True, BOTH)

    assert {MAKER} == seats(marked, PARTNER)
    assert {PARTNER} == seats(marked, MAKER)


@pytest.mark.parametrize(
    "event",
    [
        e.RoleTaken(OTHER, Sealed("rebel", (OTHER,))),
        e.RoleRemoved(OTHER, Sealed("rebel", (OTHER,))),
        e.BallotCast(OTHER, Sealed(Ballot("gather"), (OTHER,)), Sealed(1, (OTHER,)), Sealed(ID, (OTHER,))),
    ],
    ids=lambda event: type(event).__name__,
)
def test_what_a_house_did_itself_is_not_told_to_it_again(event: object) -> None:
    """HO-R20, HO-R26: the lot, a deal or another house did it for them, or they read the answer already."""
    assert set() == seats(event, OTHER)
    assert {OTHER} == seats(event, CLOCK)
    assert {OTHER} == seats(event, MAKER)


@pytest.mark.parametrize(
    "event",
    [
        e.DraftTurned(OTHER, Sealed(("rebel",), (OTHER,))),
        e.ModeratorAsked(OTHER, ("yes", "no"), (0,), (4,)),
        e.DealFlawed(ID, OTHER, "deal_coins", (OTHER,)),
        e.OutcomePeeked(OTHER, "yes", (0,) * 5, None, None, (OTHER,)),
    ],
    ids=lambda event: type(event).__name__,
)
@pytest.mark.parametrize("actor", [OTHER, MAKER, CLOCK])
def test_who_is_asked_or_shown_something_is_called_alone(event: object, actor: Seat) -> None:
    """HO-4.2, HO-6.7, HO-R25, HO-R36: whoever brought it about."""
    assert {OTHER} == seats(event, actor)


def test_a_new_phase_calls_everybody_and_the_clauses_of_a_deal_their_two_parties() -> None:
    """HO-6.1, HO-R27."""
    settled = e.ClausesSettled(ID, ("kept",), (), 2, 0, BOTH)
    opened = e.PhaseOpened(1, "card", None, Forecast((0,) * 5), Forecast((0,) * 5))

    assert set(range(5)) == seats(opened, MAKER)
    assert set(BOTH) == seats(settled, CLOCK)
    assert set() == seats(e.PhaseClosed(1, 0, 1), CLOCK)
