"""Cards of the start of a turn that everybody has: scout, shugenja, and the first player's (BR-CARD).

Each is used on one token of the board: a scout looks at it, a shugenja discards it, and the first player card
sends it back to its owner's pool. Any number of them can be used before the turn's placement (BR-CARD-3). A
blessed token can't be aimed at (BR-BLESS-3).

Looks and discards are also what other cards do, so `peek` and `discard_token`, and what follows from them,
are used by `shadowlands` and `clan_abilities`.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final, Literal

from msgspec.structs import replace

from engine.games.rokugan.base import Events, Happening, Move, MoveRules
from engine.games.rokugan.facts import SEATING
from engine.games.rokugan.fields import begin, pick
from engine.games.rokugan.names import Token
from engine.games.rokugan.places import targets
from engine.games.rokugan.questions import ask, ask_next_turn, lookable
from engine.games.rokugan.state import (
    Piece,
    Pile,
    State,
    lying_piece,
    with_discarded,
    with_piece,
    with_player,
    with_pooled,
    without_pieces,
)
from engine.kernel.moves import Field, PartialMove, field_value
from engine.kernel.refused import Refusal, no
from engine.kernel.sealed import Sealed, open_sealed
from engine.kernel.seats import Seat

Starting = Literal["scout", "shugenja", "first_player"]
"""Cards of the start of a turn that belong to no territory (BR-CARD-1, BR-CARD-2)."""

STARTING: Final[tuple[Starting, ...]] = ("scout", "shugenja", "first_player")

# --- moves and events ---------------------------------------------------------------------------------------


class UseCard(Move, frozen=True, tag="use_card"):
    """Scout, shugenja or first player card on a token of the board, by its number."""

    card: Starting
    number: int


class CardUsed(Happening, frozen=True, tag="card_used"):
    """A scout, a shugenja or the first player card on a token (BR-CARD)."""

    seat: Seat
    card: Starting
    number: int


class Peeked(Happening, frozen=True, tag="peeked"):
    """A seat looks at a token: what it is only that seat and the owner know (BR-CARD-5)."""

    seat: Seat
    number: int
    token: Sealed[Token]


class TokenDiscarded(Happening, frozen=True, tag="token_discarded"):
    """A card takes a token off the board, for all to see (BR-CARD-1, BR-CARD-4)."""

    seat: Seat
    number: int
    token: Token
    pile: Pile


class TokenRecalled(Happening, frozen=True, tag="token_recalled"):
    """The first player card sends a token back to its owner's pool, unseen by others (BR-CARD-2)."""

    seat: Seat
    number: int
    token: Sealed[Token]


# --- the move -----------------------------------------------------------------------------------------------


def targets_of(state: State, seat: Seat, card: Starting) -> tuple[int, ...]:
    """The tokens that this card may be used on; () while the seat has not got it (BR-CARD-1, BR-CARD-2)."""
    player = state.players[seat]
    match card:
        case "scout":
            return lookable(state, seat) if player.scouts else ()
        case "shugenja":
            return targets(state, except_seat=seat) if player.shugenja else ()
    mine = seat == state.first and not state.first_used and SEATING[len(state.order)].first_player_card
    return targets(state) if mine else ()


def offer_starting_cards(state: State, seat: Seat) -> Iterator[Move | PartialMove]:
    """To use a card, begun with which."""
    yield from begin(state, seat, "use_card", next_use_card_field)


def next_use_card_field(state: State, seat: Seat, begun: PartialMove) -> Field | None:
    """The card, then the token; None when both are chosen."""
    chosen = field_value(begun, "card")
    card = next((one for one in STARTING if one == chosen), None)
    among = () if card is None else targets_of(state, seat, card)
    if not among:
        return pick("card", tuple([one for one in STARTING if targets_of(state, seat, one)]))
    return pick("number", among) if field_value(begun, "number") is None else None


