"""Honour at the end, and who has won (BR-SCORE)."""

from itertools import groupby

from engine.games.rokugan.claims import territories_of
from engine.games.rokugan.event import AnyEvent
from engine.games.rokugan.events_fight import Ending, GameEnded, Score
from engine.games.rokugan.facts import FACTS, FLOWERS, GOALS, SHADOWED, SHADOWLANDS, SPECIALS
from engine.games.rokugan.names import Province
from engine.games.rokugan.objectives import is_objective_met
from engine.games.rokugan.state import State, land, provinces_of
from engine.kernel.dice import Dice
from engine.kernel.seats import Seat


def flowers(state: State, province: Province) -> int:
    """Printed flowers and those of its token; none in scorched earth and Shadowlands (BR-SCORE-1, 4)."""
    special = land(state, province).special
    if special == "scorched" or province in SHADOWED:
        return 0
    if special is None:
        return FLOWERS[province]
    row = SPECIALS[special]
    return (FLOWERS[province] if row.flowers is None else row.flowers) + row.honor


def score(state: State, seat: Seat) -> Score:
    """What a seat's honour comes of (BR-SCORE-1 to BR-SCORE-5)."""
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


def _rank(one: Score) -> tuple[int, ...]:
    """The total, then territories, provinces, faceup tokens outside the Shadowlands (BR-SCORE-6)."""
    return one.total, one.territories, one.lands, one.faceup


def end(state: State, dice: Dice) -> tuple[AnyEvent, ...]:
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
