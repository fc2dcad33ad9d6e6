"""Losing influence, going out, leaving, and the end of the game (CO-8, CO-R07, CO-R18, CO-R24, CO-R25).

A loss is owed first (`LossOwed`) and then answered by a card; who has only one has nothing to answer. With
the last card a seat is out at once, its coins go to the Treasury, and where one other stays the game is over.
A seat that leaves stays, unasked, until the action under way has ended. After the end all cards are shown.
"""

from collections.abc import Callable
from typing import Any, Final, Literal

from msgspec.structs import replace

from engine.games.coup.base import (
    By,
    Cards,
    Character,
    Ending,
    Events,
    Happening,
    Move,
    Step,
    gather,
    without_first,
)
from engine.games.coup.state import (
    Reveal,
    State,
    answers_without,
    claims_without,
    court_of,
    hand,
    hands_with,
    missed_after,
)
from engine.kernel.dice import Dice
from engine.kernel.refused import Refusal, no
from engine.kernel.sealed import Sealed
from engine.kernel.seats import Seat, with_value_at

Reason = Literal["challenge", "assassinate", "coup"]

# --- moves and events ---------------------------------------------------------------------------------------


class Resign(Move, frozen=True, tag="resign"):
    """The seat leaves the game (CO-R24)."""


class LossOwed(Happening, frozen=True, tag="loss_owed"):
    """A seat must turn up a card; `then` is what the table goes on with."""

    seat: Seat
    reason: Reason
    then: Step


class InfluenceLost(Happening, frozen=True, tag="influence_lost"):
    """A card is face up; which slot it lay in is nobody's business."""

    seat: Seat
    card: Character
    by: By


class Eliminated(Happening, frozen=True, tag="eliminated"):
    """A seat has no card left (CO-8.3)."""

    seat: Seat


class CoinsForfeited(Happening, frozen=True, tag="coins_forfeited"):
    """The coins of a seat that is out go to the Treasury (CO-8.3)."""

    seat: Seat
    coins: int


class DeadlineMissed(Happening, frozen=True, tag="deadline_missed"):
    """A seat let a decision of its own pass; `missed` in a row so far (CO-R25)."""

    seat: Seat
    missed: int


class Resigned(Happening, frozen=True, tag="resigned"):
    """A seat leaves: by its own will, or as absent (CO-R24, CO-R25)."""

    seat: Seat
    by: By


class GameEnded(Happening, frozen=True, tag="game_ended"):
    """The game is over; nobody wins at the turn cap (CO-8.5, CO-R23)."""

    winner: Seat | None
    why: Ending


class Revealed(Happening, frozen=True, tag="revealed"):
    """Everything that was hidden, after the end (CO-R04)."""

    hands: tuple[Cards, ...]
    court: Cards
    removed: Cards


# --- a card is turned up ------------------------------------------------------------------------------------


def lose(state: State, seat: Seat, card: Character, by: By, refund: int = 0) -> Events:
    """One card is turned up; with the last one the seat is out at once (CO-8.1, CO-8.3).

    `refund` is what has just come back to the seat and is not in `state` yet (CO-R22).
    """
    turned = InfluenceLost(seat, card, by)
    if len(hand(state, seat)) > 1:
        return (turned,)
    out, forfeited = Eliminated(seat), forfeit(seat, state.coins[seat] + refund)
    staying = _staying_without(state, seat)
    if len(staying) > 1:
        # A theft from this seat that is still to come takes the coins first (CO-R07).
        deed = state.deed
        is_theft_to_come = deed is not None and deed.kind == "steal" and deed.target == seat
        return (turned, out) if is_theft_to_come else (turned, out, *forfeited)
    gone = departures(state, tuple([one for one in state.leaving if one != seat]))
    why: Ending = "deserted" if gone else "last_standing"
    return turned, out, *forfeited, *gone, GameEnded(staying[0], why)


def settle_loss(state: State, dice: Dice) -> Events:
    """A loss with nothing to ask: the only card (CO-R20), or the left card of a seat that is leaving."""
    seat = state.loser
    assert seat is not None
    cards = hand(state, seat)
    if len(cards) > 1 and seat not in state.leaving:
        return ()
    return lose(state, seat, cards[0], "rule" if len(cards) == 1 else "default")


def lose_by_default(state: State, seat: Seat, dice: Dice) -> Events:
    """The left card."""
    return lose(state, seat, hand(state, seat)[0], "default")


def forfeit(seat: Seat, coins: int) -> Events:
    """The coins of a seat that is out, where there are any."""
    return (CoinsForfeited(seat, coins),) if coins else ()


def on_loss_owed(state: State, event: LossOwed) -> State:
    """The seat is asked for a card."""
    return replace(state, phase="lose", loser=event.seat, then=event.then, question=state.question + 1)


def on_influence_lost(state: State, event: InfluenceLost) -> State:
    """The card lies open; if the loss was owed, the table goes on with what waited for it (T12)."""
    seat = event.seat
    owed = state.phase == "lose" and state.loser == seat
    return replace(
        state,
        hands=hands_with(state, seat, without_first(hand(state, seat), event.card)),
        lost=with_value_at(state.lost, seat, (*state.lost[seat], event.card)),
        claims=claims_without(state, seat, event.card),
        missed=missed_after(state, seat, event.by),
        phase=state.then if owed else state.phase,
        loser=None if owed else state.loser,
    )


