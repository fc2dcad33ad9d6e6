"""A small Discord, and the nursery of our bots, which is warm once for all tests of a process."""

from collections.abc import AsyncIterator, Iterator

import pytest
from msgspec.structs import replace

from bot.client import Parts
from bot.languages import LANGUAGES
from tests import made_once
from tests.loopback.bot import ring
from tests.loopback.nursery import Nursery, nursery
from tests.loopback.server import Server, serving

pytest.register_assert_rewrite("tests.faults.court")


@pytest.fixture
async def server() -> AsyncIterator[Server]:
    async with serving() as running:
        yield running


@pytest.fixture(scope="session")
def shared() -> Parts:
    words = {language: made_once.lenient(language) for language in LANGUAGES}
    return replace(made_once.whole(), ring=ring(), words=words)


@pytest.fixture(scope="session")
def warm() -> Iterator[Nursery]:
    with nursery() as made:
        yield made


@pytest.fixture
def bots(warm: Nursery) -> Iterator[Nursery]:
    """The nursery; no bot outlives its test."""
    yield warm
    warm.empty()
