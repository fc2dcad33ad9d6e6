"""Where people do otherwise than a steward would: what they call their houses."""

from typing import Any

from bot.rehearsal.stage import Stage, plain
from engine.games.houses.moves import AgreeToStop, Found
from engine.games.houses.stewards.prudent import prudent
from engine.kernel.dice import Dice
from engine.kernel.steward import Look


def chosen(stage: Stage, seat: int, look: Look, dice: Dice) -> Any | None:
    """What this seat's person does now, or None; nobody asks to stop."""
    action = prudent(look, dice)
    if action is None or isinstance(action, AgreeToStop):
        return None
    return founding(stage, seat, action) if isinstance(action, Found) else action


def founding(stage: Stage, seat: int, action: Found) -> Found:
    """The names that a person gives in the table's language."""
    words = stage.bot.words(stage.language)
    house, person = (plain(words.say(f"rehearse-{what}-{seat}")) for what in ("house", "person"))
    return Found(house, action.emblem, person)
