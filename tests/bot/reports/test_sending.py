"""Reports go out beside the bot: what fails there is a warning, a pause, and no error."""

import asyncio
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.config import Unfit
from bot.connection.supervision import Lost
from bot.metrics.numbers import Numbers
from bot.reports import sending
from bot.reports.destinations import NotTaken
from bot.reports.sending import Reports, send_reports
from tests.bot.reports.places import SECRET, Clock, Shelf, line, make_reports, raised
from tests.loopback.watching import BUSY

Lines = list[dict[str, Any]]


@pytest.fixture
def logged() -> Iterator[Any]:
    with capture_logs() as lines:
        yield lines


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def numbers() -> Numbers:
    return Numbers()


@pytest.fixture
def reports(tmp_path: Path, clock: Clock, numbers: Numbers) -> Reports:
    return make_reports(tmp_path, clock, numbers)


def counted(numbers: Numbers, outcome: str) -> float:
    return numbers.registry.get_sample_value("khandan_reports_total", {"outcome": outcome}) or 0


async def until_quiet() -> None:
    """Whatever can go on without a wait has gone on."""
    for _ in range(50):
        await asyncio.sleep(0)


async def test_an_error_is_brought_there_once_and_its_repeats_with_the_next(
    reports: Reports, clock: Clock, numbers: Numbers
) -> None:
    """Warnings are for the log alone."""
    shelf = Shelf()
    async with send_reports(reports, shelf):
        reports.note(line("post_held", level="warning"))
        for minutes in (0, 10, 20, 60):
            clock.at += timedelta(minutes=minutes)
            reports.note(line(error=raised()))
            await until_quiet()

    assert [("failed", 0), ("failed", 2)] == [(one.event, one.repeats) for one in shelf.taken]
    assert (2, 2) == (counted(numbers, "sent"), counted(numbers, "repeated"))


async def test_a_place_that_takes_nothing_is_asked_again_after_pauses_that_grow(
    reports: Reports, clock: Clock, numbers: Numbers, logged: Lines
) -> None:
    """One warning of it, without its words; nothing is lost."""
    shelf = Shelf(refusals=8)
    async with send_reports(reports, shelf):
        reports.note(line(error=raised()))
        reports.note(line("other", error=raised()))
        await until_quiet()

    assert [1, 2, 4, 8, 16, 32, 60, 60] == [one.total_seconds() / 60 for one in clock.naps]
    assert ["failed", "other"] == [one.event for one in shelf.taken]
    assert [("report_unsent", "warning", "OSError")] == [
        (one["event"], one["log_level"], one["why"]) for one in logged
    ]
    assert SECRET not in str(logged)
    assert (8, 2) == (counted(numbers, "failed"), counted(numbers, "sent"))


async def test_what_is_refused_is_told_by_its_status(reports: Reports, logged: Lines) -> None:
    async with send_reports(reports, Shelf(1, NotTaken("http_404"))):
        reports.note(line())
        await until_quiet()

    assert ["http_404"] == [one["why"] for one in logged]


async def test_a_place_that_never_answers_holds_up_no_end(
    reports: Reports, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, clock: Clock
) -> None:
    """The next start tells what did not leave."""
    monkeypatch.setattr(sending, "FAREWELL", 0.01)
    monkeypatch.setattr(sending, "PATIENCE", 60)

    class Silent(Shelf):
        async def send(self, report: Any) -> None:
            await asyncio.Event().wait()

    async with asyncio.timeout(BUSY):
        async with send_reports(reports, Silent()):
            reports.note(line())
            await until_quiet()
    shelf, again = Shelf(), make_reports(tmp_path, clock)
    async with send_reports(again, shelf):
        again.note(line())
        await until_quiet()

    assert 1 == len(shelf.taken)


async def test_a_start_within_the_hour_tells_nothing_twice(
    reports: Reports, clock: Clock, tmp_path: Path
) -> None:
    first, second = Shelf(), Shelf()
    async with send_reports(reports, first):
        reports.note(line())
    again = make_reports(tmp_path, clock)
    async with send_reports(again, second):
        again.note(line())

    assert (1, 0) == (len(first.taken), len(second.taken))


async def test_errors_of_other_threads_are_heard(reports: Reports) -> None:
    """The database is written by one."""
    shelf = Shelf()
    async with send_reports(reports, shelf):
        await until_quiet()
        thread = Thread(target=reports.note, args=(line(),))
        thread.start()
        await asyncio.to_thread(thread.join)
        await until_quiet()
        taken = len(shelf.taken)

    assert 1 == taken


async def test_more_than_can_wait_is_counted(
    reports: Reports, numbers: Numbers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sending, "WAITING", 2)
    for event in "abc":
        reports.note(line(event))
    shelf = Shelf()
    async with send_reports(reports, shelf):
        await until_quiet()

    assert ["a", "b"] == [one.event for one in shelf.taken]
    assert 1 == counted(numbers, "dropped")


@pytest.mark.parametrize(
    ("error", "expected"),
    [
        (RuntimeError(SECRET), [("run_failed", "RuntimeError")]),
        (Unfit("run-login"), [("run_ended", "run-login")]),
        (Lost("0badc0de"), []),
        (asyncio.CancelledError(), []),
    ],
)
async def test_the_end_by_an_error_is_in_the_log_and_goes_on(
    reports: Reports, logged: Lines, error: BaseException, expected: list[tuple[str, str]]
) -> None:
    """Lost was logged where it was found; an end that was asked for is none."""
    with pytest.raises(type(error)):
        async with send_reports(reports, Shelf()):
            raise error

    assert expected == [(one["event"], one["kind"]) for one in logged]
    assert SECRET not in str(logged)


async def test_where_nothing_is_reported_the_hosts_sentence_stands_alone(
    reports: Reports, logged: Lines
) -> None:
    """What the terminal says in words is not said in codes before it."""
    with pytest.raises(Unfit):
        async with send_reports(reports, None):
            raise Unfit("run-login")

    assert [] == logged
