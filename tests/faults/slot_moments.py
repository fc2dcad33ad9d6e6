"""What happens to slots, told by the database itself: who takes one, is asked for it, gives it up, leaves.

A trigger of the test's own tells it by NOTIFY right after the commit, so that a process can be killed before
it knows of the slot that it has just taken.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, Literal, NamedTuple, cast

import asyncpg

from tests.loopback.watching import BUSY

What = Literal["took", "asked", "gave", "left"]

TRIGGERS: Final = """
CREATE OR REPLACE FUNCTION tell_slot() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.holder IS NULL THEN
    PERFORM pg_notify('slot_moments', 'gave ' || OLD.shard || ' ' || OLD.holder);
  ELSIF NEW.fence > OLD.fence THEN
    PERFORM pg_notify('slot_moments', 'took ' || NEW.shard || ' ' || NEW.holder);
  ELSIF NEW.wanted_by IS NOT NULL THEN
    PERFORM pg_notify('slot_moments', 'asked ' || NEW.shard || ' ' || NEW.holder);
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER tell_slot AFTER UPDATE ON slot FOR EACH ROW
WHEN (OLD.holder IS DISTINCT FROM NEW.holder OR OLD.fence <> NEW.fence
  OR OLD.wanted_by IS DISTINCT FROM NEW.wanted_by) EXECUTE FUNCTION tell_slot();
CREATE OR REPLACE FUNCTION tell_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('slot_moments', 'left 0 ' || OLD.name);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER tell_member AFTER DELETE ON member FOR EACH ROW EXECUTE FUNCTION tell_member();
"""


class SlotMoment(NamedTuple):
    """What a process has done with a slot, or was asked for; `left` is of all of its slots."""

    what: What
    shard: int
    holder: str


class SlotMoments:
    """Those of now on, in their order."""

    def __init__(self) -> None:
        self._told = asyncio.Queue[SlotMoment]()

    def hear(self, _: Any, __: int, ___: str, told: str) -> None:
        """Called by the connection with each."""
        what, shard, holder = told.split(" ", 2)
        self._told.put_nowait(SlotMoment(cast("What", what), int(shard), holder))

    async def next(self, is_wanted: Callable[[SlotMoment], bool]) -> SlotMoment:
        """The next that is wanted; TimeoutError where none comes."""
        async with asyncio.timeout(BUSY):
            while not is_wanted(told := await self._told.get()):
                pass
            return told


@asynccontextmanager
async def hear_slots(address: str) -> AsyncIterator[SlotMoments]:
    """All moments of slots within the block, in the database at this address."""
    moments, connection = SlotMoments(), await asyncpg.connect(address)
    try:
        await connection.execute(TRIGGERS)
        await connection.add_listener("slot_moments", moments.hear)
        yield moments
    finally:
        connection.terminate()
