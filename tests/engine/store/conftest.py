"""A fresh, open store for each test that asks for one: every such test is run over each kind of database.

A test that also asks for `tmp_path` looks at the file behind the store, and is run over SQLite alone.
"""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

import pytest

from engine.store import Store
from engine.store.models import Base
from engine.store.postgres.opening import open_postgres
from tests.engine.store.fresh import at_first
from tests.engine.store.making import add_match, opened, ring
from tests.postgres_server import PostgresServer

KINDS: Final = ("sqlite", "postgres")
EMPTIED: Final = f"TRUNCATE {', '.join(Base.metadata.tables)} RESTART IDENTITY"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test of a store over both kinds, unless it looks at the file."""
    if "store" in metafunc.fixturenames:
        looks_at_file = "tmp_path" in metafunc.definition.obj.__code__.co_varnames
        metafunc.parametrize("kind", KINDS[:1] if looks_at_file else KINDS)


@pytest.fixture
async def store(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Store]:
    """An open store with nothing in it."""
    if kind == "sqlite":
        async with opened(at_first(tmp_path, opened)) as made:
            yield made
        return
    address = emptied(request.getfixturevalue("postgres"))
    async with open_postgres(address, ring(), "tok") as made:
        await made.slots.take(1)
        yield made


def emptied(server: PostgresServer) -> str:
    """The address of a database with nothing in it: the tables stay, for making them takes long."""
    if not server.emptied:
        server.emptied = server.new_database().rpartition("/")[2]
    elif server.run("SELECT to_regclass('match')", server.emptied)[0][0] is not None:
        server.run(EMPTIED, server.emptied)
    return server.address(server.emptied)


@pytest.fixture
async def match(store: Store) -> int:
    """The id of a match in that store."""
    return await add_match(store)
