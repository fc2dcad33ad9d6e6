"""What the board comes to when all tokens on it are turned now: for stewards, on states that they imagine."""

from msgspec.structs import replace

from engine.games.rokugan import moves as mv
from engine.games.rokugan.fold import evolve
from engine.games.rokugan.resolution import resolution_events
from engine.games.rokugan.state import Piece, State, piece_of, with_piece
from engine.kernel.sealed import seal
from engine.kernel.seats import Seat


def forecast(state: State) -> State:
    """The board after a resolution of these tokens; every face must be filled in."""
    for event in tuple(resolution_events(state)):
        state = evolve(state, event)
    return state


def with_placement(state: State, seat: Seat, move: mv.Place | mv.Bless) -> State:
    """The board with one placement more, wherever it comes from."""
    if isinstance(move, mv.Bless):
        piece = piece_of(state, move.number)
        assert piece is not None
        return with_piece(state, replace(piece, blessings=(*piece.blessings, move.token)))
    laid = Piece(state.number, seat, move.province, move.way, seal(move.token, seat))
    return replace(state, pieces=(*state.pieces, laid))
