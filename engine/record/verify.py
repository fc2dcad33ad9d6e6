"""Checks a record by playing it again from its actions and seeds, and shows whether its dice were fair.

`find_difference` finds the first entry that comes out otherwise. `find_flaw` is for anybody who has the
record of an ended match (HO-R38). What a true record shows: each seed was fixed by its published hash before
it rolled, the players' words went into the dice, and the actions played again with those dice bring the same
events; so nobody chose the draft's order, offices, the king's death, proposals or outcomes. What it can't
show is that the record is of the match that was played: for that its hashes are compared with those that were
posted.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import zip_longest
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from engine.entries import Entry
from engine.kernel.dice import seed_digest
from engine.kernel.refused import Refusal, Refused
from engine.kernel.table import words_of
from engine.kernel.table.seeds import SeedOpened, SeedSealed, WordAdded
from engine.match import steps
from engine.match.match_state import after_entry
from engine.record.reading import FIRST, Broken, Record, entry, has_known_rules, moments, opening

Unchecked = Literal["cut", "rules", "content", "running"]
"""Why a record can only be folded: it is cut, of rules that this program does not know or another content, or
its seeds are secret."""

Code = Literal[
    "seal_twice",
    "seal_missing",
    "seal_unopened",
    "seal_unposted",
    "seal_broken",
    "seeds_differ",
    "words_differ",
    "header_differs",
    "move_refused",
    "move_differs",
    "event_differs",
]

CODES: Final[dict[str, Code]] = {
    "action": "move_differs",
    "seat": "move_differs",
    "by": "move_differs",
    "seeds": "seeds_differ",
    "words": "words_differ",
    "header": "header_differs",
    "refused": "move_refused",
}
"""The flaw that a difference in one of these is; in any event: event_differs."""


class Difference(Struct, frozen=True):
    """The first entry that comes out otherwise: `where` in it, what the file says and what the rules say.

    `where` is "action", "seat", "by", "event:n" (the number of the event in its entry), "refused",
    "seeds", "words" or "header" (the header's against the log's).
    """

    seq: int
    where: str
    file: Any
    rules: Any


class Proof(Struct, frozen=True):
    """One epoch's seed: its hash, the entries that sealed and opened it (-1: none did), the words for it."""

    epoch: int
    digest: str
    sealed: int
    opened: int
    words: int


class Flaw(Struct, frozen=True):
    """The first thing that is not as it must be. `at` is an entry, or an epoch for the codes of seals.

    seal_twice      two hashes were published for one epoch
    seal_missing    a seed was opened whose hash was not published before
    seal_unopened   a published hash whose seed was never opened
    seal_unposted   a hash that was asked for is not in the record (`file` is empty, `rules` the hash)
    seal_broken     the seed and salt do not give the published hash
    seeds_differ    the header tells other seeds than the log
    words_differ    the header tells other words than the players said
    header_differs  the header speaks of another match
    move_refused    the rules would not have taken this move
    move_differs    another move, seat or person than the rules bring here
    event_differs   another event than actions, seeds and words bring
    """

    code: Code
    at: int
    file: Any = ""
    rules: Any = ""


def unchecked_because(record: Record, content: str) -> Unchecked | None:
    """Why this record can't be played again here, or None. `content` is the version of ours for its game."""
    if not record.is_whole:
        return "cut"
    if not has_known_rules(record):
        return "rules"
    if record.header.content != content:
        return "content"
    return None if record.header.over else "running"


def find_difference(record: Record) -> Difference | None:
    """The first difference, or None when everything comes out as it was. Broken as `moments` raises it."""
    found = _header_difference(record) or _seeds_difference(record)
    if found is not None:
        return found
    match_state = opening(record)
    due: tuple[Entry, ...] = ()  # what the last move brings with it: entries that nobody asked for
    for line in record.lines:
        told = entry(line)
        # A move of a seat is its own person's, or nobody's.
        if told.seat is not None and told.by is not None and match_state.table is not None:
            chairs = match_state.table.chairs
            person = chairs[told.seat].player if 0 <= told.seat < len(chairs) else None
            if told.by != person:
                return Difference(told.seq, "by", told.by, person)
        try:
            made = due or steps.replay_step(match_state, told).entries
        except Refused as refused:
            return Difference(line.seq, "refused", told.action, refused.why)
        except Exception as error:  # a file may hold a move that no rule has ever met
            raise Broken(told.seq + FIRST, "record_fold", type(error).__name__) from error
        difference = _entry_difference(told, made[0])
        if difference is not None:
            return difference
        match_state, due = after_entry(match_state, told), made[1:]
    return None


