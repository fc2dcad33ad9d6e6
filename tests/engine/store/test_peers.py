"""What processes on one database tell one another, and share: each as two processes see it."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial

import pytest

from engine.store import Limits, Opening, QuotaFull
from engine.store.peers import ONCE, SESSIONS_APART
from engine.store.postgres.desk import Desk
from engine.store.postgres.opening import open_postgres
from engine.store.postgres.peers import PostgresPeers
from tests.engine.store.conftest import emptied
from tests.engine.store.making import move, new_match, ring
from tests.loopback.watching import BUSY
from tests.postgres_server import PostgresServer

RATE, BURST = 32, 8
Pair = tuple[PostgresPeers, PostgresPeers]


@pytest.fixture
async def pair(postgres: PostgresServer) -> AsyncIterator[Pair]:
    """Two processes on one database."""
    address = emptied(postgres)
    async with open_postgres(address, ring(), "tok"):
        desks = [Desk(address), Desk(address)]
        yield PostgresPeers(desks[0], address, "one"), PostgresPeers(desks[1], address, "two")
        for desk in desks:
            await desk.close()


def pass_time(server: PostgresServer, table: str, column: str, seconds: float) -> None:
    """Let the database's clock go on by so much, for a column of times."""
    server.run(f"UPDATE {table} SET {column} = {column} - interval '{seconds} s'", server.emptied)


async def until(is_so: Callable[[], bool]) -> None:
    """Return once it is so."""
    while not is_so():  # noqa: ASYNC110  what comes from another process sets no event here
        await asyncio.sleep(0.01)


# Hints.


async def test_a_hint_reaches_the_other_process_and_not_its_own(pair: Pair) -> None:
    """Those that are told at once come together; before them, that some may be missing."""
    one, two = pair
    heard: dict[str, list[Sequence[tuple[int, int]]]] = {"one": [], "two": []}
    came = asyncio.Event()

    def hear(name: str, hints: Sequence[tuple[int, int]]) -> None:
        heard[name].append(hints)
        if all(heard.values()):
            came.set()

    listening = [
        asyncio.create_task(peers.hear(partial(hear, name))) for name, peers in zip(heard, pair, strict=True)
    ]
    async with asyncio.timeout(BUSY):
        await came.wait()
        for match in (7, 8, 7):
            one.tell(match, 100 + match)
        await until(lambda: len(heard["two"]) == 2)
        two.tell(9, 109)
        await until(lambda: len(heard["one"]) == 2)
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)

    assert [(), [(9, 109)]] == heard["one"]
    assert [(), [(7, 107), (8, 108)]] == heard["two"]


async def test_a_connection_for_hints_that_is_cut_is_made_anew(pair: Pair, postgres: PostgresServer) -> None:
    """What came meanwhile is lost: that is said by a hint that names nothing."""
    _, two = pair
    heard = list[Sequence[tuple[int, int]]]()
    listening = asyncio.create_task(two.hear(heard.append))
    async with asyncio.timeout(BUSY):
        await until(lambda: bool(heard))
        postgres.run(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'",
            postgres.emptied,
        )
        await until(lambda: len(heard) == 2)
    listening.cancel()
    await asyncio.gather(listening, return_exceptions=True)

    assert [(), ()] == heard


# Budgets.


async def test_the_budget_of_requests_is_one_for_both(pair: Pair) -> None:
    """Eight at once, whoever takes them; what comes after waits for its part of a second."""
    one, two = pair
    burst = [await peers.reserve_requests(2, RATE, BURST) for peers in (one, two, one, two)]
    late = [await peers.reserve_requests(2, RATE, BURST) for peers in (one, two) * 16]

    assert [0.0] * 4 == burst
    # 64 more are two seconds of 32, less what has passed while they were asked for.
    assert 0 < late[-1] <= 64 / RATE
    assert sorted(late) == late


