"""One way things may be, from what a house sees, and how it is played on by cheap sense.

Roles are drawn by the house's odds. What comes before the council later nobody knows: proposals are made up.
"""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import accumulate
from typing import Final

from msgspec import Struct

from engine.games.houses.names import ROLES, End
from engine.games.houses.points import GOALS
from engine.games.houses.stewards.values.chances import Standing
from engine.games.houses.stewards.values.odds import normal_below
from engine.games.houses.stewards.values.purse import USUAL_COINS, USUAL_POWER
from engine.games.houses.stewards.values.realm import DRIFT, EXTRA, HIGHEST, LAST_PHASE, LOWEST
from engine.games.houses.view import View

Draw = Callable[[int], int]
"""A number from 0 below the given one."""

Changes = Sequence[int]
"""What an answer does to the five resources, before momentum."""

SIZES: Final = (1, 2, 2, 3)
"""By how much a resource moves; each alike in chance."""

MOVED: Final = 3
"""So many resources an answer moves."""

OPPOSITE: Final = 4
"""One no in so many moves what the yes moves the same way, not the other."""

OFFICE: Final = 0.3
"""What a point of an office's resource is worth to its holder."""

CARES: Final = 1.2
"""Points from which cheap sense votes."""

FINE: Final = 1 << 20
"""Into so many parts a chance is cut."""

DEATH: Final = {7: 3, 8: 2, 9: 1}
"""HO-R32: the king dies after this phase with one chance in so many."""


class World(Struct):
    """One way things may be, changed in place while it is played."""

    roles: tuple[int, ...]
    values: list[int]
    up: list[bool]
    runs: list[int]
    stability: int
    coins: list[int]
    power: list[int]
    pool: int
    phase: int


def numbers(seed: int) -> Draw:
    """Numbers from one roll of the steward's dice, the same for the same roll."""
    held = seed

    def draw(among: int) -> int:
        nonlocal held
        held = (held * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        return (held >> 33) % among

    return draw


def world(view: View, stands: Standing, draw: Draw) -> World:
    """The council as it stands, hidden purses as usual ones; there is an open phase."""
    assert view.phase is not None
    coins = [USUAL_COINS if one.coins is None else one.coins for one in view.characters]
    power = [USUAL_POWER if one.power is None else one.power for one in view.characters]
    if view.own is not None:
        coins[stands.seat], power[stands.seat] = view.own.coins, view.own.power
    values, up, runs = zip(*((one.value, one.up, one.run) for one in view.tracks), strict=True)
    return World(
        _roles(stands, draw),
        list(values),
        list(up),
        list(runs),
        view.stability,
        coins,
        power,
        view.pool,
        view.phase.number,
    )


def _roles(stands: Standing, draw: Draw) -> tuple[int, ...]:
    """HO-4.1: each house another role, by the odds; the own one is known."""
    found, taken = [0] * len(stands.beliefs), set[int]()
    order = sorted(range(len(found)), key=lambda seat: seat != stands.seat)
    for seat in order:
        odds = [
            0.0 if role in taken else max(chance, 1e-6) for role, chance in enumerate(stands.beliefs[seat])
        ]
        found[seat] = _weighted_index(odds, draw) if seat != stands.seat else odds.index(max(odds))
        taken.add(found[seat])
    return tuple(found)


def _weighted_index(odds: Sequence[float], draw: Draw) -> int:
    spot, steps = draw(FINE) / FINE * sum(odds), tuple(accumulate(odds))
    return next((n for n, step in enumerate(steps) if spot < step), len(odds) - 1)


def sample_answer(draw: Draw) -> list[int]:
    """An answer of the usual size."""
    effects = [0] * 5
    for _ in range(MOVED):
        effects[draw(5)] = SIZES[draw(4)] * (1 if draw(2) else -1)
    return effects


def move(now: World, effects: Sequence[int]) -> None:
    """Chapter 2: with momentum; stability moves as the resources really do."""
    for spot, change in enumerate(effects):
        if not change:
            continue
        rises = change > 0
        if now.up[spot] == rises:
            now.runs[spot] += 1
            extra = min(now.runs[spot], EXTRA) * (1 if rises else -1)
        else:
            now.up[spot], now.runs[spot], extra = rises, 0, 0
        before = now.values[spot]
        now.values[spot] = min(HIGHEST, max(LOWEST, before + change + extra))
        now.stability += now.values[spot] - before


def sample_end(now: World, draw: Draw) -> End | None:
    """HO-9: how the king ends after this phase, if he does."""
    if now.stability >= HIGHEST:
        return "deposition"
    if now.stability <= LOWEST:
        return "flight"
    odds = DEATH.get(now.phase)
    return "death" if odds is not None and draw(odds) == 0 else None


def council(now: World, stands: Standing, draw: Draw) -> None:
    """A later phase: each house votes by what it is worth to it, or gathers (HO-6.4)."""
    yes = sample_answer(draw)
    no = [-change if draw(OPPOSITE) else change for change in yes]
    ballots = [_ballot(now, stands, seat, (yes, no), draw) for seat in range(len(now.roles))]
    net = sum(ballots)
    side = 1 if net > 0 or (net == 0 and draw(2)) else -1
    gather = [seat for seat, ballot in enumerate(ballots) if not ballot]
    share = now.pool // len(gather) if gather else 0
    for seat in gather:
        now.coins[seat] += 1
        now.power[seat] += share
    now.pool -= share * len(gather)
    for seat, ballot in enumerate(ballots):
        if ballot * side > 0:
            now.power[seat] -= abs(ballot)
            now.pool += abs(ballot)
    move(now, yes if side > 0 else no)


def _ballot(now: World, stands: Standing, seat: int, ways: tuple[Changes, Changes], draw: Draw) -> int:
    """Power for yes above 0, for no below, 0 for gathering: what suits role and offices, and a whim."""
    role, values, left = now.roles[seat], now.values, max(0, LAST_PHASE - now.phase)
    yes, no = ways
    gain = _liking(role, left, values, yes) - _liking(role, left, values, no) + (draw(5) - 2) / 2
    gain += OFFICE * sum([yes[spot // 2] - no[spot // 2] for spot in stands.offices[seat]])
    if abs(gain) < CARES or not now.power[seat]:
        return 0
    power = min(now.power[seat], 1 + draw(2) + int(abs(gain) / 3))
    return power if gain > 0 else -power


def _liking(role: int, left: int, values: Sequence[int], change: Changes) -> float:
    """HO-4.3, roughly: the points of the expected number of resources in the role's range."""
    after = [min(HIGHEST, max(LOWEST, one + by)) for one, by in zip(values, change, strict=True)]
    if not GOALS[ROLES[role]].ranges:
        return float(max(after) - min(after))
    shares = _shares(role, left)
    many = sum([shares[one] for one in after])
    points = GOALS[ROLES[role]].points
    low = min(4, int(many))
    return points[low] + (many - low) * (points[low + 1] - points[low])


@cache
def _shares(role: int, left: int) -> tuple[float, ...]:
    """For each value how likely it ends in the role's range."""
    wide = DRIFT * (left + 0.3) ** 0.5
    ranges = GOALS[ROLES[role]].ranges
    return tuple(
        sum(
            (1.0 if most >= HIGHEST else normal_below(most + 0.5 - value, wide))
            - (0.0 if least <= LOWEST else normal_below(least - 0.5 - value, wide))
            for least, most in ranges
        )
        for value in range(HIGHEST + 1)
    )
