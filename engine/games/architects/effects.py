"""What a building does when it is built: at once, or after a question (AW-BUILD-3 to AW-BUILD-6)."""

from collections.abc import Callable
from typing import Any

from engine.games.architects.counting import count_of
from engine.games.architects.events import Dismissed
from engine.games.architects.events_hall import EffectAsked
from engine.games.architects.facts import PLANS
from engine.games.architects.goods import give, take_debts, virtue
from engine.games.architects.guardhouse import release_from_prison
from engine.games.architects.kinds import (
    AllVirtue,
    Captures,
    CapturesOrRansoms,
    DestroysDebt,
    DiscardsApprentice,
    DiscardsFor,
    ExtraPlacement,
    Gives,
    GivesChoice,
    GivesPer,
    HiresFree,
    ReleasesAll,
    TakesDebt,
)
from engine.games.architects.names import Building
from engine.games.architects.state import State, after, captive_count, hand
from engine.games.architects.telling import Told
from engine.games.architects.town import groups
from engine.kernel.seats import Seat


def start_effect(told: Told, seat: Seat, card: Building) -> Told:
    """What happens at once, or the question, where it has an answer; end effects wait (AW-BUILD-2)."""
    effect = PLANS[card].effect
    if type(effect) in AT_ONCE:
        return AT_ONCE[type(effect)](told, seat, effect)
    crew = told.player(seat).crew
    if isinstance(effect, DiscardsApprentice) and len(crew) == 1 and told.state.ruling.idle == "passes":
        # Who has one apprentice has nothing to choose (AW-AMB-35).
        return told.tell(Dismissed(seat, crew[0]))
    asks = ASKS.get(type(effect))
    if asks is None or not asks(told.state, seat):
        return told
    return told.tell(EffectAsked(seat, card))


def _gives(told: Told, seat: Seat, effect: Gives) -> Told:
    return give(told, seat, tuple(effect.gain.items()))


def _gives_per(told: Told, seat: Seat, effect: GivesPer) -> Told:
    """Rounded down (AW-BUILD-6)."""
    times = count_of(told.player(seat), effect.count) // effect.every
    return give(told, seat, tuple((name, count * times) for name, count in effect.gain.items()))


def _takes_debt(told: Told, seat: Seat, effect: TakesDebt) -> Told:
    return take_debts(told, seat, effect.debts)


def _releases(told: Told, seat: Seat, effect: ReleasesAll) -> Told:
    return release_from_prison(told, seat)


def _all_virtue(told: Told, seat: Seat, effect: AllVirtue) -> Told:
    """The builder is one of them (AW-BUILD-6)."""
    for one in after(told.state, seat):
        if told.player(one).prison >= effect.prison:
            told = virtue(told, one, effect.virtue)
    return told


def _always(state: State, seat: Seat) -> bool:
    return True


def _has_debt(state: State, seat: Seat) -> bool:
    return state.players[seat].unpaid > 0


def _capturable(state: State, seat: Seat) -> bool:
    return bool(groups(state))


def _capturable_or_captured(state: State, seat: Seat) -> bool:
    return bool(groups(state)) or captive_count(state, seat) > 0


def _has_display(state: State, seat: Seat) -> bool:
    return any(state.display)


def _holding(state: State, seat: Seat) -> bool:
    return bool(hand(state, seat))


def _has_crew(state: State, seat: Seat) -> bool:
    return bool(state.players[seat].crew)


def _has_reserve(state: State, seat: Seat) -> bool:
    return state.players[seat].reserve > 0


AT_ONCE: dict[type, Callable[[Told, Seat, Any], Told]] = {
    Gives: _gives,
    GivesPer: _gives_per,
    TakesDebt: _takes_debt,
    ReleasesAll: _releases,
    AllVirtue: _all_virtue,
}
"""Kinds that ask nothing."""

ASKS: dict[type, Callable[[State, Seat], bool]] = {
    GivesChoice: _always,
    DestroysDebt: _has_debt,
    Captures: _capturable,
    CapturesOrRansoms: _capturable_or_captured,
    HiresFree: _has_display,
    DiscardsFor: _holding,
    ExtraPlacement: _has_reserve,
    DiscardsApprentice: _has_crew,
}
"""Kinds that ask, and whether there is anything to ask about."""
