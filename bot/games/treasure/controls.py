"""The moves of Treasure Island: day actions, announced once confirmed; votes, order by order; holds."""

from collections.abc import Iterator
from typing import Any, Final

from bot.games.treasure.words import order_name, table_of
from bot.render.panel import Block, Text, rows
from bot.render.reader_scene import ReaderScene
from bot.ui.offered import wording
from bot.ui.offered.blocks import button, controls
from bot.ui.offered.choices import Choices
from engine.games.treasure import moves as mv
from engine.games.treasure.state import ballot_of, catch_of

ANNOUNCED: Final = (
    mv.Stow,
    mv.Board,
    mv.Land,
    mv.Attack,
    mv.Maroon,
    mv.Mutiny,
    mv.Shift,
    mv.Fleet,
    mv.Conflict,
)
"""TI-4.2: what is announced by day stands, so it is asked for once more before it is."""


def confirmed(move: Any) -> bool:
    """Whether this move is announced to everybody and can't be taken back."""
    return isinstance(move, ANNOUNCED)


def shown(scene: ReaderScene, choices: Choices) -> tuple[Block, ...]:
    """By night each vote under what it is about; by day all that can be done."""
    table = table_of(scene)
    if table.phase not in ("night", "loot"):
        return controls(scene, choices, choices.moves)
    return tuple(block for index in range(len(table.orders)) for block in _order(scene, choices, index))


def _order(scene: ReaderScene, choices: Choices, index: int) -> Iterator[Block]:
    """One order: what the reader has done about it, and what they may do."""
    moves = [one for one in choices.moves if getattr(one, "order", None) == index]
    votes = tuple(one for one in moves if isinstance(one, mv.Vote))
    holds = tuple(one for one in moves if isinstance(one, mv.Loot))
    if not moves:
        return
    yield Text("\n".join((f"**{order_name(scene, table_of(scene).orders[index])}**", *_done(scene, index))))
    yield from rows(tuple(button(scene, choices, one) for one in votes))
    if holds:
        yield Text(scene.messages.say("treasure-ask-loot"))
        yield from rows(tuple(button(scene, choices, one, style="secondary") for one in holds))


def _done(scene: ReaderScene, index: int) -> Iterator[str]:
    """What the reader has voted and chosen so far."""
    table, reader = table_of(scene), scene.reader
    ballot = None if reader is None else ballot_of(table, index, reader)
    if ballot is not None and ballot.value is not None:
        value = scene.messages.say(f"treasure-choice-{ballot.value}")
        yield scene.messages.say("treasure-voted", value=value)
    catch = catch_of(table, index)
    if catch is not None and catch.fill is not None:
        yield wording.move(scene, mv.Loot(index, catch.fill, catch.rob))
