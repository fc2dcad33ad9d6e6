"""Questions are answered in the order their readers need."""

import asyncio
import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from engine.store import (
    Due,
    KeyWrong,
    MatchMissing,
    Post,
    QuarantinedMatch,
    Store,
    Target,
    Timer,
    TimerKey,
)
from engine.store.sqlite import revisions
from engine.store.sqlite.driver import connect_read_only
from tests.engine.store.making import HOUR, NOW, add_match, move, opened, seqs


async def test_a_log_is_read_in_order_from_where_it_is_known(store: Store, match: int) -> None:
    """Whatever order entries came in, they are read by number; `after` leaves out what is known."""
    for seq in (2, 0, 1, 10):
        await store.write.append(move(match, seq))

    assert [0, 1, 2, 10] == seqs(await store.read.entries(match))
    assert [2, 10] == seqs(await store.read.entries(match, after=1))
    assert () == await store.read.entries(404)


async def test_deadlines_fall_in_the_clock_s_order(store: Store, match: int) -> None:
    """What is due now is due to the microsecond, earliest first; the nearest is known beforehand."""
    lines = [Timer(wait, seat, NOW + seat * HOUR) for seat, wait in enumerate(("c", "b", "a"))]
    await store.write.append(move(match, 0, opens=tuple(reversed(lines))))

    assert NOW == await store.read.next_due()
    assert () == await store.read.due(NOW - timedelta(microseconds=1))
    assert (
        Due(match, TimerKey("c"), 0, NOW),
        Due(match, TimerKey("b"), 1, NOW + HOUR),
    ) == await store.read.due(NOW + HOUR)


async def test_deadlines_of_several_tables_fall_in_the_clock_s_order(store: Store, match: int) -> None:
    """What came due first is played first, whichever table was opened first."""
    other = await add_match(store)
    await store.write.append(move(match, 0, opens=(Timer("late", 0, NOW),)))
    await store.write.append(move(other, 0, opens=(Timer("early", 0, NOW - HOUR),)))
    due = await store.read.due(NOW)

    assert [(other, "early"), (match, "late")] == [(one.match, one.key.wait) for one in due]
    assert (other, match) == await store.read.due_matches(NOW)


async def test_a_clock_that_is_set_again_is_as_it_was_set_last(store: Store, match: int) -> None:
    """HO-R18: how often a vote was put off is counted over a restart, or it could be put off for ever."""
    await store.write.append(move(match, 0, opens=(Timer("vote", 2, NOW),)))
    again = (Timer("vote", 3, NOW + HOUR, None, 1), Timer("vote", 3, None, 90.0, 2))
    for seq, timer in enumerate(again, 1):
        await store.write.append(move(match, seq, opens=(timer,)))

        assert (timer,) == await store.read.timers(match)


async def test_the_clocks_of_a_table_are_read_as_they_were_set(store: Store, match: int) -> None:
    """Running and standing, put off or not, by wait; those of another table are not among them."""
    lines = (Timer("a", 0, NOW, None, 2), Timer("b", 1, None, 1.5))
    await store.write.append(move(match, 0, opens=tuple(reversed(lines))))
    other = await add_match(store)

    assert lines == await store.read.timers(match)
    assert () == await store.read.timers(other)


async def test_people_are_read_by_their_number_at_the_table(store: Store, match: int) -> None:
    """Newcomers of several appends are in the order of their numbers, whatever their user ids."""
    await store.write.append(move(match, 0, players=((1, 500), (0, 900))))
    await store.write.append(move(match, 1, players=((2, 100),)))

    assert (900, 500, 100) == await store.read.players(match)


async def test_posts_are_owed_in_the_order_of_the_log(store: Store, match: int) -> None:
    """Posts of many appends made at once keep their order."""
    wanted = [(seq, target) for seq in range(10) for target in (Target("table"), Target("seat", 1))]
    moves = [
        move(match, seq, posts=(Post(seq, Target("table")), Post(seq, Target("seat", 1))))
        for seq in range(10)
    ]
    await asyncio.gather(*map(store.write.append, moves))

    assert wanted == [(post.seq, post.target) for post in await store.read.pending_posts()]


async def test_matches_are_found_by_their_status(store: Store) -> None:
    """Open, running and ended matches are three lists, oldest first."""
    ids = [await add_match(store) for _ in range(4)]
    await store.write.append(move(ids[1], 0, status="running"))
    await store.write.append(move(ids[2], 0, status="running"))
    await store.write.append(move(ids[2], 1, status="ended"))

    assert [ids[0], ids[3]] == [match.id for match in await store.read.matches("open")]
    assert [ids[1]] == [match.id for match in await store.read.matches("running")]
    assert [ids[2]] == [match.id for match in await store.read.matches("ended")]


