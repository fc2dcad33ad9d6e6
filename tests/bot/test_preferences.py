"""What people have chosen, as it is remembered: no answer that was asked for before undoes a change."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

import pytest

from bot.preferences import SEALED, Preferences
from engine.store.reader import Reader
from tests.bot.core_world import Hall, folder, hall, our_bot
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]

SOMEBODY: Final = 7


async def chosen_by_them(preferences: Preferences) -> None:
    """They choose a language here."""
    await preferences.choose("user", SOMEBODY, "fa")


async def chosen_elsewhere(preferences: Preferences) -> None:
    """They choose it where another process hears it, which tells this one."""
    await preferences._store.write.set_preference("user", SOMEBODY, "fa")
    await preferences._store.write.set_preference("user", SOMEBODY, SEALED, "seal")
    preferences.forget_all()


async def forgotten(preferences: Preferences) -> None:
    """They are forgotten: nothing they had chosen is left."""
    await preferences._store.write.forget(SOMEBODY)
    preferences.forget(SOMEBODY)


@pytest.mark.parametrize(
    ("happens", "language", "seal"),
    [
        (chosen_by_them, "fa", "open"),
        (chosen_elsewhere, "fa", "sealed"),
        (forgotten, None, ""),
    ],
)
async def test_what_changes_while_the_old_choice_is_read_is_what_counts(
    hall: Hall,
    monkeypatch: pytest.MonkeyPatch,
    happens: Callable[[Preferences], Awaitable[None]],
    language: str | None,
    seal: str,
) -> None:
    """The old one was read from the store before the change, and comes after it."""
    store, may_come, asked = hall.bot.store, asyncio.Event(), asyncio.Semaphore(0)
    await store.write.set_preference("user", SOMEBODY, "en")
    await store.write.set_preference("user", SOMEBODY, "open", "seal")

    def late(read: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def read_late(self: Reader, *what: Any) -> Any:
            found = await read(self, *what)
            asked.release()
            await may_come.wait()
            return found

        return read_late

    for name in ("preference", "preferences"):
        monkeypatch.setattr(Reader, name, late(getattr(Reader, name)))
    preferences = Preferences(store)
    reading = asyncio.gather(preferences.chosen_language("user", SOMEBODY), preferences.manners(SOMEBODY))
    for _ in range(2):
        await asked.acquire()
    await happens(preferences)
    may_come.set()
    await reading

    assert language == await preferences.chosen_language("user", SOMEBODY)
    assert seal == (await preferences.manners(SOMEBODY)).get("seal", "")