async def test_what_nobody_takes_is_not_saved_up(pair: Pair, postgres: PostgresServer) -> None:
    """After an hour of rest no more than eight go out at once."""
    one, _ = pair
    await one.reserve_requests(2, RATE, BURST)
    pass_time(postgres, "allowance", "at", 3600)
    waits = [await one.reserve_requests(2, RATE, BURST) for _ in range(40)]

    assert 0.0 == waits[0]
    assert waits[-1] > 0


async def test_sessions_with_discord_begin_apart_in_each_bucket(pair: Pair) -> None:
    """Whichever process begins them."""
    one, two = pair
    first, second, third = [await peers.reserve_session(0) for peers in (one, two, one)]
    other = await two.reserve_session(1)

    assert 0.0 == first == other
    assert SESSIONS_APART - 1 < second <= SESSIONS_APART
    assert 2 * SESSIONS_APART - 1 < third <= 2 * SESSIONS_APART


# Work that one does for all.


async def test_one_process_does_what_is_done_once(pair: Pair) -> None:
    """Until it is done another waits; then it is done for this digest, and not for another."""
    one, two = pair
    begun = [await peers.try_begin("commands", b"a") for peers in (one, two)]
    before = await two.is_done("commands", b"a")
    await one.finish("commands", b"a")

    assert [True, False] == begun
    assert not before
    assert await two.is_done("commands", b"a")
    assert not await two.try_begin("commands", b"a")
    assert await two.try_begin("commands", b"b")


async def test_work_of_a_process_that_died_is_begun_by_another(pair: Pair, postgres: PostgresServer) -> None:
    """After a minute, unless it was renewed; what the dead one says later is not heard."""
    one, two = pair
    await one.try_begin("nightly", b"a")
    pass_time(postgres, "once", "until", ONCE - 1)
    is_renewed, is_taken = await one.try_begin("nightly", b"a"), await two.try_begin("nightly", b"a")
    pass_time(postgres, "once", "until", ONCE + 1)
    is_taken_later = await two.try_begin("nightly", b"a")
    await one.finish("nightly", b"a")

    assert (True, False, True) == (is_renewed, is_taken, is_taken_later)
    assert not await one.is_done("nightly", b"a")


async def test_work_that_failed_is_for_anybody(pair: Pair) -> None:
    one, two = pair
    await one.try_begin("emoji", b"a")
    await one.finish("emoji", None)

    assert await two.try_begin("emoji", b"a")


# Quotas.


async def test_two_processes_that_open_at_once_keep_to_the_limits_together(postgres: PostgresServer) -> None:
    """Each finds room before; the transactions that open count one after another."""
    address = emptied(postgres)
    async with open_postgres(address, ring(), "tok") as one, open_postgres(address, ring(), "tok") as two:
        opening = Opening(new_match(), move(0, 0), Limits(host=3, guild=100))
        tries = [store.write.open_match(opening) for store in (one, two) * 6]
        found = await asyncio.gather(*tries, return_exceptions=True)
        refused = [error for error in found if isinstance(error, QuotaFull)]

        assert 3 == len(await one.read.active_match_ids())
        assert ["host"] * 9 == [error.kind for error in refused]


async def test_a_full_server_is_told_from_a_full_host(postgres: PostgresServer) -> None:
    """And what else waits in the batch is kept."""
    async with open_postgres(emptied(postgres), ring(), "tok") as store:
        match = await store.write.open_match(Opening(new_match(), move(0, 0), Limits(9, 1)))
        full = Opening(new_match(host=31), move(0, 0), Limits(9, 1))
        before, opened, after = (
            store.write.append(move(match, 1)),
            store.write.open_match(full),
            store.write.append(move(match, 2)),
        )
        await asyncio.gather(before, after)
        with pytest.raises(QuotaFull, match="guild"):
            await opened

        assert [0, 1, 2] == [entry.seq for entry in await store.read.entries(match)]
