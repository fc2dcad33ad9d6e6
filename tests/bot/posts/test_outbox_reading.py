"""What is owed is read once, page by page, however long it waits and however much is in its way."""

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Any

from bot.clock.waiting import RealWaiting
from bot.posts import outbox
from bot.posts.outbox import Outbox
from bot.posts.post import ComesAgain
from bot.render.targets import to_seat
from engine.store import Pending, Target
from engine.store.records import PAGE
from engine.store.slots import AllSlots, SlotLost

NOW = datetime(2026, 11, 23, tzinfo=UTC)


class Rows:
    """A store that holds only what is owed; `asked` is after which row each question was."""

    def __init__(self, rows: list[Pending], shared: bool = False) -> None:
        self.rows, self.asked, self.sent = rows, list[int](), list[int]()
        self.read = self.write = self
        self.slots = AllSlots()
        self.slots.shared = shared

    async def pending_posts(self, after: int = -1, most: int = PAGE) -> tuple[Pending, ...]:
        self.asked.append(after)
        return tuple(row for row in self.rows if row.id > after and row.id not in self.sent)[:most]

    async def owed_posts(self, after: int = -1, most: int = PAGE) -> tuple[Pending, ...]:
        return await self.pending_posts(after, most)

    async def pending_of_match(self, match: int) -> tuple[Pending, ...]:
        return tuple(row for row in await self.pending_posts(-1, len(self.rows)) if row.match == match)

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


async def test_a_row_that_rested_does_not_overtake_one_that_failed() -> None:
    """Both are one seat's letters: its reader would have the later one first."""
    rows = [Pending(number, 1, 0, to_seat(2), 0, False) for number in (1, 2)]
    later = Shared(rows)
    tries, rest = list[int](), {1: NOW + timedelta(seconds=1), 2: NOW + timedelta(seconds=2)}

    async def deliver(row: Pending) -> int | ComesAgain:
        tries.append(row.id)
        if later.clock.now() < rest[row.id]:
            return ComesAgain(rest[row.id])
        if row.id == 1 and tries.count(1) == 2:  # it goes out the next time
            raise TimeoutError
        return await later.deliver(row)

    later.box._deliver = deliver
    for _ in range(10):
        await later.settle()
        later.clock.at += timedelta(seconds=1)
    await later.end()

    assert [1, 2, 1] == tries[:3]
    assert [1, 2] == later.tried


class LaterRow:
    """One seat's rows: the first is shown and comes again, the second waits for that, others go at once.

    `gone` are the rows that went out. The first comes again once `is_heeded`, and the second is written when
    the first is gone.
    """

    def __init__(self, count: int) -> None:
        self.rows = [Pending(number, 1, 0, to_seat(2), 0, False) for number in range(1, count + 1)]
        self.shared, self.gone, self.is_heeded = Shared(self.rows[:2]), list[int](), False
        self.hold = asyncio.Event()
        self.hold.set()
        self.shared.box._deliver = self.deliver

    async def deliver(self, row: Pending) -> int | ComesAgain:
        later = self.shared.clock.at + timedelta(minutes=1)
        if row.id == 1 and not self.is_heeded:
            return ComesAgain(later)
        if row.id == 2:
            await self.hold.wait()
            if 1 not in self.gone:
                return ComesAgain(later, is_shown=False)
        self.gone.append(row.id)
        return 1

    def heed(self) -> None:
        """The reader of the first row is seen."""
        self.is_heeded = True
        self.shared.box.recheck(1)

    async def owe_third(self) -> None:
        """One row more is owed, and found."""
        self.shared.rows.rows.append(self.rows[2])
        self.shared.box.look_at(1)
        await self.shared.settle()


async def test_what_is_behind_a_row_that_waits_for_a_shown_one_does_not_overtake_it() -> None:
    """The first is heeded at once, and the third is owed as the second still waits."""
    lane = LaterRow(3)
    await lane.shared.settle()
    await lane.owe_third()
    before = list(lane.gone)
    lane.heed()
    await lane.shared.settle()
    await lane.shared.end()

    assert [] == before
    assert [1, 2, 3] == lane.gone


