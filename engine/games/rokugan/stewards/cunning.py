"""Cunning, a steward for Rokugan: it turns all tokens in several of the worlds that its view leaves open.

In a world each facedown token of others is one that its owner may have (`world`): likely one that belongs
where it lies, a bluff sometimes, seldom a misplaced one. Each placement that a prudent steward would think of
is tried in every world, and the one after which the board is best on average is made. Others will still
answer, so the prudent odds count beside that.
"""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from engine.games.rokugan.base import Pass
from engine.games.rokugan.chapters.clan_abilities import Swap, with_swap
from engine.games.rokugan.chapters.placement import with_placement
from engine.games.rokugan.chapters.resolution import forecast
from engine.games.rokugan.chapters.scoring import score
from engine.games.rokugan.facts import ROUNDS
from engine.games.rokugan.names import KIND, Token, Tokens
from engine.games.rokugan.places import can_lie_at
from engine.games.rokugan.questions import swappable
from engine.games.rokugan.state import Piece, State
from engine.games.rokugan.stewards.placing import Wish, wishes
from engine.games.rokugan.stewards.prudent import (
    first_move,
    prudent,
    token_card_move,
    walked_placement,
    whole_move,
)
from engine.games.rokugan.stewards.worth import standing
from engine.games.rokugan.view import View
from engine.kernel.dice import Dice
from engine.kernel.seats import Seat, remove_each
from engine.kernel.steward import Look

WORLDS: Final = 6
TRIED: Final = 9
"""Of the placements that a prudent steward would think of, so many are tried, the best ones first."""

SENSE: Final = 0.5
"""How much the prudent odds count beside what the worlds say: others will still answer."""

FITTING, BLUFFING, MISPLACED = 12, 5, 1
"""How likely a token lies somewhere when its type belongs there, when it is a bluff, and when it does not."""


def cunning(look: Look, dice: Dice) -> Any | None:
    """The placement that is best on average over the worlds; all else as a prudent steward does it."""
    table: State = look.view.table
    if not look.waits or table.phase not in ("turn", "swap"):
        return prudent(look, dice)
    if table.phase == "swap":
        return best_swap(look, dice)
    return token_card_move(look) or best_placement(look, dice)


Bonus = Callable[[Wish], float]
"""What a steward thinks of a placement beside what it brings, in the worth of provinces."""


def best_placement(look: Look, dice: Dice, bonus: Bonus = lambda wish: 0.0) -> Any | None:
    """The placement after which the board is best on average over the worlds, and that it likes best."""
    seat = look.seat
    liked = [Wish(one.worth + bonus(one), one.move) for one in wishes(look.view.table, seat)]
    found = sorted(liked, key=lambda one: -one.worth)
    worlds = [world(look.view, dice, number) for number in range(WORLDS)]

    def merit(wish: Wish) -> float:
        boards = [with_placement(one, seat, wish.move) for one in worlds]
        return _mean_advantage(boards, seat) + SENSE * wish.worth

    # The best of all are tried, and the best place for each token.
    best_of_each: dict[str, Wish] = {}
    for wish in found:
        best_of_each.setdefault(wish.move.token, wish)
    tried = dict.fromkeys([*found[:TRIED], *best_of_each.values()])
    for wish in sorted(tried, key=lambda one: -merit(one)):
        move = whole_move(look, walked_placement(wish.move))
        if move is not None:
            return move
    return first_move(look)


def best_swap(look: Look, dice: Dice) -> Swap | Pass:
    """Unicorn's exchange, where it is better than none in the worlds."""
    own = swappable(look.view.table, look.seat)
    worlds = [world(look.view, dice, number) for number in range(WORLDS)]
    best, move = _mean_advantage(worlds, look.seat), None
    for spot, one in enumerate(own):
        for other in own[spot + 1 :]:
            value = _mean_advantage([with_swap(each, one, other) for each in worlds], look.seat)
            if value > best:
                best, move = value, Swap(one, other)
    return move or Pass()


def _mean_advantage(worlds: list[State], seat: Seat) -> float:
    """The average advantage on these boards when all tokens on them are turned."""
    return sum(advantage(forecast(one), seat) for one in worlds) / len(worlds)


def advantage(table: State, seat: Seat) -> float:
    """The worth of one's board beyond the others' on average; in the last round, by the count itself."""
    last = table.round == ROUNDS
    own, *others = (
        float(score(table, one).total) if last else standing(table, one)
        for one in (seat, *(other for other in table.order if other != seat))
    )
    return own - sum(others) / len(others) - (0.3 * max(others) if len(others) > 1 else 0.0)


# --- worlds -------------------------------------------------------------------------------------------------


def world(view: View, dice: Dice, number: int) -> State:
    """One of the worlds that a seat's view leaves open, by this number: a table with every face filled in."""
    table, left = view.table, dict[Seat, Tokens]()
    for seat in table.order:
        # The tokens of a seat that this view shows nowhere; no blessing lies facedown.
        known = [one.token.value for one in table.pieces if one.owner == seat and not one.faceup]
        shown = (one for one in known if one is not None)
        hidden = remove_each(view.standings[seat].unseen, *shown)
        left[seat] = tuple(one for one in hidden if KIND[one] != "blessing")
    pieces = []
    for piece in table.pieces:
        if piece.token.value is not None:
            pieces.append(piece)
            continue
        among = left[piece.owner]
        weights = [_likelihood(table, piece, one) for one in among]
        token = among[dice.pick_weighted(weights, "world", number, piece.number)] if among else "bluff"
        left[piece.owner] = remove_each(among, token)
        pieces.append(replace(piece, token=replace(piece.token, value=token)))
    return replace(table, pieces=tuple(pieces))


def _likelihood(table: State, piece: Piece, token: Token) -> int:
    """How likely this facedown token is of that type, as a weight; a blessing on it rules out some."""
    if token == "bluff":
        return BLUFFING
    if token in ("raid", "diplomacy") and piece.blessings:
        return 0
    return FITTING if can_lie_at(table, piece.owner, token, piece.province, piece.way) else MISPLACED
