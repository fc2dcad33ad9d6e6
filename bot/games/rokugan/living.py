"""Board and private page with the map as a picture; few words stand beside it."""

from dataclasses import replace

from bot.games.rokugan import board as words
from bot.games.rokugan import hand
from bot.games.rokugan.picture.map import sketch
from bot.pictures.facts import whole_button, words_button
from bot.render.panel import Buttons, Panel, Text
from bot.render.reader_scene import ReaderScene
from bot.ui.generic.choices import Choices
from bot.ui.generic.pages import awaited_lines, title


def board(scene: ReaderScene, below: tuple[str, ...]) -> Panel:
    """For everybody the same; in the end the story stands below the map."""
    told, drawn = words.board(scene, below), sketch(scene)
    if drawn is None:
        return told
    now = (
        tuple(words.state_lines(scene)) if scene.result is not None else (title(scene), *awaited_lines(scene))
    )
    text = "\n".join((*now, *(f"-# {line}" for line in below)))
    row = Buttons((*words.buttons(scene).buttons, whole_button(scene)))
    return replace(told, pictured=(drawn, Text(text), row))


def page(scene: ReaderScene, choices: Choices) -> Panel:
    """One's own page: the map with the faces of one's own tokens."""
    told, drawn = hand.page(scene, choices), sketch(scene)
    if drawn is None:
        return told
    head, *_ = told.blocks
    doing = hand.doing(scene, choices)
    return replace(told, pictured=(head, drawn, *doing, *hand.foot(scene, choices, words_button(scene))))
