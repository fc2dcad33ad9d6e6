"""Whom the game waits for, and what silence means (section 8, missed deadlines)."""

from collections.abc import Iterator

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
from engine.games.treasure.start import stow_by_lot, stowed
from engine.games.treasure.state import SHIPS, Member, State, ballot_of, catch_of, first
from engine.kernel.dice import Dice
from engine.kernel.moves import Expire
from engine.kernel.seats import CLOCK
from engine.kernel.waits import Wait


def waits(state: State) -> tuple[Wait, ...]:
    """The open questions; one for each voter and order, since a seat may owe two votes."""
    match state.phase:
        case "stow":
            return tuple(_stows(state))
        case "day":
            return (*_days(state), *_hours(state))
        case "night":
            return (*_votes(state), *_holds(state))
        case "loot":
            return tuple(_holds(state))
        case _:
            return ()


def expire(state: State, action: Expire, dice: Dice) -> tuple[AnyEvent, ...]:
    """What a silent seat's silence means; random votes and holds are drawn only at dawn."""
    match action.wait.split("-"):
        case ["stow", ship, _]:
            return tuple(stow_by_lot(one, dice) for one in SHIPS if one == ship)
        case ["day", _, "floor"]:
            return (FloorPassed(),)
        case ["day", _, "dusk"]:
            return (DayClosed(),)
        case ["day", _, seat]:
            return (DayMissed(int(seat)),)
        case ["vote", _, order, seat]:
            return (VoteMissed(int(seat), int(order), to=(int(seat),)),)
        case ["loot", _, order, seat]:
            return (HoldsMissed(int(seat), int(order), to=(int(seat),)),)
        case _:
            raise ValueError(action.wait)


def day_ends(state: State) -> bool:
    """TI-R25: all have acted, said `done`, slept or left, and the day is old enough; or its hour has come."""
    if state.options.early_day_end == "off":
        return state.closed
    return _old_enough(state) and all(_settled(member) for member in state.members)


def _settled(member: Member) -> bool:
    return member.acted or member.done or member.slept or member.left


def _old_enough(state: State) -> bool:
    return state.floor_passed or state.options.min_day == 0


def _stows(state: State) -> Iterator[Wait]:
    for ship in SHIPS:
        captain = _stower(state, ship)
        if captain is not None:
            yield Wait(f"stow-{ship}-{captain}", captain, "stow", must=True, otherwise="lot_hold")


def _stower(state: State, ship: Ship) -> int | None:
    return None if stowed(state, ship) else first(state, ship)


def _days(state: State) -> Iterator[Wait]:
    """A seat that said `done` may still take it back, so its day stays open until dusk (TI-R25)."""
    for seat, member in enumerate(state.members):
        if not (member.acted or member.slept or member.left):
            yield Wait(f"day-{state.round}-{seat}", seat, "day", must=False, otherwise="no_action")


def _hours(state: State) -> Iterator[Wait]:
    """TI-R25, options: the day's own hours, which only the clock can answer."""
    if state.options.early_day_end == "off":
        yield Wait(f"day-{state.round}-dusk", CLOCK, "dusk", must=False, otherwise="day_closes")
    elif not _old_enough(state):
        yield Wait(f"day-{state.round}-floor", CLOCK, "floor", must=False, otherwise="day_may_end")


def _votes(state: State) -> Iterator[Wait]:
    silence = "no_vote" if state.options.missed_vote == "abstain" else "random_vote"
    for index, order in enumerate(state.orders):
        for seat in order.voters if order.live else ():
            if ballot_of(state, index, seat) is None:
                id = f"vote-{state.round}-{index}-{seat}"
                yield Wait(id, seat, f"vote_{order.kind}", must=True, otherwise=silence, secret=True)


def _holds(state: State) -> Iterator[Wait]:
    """TI-R12: a captain who has left is not asked; the lot will choose (TI-R28)."""
    for index, order in enumerate(state.orders):
        head = order.head
        if head is None or state.members[head].left or catch_of(state, index) or not chooses(state, index):
            continue
        yield Wait(
            f"loot-{state.round}-{index}-{head}", head, "loot", must=True, otherwise="lot_hold", secret=True
        )
