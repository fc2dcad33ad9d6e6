"""A small Discord, and the nursery of our bots, which is warm once for all tests of a process."""

from collections.abc import AsyncIterator, Iterator

import pytest

from bot.wiring import Parts
from tests.loopback.bot import material
from tests.loopback.nursery import Nursery, nursery
from tests.loopback.server import Server, serving

pytest.register_assert_rewrite("tests.faults.court")


@pytest.fixture
async def server() -> AsyncIterator[Server]:
    async with serving() as running:
        yield running


@pytest.fixture(scope="session")
def shared() -> Parts:
    return material()


@pytest.fixture(scope="session")
def warm() -> Iterator[Nursery]:
    with nursery() as made:
        yield made


@pytest.fixture
def bots(warm: Nursery) -> Iterator[Nursery]:
    """The nursery; no bot outlives its test."""
    yield warm
    warm.empty()
