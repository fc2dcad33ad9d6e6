"""HO-R38: an honest record passes; whatever is changed in it, the first flaw is found and named."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from engine.games.houses.events import OutcomeDrawn
from engine.kernel.dice import seed_digest
from engine.kernel.table.seeds import AddWord, SeedOpened, SeedSealed, WordAdded
from engine.record import Line, Record
from engine.record.verify import find_flaw, proofs
from tests.engine.record.matches import GAMES, match, record
from tests.laws.samples import draws_at_setup

OTHER = "00" * 32

DRAWN = [name for name, game in GAMES.items() if draws_at_setup(game)]
"""Not Nim, in which no dice fall: whatever its seed was, the same moves make the same match."""


def changed(told: Record, kind: type[Any], change: Callable[[Any], Any]) -> Record:
    """The record with its first event of this kind changed."""
    seq, spot = first(told, kind)
    events = told.lines[seq].events
    return with_events(told, seq, (*events[:spot], change(events[spot]), *events[spot + 1 :]))


def without(told: Record, kind: type[Any]) -> Record:
    """The record without its first event of this kind."""
    seq, spot = first(told, kind)
    events = told.lines[seq].events
    return with_events(told, seq, (*events[:spot], *events[spot + 1 :]))


def first(told: Record, kind: type[Any]) -> tuple[int, int]:
    """Where the first event of a kind stands: its entry and its place in it."""
    return next(
        (line.seq, spot)
        for line in told.lines
        for spot, event in enumerate(line.events)
        if isinstance(event, kind)
    )


def with_events(told: Record, seq: int, events: tuple[Any, ...]) -> Record:
    """The record with other events in this entry."""
    lines = tuple(replace(line, events=events) if line.seq == seq else line for line in told.lines)
    return replace(told, lines=lines)


def with_seed(told: Record, **fields: Any) -> Record:
    """The record with another first seed in its header."""
    first_seed, *rest = told.header.seeds
    return replace(told, header=replace(told.header, seeds=(replace(first_seed, **fields), *rest)))


def lying(told: Record, seed: str) -> Record:
    """Another seed, told alike in the header and in the log."""
    return with_seed(changed(told, SeedOpened, lambda event: replace(event, seed=seed)), seed=seed)


def forged(told: Record, seed: str) -> Record:
    """Another seed, told alike in the header and in the log, and a hash that fits it."""
    made = lying(told, seed)
    salt = bytes.fromhex(made.header.seeds[0].salt)
    fitting = seed_digest(bytes.fromhex(seed), salt)
    return changed(made, SeedSealed, lambda event: replace(event, digest=fitting))


def silenced(told: Record) -> Record:
    """The entry of the first word is gone from the log and the word from the header, all numbered anew."""
    seq, _ = first(told, WordAdded)
    kept = tuple(line for line in told.lines if line.seq != seq)
    lines = tuple(replace(line, seq=number) for number, line in enumerate(kept))
    return with_seed(replace(told, lines=lines), words=told.header.seeds[0].words[1:])


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("name", GAMES)
def test_an_honest_record_has_no_flaw(name: str, number: int) -> None:
    """Every seed was sealed before it was opened, and the words are counted."""
    told = record(match(name, number))
    shown = proofs(told)

    assert find_flaw(told) is None
    assert find_flaw(told, [shown[0].digest, shown[-1].digest.upper()]) is None
    assert [one.epoch for one in told.header.seeds] == [one.epoch for one in shown]
    assert all(one.sealed < one.opened for one in shown)
    assert 2 == shown[0].words


CHANGES: list[tuple[str, Callable[[Record], Record]]] = [
    ("seal_broken", lambda told: lying(told, OTHER)),
    ("seal_broken", lambda told: changed(told, SeedOpened, lambda event: replace(event, salt="00"))),
    ("seal_broken", lambda told: changed(told, SeedOpened, lambda event: replace(event, seed="no hex"))),
    ("seal_broken", lambda told: changed(told, SeedSealed, lambda event: replace(event, digest="00" * 32))),
    ("seal_unopened", lambda told: without(told, SeedOpened)),
    ("seal_missing", lambda told: without(told, SeedSealed)),
    ("seal_twice", lambda told: replace(told, lines=(*told.lines, again(told)))),
    ("seeds_differ", lambda told: with_seed(told, seed=OTHER)),
    ("words_differ", lambda told: with_seed(told, words=())),
    ("words_differ", lambda told: changed(told, WordAdded, lambda event: replace(event, word="else"))),
    ("header_differs", lambda told: replace(told, header=replace(told.header, seats=3))),
]


def again(told: Record) -> Line:
    """The first entry once more at the end."""
    return replace(told.lines[0], seq=len(told.lines))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("code", "change"), CHANGES)
def test_a_changed_seed_hash_or_word_is_found(
    name: str, code: str, change: Callable[[Record], Record]
) -> None:
    """In every game, in the header as in the log."""
    found = find_flaw(change(record(match(name))))

    assert found is not None
    assert code == found.code


@pytest.mark.parametrize("name", DRAWN)
def test_a_forged_seed_with_a_fitting_hash_plays_another_match(name: str) -> None:
    """Seed, salt and hash agree, but the dice they make bring other events."""
    found = find_flaw(forged(record(match(name)), OTHER))

    assert found is not None
    assert found.code in ("event_differs", "move_refused")


@pytest.mark.parametrize("name", DRAWN)
def test_a_word_that_is_left_out_plays_another_match(name: str) -> None:
    """Gone from log and header alike, the word is still in the dice."""
    found = find_flaw(silenced(record(match(name))))

    assert found is not None
    assert found.code in ("event_differs", "move_refused")


def test_a_changed_outcome_is_found_where_it_stands() -> None:
    """HO-R16: the outcome is drawn by weight, and the entry that lies is named."""
    told = record(match("houses"))
    seq, _ = first(told, OutcomeDrawn)
    found = find_flaw(changed(told, OutcomeDrawn, lambda event: replace(event, effects=(9, 9, 9, 9, 9))))

    assert found is not None
    assert ("event_differs", seq) == (found.code, found.at)


def test_a_move_by_somebody_else_is_found() -> None:
    """Who acted is part of what is played again."""
    told = record(match("coup"))
    seq = next(line.seq for line in told.lines if isinstance(line.action, AddWord))
    lines = tuple(replace(line, by=3) if line.seq == seq else line for line in told.lines)
    found = find_flaw(replace(told, lines=lines))

    assert found is not None
    assert found.code in ("move_refused", "event_differs")


def test_a_hash_that_was_posted_and_is_not_there_is_found() -> None:
    """A whole match forged from the first entry on is caught by what the players saw."""
    found = find_flaw(record(match("coup")), ["ab" * 32])

    assert found is not None
    assert ("seal_unposted", "ab" * 32) == (found.code, found.rules)


def test_the_dice_of_every_part_are_among_what_is_checked() -> None:
    """Draft order, offices, proposals and outcomes lie in epochs that were sealed before they began."""
    told = record(match("houses"))
    drawn = [line.seq for line in told.lines if any(isinstance(one, OutcomeDrawn) for one in line.events)]
    shown = [one for one in proofs(told) if one.epoch > 0]

    assert drawn
    assert all(any(one.sealed <= seq <= one.opened for one in shown) for seq in drawn)
