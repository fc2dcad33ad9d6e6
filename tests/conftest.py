"""What holds for every test: properties have no deadline of their own, and a log ends with its test."""

import gc
import os
from collections.abc import Iterator

import pytest
import structlog
from hypothesis import settings

from tests.postgres_server import PostgresServer, serve_postgres, why_missing

settings.register_profile("khandan", deadline=None)
settings.load_profile("khandan")


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


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A real PostgreSQL, started by the first test that asks for one.

    Where a machine can't start one its tests are skipped, with the reason; in CI that is a failure.
    """
    if why := why_missing():
        if os.environ.get("CI"):
            pytest.fail(f"No PostgreSQL: {why}")
        pytest.skip(f"No PostgreSQL: {why}")
    with serve_postgres() as server:
        yield server
