"""Which background work is a process's own: all of it where it has a file, else by leased slots."""

import asyncio
import shutil
import time
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec.structs import replace

from engine.store import Fence, Member, MessageRevision, Post, SlotLost, Store, StoreRefused, Target, Timer
from engine.store.errors import StoreBroken
from engine.store.migrating import MIGRATIONS, newest
from engine.store.postgres.desk import Desk
from engine.store.postgres.driver import DURABLE, PostgresConnection
from engine.store.postgres.members import CLOCKS, NotLetIn, join
from engine.store.postgres.opening import check_tables, make_or_upgrade_tables, open_postgres
from engine.store.postgres.slots import LEAVE, LeasedSlots
from engine.store.slots import LEASE, shard_of
from engine.store.sql import stamp
from tests.engine.store.conftest import emptied
from tests.engine.store.making import HOUR, NOW, add_match, move, new_match, opened, ring
from tests.postgres_server import PostgresServer

GUILD = 81384788765712384
"""A server's id in Discord's documentation of snowflakes, whose time is in the bits above 22."""

SHARDS = 4
NEXT = 1 << 22
"""So much more is the id of a server on the next shard."""


class Ticks:
    """A clock that nobody sets and that a test moves."""

    def __init__(self) -> None:
        self.at = 100.0

    def __call__(self) -> float:
        return self.at


class Processes:
    """Several processes on one database, each with a clock of its own."""

    def __init__(self, server: PostgresServer, address: str) -> None:
        self.server, self.address = server, address
        self.open: list[LeasedSlots] = []

    def join(self, name: str) -> tuple[LeasedSlots, Ticks]:
        """The slots of one process more, and its clock."""
        ticks = Ticks()
        self.open.append(LeasedSlots(Desk(self.address), Member(name, shards=SHARDS), elapsed=ticks))
        return self.open[-1], ticks

    def pass_time(self, seconds: float) -> None:
        """Let the database's clock go on by so much, for every lease."""
        database = self.address.rpartition("/")[2]
        self.server.run(f"UPDATE slot SET until = until - interval '{seconds} s'", database)
        self.server.run(f"UPDATE member SET until = until - interval '{seconds} s'", database)


@pytest.fixture
async def shared(postgres: PostgresServer) -> AsyncIterator[Store]:
    """An open store of a database with four slots."""
    address = emptied(postgres)
    async with open_postgres(address, ring(), "tok", member=Member(shards=SHARDS)) as made:
        yield made


@pytest.fixture
async def processes(shared: Store, postgres: PostgresServer) -> AsyncIterator[Processes]:
    made = Processes(postgres, postgres.address(postgres.emptied))
    yield made
    for slots in made.open:
        await slots.close()


async def test_a_store_in_a_file_holds_every_server(tmp_path: Path) -> None:
    """There is nobody else: nothing has to be taken, and no fence is named."""
    async with opened(tmp_path) as store:
        await store.slots.drop([0])
        held = [store.slots.is_mine(guild) for guild in (GUILD, 0, None)]

        assert [True] * 3 == held
        assert {0: 0} == store.slots.mine()
        assert store.slots.fence(GUILD) is None


def test_a_server_is_on_the_shard_that_discord_puts_it_on() -> None:
    """(guild >> 22) % shards, as its documentation of sharding says; private messages are on the first."""
    assert [(GUILD >> 22) % count for count in (1, 2, 16)] == [shard_of(GUILD, n) for n in (1, 2, 16)]
    assert 0 == shard_of(None, 16)


async def test_two_processes_share_the_slots_and_each_has_its_own(processes: Processes) -> None:
    (one, _), (two, _) = processes.join("one"), processes.join("two")
    await one.take(3)
    await two.take(3)

    assert {0: 1, 1: 1, 2: 1} == one.mine()
    assert {3: 1} == two.mine()
    assert [True, False] == [one.is_mine(0), one.is_mine(3 * NEXT)]


