"""Where people do otherwise than a steward would: names of houses, and the seal of a ballot they sold."""

from typing import Any

from msgspec.structs import replace

from bot.games.houses.controls.ballots import votable
from bot.rehearsal.stage import Stage, plain
from engine.games.houses.moves import AgreeToStop, Cast, Found
from engine.games.houses.stewards.prudent import prudent
from engine.kernel.dice import Dice
from engine.kernel.steward import Look


def choose_action(stage: Stage, seat: int, look: Look, dice: Dice) -> Any | None:
    """What this seat's person does now, or None; nobody asks to stop."""
    action = prudent(look, dice)
    if action is None or isinstance(action, AgreeToStop):
        return None
    match action:
        case Found():
            return founding(stage, seat, action)
        case Cast(seal=True) if not votable(look.ask(None)):
            return replace(action, seal=False)
    return action


def founding(stage: Stage, seat: int, action: Found) -> Found:
    """The names that a person gives in the table's language."""
    words = stage.bot.words(stage.language)
    house, person = (plain(words.say(f"rehearse-{what}-{seat}")) for what in ("house", "person"))
    return Found(house, action.emblem, person)
