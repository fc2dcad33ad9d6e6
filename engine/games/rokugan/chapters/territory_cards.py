"""Territory cards: how they are claimed, whose turn it is to play one, and how they leave the game (BR-TERR).

Each of the eleven territories has two cards, of which one is in the game. It is drawn when somebody first
controls the territory, so that a card nobody has seen is no secret that must be kept. After every round a
card comes to who controls its territory, or lies on the board again. Its face is known to everybody who has
held it, and with the option `claimed_cards` to all.

From round 2 on the holders are asked in turn whether they play one, until all have passed since the last
card. What the cards do stands in `province_cards` and `hand_cards`; those of the Shadowlands are played in a
turn of placement (`shadowlands`).
"""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from engine.games.rokugan.base import By, Events, Happening
from engine.games.rokugan.facts import HOME, MAP, PAIRS, ROUNDS
from engine.games.rokugan.names import TERRITORIES, Card, Territory
from engine.games.rokugan.questions import ask_next_card
from engine.games.rokugan.state import Claim, State, land
from engine.kernel.dice import Dice
from engine.kernel.refused import Refusal, no
from engine.kernel.sealed import Sealed
from engine.kernel.seats import Audience, Seat
from engine.kernel.waits import Wait

# --- events -------------------------------------------------------------------------------------------------


class CardClaimed(Happening, frozen=True, tag="card_claimed"):
    """A territory card comes to who controls the territory (BR-TERR-2)."""

    territory: Territory
    seat: Seat
    card: Sealed[Card]


class CardReturned(Happening, frozen=True, tag="card_returned"):
    """A territory card lies on the board again: nobody controls the territory (BR-TERR-3)."""

    territory: Territory
    card: Sealed[Card]


class RoundEnded(Happening, frozen=True, tag="round_ended"):
    """A round is over (BR-RESOLVE-17)."""

    round: int


class CardPlayed(Happening, frozen=True, tag="card_played"):
    """A territory card is shown and leaves the game (BR-TERR-4)."""

    seat: Seat
    card: Card
    territory: Territory


class Passed(Happening, frozen=True, tag="passed"):
    """No card, for now (BR-UPKEEP-7)."""

    seat: Seat
    by: By


# --- claimed at the end of a round --------------------------------------------------------------------------


def ruler(state: State, territory: Territory) -> Seat | None:
    """The seat that controls each province that is not scorched, and at least one; or None (BR-TERR-1)."""
    lands = (land(state, name) for name in MAP.holds[territory])
    owners = {one.owner for one in lands if one.special != "scorched"}
    return owners.pop() if len(owners) == 1 else None


def territories_of(state: State, seat: Seat) -> tuple[Territory, ...]:
    """The territories that a seat controls."""
    return tuple(name for name in TERRITORIES if ruler(state, name) == seat)


def claim_cards(state: State, dice: Dice) -> Events:
    """Cards change hands; then the round is over (BR-RESOLVE-17). A card that was played is gone for good."""
    events: list[Happening] = []
    for name, claim in zip(TERRITORIES, state.claims, strict=True):
        holder = ruler(state, name)
        if not claim.played and holder != claim.holder:
            face = _claimed_face(state, name, claim, holder, dice)
            events.append(CardReturned(name, face) if holder is None else CardClaimed(name, holder, face))
    return (*events, RoundEnded(state.round))


def _claimed_face(state: State, name: Territory, claim: Claim, seat: Seat | None, dice: Dice) -> Sealed[Card]:
    """One of the territory's two cards, drawn when first somebody sees it (BR-SETUP-2, BR-TERR-5)."""
    card = None if claim.card is None else claim.card.value
    face = dice.pick(PAIRS[name], "card", name) if card is None else card
    if state.options.claimed_cards == "public":
        return Sealed(face, None)
    known: Audience = () if claim.card is None or claim.card.to is None else claim.card.to
    return Sealed(face, known if seat is None or seat in known else tuple(sorted((*known, seat))))


def on_card_claimed(state: State, event: CardClaimed) -> State:
    """The card has a holder."""
    return _with_claim(state, event.territory, Claim(event.seat, event.card))


def on_card_returned(state: State, event: CardReturned) -> State:
    """The card has no holder; who has held it knows it still."""
    return _with_claim(state, event.territory, Claim(None, event.card))


def _with_claim(state: State, territory: Territory, claim: Claim) -> State:
    spot = TERRITORIES.index(territory)
    return replace(state, claims=(*state.claims[:spot], claim, *state.claims[spot + 1 :]))


def on_round_ended(state: State, event: RoundEnded) -> State:
    """The next upkeep, or after the last round the count."""
    return replace(state, phase="score" if event.round == ROUNDS else "upkeep")


# --- played in the upkeep -----------------------------------------------------------------------------------


def cards_of(state: State, seat: Seat) -> tuple[Card, ...]:
    """The unplayed cards that a seat holds, as it sees them."""
    own = [one.card for one in state.claims if one.holder == seat and not one.played]
    return tuple([card.value for card in own if card is not None and card.value is not None])


def not_your_card(state: State, seat: Seat, card: Card) -> Refusal | None:
    """Why the seat can't play this card: it does not hold it. None if it does."""
    return None if card in cards_of(state, seat) else no("not_your_card", card=card)


def show_card(seat: Seat, card: Card) -> CardPlayed:
    """The first event of every card that is played: it is shown and leaves the game (BR-TERR-4)."""
    return CardPlayed(seat, card, HOME[card])


def on_card_played(state: State, event: CardPlayed) -> State:
    """Out of the game; in the upkeep all who have passed may play again, the next seat first."""
    spot = TERRITORIES.index(event.territory)
    after = _with_claim(state, event.territory, replace(state.claims[spot], holder=None, played=True))
    return ask_next_card(replace(after, passed=())) if state.phase == "cards" else after


def pass_by_default(state: State, wait: Wait, dice: Dice) -> Events:
    """No card."""
    return (Passed(wait.seat, "default"),)


def on_passed(state: State, event: Passed) -> State:
    """The next seat is asked, until all have passed since a card was played."""
    return ask_next_card(replace(state, passed=(*state.passed, event.seat)))


# --- what the game collects from this chapter ---------------------------------------------------------------

FOLDS: Final[dict[type, Callable[[Any, Any], State]]] = {
    CardPlayed: on_card_played,
    Passed: on_passed,
    CardClaimed: on_card_claimed,
    CardReturned: on_card_returned,
    RoundEnded: on_round_ended,
}
