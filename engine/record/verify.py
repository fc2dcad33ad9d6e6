"""Fair dice, checked by anybody who has the record of an ended match (HO-R38).

What a true record shows: each seed was fixed by its published hash before it rolled, the players' words
went into the dice, and the actions played again with those dice bring the same events; so nobody chose
the draft's order, offices, the king's death, proposals or outcomes. What it can't show is that the record
is of the match that was played: for that its hashes are compared with those that were posted.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, Literal

from msgspec import Struct

from engine.kernel.dice import seed_digest
from engine.kernel.refused import Refusal
from engine.kernel.table.seeds import SeedOpened, SeedSealed, WordAdded
from engine.record import Record, check

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


def proofs(record: Record) -> tuple[Proof, ...]:
    """What the log says of each epoch's seed, in the order in which they were sealed."""
    opened = {event.epoch: seq for seq, event in _events(record, SeedOpened)}
    words = Counter(event.epoch for _, event in _events(record, WordAdded))
    return tuple(
        Proof(event.epoch, event.digest, seq, opened.get(event.epoch, -1), words[event.epoch])
        for seq, event in _events(record, SeedSealed)
    )


def flaw(record: Record, posted: Iterable[str] = ()) -> Flaw | None:
    """The first flaw of a whole record that can be played again (see record.unchecked), or None.

    `posted` are hashes that somebody saw published. Broken as record.check raises it.
    """
    return (
        _seals(record) or _check_opening(record) or _check_posted_seals(record, posted) or _check_play(record)
    )


def _seals(record: Record) -> Flaw | None:
    """Each epoch's seed was promised once, and the promise was opened."""
    counts = Counter(event.epoch for _, event in _events(record, SeedSealed))
    for epoch, count in sorted(counts.items()):
        if count > 1:
            return Flaw("seal_twice", epoch)
    opened = {event.epoch for _, event in _events(record, SeedOpened)}
    closed = sorted(counts.keys() - opened)
    return Flaw("seal_unopened", closed[0]) if closed else None


def _check_opening(record: Record) -> Flaw | None:
    """SHA-256 of salt and seed is the hash that stood in the log before."""
    sealed = {event.epoch: (seq, event.digest) for seq, event in _events(record, SeedSealed)}
    for seq, event in _events(record, SeedOpened):
        when, promised = sealed.get(event.epoch, (seq, ""))
        if when >= seq:
            return Flaw("seal_missing", event.epoch)
        made = _digest(event)
        if made != promised:
            return Flaw("seal_broken", event.epoch, promised, made)
    return None


def _digest(event: SeedOpened) -> str:
    try:
        return seed_digest(bytes.fromhex(event.seed), bytes.fromhex(event.salt))
    except ValueError:
        return ""


def _check_posted_seals(record: Record, posted: Iterable[str]) -> Flaw | None:
    known = {proof.digest: proof.epoch for proof in proofs(record)}
    strange = next((one for one in posted if one.strip().lower() not in known), None)
    return None if strange is None else Flaw("seal_unposted", -1, "", strange)


def _check_play(record: Record) -> Flaw | None:
    """The whole match once more, from its actions, seeds and words."""
    found = check(record)
    if found is None:
        return None
    codes: dict[str, Code] = {
        "action": "move_differs",
        "seat": "move_differs",
        "by": "move_differs",
        "seeds": "seeds_differ",
        "words": "words_differ",
        "header": "header_differs",
        "refused": "move_refused",
    }
    rules = found.rules.code if isinstance(found.rules, Refusal) else found.rules
    return Flaw(codes.get(found.where, "event_differs"), found.seq, found.file, rules)


def _events(record: Record, kind: type[Any]) -> Iterator[tuple[int, Any]]:
    return ((line.seq, event) for line in record.lines for event in line.events if isinstance(event, kind))
