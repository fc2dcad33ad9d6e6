"""The events of Treasure Island in words: headings for day, night and dawn, and what is no news at all."""

from typing import Any, Final

from bot.games.treasure.crews import Crew
from bot.games.treasure.story import story
from bot.games.treasure.words import place
from bot.render.reader_scene import ReaderScene
from bot.ui.generic import wording
from engine.games.treasure.base import GameOver
from engine.games.treasure.chapters.day import DayMissed, SaidDone, TookBack
from engine.games.treasure.chapters.night import NightEnded, NightSkipped, NightStarted, VotesIn
from engine.games.treasure.chapters.rounds import DayStarted

HEADINGS: Final = (DayStarted, NightStarted, NightSkipped, NightEnded)
SILENT: Final = (VotesIn, SaidDone, TookBack, DayMissed)
"""The board shows these; a message for each would be noise."""


def describe(scene: ReaderScene, event: Any) -> str:
    """An event for its reader; the end is a story."""
    if isinstance(event, GameOver):
        return "\n".join((wording.event(scene, event), *story(scene)))
    if isinstance(event, Crew):
        return crew(scene, event)
    text = wording.event(scene, event)
    return f"### {text}" if isinstance(event, HEADINGS) else text


def crew(scene: ReaderScene, event: Crew) -> str:
    """TI-2.2: by rank; what each rank is, the board says."""
    names = scene.messages.join_list([scene.names[seat] for seat in event.seat])
    return scene.messages.say("treasure-crew", ship=place(scene, event.ship), names=names)
