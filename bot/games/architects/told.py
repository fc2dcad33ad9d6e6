"""What is told beside events of Architects: a sentence of the place, and what company says of it.

Both go by the event alone, so that a post, a letter and the chronicle say the same. The manners are those of
engine/games/architects/stewards/company.py and stand in the seats' names.
"""

from collections.abc import Iterator
from typing import Any, Final, Literal

from bot.render import markup
from bot.render.reader_scene import ReaderScene
from bot.ui.generic.company import line_of, remark
from engine.games.architects.chapters.guardhouse import Imprisoned
from engine.games.architects.chapters.guildhall import Advanced
from engine.games.architects.chapters.market import MarketReset
from engine.games.architects.chapters.places import PoolTaken
from engine.games.architects.chapters.scoring import GameEnded
from engine.games.architects.chapters.town import Captured
from engine.games.architects.chapters.workers import Ransomed, Released
from engine.games.architects.stewards.company import manner_of
from engine.kernel.seats import Seat

Occasion = Literal["capture", "captured", "climb", "win"]

VARIANTS: Final = 2
"""How many lines each manner has for an occasion, and the prison and each place for a capture."""

SELDOM: Final = 3
"""One capture in so many is spoken of; of the cathedral and of the end there is always a word."""


def lines(scene: ReaderScene, event: Any) -> Iterator[str]:
    """The sentence of the place, in small print, then who says something of it; mostly neither."""
    if (tale := _tale(event)) is not None:
        code, slots = tale
        yield markup.small(scene.messages.say(f"architects-tale-{code}", **slots))
    for seat, occasion in _speakers(event):
        if line := _line(scene, seat, occasion, event):
            yield line
            return


def _line(scene: ReaderScene, seat: Seat, occasion: Occasion, event: Any) -> str:
    """What this seat says of the event; "" where it is silent."""
    code = f"{manner_of(seat)}-{occasion}"
    if isinstance(event, Advanced):
        # One climbs a level at a time: by turns, no line comes twice running.
        return line_of(scene, seat, f"{code}-{1 + event.level % VARIANTS}")
    return remark(scene, seat, code, VARIANTS, event, seldom=SELDOM if isinstance(event, Captured) else 1)


def has_tale(event: Any) -> bool:
    """Whether there is a sentence of the place of this event."""
    return _tale(event) is not None


def _tale(event: Any) -> tuple[str, dict[str, Any]] | None:
    """The code of the event's sentence `architects-tale-CODE` and its slots; None where there is none."""
    match event:
        case Captured():
            variant = 1 + (event.seat + event.target + event.count) % VARIANTS
            return f"captured-{variant}", {"location": event.location}
        case Imprisoned():
            return f"imprisoned-{1 + (event.seat + event.count) % VARIANTS}", {}
        case Released():
            return "released", {}
        case Ransomed():
            return "ransomed", {}
        case PoolTaken():
            return "robbed", {}
        case Advanced():
            return "climbed", {"level": event.level}
        case MarketReset():
            return "reset", {}
    return None


def _speakers(event: Any) -> Iterator[tuple[Seat, Occasion]]:
    """Who may have something to say of a public event, and why: of a capture its victim first."""
    match event:
        case Captured():
            yield event.target, "captured"
            yield event.seat, "capture"
        case Advanced():
            yield event.seat, "climb"
        case GameEnded(places=((winner,), *_)):
            yield winner, "win"
