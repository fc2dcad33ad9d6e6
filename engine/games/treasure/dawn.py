"""Dawn: votes are counted and orders settled one by one; here the random votes and holds are drawn."""

from typing import assert_never

from engine.games.treasure.day import loot_of
from engine.games.treasure.events import AnyEvent
from engine.games.treasure.events_night import (
    AttackTally,
    CaptainDeposed,
    ConflictTally,
    GovernorFell,
    HoldsAsked,
    MutinyTally,
    NothingLeft,
    TreasureTaken,
)
from engine.games.treasure.moves import Rob, Ship, Side, Source, Value
from engine.games.treasure.night import VALUES
from engine.games.treasure.state import (
    SIDES,
    Order,
    State,
    ballot_of,
    catch_of,
    first,
    opposite,
    other_ship,
    treasures,
)
from engine.kernel.dice import Dice
from engine.kernel.sealed import open_sealed
from engine.kernel.seats import Seat


def settle(state: State, dice: Dice) -> tuple[AnyEvent, ...]:
    """The next order of the night's queue (TI-R17)."""
    index = state.queue[0]
    match state.orders[index].kind:
        case "attack":
            return _attack(state, index, dice)
        case "mutiny":
            return _mutiny(state, index, dice)
        case "conflict":
            return _conflict(state, index, dice)
        case unknown:
            assert_never(unknown)


def loot(state: State, dice: Dice) -> tuple[AnyEvent, ...]:
    """TI-R12, option: the catch, once its captain has chosen, missed it, or left."""
    index = state.queue[0]
    asked = state.orders[index].head
    gone = asked is not None and state.members[asked].left
    if catch_of(state, index) is None and not gone:
        return ()
    source = _source(state, index)
    return () if source is None else (_take_treasure(state, index, source, dice),)


def votes_of(state: State, index: int, dice: Dice) -> tuple[Value, ...]:
    """All that count: votes cast, those drawn for missed ones (TI-R18, option), a lone one's (TI-R16)."""
    order = state.orders[index]
    each = (_vote(state, index, seat, dice) for seat in order.voters)
    votes = tuple(vote for vote in each if vote is not None)
    if not _lone(state, order, len(votes)):
        return votes
    return (*votes, dice.pick(VALUES[order.kind], "lone", state.round, index))


def _attack(state: State, index: int, dice: Dice) -> tuple[AnyEvent, ...]:
    """TI-5.2: each douse cancels a fire, never a charge (U04)."""
    ship = _ship(state.orders[index])
    votes = votes_of(state, index, dice)
    charge, fire, douse = (votes.count(value) for value in VALUES["attack"])
    succeeded = charge >= 1 and fire > douse
    tally = AttackTally(index, ship, charge, fire, douse, succeeded)
    return (tally, *_catch(state, index, ship, dice)) if succeeded else (tally,)


def _catch(state: State, index: int, ship: Ship, dice: Dice) -> tuple[AnyEvent, ...]:
    source, captain = _source(state, index), first(state, ship)
    if source is None:
        return (NothingLeft(index, ship),)
    if state.options.loot_choice == "after_success" and captain is not None:
        return (HoldsAsked(index, ship, captain, source),)
    return (_take_treasure(state, index, source, dice),)


def _source(state: State, index: int) -> Source | None:
    """TI-R11, TI-R17: the target, if it still has a treasure; else the other ship where attacks may turn."""
    order = state.orders[index]
    if order.target == "spanish" and state.spanish:
        return "spanish"
    if order.target == "spanish" and state.options.retarget == "off":
        return None
    other = other_ship(_ship(order))
    return other if loot_of(state, other) else None


def _take_treasure(state: State, index: int, source: Source, dice: Dice) -> TreasureTaken:
    """TI-R12: the captain's holds, or those the lot gives; a hold that is empty can't be robbed."""
    catch = catch_of(state, index)
    fill = catch.fill if catch and catch.fill else dice.pick(SIDES, "fill", state.round, index)
    wish = catch.rob if catch else "none"
    robbed = "none" if source == "spanish" else _hold_to_rob(state, index, source, wish, dice)
    return TreasureTaken(index, _ship(state.orders[index]), source, fill, robbed)


def _hold_to_rob(state: State, index: int, source: Ship, wish: Rob, dice: Dice) -> Side:
    if wish != "none":
        return wish if treasures(state, source, wish) else opposite(wish)
    full = [side for side in SIDES if treasures(state, source, side)]
    return dice.pick(full, "rob", state.round, index)


def _mutiny(state: State, index: int, dice: Dice) -> tuple[AnyEvent, ...]:
    """TI-5.3: a tie changes nothing (T17)."""
    order, votes = state.orders[index], votes_of(state, index, dice)
    ayes, nays = (votes.count(value) for value in VALUES["mutiny"])
    tally = MutinyTally(index, _ship(order), ayes, nays, succeeded=ayes > nays)
    captain = order.against
    assert captain is not None
    return (tally, CaptainDeposed(captain, _ship(order))) if tally.succeeded else (tally,)


def _conflict(state: State, index: int, dice: Dice) -> tuple[AnyEvent, ...]:
    """TI-5.4, TI-5.6, TI-5.7; without a vote nothing changes and nobody falls (TI-R18)."""
    votes = votes_of(state, index, dice)
    english, french = (votes.count(value) for value in VALUES["conflict"])
    areas = (1, 1) if english == french else (2, 0) if english > french else (0, 2)
    if not votes:
        areas = treasures(state, "island", "english"), treasures(state, "island", "french")
    tally = ConflictTally(index, english, french, *areas)
    governor = state.orders[index].head
    if not votes or governor is None or first(state, "island") != governor:
        return (tally,)
    falls = _falls(state, index, governor, english - french, dice)
    return (tally, GovernorFell(governor)) if falls else (tally,)


def _falls(state: State, index: int, governor: Seat, lead: int, dice: Dice) -> bool:
    """TI-R19: a Dutch governor always; another if one side won and he did not vote for it."""
    if open_sealed(state.members[governor].team) == "dutch":
        return True
    winner = "english" if lead > 0 else "french"
    return lead != 0 and _vote(state, index, governor, dice) != winner


def _vote(state: State, index: int, seat: Seat, dice: Dice) -> Value | None:
    ballot = ballot_of(state, index, seat)
    if ballot is not None and ballot.value is not None:
        return ballot.value
    if state.options.missed_vote == "abstain":
        return None
    return dice.pick(VALUES[state.orders[index].kind], "missed", state.round, index, seat)


def _lone(state: State, order: Order, votes: int) -> bool:
    """TI-R16: one on the list, and that one voted; never a lone islander, unless the option says so (U02)."""
    if order.kind == "conflict" and state.options.conflict_random == "off":
        return False
    listed = state.options.random_when == "one_cast" or len(order.voters) == 1
    return votes == 1 and listed


def _ship(order: Order) -> Ship:
    assert order.place != "island"
    return order.place
