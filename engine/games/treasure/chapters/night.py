"""Dusk and night: who votes on what, secret votes, and the captain's choice of holds (section 5).

At dusk each order of the day gets its list of voters, or lapses. Then whoever is listed votes, and an
attack's captain says which hold to fill and, where a pirate ship may be robbed, which to rob. Who has voted
and chosen is as secret as what: the public hears only how many votes are in (TI-R27).
"""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from engine.games.treasure.base import (
    Action,
    Event,
    Events,
    Folds,
    Kind,
    Place,
    Question,
    Rob,
    Rule,
    Side,
    Value,
    always,
)
from engine.games.treasure.chapters.day import OrderLapsed
from engine.games.treasure.state import (
    Ballot,
    Catch,
    Order,
    State,
    ballot_of,
    catch_of,
    head_of,
    spot,
    with_order,
)
from engine.kernel.dice import Dice
from engine.kernel.refused import Refusal, no
from engine.kernel.seats import Audience, Seat
from engine.kernel.waits import Wait

VALUES: Final[dict[Kind, tuple[Value, ...]]] = {
    "attack": ("charge", "fire", "douse"),
    "mutiny": ("for", "against"),
    "conflict": ("english", "french"),
}
KINDS: Final = tuple(VALUES)
"""TI-R17: the order of the kinds in a night."""

# --- moves and events ---------------------------------------------------------------------------------------


class Vote(Action, frozen=True, tag="vote"):
    """Section 5: `order` counts the day's orders from 0; a later vote takes the place of an earlier one."""

    order: int
    value: Value


class Loot(Action, frozen=True, tag="loot"):
    """TI-R12: the hold to fill and, where a pirate ship may be robbed, the hold to rob first."""

    order: int
    fill: Side
    rob: Rob = "none"


class NightStarted(Event, frozen=True, tag="night_started"):
    """Votes are held; a VoteOpened for each follows."""

    round: int


class VoteOpened(Event, frozen=True, tag="vote_opened"):
    """TI-R13: who votes tonight, and the captain or governor at dusk (`head`)."""

    order: int
    kind: Kind
    place: Place
    head: int
    voters: tuple[int, ...]


class NightSkipped(Event, frozen=True, tag="night_skipped"):
    """TI-R26."""

    round: int


class VoteCast(Event, frozen=True, tag="vote_cast"):
    """TI-5.1: its voter's own confirmation; that it happened is secret too (TI-R27)."""

    seat: int
    order: int
    value: Value
    to: Audience


class VotesIn(Event, frozen=True, tag="votes_in"):
    """TI-R27: how many of those listed have voted, without names."""

    order: int
    kind: Kind
    place: Place
    cast: int
    listed: int


class VoteMissed(Event, frozen=True, tag="vote_missed"):
    """TI-R18: the deadline found no vote; only its voter is told (TI-R27)."""

    seat: int
    order: int
    to: Audience


class HoldsChosen(Event, frozen=True, tag="holds_chosen"):
    """TI-R12."""

    seat: int
    order: int
    fill: Side
    rob: Rob
    to: Audience


class HoldsMissed(Event, frozen=True, tag="holds_missed"):
    """TI-R12: the deadline found no choice; the lot will choose."""

    seat: int
    order: int
    to: Audience


class NightEnded(Event, frozen=True, tag="night_ended"):
    """TI-R17: the orders to be settled, in this order."""

    round: int
    queue: tuple[int, ...]


# --- dusk ---------------------------------------------------------------------------------------------------


def begin_night(state: State) -> Events:
    """TI-R13: lists are fixed; an order without its victim or without a voter lapses (TI-R15)."""
    opened: list[VoteOpened] = []
    lapsed: list[OrderLapsed] = []
    for index, order in enumerate(state.orders):
        if not order.live:
            continue
        voters, head = voters_of(state, order), head_of(state, order.place)
        if head is None or not voters or order.against not in (None, head):
            lapsed.append(OrderLapsed(index, order.kind, order.place))
        else:
            opened.append(VoteOpened(index, order.kind, order.place, head, voters))
    night = NightStarted(state.round) if opened else NightSkipped(state.round)
    return (*lapsed, night, *opened)


def voters_of(state: State, order: Order) -> tuple[Seat, ...]:
    """TI-R13: everybody in that queue at dusk; a mutiny's captain does not vote (TI-R14)."""
    return tuple(seat for seat in spot(state, order.place).queue if seat != order.against)


def night_questions(state: State) -> Iterator[Question]:
    """Votes, one for each voter and order, since a seat may owe two; and the holds to choose from."""
    silence = "no_vote" if state.options.missed_vote == "abstain" else "random_vote"
    for index, order in enumerate(state.orders):
        for seat in order.voters if order.live else ():
            if ballot_of(state, index, seat) is None:
                id = f"vote-{state.round}-{index}-{seat}"
                wait = Wait(id, seat, f"vote_{order.kind}", must=True, otherwise=silence, secret=True)
                yield Question(wait, always(VoteMissed(seat, index, to=(seat,))))
    yield from hold_questions(state)


def hold_questions(state: State) -> Iterator[Question]:
    """TI-R12: a captain who has left is not asked; the lot will choose (TI-R28)."""
    for index, order in enumerate(state.orders):
        head = order.head
        if head is None or state.members[head].left or catch_of(state, index):
            continue
        if can_choose_holds(state, index):
            id = f"loot-{state.round}-{index}-{head}"
            wait = Wait(id, head, "loot", must=True, otherwise="lot_hold", secret=True)
            yield Question(wait, always(HoldsMissed(head, index, to=(head,))))


