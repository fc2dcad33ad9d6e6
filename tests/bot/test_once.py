"""What one process does for all: done once, waited for, and begun again where it failed."""

import asyncio
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import pytest

from bot.once import BETWEEN, do_once

DIGEST = b"digest"


class Others:
    """The other processes, as one of them sees them; `busy` times somebody else is at the work."""

    def __init__(self, busy: int = 0, done: bool = False) -> None:
        self.busy, self.done, self.finished = busy, done, list[bytes | None]()

    async def try_begin(self, name: str, digest: bytes) -> bool:
        self.busy -= 1
        return self.busy < 0 and not self.done

    async def is_done(self, name: str, digest: bytes) -> bool:
        return self.done

    async def finish(self, name: str, digest: bytes | None) -> None:
        self.finished.append(digest)


class Clock:
    """A time that goes by when somebody waits."""

    def __init__(self) -> None:
        self.at = datetime(2026, 11, 28, tzinfo=UTC)

    def now(self) -> datetime:
        return self.at

    async def sleep_until(self, when: datetime, nudge: asyncio.Event) -> None:
        self.at = when


def place(peers: Others | None) -> Any:
    """A store with these peers."""
    return SimpleNamespace(peers=peers)


async def test_a_process_that_is_alone_asks_nobody() -> None:
    done = list[str]()

    async def work() -> None:
        done.append("done")

    assert "here" == await do_once(place(None), Clock(), "commands", DIGEST, work)
    assert ["done"] == done


async def test_work_that_another_is_at_is_waited_for_and_begun_when_it_was_given_up() -> None:
    """Each minute it is looked at: that process may have died."""
    peers, clock, done = Others(busy=2), Clock(), list[datetime]()

    async def work() -> None:
        done.append(clock.now())

    begun = clock.now()

    assert "here" == await do_once(place(peers), clock, "commands", DIGEST, work)
    assert [begun + 2 * BETWEEN] == done
    assert [DIGEST] == peers.finished


async def test_what_another_has_done_is_not_done_again() -> None:
    async def work() -> None:
        raise AssertionError

    assert "elsewhere" == await do_once(place(Others(done=True)), Clock(), "commands", DIGEST, work)


@pytest.mark.parametrize("how", ["raised", "false"])
async def test_work_that_failed_is_left_to_anybody(how: str) -> None:
    """It is not marked as done; what it raised goes to the caller."""
    peers = Others()

    async def work() -> bool:
        if how == "raised":
            raise OSError("gone")
        return False

    if how == "raised":
        with pytest.raises(OSError, match="gone"):
            await do_once(place(peers), Clock(), "commands", DIGEST, work)
    else:
        told = [await do_once(place(there), Clock(), "commands", DIGEST, work) for there in (peers, None)]

        assert ["failed", "failed"] == told
    assert [None] == peers.finished
