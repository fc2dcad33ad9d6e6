"""What effects count of a player, points as they stand, and the end of the game (AW-SCORE, AW-TIE-1).

At the end (phase "score") three things happen in this order: buildings move the virtue of their owners, each
seat's points are counted line by line, and the seats are placed. `score` may be asked at any time: it is what
everybody can count of a table.
"""

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any, Final

from msgspec.structs import replace

from engine.games.architects.base import Ending, Happening, Line, Score, Source
from engine.games.architects.chapter import Folds, Outcome
from engine.games.architects.chapters.apprentices import count_skill
from engine.games.architects.chapters.goods import change_virtue
from engine.games.architects.facts import GOLD, LEVELS, MARBLE, PLANS, SILVER, TABLE
from engine.games.architects.kinds import (
    Count,
    DebtShift,
    EndVirtue,
    GoldIsMarble,
    PointsIfMost,
    PointsIfNone,
    PointsPer,
    VirtueIfMost,
    VirtuePer,
)
from engine.games.architects.names import GOOD, Building, Good
from engine.games.architects.state import Player, State, power
from engine.kernel.seats import Seat

# --- events -------------------------------------------------------------------------------------------------


class Scored(Happening, frozen=True, tag="scored"):
    """A seat's total."""

    seat: Seat
    count: int
    score: Score


class GameEnded(Happening, frozen=True, tag="game_ended"):
    """Places, the best first (AW-TIE-1)."""

    places: tuple[tuple[Seat, ...], ...]
    why: Ending


# --- what effects count -------------------------------------------------------------------------------------


def _count_good(good: Good) -> Callable[[Player], int]:
    return lambda player: player.goods[GOOD[good]]


def _count_precious(good: Good) -> Callable[[Player], int]:
    """Gold or marble: for Therese, to whom they are one, the sum of both (AW-CHAR-9)."""

    def count(player: Player) -> int:
        if isinstance(power(player), GoldIsMarble):
            return player.goods[GOLD] + player.goods[MARBLE]
        return player.goods[GOOD[good]]

    return count


COUNT: Final[dict[Count, Callable[[Player], int]]] = {
    "own_buildings": lambda player: len(player.built),
    "captured_workers_on_own_board": lambda player: sum(player.held),
    "virtue": lambda player: player.virtue,
    "paid_debts": lambda player: player.paid,
    "unpaid_debts": lambda player: player.unpaid,
    "skill_carpentry": lambda player: count_skill(player, "carpentry"),
    "skill_tiling": lambda player: count_skill(player, "tiling"),
    "skill_masonry": lambda player: count_skill(player, "masonry"),
    "cathedral_level": lambda player: player.level,
    "common_goods": lambda player: sum(player.goods[:GOLD]),
    "clay": _count_good("clay"),
    "wood": _count_good("wood"),
    "stone": _count_good("stone"),
    "silver": _count_good("silver"),
    "gold": _count_precious("gold"),
    "marble": _count_precious("marble"),
}
"""How much of each thing that an effect may count a player has (AW-SCORE-2, AW-SCORE-3)."""


def count_of(player: Player, count: Count) -> int:
    """How much of a thing a player has."""
    return COUNT[count](player)


def has_strictly_most(state: State, seat: Seat, count: Count) -> bool:
    """Whether a seat alone has most; nobody has most of nothing (AW-AMB-29)."""
    own = count_of(state.players[seat], count)
    others = (count_of(one, count) for other, one in enumerate(state.players) if other != seat)
    return own > max(others)


# --- points -------------------------------------------------------------------------------------------------

POINTS: Final[dict[type, Callable[[State, Seat, Any], int]]] = {
    PointsPer: lambda state, seat, effect: (
        count_of(state.players[seat], effect.count) // effect.every * effect.points
    ),
    PointsIfMost: lambda state, seat, effect: (
        effect.points if has_strictly_most(state, seat, effect.count) else 0
    ),
    PointsIfNone: lambda state, seat, effect: (
        0 if count_of(state.players[seat], effect.count) else effect.points
    ),
    DebtShift: lambda state, seat, effect: state.players[seat].unpaid * effect.points,
}
"""Kinds of effects that bring points at the end (AW-SCORE-3)."""


