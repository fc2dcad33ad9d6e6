"""Standing orders of Rokugan: placements of a round, written beforehand by the seat's own view.

A line is written as if the seat's turn had come, after the lines before it: each takes its token out of the
hand and lies on the board (`ask`). When the seat is silent at a turn of that round, the first line that has
not been made and is still possible is made (`play`). Lines of another round leave everything open.

A token that only a line lays has no number yet, since others lay tokens before it. A blessing on it names it
by what it is and where it is to lie (`planned_number`), and finds it by that once it lies there.

These functions see views, never the whole table; the import contracts hold that.
"""

from collections.abc import Iterator
from typing import Any, Final

from msgspec.structs import replace

from engine.games.rokugan.chapters.placement import Bless, Place, with_placement
from engine.games.rokugan.names import INDEX, PROVINCES, TOKENS, Way
from engine.games.rokugan.offers import Action, offers
from engine.games.rokugan.questions import has_turn
from engine.games.rokugan.state import Piece, State, hand, piece_of, with_player
from engine.games.rokugan.stewards.prudent import prudent, walked_placement, whole_move
from engine.games.rokugan.view import View
from engine.kernel.dice import Dice
from engine.kernel.moves import PartialMove
from engine.kernel.orders import Planned, Turn, due_moves, read_orders
from engine.kernel.seats import Seat, remove_each
from engine.kernel.steward import Ask, Look

SPANS: Final = ("cards", "turn", "favor", "look")
"""Phases between the draw and the last placement: the hand of the round is known."""

WRITTEN: Final = ("place", "bless")

WAYS: Final[tuple[Way, ...]] = ("centre", "sea", *PROVINCES)

# --- written ------------------------------------------------------------------------------------------------


def moment(view: View, seat: Seat) -> int | None:
    """The round for which this seat may write, while it has turns in it."""
    table = view.table
    return table.round if table.phase in SPANS and has_turn(table, seat) else None


def next_moment(view: View, seat: Seat, taken: tuple[int, ...]) -> int | None:
    """The round for which the next line is: the present one, however many it has."""
    return moment(view, seat)


def number(view: View, seat: Seat, moment: int) -> int:
    """The round as people count it."""
    return moment


def ask(view: View, seat: Seat, written: tuple[Any, ...]) -> Ask:
    """The offers of what may be written after these lines, as a function of a begun move."""
    table = replace(view.table, phase="turn", active=seat)
    for move in lines_left(table, seat, written):
        if move.token not in hand(table, seat):
            continue
        if isinstance(move, Bless) and piece_of(table, move.number) is None:
            # The token that was to be blessed is no longer there.
            continue
        if isinstance(move, Place):
            table = replace(table, number=planned_number(move, len(_pieces_like(table, seat, move))))
        # The hand keeps its seal: this table is a view, in which others' hands are cut.
        held = table.players[seat].hand
        rest = replace(held, value=remove_each(hand(table, seat), move.token))
        table = with_player(with_placement(table, seat, move), seat, hand=rest)

    def next_offers(begun: PartialMove | None) -> tuple[Any, ...]:
        found = offers(table, seat, begun)
        if begun is not None:
            return found
        # Placements alone: what is shown before one can't be foreseen.
        return tuple(one for one in found if isinstance(one, PartialMove) and one.move in WRITTEN)

    return next_offers


def planned_number(move: Place, before: int) -> int:
    """The number, below 0, of the token that this line lays; so many like it lie there `before`."""
    spot = before * len(TOKENS) + TOKENS.index(move.token)
    return -1 - ((spot * len(PROVINCES) + INDEX[move.province]) * len(WAYS) + WAYS.index(move.way))


def planned_placement(number: int) -> tuple[Place, int]:
    """The line and the count that `planned_number` made this number of. ValueError for one of 0 or more."""
    if number >= 0:
        raise ValueError(number)
    rest, way = divmod(-1 - number, len(WAYS))
    rest, province = divmod(rest, len(PROVINCES))
    before, token = divmod(rest, len(TOKENS))
    return Place(TOKENS[token], PROVINCES[province], WAYS[way]), before


# --- made ---------------------------------------------------------------------------------------------------


def lines_left(table: State, seat: Seat, written: tuple[Any, ...]) -> Iterator[Place | Bless]:
    """The lines that have not been made yet, by what lies on the board.

    A blessing on a token of another line names it by its own number once it lies.
    """
    own = [one for one in table.pieces if one.owner == seat]
    lying = [(one.token.value, one.province, one.way) for one in own]
    blessed = [(one.number, blessing) for one in own for blessing in one.blessings]
    for move in written:
        match move:
            case Place(token, province, way) if (token, province, way) in lying:
                lying.remove((token, province, way))
            case Place():
                yield move
            case Bless(token, number):
                found = _number_on_board(table, seat, number)
                if (found, token) in blessed:
                    blessed.remove((found, token))
                else:
                    yield Bless(token, found)


def _number_on_board(table: State, seat: Seat, number: int) -> int:
    """The number by which a token lies that a line has named; as it was named where it does not lie yet."""
    if number >= 0:
        return number
    placement, before = planned_placement(number)
    alike = _pieces_like(table, seat, placement)
    return alike[before].number if before < len(alike) else number


def _pieces_like(table: State, seat: Seat, move: Place) -> tuple[Piece, ...]:
    """The seat's own tokens of this face that lie where the line lays one, in the order of the board."""
    wanted = (seat, move.token, move.province, move.way)
    return tuple(one for one in table.pieces if (one.owner, one.token.value, one.province, one.way) == wanted)


def play(look: Look, payload: str, dice: Dice) -> Turn:
    """The move that the orders make now; None where they leave everything open, as for another round."""
    orders = read_orders(payload, Action)
    if orders is None or not due_moves(orders, look.view.table.round) or not look.waits:
        return None
    return _next_line(look, orders) or (prudent(look, dice) if orders.otherwise == "steward" else None)


def is_prompt(look: Look, payload: str) -> bool:
    """Whether the seat is at turn and wants its lines of this round made at once, and one is possible."""
    orders = read_orders(payload, Action)
    is_wanted = orders is not None and orders.prompt == look.view.table.round and bool(look.waits)
    return is_wanted and orders is not None and _next_line(look, orders) is not None


def _next_line(look: Look, orders: Planned) -> Any | None:
    """The first line of this round that has not been made and is possible now; None where there is none."""
    table: State = look.view.table
    if table.phase != "turn":
        return None
    left = lines_left(table, look.seat, due_moves(orders, table.round))
    moves = (whole_move(look, walked_placement(line)) for line in left)
    return next((move for move in moves if move is not None), None)
