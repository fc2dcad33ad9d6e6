"""Names as a picture shows them: no markdown is read there, and only what the font has can be drawn."""

from functools import cache
from importlib.resources import files
from typing import Any

from bot.games.houses.presenter import Presenter
from bot.pictures import facts
from engine.kernel.seats import Seat


def sheet(voice: Presenter, *words: str) -> dict[str, Any]:
    """What every board needs; `words` are the codes of its labels."""
    said = {code: voice.say(f"picture-{code}") for code in words}
    return facts.sheet(voice.scene.messages.language, said)


def house(voice: Presenter, seat: Seat) -> str:
    """The house's name; its emblem's where the lot founded it or the font lacks a letter of it."""
    return drawable_name(voice, seat, voice.scene.names[seat])


def drawable_name(voice: Presenter, seat: Seat, name: str) -> str:
    """The name where the font has it; else the emblem's, or the number of the seat."""
    own = voice.view.houses[seat].emblem
    otherwise = voice.emblem(own) if own else voice.say("picture-seat", number=seat + 1)
    return facts.plain_name(name, otherwise)


def emblem(voice: Presenter, seat: Seat) -> str:
    """The file of the house's emblem; none for one that came with a host's own cards."""
    found = voice.view.houses[seat].emblem
    return found if found in emblems() else ""


@cache
def emblems() -> frozenset[str]:
    """The emblems that are drawn in data/houses/emblems."""
    folder = files("data") / "houses" / "emblems"
    return frozenset(one.name.removesuffix(".svg") for one in folder.iterdir())
