"""The promise ledger (HO-R23)."""

import pytest
from msgspec.structs import replace

from engine.games.houses.clauses import Pay, Promise
from engine.games.houses.deals.settling import mark_offers
from engine.games.houses.events import PromiseMarked
from engine.games.houses.moves import MarkPromise
from engine.games.houses.state import Promised, State
from engine.kernel.sealed import cut
from tests.engine.games.houses.trade import after, bound, code, council, decided, events, offered, settled

KEPT = MarkPromise("0-1-1", 1, 1, True)


def _promised() -> State:
    return bound(council(), 0, 1, (Pay(1), Promise("war")), (Pay(2), Promise("peace")))


def test_promises_enter_the_ledger_when_the_deal_binds() -> None:
    """HO-R23: each with its words, who gave it to whom, and its number on its side."""
    assert () == offered(council(), 0, 1, (Promise("war"),), ()).promises
    assert (
        Promised("0-1-1", 0, 1, 1, "war", (0, 1)),
        Promised("0-1-1", 1, 0, 1, "peace", (0, 1)),
    ) == _promised().promises


@pytest.mark.parametrize("seat", [0, 1])
def test_each_party_says_once_whether_a_promise_was_kept(seat: int) -> None:
    """HO-R23: the one who gave it and the one who got it."""
    state = _promised()
    done = after(state, seat, KEPT)

    assert (PromiseMarked("0-1-1", 1, 1, seat, True, (0, 1)),) == events(state, seat, KEPT)
    assert "promise_marked" == code(done, seat, MarkPromise("0-1-1", 1, 1, False))
    assert None is code(done, 1 - seat, KEPT)


def test_a_promise_that_both_have_marked_leaves_the_ledger() -> None:
    """HO-R23: also when they disagree; the other promise stays."""
    state = after(after(_promised(), 0, KEPT), 1, MarkPromise("0-1-1", 1, 1, False))

    assert [0] == [entry.by for entry in state.promises]
    assert "promise_unknown" == code(state, 0, KEPT)


def test_what_both_have_marked_stays_readable_for_the_two_HO_R27() -> None:
    """HO-R23: with both marks, for nobody else."""
    state = after(after(_promised(), 0, KEPT), 1, MarkPromise("0-1-1", 1, 1, False))
    done = Promised("0-1-1", 1, 0, 1, "peace", (0, 1), ((0, True), (1, False)))

    assert (done,) == state.marked
    assert [(done,), (done,), ()] == [cut(state, seat).marked for seat in (0, 1, 2)]


@pytest.mark.parametrize(
    ("seat", "action"),
    [
        (2, KEPT),
        (0, MarkPromise("0-1-2", 1, 1, True)),
        (0, MarkPromise("0-1-1", 2, 1, True)),
        (0, MarkPromise("0-1-1", 1, 0, True)),
    ],
)
def test_there_is_nothing_else_to_mark(seat: int, action: MarkPromise) -> None:
    """HO-R23, HO-R27: to an outsider a promise of others is none, and a payment is no promise."""
    assert "promise_unknown" == code(_promised(), seat, action)


def test_promises_are_marked_at_any_time() -> None:
    """HO-R23: after the deal is closed and between generations, too."""
    state = replace(settled(decided(_promised(), "no", 0)), stage="interlude")

    assert () == state.deals
    assert [None, None] == [code(state, seat, KEPT) for seat in (0, 1)]


def test_the_ledger_is_the_two_parties_own() -> None:
    """HO-R27."""
    state = _promised()

    assert ([], 2, 2) == (list(cut(state, 2).promises), *(len(cut(state, seat).promises) for seat in (0, 1)))


def test_a_party_is_offered_what_it_has_not_marked() -> None:
    """HO-R23: kept or broken, for each promise."""
    state = after(_promised(), 0, KEPT)

    assert [(0, True), (0, False)] == [(offer.by, offer.kept) for offer in mark_offers(state, 0)]
    assert [4, 0] == [len(mark_offers(state, seat)) for seat in (1, 2)]
