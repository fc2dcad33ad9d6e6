"""The promise ledger: each party says once of each promise whether it was kept (HO-R23)."""

from msgspec.structs import replace

from engine.games.houses.events import AnyEvent, PromiseMarked
from engine.games.houses.moves import MarkPromise
from engine.games.houses.state import Promised, State
from engine.kernel.refused import Refusal, no
from engine.kernel.seats import Seat


def mark_promise_refusal(state: State, seat: Seat, action: MarkPromise) -> Refusal | None:
    """A party of the promise, at any time, once. `index` is the clause's number on its side, from 0."""
    entry = _entry(state, action.deal, action.by, action.index)
    if entry is None or seat not in (entry.by, entry.other):
        return no("promise_unknown")
    return no("promise_marked") if _has_marked(entry, seat) else None


def mark_promise_events(state: State, seat: Seat, action: MarkPromise) -> tuple[AnyEvent, ...]:
    """The mark, for those who know of the promise."""
    entry = _entry(state, action.deal, action.by, action.index)
    assert entry is not None
    return (PromiseMarked(action.deal, action.by, action.index, seat, action.kept, entry.to),)


def mark_offers(state: State, seat: Seat) -> tuple[MarkPromise, ...]:
    """Kept or broken, for each promise that the seat has not marked."""
    return tuple(
        MarkPromise(entry.deal, entry.by, entry.index, kept)
        for entry in state.promises
        if seat in (entry.by, entry.other) and not _has_marked(entry, seat)
        for kept in (True, False)
    )


def on_promise_marked(state: State, event: PromiseMarked) -> State:
    """An entry that both have marked is done with; it stays readable for those who knew of it."""
    old = _entry(state, event.deal, event.by, event.index)
    assert old is not None
    new = replace(old, marks=(*old.marks, (event.seat, event.kept)))
    if len(new.marks) < 2:
        return replace(state, promises=tuple(new if one is old else one for one in state.promises))
    left = tuple(one for one in state.promises if one is not old)
    return replace(state, promises=left, marked=(*state.marked, new))


def _entry(state: State, deal: str, by: Seat, index: int) -> Promised | None:
    found = (one for one in state.promises if (one.deal, one.by, one.index) == (deal, by, index))
    return next(found, None)


def _has_marked(entry: Promised, seat: Seat) -> bool:
    return any(marker == seat for marker, _ in entry.marks)
