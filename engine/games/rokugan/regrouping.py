"""Promotion and Reinforcements: tokens of the discard for tokens of the hand; and Spy Network (BR-TERR)."""

from engine.games.rokugan.cards import shown
from engine.games.rokugan.event import AnyEvent
from engine.games.rokugan.events import HandShown, Regrouped
from engine.games.rokugan.moves import Given, Regroup, Regrouping
from engine.games.rokugan.names import KIND, Tokens
from engine.games.rokugan.state import State, gathered, hand, without
from engine.kernel.sealed import seal
from engine.kernel.seats import Seat


def takable(state: State, seat: Seat, card: Regrouping) -> Tokens:
    """The tokens of the discard that may come back."""
    kinds = ("army",) if card == "reinforcements" else ("army", "navy", "shinobi")
    return tuple(one for one in state.players[seat].discard if KIND[one] in kinds)


def taking(state: State, seat: Seat, card: Regrouping) -> int:
    """How many come back, and as many go: with one army in the discard, one."""
    return min(2 if card == "reinforcements" else 1, len(takable(state, seat, card)))


def givable(state: State, seat: Seat, takes: Tokens, gone: tuple[Given, ...]) -> Tokens:
    """What may leave the hand: no bluff, but also what has just come."""
    held = without((*hand(state, seat), *takes), *(one.token for one in gone))
    return tuple(sorted(one for one in held if one != "bluff"))


def fair(state: State, seat: Seat, action: Regroup) -> bool:
    """Whether as many tokens as the card says come and go, all of them there."""
    count = taking(state, seat, action.card)
    if not count or not len(action.takes) == len(action.gives) == count:
        return False
    left = takable(state, seat, action.card)
    for one in action.takes:
        if one not in left:
            return False
        left = without(left, one)
    gone = range(count)
    return all(
        action.gives[spot].token in givable(state, seat, action.takes, action.gives[:spot]) for spot in gone
    )


def regrouped(state: State, seat: Seat, action: Regroup) -> tuple[AnyEvent, ...]:
    """What is taken and discarded is open; what goes into the pool is not."""
    gone = gathered(tuple(one.token for one in action.gives if one.into == "discard"))
    pooled = gathered(tuple(one.token for one in action.gives if one.into == "pool"))
    return shown(seat, action.card), Regrouped(seat, gathered(action.takes), gone, seal(pooled, seat))


def spied(state: State, seat: Seat, target: Seat) -> tuple[AnyEvent, ...]:
    """The whole hand, for the spy alone."""
    return shown(seat, "spy_network"), HandShown(seat, target, seal(hand(state, target), seat, target))
