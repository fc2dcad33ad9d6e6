"""Plays a whole record again from its actions and seeds, and finds the first thing that differs."""

from collections.abc import Iterator
from itertools import zip_longest
from typing import Any, Literal

import msgspec
from msgspec import Struct

from engine.entries import Entry
from engine.kernel.dice import seed_digest
from engine.kernel.refused import Refused
from engine.kernel.table import words_of
from engine.kernel.table.seeds import SeedOpened, SeedSealed
from engine.match import steps
from engine.match.match_state import MatchState, read_back
from engine.record.folding import FIRST, entry, has_known_rules, moments, opening
from engine.record.reading import Broken, Record

Unchecked = Literal["cut", "rules", "content", "running"]
"""Why a record can only be folded: it is cut, of rules that this program does not know or another content, or
its seeds are secret."""


class Difference(Struct, frozen=True):
    """The first entry that comes out otherwise: `where` in it, what the file says and what the rules say.

    `where` is "action", "seat", "by", "event:n" (the number of the event in its entry), "refused",
    "seeds", "words" or "header" (the header's against the log's).
    """

    seq: int
    where: str
    file: Any
    rules: Any


def unchecked_because(record: Record, content: str) -> Unchecked | None:
    """Why this record can't be played again here, or None. `content` is the version of ours for its game."""
    if not record.whole:
        return "cut"
    if not has_known_rules(record):
        return "rules"
    if record.header.content != content:
        return "content"
    return None if record.header.over else "running"


def check(record: Record) -> Difference | None:
    """The first difference, or None when everything comes out as it was. Broken as `moments` raises it."""
    found = _header_difference(record)
    if found is not None:
        return found
    match_state = opening(record)
    due: tuple[Entry, ...] = ()
    for line in record.lines:
        told = entry(line)
        stranger = _stranger(match_state, told)
        if stranger is not None:
            return stranger
        try:
            made = due or _replay_entry(match_state, told)
        except Refused as refused:
            return Difference(line.seq, "refused", told.action, refused.why)
        difference = _difference(told, made[0])
        if difference is not None:
            return difference
        match_state, due = read_back(match_state, told), made[1:]
    return None


def _replay_entry(match_state: MatchState, told: Entry) -> tuple[Entry, ...]:
    """The same move once more, by whoever made it. A file may hold a move that no rule has ever met."""
    try:
        return steps.replay_step(match_state, told).entries
    except Refused:
        raise
    except Exception as error:
        raise Broken(told.seq + FIRST, "record_fold", type(error).__name__) from error


def _stranger(match_state: MatchState, told: Entry) -> Difference | None:
    """A move of a seat is its own person's, or nobody's."""
    if told.seat is None or told.by is None or match_state.table is None:
        return None
    chairs = match_state.table.chairs
    person = chairs[told.seat].player if 0 <= told.seat < len(chairs) else None
    return None if told.by == person else Difference(told.seq, "by", told.by, person)


def _difference(told: Entry, made: Entry) -> Difference | None:
    for field in ("seat", "by", "action"):
        one, other = getattr(told, field), getattr(made, field)
        if one != other:
            return Difference(told.seq, field, one, other)
    for number, (event, again) in enumerate(zip_longest(told.events, made.events)):
        if event != again:
            return Difference(told.seq, f"event:{number}", event, again)
    return None


def _header_difference(record: Record) -> Difference | None:
    """What the header says of the match is what its log says."""
    table = None
    for moment in moments(record):
        table = moment.table
    told, seeds = record.header, record.header.seeds
    if table is None:
        return Difference(0, "header", told.game, None)
    mine = (told.game, told.rules, told.content, told.seats, told.language, told.over, _options(told.options))
    seats, over = len(table.chairs), table.status == "over"
    theirs = (table.game, table.version, table.content, seats, table.language, over, _options(table.options))
    if mine != theirs:
        return Difference(0, "header", mine, theirs)
    words = tuple(words_of(table, one.epoch) for one in seeds)
    if tuple(one.words for one in seeds) != words:
        return Difference(0, "words", tuple(one.words for one in seeds), words)
    return _seeds_difference(record)


def _options(text: bytes | str) -> Any:
    """Options however they are spaced."""
    return msgspec.json.decode(text)


def _seeds_difference(record: Record) -> Difference | None:
    """HO-R38: the header's seeds are those that were opened, and those those that were sealed."""
    seals: dict[int, str] = {}
    told = {one.epoch: SeedOpened(one.epoch, one.seed, one.salt) for one in record.header.seeds}
    for line in record.lines:
        for event in line.events:
            if isinstance(event, SeedSealed):
                seals[event.epoch] = event.digest
            elif isinstance(event, SeedOpened) and not _honest(event, told, seals):
                return Difference(line.seq, "seeds", told.get(event.epoch), event)
    unopened = told.keys() - {event.epoch for event in _events(record) if isinstance(event, SeedOpened)}
    return Difference(0, "seeds", tuple(sorted(unopened)), ()) if unopened else None


def _events(record: Record) -> Iterator[Any]:
    return (event for line in record.lines for event in line.events)


def _honest(opened: SeedOpened, told: dict[int, SeedOpened], seals: dict[int, str]) -> bool:
    """Whether this is the seed the header tells, whose hash was published. Told seeds are hex."""
    if told.get(opened.epoch) != opened:
        return False
    return seals.get(opened.epoch) == seed_digest(bytes.fromhex(opened.seed), bytes.fromhex(opened.salt))
