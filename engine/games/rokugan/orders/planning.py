"""What a seat may write beforehand: placements of this round, as if its turn had come, by its own view."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from msgspec.structs import replace

from engine.games.rokugan import moves as mv
from engine.games.rokugan.forecast import with_placement
from engine.games.rokugan.offers import offers
from engine.games.rokugan.state import State, hand, has_turn, with_player
from engine.games.rokugan.view import View
from engine.kernel.moves import PartialMove
from engine.kernel.rows import remove_each
from engine.kernel.seats import Seat
from engine.kernel.steward import Ask

SPANS = ("cards", "turn", "favor", "look")
"""Phases between the draw and the last placement: the hand of the round is known."""

WRITTEN = ("place", "bless")


def moment(view: View, seat: Seat) -> int | None:
    """The round for which this seat may write, while it has turns in it."""
    table = view.table
    return table.round if table.phase in SPANS and has_turn(table, seat) else None


def following(view: View, seat: Seat, taken: tuple[int, ...]) -> int | None:
    """The round for which the next line is: the present one, however many it has."""
    return moment(view, seat)


def ask(view: View, seat: Seat, written: tuple[Any, ...]) -> Ask:
    """What may be written after these lines: each takes its token out of the hand and lies on the board."""
    return partial(_offers, _later(view.table, seat, written), seat)


def number(view: View, seat: Seat, moment: int) -> int:
    """The round as people count it."""
    return moment


def lines_left(table: State, seat: Seat, written: tuple[Any, ...]) -> Iterator[mv.Place | mv.Bless]:
    """The lines that have not been made yet, by what lies on the board."""
    lying = [(one.token.value, one.province, one.way) for one in table.pieces if one.owner == seat]
    for move in written:
        match move:
            case mv.Place(token, province, way) if (token, province, way) in lying:
                lying.remove((token, province, way))
            case mv.Bless(token, number) if _is_blessed(table, token, number):
                continue
            case mv.Place() | mv.Bless():
                yield move


def _offers(table: State, seat: Seat, begun: PartialMove | None) -> tuple[Any, ...]:
    """Placements alone: what is shown before one can't be foreseen."""
    found = offers(table, seat, begun)
    if begun is not None:
        return found
    return tuple(one for one in found if isinstance(one, PartialMove) and one.move in WRITTEN)


def _later(table: State, seat: Seat, written: tuple[Any, ...]) -> State:
    """The table at this seat's turn, with what is written done."""
    table = replace(table, phase="turn", active=seat)
    for move in lines_left(table, seat, written):
        if move.token in hand(table, seat):
            table = _after_move(table, seat, move)
    return table


def _after_move(table: State, seat: Seat, move: mv.Place | mv.Bless) -> State:
    if isinstance(move, mv.Bless) and all(one.number != move.number for one in table.pieces):
        return table
    held = table.players[seat].hand
    rest = replace(held, value=remove_each(hand(table, seat), move.token))
    return replace(
        with_player(with_placement(table, seat, move), seat, hand=rest),
        number=table.number + 1,
    )


def _is_blessed(table: State, token: str, number: int) -> bool:
    return any(one.number == number and token in one.blessings for one in table.pieces)
