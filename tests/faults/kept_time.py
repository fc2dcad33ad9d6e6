"""What may become of a running deadline in the life of a bot, by the log and the rules of the clock alone."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import NamedTuple

from engine.clock.deadlines import share_of, turn_part
from engine.kernel.table.motions import MoveTakenBack
from engine.store import TimerKey
from tests.faults.ledger import Ledger
from tests.loopback.bot import PUT_OFF_PART


class Running(NamedTuple):
    """When a timer is due, and how often it was put off."""

    due: datetime
    stretched: int


def kept_time(before: Ledger, after: Ledger, patience: timedelta) -> Iterator[str]:
    """A running deadline is still at its moment, unless the rules put it off or its question opened again.

    `patience` is how long tables wait in the life that lies between. The life before may have had more, so
    that a question which a taken-back move opens again can have an earlier deadline than it had.
    """
    for match, key, old, new in moved(before, after):
        times = new.stretched - old.stretched
        put_off = times > 0 and new.due == old.due + times * patience / PUT_OFF_PART
        if not put_off and not _opened_again(before, after, match, key, new, patience):
            since = [one.action for one in after.logs[match][len(before.logs[match]) :]]
            yield f"wait {match, key}: {old}, now {new}, after {since}, patience {patience}"


def moved(before: Ledger, after: Ledger) -> Iterator[tuple[int, TimerKey, Running, Running]]:
    """The deadlines that ran before and run now, but to another moment."""
    for (match, key), old in before.clocks.items():
        new = after.clocks.get((match, key))
        if new is not None and old.due is not None and new.due not in (None, old.due):
            yield match, key, Running(old.due, old.stretched), Running(new.due, new.stretched)


def _opened_again(
    before: Ledger, after: Ledger, match: int, key: TimerKey, new: Running, patience: timedelta
) -> bool:
    """Whether its new moment is one that a taken-back move of this life, or a later move, could give it.

    What was asked before may have to be answered once more, and by the clock, whose entries tell no time:
    so it lies between the first move that was taken back and the end of the life, each and the wait's length.
    """
    taken = _taken_back(before, after, match)
    if taken is None:
        return False
    share = 1.0 if key.kind == "deadline" else turn_part(share_of(after.secrets[match])(key.wait))
    later = patience * share + new.stretched * patience / PUT_OFF_PART
    return taken <= new.due - later <= after.read


def _taken_back(before: Ledger, after: Ledger, match: int) -> datetime | None:
    """When the first move of this life was taken back; None where none was, or by no press."""
    since = after.logs[match][len(before.logs[match]) :]
    seqs = [one.seq for one in since if any(isinstance(event, MoveTakenBack) for event in one.events)]
    marks = {seq: id for id, (of, seq) in after.interactions.items() if of == match}
    return after.pressed.get(marks.get(seqs[0], 0)) if seqs else None
