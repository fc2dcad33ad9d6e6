"""Where several processes write, a move is kept only if nobody has changed its match meanwhile."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from itertools import product
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec.structs import replace

from engine.store import (
    Append,
    Entry,
    Home,
    InteractionDone,
    KnownMessage,
    Post,
    QuarantinedMatch,
    Store,
    Target,
    Thing,
    Timer,
    TimerKey,
    VersionTaken,
)
from engine.store.postgres.driver import PostgresConnection
from engine.store.postgres.opening import open_postgres
from engine.store.postgres.sharing import WIN
from tests.engine.several_services import open_beside
from tests.engine.store.conftest import emptied
from tests.engine.store.making import HOUR, NOW, add_match, move, opened, ring, seqs
from tests.postgres_server import PostgresServer

Pair = tuple[Store, Store]
MATCHES: Final = 6
DEADLINE: Final = Timer("vote", 0, NOW + HOUR)


@pytest.fixture
async def pair(postgres: PostgresServer) -> AsyncIterator[Pair]:
    """Two stores of one database, as two processes have them, with some matches in it."""
    address = emptied(postgres)
    async with open_postgres(address, ring(), "tok") as one, open_beside(address, "tok", ring()) as other:
        await one.slots.take(1)
        for _ in range(MATCHES):
            await add_match(one)
        yield one, other


def made_from(version: int, append: Append) -> Append:
    """The move as it is made from this version of its match."""
    return replace(append, version=version)


async def outcomes(*writes: Awaitable[Any]) -> list[type[BaseException] | None]:
    """What became of these writes: the kind of error of each, None for one that was kept."""
    found = await asyncio.gather(*writes, return_exceptions=True)
    return [type(one) if isinstance(one, BaseException) else None for one in found]


async def test_a_move_from_an_earlier_version_leaves_nothing(pair: Pair) -> None:
    """No entry, timer, message, interaction nor newcomer of it."""
    one, other = pair
    await one.write.append(made_from(0, move(1, 0)))
    late = move(1, 1, opens=(DEADLINE,), interaction=7, players=((0, 30),), status="running")
    found = await outcomes(other.write.append(made_from(0, late)))
    read = one.read

    assert [VersionTaken] == found
    assert [0] == seqs(await read.entries(1))
    assert ((), (), None) == (await read.timers(1), await read.players(1), await read.find_interaction(7))
    assert 1 == await read.version(1)


async def test_of_a_batch_those_that_came_too_late_hear_of_it_and_the_others_stand(pair: Pair) -> None:
    """They are committed together: what stands in the middle of them takes nothing with it."""
    one, other = pair
    for match in (2, 4):
        await other.write.append(made_from(0, move(match, 0)))
    found = await outcomes(
        *(one.write.append(made_from(0, move(match, 0))) for match in range(1, MATCHES + 1))
    )
    kept = [seqs(await one.read.entries(match)) for match in range(1, MATCHES + 1)]

    assert [None, VersionTaken, None, VersionTaken, None, None] == found
    assert [[0]] * MATCHES == kept


async def test_a_late_move_is_known_by_its_version_alone(pair: Pair) -> None:
    """Where the writer has just read the seal, for a board, that tells nothing of what the match was."""
    one, other = pair
    await other.write.append(made_from(0, move(1, 0)))
    await one.write.set_known_message(1, KnownMessage(Thing("board"), 5, 6))
    found = await outcomes(one.write.append(made_from(0, move(1, 1, opens=(DEADLINE,)))))

    assert [VersionTaken] == found
    assert ([0], ()) == (seqs(await one.read.entries(1)), await one.read.timers(1))


async def test_a_move_is_one_statement(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each would be a way to another machine and back."""
    one, _ = pair
    said = list[str]()
    execute = PostgresConnection.execute

    def heard(connection: PostgresConnection, sql: str, values: Any = (), /) -> Any:
        said.append(sql)
        return execute(connection, sql, values)

    monkeypatch.setattr(PostgresConnection, "execute", heard)
    posts = (Post(0, Target("table")), Post(0, Target("seat", 2)))
    await one.write.append(made_from(0, move(1, 0, opens=(DEADLINE,), posts=posts, interaction=7)))
    await asyncio.gather(*(one.write.append(made_from(0, move(match, 0))) for match in (2, 3, 4)))

    assert all(sql.startswith(WIN) for sql in said)
    assert len(said) <= 4


