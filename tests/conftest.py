"""What holds for every test: properties have no deadline of their own, and a log ends with its test."""

import gc
import os
from collections.abc import Iterator
from typing import Final

import pytest
import structlog
from hypothesis import settings

from bot.process import multiply_in_one_thread
from tests.postgres_server import PostgresServer, serve_postgres, why_missing

settings.register_profile("khandan", deadline=None)
settings.load_profile("khandan")

multiply_in_one_thread()


def pytest_collection_finish() -> None:
    """What was imported stays: the collector of garbage need not walk through it again and again."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def no_log_of_another_test() -> Iterator[None]:
    """A command's test closes the stream it captured; who logs next must not write there."""
    structlog.reset_defaults()
    yield
    structlog.reset_defaults()


NO_POSTGRES: Final = "No PostgreSQL: "


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A real PostgreSQL, started by the first test that asks for one.

    Where a machine can't start one its tests are skipped, and the run's last lines say that it was not whole;
    in CI (.ci/run) each fails.
    """
    if why := why_missing():
        if os.environ.get("CI"):
            pytest.fail(f"{NO_POSTGRES}{why}")
        pytest.skip(f"{NO_POSTGRES}{why}")
    with serve_postgres() as server:
        yield server


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> Iterator[None]:
    """One line, below all others, where tests over PostgreSQL were left out."""
    yield
    skipped = terminalreporter.stats.get("skipped", ())
    reasons = [str(one.longrepr[2]) for one in skipped if isinstance(one.longrepr, tuple)]
    if missing := [one.partition(NO_POSTGRES)[2] for one in reasons if NO_POSTGRES in one]:
        terminalreporter.write_line(
            f"NOT WHOLE: {len(missing)} tests over PostgreSQL were left out, for {missing[0]}", red=True
        )