async def test_a_match_is_going_on_from_its_opening_to_its_end(store: Store) -> None:
    """A table at which people still gather is found like one that plays; one that is over by its channel."""
    gathering, playing, ended, last = [await add_match(store) for _ in range(4)]
    await store.write.append(move(playing, 0, status="running"))
    for over in (ended, last):
        await store.write.append(move(over, 0, status="ended"))

    assert (gathering, playing) == await store.read.active_match_ids()
    assert [gathering, playing] == [match.id for match in await store.read.active_matches_in_channel(20)]
    assert last == await store.read.last_ended(10, 20)
    assert await store.read.last_ended(10, 21) is None


async def test_of_a_match_that_is_set_aside_nothing_is_owed_or_due(store: Store, match: int) -> None:
    """What can't be read can't be played or told: asked for all the same it would fail again and again."""
    owed = (Post(0, Target("table")),)
    await store.write.append(move(match, 0, opens=(Timer("vote", 2, NOW),), posts=owed))
    told, due = await store.read.pending_posts(), await store.read.due(NOW)
    aside = QuarantinedMatch(match, NOW, "unreadable")
    await store.write.quarantine(aside)

    assert (1, 1) == (len(told), len(due))
    assert ((), (), None) == (
        await store.read.pending_posts(),
        await store.read.due(NOW),
        await store.read.next_due(),
    )

    await store.write.end_quarantine(aside)

    assert told == await store.read.pending_posts()


async def test_what_is_not_there_is_none(store: Store) -> None:
    """An empty store answers every question."""
    assert await store.read.match(1) is None
    assert await store.read.find_interaction(1) is None
    assert await store.read.preference("user", 1) is None
    assert await store.read.next_due() is None
    with pytest.raises(MatchMissing):
        await store.read.secret(1)


async def test_an_entry_moved_to_another_match_does_not_open(tmp_path: Path) -> None:
    """A hand in the database cannot pass one table's entry off as another's."""
    async with opened(tmp_path) as store:
        one, other = [await add_match(store) for _ in range(2)]
        await store.write.append(move(one, 0))
    with sqlite3.connect(tmp_path / "khandan.db") as database:
        database.execute("UPDATE entry SET match_id = ?", (other,))

    async with opened(tmp_path) as store:
        with pytest.raises(KeyWrong):
            await store.read.entries(other)


def test_a_reader_cannot_write(tmp_path: Path) -> None:
    """There is one writer; the reader's connection refuses to be another."""
    revisions.upgrade(tmp_path / "khandan.db")
    with (
        closing(connect_read_only(tmp_path / "khandan.db")) as connection,
        pytest.raises(sqlite3.OperationalError, match="readonly"),
    ):
        connection.execute("DELETE FROM post")


async def test_pending_posts_are_found_without_reading_those_sent(store: Store, tmp_path: Path) -> None:
    """A long campaign's sent posts cost the outbox nothing: it reads the partial index."""
    with sqlite3.connect(tmp_path / "khandan.db") as database:
        plan = database.execute(
            "EXPLAIN QUERY PLAN SELECT id, kind FROM post WHERE sent_at IS NULL ORDER BY id"
        )
        steps = [row[3] for row in plan]

    assert ["SCAN post USING INDEX ix_post_pending"] == steps


async def test_what_a_seat_was_told_is_read_from_the_newest_on(store: Store, match: int) -> None:
    """Only what went out as a message, so many at most; nothing of other seats and tables."""
    mine, other = Target("seat", 1), Target("seat", 2)
    moves = [move(match, seq, posts=(Post(seq, mine), Post(seq, other))) for seq in range(5)]
    await asyncio.gather(*(store.write.append(one) for one in moves))
    for post in await store.read.pending_posts():
        if post.seq < 4:
            await store.write.mark_sent(post.id, 0 if post.seq == 2 else post.id + 100, NOW)
    found = await store.read.messages_to_seat(match, 1, 2)

    assert [(3, mine, NOW), (1, mine, NOW)] == [(one.seq, one.target, one.at) for one in found]
    assert [one.id + 100 for one in found] == [one.message for one in found]
    assert () == await store.read.messages_to_seat(404, 1, 2)
