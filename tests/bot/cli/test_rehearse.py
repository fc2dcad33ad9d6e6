"""khandan rehearse: the chronicle on the terminal, its counts in the last line."""

import re
from pathlib import Path
from time import process_time

import pytest

from bot.cli import rehearse
from tests.bot.cli.command import khandan


@pytest.fixture(autouse=True)
def our_own_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """What else runs on this machine makes no answer slow."""
    monkeypatch.setattr(rehearse, "perf_counter", process_time)


def test_the_last_line_says_what_was_played(tmp_path: Path) -> None:
    """Exit code 0; the host's own data are not touched."""
    told = khandan(tmp_path, "rehearse", "--generations", "1", "--language", "en", "--restart", "phase")
    last = told.stdout.splitlines()[-1]

    assert 0 == told.exit_code
    assert re.fullmatch(
        r"Generations: 1, phases: \d, ballots: \d+, deals: \d+, refusals: 5, slowest answer: \d+ ms", last
    )
    assert 1 == told.stdout.count("The bot is restarted in the middle of a vote.")
    assert [] == list(tmp_path.iterdir())


def test_days_are_counted_in_the_last_line_too(tmp_path: Path) -> None:
    """Issue 5: two absent players, one with closed messages, one replacement and one undo; exit code 0."""
    told = khandan(tmp_path, "rehearse", "--days", "--language", "en", "--restart", "draft")
    last = told.stdout.splitlines()[-1]

    assert 0 == told.exit_code, told.stderr
    assert re.search(r"defaults: \d+, motions: 3, replacements: 1, undos: 1, restarts: 3, slowest", last)
    assert 1 == told.stdout.count("A seat has changed hands")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--language", "de"), "fa, en"),
        (("--restart", "supper"), "draft, phase, tie"),
        (("--days", "--restart", "tie"), "draft, phase"),
    ],
)
def test_what_can_not_be_rehearsed_is_said_in_one_line(
    tmp_path: Path, words: tuple[str, str], said: str
) -> None:
    """Exit code 2."""
    told = khandan(tmp_path, "rehearse", *words)

    assert (2, 1) == (told.exit_code, len(told.stderr.splitlines()))
    assert said in told.stderr


def test_the_requests_of_a_rehearsal_are_counted(tmp_path: Path) -> None:
    """By kind and cause, and how many each move took: what Discord's limit of fifty a second is shared by."""
    told = khandan(tmp_path, "rehearse", "--game", "coup", "--seats", "2", "--count-requests")
    line = told.stdout.splitlines()[-1]
    total, moves = (int(one) for one in re.findall(r"\d+", line)[:2])
    made, _, caused = line.partition("a move.")[2].partition("For clicks")
    kinds, causes = ([int(one) for one in re.findall(r": (\d+)", part)] for part in (made, caused))

    assert 0 == told.exit_code
    assert total == sum(kinds[:-1]) == sum(causes)
    assert 0 < moves < total
    assert f"{total / moves:.2f} a move" in line
