"""The C program for two seats is held to the engine. Wants gcc."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from engine.games.coup import game
from engine.games.coup.stewards import book, cunning
from engine.games.coup.stewards import keys as seen
from tests.training.coup import sight
from tests.training.coup.heads import binding, booking, twin
from tests.training.coup.heads.__main__ import TRAINED
from tests.training.coup.keeping import unpacked
from tests.training.coup.mirror import mirrored
from tests.training.coup.test_tables import decisions, shown

GAME = game()
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
def test_the_program_finds_rows_by_the_keys_of_the_steward() -> None:
    """CO-9.2: at every decision of random games, from what the seat's own view shows."""
    for state, seat, known, _, _ in decisions(2, GAMES):
        if len(known) < 2:
            continue
        row = binding.rows(mirrored(state, seat, 2))

        assert list(seen.keys(GAME.view(state, seat), seat)) == binding.keys(row)[0][::-1].tolist()


@pytest.fixture(scope="module")
def learned(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The program, and what 400 games came to."""
    folder = tmp_path_factory.mktemp("learned")
    program = binding.build("learn.c", folder / "learn")
    subprocess.run([program, "train", folder, "0.0004", "3"], check=True)
    return program, folder


@compiled
def test_what_was_learned_comes_out_the_same_again(learned: tuple[Path, Path], tmp_path: Path) -> None:
    """400 games with one seed, twice."""
    program, folder = learned
    subprocess.run([program, "train", tmp_path, "0.0004", "3"], check=True)

    assert (folder / "sums").read_bytes() == (tmp_path / "sums").read_bytes()
    assert (folder / "scores").read_bytes() == (tmp_path / "scores").read_bytes()


@compiled
def test_what_is_learned_comes_near_what_cannot_be_answered(learned: tuple[Path, Path]) -> None:
    """Of the last three turns the best answer is reckoned exactly; against the best play it wins half."""
    program, folder = learned
    hasty, fair, good = (last(program, folder, millions) for millions in ("0.0001", "0.005", "0.04"))

    assert hasty > 0.7
    assert hasty > fair + 0.1
    assert fair > good + 0.01
    assert 0.499 < good < 0.56


def last(program: Path, folder: Path, millions: str) -> float:
    """The share that the best answer wins after so many small games."""
    return share(program, "last", folder, millions, "the best answer wins ")


@compiled
def test_a_book_says_what_was_learned(learned: tuple[Path, Path], tmp_path: Path) -> None:
    """Its chances are those of the sums that it was bound from, and the program's of the book's rows."""
    _, folder = learned
    told = booking.telling(booking.levels(folder / "sums"), 0.0)
    (tmp_path / "book").write_bytes(booking.sums(told))
    bound = book.read(booking.bound(told, "here"), "here")
    sums, rows = binding.opened(folder / "sums"), binding.opened(tmp_path / "book")
    met = 0
    for state, seat, known, _, _ in decisions(2, 10):
        if len(known) < 2:
            continue
        here, spots = binding.rows(mirrored(state, seat, 2)), sorted(known)
        found = book.chances(bound, seen.keys(GAME.view(state, seat), seat), len(known))
        if not found:
            continue
        odds, kept = (binding.chances(one, here)[0][spots] for one in (sums, rows))
        met += 1

        assert np.allclose(kept, np.array(found) / book.WHOLE, atol=0.001)
        assert np.allclose(kept, odds, atol=0.03)
    assert met > 50


@compiled
def test_the_steward_at_many_tables_plays_as_in_the_engine(
    learned: tuple[Path, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At every decision of random games whose row the book has."""
    told = booking.telling(booking.levels(learned[1] / "sums"), 0.0)
    (tmp_path / "book").write_bytes(booking.sums(told))
    bound = book.read(booking.bound(told, "here"), "here")
    monkeypatch.setattr(cunning, "book", lambda: bound)
    rows, net, met = binding.opened(tmp_path / "book"), unpacked(TRAINED / "two.json"), 0
    for state, seat, known, _, _ in decisions(2, 10):
        view, moves = GAME.view(state, seat), tuple(known.values())
        if len(known) < 2 or not cunning.booked(view, seat, moves):
            continue
        t = mirrored(state, seat, 2)
        ring = sight.ring(t)
        page = binding.chances(rows, binding.rows(t))
        odds = twin.mixed(page, net, sight.legal(t, ring), sight.marks(t, ring))[0]
        met += 1

        assert np.allclose(odds[list(known)], cunning.mixed(view, seat, moves), atol=0.01)
    assert met > 50


def test_a_book_keeps_the_rows_that_say_more() -> None:
    """A row that says what the coarser one says is left out; one seldom met leans on the coarser."""
    alike, other, unmet = (1, 10.0, 7, (8.0, 2.0)), (2, 0.95, 7, (0.0, 0.95)), (3, 0.0, 7, (0.0, 0.0))
    found = [rows((7, 50.0, booking.ALONE, (40.0, 10.0))), rows(alike, other, unmet)]
    coarse, fine = booking.telling(found, 0.5)

    assert [7] == coarse.rows["at"].tolist()
    assert [2] == fine.rows["at"].tolist()
    assert [[204, 51]] == coarse.parts[:, :2].tolist()
    assert [[10, 245]] == fine.parts[:, :2].tolist()


def rows(*made: tuple[int, float, int, tuple[float, float]]) -> Any:
    """Rows of two choices: place, visits, the coarser row, and the sums of chances."""
    found = np.zeros(len(made), booking.SUM)
    for row, (at, visits, parent, chances) in zip(found, made, strict=True):
        row["at"], row["check"], row["n"], row["parent"], row["choices"] = at, at, visits, parent, 2
        row["p"][:2] = chances
    return found


@compiled
def test_an_answer_finds_what_a_hasty_book_does_wrong(learned: tuple[Path, Path]) -> None:
    """A book of 400 games loses about half of 200,000 games to its copy, and far more to its answer."""
    program, folder = learned
    (folder / "book").write_bytes((folder / "sums").read_bytes())
    copied, answered = (won(program, folder, millions) for millions in ("0.000001", "0.01"))

    assert 0.35 < copied < 0.65
    assert answered > copied + 0.1


def won(program: Path, folder: Path, millions: str) -> float:
    """The share that the answer to FOLDER/book wins."""
    return share(program, "respond", folder, millions, "the response won ")


def share(program: Path, what: str, folder: Path, millions: str, words: str) -> float:
    """What the program tells after these words, with seed 3."""
    asked = [program, what, folder, millions, "3"]
    said = subprocess.run(asked, check=True, capture_output=True, text=True).stdout
    return float(said.split(words)[1].split()[0])


@compiled
def test_sums_that_are_none_are_named(tmp_path: Path) -> None:
    """Never even chances in their place: a file that is not there, and one that was cut short."""
    (tmp_path / "cut").write_bytes(bytes(4) * 3)
    for name in ("nowhere", "cut"):
        with pytest.raises(OSError, match=name):
            binding.opened(tmp_path / name)


def test_sums_of_two_runs_are_added_key_by_key() -> None:
    """A row that both runs met has the visits and the chances of both, and leans on the same coarser row."""
    coarse, other = met(1, {7: 2.0}), met(1, {9: 1.0, 7: 4.0})
    fine, more = met(2, {21: 1.0, 20: 3.0}, leans=0), met(2, {20: 5.0, 22: 1.0}, leans=1)
    empty = met(1, {})

    found = booking.added([[coarse, fine, empty, empty], [other, more, empty, empty]])

    assert dict(zip(found[0]["check"].tolist(), found[0]["n"].tolist(), strict=True)) == {7: 6.0, 9: 1.0}
    assert dict(zip(found[1]["check"].tolist(), found[1]["n"].tolist(), strict=True)) == {20: 8, 21: 1, 22: 1}
    assert found[1]["p"][:, 0].tolist() == [8.0, 1.0, 1.0]
    assert found[0]["check"][found[1]["parent"]].tolist() == [7, 7, 7]


def met(choices: int, visits: dict[int, float], leans: int | None = None) -> Any:
    """Rows of sums by key, all visits with the first choice, at places of their own order."""
    found = np.zeros(len(visits), booking.SUM)
    found["at"], found["check"], found["n"] = np.arange(len(visits)), list(visits), list(visits.values())
    found["choices"], found["parent"] = choices, booking.ALONE if leans is None else leans
    found["p"][:, 0] = found["n"]
    return found


def test_a_book_gives_no_chance_to_what_is_no_choice() -> None:
    """Two questions that share a key leave chances of choices that the one with fewer does not have."""
    shared = met(2, {7: 3.0})
    shared["p"][:, 5] = 4.0

    told = booking.telling([shared], 0.0)

    assert told[0].parts[0].tolist() == [255] + [0] * (booking.WIDEST - 1)
