"""Where the things of a match stand is remembered as the store has it, whatever comes at the same time."""

from typing import Any

import pytest

from bot.channels.places import BOARD, PINNED, Places
from engine.store import KnownMessage, StoreBroken
from tests.bot.core_world import Hall, folder, hall, our_bot
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]

OLD, NEW = KnownMessage(BOARD, 3, 98), KnownMessage(BOARD, 3, 99)


@pytest.fixture
async def places(hall: Hall) -> Places:
    """Of a match whose board stands somewhere."""
    await hall.table()
    places = Places(hall.bot.store)
    await places.keep(1, OLD)
    return places


async def test_what_is_kept_as_all_is_forgotten_is_known_afterwards(
    hall: Hall, places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A slot is taken as a board's number is written, and another lane reads the board at once."""
    write, keep = hall.bot.store.write, hall.bot.store.write.set_known_message

    async def late(match: int, spot: KnownMessage) -> None:
        places.forget_all()
        await places.at(match, BOARD)
        await keep(match, spot)

    monkeypatch.setattr(write, "set_known_message", late)
    await places.keep(1, NEW)

    assert NEW == await places.at(1, BOARD)


async def test_what_is_dropped_as_it_is_forgotten_is_not_known_afterwards(
    hall: Hall, places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hint of another process comes as a thing is dropped."""
    write, drop = hall.bot.store.write, hall.bot.store.write.drop_known_message

    async def late(match: int, thing: Any) -> None:
        places.forget_known(match)
        await places.at(match, BOARD)
        await drop(match, thing)

    monkeypatch.setattr(write, "drop_known_message", late)
    await places.forget(1, BOARD)

    assert await places.at(1, BOARD) is None


async def test_what_was_read_before_a_hint_is_read_again(
    hall: Hall, places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process makes a board anew while this one reads where the old one stands."""
    store = hall.bot.store
    known = store.read.known_messages

    async def late(match: int) -> tuple[KnownMessage, ...]:
        found = await known(match)
        await store.write.set_known_message(match, NEW)
        places.forget_known(match)
        return found

    places.forget_all()
    with monkeypatch.context() as slow:
        slow.setattr(store.read, "known_messages", late)
        await places.at(1, BOARD)

    assert NEW == await places.at(1, BOARD)


async def test_what_may_have_been_written_is_read_again(
    hall: Hall, places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection is lost as the database answers: it has kept what nobody was told that it kept."""
    write, keep = hall.bot.store.write, hall.bot.store.write.set_known_message

    async def lost(match: int, spot: KnownMessage) -> None:
        await keep(match, spot)
        raise StoreBroken("lost")

    monkeypatch.setattr(write, "set_known_message", lost)
    with pytest.raises(StoreBroken):
        await places.keep(1, NEW)

    assert NEW == await places.at(1, BOARD)
    assert await places.at(1, PINNED) is None
