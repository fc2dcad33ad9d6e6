"""The moves of Treasure Island: day actions, announced once confirmed; votes, order by order; holds."""

from collections.abc import Iterator
from typing import Any, Final

from bot.games.treasure.words import order_name, table_of
from bot.render.panel import Block, Style, Text, rows
from bot.render.reader_scene import ReaderScene
from bot.ui.generic import wording
from bot.ui.generic.offers import Choices, button, controls
from engine.games.treasure.chapters.day import Attack, Board, Conflict, Fleet, Land, Maroon, Mutiny, Shift
from engine.games.treasure.chapters.night import Loot, Vote
from engine.games.treasure.chapters.setup import Stow
from engine.games.treasure.state import ballot_of, catch_of

ANNOUNCED: Final = (
    Stow,
    Board,
    Land,
    Attack,
    Maroon,
    Mutiny,
    Shift,
    Fleet,
    Conflict,
)
"""TI-4.2: what is announced by day stands, so it is asked for once more before it is."""


def needs_confirmation(move: Any) -> bool:
    """Whether this move is announced to everybody and can't be taken back."""
    return isinstance(move, ANNOUNCED)


def move_buttons(scene: ReaderScene, choices: Choices) -> tuple[Block, ...]:
    """By night each vote under what it is about; by day all that can be done."""
    table = table_of(scene)
    if table.phase not in ("night", "loot"):
        return controls(scene, choices, choices.moves)
    return tuple(block for index in range(len(table.orders)) for block in _order(scene, choices, index))


def _order(scene: ReaderScene, choices: Choices, index: int) -> Iterator[Block]:
    """One order: what the reader has done about it, and what they may do."""
    moves = [one for one in choices.moves if getattr(one, "order", None) == index]
    votes = tuple(one for one in moves if isinstance(one, Vote))
    holds = tuple(one for one in moves if isinstance(one, Loot))
    if not moves:
        return
    vote, catch = _vote(scene, index), _catch(scene, index)
    lines = (f"**{order_name(scene, table_of(scene).orders[index])}**", *vote, *catch)
    yield Text("\n".join(lines))
    yield from rows(tuple(button(scene, choices, one, style=_style(vote)) for one in votes))
    if holds:
        yield Text(scene.messages.say("treasure-ask-loot"))
        yield from rows(tuple(button(scene, choices, one, style=_style(catch)) for one in holds))


def _style(answered: tuple[str, ...]) -> Style:
    """What is answered stands back behind what is still asked."""
    return "secondary" if answered else "primary"


def _vote(scene: ReaderScene, index: int) -> tuple[str, ...]:
    """What the reader has voted so far."""
    reader = scene.reader
    ballot = None if reader is None else ballot_of(table_of(scene), index, reader)
    if ballot is None or ballot.value is None:
        return ()
    value = scene.messages.say(f"treasure-choice-{ballot.value}")
    return (scene.messages.say("treasure-voted", value=value),)


def _catch(scene: ReaderScene, index: int) -> tuple[str, ...]:
    """Where the captain has a catch go so far."""
    catch = catch_of(table_of(scene), index)
    if catch is None or catch.fill is None:
        return ()
    return (wording.move(scene, Loot(index, catch.fill, catch.rob)),)
