"""A match as a file of JSON Lines (docs/record.md): its lines, how they are read again, and how they fold.

The first line is a header, each other one an entry. A whole record holds the log as it is, and folds to the
state after each entry. A cut one holds what one viewer may read: its lines are numbered anew, and only the
table, which is public, can be folded from it.

A file may come from anywhere. Whatever is wrong with it raises Broken: its line, a code, and what is amiss in
figures and names alone, for the sentence is written elsewhere and readers of JSON would say it in English.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from engine.entries import Entry, Scribe
from engine.kernel import table as tables
from engine.kernel.game import AnyGame, of_version
from engine.kernel.seats import Seat
from engine.kernel.table import Table
from engine.kernel.table.chapter import TableEvent
from engine.kernel.table.seeds import SeedOpened
from engine.kernel.table.state import Player
from engine.match.match_state import MatchState, after_entry

FORMAT: Final = 1
"""The number of this format; raised when an old reader could misread a new file."""

WHOLE: Final = "all"
"""The cut of a record that holds everything; others are "public" or "seat:n"."""

FIRST: Final = 2
"""The line of a file in which entry 0 stands."""

MOST_SEATS: Final = 20
"""More than any game has."""

UNREADABLE: Final = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
"""What msgspec raises for bytes that are no JSON of the wanted shape, or nested beyond measure."""

OF_RULES: Final = ("record_options", "record_line")
"""What may be amiss with a file because it speaks of rules that this program does not know."""

_PATH: Final = re.compile(r"`\$([^`]*)`$")
_FIELD: Final = re.compile(r"field `([^`$]+)`")
"""Where msgspec's sentences tell the way to what does not fit."""


class Seed(Struct, frozen=True):
    """HO-R38: an epoch's opened seed and salt, in hex, and the players' words for it, in order."""

    epoch: int
    seed: str
    salt: str
    words: tuple[str, ...] = ()


class Header(Struct, frozen=True):
    """The first line. `khandan` is FORMAT, `rules` the game's version, `content` the content's.

    `options` are the game's, as JSON. `numbers` says what `seq` counts: the match's log, or only the lines
    of this file, since gaps would betray what others did in private. `seeds` stand in whole records alone.
    """

    khandan: int
    game: str
    rules: int
    options: msgspec.Raw
    content: str
    seats: int
    cut: str
    language: str
    over: bool
    numbers: Literal["log", "file"]
    seeds: tuple[Seed, ...] = ()


class Line(Struct, frozen=True):
    """An entry. In a cut record `seat`, `by` and `action` are null except for what the viewer did."""

    seq: int
    seat: Seat | None
    by: Player | None
    action: Any
    events: tuple[Any, ...]


class RawLine(Struct, frozen=True):
    """A line as it is read, its action and events not yet looked at."""

    seq: int
    seat: int | None
    by: int | None
    action: msgspec.Raw
    events: tuple[msgspec.Raw, ...]


class Record(Struct, frozen=True):
    """A file that was read; the lines are not yet folded. `game` is by its rules, or the newest we have."""

    header: Header
    game: AnyGame
    lines: tuple[Line, ...]

    @property
    def is_whole(self) -> bool:
        """Whether nothing was cut from it."""
        return self.header.cut == WHOLE


class Moment(Struct, frozen=True):
    """An entry and what stands after it; no state in a cut record, whose secrets are not there to fold."""

    line: Line
    table: Table | None
    state: Any


class Broken(Exception):
    """A file that is no record: `line` counts from 1, `code` says what is wrong there, `what` shows it.

    `column` is from 1 where the line is no JSON from there on, else 0.

    Codes: record_empty, record_header, record_format, record_game, record_options, record_cut, record_line,
    record_number, record_fold. A line that only a program with the record's rules could read: record_rules.
    """

    def __init__(self, line: int, code: str, what: str = "", column: int = 0) -> None:
        super().__init__(f"{line}: {code}: {what}")
        self.line, self.code, self.what, self.column = line, code, what, column


def read(lines: Iterable[bytes], games: Mapping[str, AnyGame]) -> Record:
    """The record in these lines (line feeds may stand at their ends). Raises Broken."""
    rows = tuple(lines)
    if not rows:
        raise Broken(1, "record_empty")
    header = _read_header(rows[0])
    if header.game not in games:
        raise Broken(1, "record_game", header.game)
    known = of_version(games[header.game], header.rules)
    game = known or games[header.game]
    try:
        _check_header(header, game)
        return Record(header, game, tuple(_read_entries(rows[1:], game, header.cut == WHOLE)))
    except Broken as broken:
        # What other rules may have written is no fault of the file; what is no JSON is one by any rules.
        if known is None and broken.code in OF_RULES and not broken.column:
            raise Broken(broken.line, "record_rules", str(header.rules)) from None
        raise


