"""Fair dice (HO-R38): each epoch's secret seed is sealed by its hash, mixed with people's words, and opened.

    (an epoch begins)            SeedSealed   its hash is published, before anything rolls with the seed
    AddWord           sitting    WordAdded    while the epoch has not rolled
    (an epoch is over)           SeedOpened   seed and salt, so that anybody can check hash and rolls

The seeds themselves are made in engine/kernel/dice.py; the match puts their events into the log.
"""

from collections.abc import Iterable
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.refused import Refusal, no
from engine.kernel.seats import Seat
from engine.kernel.table.chapter import Folds, Moment, Rule, Rules, TableAction, TableEvent, no_change
from engine.kernel.table.state import Player, Seal, Table, Word, own_seat, seat_of
from engine.kernel.writing import comparable_name, has_link

WORD_MOST: Final = 80
"""Characters of a word for the dice (HO-R38)."""


class AddWord(TableAction, frozen=True, tag="table_word"):
    """HO-R38: a word for the dice, while their epoch has not rolled."""

    word: str


class WordAdded(TableEvent, frozen=True, tag="word_added"):
    """HO-R38: a word goes into the dice of this epoch; everybody reads it."""

    seat: Seat
    epoch: int
    word: str


class SeedSealed(TableEvent, frozen=True, tag="seed_sealed"):
    """HO-R38: the hash of the coming epoch's secret seed."""

    epoch: int
    digest: str


class SeedOpened(TableEvent, frozen=True, tag="seed_opened"):
    """HO-R38: the seed and salt of an epoch that is over, in hex."""

    epoch: int
    seed: str
    salt: str


def add_word_refusal(table: Table, player: Player, action: AddWord, moment: Moment) -> Refusal | None:
    """HO-R38: one that can be seen and leads nowhere, while the dice of its epoch have not rolled."""
    if seat_of(table, player) is None:
        return no("not_seated")
    if moment.words is None:
        return no("dice_rolling")
    if not 0 < len(action.word) <= WORD_MOST:
        return no("word_long", most=WORD_MOST)
    # Words with links were taken before 22 November 2026, blank ones before 27 November 2026; both are in the
    # dice of the matches that hold them.
    if moment.recorded:
        return None
    if not comparable_name(action.word):
        return no("word_blank")
    return no("word_link") if has_link(action.word) else None


def add_word(table: Table, player: Player, action: AddWord, moment: Moment) -> tuple[WordAdded, ...]:
    """The word, for the epoch that still takes words."""
    assert moment.words is not None
    return (WordAdded(own_seat(table, player), moment.words, action.word),)


def on_word_added(table: Table, event: WordAdded) -> Table:
    """Words are kept in the order in which they were added, since the dice depend on it."""
    return replace(table, words=(*table.words, Word(event.epoch, event.seat, event.word)))


def on_seed_sealed(table: Table, event: SeedSealed) -> Table:
    """The hash stands at the table, to be compared once the seed is opened."""
    return replace(table, seals=(*table.seals, Seal(event.epoch, event.digest)))


class Epoch(Struct, frozen=True):
    """The dice of an epoch as everybody knows them: seed and salt are "" until they are opened."""

    number: int
    digest: str
    seed: str = ""
    salt: str = ""
    words: tuple[str, ...] = ()


def epochs_of(events: Iterable[Any]) -> tuple[Epoch, ...]:
    """HO-R38: every epoch that these events of a log seal, with what they tell of it."""
    found = dict[int, Epoch]()
    words = dict[int, tuple[str, ...]]()
    for event in events:
        match event:
            case SeedSealed(epoch, digest):
                found[epoch] = Epoch(epoch, digest)
            case SeedOpened(epoch, seed, salt) if epoch in found:
                found[epoch] = replace(found[epoch], seed=seed, salt=salt)
            case WordAdded(_, epoch, word):
                words[epoch] = (*words.get(epoch, ()), word)
    return tuple(replace(one, words=words.get(one.number, ())) for one in found.values())


# --- what the table collects from this chapter ---

AnyAction = AddWord
AnyEvent = WordAdded | SeedSealed | SeedOpened

RULES: Final[Rules] = {AddWord: Rule(add_word_refusal, add_word)}
FOLDS: Final[Folds] = {WordAdded: on_word_added, SeedSealed: on_seed_sealed, SeedOpened: no_change}
