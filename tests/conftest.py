"""What holds for every test: properties have no deadline of their own, and a log ends with its test."""

import gc
from collections.abc import Iterator

import pytest
import structlog
from hypothesis import settings

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
