"""All other ballots of a vote together: who wins, who leads, who gathers. Ballots are rows of chances.

A council's chances are some hundreds of numbers, which are multiplied for every house: that is numpy's work.
It takes memory and a tenth of a second to be there, so this file is reached for when the first vote is
weighed: not every program plays Houses.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache, reduce

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from engine.games.houses.deals.bonds import terms_in_phase
from engine.games.houses.names import Side
from engine.games.houses.stewards.baseline import PHASES, RECENT
from engine.games.houses.stewards.expecting.habits import Moods
from engine.games.houses.stewards.values.odds import count_odds, expected_value
from engine.games.houses.view import View
from engine.kernel.seats import Seat

SENSE = 0.7
"""How often the others on a side give as much as this house would: by the same sense they weigh the card."""

DIGITS = 12
"""What is nearer to sure than this is sure, and one more power then no better: the least of them is cast."""

LOTS = (1.0, 1 / 2, 1 / 3, 1 / 4, 1 / 5)
"""The chance of one lot among none, one, … others."""

Figures = NDArray[np.float64]


class Others(Struct, frozen=True, dict=True, eq=False):
    """All other ballots together.

    `rows` are the chances of what each house casts in each mood of the council, all as likely: by mood, by
    house, and from a no with the power `reach` up to such a yes. `above[n]` is the chance that their yes
    power less their no power is above n, less the reach of all; `gatherers` that none, one, … abstain;
    `least[side, mood, house, power]` that a house casts so much there, or more, and `lower[side][power]` that
    none casts more; `alike` the chance to lead yes, and no, by lot among all that vote for it.
    """

    rows: Figures
    least: Figures
    above: list[float]
    gatherers: tuple[float, ...]
    lower: list[list[float]]
    alike: tuple[float, float]

    @property
    def reach(self) -> int:
        """The most power that one of them may put on its vote."""
        return middle(self.rows)

    @property
    def silent(self) -> float:
        """The chance that nobody of them votes."""
        return self.gatherers[-1]

    @cached_property
    def by_house(self) -> list[tuple[float, float, float]]:
        """How likely each votes, how likely yes, and its yes power less its no power, as expected."""
        moods = len(self.rows)
        yes, no = (np.add.reduce(self.least[..., 1], axis=1) / moods).tolist()
        power = np.add.reduce((self.least[0] - self.least[1])[..., 1:], axis=(0, 2)) / moods
        return [(one + other, one, more) for one, other, more in zip(yes, no, power.tolist(), strict=True)]

    def win_and_level_odds(self, side: Side, power: int) -> tuple[float, float]:
        """How likely `power` on this side, with theirs, wins; and how likely both sides are level."""
        ((wins, level, _),) = self.odds_by_power(side, (power,))
        return wins, level

    def leads(self, side: Side, power: int) -> float:
        """How likely no other ballot on this side is higher; level ones share the chance (HO-6.7)."""
        ((_, _, found),) = self.odds_by_power(side, (power,))
        return found

    def odds_by_power(self, side: Side, powers: Iterable[int]) -> list[tuple[float, float, float]]:
        """For each of these powers on this side how likely it wins, is level, and leads.

        A steward asks this so often that it stands in one piece.
        """
        yes, above, last = side == "yes", self.above, len(self.above)
        lower, alike, middle, found = self.lower[not yes], self.alike[not yes], last // 2, []
        for power in powers:
            spot = middle - power if yes else middle + power
            over = 1.0 if spot < 0 else above[spot] if spot < last else 0.0
            at = 1.0 if spot < 1 else above[spot - 1] if spot <= last else 0.0
            lone = lower[power] if power < len(lower) else 1.0
            leads = lone + SENSE * ((lone if lone < alike else alike) - lone)
            found.append((over if yes else 1 - at, at - over, leads))
        return found


def expected_others(view: View, leanings: Mapping[Seat, float], moods: Moods) -> Others:
    """The others' ballots in this phase; `leanings` are how likely a vote of each of them is a yes."""
    return _foreseen(moods, tuple(leanings.items()), tuple(known_ballots(view, leanings).items()))


@lru_cache(RECENT)
def _foreseen(
    moods: Moods, leanings: tuple[tuple[Seat, float], ...], casts: tuple[tuple[int, int], ...]
) -> Others:
    """The others' ballots; a house that weighs anew since its purse has changed sums nothing again."""
    return sum_ballots(ballot_rows(dict(leanings), dict(casts), moods))


