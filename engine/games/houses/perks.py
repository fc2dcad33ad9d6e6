"""Perks in force and what they bring (chapter 11); each kind is small, its number comes from the content.

Most kinds add a number to a sum that some rule takes (`perk_sum`), prestige_on, crown_on and score_bonus wait
for a named thing (their trigger), and office_first claims an office. Two are choices of the house in a vote,
each as often in a generation as its number says (HO-R36): a look at the outcome that an answer would bring,
for its house alone, and a turned momentum, which is announced.
"""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from engine.games.houses import proposals, resources
from engine.games.houses.balances import ballot, with_character
from engine.games.houses.content import Content, Perk, Trigger
from engine.games.houses.events import AnyEvent, HouseRewarded, OutcomePeeked
from engine.games.houses.moves import AnyAction, PeekOutcome, TurnMomentum
from engine.games.houses.names import RESOURCES, SIDES, End, Office, PerkKind, Resource, Sign, StoryEnd
from engine.games.houses.state import State
from engine.kernel.dice import Dice
from engine.kernel.refused import Refusal, no
from engine.kernel.sealed import open_sealed, seal
from engine.kernel.seats import Seat


def in_force(state: State, seat: Seat) -> tuple[Perk, ...]:
    """The house's own perks and those of open lines whose newest event it signed (HO-7.3)."""
    found = state.houses[seat].perks
    for line in state.lines:
        if line.signer == seat and line.end is None and line.perk is not None:
            found = (*found, line.perk)
    return found


def perk_sum(state: State, seat: Seat, kind: PerkKind) -> int:
    """The sum of n over the seat's perks of this kind, 0 without one."""
    return sum([perk.n for perk in in_force(state, seat) if perk.kind == kind])


def first_claims(state: State, seat: Seat) -> tuple[Office, ...]:
    """The offices that an office_first perk gives the house first claim to."""
    held = in_force(state, seat)
    return tuple([one.office for one in held if one.kind == "office_first" and one.office is not None])


def score_bonus(state: State, seat: Seat) -> int:
    """Points of score_bonus perks at the end of a generation: its end, events signed, ties broken."""
    character, points = state.characters[seat], 0
    for perk in in_force(state, seat):
        if perk.kind != "score_bonus" or perk.what is None:
            continue
        if perk.what.ties:
            times = character.ties
        elif perk.what.end is not None:
            times = int(perk.what.end == state.end)
        else:
            times = sum([perk.what.is_about(mark.resource, mark.sign) for mark in character.marks])
        points += perk.n * times
    return points


# --- prestige_on and crown_on -----------------------------------------------------------------------------


def rewards_for_king_end(state: State, end: End) -> tuple[HouseRewarded, ...]:
    """Prestige and crowns of perks that speak of this end of the king, for every house that has one."""
    return _rewards(state, state.seats, lambda what: what.end == end)


def rewards_for_place(state: State, seat: Seat, place: int) -> tuple[HouseRewarded, ...]:
    """Prestige and crowns of the house's perks that speak of its own place in a generation."""
    return _rewards(state, (seat,), lambda what: what.rank == place)


def rewards_for_story_end(state: State, end: StoryEnd) -> tuple[HouseRewarded, ...]:
    """Prestige and crowns of perks that speak of this end of a story line, for every house that has one."""
    return _rewards(state, state.seats, lambda what: what.story == end)


def rewards_for_signature(
    state: State, seat: Seat, resource: Resource, sign: Sign
) -> tuple[HouseRewarded, ...]:
    """Prestige and crowns of the house's perks that speak of the historical event it has signed."""
    return _rewards(state, (seat,), lambda what: what.is_about(resource, sign))


def _rewards(
    state: State, seats: tuple[Seat, ...], fits: Callable[[Trigger], bool]
) -> tuple[HouseRewarded, ...]:
    rewards = []
    for seat in seats:
        for perk in in_force(state, seat):
            if perk.kind in ("prestige_on", "crown_on") and perk.what is not None and fits(perk.what):
                prestige, crown = (perk.n, 0) if perk.kind == "prestige_on" else (0, perk.n)
                rewards.append(HouseRewarded(seat, prestige, crown, "perk"))
    return tuple(rewards)


# --- see_true_outcome and turn_momentum: choices in a vote ------------------------------------------------

PEEKS: Final = tuple(PeekOutcome(side) for side in SIDES)
TURNS: Final = tuple(TurnMomentum(resource) for resource in RESOURCES)
"""Of each the house may do all, or none."""


def perk_offers(state: State, seat: Seat) -> tuple[AnyAction, ...]:
    """The moves that the house's perks let it make now."""
    if state.stage != "vote" or not in_force(state, seat):
        return ()
    peeks: tuple[AnyAction, ...] = PEEKS if peek_refusal(state, seat, PEEKS[0]) is None else ()
    turns: tuple[AnyAction, ...] = TURNS if turn_refusal(state, seat, TURNS[0]) is None else ()
    return peeks + turns


def peeks_left(state: State, seat: Seat) -> int:
    """How many looks at an outcome the house still has in this generation."""
    used = state.characters[seat].peeks
    return perk_sum(state, seat, "see_true_outcome") - (open_sealed(used) if used else 0)


def peek_refusal(state: State, seat: Seat, action: PeekOutcome) -> Refusal | None:
    """Why the house can't look: it has cast, or has no look left in this generation."""
    if state.stage != "vote":
        return no("not_now")
    if ballot(state, seat) is not None or state.open_phase.slips[seat].absent:
        return no("already_cast")
    return no("perk_missing") if peeks_left(state, seat) < 1 else None


def peek_events(
    state: State, seat: Seat, action: PeekOutcome, content: Content, dice: Dice
) -> tuple[AnyEvent, ...]:
    """HO-R36: the outcome that this answer would bring, shown to its house alone.

    The roll of an answer is fixed by its phase and side (HO-R16), so that it will fall the same way.
    """
    drawn = proposals.outcome(state, content, action.side, dice)
    mark = drawn.event.id if drawn.event else None
    story = drawn.story.id if drawn.story else None
    return (OutcomePeeked(seat, action.side, drawn.effects, mark, story, (seat,)),)


def on_outcome_peeked(state: State, event: OutcomePeeked) -> State:
    """The house has one look less; how many it has used only itself knows."""
    character = state.characters[event.seat]
    used = open_sealed(character.peeks) if character.peeks else 0
    return with_character(state, event.seat, replace(character, peeks=seal(used + 1, event.seat)))


def turns_left(state: State, seat: Seat) -> int:
    """How many momenta the house may still turn in this generation."""
    return perk_sum(state, seat, "turn_momentum") - state.characters[seat].turns


def turn_refusal(state: State, seat: Seat, action: TurnMomentum) -> Refusal | None:
    """Why the house can't turn a momentum: the votes are counted, or it has no turn left."""
    if state.stage != "vote":
        return no("not_now")
    return no("perk_missing") if turns_left(state, seat) < 1 else None


def turn_events(state: State, seat: Seat, action: TurnMomentum) -> tuple[AnyEvent, ...]:
    """The turned momentum, announced at once."""
    return (resources.momentum_turned(state, seat, action.resource),)