async def test_the_messages_of_a_move_are_owed_in_their_order(pair: Pair) -> None:
    """Their numbers rise, and they are sent by them."""
    one, _ = pair
    targets = [Target("table"), *(Target("seat", seat) for seat in range(4))]
    await one.write.append(made_from(0, move(1, 0, posts=tuple(Post(0, target) for target in targets))))

    assert targets == [row.target for row in await one.read.pending_posts()]


async def test_a_move_leaves_the_same_in_every_database_whichever_tables_it_writes(
    pair: Pair, tmp_path: Path
) -> None:
    """Where several processes write, each choice of tables is a statement of its own."""
    async with opened(tmp_path) as file:
        in_file, in_postgres = await left_by_moves(file), await left_by_moves(pair[0])

    assert in_file == in_postgres


async def left_by_moves(store: Store) -> list[tuple[object, ...]]:
    """What is read of matches that had a first move, and one more for each choice of tables."""
    parts: tuple[dict[str, Any], ...] = (
        {"opened": (replace(DEADLINE, due=NOW), Timer("deal", 1, NOW + HOUR))},
        {"closed": (TimerKey("vote"),)},
        {"posts": (Post(1, Target("table")), Post(1, Target("seat", 2)))},
        {"unattended": True},
    )
    left = list[tuple[object, ...]]()
    for choice in product((False, True), repeat=len(parts)):
        match = await add_match(store)
        await store.write.append(made_from(0, move(match, 0, opens=(DEADLINE,))))
        told = {
            name: value
            for part, is_told in zip(parts, choice, strict=True)
            if is_told
            for name, value in part.items()
        }
        click = None if match % 2 else match
        await store.write.append(replace(made_from(1, move(match, 1, interaction=click)), **told))
        read = store.read
        owed = [(post.seq, post.target, post.position) for post in await read.pending_of_match(match)]
        waiting = match in await read.matches_with_stewards_due()
        is_known = await read.find_interaction(match) is not None
        left.append((seqs(await read.entries(match)), await read.timers(match), owed, waiting, is_known))
    return left


async def test_two_moves_of_one_match_in_a_batch_are_one_after_the_other(pair: Pair) -> None:
    """The second of them was made from the match before the first."""
    one, _ = pair
    found = await outcomes(*(one.write.append(made_from(0, move(1, seq))) for seq in (0, 1)))

    assert [None, VersionTaken] == found
    assert [0] == seqs(await one.read.entries(1))


async def test_moves_together_are_all_kept_or_none(pair: Pair) -> None:
    """One that came too late holds back those beside it, and what else was to be kept with them."""
    one, other = pair
    await other.write.append(made_from(0, move(2, 0)))
    home = Home(11, 21)
    found = await outcomes(
        one.write.together(*(made_from(0, move(match, 0)) for match in (1, 2, 3))),
        one.write.catch_up(4, made_from(5, move(4, 0))),
        one.write.move_match(5, home, version=5),
    )
    logs = [seqs(await one.read.entries(match)) for match in (1, 2, 3, 4)]
    moved = await one.read.match(5)

    assert [VersionTaken] * 3 == found
    assert [[], [0], [], []] == logs
    assert moved is not None
    assert moved.channel != home.channel


async def test_a_click_that_two_processes_got_is_known_by_its_interaction(pair: Pair) -> None:
    """By whichever of them has read what the other has kept; the other hears first that it came too late."""
    one, other = pair
    await one.write.append(made_from(0, move(1, 0, interaction=7)))
    late = await outcomes(other.write.append(made_from(0, move(1, 0, interaction=7))))
    again = await outcomes(other.write.append(made_from(1, move(1, 1, interaction=7))))

    assert [VersionTaken, InteractionDone] == [*late, *again]


async def test_what_is_held_in_memory_raises_the_version_and_nothing_else_does(pair: Pair) -> None:
    """Else another process would play on with what it knew before, or read again for nothing."""
    one, _ = pair
    await one.write.append(move(1, 0, opens=(DEADLINE,), status="running", players=((0, 30),)))
    write = one.write
    known = KnownMessage(Thing("board"), 5, 6)
    held: dict[str, Callable[[], Awaitable[Any]]] = {
        "append": lambda: write.append(move(1, 1)),
        "move_match": lambda: write.move_match(1, Home(11, 21)),
        "set_language": lambda: write.set_language(1, "en"),
        "stop_clock": lambda: write.stop_clock(1, NOW),
        "catch_up": lambda: write.catch_up(1),
        "catch_up with a move": lambda: write.catch_up(1, move(1, 2)),
        "note_absence": lambda: write.note_absence(NOW, NOW + HOUR),
        "pause": lambda: write.pause(1, NOW),
        "resume": lambda: write.resume(1, NOW),
        "quarantine": lambda: write.quarantine(QuarantinedMatch(1, NOW, "box", 0)),
        "end_quarantine": lambda: write.end_quarantine(QuarantinedMatch(1, NOW, "box", 0)),
        "forget": lambda: write.forget(30),
    }
    beside: dict[str, Callable[[], Awaitable[Any]]] = {
        "set_known_message": lambda: write.set_known_message(1, known),
        "drop_known_message": lambda: write.drop_known_message(1, known.thing),
        "clear_stewards_due": lambda: write.clear_stewards_due({1: 99}),
        "set_message_revisions": lambda: write.set_message_revisions({(1, 6): None}),
    }

    async def raised(do: Callable[[], Awaitable[Any]]) -> int:
        before = await one.read.version(1)
        await do()
        after = await one.read.version(1)
        assert before is not None
        assert after is not None
        return after - before

    assert dict.fromkeys(held, 1) == {name: await raised(do) for name, do in held.items()}
    assert dict.fromkeys(beside, 0) == {name: await raised(do) for name, do in beside.items()}


