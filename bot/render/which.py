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
    lines, buttons = [words.say("refusal-match-which")], list[Button]()
    for scene, channel in scenes[:MOST]:
        match, game, names = scene.match, words.game_name(scene.game.name), words.join_list(scene.names)
        lines.append(words.say("which-match", match=match, game=game, channel=f"<#{channel}>", names=names))
        # A space parts words of a command; in a custom id a stop stands for it.
        id = ids.WhichButtonId(match, command.replace(" ", "."), entered)
        buttons.append(Button(id.pack(), words.say("match-choice", match=match, game=game)))
    return Panel(None, (Text("\n".join(lines)), Rule(), *rows(tuple(buttons))), words.language)
