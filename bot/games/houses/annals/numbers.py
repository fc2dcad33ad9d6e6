"""Where a house's numbers come from: every change of them, found by folding the match's log once more."""

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct

from engine.entries import Entry
from engine.games.houses.events.event import Event
from engine.games.houses.purses import purse
from engine.games.houses.state import Purse, Remembered, State
from engine.kernel.game import AnyGame
from engine.kernel.sealed import cut
from engine.kernel.seats import Seat
from engine.match.match_state import MatchState, read_back


class Row(Struct, frozen=True):
    """What one event changed for one house, and of the realm: the five `values` and stability.

    `remembered` is what counted for the house at a generation's start.
    """

    event: Any
    generation: int
    phase: int
    coins: int
    power: int
    prestige: int
    crown: int
    values: tuple[int, ...]
    stability: int
    remembered: tuple[Remembered, ...] = ()


def rows(game: AnyGame, entries: Iterable[Entry], seat: Seat) -> tuple[Row, ...]:
    """Every event that moved the house's purse or scores, or the realm; what was undone is not among them.

    `entries` are the whole log. The events in the rows are cut for the seat.
    """
    now, found = MatchState(game, b""), list[Row]()
    marks: list[tuple[Any, int]] = [(now.state, 0)]
    for entry in entries:
        state = now.state
        for event in (one for one in entry.events if isinstance(one, Event)):
            then = now.game.evolve(state, event)
            found += _rows(state, then, event, seat)
            state = then
        now = read_back(now, entry)
        if now.state != state:
            del found[next((count for old, count in reversed(marks) if old == now.state), 0) :]
        marks.append((now.state, len(found)))
    return tuple(found)


def _rows(before: State | None, after: State, event: Event, seat: Seat) -> Iterator[Row]:
    held, holds = _purse(before, seat), _purse(after, seat)
    had, has = _scores(before, seat), _scores(after, seat)
    values, worth = _values(before), _values(after)
    anew = before is None or before.generation != after.generation
    firm, firmer = 0 if before is None else before.stability, after.stability
    if (held, had, values, firm) == (holds, has, worth, firmer) and not anew:
        return
    old = Purse(0, 0) if anew else held
    moved = worth if anew else tuple(new - was for was, new in zip(values, worth, strict=True))
    mine = tuple(one for one in after.history if one.seat == seat) if anew else ()
    yield Row(
        cut(event, seat),
        after.generation,
        after.phase.number if after.phase else 0,
        holds.coins - old.coins,
        holds.power - old.power,
        has[0] - had[0],
        has[1] - had[1],
        moved,
        firmer if anew else firmer - firm,
        mine,
    )


def _purse(state: State | None, seat: Seat) -> Purse:
    return purse(state, seat) if state is not None and state.characters else Purse(0, 0)


def _scores(state: State | None, seat: Seat) -> tuple[int, int]:
    if state is None or not state.houses:
        return 0, 0
    return state.houses[seat].prestige, state.houses[seat].crown


def _values(state: State | None) -> tuple[int, ...]:
    return () if state is None else tuple(track.value for track in state.tracks)
