"""The table after the events of a turn of placement."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engine.games.rokugan import events as e
from engine.games.rokugan.names import Token
from engine.games.rokugan.state import (
    Piece,
    State,
    piece_of,
    put_together,
    with_piece,
    with_player,
)
from engine.games.rokugan.turning import after_placing, asking, next_turn
from engine.kernel.rows import remove_each
from engine.kernel.sealed import Sealed, seal
from engine.kernel.seats import Seat


def _on_lost(state: State, event: e.TurnLost) -> State:
    return next_turn(with_player(state, event.seat, done=True))


def _on_skipped(state: State, event: e.TurnSkipped) -> State:
    skipped = state.players[event.seat].skipped + 1
    return next_turn(with_player(state, event.seat, skipped=skipped))


def _on_used(state: State, event: e.CardUsed) -> State:
    player = state.players[event.seat]
    match event.card:
        case "scout":
            return with_player(state, event.seat, scouts=player.scouts - 1)
        case "shugenja":
            return with_player(state, event.seat, shugenja=player.shugenja - 1)
    return replace(state, first_used=True)


def _on_peeked(state: State, event: e.Peeked) -> State:
    """Scorpion's look ends its turn; what Dark Favors shows is asked about next."""
    piece = piece_of(state, event.number)
    assert piece is not None
    seen = with_piece(state, replace(piece, token=event.token))
    if state.phase == "look":
        return next_turn(with_player(seen, event.seat, looked=True))
    return seen


def _on_favored(state: State, event: e.FavorAsked) -> State:
    return asking(replace(state, favor=event.numbers), "favor", event.seat)


def _on_discarded(state: State, event: e.TokenDiscarded) -> State:
    """Off the board, for its owner's discard, or aside; Dark Favors is then done and the turn goes on."""
    piece = piece_of(state, event.number)
    assert piece is not None
    off = replace(state, pieces=remove_each(state.pieces, piece))
    after = with_discarded(off, piece.owner, event.token, event.pile)
    return asking(replace(after, favor=()), "turn", event.seat) if state.phase == "favor" else after


def with_discarded(state: State, seat: Seat, token: Token, pile: e.Pile) -> State:
    """A token in the discard of its owner; a bluff aside (BR-CARD-4)."""
    if pile == "aside":
        return with_player(state, seat, aside=True)
    return with_player(state, seat, discard=put_together(state.players[seat].discard, (token,)))


def _on_recalled(state: State, event: e.TokenRecalled) -> State:
    piece = piece_of(state, event.number)
    assert piece is not None
    assert event.token.value is not None
    pool = put_together(state.players[piece.owner].pool.value or (), (event.token.value,))
    off = replace(state, pieces=remove_each(state.pieces, piece))
    return with_player(off, piece.owner, pool=seal(pool, piece.owner))


def _on_spent(state: State, event: e.HandSpent) -> State:
    return with_discarded(_out_of_hand(state, event.seat, event.token), event.seat, event.token, event.pile)


def _purge_ended(state: State, event: e.TurnEnded) -> State:
    return next_turn(state)


def _on_placed(state: State, event: e.Placed) -> State:
    token = event.token.value
    assert token is not None
    piece = Piece(event.number, event.seat, event.province, event.way, event.token)
    return after_placing(_with_piece_laid(_out_of_hand(state, event.seat, token), piece))


def _on_animated(state: State, event: e.Animated) -> State:
    face: Sealed[Token] = Sealed(event.token, None)
    piece = Piece(event.number, event.seat, event.province, event.way, face, faceup=True)
    return _with_piece_laid(_out_of_discard(state, event.seat, event.token), piece)


def _on_blessed(state: State, event: e.Blessed) -> State:
    piece = piece_of(state, event.number)
    assert piece is not None
    lying = with_piece(state, replace(piece, blessings=(*piece.blessings, event.token)))
    if event.animated:
        return _out_of_discard(lying, event.seat, event.token)
    return after_placing(_out_of_hand(lying, event.seat, event.token))


def _look_skipped(state: State, event: e.LookSkipped) -> State:
    return next_turn(state)


def _on_swapped(state: State, event: e.Swapped) -> State:
    """Place and aim; the tokens keep their numbers' owner and who knows them."""
    one, other = piece_of(state, event.first), piece_of(state, event.second)
    assert one is not None
    assert other is not None
    state = with_piece(state, replace(one, province=other.province, way=other.way))
    state = with_piece(state, replace(other, province=one.province, way=one.way))
    return replace(state, phase="resolve")


def _swap_skipped(state: State, event: e.SwapSkipped) -> State:
    return replace(state, phase="resolve")


def _with_piece_laid(state: State, piece: Piece) -> State:
    return replace(state, pieces=(*state.pieces, piece), number=state.number + 1)


def _out_of_hand(state: State, seat: Seat, token: Token) -> State:
    left = remove_each(state.players[seat].hand.value or (), token)
    return with_player(state, seat, hand=seal(left, seat))


def _out_of_discard(state: State, seat: Seat, token: Token) -> State:
    return with_player(state, seat, discard=remove_each(state.players[seat].discard, token))


FOLDS: dict[type, Callable[[Any, Any], State]] = {
    e.TurnLost: _on_lost,
    e.TurnSkipped: _on_skipped,
    e.CardUsed: _on_used,
    e.Peeked: _on_peeked,
    e.FavorAsked: _on_favored,
    e.TokenDiscarded: _on_discarded,
    e.TokenRecalled: _on_recalled,
    e.HandSpent: _on_spent,
    e.TurnEnded: _purge_ended,
    e.Placed: _on_placed,
    e.Animated: _on_animated,
    e.Blessed: _on_blessed,
    e.LookSkipped: _look_skipped,
    e.Swapped: _on_swapped,
    e.SwapSkipped: _swap_skipped,
}