async def test_only_what_came_since_is_read(pair: Pair) -> None:
    """The tail of the log, and whatever else may have changed; nothing at all where nobody was there."""
    one, other = pair
    await one.write.append(made_from(0, move(1, 0)))
    await other.write.append(made_from(1, move(1, 1, opens=(DEADLINE,), players=((0, 30),))))
    await other.write.set_language(1, "en")
    news = await one.read.fresh(1, 1, 0)

    assert news is not None
    assert news.standing is not None
    assert ((Entry(1, b"body"),), (30,), "en", 3) == (
        news.entries,
        news.players,
        news.standing.match.language,
        news.standing.version,
    )
    assert await one.read.fresh(1, 3, 1) is None


async def test_a_seal_is_renewed_from_what_stands_there_not_from_what_was_remembered(pair: Pair) -> None:
    """Where boards stand is sealed, too, and changes without a move: the other's writer can't know it."""
    one, other = pair
    writes: list[Callable[[], Awaitable[Any]]] = [
        lambda: one.write.append(move(1, 0, players=((0, 30),))),
        lambda: other.write.append(move(1, 1, opens=(DEADLINE,))),
        lambda: one.write.set_known_message(1, KnownMessage(Thing("board"), 5, 6)),
        lambda: other.write.append(move(1, 2, closes=("vote",))),
        lambda: one.write.append(move(1, 3, status="ended")),
    ]
    logs = list[list[int]]()
    for write in writes:
        await write()
        # Whoever reads it compares it with its seal.
        logs.append(seqs((await one.read.load_material(1)).entries))

    assert [[0], [0, 1], [0, 1], [0, 1, 2], [0, 1, 2, 3]] == logs


async def test_two_processes_that_write_the_same_matches_never_wait_in_a_circle(pair: Pair) -> None:
    """Their batches name them in opposite orders, with other writes between: nobody is given up."""
    one, other = pair
    rounds = 40

    def batch(store: Store, matches: list[int], number: int) -> list[Awaitable[Any]]:
        moves = [store.write.append(move(match, number)) for match in matches]
        places = [
            store.write.set_known_message(match, KnownMessage(Thing("board"), number, number))
            for match in matches
        ]
        return [*moves, *places]

    matches = list(range(1, MATCHES + 1))
    found = list[type[BaseException] | None]()
    for number in range(0, 2 * rounds, 2):
        found += await outcomes(*batch(one, matches, number), *batch(other, matches[::-1], number + 1))

    assert [None] * len(found) == found
    assert [list(range(2 * rounds))] * MATCHES == [seqs(await one.read.entries(match)) for match in matches]


async def test_stewards_are_asked_again_where_another_process_has_moved(pair: Pair) -> None:
    """That they had nothing to do was true of an earlier moment."""
    one, other = pair
    for match in (1, 2):
        await one.write.append(replace(move(match, 0), unattended=True))
    await other.write.append(replace(move(2, 1), unattended=True))
    await one.write.clear_stewards_due({1: 1, 2: 1})

    assert (2,) == await one.read.matches_with_stewards_due()


async def test_where_one_process_writes_no_version_is_asked_or_raised(tmp_path: Path) -> None:
    """SQLite's file has one writer: what is only for several costs it nothing."""
    async with opened(tmp_path) as store:
        await add_match(store)
        await store.write.append(made_from(99, move(1, 0)))
        await store.write.set_language(1, "en")

        assert 0 == await store.read.version(1)
        assert await store.read.fresh(1, 99, 0) is None
        assert (await store.read.load_material(1)).standing is None
