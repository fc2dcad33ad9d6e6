"""A match without a place or its content stands still until that is back, and nobody loses by it.

The program halts it and lets it go on; no person can. A pause that the host had made outlives the halt.
"""

from typing import Any

from msgspec.structs import replace

from engine.kernel.refused import Refusal, no
from engine.kernel.table.base import NOBODY, Player
from engine.kernel.table.chapter import Chapter, Moment
from engine.kernel.table.halting_messages import GoOn, Halt, MatchHalted, MatchWentOn
from engine.kernel.table.messages import MatchPaused, MatchResumed
from engine.kernel.table.state import Table


def halt_refusal(table: Table, player: Player, action: Halt, moment: Moment) -> Refusal | None:
    """A match is halted once."""
    if player != NOBODY:
        return no("program_only")
    return no("halted", why=table.halted) if table.halted else None


def halt(table: Table, player: Player, action: Halt, moment: Moment) -> tuple[Any, ...]:
    """The clocks stand still; those of a table that gathers or is paused run not anyway."""
    playing = table.status == "playing"
    return (MatchHalted(action.why), MatchPaused()) if playing else (MatchHalted(action.why),)


def go_on_refusal(table: Table, player: Player, action: GoOn, moment: Moment) -> Refusal | None:
    """Only what was halted goes on."""
    if player != NOBODY:
        return no("program_only")
    return None if table.halted else no("not_halted")


def go_on(table: Table, player: Player, action: GoOn, moment: Moment) -> tuple[Any, ...]:
    """The clocks run on, if it was the halt that had stopped them."""
    return (MatchWentOn(), MatchResumed()) if table.stopped else (MatchWentOn(),)


def on_match_halted(table: Table, event: MatchHalted) -> Table:
    """What is gone stands at the table, and whether it was playing."""
    return replace(table, halted=event.why, stopped=table.status == "playing")


def on_match_went_on(table: Table, event: MatchWentOn) -> Table:
    """Nothing is gone any more."""
    return replace(table, halted="", stopped=False)


def unresumable(table: Table) -> Refusal | None:
    """Why the host can't end a pause: there is none, or what is gone must come back first."""
    if table.halted:
        return no("halted", why=table.halted)
    return None if table.status == "paused" else no("not_paused")


HALTING = Chapter(halt_refusal, halt)
GOING_ON = Chapter(go_on_refusal, go_on)
