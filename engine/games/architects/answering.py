"""Answers to what a building asks (AW-BUILD-3): which moves answer which kind, and what they bring."""

from engine.games.architects import moves as mv
from engine.games.architects.events import By, Dismissed
from engine.games.architects.events_hall import Discarded, EffectSettled
from engine.games.architects.facts import PLANS
from engine.games.architects.goods import destroy_unpaid_debts, give
from engine.games.architects.guardhouse import reclaim_from_boards
from engine.games.architects.kinds import (
    AnyEffect,
    Captures,
    CapturesOrRansoms,
    DestroysDebt,
    DiscardsApprentice,
    DiscardsFor,
    ExtraPlacement,
    GivesChoice,
    HiresFree,
)
from engine.games.architects.names import Apprentice, Building, Good
from engine.games.architects.state import State, captive_count
from engine.games.architects.telling import Told
from engine.games.architects.town import Groups, capture_workers, fine, groups
from engine.games.architects.workshop import take_apprentice
from engine.kernel.sealed import seal
from engine.kernel.seats import Seat

ANSWERS: dict[type, tuple[type, ...]] = {
    GivesChoice: (mv.ChooseGood,),
    DestroysDebt: (mv.Accept, mv.Skip),
    Captures: (mv.Seize, mv.Skip),
    CapturesOrRansoms: (mv.Seize, mv.Reclaim, mv.Skip),
    HiresFree: (mv.TakeOn, mv.Skip),
    DiscardsFor: (mv.Sell, mv.Skip),
    DiscardsApprentice: (mv.Dismiss,),
    ExtraPlacement: (mv.Build, mv.Advance, mv.Skip),
}
"""What may be answered to each kind that asks."""


def effect_of(state: State) -> AnyEffect | None:
    """What the building does that asks now."""
    return None if state.effect is None else PLANS[state.effect].effect


def answers(state: State, move: type) -> bool:
    """Whether a move of this type answers what is asked."""
    return move in ANSWERS.get(type(effect_of(state)), ())


def choices(state: State) -> tuple[Good, ...]:
    """The goods between which a building lets choose, each option by its first."""
    effect = effect_of(state)
    if not isinstance(effect, GivesChoice):
        return ()
    return tuple(next(iter(option)) for option in effect.options)


def reclaimable(state: State, seat: Seat) -> bool:
    """Whether there is anybody to have back."""
    return captive_count(state, seat) > 0


def seizable(state: State, taken: Groups) -> bool:
    """Whether a building's captures can be made (AW-BUILD-4)."""
    effect = effect_of(state)
    if not isinstance(effect, Captures | CapturesOrRansoms) or not 0 < len(taken) <= effect.captures:
        return False
    return fine(groups(state), taken, effect.locations)


def finish_building(told: Told, seat: Seat, by: By = "choice", *, used: bool = True) -> Told:
    """The building is done with."""
    card = told.state.effect
    assert card is not None
    return told.tell(EffectSettled(seat, card, used, by))


def choose_goods(told: Told, seat: Seat, good: Good, by: By = "choice") -> Told:
    """The goods that were chosen."""
    effect = effect_of(told.state)
    assert isinstance(effect, GivesChoice)
    option = next(one for one in effect.options if next(iter(one)) == good)
    return finish_building(give(told, seat, tuple(option.items())), seat, by)


def destroy_debts(told: Told, seat: Seat, by: By = "choice") -> Told:
    """Debts are destroyed: no virtue, nothing for collectors (AW-DEBT-1)."""
    effect = effect_of(told.state)
    assert isinstance(effect, DestroysDebt)
    return finish_building(destroy_unpaid_debts(told, seat, effect.debts), seat, by)


def took(told: Told, seat: Seat, captures: Groups) -> Told:
    """Free captures (AW-BUILD-4)."""
    return finish_building(capture_workers(told, seat, captures), seat)


def return_workers(told: Told, seat: Seat) -> Told:
    """Own workers come back from all boards (AW-BUILD-5, AW-AMB-18)."""
    return finish_building(reclaim_from_boards(told, seat), seat)


def took_on(told: Told, seat: Seat, card: Apprentice, discard: Apprentice | None) -> Told:
    """Any apprentice of the display, for nothing; before the first turn no building asks (AW-VAR-1)."""
    starting = told.state.phase == "start"
    told = take_apprentice(told, seat, card, discard)
    return told if starting else finish_building(told, seat)


def sell_building(told: Told, seat: Seat, card: Building) -> Told:
    """A building of the hand for goods."""
    effect = effect_of(told.state)
    assert isinstance(effect, DiscardsFor)
    told = told.tell(Discarded(seat, seal(card, seat), "choice"))
    return finish_building(give(told, seat, tuple(effect.gain.items())), seat)


def dismiss(told: Told, seat: Seat, card: Apprentice, by: By = "choice") -> Told:
    """An apprentice goes: by a building, or of one's own will (AW-TURN-6)."""
    told = told.tell(Dismissed(seat, card))
    return told if told.state.effect is None else finish_building(told, seat, by)


def destroys_by_itself(state: State) -> bool:
    """Whether silence destroys the debt that this building may destroy: it costs nothing (AW-AMB-34)."""
    return state.ruling.church == "destroyed" and isinstance(effect_of(state), DestroysDebt)


def silent(told: Told, seat: Seat) -> Told:
    """What nobody answers is left, but for a debt; what must be answered is, with the first there is."""
    effect = effect_of(told.state)
    if destroys_by_itself(told.state):
        return destroy_debts(told, seat, "default")
    if isinstance(effect, GivesChoice):
        return choose_goods(told, seat, choices(told.state)[0], "default")
    if isinstance(effect, DiscardsApprentice):
        return dismiss(told, seat, told.player(seat).crew[0], "default")
    return finish_building(told, seat, "default", used=False)