async def test_the_slots_of_a_dead_process_are_taken_once_its_lease_is_over(processes: Processes) -> None:
    (dead, _), (other, _) = processes.join("dead"), processes.join("other")
    await dead.take(SHARDS)
    processes.pass_time(LEASE - 1)
    await other.take(SHARDS)
    too_early = other.mine()
    processes.pass_time(2)
    await other.take(SHARDS)

    assert {} == too_early
    assert dict.fromkeys(range(SHARDS), 2) == other.mine()


async def test_a_holder_counts_its_end_from_before_it_asked_and_tells_it(processes: Processes) -> None:
    """Its own clock ends the lease, whether or not the database could be asked."""
    one, ticks = processes.join("one")
    told: list[dict[int, int]] = []
    one.changed.append(lambda: told.append(dict(one.mine())))
    await one.take(1)
    ticks.at += LEASE
    one.tell_changes()

    assert [{0: 1}, {}] == told
    with pytest.raises(SlotLost):
        one.fence(0)


async def test_a_lease_that_is_kept_goes_on(processes: Processes) -> None:
    one, ticks = processes.join("one")
    await one.take(1)
    ticks.at += LEASE - 1
    processes.pass_time(LEASE - 1)
    await one.keep()
    ticks.at += LEASE - 1

    assert {0: 1} == one.mine()


async def test_a_holder_that_awakes_keeps_nothing_that_is_another_s_by_now(processes: Processes) -> None:
    """It stood still, by its own clock as well: what it thinks it has is not kept."""
    (stopped, _), (other, _) = processes.join("stopped"), processes.join("other")
    await stopped.take(2)
    processes.pass_time(LEASE + 1)
    await other.take(1)
    await stopped.keep()

    assert {} == stopped.mine()
    assert {0: 2} == other.mine()


async def test_a_process_that_awakes_is_a_member_again_though_another_has_joined(
    shared: Store, processes: Processes
) -> None:
    """Else its slots would be dealt out for ever as those of one that leaves."""
    join_members(processes, "sleeper")
    sleeper, _ = processes.join("sleeper")
    processes.pass_time(LEASE + 1)
    join_members(processes, "newcomer")
    meanwhile = await sleeper.members()
    await sleeper.keep()

    assert ["newcomer"] == list(meanwhile)
    assert ["newcomer", "sleeper"] == list(await sleeper.members())


