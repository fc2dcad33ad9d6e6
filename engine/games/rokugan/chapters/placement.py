"""A turn of placement: a token facedown at a province, or a blessing on one's own token (BR-PLACE, BR-BLESS).

A refusal speaks of the location first, which everybody can check; of the token's type only to its owner, and
not at all where bluffing lets any token lie anywhere (`places`). Every token gets a number as it is laid, by
which cards and abilities name it, whatever its face.

A turn must be used while anything can be laid. Where nothing can, the seat passes and has no more turns this
phase; silence skips the one turn, since a place by default could tell what it is for.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final

from msgspec.structs import replace

from engine.games.rokugan.base import By, Events, Happening, Move, MoveRules
from engine.games.rokugan.fields import (
    begin,
    given_province,
    given_token,
    in_given_territory,
    pick,
    pick_territory,
)
from engine.games.rokugan.names import KIND, PROVINCES, Province, Token, Way
from engine.games.rokugan.places import (
    blessable,
    can_be_laid,
    can_lie_at,
    has_open_province,
    has_place_in,
    is_barred,
    is_type_free,
    location_closed_by,
    territories_for,
    ways_for,
)
from engine.games.rokugan.questions import ask_after_placing, ask_next_turn
from engine.games.rokugan.state import (
    Piece,
    State,
    hand,
    lying_piece,
    with_new_piece,
    with_piece,
    with_player,
    without_discard_token,
    without_hand_token,
)
from engine.kernel.dice import Dice
from engine.kernel.moves import Field, PartialMove, field_value
from engine.kernel.refused import Refusal, no
from engine.kernel.sealed import Sealed, seal
from engine.kernel.seats import Seat
from engine.kernel.waits import Wait

# --- moves and events ---------------------------------------------------------------------------------------


class Place(Move, frozen=True, tag="place"):
    """A token facedown at a province: in its centre, on its coast or on a border with another (BR-PLACE)."""

    token: Token
    province: Province
    way: Way


class Bless(Move, frozen=True, tag="bless"):
    """A blessing on a facedown token of one's own, by its number (BR-BLESS-1)."""

    token: Token
    number: int


class Placed(Happening, frozen=True, tag="placed"):
    """A token lies facedown; `number` names it from now on (BR-PLACE-9)."""

    seat: Seat
    number: int
    province: Province
    way: Way
    token: Sealed[Token]


class Blessed(Happening, frozen=True, tag="blessed"):
    """A blessing on a token of one's own (BR-BLESS-1); `animated` when it comes out of the discard."""

    seat: Seat
    number: int
    token: Token
    animated: bool


class TurnLost(Happening, frozen=True, tag="turn_lost"):
    """A seat can place nothing and has no more turns this phase (BR-RONIN-4, BR-PLACE-14)."""

    seat: Seat


class TurnSkipped(Happening, frozen=True, tag="turn_skipped"):
    """A seat has placed nothing in its turn."""

    seat: Seat
    by: By


# --- a token at a province ----------------------------------------------------------------------------------


def place_refusal(state: State, seat: Seat, action: Place) -> Refusal | None:
    """Location first, which everybody can check; of types only what the own hand says (BR-PLACE-12)."""
    token, province, way = action.token, action.province, action.way
    if token not in hand(state, seat):
        return no("not_in_hand", token=token)
    if KIND[token] == "blessing":
        return no("blessing_on_token")
    if is_barred(state, seat, token):
        return no("barred", token=token)
    if why := location_closed_by(state, seat, province, way):
        return no(f"place_{why}", province=province)
    legal = is_type_free(state, token) or can_lie_at(state, seat, token, province, way)
    return None if legal else no("place_illegal", province=province)


def place(state: State, seat: Seat, action: Place) -> Events:
    """The token lies, its face sealed for its owner."""
    return (Placed(seat, state.number, action.province, action.way, seal(action.token, seat)),)


def on_placed(state: State, event: Placed) -> State:
    """Out of the hand onto the board."""
    token = event.token.value
    assert token is not None
    piece = Piece(event.number, event.seat, event.province, event.way, event.token)
    return ask_after_placing(with_new_piece(without_hand_token(state, event.seat, token), piece))


def next_place_field(state: State, seat: Seat, begun: PartialMove) -> Field | None:
    """The token, the territory, the province, the way; None when all are chosen."""
    # Of a step only what it needs is looked at: most territories have an open place at once.
    token = given_token(begun)
    if token is None:
        return pick("token", _placeable(state, seat))
    if field_value(begun, "territory") is None:
        return pick_territory(territories_for(state, seat, token))
    province = given_province(begun)
    if province is None:
        among = in_given_territory(begun, PROVINCES)
        return pick("province", tuple([one for one in among if has_place_in(state, seat, token, one)]))
    if field_value(begun, "way") is None:
        return pick("way", tuple(ways_for(state, seat, token, province)))
    return None


