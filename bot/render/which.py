"""Of several matches that could be meant the one that is: a line and a button for each."""

from collections.abc import Sequence
from typing import Final

from bot.controls import ids
from bot.render.i18n import Messages
from bot.render.panel import Button, Panel, Rule, Text, rows
from bot.render.renderer import Scene

MOST: Final = 10
"""More matches than one person has in a server; of others the number can be written."""


def panel(words: Messages, scenes: Sequence[tuple[Scene, int]], command: str, entered: str) -> Panel:
    """Each match with its channel, and the names of its seats as everybody has them."""
    found = tuple(scenes)[:MOST]
    lines = (_line(words, scene, channel) for scene, channel in found)
    buttons = tuple(
        Button(
            ids.WhichButtonId(scene.match, command.replace(" ", "."), entered).pack(), _label(words, scene)
        )
        for scene, _ in found
    )
    text = "\n".join((words.say("refusal-match-which"), *lines))
    return Panel(None, (Text(text), Rule(), *rows(buttons)), words.language)


def _label(words: Messages, scene: Scene) -> str:
    return words.say("match-choice", match=scene.match, game=_game(words, scene))


def _line(words: Messages, scene: Scene, channel: int) -> str:
    names, where = words.join_list(scene.names), f"<#{channel}>"
    return words.say("which-match", match=scene.match, game=_game(words, scene), channel=where, names=names)


def _game(words: Messages, scene: Scene) -> str:
    return words.game_name(scene.game.name)
