"""khandan audit: exit 0 when nothing shows, 1 with a line for each leak, 2 for what can't be audited."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from typer.testing import CliRunner

from bot.cli import audit
from bot.cli.app import app
from bot.client import Parts
from bot.lab.leaks.moments import moments
from bot.wiring import load_parts
from engine.games.coup import game as coup
from engine.record import record_lines
from tests.laws.planted import with_hands_unsealed


@pytest.fixture(autouse=True)
def _in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "en")
    monkeypatch.chdir(tmp_path)


def run(*words: str) -> Any:
    """What the command says, and its exit code."""
    return CliRunner().invoke(app(), ["audit", *words])


def record(folder: Path, *, whose: Any = "all") -> Path:
    """A match of Coup in a file."""
    match = tuple(moments(coup(), 2, 400))
    lines = record_lines(match[-1].match_state, (one.entry for one in match), whose)
    file = folder / "match.jsonl"
    file.write_bytes(b"\n".join(lines) + b"\n")
    return file


def test_honest_matches_show_nothing() -> None:
    """A line for each match, and the sum."""
    said = run("--matches", "2", "--game", "coup", "--seed", "5")

    assert 0 == said.exit_code
    assert ["coup 5", "coup 6"] == [line.split(":")[0] for line in said.stdout.splitlines()[:-1]]
    assert "nobody sees what they may not know" in said.stdout.splitlines()[-1]


def test_any_number_of_processes_compares_the_same() -> None:
    """Shares of one match: together as many comparisons as alone."""
    alone, together = (run("--matches", "1", "--game", "coup", "--jobs", jobs).stdout for jobs in ("1", "3"))

    assert alone == together


def test_a_leak_is_told_with_its_match_entry_and_viewer(monkeypatch: pytest.MonkeyPatch) -> None:
    """HO-R37: where a hand can be read, and how it reads in match and twin."""

    def faulty(*given: Any) -> Parts:
        whole = load_parts(*given)
        return replace(whole, games={"coup": with_hands_unsealed(coup())})

    monkeypatch.setattr(audit, "load_parts", faulty)
    said = run("--matches", "1")

    assert 1 == said.exit_code
    assert "public, view: " in said.stdout
    assert "leaks" in said.stdout.splitlines()[-1]


def test_a_recorded_match_is_audited_like_a_new_one(tmp_path: Path) -> None:
    """From its actions and seeds."""
    said = run("--matches", "0", "--record", str(record(tmp_path)))

    assert 0 == said.exit_code
    assert said.stdout.startswith("coup 0: ")


@pytest.mark.parametrize("words", [("--game", "chess"), ("--record", "nowhere.jsonl")])
def test_what_is_not_there_ends_with_one_line(words: tuple[str, ...]) -> None:
    """Exit code 2."""
    said = run("--matches", "1", *words)

    assert 2 == said.exit_code
    assert 1 == len(said.stderr.splitlines())


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "match.jsonl can’t be audited: it is cut for a viewer."),
        ("fa", "match.jsonl را نمی‌شود بازرسی کرد: برای یک بیننده بریده شده است."),
    ],
)
def test_a_cut_record_can_not_be_audited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, said: str
) -> None:
    """Its secrets are not there to be exchanged."""
    monkeypatch.setenv("LANGUAGE", language)
    told = run("--matches", "0", "--record", str(record(tmp_path, whose="public")))

    assert (2, said) == (told.exit_code, told.stderr.strip())


def test_what_is_no_record_is_told_as_by_replay(tmp_path: Path) -> None:
    """By line and column, in a sentence."""
    (tmp_path / "torn.jsonl").write_text("{", "utf-8")
    told = run("--matches", "0", "--record", str(tmp_path / "torn.jsonl"))

    assert 2 == told.exit_code
    assert told.stderr == CliRunner().invoke(app(), ["replay", str(tmp_path / "torn.jsonl")]).stderr