def _placeable(state: State, seat: Seat) -> tuple[Token, ...]:
    """The kinds of token in hand that can be placed; blessings have a move of their own."""
    kinds = [one for one in dict.fromkeys(hand(state, seat)) if KIND[one] != "blessing"]
    if state.options.bluffing == "on":
        # Then one open province takes any of them, and one look at the map answers for all.
        open_ = has_open_province(state, seat)
        return tuple([one for one in kinds if open_ and not is_barred(state, seat, one)])
    return tuple([one for one in kinds if can_be_laid(state, seat, one)])


# --- a blessing on a token ----------------------------------------------------------------------------------


def bless_refusal(state: State, seat: Seat, action: Bless) -> Refusal | None:
    """Why the blessing can't be laid on this token, or None."""
    if action.token not in hand(state, seat):
        return no("not_in_hand", token=action.token)
    if KIND[action.token] != "blessing":
        return no("no_blessing", token=action.token)
    own = (one.number for one in blessable(state, seat))
    return None if action.number in own else no("bless_closed", number=action.number)


def bless(state: State, seat: Seat, action: Bless) -> Events:
    """The blessing lies faceup on the token."""
    return (Blessed(seat, action.number, action.token, animated=False),)


def on_blessed(state: State, event: Blessed) -> State:
    """Out of the hand, which is the turn's placement, or by Animate the Dead out of the discard."""
    piece = lying_piece(state, event.number)
    lying = with_piece(state, replace(piece, blessings=(*piece.blessings, event.token)))
    if event.animated:
        return without_discard_token(lying, event.seat, event.token)
    return ask_after_placing(without_hand_token(lying, event.seat, event.token))


def next_bless_field(state: State, seat: Seat, begun: PartialMove) -> Field | None:
    """The blessing, then the token that it lies on; None when both are chosen."""
    if given_token(begun) is None:
        kinds = tuple([one for one in hand(state, seat) if KIND[one] == "blessing"])
        return pick("token", kinds if kinds and can_be_laid(state, seat, kinds[0]) else ())
    own = tuple([one.number for one in blessable(state, seat)])
    return pick("number", own) if field_value(begun, "number") is None else None


# --- a turn in which nothing is laid ------------------------------------------------------------------------


def offer_placement(state: State, seat: Seat) -> Iterator[Move | PartialMove]:
    """To place or to bless; nothing where nothing can be laid."""
    yield from begin(state, seat, "place", next_place_field)
    yield from begin(state, seat, "bless", next_bless_field)


def can_place_nothing(state: State, seat: Seat) -> bool:
    """Whether no token of the hand can be laid anywhere (BR-PLACE-14)."""
    tokens = dict.fromkeys(hand(state, seat))
    if state.options.bluffing == "on" and has_open_province(state, seat):
        for one in tokens:
            if KIND[one] != "blessing" and not is_barred(state, seat, one):
                return False
    return not any(can_be_laid(state, seat, token) for token in tokens)


def skip_turn_by_default(state: State, wait: Wait, dice: Dice) -> Events:
    """Nothing is placed: a place by default could tell what it is for (BR-ENG-7)."""
    return (TurnSkipped(wait.seat, "default"),)


def on_turn_skipped(state: State, event: TurnSkipped) -> State:
    """One turn less in this round, as if its token had been laid."""
    skipped = state.players[event.seat].skipped + 1
    return ask_next_turn(with_player(state, event.seat, skipped=skipped))


def on_turn_lost(state: State, event: TurnLost) -> State:
    """No more turns in this round."""
    return ask_next_turn(with_player(state, event.seat, done=True))


# --- boards that are only thought of ------------------------------------------------------------------------


def with_placement(state: State, seat: Seat, move: Place | Bless) -> State:
    """The board with one placement more, wherever its token comes from: for orders and stewards."""
    if isinstance(move, Bless):
        piece = lying_piece(state, move.number)
        return with_piece(state, replace(piece, blessings=(*piece.blessings, move.token)))
    laid = Piece(state.number, seat, move.province, move.way, seal(move.token, seat))
    return replace(state, pieces=(*state.pieces, laid))


# --- what the game collects from this chapter ---------------------------------------------------------------

MOVES: Final[dict[type[Move], MoveRules]] = {
    Place: MoveRules(("turn",), place_refusal, place, next_place_field),
    Bless: MoveRules(("turn",), bless_refusal, bless, next_bless_field),
}
FOLDS: Final[dict[type, Callable[[Any, Any], State]]] = {
    TurnLost: on_turn_lost,
    TurnSkipped: on_turn_skipped,
    Placed: on_placed,
    Blessed: on_blessed,
}
