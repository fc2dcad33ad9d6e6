"""Twins: everything is different that a viewer may not know, and nothing else."""

from typing import Any

import pytest
from msgspec import Struct

from bot.lab.leaks.moments import moments
from bot.lab.leaks.twins import AHEAD, MOVED, SWAPPED, TWIN_KINDS, Plain, TwinKind, twin, twin_entry
from engine.entries import Entry
from engine.games.coup import game as coup
from engine.kernel.moves import Expire
from engine.kernel.sealed import Sealed, cut, seal
from engine.kernel.seats import CLOCK

ALTERED = TWIN_KINDS[1]


class Note(Struct, frozen=True):
    """A private record."""

    words: str
    to: tuple[int, ...] | None


class Hand(Struct, frozen=True):
    """A seat with a secret."""

    seat: int
    cards: Sealed[tuple[int, ...]]


class Table(Struct, frozen=True):
    """Three seats, a secret of nobody's, and notes."""

    hands: tuple[Hand, ...]
    pile: Sealed[int]
    notes: tuple[Note, ...]


TABLE = Table(
    (Hand(0, seal((1, 2), 0)), Hand(1, seal((3, 4), 1)), Hand(2, seal((5, 6), 2))),
    Sealed(7, ()),
    (Note("a", (0, 1)), Note("b", None), Note("c", (1, 2))),
)


def cards(table: Table) -> list[Any]:
    """The hands."""
    return [hand.cards.value for hand in table.hands]


def words(table: Table) -> str:
    """The notes in their order."""
    return "".join(note.words for note in table.notes)


@pytest.mark.parametrize("twin_kind", TWIN_KINDS)
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_a_viewer_can_not_tell_the_twins_apart(twin_kind: TwinKind, viewer: int | None) -> None:
    """HO-R37: both cuts are the same."""
    other = twin(TABLE, viewer, twin_kind)

    assert TABLE != other
    assert cut(TABLE, viewer) == cut(other, viewer)


@pytest.mark.parametrize("twin_kind", TWIN_KINDS)
def test_what_an_earlier_twin_found_plain_changes_no_later_one(twin_kind: TwinKind) -> None:
    """Along a match, state by state, with what was learnt before and without."""
    states = [one.match_state.state for one in moments(coup(), 3, 60) if one.match_state.state is not None]
    plain: Plain = {}
    learning = [twin(state, 0, twin_kind, plain) for state in states]

    assert [twin(state, 0, twin_kind) for state in states] == learning
    assert plain


def test_hands_of_others_change_places() -> None:
    """Swapped, what the table holds in all stays as it was; the viewer's own stays where it is."""
    assert [(1, 2), (5, 6), (3, 4)] == cards(twin(TABLE, 0, SWAPPED))
    assert [(3, 4), (5, 6), (1, 2)] == cards(twin(TABLE, None, SWAPPED))


def test_a_secret_that_is_alone_is_altered() -> None:
    """It has nothing to change places with."""
    assert Sealed(8, ()) == twin(TABLE, 0, SWAPPED).pile


def test_altered_secrets_differ_each_for_itself() -> None:
    """Hands keep their size, which everybody may know."""
    assert [(1, 2), (4, 5), (6, 7)] == cards(twin(TABLE, 0, ALTERED))


def test_private_records_are_gone_there_twice_or_elsewhere() -> None:
    """Those the viewer may read stay, in their order."""
    assert "ab" == words(twin(TABLE, 0, SWAPPED))
    assert "abcc" == words(twin(TABLE, 0, ALTERED))
    assert "cab" == words(twin(TABLE, 0, MOVED))


def test_an_entry_of_another_seat_is_somebody_elses_and_asks_something_else() -> None:
    """Who acted, and what was asked, may be secret; the log's numbers jump."""
    entry = Entry(4, 1, 1, Expire("vote.1"), (Note("c", (1, 2)),))
    other = twin_entry(entry, 0, 3)

    assert (4 + AHEAD, 2, None, ()) == (other.seq, other.seat, other.by, other.events)
    assert entry.action != other.action


def test_ones_own_entry_and_the_tables_stay() -> None:
    """But for their numbers."""
    own, table = Entry(4, 0, 0, Expire("x"), ()), Entry(5, None, 0, Expire("y"), ())

    assert [0, None] == [twin_entry(one, 0, 3).seat for one in (own, table)]
    assert [own.action, table.action] == [twin_entry(one, 0, 3).action for one in (own, table)]


def test_the_clocks_entries_are_not_told_from_a_seats() -> None:
    """Whether a seat answered or its time ran out may be its secret."""
    assert CLOCK != twin_entry(Entry(4, CLOCK, None, Expire("x"), ()), 0, 3).seat
