"""The post of a day or a night, for the audit."""

from typing import Final

from bot.games.treasure.plugin import QUESTIONS
from bot.lab.leaks.growing_outlet import growing_outlet
from bot.lab.leaks.speech import Spoken
from engine.games.treasure.chapters.night import NightStarted
from engine.games.treasure.chapters.rounds import DayStarted
from engine.games.treasure.state import State


def first_event(state: State) -> DayStarted | NightStarted | None:
    """The day or night that it is; None before the first."""
    if not state.round:
        return None
    return DayStarted(state.round) if state.phase == "day" else NightStarted(state.round)


OUTLETS: Final[tuple[Spoken, ...]] = (growing_outlet(QUESTIONS, first_event),)
