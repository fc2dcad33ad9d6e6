"""The C program for two seats is held to the engine, and its numbers to the steward's. Wants gcc."""

import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.training.coup.heads import binding, writing
from tests.training.coup.heads import numbers as seen
from tests.training.coup.heads.book import WHOLE, chances, read
from tests.training.coup.mirror import mirrored
from tests.training.coup.test_tables import GAME, decisions, shown

GAMES = 60
compiled = pytest.mark.skipif(shutil.which("gcc") is None, reason="the C program wants gcc")
OPEN = ("coins", "lost", "claims", "phase", "active", "who", "winner")
"""What must be the same on both sides, whatever cards were drawn."""


@compiled
def test_the_program_names_the_choices_of_the_engine_and_the_numbers_of_the_steward() -> None:
    """CO-2.8, CO-3 to CO-5, CO-8.1: at every decision of random games."""
    for state, seat, known, _, _ in decisions(2, GAMES):
        if not known:
            continue
        row, view = binding.rows(mirrored(state, seat, 2)), GAME.view(state, seat)
        if state.active == 1 and state.phase == "draft":
            continue
        near, far = binding.numbers(row)

        assert sorted(known) == np.flatnonzero(binding.legal(row)[0]).tolist()
        assert (seen.fine(view, seat) or 0, seen.coarse(view, seat)) == (int(near[0]), int(far[0]))


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


def test_a_book_says_what_was_learned_as_near_as_its_parts_allow() -> None:
    """A fine rule of two choices, a coarse one of three; nothing of what it was not told."""
    rules = np.zeros(2, writing.RULE)
    rules["key"], rules["n"] = [writing.FINE | np.uint64(77_000_000_000), np.uint64(5)], [2, 3]
    rules["odds"][:, :3] = [[64, 191, 0], [0, 85, 170]]
    kept = read(writing.bind(rules, "by hand"), "x.json")

    assert (16, 47) == chances(kept.fine, 77_000_000_000, 2)
    assert (0, 21, 42) == chances(kept.coarse, 5, 3)
    assert None is chances(kept.fine, 5, 2)
    assert None is chances(kept.coarse, 5, 2)
    assert {WHOLE} == {int(one) for one in writing.unbind(kept)["odds"].sum(1)}


def test_an_opened_book_stands_in_the_file_as_the_program_reads_it(tmp_path: Path) -> None:
    """Written and read again it is the same, 32 bytes for each rule."""
    rules = np.zeros(9, writing.RULE)
    rules["key"], rules["n"], rules["odds"][:, 1] = np.arange(9), 2, writing.WHOLE
    rules = writing.unbind(read(writing.bind(writing.choose(rules, 9, 7), "by hand"), "x.json"))
    rules.tofile(tmp_path / "policy")

    assert (tmp_path / "policy").stat().st_size == 32 * 7
    assert (writing.load(tmp_path / "policy") == rules).all()
