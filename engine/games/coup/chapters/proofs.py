"""A challenged claim: the card is shown, or the claim is dropped and a card lost (CO-4.4 to CO-4.8).

Whoever holds the card need not show it: nobody learns whether it could have been (CO-R09). A card that was
shown goes into the Court and another comes for it, and the challenger owes a loss. A dropped claim costs its
claimant a card at once; the action that rested on it fails and is paid back, a block that did is void.

The move `Lose` answers both a proof and a loss that is owed, so its rules stand here, beside `losses`.
"""

from collections.abc import Callable
from typing import Any, Final, Literal

from msgspec.structs import replace

from engine.games.coup.base import By, Character, Events, Happening, Move, Step, gather, without_first
from engine.games.coup.chapters.losses import LossOwed, lose
from engine.games.coup.state import (
    Call,
    State,
    claimant,
    claimed_character,
    claims_without,
    court_of,
    current_deed,
    hand,
    hands_with,
    missed_after,
)
from engine.kernel.dice import Dice
from engine.kernel.refused import Refusal, no
from engine.kernel.sealed import Sealed
from engine.kernel.seats import Seat, with_value_at

# --- moves and events ---------------------------------------------------------------------------------------


class Prove(Move, frozen=True, tag="prove"):
    """The claimed card is shown (CO-4.4)."""


class Lose(Move, frozen=True, tag="lose"):
    """The card in this slot of one's own hand is turned up (CO-8.1); in a proof, instead of showing."""

    slot: int


class Proved(Happening, frozen=True, tag="proved"):
    """The claimed card was shown and went into the Court; `card` came back for it (CO-4.6, CO-R08)."""

    seat: Seat
    claim: Character
    card: Sealed[Character]
    by: By


class ClaimDropped(Happening, frozen=True, tag="claim_dropped"):
    """The challenged claim was not shown, and nobody learns whether it could have been (CO-4.4, CO-R09)."""

    seat: Seat
    claim: Character
    of: Literal["action", "block"]
    by: By


class Refunded(Happening, frozen=True, tag="refunded"):
    """The cost of a failed action comes back (CO-4.7, CO-R17)."""

    seat: Seat
    coins: int


# --- offers and refusals ------------------------------------------------------------------------------------

# Offers are made once, by the number of cards in hand: they are asked for after every move.
LOSSES: Final[tuple[Move, ...]] = (Lose(0), Lose(1))
LOSING: Final[dict[int, tuple[Move, ...]]] = {1: LOSSES[:1], 2: LOSSES}
PROVING: Final[dict[int, tuple[Move, ...]]] = {cards: (Prove(), *losing) for cards, losing in LOSING.items()}


def offer_proof(state: State, seat: Seat) -> tuple[Move, ...]:
    """To show the card where it is held, or to lose one."""
    deed = current_deed(state)
    if seat != claimant(deed):
        return ()
    cards = hand(state, seat)
    return PROVING[len(cards)] if claimed_character(deed) in cards else LOSING[len(cards)]


def offer_losses(state: State, seat: Seat) -> tuple[Move, ...]:
    """To lose either card; who has only one is not asked."""
    return LOSSES if seat == state.loser else ()


def prove_refusal(state: State, seat: Seat, action: Prove) -> Refusal | None:
    """Only with the card in hand, and only the card that was named (CO-4.4, CO-R14)."""
    if state.phase != "prove" or seat != claimant(current_deed(state)):
        return no("not_asked")
    claim = claimed_character(current_deed(state))
    return None if claim in hand(state, seat) else no("not_in_hand", character=claim)


def lose_refusal(state: State, seat: Seat, action: Lose) -> Refusal | None:
    """Why the seat can't lose this card now, or None."""
    owing = claimant(current_deed(state)) if state.phase == "prove" else state.loser
    if seat != owing or state.phase not in ("prove", "lose"):
        return no("not_asked")
    return None if 0 <= action.slot < len(hand(state, seat)) else no("no_such_card")


# --- the card is shown --------------------------------------------------------------------------------------


def prove(state: State, seat: Seat, action: Prove, dice: Dice) -> Events:
    """The claimant shows the card by its own choice."""
    return show_claim(state, "choice", dice)