def end_night(state: State, dice: Dice) -> Events:
    """The night ends when everything is in or its time is over; () before."""
    if any(True for _ in night_questions(state)):
        return ()
    return (NightEnded(state.round, queue_of(state)),)


def queue_of(state: State) -> tuple[int, ...]:
    """TI-R17: the live orders as they will be settled."""
    live = [index for index, order in enumerate(state.orders) if order.live]
    if state.options.night_order == "by_kind":
        live.sort(key=lambda index: KINDS.index(state.orders[index].kind))
    return tuple(live)


# --- votes --------------------------------------------------------------------------------------------------


def vote_refusal(state: State, seat: Seat, action: Vote) -> Refusal | None:
    """TI-5.1: those listed, with a value of that kind."""
    if state.phase != "night":
        return no("not_night")
    order = _live_order(state, action.order)
    if order is None:
        return no("no_such_order")
    if seat not in order.voters:
        return no("not_listed")
    ballot = ballot_of(state, action.order, seat)
    if ballot is not None and ballot.value is None:
        return no("too_late")
    return None if action.value in VALUES[order.kind] else no("vote_unfit")


def cast_vote(state: State, seat: Seat, action: Vote) -> Events:
    """The last vote counts; the public learns how many are in, never whose (TI-R27)."""
    order = state.orders[action.order]
    done = VoteCast(seat, action.order, action.value, to=(seat,))
    if ballot_of(state, action.order, seat) is not None:
        return (done,)
    return (done, VotesIn(action.order, order.kind, order.place, order.cast + 1, len(order.voters)))


def _with_vote(state: State, ballot: Ballot) -> State:
    """The last vote counts (T37)."""
    others = (one for one in state.ballots if (one.order, one.seat) != (ballot.order, ballot.seat))
    return replace(state, ballots=(*others, ballot))


# --- holds --------------------------------------------------------------------------------------------------


def loot_refusal(state: State, seat: Seat, action: Loot) -> Refusal | None:
    """TI-R12: the captain at dusk, or after the success the captain of that moment."""
    order = _live_order(state, action.order)
    if not can_choose_holds(state, action.order):
        return no("not_night") if state.phase not in ("night", "loot") else no("no_such_order")
    if order is None or order.head != seat:
        return no("not_captain")
    catch = catch_of(state, action.order)
    if catch is not None and catch.fill is None:
        return no("too_late")
    if can_rob(state, action.order):
        return no("rob_needed") if action.rob == "none" else None
    return None if action.rob == "none" else no("rob_unfit")


def choose_holds(state: State, seat: Seat, action: Loot) -> Events:
    """Told to the captain alone until the attack succeeds (TI-R12)."""
    return (HoldsChosen(seat, action.order, action.fill, action.rob, to=(seat,)),)


def can_choose_holds(state: State, index: int) -> bool:
    """Whether holds may be chosen for this order now: with the votes, or as the one asked after a success."""
    order = _live_order(state, index)
    if order is None or order.kind != "attack":
        return False
    if state.phase == "loot":
        return state.queue[0] == index
    return state.phase == "night" and state.options.loot_choice == "with_vote"


def can_rob(state: State, index: int) -> bool:
    """Whether this attack may come to rob a hold that its captain names (TI-R11, TI-R12)."""
    if state.options.rob_hold == "random":
        return False
    target = state.orders[index].target
    if state.phase == "loot":
        return target != "spanish" or not state.spanish
    if target != "spanish" or state.options.retarget == "off":
        return target != "spanish"
    # It may turn on the other ship: an attack before this one may take the last Spanish treasure.
    earlier = state.orders[:index]
    return state.spanish == 1 and any(order.live and order.kind == "attack" for order in earlier)


def _live_order(state: State, index: int) -> Order | None:
    order = state.orders[index] if 0 <= index < len(state.orders) else None
    return order if order is not None and order.live else None


def _with_catch(state: State, catch: Catch) -> State:
    others = (one for one in state.catches if one.order != catch.order)
    return replace(state, catches=(*others, catch))


# --- what the game collects from this chapter ---------------------------------------------------------------

RULES: Final[dict[type[Action], Rule]] = {
    Vote: Rule(vote_refusal, cast_vote),
    Loot: Rule(loot_refusal, choose_holds),
}
FOLDS: Final[Folds] = {
    NightStarted: lambda state, event: replace(state, phase="night"),
    NightSkipped: lambda state, event: replace(state, phase="dawn"),
    VoteOpened: lambda state, event: with_order(state, event.order, head=event.head, voters=event.voters),
    VoteCast: lambda state, event: _with_vote(state, Ballot(event.order, event.seat, event.value, event.to)),
    VoteMissed: lambda state, event: _with_vote(state, Ballot(event.order, event.seat, None, event.to)),
    VotesIn: lambda state, event: with_order(state, event.order, cast=event.cast),
    HoldsChosen: lambda state, event: _with_catch(
        state, Catch(event.order, event.seat, event.fill, event.rob, event.to)
    ),
    HoldsMissed: lambda state, event: _with_catch(
        state, Catch(event.order, event.seat, None, "none", event.to)
    ),
    NightEnded: lambda state, event: replace(state, phase="dawn", queue=event.queue),
}
