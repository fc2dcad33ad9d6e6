"""From one round to the next: who leaves the game, and the morning of a new day (TI-R28, TI-R29).

A seat leaves by its own will at any time, or in the morning after too many rounds without a sign of it. What
the last round held (orders, votes, choices) is cleared when a day starts.
"""

from typing import Final, Literal

from msgspec.structs import replace

from engine.games.treasure.base import Action, Event, Events, Folds, Rule
from engine.games.treasure.chapters.day import OrderLapsed
from engine.games.treasure.chapters.ending import finish, is_last_round, votes_tonight
from engine.games.treasure.state import Kept, Member, State, ballot_of, into_boat, with_member
from engine.kernel.dice import Dice
from engine.kernel.refused import Refusal
from engine.kernel.sealed import open_sealed, seal
from engine.kernel.seats import Seat

LeftBecause = Literal["resigned", "away"]


class Resign(Action, frozen=True, tag="resign"):
    """TI-R28: this seat leaves the game for good."""


class DayStarted(Event, frozen=True, tag="day_started"):
    """A new round; what the last one held is cleared."""

    round: int


class Left(Event, frozen=True, tag="left"):
    """TI-R28, TI-R29."""

    seat: int
    why: LeftBecause


# --- leaving ------------------------------------------------------------------------------------------------


def resign_refusal(state: State, seat: Seat, action: Resign) -> Refusal | None:
    """Nobody who is still in the game is kept there."""
    return None


def resign(state: State, seat: Seat, action: Resign) -> Events:
    """The seat leaves by its own will."""
    return leave(state, seat, "resigned")


def leave(state: State, seat: Seat, why: LeftBecause) -> Events:
    """TI-R28: into a boat for good; a mutiny against the leaver lapses, an attack they ordered goes on."""
    lapsed = (
        OrderLapsed(index, order.kind, order.place)
        for index, order in enumerate(state.orders)
        if order.live and order.against == seat
    )
    return (Left(seat, why), *lapsed)


def on_left(state: State, event: Left) -> State:
    """TI-R28: no more in a queue or on tonight's lists; a choice of holds already made stands."""
    state = with_member(into_boat(state, event.seat), event.seat, left=True)
    ballots = tuple(ballot for ballot in state.ballots if ballot.seat != event.seat)
    orders = []
    for index, order in enumerate(state.orders):
        voters = tuple(voter for voter in order.voters if voter != event.seat)
        # The public count is made anew: it must not tell whether the leaver had voted (TI-R27).
        cast = sum(ballot.order == index and ballot.value is not None for ballot in ballots)
        orders.append(replace(order, voters=voters, cast=cast))
    return replace(state, ballots=ballots, orders=tuple(orders))


# --- the morning --------------------------------------------------------------------------------------------


def follow_night(state: State, dice: Dice) -> Events:
    """When all is settled: the end (TI-6.1), or those who stayed away leave (TI-R29) and a new day begins."""
    if is_last_round(state):
        return finish(state, dice)
    away = (event for seat in absent_seats(state) for event in leave(state, seat, "away"))
    return (*away, DayStarted(state.round + 1))


def absent_seats(state: State) -> tuple[Seat, ...]:
    """TI-R29: seats that have now been silent for `afk_limit` rounds in a row."""
    limit = state.options.afk_limit
    present = (seat for seat, member in enumerate(state.members) if not member.left)
    return tuple(seat for seat in present if limit and idle_rounds(state, seat) >= limit)


def idle_rounds(state: State, seat: Seat) -> int:
    """Rounds in a row without an action, `done`, a vote or a choice of holds, this round counted."""
    member = state.members[seat]
    ballots = (ballot_of(state, index, seat) for index in range(len(state.orders)))
    voted = any(ballot is not None and ballot.value is not None for ballot in ballots)
    chose = any(catch.seat == seat and catch.fill is not None for catch in state.catches)
    if member.acted or member.said or voted or chose:
        return 0
    return open_sealed(member.idle) + 1


def on_day_started(state: State, event: DayStarted) -> State:
    """Before the first day nobody has been idle."""
    members = tuple(
        Member(member.team, seal(idle_rounds(state, seat) if state.round else 0, seat), left=member.left)
        for seat, member in enumerate(state.members)
    )
    tonight = tuple(Kept(vote, (vote.seat,)) for vote in votes_tonight(state))
    return State(
        state.options,
        members,
        state.spots,
        state.spanish,
        event.round,
        "day",
        fleet=state.fleet,
        kept=state.kept if state.options.votes_opened == "never" else state.kept + tonight,
        tales=state.tales,
        deeds=state.deeds,
    )


# --- what the game collects from this chapter ---------------------------------------------------------------

RULES: Final[dict[type[Action], Rule]] = {Resign: Rule(resign_refusal, resign)}
FOLDS: Final[Folds] = {DayStarted: on_day_started, Left: on_left}
