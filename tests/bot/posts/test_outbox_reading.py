"""What is owed is read once, page by page, however long it waits and however much is in its way."""

import asyncio
from datetime import UTC, datetime
from typing import Any

from bot.clock.waiting import RealWaiting
from bot.posts import outbox
from bot.posts.outbox import Outbox
from engine.store import Pending, Target
from engine.store.records import PAGE

NOW = datetime(2026, 11, 23, tzinfo=UTC)


class Rows:
    """A store that holds only what is owed; `asked` is after which row each question was."""

    def __init__(self, rows: list[Pending]) -> None:
        self.rows, self.asked, self.sent = rows, list[int](), list[int]()
        self.read = self.write = self

    async def pending_posts(self, after: int, most: int = PAGE) -> tuple[Pending, ...]:
        self.asked.append(after)
        return tuple(row for row in self.rows if row.id > after and row.id not in self.sent)[:most]

    async def mark_sent(self, row: int, message: int, at: datetime) -> None:
        self.sent.append(row)


def owed(count: int, of: Any) -> list[Pending]:
    """So many rows; `of` says of which match each is."""
    return [Pending(number, of(number), 0, Target("table"), 0, False) for number in range(1, count + 1)]


async def drained(rows: Rows, blocked: int | None = None) -> tuple[list[int], int]:
    """Which rows were tried until nothing more could go, in order; and the most lanes at once."""
    tried, busy, most = list[int](), 0, 0

    async def deliver(row: Pending) -> int:
        nonlocal busy, most
        busy, most = busy + 1, max(most, busy + 1)
        await asyncio.sleep(0)
        busy -= 1
        tried.append(row.id)
        if row.match == blocked:
            raise TimeoutError
        return 1

    box = Outbox(rows, RealWaiting(lambda: NOW), lambda row: None, deliver, lambda match: None)  # type: ignore[arg-type]
    running = asyncio.create_task(box.run())
    for _ in range(5_000):
        await asyncio.sleep(0)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    return tried, most


async def test_more_than_a_page_that_can_not_go_out_holds_nobody_else() -> None:
    """A channel that refuses us owes three pages; the match after it hears its news."""
    rows = Rows(owed(3 * PAGE + 1, lambda number: 1 if number <= 3 * PAGE else 2))
    tried, _ = await drained(rows, blocked=1)

    assert [1, 3 * PAGE + 1] == tried
    assert [3 * PAGE + 1] == rows.sent


async def test_a_row_that_waits_is_not_read_again() -> None:
    """Each question goes on after the last row that was seen."""
    rows = Rows(owed(2 * PAGE, lambda number: number))
    tried, most = await drained(rows)

    assert sorted(tried) == [one.id for one in rows.rows]
    assert [-1, PAGE] == rows.asked[:2]
    assert {2 * PAGE} == set(rows.asked[2:])
    assert outbox.MOST_LANES == most
