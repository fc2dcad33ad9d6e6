"""Lines at the table about guests, people who were forgotten, and who hosts now."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from bot.render.renderer import Scene
from engine.kernel.table.chapter import TableEvent
from engine.kernel.table.hosting import HostPassed, VoicesSet
from engine.kernel.table.seating import PlayerForgotten
from engine.kernel.table.state import seat_of
from engine.kernel.table.watching import SeatClosed, SeatOpened

Notice = Callable[[Scene, Any], str]


def seat_opened(scene: Scene, event: SeatOpened) -> str:
    """Public: everybody may know that somebody looks on, and over whose shoulder."""
    return scene.words.say("notice-seat-opened", number=event.seat + 1, name=scene.names[event.seat])


def seat_closed(scene: Scene, event: SeatClosed) -> str:
    """The guest is gone."""
    return scene.words.say("notice-seat-closed", number=event.seat + 1, name=scene.names[event.seat])


def player_forgotten(scene: Scene, event: PlayerForgotten) -> str:
    """Of a house that goes on without a name; of somebody without a house nothing is said."""
    if event.seat is None or event.seat not in scene.table.nameless:
        return ""
    return scene.words.say("notice-player-forgotten", number=event.seat + 1)


def host_passed(scene: Scene, event: HostPassed) -> str:
    """Whom to ask from now on."""
    seat = None if event.player is None else seat_of(scene.table, event.player)
    if seat is None:
        return scene.words.say("notice-host-nobody")
    return scene.words.say("notice-host-passed", name=scene.names[seat])


def voices_set(scene: Scene, event: VoicesSet) -> str:
    """Whether stewards speak."""
    return scene.words.say("notice-voices-on" if event.on else "notice-voices-off")


NOTICES: Final[Mapping[type[TableEvent], Notice]] = {
    SeatOpened: seat_opened,
    SeatClosed: seat_closed,
    PlayerForgotten: player_forgotten,
    HostPassed: host_passed,
    VoicesSet: voices_set,
}
"""By event; told in a line once the match has begun."""
