"""The events of Architects in words: headings, points by their sources, and what is no news."""

from typing import Any, Final

from bot.games.architects.joined import Goods
from bot.games.architects.score import score_line
from bot.games.architects.words import card, list_of
from bot.render.reader_scene import ReaderScene
from bot.ui.generic import wording
from engine.games.architects.chapters.buildings import EffectSettled
from engine.games.architects.chapters.goods import BuildingsDrawn
from engine.games.architects.chapters.scoring import GameEnded, Scored
from engine.games.architects.chapters.setup import CharacterChosen, Drafted, PacketsPassed, TurnsBegan
from engine.games.architects.chapters.turns import FinalRoundBegan, TurnEnded

HEADINGS: Final = (FinalRoundBegan, GameEnded, TurnsBegan)
UNSAID: Final = (TurnEnded, EffectSettled)
"""Whoever is asked next says as much."""

SILENT: Final = (*UNSAID, Drafted, PacketsPassed, CharacterChosen)
"""The board shows these; a message for each would be noise."""


def describe(scene: ReaderScene, event: Any) -> str:
    """An event for its reader."""
    if isinstance(event, UNSAID):
        return ""
    if isinstance(event, Goods):
        return _goods(scene, event)
    if isinstance(event, Scored):
        return score_line(scene, event.score)
    if isinstance(event, BuildingsDrawn) and event.cards.value:
        names = (card(scene, one) for one in event.cards.value)
        return scene.messages.say("architects-drawn", cards=list_of(scene, names))
    text = wording.event(scene, event)
    return f"### {text}" if isinstance(event, HEADINGS) else text


def _goods(scene: ReaderScene, event: Goods) -> str:
    """Goods that come or go together, in one line."""
    say = scene.messages.say
    row = [say("architects-amount", count=count, good=good) for good, count in event.row]
    code = "architects-goods-paid" if event.paid else "architects-goods-gained"
    return say(code, seat=scene.names[event.seat], goods=list_of(scene, row))
