"""The post of a round of turns, for the audit."""

from typing import Final

from bot.games.architects.events import round_number
from bot.games.architects.plugin import QUESTIONS
from bot.lab.leaks.growing_outlet import growing_outlet
from bot.lab.leaks.speech import Spoken
from engine.games.architects.chapters.setup import TurnsBegan
from engine.games.architects.state import State


def first_event(state: State) -> TurnsBegan | None:
    """A first turn; None while the table is set."""
    return TurnsBegan(state.active) if round_number(state) else None


OUTLETS: Final[tuple[Spoken, ...]] = (growing_outlet(QUESTIONS, first_event),)
