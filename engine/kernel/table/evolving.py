"""The table after each thing that happens at it."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec.structs import replace

from engine.kernel.table import forgetting, halting, motions, orders, timing, voicing, watching
from engine.kernel.table.forgetting_messages import HostPassed, PlayerForgotten
from engine.kernel.table.halting_messages import MatchHalted, MatchWentOn
from engine.kernel.table.hosting_messages import MatchClosed
from engine.kernel.table.messages import (
    AnyTableEvent,
    MatchBegun,
    MatchOver,
    MatchPaused,
    MatchResumed,
    PlayerLeft,
    PlayerSat,
    SeedOpened,
    SeedSealed,
    StewardRose,
    StewardSat,
    TableOpened,
    WaitMissed,
    WordAdded,
)
from engine.kernel.table.state import Chair, Seal, Status, Table, Word, sat_down, with_chair
from engine.kernel.table.voicing_messages import VoicesSet
from engine.kernel.table.watching_messages import SeatClosed, SeatOpened

CHAPTERS: Final[Mapping[type, Callable[[Table, Any], Table]]] = {
    **orders.FOLDS,
    **motions.FOLDS,
    **timing.FOLDS,
    MatchHalted: halting.on_match_halted,
    MatchWentOn: halting.on_match_went_on,
    SeatOpened: watching.seat_opened,
    SeatClosed: watching.seat_closed,
    PlayerForgotten: forgetting.player_forgotten,
    HostPassed: forgetting.host_passed,
    VoicesSet: voicing.voices_set,
    MatchClosed: lambda table, event: table,
}
"""What the events of other chapters do, by their type."""


def evolve(table: Table | None, event: AnyTableEvent) -> Table:
    """The table after an event."""
    if isinstance(event, TableOpened):
        chairs = (Chair(),) * event.seats
        return Table(event.game, event.version, event.content, event.options, event.language, chairs)
    assert table is not None
    match event:
        case PlayerSat(seat, player):
            return sat_down(table, seat, player)
        case PlayerLeft(seat):
            return with_chair(orders.without_orders(table, seat), seat, Chair())
        case StewardSat(seat, kind, regent):
            return with_chair(table, seat, replace(table.chairs[seat], steward=kind, regent=regent))
        case StewardRose(seat):
            return with_chair(
                table, seat, replace(table.chairs[seat], steward=None, regent=False, missed=0, away=None)
            )
        case WaitMissed(seat):
            return with_chair(table, seat, replace(table.chairs[seat], missed=table.chairs[seat].missed + 1))
        case WordAdded(seat, epoch, word):
            return replace(table, words=(*table.words, Word(epoch, seat, word)))
        case SeedSealed(epoch, digest):
            return replace(table, seals=(*table.seals, Seal(epoch, digest)))
        case SeedOpened():
            return table
    if type(event) in CHAPTERS:
        return CHAPTERS[type(event)](table, event)
    return replace(table, status=_STATUS[type(event)])


_STATUS: dict[type, Status] = {
    MatchBegun: "playing",
    MatchPaused: "paused",
    MatchResumed: "playing",
    MatchOver: "over",
}
