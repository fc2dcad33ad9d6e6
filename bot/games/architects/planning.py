"""Placements for the turns that come, written beforehand."""

from typing import Any, Final

from bot.games.architects.words import choice
from bot.render.reader_scene import ReaderScene
from bot.ui.generic import wording
from bot.ui.plugin import Planning
from engine.games.architects.chapters.guardhouse import Guardhouse
from engine.games.architects.orders import ask, following, moment, number


def name(scene: ReaderScene, move: Any) -> str:
    """What the rules call it: what it will bring nobody knows yet; of an errand which."""
    if isinstance(move, Guardhouse):
        return scene.messages.say("architects-planned-errand", errand=choice(scene, move.errands[0]))
    return wording.move(scene, move)


PLANNING: Final = Planning(moment, following, ask, number, name)
