"""Whom the game waits for, and what silence means (section 8, missed deadlines)."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from engine.games.treasure.events import (
    AnyEvent,
    DayClosed,
    DayMissed,
    FloorPassed,
)
from engine.games.treasure.events_night import (
    HoldsMissed,
    VoteMissed,
)
from engine.games.treasure.moves import Ship
from engine.games.treasure.night import chooses
from engine.games.treasure.setup import is_treasure_stowed, stow_by_lot
from engine.games.treasure.state import SHIPS, Member, State, ballot_of, catch_of, first
from engine.kernel.dice import Dice
from engine.kernel.seats import CLOCK
from engine.kernel.waits import Wait


class Question(NamedTuple):
    """A wait, and what silence means."""

    wait: Wait
    silence: Callable[[Dice], tuple[AnyEvent, ...]]


def stows(state: State) -> Iterator[Question]:
    """Each ship's captain, or who stands in for one, stows its treasures."""
    for ship in SHIPS:
        captain = _stower(state, ship)
        if captain is not None:
            wait = Wait(f"stow-{ship}-{captain}", captain, "stow", must=True, otherwise="lot_hold")
            yield Question(wait, partial(_by_lot, ship))


def day(state: State) -> Iterator[Question]:
    """Everybody may act; beside them run the day's own hours."""
    yield from _days(state)
    yield from _hours(state)


def night(state: State) -> Iterator[Question]:
    """Votes, one for each voter and order, since a seat may owe two; and the holds to choose from."""
    yield from _votes(state)
    yield from holds(state)


def day_ends(state: State) -> bool:
    """TI-R25: all have acted, said `done`, slept or left, and the day is old enough; or its hour has come."""
    if state.options.early_day_end == "off":
        return state.closed
    return _old_enough(state) and all(_is_settled(member) for member in state.members)


def _is_settled(member: Member) -> bool:
    return member.acted or member.done or member.slept or member.left


def _old_enough(state: State) -> bool:
    return state.floor_passed or state.options.min_day == 0


def _stower(state: State, ship: Ship) -> int | None:
    return None if is_treasure_stowed(state, ship) else first(state, ship)


def _by_lot(ship: Ship, dice: Dice) -> tuple[AnyEvent, ...]:
    return (stow_by_lot(ship, dice),)


def _days(state: State) -> Iterator[Question]:
    """A seat that said `done` may still take it back, so its day stays open until dusk (TI-R25)."""
    for seat, member in enumerate(state.members):
        if not (member.acted or member.slept or member.left):
            wait = Wait(f"day-{state.round}-{seat}", seat, "day", must=False, otherwise="no_action")
            yield Question(wait, always(DayMissed(seat)))


def _hours(state: State) -> Iterator[Question]:
    """TI-R25, options: the day's own hours, which only the clock can answer."""
    if state.options.early_day_end == "off":
        wait = Wait(f"day-{state.round}-dusk", CLOCK, "dusk", must=False, otherwise="day_closes")
        yield Question(wait, always(DayClosed()))
    elif not _old_enough(state):
        wait = Wait(f"day-{state.round}-floor", CLOCK, "floor", must=False, otherwise="day_may_end")
        yield Question(wait, always(FloorPassed()))


def _votes(state: State) -> Iterator[Question]:
    silence = "no_vote" if state.options.missed_vote == "abstain" else "random_vote"
    for index, order in enumerate(state.orders):
        for seat in order.voters if order.live else ():
            if ballot_of(state, index, seat) is None:
                id = f"vote-{state.round}-{index}-{seat}"
                wait = Wait(id, seat, f"vote_{order.kind}", must=True, otherwise=silence, secret=True)
                yield Question(wait, always(VoteMissed(seat, index, to=(seat,))))


def holds(state: State) -> Iterator[Question]:
    """TI-R12: a captain who has left is not asked; the lot will choose (TI-R28)."""
    for index, order in enumerate(state.orders):
        head = order.head
        if head is None or state.members[head].left or catch_of(state, index) or not chooses(state, index):
            continue
        id = f"loot-{state.round}-{index}-{head}"
        wait = Wait(id, head, "loot", must=True, otherwise="lot_hold", secret=True)
        yield Question(wait, always(HoldsMissed(head, index, to=(head,))))


def always(event: AnyEvent) -> Callable[[Dice], tuple[AnyEvent, ...]]:
    """A silence that needs no dice."""
    return lambda dice: (event,)
