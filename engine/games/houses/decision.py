"""The decision after the count: the winning side, its leader, and the moderator's part (HO-5.7, HO-R21)."""

from msgspec.structs import replace

from engine.games.houses.balances import ballots
from engine.games.houses.ballot import highest, power_for
from engine.games.houses.casting import phase
from engine.games.houses.deals import bonds
from engine.games.houses.deals.duties import due
from engine.games.houses.events import AnyEvent, DecisionTaken, ModeratorAsked
from engine.games.houses.moves import Decide
from engine.games.houses.names import SIDES, Side
from engine.games.houses.perks import perk_sum
from engine.games.houses.state import Decision, State
from engine.kernel.dice import Dice
from engine.kernel.refused import Refusal, no
from engine.kernel.seats import Seat, with_value_at
from engine.kernel.waits import Wait

Choices = tuple[tuple[Side, Seat], ...]


def choices(state: State) -> Choices:
    """Every side and leader that the count leaves open (HO-6.6, HO-6.7): one, or the moderator's choice.

    Once the moderator is asked no ballot changes, so the question holds what was counted for it.
    """
    asked = phase(state).decision
    return _choices_by_count(state) if asked is None else _choices_asked(asked)


def _choices_asked(asked: Decision) -> Choices:
    tops = {"yes": asked.yes_top, "no": asked.no_top}
    return tuple([(side, seat) for side in asked.open_sides for seat in tops[side]])


def _choices_by_count(state: State) -> Choices:
    cast = ballots(state)
    yes, against = power_for(cast, "yes"), power_for(cast, "no")
    sides = SIDES if yes == against else (("yes",) if yes > against else ("no",))
    return tuple([(side, seat) for side in sides for seat in highest(cast, side) or (state.moderator,)])


def choices_left_by_deals(state: State) -> Choices:
    """Of the open choices those that the moderator's binding clauses leave (HO-R26)."""
    return _choices_after_deals(state, choices(state))


def _choices_after_deals(state: State, free: Choices) -> Choices:
    if len(free) == 1 or not due(state, state.moderator):
        return free
    tie = bonds.tie_side(state, state.moderator)
    left = tuple(one for one in free if tie is None or one[0] == tie[0]) or free
    if len(left) == 1:
        return left
    named = {side: _leader_named(state, side, left) for side in SIDES}
    return tuple(one for one in left if named[one[0]] in (None, one[1]))


def decide_follow(state: State) -> tuple[AnyEvent, ...]:
    """HO-R21: the decision where only one is possible (count or deals), else the moderator is asked, once.

    Once it is asked, ballots stand as they did: only a deal can leave one choice.
    """
    if phase(state).decision is not None and not state.deals:
        return ()
    free = choices(state)
    if len(free) == 1:
        return (DecisionTaken(*free[0], "count"),)
    left = _choices_after_deals(state, free)
    if len(left) == 1:
        return (DecisionTaken(*left[0], "deal", tie=True),)
    if phase(state).decision is not None:
        return ()
    tops = {side: tuple([seat for one, seat in free if one == side]) for side in SIDES}
    sides = tuple([side for side in SIDES if tops[side]])
    return (ModeratorAsked(state.moderator, sides, tops["yes"], tops["no"]),)


def decide_wait(state: State) -> str:
    """The id of the moderator's question in this phase."""
    return f"g{state.generation}.p{phase(state).number}.decide"


def decide_waits(state: State) -> tuple[Wait, ...]:
    """HO-R21: one deadline for the side and the leader together."""
    if phase(state).decision is None:
        return ()
    passes = perk_sum(state, state.moderator, "silent_moderator_yes") > 0
    otherwise = "moderator_silent_yes" if passes else "moderator_silent_no"
    return (Wait(decide_wait(state), state.moderator, "decide", True, otherwise, moves=("decide",)),)


def decide_refusal(state: State, seat: Seat, action: Decide) -> Refusal | None:
    """HO-5.8, HO-6.7, HO-R26."""
    if state.stage != "decide" or phase(state).decision is None:
        return no("not_now")
    if seat != state.moderator:
        return no("not_moderator")
    free = choices(state)
    if (action.side, action.leader) not in free:
        return no("choice_closed")
    if (action.side, action.leader) in _choices_after_deals(state, free):
        return None
    return bonds.decide_refusal(state, seat, action.side, action.leader) or no("choice_closed")


def decide_events(state: State, seat: Seat, action: Decide) -> tuple[AnyEvent, ...]:
    """The moderator has spoken; a tie counts as broken (HO-5.8)."""
    return (DecisionTaken(action.side, action.leader, "moderator", tie=True),)


def decide_expired(state: State, dice: Dice) -> tuple[AnyEvent, ...]:
    """HO-R21: no, or with silent_moderator_yes yes; the leader by lot among those level."""
    left = choices_left_by_deals(state)
    wish: Side = "yes" if perk_sum(state, state.moderator, "silent_moderator_yes") else "no"
    sides = tuple(side for side, _ in left)
    side = wish if wish in sides else sides[0]
    leader = dice.pick(tuple(seat for one, seat in left if one == side), "leader", phase(state).number)
    return (DecisionTaken(side, leader, "silence", tie=False),)


def decide_offers(state: State, seat: Seat) -> tuple[Decide, ...]:
    """Every choice that is open to the moderator."""
    if state.stage != "decide" or phase(state).decision is None or seat != state.moderator:
        return ()
    return tuple(Decide(side, leader) for side, leader in choices_left_by_deals(state))


def on_moderator_asked(state: State, event: ModeratorAsked) -> State:
    """The question is open."""
    asked = Decision(None, None, event.sides, event.yes, event.no)
    return replace(state, phase=replace(phase(state), decision=asked))


def on_decision_taken(state: State, event: DecisionTaken) -> State:
    """HO-5.7: the leader for the phase and until the next vote."""
    old = phase(state).decision or Decision(None, None, (event.side,))
    taken = replace(old, side=event.side, leader=event.leader, tie=event.tie)
    new = replace(state, stage="power", leader=event.leader, phase=replace(phase(state), decision=taken))
    return _with_tie_counted(new, state.moderator) if event.tie else new


def _with_tie_counted(state: State, seat: Seat) -> State:
    """A broken tie counts for the character's score and the house's achievements (chapter 11)."""
    character, house = state.characters[seat], state.houses[seat]
    characters = with_value_at(state.characters, seat, replace(character, ties=character.ties + 1))
    houses = with_value_at(
        state.houses, seat, replace(house, tally=replace(house.tally, ties=house.tally.ties + 1))
    )
    return replace(state, characters=characters, houses=houses)


def _leader_named(state: State, side: Side, left: Choices) -> Seat | None:
    among = tuple(seat for one, seat in left if one == side)
    named = bonds.leader_owed(state, state.moderator, among)
    return named[0] if named else None
