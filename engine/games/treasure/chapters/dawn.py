"""Dawn: votes are counted and orders settled one by one (TI-R17); here the random votes and holds are drawn.

    attack     succeeds with a charge and more fire than douse; a treasure comes into a hold (TI-5.2)
    mutiny     succeeds with more votes for it than against; the captain goes ashore (TI-5.3)
    conflict   moves the island's treasures to the side with more votes; the governor may fall (TI-5.4)

Each count is kept as everybody heard it (`State.tales`), with who was on its list.
"""

from typing import Final, assert_never

from msgspec.structs import replace

from engine.games.treasure.base import Event, Events, Folds, Rob, Ship, Side, Source, Value
from engine.games.treasure.chapters.day import treasure_count
from engine.games.treasure.chapters.night import VALUES
from engine.games.treasure.state import (
    SIDES,
    Deed,
    Order,
    State,
    Tale,
    ballot_of,
    catch_of,
    head_of,
    into_boat,
    opposite,
    other_ship,
    to_last_rank,
    treasures,
    with_deed,
    with_order,
    with_order_settled,
    with_spot,
    with_treasure,
)
from engine.kernel.dice import Dice
from engine.kernel.sealed import open_sealed
from engine.kernel.seats import Seat

# --- events -------------------------------------------------------------------------------------------------


class AttackTally(Event, frozen=True, tag="attack_tally"):
    """TI-5.2."""

    order: int
    ship: Ship
    charge: int
    fire: int
    douse: int
    succeeded: bool


class HoldsAsked(Event, frozen=True, tag="holds_asked"):
    """TI-R12, option: the captain of this moment chooses now that the attack has succeeded."""

    order: int
    ship: Ship
    seat: int
    source: Source


class TreasureTaken(Event, frozen=True, tag="treasure_taken"):
    """TI-5.2: out of the Spanish ship, or out of the other ship's hold `robbed`."""

    order: int
    ship: Ship
    source: Source
    hold: Side
    robbed: Rob


class NothingLeft(Event, frozen=True, tag="nothing_left"):
    """TI-R17: the attack succeeded, the treasure was gone."""

    order: int
    ship: Ship


class MutinyTally(Event, frozen=True, tag="mutiny_tally"):
    """TI-5.3."""

    order: int
    ship: Ship
    votes_for: int
    votes_against: int
    succeeded: bool


class CaptainDeposed(Event, frozen=True, tag="captain_deposed"):
    """TI-5.3: last on the island now."""

    seat: int
    ship: Ship


class ConflictTally(Event, frozen=True, tag="conflict_tally"):
    """TI-5.4: the votes and the island's areas after them."""

    order: int
    english: int
    french: int
    english_area: int
    french_area: int


class GovernorFell(Event, frozen=True, tag="governor_fell"):
    """TI-R19: no reason is given, since it would tell a vote or a team."""

    seat: int


# --- votes --------------------------------------------------------------------------------------------------


def settle_next(state: State, dice: Dice) -> Events:
    """Settle the next order of the night's queue (TI-R17)."""
    index = state.queue[0]
    match state.orders[index].kind:
        case "attack":
            return _settle_attack(state, index, dice)
        case "mutiny":
            return _settle_mutiny(state, index, dice)
        case "conflict":
            return _settle_conflict(state, index, dice)
        case unknown:
            assert_never(unknown)


def votes_of(state: State, index: int, dice: Dice) -> tuple[Value, ...]:
    """All that count: votes cast, those drawn for missed ones (TI-R18, option), a lone one's (TI-R16).

    A lone vote is one on the list, by an option one cast, and never a lone islander's, unless another option
    says so (U02).
    """
    order = state.orders[index]
    each = (_vote_of(state, index, seat, dice) for seat in order.voters)
    votes = tuple(vote for vote in each if vote is not None)
    listed = state.options.random_when == "one_cast" or len(order.voters) == 1
    spared = order.kind == "conflict" and state.options.conflict_random == "off"
    if len(votes) != 1 or not listed or spared:
        return votes
    return (*votes, dice.pick(VALUES[order.kind], "lone", state.round, index))