def _header_difference(record: Record) -> Difference | None:
    """The first thing that the header says otherwise of the match than its log; None where they agree."""
    table = None
    for moment in moments(record):
        table = moment.table
    told = record.header
    if table is None:
        return Difference(0, "header", told.game, None)
    # Options are compared as values, however they are spaced.
    options = msgspec.json.decode(told.options)
    file = (told.game, told.rules, told.content, told.seats, told.language, told.over, options)
    seats, over = len(table.chairs), table.status == "over"
    options = msgspec.json.decode(table.options)
    rules = (table.game, table.version, table.content, seats, table.language, over, options)
    if file != rules:
        return Difference(0, "header", file, rules)
    said = tuple(seed.words for seed in told.seeds)
    words = tuple(words_of(table, seed.epoch) for seed in told.seeds)
    return None if said == words else Difference(0, "words", said, words)


def _seeds_difference(record: Record) -> Difference | None:
    """HO-R38: the header's seeds are those that were opened, and those those that were sealed."""
    seals = dict[int, str]()
    told = {seed.epoch: SeedOpened(seed.epoch, seed.seed, seed.salt) for seed in record.header.seeds}
    unopened = set(told)
    for line in record.lines:
        for event in line.events:
            if isinstance(event, SeedSealed):
                seals[event.epoch] = event.digest
            elif isinstance(event, SeedOpened):
                unopened.discard(event.epoch)
                if told.get(event.epoch) != event or seals.get(event.epoch) != _digest(event):
                    return Difference(line.seq, "seeds", told.get(event.epoch), event)
    return Difference(0, "seeds", tuple(sorted(unopened)), ()) if unopened else None


def _entry_difference(told: Entry, made: Entry) -> Difference | None:
    for field in ("seat", "by", "action"):
        file, rules = getattr(told, field), getattr(made, field)
        if file != rules:
            return Difference(told.seq, field, file, rules)
    for number, (event, again) in enumerate(zip_longest(told.events, made.events)):
        if event != again:
            return Difference(told.seq, f"event:{number}", event, again)
    return None


def proofs(record: Record) -> tuple[Proof, ...]:
    """A proof for each epoch whose seed the log seals, in the order in which they were sealed."""
    opened = {event.epoch: seq for seq, event in _events(record, SeedOpened)}
    words = Counter(event.epoch for _, event in _events(record, WordAdded))
    return tuple(
        Proof(event.epoch, event.digest, seq, opened.get(event.epoch, -1), words[event.epoch])
        for seq, event in _events(record, SeedSealed)
    )


def find_flaw(record: Record, posted: Iterable[str] = ()) -> Flaw | None:
    """The first flaw of a whole record that can be played again (see `unchecked_because`), or None.

    `posted` are hashes that somebody saw published. Broken as `find_difference` raises it.
    """
    # Each epoch's seed was promised once, and the promise was opened.
    sealed = {event.epoch: (seq, event.digest) for seq, event in _events(record, SeedSealed)}
    counts = Counter(event.epoch for _, event in _events(record, SeedSealed))
    for epoch, count in sorted(counts.items()):
        if count > 1:
            return Flaw("seal_twice", epoch)
    unopened = sorted(counts.keys() - {event.epoch for _, event in _events(record, SeedOpened)})
    if unopened:
        return Flaw("seal_unopened", unopened[0])
    # SHA-256 of salt and seed is the hash that stood in the log before.
    for seq, event in _events(record, SeedOpened):
        when, promised = sealed.get(event.epoch, (seq, ""))
        if when >= seq:
            return Flaw("seal_missing", event.epoch)
        made = _digest(event)
        if made != promised:
            return Flaw("seal_broken", event.epoch, promised, made)
    # What was posted is in the record.
    known = {digest for _, digest in sealed.values()}
    for one in posted:
        if one.strip().lower() not in known:
            return Flaw("seal_unposted", -1, "", one)
    # The whole match once more, from its actions, seeds and words.
    found = find_difference(record)
    if found is None:
        return None
    rules = found.rules.code if isinstance(found.rules, Refusal) else found.rules
    return Flaw(CODES.get(found.where, "event_differs"), found.seq, found.file, rules)


def _digest(opened: SeedOpened) -> str:
    """The hash of an opened seed and its salt, which are hex; empty where they are none."""
    try:
        return seed_digest(bytes.fromhex(opened.seed), bytes.fromhex(opened.salt))
    except ValueError:
        return ""


def _events(record: Record, kind: type[Any]) -> Iterator[tuple[int, Any]]:
    return ((line.seq, event) for line in record.lines for event in line.events if isinstance(event, kind))
