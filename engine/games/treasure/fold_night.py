"""The state after the events of dusk, night and dawn."""

from typing import assert_never

from msgspec.structs import replace

from engine.games.treasure import deeds
from engine.games.treasure.changes import afloat, ashore, settle_order, with_order, with_spot, with_treasure
from engine.games.treasure.events_night import (
    AttackEvent,
    AttackTally,
    CaptainDeposed,
    ConflictTally,
    DawnEvent,
    GovernorFell,
    HoldsAsked,
    HoldsChosen,
    HoldsMissed,
    MutinyTally,
    NightEnded,
    NightEvent,
    NightSkipped,
    NightStarted,
    NothingLeft,
    OrderLapsed,
    TreasureTaken,
    VoteCast,
    VoteMissed,
    VoteOpened,
    VotesIn,
)
from engine.games.treasure.state import Ballot, Catch, Order, State, Tale


def after_night(state: State, event: NightEvent) -> State:
    """Lists, votes and choices of holds."""
    match event:
        case OrderLapsed(order):
            return settle_order(state, order)
        case NightStarted():
            return replace(state, phase="night")
        case NightSkipped():
            return replace(state, phase="dawn")
        case VoteOpened(order, _, _, head, voters):
            return with_order(state, order, head=head, voters=voters)
        case VoteCast(seat, order, value, to):
            return _with_vote(state, Ballot(order, seat, value, to))
        case VoteMissed(seat, order, to):
            return _with_vote(state, Ballot(order, seat, None, to))
        case VotesIn(order, _, _, cast):
            return with_order(state, order, cast=cast)
        case HoldsChosen(seat, order, fill, rob, to):
            return _with_catch_choice(state, Catch(order, seat, fill, rob, to))
        case HoldsMissed(seat, order, to):
            return _with_catch_choice(state, Catch(order, seat, None, "none", to))
    assert_never(event)


def after_dawn(state: State, event: DawnEvent) -> State:
    """What the counts bring; each order leaves the queue when it is settled."""
    after = _after_count(state, event)
    match event:
        case AttackTally(number, _, charge, fire, douse, succeeded):
            return _with_count_kept(after, state.orders[number], (charge, fire, douse), succeeded=succeeded)
        case MutinyTally(number, _, votes_for, votes_against, succeeded):
            return _with_count_kept(
                after, state.orders[number], (votes_for, votes_against), succeeded=succeeded
            )
        case ConflictTally(number, english, french):
            return _with_count_kept(after, state.orders[number], (english, french), succeeded=True)
        case GovernorFell():
            return replace(after, tales=(*after.tales[:-1], replace(after.tales[-1], fell=True)))
    return after


def _with_count_kept(state: State, order: Order, votes: tuple[int, ...], *, succeeded: bool) -> State:
    """The count is kept with who was on its list (TI-R13)."""
    tale = Tale(state.round, order.kind, order.place, order.head, succeeded, order.voters, votes)
    return replace(state, tales=(*state.tales, tale))


def _after_count(state: State, event: DawnEvent) -> State:
    match event:
        case NightEnded(_, queue):
            return replace(state, phase="dawn", queue=queue)
        case MutinyTally(order):
            return settle_order(state, order)
        case CaptainDeposed(seat):
            return ashore(state, seat, "island")
        case ConflictTally(order, _, _, english, french):
            return with_spot(settle_order(state, order), "island", english=english, french=french)
        case GovernorFell(seat):
            return afloat(state, seat)
        case _:
            return _after_attack(state, event)


def _after_attack(state: State, event: AttackEvent) -> State:
    match event:
        case AttackTally(order, _, _, _, _, succeeded):
            return state if succeeded else settle_order(state, order)
        case NothingLeft(order):
            return settle_order(state, order)
        case HoldsAsked(order, _, seat):
            return with_order(replace(state, phase="loot"), order, head=seat)
        case TreasureTaken():
            return _on_taken(state, event)
    assert_never(event)


def _on_taken(state: State, event: TreasureTaken) -> State:
    done = replace(settle_order(state, event.order), phase="dawn")
    full = deeds.loot_hold(with_treasure(done, event.ship, event.hold, 1), event.order, event.hold)
    if event.source == "spanish":
        return replace(full, spanish=full.spanish - 1)
    assert event.robbed != "none"
    return with_treasure(full, event.source, event.robbed, -1)


def _with_vote(state: State, ballot: Ballot) -> State:
    """The last vote counts (T37)."""
    others = (one for one in state.ballots if (one.order, one.seat) != (ballot.order, ballot.seat))
    return replace(state, ballots=(*others, ballot))


def _with_catch_choice(state: State, catch: Catch) -> State:
    others = (one for one in state.catches if one.order != catch.order)
    return replace(state, catches=(*others, catch))