def score(state: State, seat: Seat) -> Score:
    """The seat's points as they stand, with a line for each source that brings or costs some (AW-SCORE-4)."""
    player, worth, lines = state.players[seat], TABLE.points, list[Line]()
    for card in player.built:
        plan = PLANS[card]
        if plan.points:
            lines.append(Line("building", card, plan.points))
        if type(plan.effect) in POINTS and (more := POINTS[type(plan.effect)](state, seat, plan.effect)):
            lines.append(Line("effect", card, more))
    rest: dict[Source, int] = {
        "cathedral": LEVELS[player.level].points,
        "virtue": TABLE.virtue[player.virtue].points,
        "debts": player.unpaid * TABLE.debt.points,
        "gold": player.goods[GOLD] * worth.gold,
        "marble": player.goods[MARBLE] * worth.marble,
        "silver": player.goods[SILVER] // worth.silver_each,
        "prison": -(player.prison // worth.prison_each),
    }
    lines += [Line(what, None, points) for what, points in rest.items() if points]
    return Score(seat, sum(line.points for line in lines), tuple(lines))


# --- the end ------------------------------------------------------------------------------------------------

VIRTUE: Final[dict[type, Callable[[State, Seat, Any], int]]] = {
    VirtuePer: lambda state, seat, effect: (
        count_of(state.players[seat], effect.count) // effect.every * effect.virtue
    ),
    VirtueIfMost: lambda state, seat, effect: (
        effect.virtue if has_strictly_most(state, seat, effect.count) else 0
    ),
    EndVirtue: lambda state, seat, effect: effect.virtue,
}
"""Kinds of effects that move virtue at the end (AW-SCORE-2)."""


def end_game(outcome: Outcome) -> Outcome:
    """Virtue of all, then everybody's points, then the places (AW-SCORE-1, AW-SCORE-2)."""
    seats = range(len(outcome.state.players))
    for seat in seats:
        outcome = _apply_final_virtue(outcome, seat)
    for seat in seats:
        counted = score(outcome.state, seat)
        outcome = outcome.add(Scored(seat, counted.total, counted))
    return outcome.add(GameEnded(places(outcome.state), ending(outcome.state)))


def _apply_final_virtue(outcome: Outcome, seat: Seat) -> Outcome:
    """Let the seat's buildings move its virtue in the order that serves it best (AW-AMB-19).

    What they count does not change with virtue, so the order alone matters, and only whether a gain comes
    before or after the losses: beyond the ends of the track virtue turns into debts and back.
    """

    def after(order: Sequence[Building]) -> Outcome:
        moved = outcome
        for card in order:
            effect = PLANS[card].effect
            moved = change_virtue(moved, seat, VIRTUE[type(effect)](moved.state, seat, effect))
        return moved

    def worth(moved: Outcome) -> tuple[int, int, int]:
        player = moved.player(seat)
        return score(moved.state, seat).total, -player.unpaid, player.virtue

    # Every choice of what comes before the losses, one where there are none; gains by the card's id.
    found = sorted(card for card in outcome.player(seat).built if type(PLANS[card].effect) in VIRTUE)
    losses = [card for card in found if isinstance(PLANS[card].effect, EndVirtue)]
    gains = [card for card in found if card not in losses]
    counts = range(len(gains) + 1) if losses else (0,)
    orders = (
        (*before, *losses, *(card for card in gains if card not in before))
        for count in counts
        for before in combinations(gains, count)
    )
    return max(map(after, orders), key=worth)


def places(state: State) -> tuple[tuple[Seat, ...], ...]:
    """Seats by points, then virtue, then silver; equals together (AW-TIE-1). Needs everybody's score."""

    def rank(one: Score) -> tuple[int, int, int]:
        player = state.players[one.seat]
        return one.total, player.virtue, player.goods[SILVER]

    ranks = {one.seat: rank(one) for one in state.scores}
    ordered = sorted(set(ranks.values()), reverse=True)
    return tuple(tuple(seat for seat, own in ranks.items() if own == place) for place in ordered)


def ending(state: State) -> Ending:
    """The code of how the first place was decided: by points, by the tie-break, or not at all."""
    if len(places(state)[0]) > 1:
        return "shared"
    totals = sorted(one.total for one in state.scores)
    return "tie_break" if totals[-1] == totals[-2] else "points"


def on_game_ended(state: State, event: GameEnded) -> State:
    """Nothing more is asked."""
    return replace(state, phase="over", places=event.places, why=event.why)


FOLDS: Final[Folds] = {
    Scored: lambda state, event: replace(state, scores=(*state.scores, event.score)),
    GameEnded: on_game_ended,
}
