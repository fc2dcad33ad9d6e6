"""Reads a record again; what is wrong with a file is named by its line."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from engine.entries import Scribe
from engine.kernel.game import AnyGame, of_version
from engine.record.shape import FORMAT, WHOLE, Header, Line, RawLine, Seed
from engine.record.spots import column, path

UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
"""What msgspec raises for bytes that are no JSON of the wanted shape, or nested beyond measure."""

OF_RULES = ("record_options", "record_line")
"""What may be amiss with a file because it speaks of rules that this program does not know."""

MOST_SEATS = 20
"""More than any game has."""


class Broken(Exception):
    """A file that is no record: `line` counts from 1, `code` says what is wrong there, `what` shows it.

    `column` is from 1 where the line is no JSON from there on, else 0.

    Codes: record_empty, record_header, record_format, record_game, record_options, record_cut, record_line,
    record_number, record_fold. A line that only a program with the record's rules could read: record_rules.
    """

    def __init__(self, line: int, code: str, what: str = "", column: int = 0) -> None:
        super().__init__(f"{line}: {code}: {what}")
        self.line, self.code, self.what, self.column = line, code, what, column


def _broken_line(line: int, code: str, row: bytes, error: Exception) -> Broken:
    ends = column(row)
    return Broken(line, code, "" if ends else path(error), ends)


class Record(Struct, frozen=True):
    """A file that was read; the lines are not yet folded. `game` is by its rules, or the newest we have."""

    header: Header
    game: AnyGame
    lines: tuple[Line, ...]

    @property
    def whole(self) -> bool:
        """Whether nothing was cut from it."""
        return self.header.cut == WHOLE


def read(lines: Iterable[bytes], games: Mapping[str, AnyGame]) -> Record:
    """The record in these lines (line feeds may stand at their ends). Raises Broken."""
    rows = tuple(lines)
    if not rows:
        raise Broken(1, "record_empty")
    header = _header(rows[0])
    if header.game not in games:
        raise Broken(1, "record_game", header.game)
    known = of_version(games[header.game], header.rules)
    game = known or games[header.game]
    try:
        _check_header(header, game)
        parse = _Reader(game, header.cut == WHOLE)
        return Record(header, game, tuple(parse(number, row) for number, row in enumerate(rows[1:], start=2)))
    except Broken as broken:
        if known is None and broken.code in OF_RULES and not broken.column:
            raise Broken(broken.line, "record_rules", str(header.rules)) from None
        raise


def _header(row: bytes) -> Header:
    try:
        found = msgspec.json.decode(row, type=dict[str, msgspec.Raw])
        form = msgspec.json.decode(found.get("khandan", b"null"))
    except UNREADABLE as error:
        raise _broken_line(1, "record_header", row, error) from None
    if form != FORMAT:
        raise Broken(1, "record_format", str(form))
    try:
        return msgspec.json.decode(row, type=Header)
    except UNREADABLE as error:
        raise _broken_line(1, "record_header", row, error) from None


def _check_header(header: Header, game: AnyGame) -> None:
    if header.seats not in range(1, MOST_SEATS):
        raise Broken(1, "record_header", str(header.seats))
    seats = tuple(f"seat:{seat}" for seat in range(header.seats))
    if header.cut not in (WHOLE, "public", *seats):
        raise Broken(1, "record_cut", header.cut)
    try:
        msgspec.convert(msgspec.json.decode(header.options), game.options)
    except UNREADABLE as error:
        raise Broken(1, "record_options", path(error, "$.options")) from None
    for place, one in enumerate(header.seeds):
        _check_seed(place, one)


def _check_seed(place: int, seed: Seed) -> None:
    try:
        _ = (bytes.fromhex(seed.seed), bytes.fromhex(seed.salt))
    except ValueError:
        raise Broken(1, "record_options", f"$.seeds[{place}]") from None


class _Reader:
    """Reads entry lines of one game."""

    def __init__(self, game: AnyGame, whole: bool) -> None:
        self._scribe = Scribe(game)
        self._raw = msgspec.json.Decoder(RawLine)
        self._whole = whole

    def __call__(self, number: int, row: bytes) -> Line:
        """The entry in line `number`. Whole logs and cut ones are both numbered from 0 without a gap."""
        try:
            line = self._line(row)
        except UNREADABLE as error:
            raise _broken_line(number, "record_line", row, error) from None
        if line.seq != number - 2:
            raise Broken(number, "record_number", str(line.seq))
        return line

    def _line(self, row: bytes) -> Line:
        if self._whole:
            entry = self._scribe.read(row)
            return Line(entry.seq, entry.seat, entry.by, entry.action, entry.events)
        raw = self._raw.decode(row)
        silent = bytes(raw.action).strip() == b"null"
        action: Any = None if silent else self._scribe.action(raw.action)
        return Line(raw.seq, raw.seat, raw.by, action, tuple(self._scribe.event(one) for one in raw.events))
