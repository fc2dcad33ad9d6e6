"""Sampling, a steward to measure the cunning against: it plays every vote on to the king's end.

After each answer so many worlds are made up, each one way things may be from what the house sees: roles are
drawn by its odds. What comes before the council later nobody knows, so proposals are made up and houses vote
by cheap sense. Half of what an answer is worth is the mean of these worlds, half what is reckoned.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import accumulate
from math import exp
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from engine.games.houses.names import OFFICES, ROLES, End
from engine.games.houses.points import (
    DEATH,
    GOALS,
    awards,
    coin_points,
    office_points,
    places,
    resource_points,
)
from engine.games.houses.stewards.baseline import MANNER
from engine.games.houses.stewards.prudent import READS, best_move
from engine.games.houses.stewards.roles import role_odds
from engine.games.houses.stewards.values.chances import AWARD, POINTS, Standing, standing
from engine.games.houses.stewards.values.purse import PLACES, USUAL_COINS, USUAL_POWER
from engine.games.houses.stewards.values.realm import DRIFT, EXTRA, HIGHEST, LAST_PHASE, LOWEST, odds_between
from engine.games.houses.stewards.voting import Case
from engine.games.houses.view import View
from engine.kernel.dice import Dice
from engine.kernel.steward import Look

Draw = Callable[[int], int]
"""A number from 0 below the given one."""

Changes = Sequence[int]
"""What an answer does to the five resources, before momentum."""

WORLDS: Final = 24
"""Worlds that are played on after each answer."""

SURPRISE: Final = 4
"""One outcome in so many is not the one that was foretold (HO-6.3)."""

TRUSTED: Final = 0.5
"""How much the mean of the worlds counts, against what the realm promises by reckoning."""


def sampling(look: Look, dice: Dice) -> Any | None:
    """The best move where an answer's worth is half the mean of worlds played to their end, or None."""
    weigher: Any = Sampled(dice)
    return best_move(look, dice, weigher)


class Sampled:
    """A Weigher that samples worlds; the same dice give the same worlds after a yes and after a no."""

    manner = MANNER

    def __init__(self, dice: Dice) -> None:
        self._dice = dice

    def __call__(self, look: Look) -> Case:
        """The open vote as it stands for this house."""
        weighed, view = READS(look), look.view
        stands = standing(view, look.seat, role_odds(view, look.seat))
        yes, no = means(view, stands, self._dice.roll_below(1 << 30, "worlds"))
        # The middle stays, with a gain between what was reckoned and what was sampled.
        reckoned = weighed.stake
        middle = (reckoned.yes + reckoned.no) / 2
        gain = TRUSTED * (yes - no) + (1 - TRUSTED) * reckoned.gain("yes")
        return replace(weighed, stake=replace(reckoned, yes=middle + gain / 2, no=middle - gain / 2))


def means(view: View, stands: Standing, seed: int) -> tuple[float, float]:
    """The worth of a yes, and of a no, in the mean of the worlds, in points; there is an open phase."""
    assert view.phase is not None
    found = []
    for forecast in (view.phase.yes, view.phase.no):
        whole = 0.0
        for number in range(WORLDS):
            # One world after this answer, played to the king's end.
            draw = numbers(seed + number)
            now = world(view, stands, draw)
            # Both are drawn in every world, so that worlds after a yes and after a no share their chance.
            likely = [sign * SIZES[draw(len(SIZES))] for sign in forecast.effects]
            other = sample_answer(draw)
            move(now, likely if draw(SURPRISE) else other)
            while (end := sample_end(now, draw)) is None:
                now.phase += 1
                council(now, stands, draw)
            whole += worth(now, stands, end)
        found.append(POINTS * whole / WORLDS)
    return found[0], found[1]


# --- one world, and how it is played on -------------------------------------------------------------------


SIZES: Final = (1, 2, 2, 3)
"""By how much a resource moves; each alike in chance."""

MOVED: Final = 3
"""Resources that an answer moves."""

OPPOSITE: Final = 4
"""One no in so many moves what the yes moves the same way, not the other."""

OFFICE: Final = 0.3
"""What a point of an office's resource is worth to its holder."""

CARES: Final = 1.2
"""Points from which cheap sense votes."""

FINE: Final = 1 << 20
"""Into so many parts a chance is cut."""


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
    for seat in sorted(range(len(found)), key=lambda seat: seat != stands.seat):
        beliefs = enumerate(stands.beliefs[seat])
        odds = [0.0 if role in taken else max(chance, 1e-6) for role, chance in beliefs]
        if seat == stands.seat:
            found[seat] = odds.index(max(odds))
        else:
            spot, steps = draw(FINE) / FINE * sum(odds), accumulate(odds)
            found[seat] = next((role for role, step in enumerate(steps) if spot < step), len(odds) - 1)
        taken.add(found[seat])
    return tuple(found)


def sample_answer(draw: Draw) -> list[int]:
    """The changes of a made-up answer of the usual size."""
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
    gain = (
        _expected_role_points(role, left, values, yes)
        - _expected_role_points(role, left, values, no)
        + (draw(5) - 2) / 2
    )
    gain += OFFICE * sum([yes[spot // 2] - no[spot // 2] for spot in stands.offices[seat]])
    if abs(gain) < CARES or not now.power[seat]:
        return 0
    power = min(now.power[seat], 1 + draw(2) + int(abs(gain) / 3))
    return power if gain > 0 else -power


def _expected_role_points(role: int, left: int, values: Sequence[int], change: Changes) -> float:
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
        sum(odds_between(value, least, most, wide) for least, most in ranges) for value in range(HIGHEST + 1)
    )


# --- what a world that has come to its end is worth (chapter 10) ------------------------------------------

SOFT: Final = 2.0
"""By how many points one must be ahead to be e times as likely ahead as behind."""


def worth(now: World, stands: Standing, end: End) -> float:
    """The chance of the first place, and the award beyond what the others get, in generations won."""
    scores = tuple(_scores(now, stands))
    mine = scores[stands.seat]
    leads = [score - mine for seat, score in enumerate(scores) if seat != stands.seat]
    first = 1.0
    for lead in leads:
        first *= 1 / (1 + exp(min(30.0, lead / SOFT)))

    # HO-10.6 for the place behind so many; the Rebel's crown with it (HO-4.5).
    ahead, share = sum(lead > 0 for lead in leads), stands.prestige
    worths = [share * prestige + (1 - share) * crown for prestige, crown in awards(end, len(stands.offices))]
    rebel = ROLES[now.roles[stands.seat]] == "rebel" and end != "death"
    rest = (sum(worths) - worths[ahead]) / (len(worths) - 1)
    return first + AWARD * (worths[ahead] + (1 - share) * rebel - rest)


def _scores(now: World, stands: Standing) -> Iterator[float]:
    """HO-10.1 to HO-10.4 for each seat; by coins and power equals take the worse place."""
    values = tuple(now.values)
    coins, power = places(now.coins, "worse"), places(now.power, "worse")
    for seat, role in enumerate(now.roles):
        yield (
            resource_points(ROLES[role], values)
            + sum([office_points(OFFICES[spot], values) for spot in stands.offices[seat]])
            + coin_points(ROLES[role], coins[seat])
            + (PLACES[power[seat] - 1] if power[seat] <= len(PLACES) else 0)
        )
