"""Lines at the table about houses that are away, and what their people are told in private."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from bot.render.renderer import Scene
from engine.entries import Entry
from engine.kernel.seats import Seat
from engine.kernel.table.absence import AwayBegun, AwayOver, AwayPlanned, OrdersPlayed
from engine.kernel.table.chapter import TableEvent
from engine.kernel.table.seating import StewardSat

Notice = Callable[[Scene, Any], str]


def away_planned_text(scene: Scene, event: AwayPlanned) -> str:
    """Everybody may plan for it."""
    return _text_of(scene, "notice-away-planned", event)


def away_begun_text(scene: Scene, event: AwayBegun) -> str:
    """A steward sits in."""
    return _text_of(scene, "notice-away-begun", event)


def away_over_text(scene: Scene, event: AwayOver) -> str:
    """The person plays."""
    return scene.words.say("notice-away-over", name=scene.names[event.seat])


def _text_of(scene: Scene, code: str, event: AwayPlanned | AwayBegun) -> str:
    return scene.words.in_game(scene.game.name, code, name=scene.names[event.seat], epoch=event.epoch)


NOTICES: Final[Mapping[type[TableEvent], Notice]] = {
    AwayPlanned: away_planned_text,
    AwayBegun: away_begun_text,
    AwayOver: away_over_text,
}
"""By event; told in a line once the match has begun."""


def whispers(entry: Entry, seat: Seat) -> tuple[str, ...]:
    """The texts that this seat's person is owed about the entry."""
    return tuple(code for event in entry.events if (code := _whisper(entry, event, seat)))


def _whisper(entry: Entry, event: Any, seat: Seat) -> str:
    match event:
        case OrdersPlayed() if event.seat == seat:
            return "absence-played"
        case StewardSat(_, _, True) if event.seat == seat:
            return "absence-regent"
        case AwayBegun() if event.seat == seat and entry.seat is not None:
            return "absence-away"
    return ""
