"""Where a house's numbers come from: every change of them, found by folding the match's log once more.

No page is made here: the fold sees whole states, and only its rows, whose events are cut for the seat, leave
it. A match has some thousands of events and this is asked a few times a day, so nothing is kept of it.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct, structs

from engine.entries import Entry
from engine.games.houses.balances import purse
from engine.games.houses.events import Event
from engine.games.houses.state import Purse, Remembered, State
from engine.kernel.game import AnyGame
from engine.kernel.sealed import cut
from engine.kernel.seats import Seat
from engine.match.match_state import MatchState, after_entry


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


class Held(Struct, frozen=True):
    """What a house has at a moment, and where the realm stands."""

    coins: int = 0
    power: int = 0
    prestige: int = 0
    crown: int = 0
    values: tuple[int, ...] = ()
    stability: int = 0


def rows(game: AnyGame, entries: Iterable[Entry], seat: Seat) -> tuple[Row, ...]:
    """Every event that moved the house's purse or scores, or the realm; what was undone is not among them.

    `entries` are the whole log. The events in the rows are cut for the seat.
    """
    # No secret is needed to fold: whatever was drawn stands in the events.
    now, found = MatchState(game, b""), list[Row]()
    # The state after each entry, with how many rows there were then.
    marks: list[tuple[Any, int]] = [(now.state, 0)]
    for entry in entries:
        state = now.state
        for event in (one for one in entry.events if isinstance(one, Event)):
            then = now.game.evolve(state, event)
            found += _rows(state, then, event, seat)
            state = then
        now = after_entry(now, entry)
        # An undone move leaves an earlier state behind: rows that were found since then go.
        if now.state != state:
            del found[next((count for old, count in reversed(marks) if old == now.state), 0) :]
        marks.append((now.state, len(found)))
    return tuple(found)


def _rows(before: State | None, after: State, event: Event, seat: Seat) -> Iterator[Row]:
    """One row where the event moved a number; a generation's first begins the purse and the realm at 0."""
    old, new = _holdings(before, seat), _holdings(after, seat)
    anew = before is None or before.generation != after.generation
    if old == new and not anew:
        return
    if anew:
        old = structs.replace(old, coins=0, power=0, values=(0,) * len(new.values), stability=0)
    yield Row(
        event=cut(event, seat),
        generation=after.generation,
        phase=after.phase.number if after.phase else 0,
        coins=new.coins - old.coins,
        power=new.power - old.power,
        prestige=new.prestige - old.prestige,
        crown=new.crown - old.crown,
        values=tuple(now - was for now, was in zip(new.values, old.values, strict=True)),
        stability=new.stability - old.stability,
        remembered=tuple(one for one in after.history if one.seat == seat) if anew else (),
    )


def _holdings(state: State | None, seat: Seat) -> Held:
    """Nothing before a campaign is opened."""
    if state is None:
        return Held()
    own = purse(state, seat) if state.characters else Purse(0, 0)
    scores = (state.houses[seat].prestige, state.houses[seat].crown) if state.houses else (0, 0)
    return Held(own.coins, own.power, *scores, tuple(track.value for track in state.tracks), state.stability)
