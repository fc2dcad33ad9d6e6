"""A recorded match as moments, to be audited like one that was just played."""

from collections.abc import Iterator

from engine.audit.playing import Moment
from engine.match.match_state import read_back
from engine.record import Record
from engine.record.folding import entry, opening


def moments_of_record(record: Record) -> Iterator[Moment]:
    """The moments of a whole record. ValueError for one that is cut: its secrets are not there."""
    if not record.whole:
        raise ValueError(record.header.cut)
    now = opening(record)
    for line in record.lines:
        before, now = now, read_back(now, entry(line))
        yield Moment(now, entry(line), before)
