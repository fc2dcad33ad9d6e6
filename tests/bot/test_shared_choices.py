"""What is chosen with one process of a bot holds in the others, which remember what they have read."""

from collections.abc import AsyncIterator
from datetime import datetime
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.clock.waiting import Waiting
from bot.owner_orders import OwnerOrders
from bot.preferences import Preferences
from bot.users import UserNames
from engine.store import Bar, Drain, OwnerAct, Store
from engine.store.postgres.opening import open_postgres
from tests.engine.store.conftest import emptied
from tests.engine.store.making import HOUR, NOW, add_match, move, ring
from tests.postgres_server import PostgresServer

USER = 71


@pytest.fixture
async def stores(postgres: PostgresServer) -> AsyncIterator[tuple[Store, Store]]:
    """Two processes' stores of one database."""
    address = emptied(postgres)
    async with open_postgres(address, ring(), "tok") as one, open_postgres(address, ring(), "tok") as other:
        yield one, other


async def test_an_order_of_the_owner_holds_in_every_process(stores: tuple[Store, Store]) -> None:
    """Once it is read again; what did not change calls nobody."""
    one, other = (OwnerOrders(store, lambda: NOW) for store in stores)
    called = list[str]()
    other.listeners.append(lambda: called.append("changed"))
    for orders in (one, other):
        await orders.load()
    bar = Bar("user", USER, NOW, None, "go_on", "spam")
    await one.bar(bar, OwnerAct(NOW, 1, "bar", USER))
    await one.set_drain(Drain(NOW, NOW + HOUR), OwnerAct(NOW, 1, "drain"))
    before = other.bar_of("user", USER)
    for _ in range(2):
        await other.reload()

    assert before is None
    assert bar == other.bar_of("user", USER)
    assert Drain(NOW, NOW + HOUR) == other.drain
    assert ["changed"] == called


class Now:
    """A clock of all processes."""

    def __init__(self) -> None:
        self.at = NOW

    def now(self) -> datetime:
        return self.at


def called(name: str) -> Any:
    """Somebody who presses something under this name."""
    return SimpleNamespace(id=USER, display_name=name, name="amir_r")


async def test_a_name_that_another_process_has_seen_is_shown(stores: tuple[Store, Store]) -> None:
    """The newer of the two, whoever saw it; who was forgotten is kept by no process that missed that."""
    clock, nobody = Now(), cast(discord.Client, None)
    one, other = (UserNames(nobody, store, cast(Waiting, clock)) for store in stores)
    match = await add_match(stores[0])
    await stores[0].write.append(move(match, 0, players=((0, USER),)))
    one.note_name(called("Amir"))
    await one.learn([USER])
    await one.note()
    await other.learn([USER])
    before = other.name(USER)
    clock.at += HOUR
    one.note_name(called("Amir II"))
    await one.note()
    await other.learn([USER])
    unread = other.name(USER)
    other.read_again()
    await other.learn([USER])
    seen = other.name(USER)
    clock.at += HOUR
    other.note_name(called("Amir III"))
    other.read_again()
    await other.learn([USER])
    own = other.name(USER)
    await stores[0].write.forget(USER)
    await other.note()

    assert ("Amir", "Amir", "Amir II", "Amir III") == (before, unread, seen, own)
    assert {} == await stores[0].read.names((USER,))


async def test_names_that_are_to_be_read_again_while_they_are_read_are(
    stores: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was asked for before may be of before the change."""
    ask = stores[0].read.names
    names = UserNames(cast(discord.Client, None), stores[0], cast(Waiting, Now()))
    names.note_name(called("Amir"))
    asked = list[tuple[int, ...]]()

    async def read(users: tuple[int, ...]) -> Any:
        asked.append(users)
        if len(asked) == 1:
            names.read_again()
        return await ask(users)

    monkeypatch.setattr(stores[0].read, "names", read)
    for _ in range(3):
        await names.learn([USER])

    assert [(USER,)] * 2 == asked


async def test_a_language_that_was_chosen_elsewhere_is_read(stores: tuple[Store, Store]) -> None:
    one, other = (Preferences(store) for store in stores)
    before = await other.chosen_language("user", USER)
    await one.choose("user", USER, "fa")
    await one.choose_manner(USER, "seal", "yes")
    other.forget_all()

    assert before is None
    assert "fa" == await other.chosen_language("user", USER)
    assert {"seal": "yes"} == await other.manners(USER)
