"""The C program for two seats is held to the engine. Wants gcc."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.training.coup.heads import binding
from tests.training.coup.mirror import mirrored
from tests.training.coup.test_tables import decisions, shown

GAMES = 60
compiled = pytest.mark.skipif(shutil.which("gcc") is None, reason="the C program wants gcc")
OPEN = ("coins", "lost", "claims", "phase", "active", "who", "winner")
"""What must be the same on both sides, whatever cards were drawn."""


@compiled
def test_the_program_names_the_choices_of_the_engine() -> None:
    """CO-2.8, CO-3 to CO-5, CO-8.1: at every decision of random games."""
    for state, seat, known, _, _ in decisions(2, GAMES):
        if not known:
            continue
        row = binding.rows(mirrored(state, seat, 2))
        if state.active == 1 and state.phase == "draft":
            continue

        assert sorted(known) == np.flatnonzero(binding.legal(row)[0]).tolist()


@compiled
def test_the_program_comes_to_the_table_of_the_engine() -> None:
    """CO-7: after each choice the same phase, coins, claims, losses, and numbers of cards."""
    for number, (state, seat, known, spot, after) in enumerate(decisions(2, GAMES)):
        wanted = shown(after)
        if not known or wanted.phase == "draft" or "draft" in (state.phase, wanted.phase):
            continue
        row = binding.rows(mirrored(state, seat, 2))
        found = binding.advance(row, np.array([spot]), number)
        twin = binding.rows(mirrored(wanted, int(found["who"][0]), 2))

        assert told(twin) == told(found)


def told(row: Any) -> dict[str, Any]:
    """What all see of a row; of a game that is over only who won."""
    if row["winner"][0] >= 0:
        return {"winner": int(row["winner"][0])}
    found = {name: row[name][0].tolist() for name in OPEN}
    return found | {"cards": row["hand"][0].sum(1).tolist(), "court": int(row["court"][0].sum())}


@compiled
def test_what_was_learned_is_read_back_and_comes_out_the_same_again(tmp_path: Path) -> None:
    """400 games with one seed, twice: one file; of every question the legal choices share all chances."""
    program = binding.build("learn.c", tmp_path / "learn")
    files = []
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
        subprocess.run([program, "train", tmp_path / name, "0.0004", "3"], check=True)
        files.append((tmp_path / name / "policy").read_bytes())
    known, learned = binding.opened(tmp_path / "one" / "policy"), False
    for state, seat, choices, _, _ in decisions(2, 3):
        if not choices:
            continue
        row = binding.rows(mirrored(state, seat, 2))
        (odds,) = binding.chances(known, row)

        assert np.isclose(odds[sorted(choices)].sum(), 1)
        assert np.isclose(odds.sum(), 1)
        learned |= not np.allclose(odds[sorted(choices)], 1 / len(choices), atol=0.05)

    assert learned
    assert files[0] == files[1]


@compiled
def test_an_answer_finds_what_a_hasty_policy_does_wrong(tmp_path: Path) -> None:
    """A policy of 400 games loses about half of 200,000 games to its copy, and far more to its answer."""
    program = binding.build("learn.c", tmp_path / "learn")
    subprocess.run([program, "train", tmp_path, "0.0004", "3"], check=True)
    copied, answered = (won(program, tmp_path, millions) for millions in ("0.000001", "0.01"))

    assert 0.4 < copied < 0.6
    assert answered > copied + 0.2


def won(program: Path, folder: Path, millions: str) -> float:
    """The share that the answer to FOLDER/policy wins."""
    said = subprocess.run(
        [program, "respond", folder, millions, "3"], check=True, capture_output=True, text=True
    )
    return float(said.stdout.split("the response won ")[1].split()[0])


@compiled
def test_a_missing_policy_is_named(tmp_path: Path) -> None:
    """Never a policy of even chances in its place."""
    with pytest.raises(OSError, match="nowhere"):
        binding.opened(tmp_path / "nowhere")
