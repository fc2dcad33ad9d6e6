"""What a building does when it is built, and the answers to what it asks (AW-BUILD-3 to AW-BUILD-6).

Each kind of effect has its place in one of these tables (those of the end stand in chapters/scoring.py):

    AT_ONCE   happens by itself
    ASKS      asks the builder, where there is anything to ask about; ANSWERS says which moves may answer

A question is open from `EffectAsked` to `EffectSettled`, and `State.effect` names the building meanwhile.
Who says nothing leaves what is optional, except a debt that costs nothing to destroy (`settle_by_default`).
"""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from engine.games.architects.base import By, Happening, Move
from engine.games.architects.chapter import Folds, Outcome, Rule, is_chain_ended, never_refused
from engine.games.architects.chapters.apprentices import (
    Dismissed,
    apprentice_refusal,
    next_apprentice_field,
    take_apprentice,
)
from engine.games.architects.chapters.goods import change_virtue, destroy_debts, give, take_debts
from engine.games.architects.chapters.scoring import count_of
from engine.games.architects.chapters.town import (
    Capture,
    can_capture_all,
    capture_workers,
    captures_field,
    captures_so_far,
    groups,
    next_captures,
)
from engine.games.architects.chapters.workers import reclaim_from_boards, release_from_prison
from engine.games.architects.facts import PLANS, TABLE
from engine.games.architects.kinds import (
    AllVirtue,
    AnyEffect,
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
from engine.games.architects.names import Apprentice, Building, Good
from engine.games.architects.state import (
    State,
    Under,
    captive_count,
    hand,
    seats_from,
    with_player,
    with_question,
)
from engine.kernel.moves import Field, PartialMove
from engine.kernel.refused import Refusal, no
from engine.kernel.sealed import Sealed, open_sealed, seal
from engine.kernel.seats import Seat, remove_each

# --- moves and events ---------------------------------------------------------------------------------------


class Dismiss(Move, frozen=True, tag="dismiss"):
    """An own apprentice goes (AW-TURN-6)."""

    card: Apprentice


class TakeOn(Move, frozen=True, tag="take_on"):
    """An apprentice for nothing, by a building or before the first turn."""

    card: Apprentice
    discard: Apprentice | None = None


class ChooseGood(Move, frozen=True, tag="choose_good"):
    """Which of a building's goods."""

    good: Good


class Seize(Move, frozen=True, tag="seize"):
    """Captures by a building (AW-BUILD-4)."""

    captures: tuple[Capture, ...]


class Reclaim(Move, frozen=True, tag="reclaim"):
    """Own captured workers come back by a building (AW-BUILD-5)."""


class Sell(Move, frozen=True, tag="sell"):
    """A building of the hand for what another building pays."""

    card: Building


class Accept(Move, frozen=True, tag="accept"):
    """A building's offer is taken."""


class Skip(Move, frozen=True, tag="skip"):
    """A building's offer is left (AW-BUILD-3)."""


class EffectAsked(Happening, frozen=True, tag="effect_asked"):
    """A building asks its builder something (AW-BUILD-3)."""

    seat: Seat
    card: Building


class EffectSettled(Happening, frozen=True, tag="effect_settled"):
    """It is answered."""

    seat: Seat
    card: Building
    used: bool
    by: By


class Discarded(Happening, frozen=True, tag="discarded"):
    """A building of the hand goes face down under the deck."""

    seat: Seat
    card: Sealed[Building]
    by: By


# --- built --------------------------------------------------------------------------------------------------


def start_effect(outcome: Outcome, seat: Seat, card: Building) -> Outcome:
    """Do what the building does at once, or ask where there is an answer; end effects wait (AW-BUILD-2)."""
    effect = PLANS[card].effect
    if type(effect) in AT_ONCE:
        return AT_ONCE[type(effect)](outcome, seat, effect)
    crew = outcome.player(seat).crew
    if isinstance(effect, DiscardsApprentice) and len(crew) == 1 and outcome.state.ruling.idle == "passes":
        # Who has one apprentice has nothing to choose (AW-AMB-35).
        return outcome.add(Dismissed(seat, crew[0]))
    asks = ASKS.get(type(effect))
    return outcome.add(EffectAsked(seat, card)) if asks and asks(outcome.state, seat) else outcome


def _give_for_each(outcome: Outcome, seat: Seat, effect: GivesPer) -> Outcome:
    """Rounded down (AW-BUILD-6)."""
    times = count_of(outcome.player(seat), effect.count) // effect.every
    return give(outcome, seat, tuple((name, count * times) for name, count in effect.gain.items()))


def _change_virtue_of_all(outcome: Outcome, seat: Seat, effect: AllVirtue) -> Outcome:
    """The builder is one of them (AW-BUILD-6)."""
    for one in seats_from(outcome.state, seat):
        if outcome.player(one).prison >= effect.prison:
            outcome = change_virtue(outcome, one, effect.virtue)
    return outcome


AT_ONCE: Final[dict[type, Callable[[Outcome, Seat, Any], Outcome]]] = {
    Gives: lambda outcome, seat, effect: give(outcome, seat, tuple(effect.gain.items())),
    GivesPer: _give_for_each,
    TakesDebt: lambda outcome, seat, effect: take_debts(outcome, seat, effect.debts),
    ReleasesAll: lambda outcome, seat, effect: release_from_prison(outcome, seat),
    AllVirtue: _change_virtue_of_all,
}
"""Kinds that ask nothing."""

ASKS: Final[dict[type, Callable[[State, Seat], bool]]] = {
    GivesChoice: lambda state, seat: True,
    DestroysDebt: lambda state, seat: state.players[seat].unpaid > 0,
    Captures: lambda state, seat: bool(groups(state)),
    CapturesOrRansoms: lambda state, seat: bool(groups(state)) or captive_count(state, seat) > 0,
    HiresFree: lambda state, seat: any(state.display),
    DiscardsFor: lambda state, seat: bool(hand(state, seat)),
    ExtraPlacement: lambda state, seat: state.players[seat].reserve > 0,
    DiscardsApprentice: lambda state, seat: bool(state.players[seat].crew),
}
"""Kinds that ask, and whether there is anything to ask about."""


def on_effect_asked(state: State, event: EffectAsked) -> State:
    """The builder is asked; another placement is a phase of its own, since moves of a turn answer it."""
    another = isinstance(PLANS[event.card].effect, ExtraPlacement)
    return with_question(state, "extra" if another else "effect", effect=event.card)


def on_effect_settled(state: State, event: EffectSettled) -> State:
    """The turn goes on to its end."""
    return replace(state, phase="close", effect=None)


# --- answered -----------------------------------------------------------------------------------------------


def effect_of(state: State) -> AnyEffect | None:
    """The effect of the building that asks now; None where none does."""
    return None if state.effect is None else PLANS[state.effect].effect


def settle_effect(outcome: Outcome, seat: Seat, by: By = "choice", *, used: bool = True) -> Outcome:
    """Be done with the building that asked; nothing where none did."""
    card = outcome.state.effect
    return outcome if card is None else outcome.add(EffectSettled(seat, card, used, by))


def is_debt_destroyed_by_default(state: State) -> bool:
    """Whether silence destroys the debt that this building may destroy: it costs nothing (AW-AMB-34)."""
    return state.ruling.church == "destroyed" and isinstance(effect_of(state), DestroysDebt)


def settle_by_default(outcome: Outcome, seat: Seat) -> Outcome:
    """Leave what is optional, but for a debt; where an answer must be given, give the first there is."""
    if is_debt_destroyed_by_default(outcome.state):
        return accept_offer(outcome, seat, Accept(), "default")
    match effect_of(outcome.state):
        case GivesChoice():
            return choose_good(outcome, seat, ChooseGood(goods_to_choose(outcome.state)[0]), "default")
        case DiscardsApprentice():
            return dismiss(outcome, seat, Dismiss(outcome.player(seat).crew[0]), "default")
    return settle_effect(outcome, seat, "default", used=False)


def choose_good_refusal(state: State, seat: Seat, action: ChooseGood) -> Refusal | None:
    """Why this good can't be chosen: the building does not offer it."""
    return None if action.good in goods_to_choose(state) else no("good_closed", good=action.good)


def choose_good(outcome: Outcome, seat: Seat, action: ChooseGood, by: By = "choice") -> Outcome:
    """The goods that were chosen."""
    effect = effect_of(outcome.state)
    assert isinstance(effect, GivesChoice)
    option = next(one for one in effect.options if next(iter(one)) == action.good)
    return settle_effect(give(outcome, seat, tuple(option.items())), seat, by)


def goods_to_choose(state: State) -> tuple[Good, ...]:
    """The goods between which a building lets choose, each option by its first."""
    effect = effect_of(state)
    return tuple(next(iter(one)) for one in effect.options) if isinstance(effect, GivesChoice) else ()


def accept_offer(outcome: Outcome, seat: Seat, action: Accept, by: By = "choice") -> Outcome:
    """Destroy debts: no virtue, nothing for collectors (AW-DEBT-1)."""
    effect = effect_of(outcome.state)
    assert isinstance(effect, DestroysDebt)
    return settle_effect(destroy_debts(outcome, seat, effect.debts), seat, by)


def seize_refusal(state: State, seat: Seat, action: Seize) -> Refusal | None:
    """Why a building's captures can't be made: none, too many, or not one after another (AW-BUILD-4)."""
    effect, taken = effect_of(state), action.captures
    closed = no("capture_free_closed")
    if not isinstance(effect, Captures | CapturesOrRansoms) or not 0 < len(taken) <= effect.captures:
        return closed
    return None if can_capture_all(groups(state), taken, effect.locations) else closed


def seize(outcome: Outcome, seat: Seat, action: Seize) -> Outcome:
    """Free captures (AW-BUILD-4)."""
    return settle_effect(capture_workers(outcome, seat, action.captures), seat)


def next_seize_field(state: State, seat: Seat, begun: PartialMove) -> Field | None:
    """One capture after another, the first of which is no choice: who wants none skips."""
    taken, effect = captures_so_far(begun), effect_of(state)
    if not isinstance(effect, Captures | CapturesOrRansoms):
        return None
    if is_chain_ended(begun, "captures") or len(taken) >= effect.captures:
        return None
    return captures_field(next_captures(groups(state), taken, effect.locations), least=0 if taken else 1)


def reclaim_refusal(state: State, seat: Seat, action: Reclaim) -> Refusal | None:
    """Why nobody comes back: no worker is on another board."""
    return None if captive_count(state, seat) else no("nobody_held")


def reclaim(outcome: Outcome, seat: Seat, action: Reclaim) -> Outcome:
    """Own workers come back from all boards (AW-BUILD-5, AW-AMB-18)."""
    return settle_effect(reclaim_from_boards(outcome, seat), seat)


def take_on_refusal(state: State, seat: Seat, action: TakeOn) -> Refusal | None:
    """Why this apprentice can't come."""
    return apprentice_refusal(state, seat, action.card, action.discard)


def take_on(outcome: Outcome, seat: Seat, action: TakeOn) -> Outcome:
    """Any apprentice of the display, for nothing; before the first turn no building asks (AW-VAR-1)."""
    return settle_effect(take_apprentice(outcome, seat, action.card, action.discard), seat)


def take_on_by_default(outcome: Outcome, seat: Seat) -> Outcome:
    """Before the first turn the first apprentice shown comes to whoever is silent."""
    return take_apprentice(outcome, seat, next(row[0].card for row in outcome.state.display if row))


def next_take_on_field(state: State, seat: Seat, begun: PartialMove) -> Field | None:
    """Any apprentice of the display (AW-APP-5), then who goes for it."""
    return next_apprentice_field(state, seat, begun, tuple(one.card for row in state.display for one in row))


def dismiss_refusal(state: State, seat: Seat, action: Dismiss) -> Refusal | None:
    """Why nobody is dismissed: it is no apprentice of this seat."""
    own = action.card in state.players[seat].crew
    return None if own else no("not_your_apprentice", card=action.card)


def dismiss(outcome: Outcome, seat: Seat, action: Dismiss, by: By = "choice") -> Outcome:
    """An apprentice goes: by a building, or of one's own will, and then the turn goes on (AW-TURN-6)."""
    return settle_effect(outcome.add(Dismissed(seat, action.card)), seat, by)


def sell(outcome: Outcome, seat: Seat, action: Sell) -> Outcome:
    """A building of the hand for goods."""
    effect = effect_of(outcome.state)
    assert isinstance(effect, DiscardsFor)
    outcome = outcome.add(Discarded(seat, seal(action.card, seat), "choice"))
    return settle_effect(give(outcome, seat, tuple(effect.gain.items())), seat)


def skip(outcome: Outcome, seat: Seat, action: Skip) -> Outcome:
    """Leave what a building offers."""
    return settle_effect(outcome, seat, used=False)


def in_hand_refusal(state: State, seat: Seat, action: Any) -> Refusal | None:
    """Why a move of a building of the hand, its field `card`, is not possible: it is not there."""
    return None if action.card in hand(state, seat) else no("not_in_hand", card=action.card)


def on_discarded(state: State, event: Discarded) -> State:
    """A hand that is still too large is asked about again (AW-HAND-1)."""
    left = remove_each(hand(state, event.seat), open_sealed(event.card))
    state = with_player(state, event.seat, hand=Sealed(left, (event.seat,)))
    state = replace(state, under=(*state.under, Under(event.card)))
    if state.phase != "trim":
        return state
    return with_question(state, "trim") if len(left) > TABLE.hand else replace(state, phase="close")


# --- what the game collects from this chapter ---------------------------------------------------------------

ANSWERS: Final[dict[type, tuple[str, ...]]] = {
    GivesChoice: ("choose_good",),
    DestroysDebt: ("accept", "skip"),
    Captures: ("seize", "skip"),
    CapturesOrRansoms: ("seize", "reclaim", "skip"),
    HiresFree: ("take_on", "skip"),
    DiscardsFor: ("sell", "skip"),
    DiscardsApprentice: ("dismiss",),
    ExtraPlacement: ("build", "advance", "skip"),
}
"""Which moves, by tag, may answer each kind that asks; those of ExtraPlacement stand in the guildhall."""

RULES: Final[dict[type, Rule]] = {
    Dismiss: Rule(dismiss_refusal, dismiss),
    TakeOn: Rule(take_on_refusal, take_on, next_take_on_field),
    ChooseGood: Rule(choose_good_refusal, choose_good),
    Seize: Rule(seize_refusal, seize, next_seize_field),
    Reclaim: Rule(reclaim_refusal, reclaim),
    Sell: Rule(in_hand_refusal, sell),
    Accept: Rule(never_refused, accept_offer),
    Skip: Rule(never_refused, skip),
}
FOLDS: Final[Folds] = {
    EffectAsked: on_effect_asked,
    EffectSettled: on_effect_settled,
    Discarded: on_discarded,
}
