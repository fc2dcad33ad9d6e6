"""The decision after the count: the winning side, its leader, and the moderator's part (HO-5.7, HO-R21).

The count leaves every pair of side and leader open that is level: both sides when they have the same power,
every house with the highest ballot on a side. Where one pair is left it is the decision. Else the moderator's
binding deals may leave one (HO-R26); else the moderator is asked, once, for both at the same time, and a
silent one rejects (or passes, with silent_moderator_yes) and names a leader by lot.
"""

from msgspec.structs import replace

from engine.games.houses.balances import ballots, with_character
from engine.games.houses.ballot import highest, power_for
from engine.games.houses.deals import bonds
from engine.games.houses.events import AnyEvent, DecisionTaken, ModeratorAsked
from engine.games.houses.goals import with_tally
from engine.games.houses.moves import Decide
from engine.games.houses.names import SIDES, Side
from engine.games.houses.perks import perk_sum
from engine.games.houses.state import Decision, State
from engine.kernel.dice import Dice
from engine.kernel.refused import Refusal, no
from engine.kernel.seats import Seat
from engine.kernel.waits import Wait

Choices = tuple[tuple[Side, Seat], ...]
"""Pairs of a side and the leader that goes with it."""


def decided_side(state: State) -> Side:
    """The council's answer in this phase; asked only once it has decided."""
    decision = state.open_phase.decision
    assert decision is not None
    assert decision.side is not None
    return decision.side


def choices(state: State) -> Choices:
    """Every side and leader that the count leaves open (HO-6.6, HO-6.7): one, or the moderator's choice.

    Once the moderator is asked no ballot changes, so the question holds what was counted for it.
    """
    asked = state.open_phase.decision
    if asked is not None:
        tops = {"yes": asked.yes_top, "no": asked.no_top}
        return tuple([(side, seat) for side in asked.open_sides for seat in tops[side]])
    cast = ballots(state)
    yes, against = power_for(cast, "yes"), power_for(cast, "no")
    sides = SIDES if yes == against else (("yes",) if yes > against else ("no",))
    return tuple([(side, seat) for side in sides for seat in highest(cast, side) or (state.moderator,)])


def choices_left_by_deals(state: State, free: Choices) -> Choices:
    """Of these open choices those that the moderator's binding clauses leave (HO-R26), never none."""
    moderator = state.moderator
    if len(free) == 1 or not bonds.due(state, moderator):
        return free
    tie = bonds.tie_side(state, moderator)
    left = tuple(one for one in free if tie is None or one[0] == tie[0]) or free
    if len(left) == 1:
        return left
    # A deal may also name the leader, among the level houses of the side that is left.
    named = {}
    for side in SIDES:
        owed = bonds.leader_owed(state, moderator, tuple(seat for one, seat in left if one == side))
        named[side] = owed[0] if owed else None
    return tuple(one for one in left if named[one[0]] in (None, one[1]))


def decide_follow(state: State) -> tuple[AnyEvent, ...]:
    """HO-R21: the decision where only one is possible (count or deals), else the moderator is asked, once.

    Once it is asked, ballots stand as they did: only a deal can leave one choice.
    """
    asked = state.open_phase.decision is not None
    if asked and not state.deals:
        return ()
    free = choices(state)
    if len(free) == 1:
        return (DecisionTaken(*free[0], "count"),)
    left = choices_left_by_deals(state, free)
    if len(left) == 1:
        return (DecisionTaken(*left[0], "deal", tie=True),)
    if asked:
        return ()
    tops = {side: tuple([seat for one, seat in free if one == side]) for side in SIDES}
    sides = tuple([side for side in SIDES if tops[side]])
    return (ModeratorAsked(state.moderator, sides, tops["yes"], tops["no"]),)


def decide_waits(state: State) -> tuple[Wait, ...]:
    """HO-R21: one deadline for the side and the leader together."""
    phase = state.open_phase
    if phase.decision is None:
        return ()
    passes = perk_sum(state, state.moderator, "silent_moderator_yes") > 0
    otherwise = "moderator_silent_yes" if passes else "moderator_silent_no"
    id = f"g{state.generation}.p{phase.number}.decide"
    return (Wait(id, state.moderator, "decide", True, otherwise, moves=("decide",)),)


def decide_refusal(state: State, seat: Seat, action: Decide) -> Refusal | None:
    """Why this seat may not decide: it is not asked, or the count or a deal forbids the choice (HO-R26)."""
    if state.stage != "decide" or state.open_phase.decision is None:
        return no("not_now")
    if seat != state.moderator:
        return no("not_moderator")
    free = choices(state)
    if (action.side, action.leader) not in free:
        return no("choice_closed")
    if (action.side, action.leader) in choices_left_by_deals(state, free):
        return None
    return bonds.decide_refusal(state, seat, action.side, action.leader) or no("choice_closed")


def decide_events(state: State, seat: Seat, action: Decide) -> tuple[AnyEvent, ...]:
    """The moderator has spoken; a tie counts as broken (HO-5.8)."""
    return (DecisionTaken(action.side, action.leader, "moderator", tie=True),)


def decide_expired(state: State, dice: Dice) -> tuple[AnyEvent, ...]:
    """HO-R21: no, or with silent_moderator_yes yes; the leader by lot among those level."""
    # A wish that the moderator's deals have closed gives way to the side that is left.
    left = choices_left_by_deals(state, choices(state))
    wish: Side = "yes" if perk_sum(state, state.moderator, "silent_moderator_yes") else "no"
    sides = tuple(side for side, _ in left)
    side = wish if wish in sides else sides[0]
    leader = dice.pick(tuple(seat for one, seat in left if one == side), "leader", state.open_phase.number)
    return (DecisionTaken(side, leader, "silence", tie=False),)


def decide_offers(state: State, seat: Seat) -> tuple[Decide, ...]:
    """Every choice that is open to the moderator; () for the others."""
    if state.stage != "decide" or state.open_phase.decision is None or seat != state.moderator:
        return ()
    return tuple(Decide(*choice) for choice in choices_left_by_deals(state, choices(state)))


def on_moderator_asked(state: State, event: ModeratorAsked) -> State:
    """The question is open, and holds what the count left open."""
    asked = Decision(None, None, event.sides, event.yes, event.no)
    return replace(state, phase=replace(state.open_phase, decision=asked))


def on_decision_taken(state: State, event: DecisionTaken) -> State:
    """HO-5.7: the leader for the phase and until the next vote.

    A broken tie counts for the moderator's score and the house's achievements (chapter 11).
    """
    old = state.open_phase.decision or Decision(None, None, (event.side,))
    taken = replace(old, side=event.side, leader=event.leader, tie=event.tie)
    phase = replace(state.open_phase, decision=taken)
    state = replace(state, stage="power", leader=event.leader, phase=phase)
    if not event.tie:
        return state
    character = state.characters[state.moderator]
    state = with_character(state, state.moderator, replace(character, ties=character.ties + 1))
    return with_tally(state, state.moderator, ties=1)