def _vote_of(state: State, index: int, seat: Seat, dice: Dice) -> Value | None:
    """The seat's vote; for a missed one None, or by an option a drawn one, the same each time it is asked."""
    ballot = ballot_of(state, index, seat)
    if ballot is not None and ballot.value is not None:
        return ballot.value
    if state.options.missed_vote == "abstain":
        return None
    return dice.pick(VALUES[state.orders[index].kind], "missed", state.round, index, seat)


def _with_count_kept(state: State, index: int, votes: tuple[int, ...], *, succeeded: bool) -> State:
    """The count is kept with who was on its list (TI-R13)."""
    order = state.orders[index]
    tale = Tale(state.round, order.kind, order.place, order.head, succeeded, order.voters, votes)
    return replace(state, tales=(*state.tales, tale))


# --- attacks ------------------------------------------------------------------------------------------------


def _settle_attack(state: State, index: int, dice: Dice) -> Events:
    """TI-5.2: each douse cancels a fire, never a charge (U04)."""
    ship = _ship_of(state.orders[index])
    votes = votes_of(state, index, dice)
    charge, fire, douse = (votes.count(value) for value in VALUES["attack"])
    succeeded = charge >= 1 and fire > douse
    tally = AttackTally(index, ship, charge, fire, douse, succeeded)
    if not succeeded:
        return (tally,)
    source, captain = _source_of(state, index), head_of(state, ship)
    if source is None:
        return (tally, NothingLeft(index, ship))
    if state.options.loot_choice == "after_success" and captain is not None:
        return (tally, HoldsAsked(index, ship, captain, source))
    return (tally, _take_treasure(state, index, source, dice))


def follow_loot(state: State, dice: Dice) -> Events:
    """TI-R12, option: the catch, once its captain has chosen, missed it, or left; () before."""
    index = state.queue[0]
    asked = state.orders[index].head
    gone = asked is not None and state.members[asked].left
    if catch_of(state, index) is None and not gone:
        return ()
    source = _source_of(state, index)
    return () if source is None else (_take_treasure(state, index, source, dice),)


def _source_of(state: State, index: int) -> Source | None:
    """TI-R11, TI-R17: the target, if it still has a treasure; else the other ship where attacks may turn."""
    order = state.orders[index]
    if order.target == "spanish" and state.spanish:
        return "spanish"
    if order.target == "spanish" and state.options.retarget == "off":
        return None
    other = other_ship(_ship_of(order))
    return other if treasure_count(state, other) else None


def _take_treasure(state: State, index: int, source: Source, dice: Dice) -> TreasureTaken:
    """TI-R12: the captain's holds, or those the lot gives; a hold that is empty can't be robbed."""
    catch, ship = catch_of(state, index), _ship_of(state.orders[index])
    fill = catch.fill if catch and catch.fill else dice.pick(SIDES, "fill", state.round, index)
    if source == "spanish":
        return TreasureTaken(index, ship, source, fill, "none")
    wish = catch.rob if catch else "none"
    if wish == "none":
        full = [side for side in SIDES if treasures(state, source, side)]
        return TreasureTaken(index, ship, source, fill, dice.pick(full, "rob", state.round, index))
    robbed = wish if treasures(state, source, wish) else opposite(wish)
    return TreasureTaken(index, ship, source, fill, robbed)


def on_attack_tally(state: State, event: AttackTally) -> State:
    """A failed attack is settled; one that succeeded when its treasure is taken, or found gone."""
    votes = event.charge, event.fire, event.douse
    after = _with_count_kept(state, event.order, votes, succeeded=event.succeeded)
    return after if event.succeeded else with_order_settled(after, event.order)