def use_card_refusal(state: State, seat: Seat, action: UseCard) -> Refusal | None:
    """Why the card can't be used on this token, or None."""
    among = targets_of(state, seat, action.card)
    if not among:
        return no("no_use", card=action.card)
    return None if action.number in among else no("target_closed", number=action.number)


def use_card(state: State, seat: Seat, action: UseCard) -> Events:
    """The card on a token: a look, a discard, or a way back to the pool."""
    used = CardUsed(seat, action.card, action.number)
    match action.card:
        case "scout":
            return used, peek(state, seat, action.number)
        case "shugenja":
            return used, discard_token(state, seat, action.number)
    piece = lying_piece(state, action.number)
    return used, TokenRecalled(seat, action.number, _face_for(piece, seat))


def on_card_used(state: State, event: CardUsed) -> State:
    """One card of its kind less; the first player's is used for this round."""
    player = state.players[event.seat]
    match event.card:
        case "scout":
            return with_player(state, event.seat, scouts=player.scouts - 1)
        case "shugenja":
            return with_player(state, event.seat, shugenja=player.shugenja - 1)
    return replace(state, first_used=True)


# --- looks --------------------------------------------------------------------------------------------------


def peek(state: State, seat: Seat, number: int) -> Peeked:
    """The face of a token for its owner, for whoever has seen it before, and now for this seat."""
    return Peeked(seat, number, _face_for(lying_piece(state, number), seat))


def _face_for(piece: Piece, seat: Seat) -> Sealed[Token]:
    """The face of a token, known to this seat, too; what all know stays so."""
    known = piece.token.to
    if known is not None and seat not in known:
        known = tuple(sorted((*known, seat)))
    return Sealed(piece.token.value, known)


def on_peeked(state: State, event: Peeked) -> State:
    """Scorpion's look ends its turn; what Dark Favors shows is asked about next."""
    seen = with_piece(state, replace(lying_piece(state, event.number), token=event.token))
    if state.phase == "look":
        return ask_next_turn(with_player(seen, event.seat, looked=True))
    return seen


# --- tokens taken off ---------------------------------------------------------------------------------------


def discard_token(state: State, seat: Seat, number: int) -> TokenDiscarded:
    """A token is shown and taken off; a bluff goes aside (BR-CARD-4)."""
    token = open_sealed(lying_piece(state, number).token)
    return TokenDiscarded(seat, number, token, pile_of(token))


def pile_of(token: Token) -> Pile:
    """The pile for a token that a card takes off (BR-CARD-4)."""
    return "aside" if token == "bluff" else "discard"


def with_token_on_pile(state: State, seat: Seat, token: Token, pile: Pile) -> State:
    """The table with a token in the discard of its owner; a bluff aside (BR-CARD-4)."""
    if pile == "aside":
        return with_player(state, seat, aside=True)
    return with_discarded(state, seat, token)


def on_token_discarded(state: State, event: TokenDiscarded) -> State:
    """Off the board, for its owner's discard, or aside; Dark Favors is then done and the turn goes on."""
    piece = lying_piece(state, event.number)
    after = with_token_on_pile(without_pieces(state, event.number), piece.owner, event.token, event.pile)
    return ask(replace(after, favor=()), "turn", event.seat) if state.phase == "favor" else after


def on_token_recalled(state: State, event: TokenRecalled) -> State:
    """Off the board, into its owner's pool."""
    piece = lying_piece(state, event.number)
    assert event.token.value is not None
    return with_pooled(without_pieces(state, event.number), piece.owner, event.token.value)


# --- what the game collects from this chapter ---------------------------------------------------------------

MOVES: Final[dict[type[Move], MoveRules]] = {
    UseCard: MoveRules(("turn",), use_card_refusal, use_card, next_use_card_field),
}
FOLDS: Final[dict[type, Callable[[Any, Any], State]]] = {
    CardUsed: on_card_used,
    Peeked: on_peeked,
    TokenDiscarded: on_token_discarded,
    TokenRecalled: on_token_recalled,
}
