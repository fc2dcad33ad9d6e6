"""Honour at the end: what it comes of, secret objectives, and who has won (BR-SCORE, BR-OBJ).

A seat's honour is the flowers of its provinces, a point for each faceup control token, a bonus for each whole
territory, and its objective if that is met. The Shadowlands bring none of it, and scorched earth no flowers.
Level seats are parted by territories, then provinces, then faceup tokens; who is still level shares the
place.
"""

from collections.abc import Callable
from itertools import groupby
from typing import Any, Final

from msgspec.structs import replace

from engine.games.rokugan.base import Events, Happening
from engine.games.rokugan.chapters.territory_cards import territories_of
from engine.games.rokugan.facts import (
    CAPITALS,
    FACTS,
    FLOWERS,
    GOALS,
    MAP,
    SHADOWED,
    SHADOWLANDS,
    SPECIALS,
)
from engine.games.rokugan.names import Objective, Province
from engine.games.rokugan.state import Ending, Score, State, is_coastal, land, provinces_of
from engine.kernel.dice import Dice
from engine.kernel.map import chain, clusters
from engine.kernel.map import territories_of as territories_touched
from engine.kernel.seats import Seat

EMPIRE: Final = 3
"""Territories that Emerald Empire touches at least (BR-OBJ-4)."""


class GameEnded(Happening, frozen=True, tag="game_ended"):
    """The count, the places, and whether the total alone decided (BR-SCORE-6)."""

    scores: tuple[Score, ...]
    places: tuple[tuple[Seat, ...], ...]
    why: Ending


def end(state: State, dice: Dice) -> Events:
    """The count, after the last round."""
    return (end_game(state),)


def end_game(state: State) -> GameEnded:
    """Everybody's count, the places, and what decided the first."""
    scores = tuple(score(state, seat) for seat in range(len(state.order)))
    ranked = sorted(scores, key=_rank, reverse=True)
    places = tuple(tuple(sorted(one.seat for one in row)) for _, row in groupby(ranked, key=_rank))
    best = sum(one.total == ranked[0].total for one in scores)
    why: Ending = "honor" if best == 1 else "tie_break" if len(places[0]) == 1 else "shared"
    return GameEnded(scores, places, why)


def _rank(one: Score) -> tuple[int, ...]:
    """The total, then territories, provinces, faceup tokens outside the Shadowlands (BR-SCORE-6)."""
    return one.total, one.territories, one.lands, one.faceup


def on_game_ended(state: State, event: GameEnded) -> State:
    """Nothing is asked any more."""
    return replace(state, phase="over", scores=event.scores, places=event.places, why=event.why)


def score(state: State, seat: Seat) -> Score:
    """A seat's honour by source (BR-SCORE-1 to BR-SCORE-5); an objective counts where this sight shows it."""
    own = provinces_of(state, seat)
    sealed = state.players[seat].objective
    goal = None if sealed is None else sealed.value
    row = (
        sum(flowers(state, one) for one in own),
        sum(land(state, one).up for one in own if one not in SHADOWED),
        FACTS.table.per_territory * sum(name not in SHADOWLANDS for name in territories_of(state, seat)),
        GOALS[goal].honor if goal is not None and is_objective_met(state, seat, goal) else 0,
    )
    return Score(seat, *row, total=sum(row), goal=goal, lands=len(own))


def flowers(state: State, province: Province) -> int:
    """Printed flowers and those of its token; none in scorched earth and Shadowlands (BR-SCORE-1, 4)."""
    special = land(state, province).special
    if special == "scorched" or province in SHADOWED:
        return 0
    if special is None:
        return FLOWERS[province]
    row = SPECIALS[special]
    return (FLOWERS[province] if row.flowers is None else row.flowers) + row.honor


def is_objective_met(state: State, seat: Seat, objective: Objective) -> bool:
    """Whether the seat has reached the objective on this board (BR-OBJ-1)."""
    goal, own = GOALS[objective], provinces_of(state, seat)
    match goal.kind:
        case "capital_or_provinces":
            # The clan's capital, or two provinces of its territory (BR-OBJ-2).
            assert goal.territory is not None
            there = [one for one in MAP.holds[goal.territory] if one in own]
            return len(there) >= goal.count or any(one in CAPITALS for one in there)
        case "coastal":
            # The harbor's province counts, too (BR-OBJ-3).
            return sum(is_coastal(state, one) for one in own) >= goal.count
        case "chain":
            # A way through six, in three territories or more; by option a mere cluster (BR-OBJ-4).
            if state.options.empire == "cluster":
                return any(len(one) >= goal.count and _is_empire(one) for one in clusters(MAP, own))
            return bool(chain(MAP, goal.count, own, _is_empire))
        case "fewest_provinces":
            # Nobody controls fewer (BR-OBJ-5).
            return all(len(own) <= len(provinces_of(state, one)) for one in state.order)
        case "territories_present":
            # Provinces in so many territories (BR-OBJ-6).
            return len(territories_touched(MAP, own)) >= goal.count
        case "provinces_all":
            # Both provinces of the Shadowlands (BR-OBJ-7).
            return all(one in own for one in SHADOWED)


def _is_empire(way: tuple[Province, ...]) -> bool:
    return len(territories_touched(MAP, way)) >= EMPIRE


# --- what the game collects from this chapter ---------------------------------------------------------------

FOLDS: Final[dict[type, Callable[[Any, Any], State]]] = {GameEnded: on_game_ended}
