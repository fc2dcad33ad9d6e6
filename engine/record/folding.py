"""Folds a record: the table and the state after each of its entries."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from engine.entries import Entry
from engine.kernel import table as tables
from engine.kernel.table import Table
from engine.kernel.table.chapter import TableEvent
from engine.kernel.table.seeds import SeedOpened
from engine.match.match_state import MatchState, read_back
from engine.record.reading import Broken, Record
from engine.record.shape import Line

FIRST = 2
"""The line of a file in which entry 0 stands."""


class Moment(Struct, frozen=True):
    """An entry and what stands after it; no state in a cut record, whose secrets are not there to fold."""

    line: Line
    table: Table | None
    state: Any


def opening(record: Record) -> MatchState:
    """The match before its first entry, with the seeds the record tells."""
    told = tuple(SeedOpened(one.epoch, one.seed, one.salt) for one in record.header.seeds)
    return MatchState(record.game, b"", told=told)


def moments(record: Record, until: int | None = None) -> Iterator[Moment]:
    """The record entry by entry, to number `until`. Broken (record_fold) for what can't have happened."""
    match_state = opening(record)
    for line in record.lines:
        if until is not None and line.seq > until:
            return
        match_state = _after_line(match_state, line, record)
        yield Moment(line, match_state.table, match_state.state)


def _after_line(match_state: MatchState, line: Line, record: Record) -> MatchState:
    """The match after a line. A file may hold anything, and a fold that meets it may fail in any way."""
    try:
        if record.whole:
            return read_back(match_state, entry(line))
        return _table_only(match_state, line)
    except Exception as error:
        if has_known_rules(record):
            raise Broken(line.seq + FIRST, "record_fold", type(error).__name__) from error
        raise Broken(line.seq + FIRST, "record_rules", str(record.header.rules)) from error


def has_known_rules(record: Record) -> bool:
    """Whether the record's game is by the rules that it was played by."""
    return record.header.rules == record.game.version


def entry(line: Line) -> Entry:
    """The line of a whole record as an entry of the log."""
    return Entry(line.seq, line.seat, line.by, line.action, line.events)


def _table_only(match_state: MatchState, line: Line) -> MatchState:
    """Who sits at a table is public, so that a cut record folds it; who missed a deadline may not be."""
    table = match_state.table
    for event in line.events:
        if isinstance(event, TableEvent):
            table = tables.evolve(table, event)  # type: ignore[arg-type]
    return MatchState(match_state.game, match_state.master, table, None, line.seq + 1, match_state.told)
