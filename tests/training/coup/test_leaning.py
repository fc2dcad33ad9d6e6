"""How a kept policy leans, and how it is known what a lean would win. Wants gcc."""

import shutil
from pathlib import Path
from typing import Final

import numpy as np
import pytest

from engine.games.coup.stewards.beliefs.joint import CARDS, NONE, PAIRED, SIZE
from engine.games.coup.stewards.beliefs.networks import Scores, Table, scores
from tests.training.coup import sight
from tests.training.coup.beliefs import leaning, minds
from tests.training.coup.beliefs.binding import SEATS
from tests.training.coup.beliefs.guest import Guest
from tests.training.coup.beliefs.leaning import leaned
from tests.training.coup.beliefs.minds import Mind
from tests.training.coup.beliefs.noting import Noting, slopes, step
from tests.training.coup.following import dealt, stepped
from tests.training.coup.measuring import share_won
from tests.training.coup.opponents import liar
from tests.training.coup.tables import DUKE, OVER, Array, awaited, empty

pytestmark = pytest.mark.skipif(shutil.which("gcc") is None, reason="the C program wants gcc")

CALLS_TAX: Final = 8
CALLS: Final = slice(8, 12)
"""Where the scores stand of who calls a tax, and any deed."""

OPENING = Table((2, 2), (NONE, NONE), np.ones((SIZE, SIZE)))


def none() -> leaning.Leaning:
    """Nothing leans."""
    return leaning.leaning(np.zeros(leaning.SIZE))


def told(mind: Mind, by: leaning.Leaning) -> Scores:
    """The scores of an opening table by what leans."""
    return scores(minds.steward(leaned(mind, by)), OPENING)


def test_a_lift_moves_its_score_alone(mind: Mind) -> None:
    """Who holds the Duke calls a tax more gladly; all else is as it was."""
    by = none()
    by.lifts[1, 1, CALLS_TAX, 1] = 0.5
    moved = (told(mind, by).choices - told(mind, none()).choices)[:PAIRED]
    wanted = np.zeros_like(moved)
    wanted[:, CALLS_TAX] = 0.5 * (CARDS[:PAIRED, DUKE] > 0)

    assert moved == pytest.approx(wanted, abs=1e-4)


def test_scores_of_a_group_grow_together(mind: Mind) -> None:
    """Calls of all deeds, and nothing else."""
    by = none()
    by.grows[1, 1, leaning.GROUPS.index("calls")] = 0.3
    before, after = told(mind, none()).choices, told(mind, by).choices

    assert after[:, CALLS] == pytest.approx(1.3 * before[:, CALLS], abs=1e-4)
    assert np.delete(after, range(8, 12), 1) == pytest.approx(np.delete(before, range(8, 12), 1))


def test_leans_are_kept_by_name(tmp_path: Path) -> None:
    """To four digits; a name that is none is told, and where there is no file nothing leans."""
    file, values = tmp_path / "leans.json", np.random.default_rng(3).normal(size=leaning.SIZE)
    leaning.write(values, file)

    assert leaning.read(file) == pytest.approx(values, abs=1e-4)
    assert not leaning.read(tmp_path / "none.json").any()
    file.write_text('{"two to two: tax called by whom": 1}')
    with pytest.raises(ValueError, match="by whom"):
        leaning.read(file)


def test_what_is_noted_is_how_all_chances_change(fresh: Mind) -> None:
    """The first turns of 300 games, whose scores nothing that is believed of them moves: along a way drawn by
    lot, against two policies that lean a little to either side of it."""
    way, little = np.random.default_rng(8).normal(size=leaning.SIZE), 1e-2
    sides = [leaned(fresh, leaning.leaning(side * little * way)) for side in (1, -1)]
    noting, high, low = Noting(fresh, 300, np.random.default_rng(5)), *(followed(one) for one in sides)
    logs = first_turns(noting, high, low)
    found, wanted = noting.slopes @ way, logs / (2 * little)

    assert (np.abs(wanted) > 0.1).sum() > 200
    assert np.abs(found - wanted).mean() < 0.03 * np.abs(wanted).mean()


def followed(mind: Mind) -> Guest:
    """What is only asked for its chances."""
    return Guest(mind, 300, np.random.default_rng(5))


def first_turns(noting: Noting, high: Guest, low: Guest) -> Array:
    """By table: the logarithm of how much likelier one makes the noted seat's choices than the other."""
    chance, rows, found = np.random.default_rng(6), np.arange(300), np.zeros(300)
    t = empty(300, SEATS)
    dealt(t, rows, np.full(300, SEATS), chance, (noting, high, low))
    awaited(t, chance)
    while ((t.turn == 0) & (t.phase != OVER)).any():
        places, first = sight.ring(t), t.turn == 0
        kept = noting.slopes.copy()
        choice = noting(t, sight.legal(t, places), places, places)
        noting.slopes[~first] = kept[~first]
        one, other = (guest.opened.odds(t, rows)[rows, choice] for guest in (high, low))
        asked = first & (t.who == rows % SEATS) & (t.picked[:, :SEATS] >= 0).all(1)
        found[asked] += np.log(one[asked] / other[asked])
        stepped(t, choice, places, chance, (noting, high, low))
    return found


def test_who_leans_by_what_it_noted_wins_more(fresh: Mind) -> None:
    """Against the liar, in games of other dice."""
    noted = slopes(fresh, [liar], 2000, 5)
    more = leaned(fresh, leaning.leaning(step(noted, noted)))
    before, after = (
        share_won(Guest(one, 2000, np.random.default_rng(1)), liar, SEATS, 2000, 77) for one in (fresh, more)
    )

    assert noted.share == pytest.approx(before, abs=0.04)
    assert after > before + 0.02
