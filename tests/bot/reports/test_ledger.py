"""Each kind of error is reported once an hour at most, however often the program begins anew."""

from datetime import timedelta
from pathlib import Path

import pytest

from bot.reports import ledger
from bot.reports.ledger import Ledger
from tests.bot.reports.places import NOW

MINUTE = timedelta(minutes=1)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "reports.json"


def test_within_the_hour_repeats_are_counted_and_told_with_the_next(file: Path) -> None:
    kept = Ledger(file)
    told = [kept.repeats_if_due("a", NOW + minutes * MINUTE) for minutes in (0, 1, 59, 60, 61, 180)]

    assert [0, None, None, 2, None, 1] == told


def test_another_kind_waits_for_none(file: Path) -> None:
    kept = Ledger(file)

    assert [0, 0, None] == [kept.repeats_if_due(one, NOW) for one in "aba"]


def test_a_start_within_the_hour_tells_it_no_second_time(file: Path) -> None:
    """A bot that dies at its start is begun again every few seconds."""
    first = Ledger(file)
    first.repeats_if_due("a", NOW)
    first.save(())
    told = []
    for minutes in (1, 2, 61):
        again = Ledger(file)
        told.append(again.repeats_if_due("a", NOW + minutes * MINUTE))
        again.save(())

    assert [None, None, 2] == told
    assert 0o600 == file.stat().st_mode & 0o777


def test_what_was_not_sent_is_told_by_the_next_start(file: Path) -> None:
    first = Ledger(file)
    first.repeats_if_due("a", NOW)
    first.save({"a"})

    assert 0 == Ledger(file).repeats_if_due("a", NOW + MINUTE)


def test_a_clock_that_was_set_back_silences_nothing(file: Path) -> None:
    kept = Ledger(file)
    kept.repeats_if_due("a", NOW)

    assert 0 == kept.repeats_if_due("a", NOW - timedelta(days=1))


@pytest.mark.parametrize("text", ["", "no JSON", "[]", '{"a": {"at": "yesterday"}}'])
def test_a_file_that_is_none_is_as_no_file(file: Path, text: str) -> None:
    file.write_text(text, "utf-8")

    assert 0 == Ledger(file).repeats_if_due("a", NOW)


def test_a_folder_that_can_not_be_written_fails_nothing(tmp_path: Path) -> None:
    kept = Ledger(tmp_path / "gone" / "reports.json")
    kept.repeats_if_due("a", NOW)
    kept.save(())

    assert None is kept.repeats_if_due("a", NOW)


def test_more_kinds_than_a_program_has_are_not_reported(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Until others are an hour old: neither the file nor the channel grows without an end."""
    monkeypatch.setattr(ledger, "MOST", 2)
    kept = Ledger(file)
    told = [kept.repeats_if_due(one, NOW) for one in "abc"]

    assert [0, 0, None] == told
    assert 0 == kept.repeats_if_due("c", NOW + 61 * MINUTE)
