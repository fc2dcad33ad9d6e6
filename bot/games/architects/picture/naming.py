"""What both pictures of Architects name alike; names hold only letters that the boards' font has."""

from typing import Any

from bot.games.architects.picture.values import Amount
from bot.pictures import facts
from bot.render.reader_scene import ReaderScene
from engine.games.architects.facts import Amounts
from engine.games.architects.names import GOODS
from engine.kernel.seats import Seat


def sheet(scene: ReaderScene, *words: str) -> dict[str, Any]:
    """How lines run, and the labels of these codes."""
    said = {code: scene.messages.say(f"architects-picture-{code}") for code in words}
    return facts.sheet(scene.messages.language, said)


def drawable_name(scene: ReaderScene, seat: Seat) -> str:
    """A person's name, or the number of the seat where the font lacks a letter."""
    otherwise = scene.messages.say("architects-picture-seat", number=seat + 1)
    return facts.plain_name(scene.names[seat], otherwise)


def amounts_of(row: Amounts) -> tuple[Amount, ...]:
    """The goods of which there are any."""
    return tuple(Amount(good, count) for good, count in zip(GOODS, row, strict=True) if count)
