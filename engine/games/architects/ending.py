"""The end: what buildings make of virtue, then the count (AW-SCORE-1, AW-SCORE-2)."""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Any

from engine.games.architects.counting import count_of, strictly_most
from engine.games.architects.event import AnyEvent
from engine.games.architects.events_hall import GameEnded, Scored
from engine.games.architects.facts import PLANS
from engine.games.architects.goods import virtue
from engine.games.architects.kinds import EndVirtue, VirtueIfMost, VirtuePer
from engine.games.architects.names import Building
from engine.games.architects.scoring import ending, places, score
from engine.games.architects.state import State
from engine.games.architects.telling import Told
from engine.kernel.dice import Dice
from engine.kernel.seats import Seat


def _per(state: State, seat: Seat, effect: VirtuePer) -> int:
    return count_of(state.players[seat], effect.count) // effect.every * effect.virtue


def _if_most(state: State, seat: Seat, effect: VirtueIfMost) -> int:
    return effect.virtue if strictly_most(state, seat, effect.count) else 0


def _plain(state: State, seat: Seat, effect: EndVirtue) -> int:
    return effect.virtue


VIRTUE: dict[type, Callable[[State, Seat, Any], int]] = {
    VirtuePer: _per,
    VirtueIfMost: _if_most,
    EndVirtue: _plain,
}
"""Kinds of effects that move virtue at the end (AW-SCORE-2)."""


def end(state: State, dice: Dice) -> tuple[AnyEvent, ...]:
    """Virtue of all, then everybody's points, then the places."""
    told = Told(state, dice)
    for seat in range(len(state.players)):
        told = apply_final_virtue(told, seat)
    for seat in range(len(state.players)):
        one = score(told.state, seat)
        told = told.tell(Scored(seat, one.total, one))
    return told.tell(GameEnded(places(told.state), ending(told.state))).events


def apply_final_virtue(told: Told, seat: Seat) -> Told:
    """The seat's buildings move its virtue in the order that serves it best (AW-AMB-19)."""
    ways = (_apply_in_order(told, seat, order) for order in _orders(told.state, seat))
    return max(ways, key=lambda one: _worth(one, seat))


def _orders(state: State, seat: Seat) -> Iterator[Sequence[Building]]:
    """Every choice of what comes before the losses; gains by the card's id. Without losses there is one."""
    found = sorted(card for card in state.players[seat].built if type(PLANS[card].effect) in VIRTUE)
    losses = [card for card in found if isinstance(PLANS[card].effect, EndVirtue)]
    gains = [card for card in found if card not in losses]
    if not losses:
        yield gains
        return
    for count in range(len(gains) + 1):
        for before in combinations(gains, count):
            yield (*before, *losses, *(card for card in gains if card not in before))


def _apply_in_order(told: Told, seat: Seat, order: Sequence[Building]) -> Told:
    """What is counted does not change with virtue, so the order alone matters."""
    for card in order:
        effect = PLANS[card].effect
        told = virtue(told, seat, VIRTUE[type(effect)](told.state, seat, effect))
    return told


def _worth(told: Told, seat: Seat) -> tuple[int, int, int]:
    player = told.player(seat)
    return score(told.state, seat).total, -player.unpaid, player.virtue