async def test_a_shown_row_that_comes_back_while_the_next_is_looked_at_goes_first() -> None:
    """Its reader was seen at that moment: nothing waits for ever behind what waits for it."""
    lane = LaterRow(3)
    lane.hold.clear()
    await lane.shared.settle()
    lane.heed()
    await lane.shared.settle()
    lane.hold.set()
    await lane.shared.settle()
    await lane.owe_third()
    await lane.shared.end()

    assert [1, 2, 3] == lane.gone


async def test_what_waits_for_a_shown_row_is_not_late() -> None:
    """A match's clock stands where something can't go out; this could, and is late from when it may."""
    lane = LaterRow(3)
    await lane.owe_third()
    box, clock = lane.shared.box, lane.shared.clock
    clock.at += timedelta(seconds=50)
    waiting = box.lag(clock.at), box.owed_since()
    lane.hold.clear()
    lane.heed()
    await lane.shared.settle()
    going = box.owed_since()
    await lane.shared.end()

    assert (0.0, {}) == waiting
    assert {1: clock.at} == going


# Where several processes write.


class Clock:
    """A time that a test moves, by which the outbox waits."""

    def __init__(self) -> None:
        self.at = NOW

    def now(self) -> datetime:
        return self.at

    async def sleep_until(self, when: datetime | None, nudge: asyncio.Event) -> None:
        while not nudge.is_set() and (when is None or self.at < when):  # noqa: ASYNC110  no time passes
            await asyncio.sleep(0)
        nudge.clear()


class Shared:
    """An outbox of one of several processes; `tried` are the rows that it brought to their readers."""

    def __init__(self, rows: list[Pending]) -> None:
        self.rows, self.clock = Rows(rows, shared=True), Clock()
        self.tried, self.lost = list[int](), set[int]()
        self.box = Outbox(self.rows, self.clock, lambda row: None, self.deliver, lambda match: None)  # type: ignore[arg-type]
        self.running = asyncio.create_task(self.box.run())

    async def deliver(self, row: Pending) -> int:
        await asyncio.sleep(0)
        if row.match in self.lost:
            raise SlotLost
        self.tried.append(row.id)
        return 1

    async def settle(self) -> list[int]:
        """The rows that went out, once nothing happens any more."""
        for _ in range(200):
            await asyncio.sleep(0)
        return self.tried

    async def end(self) -> None:
        self.running.cancel()
        await asyncio.gather(self.running, return_exceptions=True)


async def test_a_lower_number_that_is_committed_later_is_found() -> None:
    """Two writers: the second has its number after the first and commits before it."""
    first, second = owed(2, lambda number: number)
    shared = Shared([second])
    before = list(await shared.settle())
    shared.rows.rows.insert(0, first)
    shared.clock.at += outbox.SWEEP
    after = await shared.settle()
    await shared.end()

    assert [2] == before
    assert [2, 1] == after


async def test_rows_of_a_match_that_come_between_two_pages_go_out_in_their_order() -> None:
    """The first page was read before the lower one was kept, and the higher one is on the second page."""
    rows = [Pending(number, number, 0, to_seat(0), 0, False) for number in range(1, PAGE + 1)]
    # The last of the page has the number between theirs: it was given before, and kept later.
    lower, rows[-1], higher = (
        Pending(PAGE + more, match, 0, to_seat(0), 0, False) for more, match in ((0, 0), (1, PAGE), (2, 0))
    )
    shared = Shared(rows)
    answer = shared.rows.owed_posts

    async def read(after: int = -1, most: int = PAGE) -> tuple[Pending, ...]:
        found = await answer(after, most)
        if higher not in rows:
            rows[-1:] = [lower, rows[-1], higher]
        return found

    shared.rows.owed_posts = read  # type: ignore[method-assign]
    for _ in range(20):
        await shared.settle()
    await shared.end()

    assert [lower.id, higher.id] == [row for row in shared.tried if row in (lower.id, higher.id)]


async def test_a_lost_hint_costs_a_second_and_one_that_comes_costs_none() -> None:
    """Nobody has told of the third row; the sweep finds it."""
    rows = owed(3, lambda number: number)
    shared = Shared([])
    await shared.settle()
    shared.rows.rows.append(rows[1])
    shared.box.look_at(2)
    hinted = list(await shared.settle())
    shared.rows.rows.append(rows[2])
    unhinted = list(await shared.settle())
    shared.clock.at += outbox.SWEEP
    swept = await shared.settle()
    await shared.end()

    assert ([2], [2], [2, 3]) == (hinted, unhinted, swept)


