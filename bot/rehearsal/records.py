"""What must hold at the end: the record comes out the same, all was sent, and nobody has waited long."""

from typing import Final

from bot.rehearsal.stage import Spoiled, Stage
from engine.entries import Entry
from engine.record import check, read, record_lines

LONGEST: Final = 1.0
"""Seconds that anybody may wait for an answer."""


async def check_log(stage: Stage) -> tuple[Entry, ...]:
    """The whole log, once it comes out the same and every message was sent. Raises Spoiled."""
    log = await stage.entries()
    rows = list(record_lines(stage.live.match_state, log, "all"))
    found = check(read(rows, stage.bot.games))
    if found is not None:
        raise Spoiled(f"played again, entry {found.seq} comes out otherwise: {found.where}")
    if owed := await stage.bot.store.read.pending():
        raise Spoiled(f"{len(owed)} messages were never sent")
    return log


def promptly(stage: Stage) -> float:
    """The slowest answer in seconds; Spoiled when one was too slow or never came."""
    watch = stage.watch
    if watch.open:
        raise Spoiled(f"no answer to {', '.join(watch.open)}")
    if watch.slowest > LONGEST:
        raise Spoiled(f"{watch.what} was answered after {watch.slowest:.2f} seconds")
    return watch.slowest
