"""Points of a seat, line by line (AW-SCORE-3 to AW-SCORE-5), and places (AW-TIE-1)."""

from collections.abc import Callable, Iterator
from typing import Any

from engine.games.architects.counting import count_of, strictly_most
from engine.games.architects.events_hall import Ending, Line, Score
from engine.games.architects.facts import GOLD, LEVELS, MARBLE, PLANS, SILVER, TABLE
from engine.games.architects.kinds import DebtShift, PointsIfMost, PointsIfNone, PointsPer
from engine.games.architects.state import Player, State
from engine.kernel.seats import Seat


def _per(state: State, seat: Seat, effect: PointsPer) -> int:
    return count_of(state.players[seat], effect.count) // effect.every * effect.points


def _if_most(state: State, seat: Seat, effect: PointsIfMost) -> int:
    return effect.points if strictly_most(state, seat, effect.count) else 0


def _if_none(state: State, seat: Seat, effect: PointsIfNone) -> int:
    return 0 if count_of(state.players[seat], effect.count) else effect.points


def _shift(state: State, seat: Seat, effect: DebtShift) -> int:
    return state.players[seat].unpaid * effect.points


POINTS: dict[type, Callable[[State, Seat, Any], int]] = {
    PointsPer: _per,
    PointsIfMost: _if_most,
    PointsIfNone: _if_none,
    DebtShift: _shift,
}
"""Kinds of effects that bring points at the end (AW-SCORE-3)."""


def score(state: State, seat: Seat) -> Score:
    """What the seat's table is worth as it stands (AW-SCORE-4)."""
    lines = tuple(line for line in (*_buildings(state, seat), *_table(state.players[seat])) if line.points)
    return Score(seat, sum(line.points for line in lines), lines)


def _buildings(state: State, seat: Seat) -> Iterator[Line]:
    for card in state.players[seat].built:
        effect = PLANS[card].effect
        yield Line("building", card, PLANS[card].points)
        if type(effect) in POINTS:
            yield Line("effect", card, POINTS[type(effect)](state, seat, effect))


def _table(player: Player) -> Iterator[Line]:
    worth = TABLE.points
    yield Line("cathedral", None, LEVELS[player.level].points)
    yield Line("virtue", None, TABLE.virtue[player.virtue].points)
    yield Line("debts", None, player.unpaid * TABLE.debt.points)
    yield Line("gold", None, player.goods[GOLD] * worth.gold)
    yield Line("marble", None, player.goods[MARBLE] * worth.marble)
    yield Line("silver", None, player.goods[SILVER] // worth.silver_each)
    yield Line("prison", None, -(player.prison // worth.prison_each))


def places(state: State) -> tuple[tuple[Seat, ...], ...]:
    """Seats by points, then virtue, then silver; equals together (AW-TIE-1)."""
    keys = {one.seat: _rank(state, one) for one in state.scores}
    ranked = sorted(set(keys.values()), reverse=True)
    return tuple(tuple(seat for seat, key in keys.items() if key == rank) for rank in ranked)


def ending(state: State) -> Ending:
    """What has decided."""
    first = places(state)[0]
    if len(first) > 1:
        return "shared"
    totals = sorted(one.total for one in state.scores)
    return "tie_break" if totals[-1] == totals[-2] else "points"


def _rank(state: State, one: Score) -> tuple[int, int, int]:
    player = state.players[one.seat]
    return one.total, player.virtue, player.goods[SILVER]
