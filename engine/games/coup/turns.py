"""A turn from its declaration to its effect, and on to the next turn (CO-3, CO-7)."""

from engine.games.coup.court import gather
from engine.games.coup.events import (
    ActionDeclared,
    By,
    CoinsForfeited,
    CoinsGained,
    CoinsStolen,
    Event,
    ExchangeBegun,
    Exchanged,
    GameEnded,
    LossOwed,
    TurnStarted,
    WindowOpened,
)
from engine.games.coup.losses import departures
from engine.games.coup.moves import BLOCKERS, CLAIM, COST, FORCED, GAIN, LOOT, Kind
from engine.games.coup.state import Deed, State, current_deed, hand, others
from engine.kernel.dice import Dice
from engine.kernel.sealed import Sealed
from engine.kernel.seats import Seat, others_in_order


def declare(state: State, seat: Seat, kind: Kind, target: Seat | None, by: By) -> tuple[Event, ...]:
    """The action with its claim; the cost is paid now (CO-R17), and the others are asked, if they may act."""
    claim = CLAIM.get(kind)
    declared = ActionDeclared(seat, kind, target, claim, COST.get(kind, 0), by)
    if claim is not None:
        return declared, WindowOpened("challenge", others(state, seat))
    if kind in BLOCKERS:
        return declared, WindowOpened("block", others(state, seat))
    return (declared,)


def resolve(state: State, dice: Dice) -> tuple[Event, ...]:
    """The effect of the action that nothing has stopped (CO-3.11)."""
    deed = current_deed(state)
    if deed.kind in GAIN:
        return (CoinsGained(deed.seat, _payout(state, GAIN[deed.kind])),)
    if deed.kind == "exchange":
        return _begin_exchange(state, deed, dice)
    return _strike(state, deed, dice)


def keep(state: State, seat: Seat, slots: tuple[int, ...], by: By) -> tuple[Event, ...]:
    """The exchange ends with these slots of own and drawn cards as the hand (CO-R19)."""
    offered = (*hand(state, seat), *(state.drawn.value or ()))
    return (Exchanged(seat, Sealed(tuple(offered[slot] for slot in slots), (seat,)), by),)


def leaver_keeps_cards(state: State, dice: Dice) -> tuple[Event, ...]:
    """A leaving actor keeps the own cards (CO-R24)."""
    seat = state.active
    return keep(state, seat, own_slots(state, seat), "default") if seat in state.leaving else ()


def own_slots(state: State, seat: Seat) -> tuple[int, ...]:
    """The slots of an exchange that leave the hand as it was."""
    return tuple(range(len(hand(state, seat))))


def close(state: State, dice: Dice) -> tuple[Event, ...]:
    """The action is over: who is leaving is out, and the next seat is on turn, or the cap is reached."""
    cap = state.options.max_turns
    if cap and state.turn >= cap:
        then: Event = GameEnded(None, "turn_cap")
    else:
        seat = _next(state)
        then = TurnStarted(state.turn + 1, seat, state.coins[seat] >= FORCED)
    return (*departures(state, state.leaving), then) if state.leaving else (then,)


def _payout(state: State, coins: int) -> int:
    """What the Treasury can still give of these coins (CO-R16)."""
    return coins if state.options.treasury == "unlimited" else min(coins, state.treasury)


def _begin_exchange(state: State, deed: Deed, dice: Dice) -> tuple[Event, ...]:
    drawn, _ = dice.sample(state.court.value or (), 2, "exchange", state.turn)
    return (ExchangeBegun(deed.seat, Sealed(gather(drawn), (deed.seat,))),)


def _strike(state: State, deed: Deed, dice: Dice) -> tuple[Event, ...]:
    """Theft takes coins even of a target that is out; other blows then do nothing (CO-8.4)."""
    target = deed.target
    assert target is not None
    if deed.kind == "steal":
        return _theft(state, deed.seat, target)
    if target not in state.living:
        return close(state, dice)
    return (LossOwed(target, "coup" if deed.kind == "coup" else "assassinate", "close"),)


def _theft(state: State, seat: Seat, target: Seat) -> tuple[Event, ...]:
    """Two coins or what there is; the rest of a target that is out goes to the Treasury (CO-3.6, CO-R07)."""
    coins = min(LOOT, state.coins[target])
    stolen = CoinsStolen(seat, target, coins)
    left = state.coins[target] - coins
    if target in state.living or not left:
        return (stolen,)
    return stolen, CoinsForfeited(target, left)


def _next(state: State) -> Seat:
    """The next staying seat clockwise of the one whose turn it was, who may be out by now (CO-2.5)."""
    active, living = state.active, state.living
    if active in living and not state.leaving:
        return living[(living.index(active) + 1) % len(living)]
    for seat in others_in_order(state.order, active):
        if seat in living and seat not in state.leaving:
            return seat
    raise ValueError(living)
