"""Turns with one card each, and their judge: the engine is held to the program. Wants gcc."""

import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from engine.games.coup.stewards.beliefs import joint
from engine.games.coup.stewards.beliefs.joint import ONES, PAIRED
from engine.games.coup.stewards.beliefs.networks import FLOOR, Network, judge, scores, wins
from engine.games.coup.stewards.beliefs.solving import ACTION, look, mean_odds, turn
from engine.games.coup.stewards.beliefs.solving import LOOKS as PLAYED
from engine.games.coup.stewards.beliefs.solving import first_odds as begun_by
from tests.training.coup.beliefs import minds
from tests.training.coup.beliefs.guest import Guest
from tests.training.coup.beliefs.minds import Mind
from tests.training.coup.learned import last_turns
from tests.training.coup.tables import (
    EXCHANGE,
)

pytestmark = pytest.mark.skipif(shutil.which("gcc") is None, reason="the C program wants gcc")


@pytest.fixture(scope="module")
def judging(program: Path, learned: Path, tmp_path_factory: pytest.TempPathFactory) -> Mind:
    """What goes on to learn with a judge of turns with one card each, some eight thousand of them alone."""
    folder = tmp_path_factory.mktemp("judging")
    shutil.copy(learned, folder / "mind")
    subprocess.run([program, folder / "mind", "0.012", "3", folder / "ends"], check=True, capture_output=True)
    return minds.learned(folder / "mind", folder / "ends")


def test_the_engine_solves_a_turn_as_the_program_does(judging: Mind, tmp_path: Path) -> None:
    """The chances of all choices after few looks, of all holdings; many looks differ by rounding alone."""
    minds.keep(judging, "here", tmp_path / "kept.npz")
    mind, apart = minds.kept(tmp_path / "kept.npz"), []
    known, guest = minds.steward(mind), Guest(mind, 60, np.random.default_rng(5))
    for row, table in last_turns(guest, 60):
        told = scores(known, table)
        now, odds = turn(known, table, joint.keep_odds(told.keeps[0], FLOOR)), begun_by(told, table.coins)
        likely = np.stack([table.joint.sum(0), table.joint.sum(1)])[:, PAIRED:].max(0) > 1e-4
        one, other = mean_odds(now, odds, 1), guest.opened.solved(row, 1)
        many, much = mean_odds(now, odds), guest.opened.solved(row, PLAYED)

        assert np.abs(one - other)[:, :, likely].max() < 1e-4
        apart.append(np.abs(many - much)[:, :, likely].mean())
    assert len(apart) > 20
    assert np.mean(apart) < 1e-3


def test_a_turn_of_one_card_each_is_worth_what_a_look_says(judging: Mind) -> None:
    """The engine goes through it in a way of its own: each holding on turn wins as often by both. Holdings
    that exchange are left out: a look forgets what was put back, the engine does not."""
    guest, known, met = Guest(judging, 60, np.random.default_rng(5)), minds.steward(judging), 0
    for row, table in last_turns(guest, 60):
        told = scores(known, table)
        now = turn(known, table, joint.keep_odds(told.keeps[0], FLOOR))
        odds = guest.opened.solved(row, PLAYED)
        may = (odds > 0).any(2, keepdims=True)
        made = ((1 - FLOOR) * odds + FLOOR * may / may.sum(1, keepdims=True)).astype(np.float32)
        worth = (look(now, made)[ACTION] * made[ACTION]).sum(0)
        likely, wanted = (one[0, PAIRED:] for one in guest.opened.look(row, judged=True))
        some_rows = (likely > 1e-4) & (made[ACTION, EXCHANGE] < 0.01)
        met += some_rows.sum()

        assert np.abs(worth - wanted)[some_rows].max(initial=0) < 5e-3
    assert met > 100


def test_a_judge_learns_who_wins(judging: Mind) -> None:
    """CO-3.3, CO-9.1: with seven coins against one card the game is won; who knows nothing thinks it even."""
    before, after = (said(minds.steward(one)) for one in (replace(judging, judge=0 * judging.judge), judging))

    assert before == pytest.approx(0.5)
    assert after > 0.8


def said(known: Network) -> float:
    """How often, by the judge, who moves with seven coins wins, over even chances of all holdings."""
    by = judge(known.ends, [(7, 3)], (1, 2), np.ones((ONES, ONES)))
    even = np.full((1, ONES), 1 / ONES)
    return float(wins(by, even, even).mean())
