"""Territory cards for hands: Promotion and Reinforcements exchange, Spy Network shows (BR-TERR).

An exchange takes tokens from the seat's discard into its hand and then gives up as many from the hand, each
to the discard (seen by all) or to the pool (seen by nobody else). What was taken may be given up at once.

    card             takes   which kinds
    Promotion          1     armies, navies, shinobi
    Reinforcements     2     armies; only one if the discard holds one

All three cards are played in the card step of the upkeep and leave the game.
"""

from collections.abc import Callable
from typing import Any, Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from engine.games.rokugan.base import Events, Happening, Move, MoveRules
from engine.games.rokugan.chapters.territory_cards import cards_of, not_your_card, show_card
from engine.games.rokugan.fields import given_token, given_tokens, pick
from engine.games.rokugan.names import FIGHTERS, KIND, Token, Tokens
from engine.games.rokugan.state import Spied, State, hand, put_together, with_player
from engine.kernel.moves import Field, PartialMove, Several, SubForms, field_value
from engine.kernel.refused import Refusal, no
from engine.kernel.sealed import Sealed, seal
from engine.kernel.seats import Seat, remove_each

Regrouping = Literal["promotion", "reinforcements"]
REGROUPING: Final[tuple[Regrouping, ...]] = ("promotion", "reinforcements")

# --- moves and events ---------------------------------------------------------------------------------------


class Given(Struct, frozen=True, tag_field="part", tag="given"):
    """A token that leaves the hand for discard or pool."""

    token: Token
    into: Literal["discard", "pool"]


class Regroup(Move, frozen=True, tag="regroup"):
    """Promotion or Reinforcements: tokens of the discard to the hand, then as many out of it."""

    card: Regrouping
    takes: Tokens
    gives: tuple[Given, ...]


class Spy(Move, frozen=True, tag="spy"):
    """Spy Network on this seat."""

    seat: Seat


class Regrouped(Happening, frozen=True, tag="regrouped"):
    """The exchange: `taken` and `discarded` are public, `pooled` is for the seat alone."""

    seat: Seat
    taken: Tokens
    discarded: Tokens
    pooled: Sealed[Tokens]


class HandShown(Happening, frozen=True, tag="hand_shown"):
    """The hand of `target`, for `seat` and its owner; the owner's bluff is locked for this round."""

    seat: Seat
    target: Seat
    hand: Sealed[Tokens]


# --- Promotion and Reinforcements ---------------------------------------------------------------------------


def takable(state: State, seat: Seat, card: Regrouping) -> Tokens:
    """The tokens of the discard that the card may bring back, doubles included."""
    kinds = ("army",) if card == "reinforcements" else FIGHTERS
    return tuple(one for one in state.players[seat].discard if KIND[one] in kinds)


def exchange_count(state: State, seat: Seat, card: Regrouping) -> int:
    """How many tokens the card exchanges now; 0 if it can do nothing."""
    return min(2 if card == "reinforcements" else 1, len(takable(state, seat, card)))


def givable(state: State, seat: Seat, takes: Tokens, gives: tuple[Given, ...]) -> Tokens:
    """The tokens that may still be given up after these `takes` and `gives`: all in hand but the bluff."""
    held = remove_each((*hand(state, seat), *takes), *(one.token for one in gives))
    return tuple(sorted(one for one in held if one != "bluff"))


def regroup_refusal(state: State, seat: Seat, action: Regroup) -> Refusal | None:
    """Why this exchange is not possible; None if it is."""
    if why := not_your_card(state, seat, action.card):
        return why
    count = exchange_count(state, seat, action.card)
    if not count:
        return no("card_idle", card=action.card)
    wrong = no("regroup_count", count=count)
    if not len(action.takes) == len(action.gives) == count:
        return wrong
    left = takable(state, seat, action.card)
    for token in action.takes:
        if token not in left:
            return wrong
        left = remove_each(left, token)
    for number, part in enumerate(action.gives):
        if part.token not in givable(state, seat, action.takes, action.gives[:number]):
            return wrong
    return None