async def test_who_could_not_leave_is_a_member_no_longer_than_its_lease(
    processes: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database failed as it left: its row is kept no more, and its share goes to the others."""
    (leaver, _), (other, _) = processes.join("leaver"), processes.join("other")
    join_members(processes, "leaver")
    ask = Desk.ask

    async def fail(self: Desk, statement: str, *values: Any) -> Any:
        if statement == LEAVE:
            raise StoreBroken("cut")
        return await ask(self, statement, *values)

    with monkeypatch.context() as patch:
        patch.setattr(Desk, "ask", fail)
        with pytest.raises(StoreBroken):
            await leaver.leave()
    before = list(await other.members())
    processes.pass_time(LEASE - 1)
    await leaver.keep()
    processes.pass_time(2)

    assert "leaver" in before
    assert "leaver" not in await other.members()


def join_members(processes: Processes, name: str) -> None:
    """A process of this name becomes a member, as at its start."""
    with ThreadPoolExecutor(1) as thread:
        connection = PostgresConnection(processes.address, DURABLE)
        member = Member(name=name, shards=SHARDS)
        thread.submit(join, connection, member, str(newest()), time.time).result()
        thread.submit(connection.close).result()


async def test_what_is_dropped_is_free_at_once(processes: Processes) -> None:
    (one, _), (two, _) = processes.join("one"), processes.join("two")
    await one.take(SHARDS)
    await one.drop([1, 2])
    await two.take(SHARDS)

    assert {0, 3} == one.mine().keys()
    assert {1, 2} == two.mine().keys()


async def test_a_slot_that_is_asked_for_goes_to_who_asked(
    processes: Processes, postgres: PostgresServer
) -> None:
    """While that process is there: a third one does not come between."""
    one, _ = processes.join("one")
    async with open_postgres(processes.address, ring(), "x", member=Member("new", shards=SHARDS)) as new:
        third, _ = processes.join("third")
        await one.take(SHARDS)
        await new.slots.want([2])
        asked = await one.requests()
        await one.drop(asked)
        await third.take(SHARDS)
        await new.slots.take(SHARDS)

        assert {2} == asked
        assert {} == third.mine()
        assert {2: 2} == new.slots.mine()


async def test_a_slot_that_is_asked_for_no_more_is_anybodys(processes: Processes) -> None:
    """Its holder has gone, and who had asked has its share. What one asks for, one takes before others."""
    one, _ = processes.join("one")
    async with open_postgres(processes.address, ring(), "x", member=Member("new", shards=SHARDS)) as new:
        third, _ = processes.join("third")
        await one.take(SHARDS)
        await new.slots.want([1, 2])
        await new.slots.want([2])
        await one.drop(range(SHARDS))
        await new.slots.take(1)
        await third.take(SHARDS)

        assert {2} == new.slots.mine().keys()
        assert {0, 1, 3} == third.mine().keys()


async def test_new_slots_count_once_those_who_prepare_for_them_are_done(processes: Processes) -> None:
    one, _ = processes.join("one")
    seen = list[tuple[dict[int, int], dict[int, int]]]()

    async def prepare(fences: object) -> None:
        seen.append((dict(fences), dict(one.mine())))  # type: ignore[call-overload]

    one.on_take.append(prepare)
    await one.take(2)

    assert [({0: 1, 1: 1}, {})] == seen
    assert {0: 1, 1: 1} == one.mine()


async def test_a_slot_whose_taking_failed_half_way_is_free_when_its_lease_ends(processes: Processes) -> None:
    """It is in the database as ours, and we do not know it: it must not be kept by us for ever."""
    (one, _), (other, _) = processes.join("one"), processes.join("other")
    await one.take(1)

    async def fail(fences: object) -> None:
        raise StoreBroken("cut")

    one.on_take.append(fail)
    with pytest.raises(StoreBroken):
        await one.take(1)
    processes.pass_time(LEASE - 1)
    await one.keep()
    processes.pass_time(2)
    await other.take(SHARDS)

    assert {0} == one.mine().keys()
    assert {1, 2, 3} == other.mine().keys()


async def test_a_slot_whose_taking_lasts_longer_than_a_lease_is_kept_meanwhile(
    processes: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Thousands of clocks are moved first; what we had before is kept as well."""
    monkeypatch.setattr("engine.store.postgres.slots.RENEWAL", 0.05)
    (one, ticks), (other, _) = processes.join("one"), processes.join("other")
    await one.take(1)

    async def prepare(_: Any) -> None:
        for _ in range(3):
            ticks.at += LEASE / 2
            processes.pass_time(LEASE / 2)
            await asyncio.sleep(0.5)
        await other.take(SHARDS)

    one.on_take.append(prepare)
    await one.take(1)

    assert [{0: 1, 1: 1}, {2: 1, 3: 1}] == [one.mine(), other.mine()]


async def test_a_slot_that_another_took_while_ours_was_prepared_is_not_ours(processes: Processes) -> None:
    """Its lease was over, since the database was away meanwhile."""
    (one, _), (other, _) = processes.join("one"), processes.join("other")

    async def prepare(_: Any) -> None:
        processes.pass_time(LEASE + 1)
        await other.take(SHARDS)
        await one.keep()

    one.on_take.append(prepare)
    await one.take(1)

    assert [{}, {0: 2, 1: 1, 2: 1, 3: 1}] == [one.mine(), other.mine()]


async def test_a_post_is_not_begun_by_who_has_lost_its_slot(shared: Store, processes: Processes) -> None:
    """The fence is named by the write before the send: no row, no send."""
    match = await add_match(shared)
    await shared.write.append(move(match, 0, posts=(Post(0, Target("table")),)))
    (owed,) = await shared.read.pending_posts()
    lost, held = Fence(0, 1), Fence(0, 2)
    (one, _), (two, _) = processes.join("one"), processes.join("two")
    await one.take(1)
    processes.pass_time(LEASE + 1)
    await two.take(1)
    was_begun = await shared.write.mark_attempted(owed.id, lost)
    (after,) = await shared.read.pending_posts()

    assert not was_begun
    assert not after.attempted
    assert await shared.write.mark_attempted(owed.id, held)
    assert [True] == [post.attempted for post in await shared.read.pending_posts()]


async def test_what_a_board_shows_is_not_kept_by_who_has_lost_its_slot(
    shared: Store, processes: Processes
) -> None:
    match = await add_match(shared)
    await shared.write.append(move(match, 0))
    (one, _), (two, _) = processes.join("one"), processes.join("two")
    await one.take(1)
    processes.pass_time(LEASE + 1)
    await two.take(1)
    newer, older = MessageRevision(5, b"new"), MessageRevision(4, b"old")
    await shared.write.set_message_revisions({(match, 7): newer}, {match: Fence(0, 2)})
    await shared.write.set_message_revisions({(match, 7): older}, {match: Fence(0, 1)})

    assert newer == await shared.read.message_revision(match, 7)


async def test_what_is_asked_of_background_work_is_answered_for_own_slots_alone(shared: Store) -> None:
    """Timers, posts, stewards and servers of another's slots are another's."""
    guilds = [NEXT * number for number in range(SHARDS)]
    for guild in guilds:
        match = await add_match(shared, new_match(guild=guild))
        timer = Timer("w", 0, NOW + guild // NEXT * HOUR)
        owed = (Post(0, Target("table")),)
        await shared.write.append(move(match, 0, posts=owed, opens=(timer,), status="running"))
    await shared.slots.take(2)
    await shared.write.note_absence(NOW - HOUR, NOW, {1: 1, 2: 1})

    assert {guilds[0], guilds[1]} == set(await shared.read.guilds())
    assert [1, 2] == [post.match for post in await shared.read.owed_posts()]
    assert 4 == len(await shared.read.pending_posts())
    assert ((2, NOW - HOUR),) == await shared.read.lagging_matches()
    assert (1,) == await shared.read.due_matches(NOW + 9 * HOUR)
    assert NOW == await shared.read.next_due()


async def test_a_slot_knows_when_somebody_was_last_here_for_it(
    shared: Store, postgres: PostgresServer
) -> None:
    """The holder says so; who has lost a slot says nothing of it."""
    await shared.slots.take(2)
    await shared.write.set_alive(NOW, {0: 1, 1: 0})
    rows = await shared.read.slots_alive_at()

    assert {0: NOW, 1: None, 2: None, 3: None} == rows


# Who may serve beside whom.

ONE = Member("one", bot=5, shards=2, program="1", rules={"houses": ("1", "2")}, cards={"houses": "a"})
REFUSED: Final = {
    "another bot": (replace(ONE, name="two", bot=6), "store_busy"),
    "of that name": (ONE, "store_name_taken"),
    "more shards": (replace(ONE, name="two", shards=3), "store_shards"),
    "older rules": (replace(ONE, name="two", rules={"houses": ("1",)}), "store_rules_older"),
    "other cards": (replace(ONE, name="two", cards={"houses": "b"}), "store_cards_differ"),
}


@pytest.fixture
def connections(postgres: PostgresServer) -> Iterator[Callable[[], PostgresConnection]]:
    """Makes connections to an empty database that nobody serves."""
    address, made = emptied(postgres), list[PostgresConnection]()

    def connect() -> PostgresConnection:
        made.append(PostgresConnection(address, DURABLE))
        return made[-1]

    make_or_upgrade_tables(connect(), address)
    yield connect
    for one in made:
        one.close()


@pytest.mark.parametrize("why", REFUSED)
def test_who_can_not_serve_beside_another_is_refused(
    connections: Callable[[], PostgresConnection], why: str
) -> None:
    """One sentence each says what to do; nothing of it is kept."""
    other, code = REFUSED[why]
    first, second = connections(), connections()
    join(first, ONE, "0013", time.time)
    with pytest.raises(NotLetIn) as told:
        join(second, other, "0013", time.time, patience=0)

    assert code == told.value.code
    assert [("one",)] == first.execute("SELECT name FROM member").fetchall()


@pytest.mark.parametrize("takes", [True, False])
def test_a_migration_waits_for_older_processes_if_it_takes_something_from_them(
    postgres: PostgresServer, tmp_path: Path, takes: bool
) -> None:
    """One that only adds runs while they play; the other is refused with a name, and nothing is changed."""
    scripts, address = tmp_path / "migrations", postgres.new_database()
    held, old = PostgresConnection(address, DURABLE), PostgresConnection(address, DURABLE)
    make_or_upgrade_tables(held, address)
    shutil.copytree(MIGRATIONS, scripts)
    later = f'from alembic import op\nrevision = "9998"\ndown_revision = "{newest()}"\ntakes_away = {takes}\n'
    later += 'def upgrade():\n    op.execute("ALTER TABLE match ADD later int")\n'
    (scripts / "versions" / "9998_later.py").write_text(later)
    join(old, ONE, str(newest()), time.time)
    refused = None
    try:
        make_or_upgrade_tables(held, address, scripts)
    except StoreRefused as error:
        refused = (error.code, error.slots["name"])
    between = check_tables(held, address, scripts)
    old.execute("DELETE FROM member")
    make_or_upgrade_tables(held, address, scripts)
    after = check_tables(held, address, scripts)
    for connection in (held, old):
        connection.close()

    assert (("store_members_older", "one") if takes else None) == refused
    assert (newest() if takes else "9998") == between
    assert "9998" == after


@pytest.mark.parametrize("seconds", [-CLOCKS - 60, CLOCKS + 60])
def test_a_clock_that_is_wrong_is_told(connections: Callable[[], PostgresConnection], seconds: float) -> None:
    """Deadlines would be played minutes early or late."""
    with pytest.raises(NotLetIn) as told:
        join(connections(), ONE, "0013", lambda: time.time() + seconds)

    assert ("store_clock", {"minutes": "6"}) == (told.value.code, told.value.slots)


@pytest.mark.parametrize(
    "other",
    [
        replace(ONE, name="two"),
        replace(ONE, name="two", program="2", rules={"houses": ("1", "2", "3")}, cards={"houses": "b"}),
    ],
    ids=["the same", "a newer program"],
)
def test_a_process_that_can_play_all_serves_beside(
    connections: Callable[[], PostgresConnection], other: Member
) -> None:
    """An upgrade brings rules and cards of its own beside the older program."""
    first, second = connections(), connections()
    join(first, ONE, "0013", time.time)
    others = join(second, other, "0013", time.time)

    assert ["one"] == [one.name for one in others]
    assert 2 == first.execute("SELECT count(*) FROM member").fetchone()[0]  # type: ignore[index]


def test_other_shards_are_taken_once_nobody_is_there(connections: Callable[[], PostgresConnection]) -> None:
    """Changing their number is a stop; each new slot was alive when the least of the old was."""
    connection = connections()
    join(connection, ONE, "0013", time.time)
    connection.execute("UPDATE slot SET alive_at = '2026-11-21 12:00:00+00' WHERE shard = 1")
    connection.execute("UPDATE slot SET alive_at = '2026-11-21 13:00:00+00' WHERE shard = 0")
    connection.execute("UPDATE member SET until = now() - interval '1 s'")
    join(connection, replace(ONE, shards=3), "0013", time.time)

    asked = "SELECT shard, fence, alive_at FROM slot ORDER BY shard"
    assert [(shard, 0, stamp(NOW)) for shard in range(3)] == connection.execute(asked).fetchall()
