"""Perks that are a choice in a phase: a look at a true outcome, a turned momentum (chapter 11, HO-R36)."""

from msgspec.structs import replace

from engine.games.houses import proposals, resources
from engine.games.houses.balances import ballot, with_character
from engine.games.houses.casting import phase
from engine.games.houses.content import Content
from engine.games.houses.events import AnyEvent, OutcomePeeked
from engine.games.houses.moves import AnyAction, PeekOutcome, TurnMomentum
from engine.games.houses.names import RESOURCES, SIDES
from engine.games.houses.perks import in_force, perk_sum
from engine.games.houses.state import State
from engine.kernel.dice import Dice
from engine.kernel.refused import Refusal, no
from engine.kernel.sealed import open_sealed, seal
from engine.kernel.seats import Seat

PEEKS = tuple(PeekOutcome(side) for side in SIDES)
TURNS = tuple(TurnMomentum(resource) for resource in RESOURCES)
"""Of each the house may do all, or none."""


def peeks_left(state: State, seat: Seat) -> int:
    """How many looks the house still has in this generation."""
    used = state.characters[seat].peeks
    return perk_sum(state, seat, "see_true_outcome") - (open_sealed(used) if used else 0)


def peek_refusal(state: State, seat: Seat, action: PeekOutcome) -> Refusal | None:
    """k times a generation, before the house has cast."""
    if state.stage != "vote":
        return no("not_now")
    if ballot(state, seat) is not None or phase(state).slips[seat].absent:
        return no("already_cast")
    return no("perk_missing") if peeks_left(state, seat) < 1 else None


def peek_events(
    state: State, seat: Seat, action: PeekOutcome, content: Content, dice: Dice
) -> tuple[AnyEvent, ...]:
    """HO-R36: shown to its house alone."""
    drawn = proposals.outcome(state, content, action.side, dice)
    mark = drawn.event.id if drawn.event else None
    story = drawn.story.id if drawn.story else None
    return (OutcomePeeked(seat, action.side, drawn.effects, mark, story, (seat,)),)


def turn_refusal(state: State, seat: Seat, action: TurnMomentum) -> Refusal | None:
    """k times a generation, before the count."""
    if state.stage != "vote":
        return no("not_now")
    used = state.characters[seat].turns
    return no("perk_missing") if used >= perk_sum(state, seat, "turn_momentum") else None


def turn_events(state: State, seat: Seat, action: TurnMomentum) -> tuple[AnyEvent, ...]:
    """Announced at once."""
    return (resources.momentum_turned(state, seat, action.resource),)


def perk_offers(state: State, seat: Seat) -> tuple[AnyAction, ...]:
    """What the house's perks let it do now."""
    if state.stage != "vote" or not in_force(state, seat):
        return ()
    peeks: tuple[AnyAction, ...] = PEEKS if peek_refusal(state, seat, PEEKS[0]) is None else ()
    turns: tuple[AnyAction, ...] = TURNS if turn_refusal(state, seat, TURNS[0]) is None else ()
    return peeks + turns


def on_outcome_peeked(state: State, event: OutcomePeeked) -> State:
    """One look less."""
    character = state.characters[event.seat]
    used = open_sealed(character.peeks) if character.peeks else 0
    return with_character(state, event.seat, replace(character, peeks=seal(used + 1, event.seat)))