def on_treasure_taken(state: State, event: TreasureTaken) -> State:
    """The hold is evidence of the captain at dusk; whether chance filled it is a secret (TI-R12, TI-5.2)."""
    state = replace(with_order_settled(state, event.order), phase="dawn")
    state = with_treasure(state, event.ship, event.hold, 1)
    captain = state.orders[event.order].head
    if captain is not None:
        state = with_deed(state, Deed("loot", captain, event.hold))
    if event.source == "spanish":
        return replace(state, spanish=state.spanish - 1)
    assert event.robbed != "none"
    return with_treasure(state, event.source, event.robbed, -1)


def _ship_of(order: Order) -> Ship:
    assert order.place != "island"
    return order.place


# --- mutinies -----------------------------------------------------------------------------------------------


def _settle_mutiny(state: State, index: int, dice: Dice) -> Events:
    """TI-5.3: a tie changes nothing (T17)."""
    order, votes = state.orders[index], votes_of(state, index, dice)
    ayes, nays = (votes.count(value) for value in VALUES["mutiny"])
    tally = MutinyTally(index, _ship_of(order), ayes, nays, succeeded=ayes > nays)
    captain = order.against
    assert captain is not None
    return (tally, CaptainDeposed(captain, _ship_of(order))) if tally.succeeded else (tally,)


def on_mutiny_tally(state: State, event: MutinyTally) -> State:
    """Whatever the count, the order is settled."""
    votes = event.votes_for, event.votes_against
    after = _with_count_kept(state, event.order, votes, succeeded=event.succeeded)
    return with_order_settled(after, event.order)


# --- conflicts ----------------------------------------------------------------------------------------------


def _settle_conflict(state: State, index: int, dice: Dice) -> Events:
    """TI-5.4, TI-5.6, TI-5.7; without a vote nothing changes and nobody falls (TI-R18)."""
    votes = votes_of(state, index, dice)
    english, french = (votes.count(value) for value in VALUES["conflict"])
    areas = (1, 1) if english == french else (2, 0) if english > french else (0, 2)
    if not votes:
        areas = treasures(state, "island", "english"), treasures(state, "island", "french")
    tally = ConflictTally(index, english, french, *areas)
    governor = state.orders[index].head
    if not votes or governor is None or head_of(state, "island") != governor:
        return (tally,)
    # TI-R19: a Dutch governor falls always; another if one side won and he did not vote for it.
    falls = open_sealed(state.members[governor].team) == "dutch"
    if not falls and english != french:
        winner = "english" if english > french else "french"
        falls = _vote_of(state, index, governor, dice) != winner
    return (tally, GovernorFell(governor)) if falls else (tally,)


def on_conflict_tally(state: State, event: ConflictTally) -> State:
    """The island's areas are as the votes have left them."""
    after = _with_count_kept(state, event.order, (event.english, event.french), succeeded=True)
    areas = {"english": event.english_area, "french": event.french_area}
    return with_spot(with_order_settled(after, event.order), "island", **areas)


def on_governor_fell(state: State, event: GovernorFell) -> State:
    """The conflict just counted is remembered with the fall."""
    tales = (*state.tales[:-1], replace(state.tales[-1], fell=True))
    return replace(into_boat(state, event.seat), tales=tales)


# --- what the game collects from this chapter ---------------------------------------------------------------

FOLDS: Final[Folds] = {
    AttackTally: on_attack_tally,
    HoldsAsked: lambda state, event: with_order(replace(state, phase="loot"), event.order, head=event.seat),
    TreasureTaken: on_treasure_taken,
    NothingLeft: lambda state, event: with_order_settled(state, event.order),
    MutinyTally: on_mutiny_tally,
    CaptainDeposed: lambda state, event: to_last_rank(state, event.seat, "island"),
    ConflictTally: on_conflict_tally,
    GovernorFell: on_governor_fell,
}
