"""A fresh, open store for each test that asks for one."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.store import Store
from tests.engine.store.fresh import at_first
from tests.engine.store.making import new_match, opened


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """An open store with nothing in it."""
    async with opened(at_first(tmp_path, opened)) as made:
        yield made


@pytest.fixture
async def match(store: Store) -> int:
    """The id of a match in that store."""
    return await store.write.add_match(new_match())
