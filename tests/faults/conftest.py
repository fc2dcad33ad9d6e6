"""A small Discord, and the nursery of our bots, which is warm once for all tests of a process."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from tests.loopback.bot import material
from tests.loopback.nursery import Nursery, nursery
from tests.loopback.server import Server, serving


@pytest.fixture
async def server() -> AsyncIterator[Server]:
    async with serving() as running:
        yield running


@pytest.fixture(scope="session")
def shared() -> dict[str, Any]:
    return material()


@pytest.fixture
async def bots() -> AsyncIterator[Nursery]:
    async with nursery() as warm:
        yield warm
