"""Cunning, a steward for Rokugan: it turns all tokens in several of the worlds that its view leaves open."""

from typing import Any

from msgspec.structs import replace

from engine.games.rokugan import moves as mv
from engine.games.rokugan.facts import ROUNDS
from engine.games.rokugan.forecast import forecast, with_placement
from engine.games.rokugan.scoring import score
from engine.games.rokugan.state import State, piece_of, with_piece
from engine.games.rokugan.stewards.cards import starting, whole
from engine.games.rokugan.stewards.placing import Wish, wishes
from engine.games.rokugan.stewards.prudent import first, prudent, walk
from engine.games.rokugan.stewards.worlds import world
from engine.games.rokugan.stewards.worth import standing
from engine.kernel.dice import Dice
from engine.kernel.seats import Seat
from engine.kernel.steward import Look

WORLDS = 6
TRIED = 9
"""Of the placements that a prudent steward would think of, so many are tried, the best ones first."""

SENSE = 0.5
"""How much the prudent odds count beside what the worlds say: others will still answer."""


def cunning(look: Look, dice: Dice) -> Any | None:
    """The placement that is best on average over the worlds; all else as a prudent steward does it."""
    table: State = look.view.table
    if not look.waits or table.phase not in ("turn", "swap"):
        return prudent(look, dice)
    if table.phase == "swap":
        return _swap(look, dice)
    return starting(look) or _place_token(look, dice)


def _place_token(look: Look, dice: Dice) -> Any | None:
    seat = look.seat
    tried = _wishes_to_try(wishes(look.view.table, seat))
    worlds = [world(look.view, dice, number) for number in range(WORLDS)]
    for wish in sorted(tried, key=lambda one: -_average(worlds, seat, one)):
        move = whole(look, walk(wish.move))
        if move is not None:
            return move
    return first(look)


def _wishes_to_try(found: list[Wish]) -> list[Wish]:
    """The best of all, and the best place for each token."""
    each: dict[str, Wish] = {}
    for wish in found:
        each.setdefault(wish.move.token, wish)
    return list(dict.fromkeys([*found[:TRIED], *each.values()]))


def _average(worlds: list[State], seat: Seat, wish: Wish) -> float:
    total = sum(advantage(forecast(with_placement(one, seat, wish.move)), seat) for one in worlds)
    return total / len(worlds) + SENSE * wish.worth


def advantage(table: State, seat: Seat) -> float:
    """What one's board is worth beyond the others' on average; in the last round, by the count itself."""
    last = table.round == ROUNDS
    own, *others = (
        float(score(table, one).total) if last else standing(table, one)
        for one in (seat, *(other for other in table.order if other != seat))
    )
    return own - sum(others) / len(others) - (0.3 * max(others) if len(others) > 1 else 0.0)


def _swap(look: Look, dice: Dice) -> Any | None:
    """Unicorn's exchange, where it is better than none in the worlds."""
    table: State = look.view.table
    own = [one.number for one in table.pieces if one.owner == look.seat and not one.blessings]
    worlds = [world(look.view, dice, number) for number in range(WORLDS)]
    best, move = _mean(worlds, look.seat), mv.Pass()
    for spot, one in enumerate(own):
        for other in own[spot + 1 :]:
            value = _mean([_with_exchange(each, one, other) for each in worlds], look.seat)
            if value > best:
                best, move = value, mv.Swap(one, other)  # type: ignore[assignment]
    return move


def _mean(worlds: list[State], seat: Seat) -> float:
    return sum(advantage(forecast(one), seat) for one in worlds) / len(worlds)


def _with_exchange(table: State, first_: int, second: int) -> State:
    one, other = piece_of(table, first_), piece_of(table, second)
    assert one is not None
    assert other is not None
    table = with_piece(table, replace(one, province=other.province, way=other.way))
    return with_piece(table, replace(other, province=one.province, way=one.way))
