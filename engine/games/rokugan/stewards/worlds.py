"""Worlds that a seat's view leaves open: each facedown token of others is one that its owner may have."""

from msgspec.structs import replace

from engine.games.rokugan.names import KIND, Token, Tokens
from engine.games.rokugan.places import fits
from engine.games.rokugan.state import Piece, State
from engine.games.rokugan.view import View
from engine.kernel.dice import Dice
from engine.kernel.rows import remove_each
from engine.kernel.seats import Seat

FITTING, BLUFFING, MISPLACED = 12, 5, 1
"""How likely a token lies somewhere when its type belongs there, when it is a bluff, and when it does not."""


def world(view: View, dice: Dice, number: int) -> State:
    """One of the worlds, by this number."""
    table = view.table
    left = {seat: _hidden_tokens(view, seat) for seat in table.order}
    pieces = []
    for piece in table.pieces:
        if piece.token.value is None:
            token = _draw_token(table, piece, left[piece.owner], dice, number)
            left[piece.owner] = remove_each(left[piece.owner], token)
            piece = replace(piece, token=replace(piece.token, value=token))  # noqa: PLW2901
        pieces.append(piece)
    return replace(table, pieces=tuple(pieces))


def _hidden_tokens(view: View, seat: Seat) -> Tokens:
    """The tokens of a seat that this view shows nowhere; no blessing lies facedown."""
    known = [one.token.value for one in view.table.pieces if one.owner == seat and not one.faceup]
    shown = tuple(one for one in known if one is not None)
    return tuple(one for one in remove_each(view.standings[seat].unseen, *shown) if KIND[one] != "blessing")


def _draw_token(table: State, piece: Piece, among: Tokens, dice: Dice, number: int) -> Token:
    if not among:
        return "bluff"
    weights = [_likely(table, piece, one) for one in among]
    return among[dice.pick_weighted(weights, "world", number, piece.number)]


def _likely(table: State, piece: Piece, token: Token) -> int:
    if token == "bluff":
        return BLUFFING
    if token in ("raid", "diplomacy") and piece.blessings:
        return 0
    return FITTING if fits(table, piece.owner, token, piece.province, piece.way) else MISPLACED