def _read_header(row: bytes) -> Header:
    try:
        # The format first: a header of another one may have other fields.
        found = msgspec.json.decode(row, type=dict[str, msgspec.Raw])
        form = msgspec.json.decode(found.get("khandan", b"null"))
        if form != FORMAT:
            raise Broken(1, "record_format", str(form))
        return msgspec.json.decode(row, type=Header)
    except UNREADABLE as error:
        raise _broken_line(1, "record_header", row, error) from None


def _check_header(header: Header, game: AnyGame) -> None:
    """Raise Broken for seats, a cut, options or seeds that can't be."""
    if header.seats not in range(1, MOST_SEATS):
        raise Broken(1, "record_header", str(header.seats))
    seats = tuple(f"seat:{seat}" for seat in range(header.seats))
    if header.cut not in (WHOLE, "public", *seats):
        raise Broken(1, "record_cut", header.cut)
    try:
        msgspec.convert(msgspec.json.decode(header.options), game.options)
    except UNREADABLE as error:
        raise Broken(1, "record_options", _json_path(error, "$.options")) from None
    for place, seed in enumerate(header.seeds):
        try:
            _ = (bytes.fromhex(seed.seed), bytes.fromhex(seed.salt))
        except ValueError:
            raise Broken(1, "record_options", f"$.seeds[{place}]") from None


def _read_entries(rows: tuple[bytes, ...], game: AnyGame, whole: bool) -> Iterator[Line]:
    """The entries of a file. Whole logs and cut ones are both numbered from 0 without a gap."""
    scribe, decoder = Scribe(game), msgspec.json.Decoder(RawLine)
    for number, row in enumerate(rows, start=FIRST):
        try:
            if whole:
                entry = scribe.read(row)
                line = Line(entry.seq, entry.seat, entry.by, entry.action, entry.events)
            else:
                raw = decoder.decode(row)
                silent = bytes(raw.action).strip() == b"null"
                action: Any = None if silent else scribe.action(raw.action)
                line = Line(raw.seq, raw.seat, raw.by, action, tuple(scribe.event(one) for one in raw.events))
        except UNREADABLE as error:
            raise _broken_line(number, "record_line", row, error) from None
        if line.seq != number - FIRST:
            raise Broken(number, "record_number", str(line.seq))
        yield line


def _broken_line(line: int, code: str, row: bytes, error: Exception) -> Broken:
    """An error that says where a line is wrong: the column from which on it is no JSON, or the way in it."""
    column = _column(row)
    return Broken(line, code, "" if column else _json_path(error), column)


def _column(row: bytes) -> int:
    """The letter, from 1, from which on the line is no JSON; 0 where all of it is."""
    try:
        json.loads(row.decode("utf-8"))
    except UnicodeDecodeError as error:
        return len(row[: error.start].decode("utf-8")) + 1
    except json.JSONDecodeError as error:
        return error.pos + 1
    except RecursionError:  # it is nested deeper than anybody writes
        return 0
    return 0


def _json_path(error: Exception, before: str = "$") -> str:
    """The way from the top of the JSON (or from `before`) to what does not fit there; "" where it is all."""
    sentence = str(error)
    way, field = _PATH.search(sentence), _FIELD.search(sentence)
    found = (way[1] if way else "") + (f".{field[1]}" if field else "")
    return f"{before}{found}" if found or before != "$" else ""


# Folding.


def moments(record: Record, until: int | None = None) -> Iterator[Moment]:
    """The record entry by entry, to number `until`, with what stands after each.

    Broken with record_fold for what can't have happened, record_rules where the rules are not known here.
    """
    match_state = opening(record)
    for line in record.lines:
        if until is not None and line.seq > until:
            return
        try:
            if record.is_whole:
                match_state = after_entry(match_state, entry(line))
            else:
                match_state = _fold_table(match_state, line)
        except Exception as error:  # a file may hold anything, and a fold that meets it may fail in any way
            if has_known_rules(record):
                raise Broken(line.seq + FIRST, "record_fold", type(error).__name__) from error
            raise Broken(line.seq + FIRST, "record_rules", str(record.header.rules)) from error
        yield Moment(line, match_state.table, match_state.state)


def opening(record: Record) -> MatchState:
    """The match before its first entry, with the seeds the record tells."""
    seeds = tuple(SeedOpened(seed.epoch, seed.seed, seed.salt) for seed in record.header.seeds)
    return MatchState(record.game, b"", opened_seeds=seeds)


def entry(line: Line) -> Entry:
    """The line of a whole record as an entry of the log."""
    return Entry(line.seq, line.seat, line.by, line.action, line.events)


def has_known_rules(record: Record) -> bool:
    """Whether the record's game is by the rules that it was played by."""
    return record.header.rules == record.game.version


def _fold_table(match_state: MatchState, line: Line) -> MatchState:
    """The match with its table after a line of a cut record, and no state.

    Who sits at a table is public; who missed a deadline may not be.
    """
    table = match_state.table
    for event in line.events:
        if isinstance(event, TableEvent):
            table = tables.evolve(table, event)  # type: ignore[arg-type]
    seeds = match_state.opened_seeds
    return MatchState(match_state.game, match_state.master, table, None, line.seq + 1, seeds)
