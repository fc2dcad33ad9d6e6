"""Entries: written and read alike, and readable under the names they had."""

import msgspec
import pytest

from engine.entries import Entry, Scribe
from engine.games import houses
from engine.games.houses.events import HouseReady
from engine.games.houses.moves import Ready
from engine.kernel.table.seating import PlayerSat
from tests.engine.games.houses import small

ENTRY = Entry(7, 2, 1, Ready(), (HouseReady(2), PlayerSat(2, 1)))


def test_an_entry_is_the_same_after_writing_and_reading_it() -> None:
    """Events of the game and of the table stand in one entry."""
    scribe = Scribe(houses.game(small.content()))

    assert ENTRY == scribe.read(scribe.write(ENTRY))


def test_a_renamed_event_and_action_stay_readable() -> None:
    """An old log is never lost to a better name."""
    scribe = Scribe(houses.game(small.content()), {"house_prepared": "house_ready", "prepared": "ready"})
    old = scribe.write(ENTRY).replace(b"house_ready", b"house_prepared").replace(b'"ready"', b'"prepared"')

    assert b"house_prepared" in old
    assert ENTRY == scribe.read(old)


def test_a_field_that_a_later_version_adds_does_not_spoil_an_entry() -> None:
    """Stored events never forbid what they don't know."""
    scribe = Scribe(houses.game(small.content()))
    newer = scribe.write(ENTRY).replace(b'"seat":2}', b'"seat":2,"colour":"blue"}', 1)

    assert b"colour" in newer
    assert ENTRY == scribe.read(newer)


def test_an_event_of_another_game_is_refused() -> None:
    """A log belongs to its game."""
    scribe = Scribe(houses.game(small.content()))

    with pytest.raises(msgspec.ValidationError):
        scribe.read(scribe.write(ENTRY).replace(b"house_ready", b"treaty_signed"))