async def test_a_row_that_goes_out_while_rows_are_read_is_not_taken_again() -> None:
    """The reading began before its confirmation was kept, and still finds it owed."""
    (row,) = owed(1, lambda number: number)
    shared = Shared([row])
    answer = shared.rows.owed_posts

    async def slow(after: int = -1, most: int = PAGE) -> tuple[Pending, ...]:
        found = await answer(after, most)
        await shared.settle()  # meanwhile everything goes on
        return found

    await asyncio.sleep(0)
    shared.rows.owed_posts = slow  # type: ignore[method-assign]
    shared.clock.at += outbox.SWEEP
    for _ in range(5):
        await shared.settle()
    await shared.end()

    assert [1] == shared.tried


async def test_what_another_process_has_by_now_is_left_to_it() -> None:
    """Its lane is forgotten without a rest, and no other waits."""
    shared = Shared(owed(4, lambda number: number % 2))
    shared.lost.add(1)
    tried = await shared.settle()
    owing = shared.box.owed_since()
    await shared.end()

    assert [2, 4] == tried
    assert {} == owing
    assert not shared.box.is_refused(1)


async def test_what_is_forgotten_while_a_row_of_its_lane_is_under_way_goes_out_once() -> None:
    """The slot was lost for a moment, and nobody cut the send off: what lies behind it is not left there."""
    lanes = (to_seat(0), Target("table"), to_seat(0))
    shared = Shared([Pending(number, 1, 0, lane, 0, False) for number, lane in enumerate(lanes, 1)])
    hold, is_lost = asyncio.Event(), [True]

    async def deliver(row: Pending) -> int:
        if row.id == 1:
            await hold.wait()
        if row.id == 2 and is_lost.pop():
            is_lost.append(False)
            raise SlotLost
        return await shared.deliver(row)

    shared.box._deliver = deliver
    await shared.settle()
    shared.clock.at += outbox.SWEEP
    await shared.settle()
    hold.set()
    await shared.settle()
    shared.clock.at += outbox.SWEEP
    tried = await shared.settle()
    await shared.end()

    assert [2, 1, 3] == tried


async def test_a_send_that_is_under_way_is_cut_off_when_its_slot_is_lost() -> None:
    """Its row is marked as attempted: whoever sends it looks for it first."""
    shared = Shared(owed(2, lambda number: number))
    hold = asyncio.Event()

    async def deliver(row: Pending) -> int:
        await hold.wait()
        return await shared.deliver(row)

    shared.box._deliver = deliver
    await shared.settle()
    shared.rows.rows[0:1] = []  # read again it is another's
    shared.box.let_go(lambda match: match != 1)
    await shared.settle()
    hold.set()
    tried = await shared.settle()
    await shared.end()

    assert [2] == tried


async def test_a_lane_that_is_cut_off_before_its_first_step_is_sent_when_its_slot_comes_back() -> None:
    """A task that is cancelled so early runs nothing of itself, not even what it would do at its end."""
    rows = owed(1, lambda number: number)
    shared = Shared([])
    await shared.settle()
    shared.rows.rows = rows
    async with asyncio.TaskGroup() as tasks:
        shared.box.look_round()
        await shared.box.drain(tasks)
        shared.rows.rows = []  # read again it is another's
        shared.box.let_go(lambda match: False)
    await shared.settle()
    shared.rows.rows = rows
    shared.box.look_round()
    tried = await shared.settle()
    await shared.end()

    assert [1] == tried


async def test_what_went_out_and_could_not_be_marked_is_marked_later_and_not_sent_again() -> None:
    """The database was gone for a moment. A letter at the table leaves no trace that could be found."""
    shared = Shared(owed(1, lambda number: number))
    mark_sent, broken = shared.rows.mark_sent, [True]

    async def fail_once(row: int, message: int, at: datetime) -> None:
        if broken:
            broken.pop()
            raise OSError
        await mark_sent(row, message, at)

    shared.rows.mark_sent = fail_once  # type: ignore[method-assign]
    await shared.settle()
    shared.box.let_go(lambda match: match == 1)  # another slot is lost meanwhile
    for _ in range(10):
        await shared.settle()
        shared.clock.at += timedelta(seconds=1)
    tried = await shared.settle()
    await shared.end()

    assert [1] == tried
    assert [1] == shared.rows.sent
