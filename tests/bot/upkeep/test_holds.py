"""Matches follow the owner's orders, though the database or the slot is away as one begins or ends."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from engine.store import StoreFull, StoreLost
from tests.bot.cogs.test_owner import HOUR, owned_hall, typed
from tests.bot.core_world import Hall

MANY = 200
"""Failures after which the database is there again, so that a loop without a pause has an end."""


@pytest.fixture
async def held(tmp_path: Path) -> AsyncIterator[Hall]:
    """A match that stands still for a maintenance of two hours."""
    async with owned_hall(tmp_path) as hall:
        await hall.begun(people=3)
        await typed(hall, hall.host, "drain", until="2h")
        await hall.world.settle()
        assert hall.live().table.halted == "on_hold"
        yield hall


class Failing:
    """A call that fails so often before it works."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, where: object, name: str, *errors: Exception) -> None:
        self.tries, self._errors, self._real = 0, errors, getattr(where, name)
        monkeypatch.setattr(where, name, self.call)

    async def call(self, *about: Any) -> Any:
        self.tries += 1
        if self.tries <= len(self._errors):
            raise self._errors[self.tries - 1]
        return await self._real(*about)


async def test_a_match_whose_slot_nobody_held_as_the_maintenance_ended_goes_on(
    held: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A restart, or a process that has died: the slot is taken some seconds later."""
    monkeypatch.setattr(held.bot, "is_ours", lambda match: False)
    await held.world.advance(3 * HOUR)
    before = held.live().table.halted
    monkeypatch.undo()
    for tell in held.bot.store.slots.changed:
        tell()
    await held.world.settle()

    assert "on_hold" == before
    assert "" == held.live().table.halted


@pytest.mark.parametrize("where", ["matches.act_as_program", "store.read.matches_halted_for"])
async def test_a_match_that_could_not_go_on_as_the_maintenance_ended_is_tried_again(
    held: Hall, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    """The database was away for some seconds just then."""
    owner: Any = held.bot
    *path, name = where.split(".")
    for part in path:
        owner = getattr(owner, part)
    failing = Failing(monkeypatch, owner, name, StoreLost("connection"))
    await held.world.advance(3 * HOUR)

    assert "" == held.live().table.halted
    assert failing.tries > 1


async def test_an_order_that_ends_while_nothing_can_be_written_is_tried_now_and_then(
    held: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk is full: twice a minute."""
    failing = Failing(monkeypatch, held.bot.store.write, "set_drain", *[StoreFull()] * MANY)
    await held.world.advance(2.5 * HOUR)

    assert 55 <= failing.tries <= 65