def show_claim(state: State, by: By, dice: Dice) -> Events:
    """The card is shown, goes into the Court, another is drawn; then the challenger owes a loss (CO-R08)."""
    deed = current_deed(state)
    seat, name = claimant(deed), claimed_character(deed)
    assert deed.challenger is not None
    pile = gather(state.court.value or (), (name,))
    (card,), _ = dice.sample(pile, 1, "replacement", state.question)
    if deed.blocker is not None:
        then: Step = "stands"
    elif deed.challenger == deed.target and state.options.block_after_own_challenge == "off":
        # A target that challenged has given up its block (CO-R05).
        then = "resolve"
    else:
        then = "defence"
    shown = Proved(seat, name, Sealed(card, (seat,)), by)
    return shown, LossOwed(deed.challenger, "challenge", then)


def prove_by_default(state: State, seat: Seat, dice: Dice) -> Events:
    """The card is shown where it is held, else the left card is lost."""
    deed = current_deed(state)
    cards = hand(state, claimant(deed))
    if claimed_character(deed) in cards:
        return show_claim(state, "default", dice)
    return concede(state, cards[0], "default")


def prove_unasked(state: State, dice: Dice) -> Events:
    """A challenged claim unasked: the default of a leaving seat, or an automatic proof (CO-R09, CO-R24)."""
    if not state.leaving and state.options.auto_prove == "off":
        return ()
    deed = current_deed(state)
    seat = claimant(deed)
    if seat in state.leaving:
        return prove_by_default(state, seat, dice)
    if state.options.auto_prove == "on" and claimed_character(deed) in hand(state, seat):
        return show_claim(state, "rule", dice)
    return ()


def on_proved(state: State, event: Proved) -> State:
    """The new card lies in the slot of the one that was shown, so that no slot tells of it."""
    seat, card = event.seat, event.card.value
    assert card is not None
    cards = hand(state, seat)
    return replace(
        state,
        hands=hands_with(state, seat, with_value_at(cards, cards.index(event.claim), card)),
        court=court_of(without_first(gather(state.court.value or (), (event.claim,)), card)),
        claims=claims_without(state, seat, event.claim),
        missed=missed_after(state, seat, event.by),
        calls=_settled_calls(state, shown=True),
    )


# --- the claim is dropped -----------------------------------------------------------------------------------


def lose_card(state: State, seat: Seat, action: Lose, dice: Dice) -> Events:
    """The card is lost: for a claim that is dropped, or because it was owed."""
    card = hand(state, seat)[action.slot]
    return concede(state, card, "choice") if state.phase == "prove" else lose(state, seat, card, "choice")


def concede(state: State, card: Character, by: By) -> Events:
    """The claim is dropped with this card; a failed action is paid back first (CO-4.7, CO-R17, CO-R22)."""
    deed = current_deed(state)
    seat = claimant(deed)
    if deed.blocker is not None:
        return ClaimDropped(seat, claimed_character(deed), "block", by), *lose(state, seat, card, by)
    refund = (Refunded(seat, deed.paid),) if deed.paid else ()
    dropped = ClaimDropped(seat, claimed_character(deed), "action", by)
    return dropped, *refund, *lose(state, seat, card, by, deed.paid)


def on_claim_dropped(state: State, event: ClaimDropped) -> State:
    """A failed action is over, a failed block void."""
    return replace(
        state,
        phase="close" if event.of == "action" else "broken",
        claims=claims_without(state, event.seat, event.claim),
        calls=_settled_calls(state, shown=False),
    )


def on_refunded(state: State, event: Refunded) -> State:
    """From the Treasury to the seat."""
    coins = with_value_at(state.coins, event.seat, state.coins[event.seat] + event.coins)
    return replace(state, coins=coins, treasury=state.treasury - event.coins)


def _settled_calls(state: State, *, shown: bool) -> tuple[Call, ...]:
    """All challenges, the newest of which has its answer."""
    return (*state.calls[:-1], replace(state.calls[-1], shown=shown))


# --- what the game collects from this chapter ---------------------------------------------------------------

REFUSALS: Final[dict[type, Callable[[State, Seat, Any], Refusal | None]]] = {
    Prove: prove_refusal,
    Lose: lose_refusal,
}
HAPPENINGS: Final[dict[type, Callable[[State, Seat, Any, Dice], Events]]] = {Prove: prove, Lose: lose_card}
OFFERS: Final = {"prove": offer_proof, "lose": offer_losses}
FOLDS: Final[dict[type, Callable[[Any, Any], State]]] = {
    Proved: on_proved,
    ClaimDropped: on_claim_dropped,
    Refunded: on_refunded,
}