def known_ballots(view: View, seats: Iterable[Seat]) -> dict[int, int]:
    """The power (no below 0) of those of them whose ballot is known, by their spot among these seats."""
    return {spot: cast for spot, one in enumerate(seats) if (cast := known_power(view, one)) is not None}


def ballot_rows(
    leanings: Mapping[Seat, float], casts: Mapping[int, int], moods: Moods, reach: int = 1
) -> Figures:
    """The chances of all ballots, up to the power `reach` at least: by mood, by house, from no to yes."""
    against, turned = _rows_and_changes(moods, max([reach, *map(abs, casts.values())]))
    seats, yes = [*leanings], np.array([*leanings.values()])
    found = against[:, seats] + yes[:, None] * turned[:, seats]
    for spot, cast in casts.items():
        settle(found, spot, cast)
    return found


@lru_cache(PHASES)
def _rows_and_changes(moods: Moods, least: int) -> tuple[Figures, Figures]:
    """Rows of all houses as if each vote were a no, and what changes where it is a yes.

    They reach so far at least.
    """
    reach = max([least, *[power for _, powers in moods[0] for power in powers]])
    against = []
    for tends in moods:
        rows = [[0.0] * (2 * reach + 1) for _ in tends]
        for row, (turnout, powers) in zip(rows, tends, strict=True):
            row[reach] = 1 - turnout if powers else 1.0
            for power in powers:
                row[reach - power] += turnout / len(powers)
        against.append(rows)
    found = np.array(against)
    return found, found[:, :, ::-1] - found


def sum_ballots(rows: Figures) -> Others:
    """The sum of ballots that hang together by moods alone; there is a power that somebody may cast."""
    reach, moods = middle(rows), len(rows)
    # Within a mood houses vote each by itself, so the sum of their ballots is the convolution of the rows.
    nets = sum([reduce(np.convolve, mood) for mood in rows]) / moods
    sides = np.empty((2, *rows.shape[:2], reach + 1))
    sides[0], sides[1] = rows[:, :, reach:], rows[:, :, reach::-1]
    # From the back: how likely a house casts so much, or more.
    least = sides[..., ::-1].cumsum(axis=-1)[..., ::-1]
    # A ballot that is level counts half: who leads is drawn by lot.
    lower = np.add.reduce(np.multiply.reduce(1 - least + sides / 2, axis=2), axis=1) / moods
    by_yes, by_no = least[..., 1].tolist()
    return Others(
        rows,
        least,
        (1 - nets.cumsum()).round(DIGITS).tolist(),
        tuple(map(_mean, zip(*map(count_odds, rows[:, :, reach].tolist()), strict=True))),
        lower.tolist(),
        (_mean([*map(_lot, by_yes)]), _mean([*map(_lot, by_no)])),
    )


def _lot(votes: Sequence[float]) -> float:
    """The chance to lead a side by lot among all that vote for it, `votes` being how likely each does."""
    return expected_value(LOTS[: len(votes) + 1], votes)


def _mean(found: Sequence[float]) -> float:
    return sum(found) / len(found)


def with_known_ballot(found: Others, spot: int, side: Side, power: int) -> Others:
    """The others' ballots where the one at this spot votes for this side with this power."""
    rows, more = found.rows, max(0, power - found.reach)
    rows = np.pad(rows, ((0, 0), (0, 0), (more, more))) if more else rows.copy()
    settle(rows, spot, power if side == "yes" else -power)
    return sum_ballots(rows)


def settle(rows: Figures, spot: int, cast: int) -> None:
    """Write into the rows that this house casts that and nothing else."""
    rows[:, spot] = 0.0
    rows[:, spot, middle(rows) + cast] = 1.0


def middle(rows: Figures) -> int:
    """The column of a row at which an abstention stands: as many columns reach to either side."""
    return int(rows.shape[-1] // 2)


# --- ballots that are known -------------------------------------------------------------------------------


def known_power(view: View, seat: Seat) -> int | None:
    """The power, for a no below 0, that a house surely casts; None where that is not known.

    It is known of who is absent (0), has shown its ballot, or is bound to the viewer (HO-R24, HO-R26).
    """
    phase = view.phase
    assert phase is not None
    if phase.absent[seat]:
        return 0
    shown = phase.ballots[seat]
    if shown is not None:
        return _signed_power(shown.kind, shown.power)
    for deal in view.deals:
        for one in terms_in_phase(deal, seat, phase.number):
            if one.ballot is not None:
                return _signed_power(one.ballot.kind, one.ballot.least)
    return None


def _signed_power(kind: str, power: int) -> int:
    return power if kind == "yes" else -power if kind == "no" else 0
