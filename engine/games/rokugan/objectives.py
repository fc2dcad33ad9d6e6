"""Secret objectives, judged on the final board (BR-OBJ)."""

from collections.abc import Callable

from engine.games.rokugan.facts import CAPITALS, GOALS, MAP, SHADOWED
from engine.games.rokugan.names import Objective, Province
from engine.games.rokugan.reading import ObjectiveRow
from engine.games.rokugan.state import State, coastal, provinces_of
from engine.kernel.map import chain, clusters, territories_of
from engine.kernel.seats import Seat

Own = tuple[Province, ...]

EMPIRE = 3
"""Territories that Emerald Empire touches at least (BR-OBJ-4)."""


def is_objective_met(state: State, seat: Seat, objective: Objective) -> bool:
    """Whether the seat has reached the objective on this board (BR-OBJ-1)."""
    goal = GOALS[objective]
    return GOAL[goal.kind](state, seat, provinces_of(state, seat), goal)


def _territory(state: State, seat: Seat, own: Own, goal: ObjectiveRow) -> bool:
    """The clan's capital, or two provinces of its territory (BR-OBJ-2)."""
    assert goal.territory is not None
    there = [one for one in MAP.holds[goal.territory] if one in own]
    return len(there) >= goal.count or any(one in CAPITALS for one in there)


def _coasts(state: State, seat: Seat, own: Own, goal: ObjectiveRow) -> bool:
    """Coastal provinces, the harbor's too (BR-OBJ-3)."""
    return sum(coastal(state, one) for one in own) >= goal.count


def _chain(state: State, seat: Seat, own: Own, goal: ObjectiveRow) -> bool:
    """A way through six, in three territories or more; by option a mere cluster (BR-OBJ-4)."""
    if state.options.empire == "cluster":
        return any(len(one) >= goal.count and _wide(one) for one in clusters(MAP, own))
    return bool(chain(MAP, goal.count, own, _wide))


def _wide(way: Own) -> bool:
    return len(territories_of(MAP, way)) >= EMPIRE


def _fewest(state: State, seat: Seat, own: Own, goal: ObjectiveRow) -> bool:
    """Nobody controls fewer (BR-OBJ-5)."""
    return all(len(own) <= len(provinces_of(state, one)) for one in state.order)


def _spread(state: State, seat: Seat, own: Own, goal: ObjectiveRow) -> bool:
    """Provinces in so many territories (BR-OBJ-6)."""
    return len(territories_of(MAP, own)) >= goal.count


def _shadowlands(state: State, seat: Seat, own: Own, goal: ObjectiveRow) -> bool:
    """Both provinces of the Shadowlands (BR-OBJ-7)."""
    return all(one in own for one in SHADOWED)


GOAL: dict[str, Callable[[State, Seat, Own, ObjectiveRow], bool]] = {
    "capital_or_provinces": _territory,
    "chain": _chain,
    "coastal": _coasts,
    "fewest_provinces": _fewest,
    "territories_present": _spread,
    "provinces_all": _shadowlands,
}
