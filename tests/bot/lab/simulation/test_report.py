"""The report of many games: its shares, the bounds they should lie in, and its charts."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from bot.lab.games.houses.simulation import ASKED, findings
from bot.lab.simulation.counters import Counter, Figure, Finding, Tally
from bot.lab.simulation.jobs import Job, jobs_of, spread
from bot.lab.simulation.report import as_json, draw, report
from tests.bot.cli.command import khandan


def job(games: int = 2) -> Job:
    """Campaigns by prudent stewards."""
    return Job("houses", 5, ("prudent",), 4, range(games), "", None, "en")


def tally(*figures: Figure) -> Tally:
    """What was counted."""
    counter = Counter()
    counter.count(figures)
    return counter.tally()


def found(group: str, name: str, *figures: Figure) -> Finding:
    """The finding of this name."""
    return next(one for one in findings(tally(*figures), 5) if (one.group, one.name) == (group, name))


def wins(group: str, name: str, won: int, of: int) -> list[Figure]:
    """A row of ones and noughts."""
    return [(group, name, 1.0)] * won + [(group, name, 0.0)] * (of - won)


@pytest.mark.parametrize(("won", "within"), [(15, False), (16, True), (24, True), (25, False)])
def test_a_role_should_win_its_share(won: int, within: bool) -> None:
    """Of a hundred generations in which somebody holds it, sixteen to twenty-four."""
    assert within == found("role_win", "rebel", *wins("role_win", "rebel", won, 100)).is_within


def test_kings_should_end_in_every_way() -> None:
    """Death in four to six of ten, the others in the rest."""
    falls = [("falls", "death", 1.0)] * 7 + [("falls", "flight", 1.0)] * 3

    assert not found("falls", "death", *falls).is_within
    assert found("falls", "flight", *falls).is_within
    assert 0.0 == found("falls", "deposition", *falls).share


@pytest.mark.parametrize("end", ["unity", "division"])
@pytest.mark.parametrize(("ended", "within"), [(34, False), (35, True), (65, True), (66, False)])
def test_each_end_should_come_to_its_share_of_campaigns(end: str, ended: int, within: bool) -> None:
    """What ends neither way counts against both."""
    assert within == found("campaign", end, *wins("campaign", end, ended, 100)).is_within


def test_a_dilemma_should_be_answered_both_ways() -> None:
    """Nine of ten are; what was seldom asked tells nothing."""
    open_ = [one for card in range(9) for one in wins("answer_yes", f"c{card}", ASKED // 2, ASKED)]
    closed = wins("answer_yes", "closed", ASKED, ASKED)
    rare = wins("answer_yes", "rare", 3, 3)

    assert 0.9 == found("answers", "", *open_, *closed, *rare).share
    assert found("answers", "", *open_, *closed, *rare).is_within
    assert not found("answers", "", *open_[:-ASKED], *closed).is_within
    assert [] == [one for one in findings(tally(*rare), 5) if one.group == "answers"]


def test_a_legacy_is_held_against_its_fair_share() -> None:
    """At five seats a fifth of the campaigns is one fair share."""
    fair, rich = (found("legacy_win", "x", *wins("legacy_win", "x", won, 100)) for won in (20, 30))

    assert (1.0, True) == (fair.share, fair.is_within)
    assert not rich.is_within


def test_the_report_counts_every_generation_and_seat() -> None:
    """Each generation has one winner; each seat is there."""
    told = report(job(), spread(jobs_of(job(), 2), None, lambda games: None))
    seats = told.shares["generation_win"]

    assert told.generations == sum(told.counts["falls"].values())
    assert {"1", "2", "3", "4", "5"} == set(seats)
    assert 1.0 == pytest.approx(sum(seats.values()))


def test_any_executor_plays_the_same_games() -> None:
    """So a cluster's can be given; the bar is told of every game."""
    heard: list[int] = []
    with ThreadPoolExecutor(2) as executor:
        spread_out = report(job(), spread(jobs_of(job(), 2), executor, heard.append))

    assert report(job(), spread([job()], None, lambda games: None)) == spread_out
    assert 2 == sum(heard)


def test_the_report_is_written_as_json_and_drawn(tmp_path: Path) -> None:
    """`--json` and `--charts`."""
    file, folder = tmp_path / "report.json", tmp_path / "charts"
    told = khandan(
        tmp_path, "simulate", "houses", "--campaigns", "2", "--json", str(file), "--charts", str(folder)
    )
    kept = json.loads(file.read_text("utf-8"))

    assert 0 == told.exit_code
    assert 2 == kept["games"]
    assert {"within", "share", "least", "most"} <= set(kept["findings"][0])
    assert {"role_win.svg", "falls.svg"} <= {one.name for one in folder.iterdir()}
    assert "wins: Extremist: " in told.stdout


def test_a_game_without_targets_has_a_report_too(tmp_path: Path) -> None:
    """No findings, no charts."""
    coup = Job("coup", 4, ("prudent",), 1, range(2), "", None, "en")
    told = report(coup, spread([coup], None, lambda games: None))

    assert () == told.findings
    assert () == draw(told, tmp_path, "en")
    assert json.loads(as_json(told))["counts"]["ended"]