def on_eliminated(state: State, event: Eliminated) -> State:
    """The seat is asked no more and claims nothing."""
    seat = event.seat
    return replace(
        state,
        living=without_first(state.living, seat),
        fallen=(*state.fallen, seat),
        leaving=_without_seat(state.leaving, seat),
        claims=with_value_at(state.claims, seat, ()),
        absent=None if state.absent == seat else state.absent,
    )


def on_coins_forfeited(state: State, event: CoinsForfeited) -> State:
    """From the seat to the Treasury."""
    coins = with_value_at(state.coins, event.seat, state.coins[event.seat] - event.coins)
    return replace(state, coins=coins, treasury=state.treasury + event.coins)


def _without_seat(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return without_first(seats, seat) if seat in seats else seats


# --- a seat leaves ------------------------------------------------------------------------------------------


def offer_leaving(state: State, seat: Seat) -> tuple[Move, ...]:
    """To leave, for any living seat until the game is over (CO-R24, CO-8.5)."""
    may = state.phase != "over" and seat in state.living and seat not in state.leaving
    return (Resign(),) if may else ()


def resign_refusal(state: State, seat: Seat, action: Resign) -> Refusal | None:
    """Why the seat can't leave, or None."""
    if seat not in state.living:
        return no("out_of_game")
    return no("already_leaving") if seat in state.leaving else None


def resign(state: State, seat: Seat, action: Resign, dice: Dice) -> Events:
    """The seat leaves by its own will."""
    return leave(state, seat, "choice")


def leave(state: State, seat: Seat, by: By) -> Events:
    """A seat leaves when this action ends; the game ends at once when only one other stays (CO-R24)."""
    staying = _staying_without(state, seat)
    if len(staying) > 1:
        return (Resigned(seat, by),)
    gone = departures(state, (*state.leaving, seat))
    return Resigned(seat, by), *gone, GameEnded(staying[0], "deserted")


def departures(state: State, seats: tuple[Seat, ...]) -> Events:
    """All cards of these seats are turned up, their coins go to the Treasury, and they are out."""
    events: list[Happening] = []
    for seat in seats:
        events += [InfluenceLost(seat, card, "rule") for card in hand(state, seat)]
        events += (Eliminated(seat), *forfeit(seat, state.coins[seat]))
    return tuple(events)


def _staying_without(state: State, seat: Seat) -> tuple[Seat, ...]:
    """The living seats that stay when this one goes."""
    living = without_first(state.living, seat)
    return tuple([one for one in living if one not in state.leaving]) if state.leaving else living


def on_deadline_missed(state: State, event: DeadlineMissed) -> State:
    """Too many in a row and the seat counts as absent (CO-R25)."""
    limit = state.options.afk_limit
    absent = event.seat if limit and event.missed >= limit else state.absent
    return replace(state, missed=with_value_at(state.missed, event.seat, event.missed), absent=absent)


def on_resigned(state: State, event: Resigned) -> State:
    """On its own turn a seat is out at once; else it waits for the end of the action, unasked (CO-R24)."""
    seat = event.seat
    own = state.phase == "turn" and state.active == seat
    return replace(
        state,
        leaving=(*state.leaving, seat),
        absent=None,
        asked=_without_seat(state.asked, seat),
        answers=answers_without(state, seat),
        phase="close" if own else state.phase,
    )


# --- the end ------------------------------------------------------------------------------------------------


def on_game_ended(state: State, event: GameEnded) -> State:
    """Cards of an unfinished exchange go back to the Court."""
    court = court_of(gather(state.court.value or (), state.drawn.value or ()))
    over = replace(state, phase="over", winner=event.winner, why=event.why)
    return replace(over, court=court, drawn=Sealed((), ()), asked=(), answers=(), loser=None, leaving=())


def reveal(state: State, dice: Dice) -> Events:
    """After the end everything is shown, once (CO-R04)."""
    if state.reveal is not None:
        return ()
    hands = tuple([hand(state, seat) for seat in range(len(state.order))])
    return (Revealed(hands, state.court.value or (), state.removed.value or ()),)


def on_revealed(state: State, event: Revealed) -> State:
    """Kept beside the sealed fields, which stay sealed."""
    return replace(state, reveal=Reveal(event.hands, event.court, event.removed))


# --- what the game collects from this chapter ---------------------------------------------------------------

REFUSALS: Final[dict[type, Callable[[State, Seat, Any], Refusal | None]]] = {Resign: resign_refusal}
HAPPENINGS: Final[dict[type, Callable[[State, Seat, Any, Dice], Events]]] = {Resign: resign}
FOLDS: Final[dict[type, Callable[[Any, Any], State]]] = {
    LossOwed: on_loss_owed,
    InfluenceLost: on_influence_lost,
    Eliminated: on_eliminated,
    CoinsForfeited: on_coins_forfeited,
    DeadlineMissed: on_deadline_missed,
    Resigned: on_resigned,
    GameEnded: on_game_ended,
    Revealed: on_revealed,
}
