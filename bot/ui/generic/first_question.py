"""The first question of a begun move on a page of its own making: its answers stand there at once."""

from collections.abc import Callable
from typing import Any

from bot.render.panel import Block
from bot.render.reader_scene import ReaderScene
from bot.ui.generic import steps, wording
from bot.ui.generic.choices import Choices
from bot.ui.generic.question import Question
from bot.ui.generic.side_notes import Asides
from bot.ui.seat_controls import SeatControls
from engine.kernel.moves import PartialMove

Value = Callable[[ReaderScene, str, Any], str]
"""A value of a field, "" where the shared words serve."""


def turning(controls: SeatControls, handle: str) -> Callable[[str], int]:
    """A number for each path of this move, from the match's secret."""
    return lambda path: int(controls.sign(f"{controls.look.seat} {handle}", path), 16)


def value_of(scene: ReaderScene, named: Value) -> Callable[[str, Any], str]:
    """A value in the game's own words, or else in the shared ones."""
    return lambda name, given: named(scene, name, given) or wording.value(scene, name, given)


def first_question(
    scene: ReaderScene, choices: Choices, move: PartialMove, named: Value, aside: Asides, few: int
) -> tuple[Block, ...]:
    """The answers to the first question of this move, of which so many as `few` are buttons."""
    controls = choices.controls
    handle, ask = controls.handle(move), controls.look.ask
    turned = turning(controls, handle)
    walked = steps.walk(move, "", ask, turned, {})
    asked = Question(scene, handle, move, walked, turned, ask)
    asked.named, asked.aside, asked.few = value_of(scene, named), aside(scene, asked.open_move), few
    return tuple(asked.answers(0))
