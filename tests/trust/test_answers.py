"""Nobody is answered before what they did is kept, on whatever road: commands, buttons, menus and forms."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import discord
import pytest

from bot.client import Interaction
from bot.interactions.answering import say, with_defer
from bot.ui import moves
from engine.store.records import Append
from engine.store.writer import Writer
from tests.laws.walks import played

STEPS = 15


class Order:
    """The interaction that was heard last, whether it was answered, and how often a move came too late."""

    def __init__(self) -> None:
        self.answered, self.kept, self.late = False, 0, 0
        self.pending: Any = None

    def heard(self) -> None:
        """Another interaction begins: people do one thing after another here."""
        self.answered, self.pending = False, None

    def told(self) -> None:
        """It is answered: what it has asked for must be on the disk."""
        self.late += self.pending is not None and not self.pending.done()
        self.answered = True

    def keeps(self, future: Any) -> None:
        """A person's move is on its way to the disk."""
        self.late += self.answered
        self.kept, self.pending = self.kept + 1, future


@contextmanager
def watched() -> Iterator[Order]:
    """Look on at every interaction, every answer and every move that is kept."""
    order, append = Order(), Writer.append
    made = discord.Interaction.__init__

    def begins(self: Any, **given: Any) -> None:
        made(self, **given)
        order.heard()

    def keeps(self: Writer, one: Append) -> Any:
        future = append(self, one)
        if one.interaction is not None:
            order.keeps(future)
        return future

    with (
        patch.object(discord.Interaction, "__init__", begins),
        patch.object(Writer, "append", keeps),
        told(order, discord.InteractionResponse, "send_message"),
        told(order, discord.InteractionResponse, "edit_message"),
        told(order, discord.Interaction, "edit_original_response"),
    ):
        yield order


def told(order: Order, kind: Any, name: str) -> Any:
    """This way of answering, looked on at."""
    true: Callable[..., Any] = getattr(kind, name)

    async def answers(self: Any, *given: Any, **more: Any) -> Any:
        order.told()
        return await true(self, *given, **more)

    return patch.object(kind, name, answers)


async def test_whoever_is_answered_has_their_move_on_the_disk(tmp_path: Path) -> None:
    """Five people do at random what they are offered."""
    with watched() as order:
        await played(tmp_path, "en", STEPS)

    assert order.kept > 10
    assert 0 == order.late


async def test_an_answer_that_comes_before_the_commit_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On one road alone: the moves of a seat."""

    async def hasty(interaction: Interaction, work: Any) -> Any:
        await say(interaction, "done", "en")
        return await with_defer(interaction, work)

    monkeypatch.setattr(moves, "with_defer", hasty)
    with watched() as order:
        await played(tmp_path, "en", 1)

    assert order.late > 0