def regroup(state: State, seat: Seat, action: Regroup) -> Events:
    """The card is shown, then the tokens change places."""
    discarded = put_together(tuple(one.token for one in action.gives if one.into == "discard"))
    pooled = put_together(tuple(one.token for one in action.gives if one.into == "pool"))
    exchange = Regrouped(seat, put_together(action.takes), discarded, seal(pooled, seat))
    return show_card(seat, action.card), exchange


def on_regrouped(state: State, event: Regrouped) -> State:
    """Taken tokens come into the hand first, so that they can leave it again."""
    player, pooled = state.players[event.seat], event.pooled.value or ()
    held = put_together(player.hand.value or (), event.taken)
    return with_player(
        state,
        event.seat,
        hand=seal(remove_each(held, *event.discarded, *pooled), event.seat),
        discard=put_together(remove_each(player.discard, *event.taken), event.discarded),
        pool=seal(put_together(player.pool.value or (), pooled), event.seat),
    )


def next_regroup_field(state: State, seat: Seat, begun: PartialMove) -> Field | None:
    """The card, the tokens to take one by one, those to give with their pile; None when complete."""
    held = cards_of(state, seat)
    own = tuple(one for one in REGROUPING if one in held and exchange_count(state, seat, one))
    card = next((one for one in own if one == field_value(begun, "card")), None)
    if card is None:
        return pick("card", own)
    count, takes = exchange_count(state, seat, card), given_tokens(begun, "takes")
    if len(takes) < count:
        left = remove_each(takable(state, seat, card), *takes)
        return Several("takes", tuple(dict.fromkeys(left)), 1, 1, ordered=True)
    gives = _gives_so_far(begun)
    if len(gives) >= count:
        return None
    token, into = pick("token", givable(state, seat, takes, gives)), pick("into", ("discard", "pool"))
    return SubForms("gives", (PartialMove("given", (), (token, into)),), 1, 1)


def _gives_so_far(begun: PartialMove) -> tuple[Given, ...]:
    value = field_value(begun, "gives")
    parts = tuple(one for one in value if isinstance(one, PartialMove)) if isinstance(value, tuple) else ()
    rows = ((given_token(one), field_value(one, "into")) for one in parts)
    return tuple(
        Given(token, "pool" if into == "pool" else "discard") for token, into in rows if token is not None
    )


# --- Spy Network --------------------------------------------------------------------------------------------


def spy_refusal(state: State, seat: Seat, action: Spy) -> Refusal | None:
    """Why this seat can't be spied on; None if it can."""
    if why := not_your_card(state, seat, "spy_network"):
        return why
    return None if action.seat in state.order and action.seat != seat else no("no_such_opponent")


def spy(state: State, seat: Seat, action: Spy) -> Events:
    """The card is shown to all, the whole hand to the spy alone."""
    seen = seal(hand(state, action.seat), seat, action.seat)
    return show_card(seat, "spy_network"), HandShown(seat, action.seat, seen)


def on_hand_shown(state: State, event: HandShown) -> State:
    """The spy remembers the hand. Its bluff, now known, stays in hand until the next round."""
    spied = Spied(event.seat, event.target, event.hand)
    return with_player(replace(state, spied=(*state.spied, spied)), event.target, locked=True)


def next_spy_field(state: State, seat: Seat, begun: PartialMove) -> Field | None:
    """The seat whose hand is shown; None when that is chosen."""
    if field_value(begun, "seat") is not None:
        return None
    holds = "spy_network" in cards_of(state, seat)
    return pick("seat", tuple(one for one in state.order if one != seat and holds))


# --- what the game collects from this chapter ---------------------------------------------------------------

MOVES: Final[dict[type[Move], MoveRules]] = {
    Spy: MoveRules(("cards",), spy_refusal, spy, next_spy_field),
    Regroup: MoveRules(("cards",), regroup_refusal, regroup, next_regroup_field),
}
FOLDS: Final[dict[type, Callable[[Any, Any], State]]] = {
    HandShown: on_hand_shown,
    Regrouped: on_regrouped,
}
