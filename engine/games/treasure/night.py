"""Dusk and night: who votes on what, secret votes, and the captain's choice of holds (section 5)."""

from typing import Final

from engine.games.treasure.events import AnyEvent
from engine.games.treasure.events_night import (
    HoldsChosen,
    NightEnded,
    NightSkipped,
    NightStarted,
    OrderLapsed,
    VoteCast,
    VoteOpened,
    VotesIn,
)
from engine.games.treasure.moves import Kind, Loot, Value, Vote
from engine.games.treasure.state import Order, State, ballot_of, catch_of, first, spot
from engine.kernel.refused import Refusal, no
from engine.kernel.seats import Seat

VALUES: Final[dict[Kind, tuple[Value, ...]]] = {
    "attack": ("charge", "fire", "douse"),
    "mutiny": ("for", "against"),
    "conflict": ("english", "french"),
}
KINDS: Final = tuple(VALUES)
"""TI-R17: the order of the kinds in a night."""


def dusk(state: State) -> tuple[AnyEvent, ...]:
    """TI-R13: lists are fixed; an order without its victim or without a voter lapses (TI-R15)."""
    opened: list[VoteOpened] = []
    lapsed: list[OrderLapsed] = []
    for index, order in enumerate(state.orders):
        if not order.live:
            continue
        voters, head = voters_of(state, order), first(state, order.place)
        if head is None or not voters or order.against not in (None, head):
            lapsed.append(OrderLapsed(index, order.kind, order.place))
        else:
            opened.append(VoteOpened(index, order.kind, order.place, head, voters))
    night = NightStarted(state.round) if opened else NightSkipped(state.round)
    return (*lapsed, night, *opened)


def voters_of(state: State, order: Order) -> tuple[Seat, ...]:
    """TI-R13: everybody in that queue at dusk; a mutiny's captain does not vote (TI-R14)."""
    return tuple(seat for seat in spot(state, order.place).queue if seat != order.against)


def vote_refusal(state: State, seat: Seat, action: Vote) -> Refusal | None:
    """TI-5.1: those listed, with a value of that kind."""
    if state.phase != "night":
        return no("not_night")
    order = _live(state, action.order)
    if order is None:
        return no("no_such_order")
    if seat not in order.voters:
        return no("not_listed")
    ballot = ballot_of(state, action.order, seat)
    if ballot is not None and ballot.value is None:
        return no("too_late")
    return None if action.value in VALUES[order.kind] else no("vote_unfit")


def cast(state: State, seat: Seat, action: Vote) -> tuple[AnyEvent, ...]:
    """The last vote counts; the public learns how many are in, never whose (TI-R27)."""
    order = state.orders[action.order]
    done = VoteCast(seat, action.order, action.value, to=(seat,))
    if ballot_of(state, action.order, seat) is not None:
        return (done,)
    return (done, VotesIn(action.order, order.kind, order.place, order.cast + 1, len(order.voters)))


def loot_refusal(state: State, seat: Seat, action: Loot) -> Refusal | None:
    """TI-R12: the captain at dusk, or after the success the captain of that moment."""
    order = _live(state, action.order)
    if not chooses(state, action.order):
        return no("not_night") if state.phase not in ("night", "loot") else no("no_such_order")
    if order is None or order.head != seat:
        return no("not_captain")
    catch = catch_of(state, action.order)
    if catch is not None and catch.fill is None:
        return no("too_late")
    if may_rob(state, action.order):
        return no("rob_needed") if action.rob == "none" else None
    return None if action.rob == "none" else no("rob_unfit")


def choose_holds(seat: Seat, action: Loot) -> tuple[AnyEvent, ...]:
    """Told to the captain alone until the attack succeeds (TI-R12)."""
    return (HoldsChosen(seat, action.order, action.fill, action.rob, to=(seat,)),)


def chooses(state: State, index: int) -> bool:
    """Whether holds may be chosen for this order now: with the votes, or as the one asked after a success."""
    order = _live(state, index)
    if order is None or order.kind != "attack":
        return False
    if state.phase == "loot":
        return state.queue[0] == index
    return state.phase == "night" and state.options.loot_choice == "with_vote"


def may_rob(state: State, index: int) -> bool:
    """Whether this attack may come to rob a hold that its captain names (TI-R11, TI-R12)."""
    if state.options.rob_hold == "random":
        return False
    if state.phase == "loot":
        return not _from_spanish(state, index)
    return state.orders[index].target != "spanish" or _may_turn(state, index)


def queue_of(state: State) -> tuple[int, ...]:
    """TI-R17: the live orders as they will be settled."""
    live = [index for index, order in enumerate(state.orders) if order.live]
    if state.options.night_order == "by_kind":
        live.sort(key=lambda index: KINDS.index(state.orders[index].kind))
    return tuple(live)


def end(state: State) -> tuple[AnyEvent, ...]:
    """Everything is in or its time is over."""
    return (NightEnded(state.round, queue_of(state)),)


def _from_spanish(state: State, index: int) -> bool:
    return state.orders[index].target == "spanish" and state.spanish > 0


def _may_turn(state: State, index: int) -> bool:
    """TI-R11, option: the last Spanish treasure, and an attack before this one that may take it."""
    if state.options.retarget == "off" or state.spanish != 1:
        return False
    return any(order.live and order.kind == "attack" for order in state.orders[:index])


def _live(state: State, index: int) -> Order | None:
    order = state.orders[index] if 0 <= index < len(state.orders) else None
    return order if order is not None and order.live else None
