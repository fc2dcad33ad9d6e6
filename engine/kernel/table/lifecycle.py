"""A match begins and pauses by its host, is halted by the program, and is over when its game is.

    Begin       host     StewardSat … MatchBegun   stewards take the free seats
    Pause       host     MatchPaused               no deadline runs (chapter 13 of Houses)
    Resume      host     MatchResumed
    CloseTable  host     MatchClosed MatchOver     while people gather
    Halt        program  MatchHalted (MatchPaused)
    GoOn        program  MatchWentOn (MatchResumed)

A match without its place or its content is halted until that is back, and so is one that whoever runs the
program puts on hold. Nobody loses by it: the clocks of a table that was playing stand still meanwhile.
`stopped` remembers that it was the halt which stopped them, so that a pause which the host had made outlives
the halt.
"""

from typing import Final, Literal

from msgspec.structs import replace

from engine.kernel.refused import Refusal, no
from engine.kernel.table.chapter import Fold, Folds, Moment, Rule, Rules, TableAction, TableEvent, no_change
from engine.kernel.table.seating import StewardSat
from engine.kernel.table.state import NOBODY, Player, Status, Table

# --- the host begins, pauses and resumes ---


class Begin(TableAction, frozen=True, tag="table_begin", omit_defaults=True):
    """The host starts the match; stewards of this kind take the free seats.

    `seen` names what the people of this table were shown by the last match of this game that all of them
    played: the store knows it, and the match keeps it, so that it comes out the same when it is played again.
    """

    kind: str
    seen: tuple[str, ...] = ()


class Pause(TableAction, frozen=True, tag="table_pause"):
    """The host stops the clocks: no deadline runs (chapter 13 of Houses)."""


class Resume(TableAction, frozen=True, tag="table_resume"):
    """The host ends a pause: deadlines run on with what they had left."""


class MatchBegun(TableEvent, frozen=True, tag="match_begun"):
    """The seats are set."""


class MatchPaused(TableEvent, frozen=True, tag="match_paused"):
    """No deadline runs."""


class MatchResumed(TableEvent, frozen=True, tag="match_resumed"):
    """Deadlines run on."""


class MatchOver(TableEvent, frozen=True, tag="match_over"):
    """The game has its result, or the table was closed."""


def begin_refusal(table: Table, player: Player, action: Begin, moment: Moment) -> Refusal | None:
    """The host alone, once, and not while something is gone that the match needs."""
    if player != table.host:
        return no("host_only")
    if table.halted:
        return no("halted", why=table.halted)
    return None if table.status == "gathering" else no("already_started")


def begin(table: Table, player: Player, action: Begin, moment: Moment) -> tuple[TableEvent, ...]:
    """Stewards at the seats nobody has taken, and the beginning."""
    free = (seat for seat, chair in enumerate(table.chairs) if chair.is_free)
    return (*(StewardSat(seat, action.kind) for seat in free), MatchBegun())


def pause_refusal(table: Table, player: Player, action: Pause, moment: Moment) -> Refusal | None:
    """The host alone, while the clocks run."""
    if player != table.host:
        return no("host_only")
    return None if table.status == "playing" else no("not_playing")


def pause(table: Table, player: Player, action: Pause, moment: Moment) -> tuple[MatchPaused, ...]:
    """The clocks stand."""
    return (MatchPaused(),)


def resume_refusal(table: Table, player: Player, action: Resume, moment: Moment) -> Refusal | None:
    """The host alone, in a pause, and not before what is gone has come back."""
    if player != table.host:
        return no("host_only")
    if table.halted:
        return no("halted", why=table.halted)
    return None if table.status == "paused" else no("not_paused")


def resume(table: Table, player: Player, action: Resume, moment: Moment) -> tuple[MatchResumed, ...]:
    """The clocks run on."""
    return (MatchResumed(),)


def _with_status(status: Status) -> Fold:
    return lambda table, event: replace(table, status=status)


# --- a table that has not begun is given up ---


class CloseTable(TableAction, frozen=True, tag="table_close"):
    """The host gives up a table that has not begun."""


class MatchClosed(TableEvent, frozen=True, tag="match_closed"):
    """Nobody plays at this table any more; its game never began."""


def close_table_refusal(table: Table, player: Player, action: CloseTable, moment: Moment) -> Refusal | None:
    """A match that has begun is its players', whoever hosts it."""
    if player != table.host:
        return no("host_only")
    return None if table.status == "gathering" else no("already_started")


def close_table(table: Table, player: Player, action: CloseTable, moment: Moment) -> tuple[TableEvent, ...]:
    """The table is over; whoever writes the entry opens the seed that was sealed (HO-R38)."""
    return (MatchClosed(), MatchOver())


# --- the program halts a match and lets it go on ---

Place = Literal["channel_gone", "server_gone"]
Loss = Literal[Place, "content_gone", "rules_gone", "on_hold"]
"""What is gone: the channel of the match, the whole server for us, the cards or the rules it began with.

`on_hold`: nothing, but whoever runs the program has ordered it.
"""


class Halt(TableAction, frozen=True, tag="table_halt"):
    """Nobody could see what happens, or play on: the match stands still."""

    why: Loss


class GoOn(TableAction, frozen=True, tag="table_go_on"):
    """What was gone is back."""


class MatchHalted(TableEvent, frozen=True, tag="match_halted"):
    """The match stands still until what is gone is back."""

    why: Loss


class MatchWentOn(TableEvent, frozen=True, tag="match_went_on"):
    """What was gone is back."""


def halt_refusal(table: Table, player: Player, action: Halt, moment: Moment) -> Refusal | None:
    """The program alone, and a match is halted once."""
    if player != NOBODY:
        return no("program_only")
    return no("halted", why=table.halted) if table.halted else None


def halt(table: Table, player: Player, action: Halt, moment: Moment) -> tuple[TableEvent, ...]:
    """The halt, and a pause where the table was playing: the clocks of any other do not run anyway."""
    playing = table.status == "playing"
    return (MatchHalted(action.why), MatchPaused()) if playing else (MatchHalted(action.why),)


def go_on_refusal(table: Table, player: Player, action: GoOn, moment: Moment) -> Refusal | None:
    """The program alone, and only what was halted goes on."""
    if player != NOBODY:
        return no("program_only")
    return None if table.halted else no("not_halted")


def go_on(table: Table, player: Player, action: GoOn, moment: Moment) -> tuple[TableEvent, ...]:
    """The match goes on; the clocks run again if it was the halt that had stopped them."""
    return (MatchWentOn(), MatchResumed()) if table.stopped else (MatchWentOn(),)


def on_match_halted(table: Table, event: MatchHalted) -> Table:
    """The table keeps what is gone, and whether it was playing."""
    return replace(table, halted=event.why, stopped=table.status == "playing")


def on_match_went_on(table: Table, event: MatchWentOn) -> Table:
    """Nothing is gone any more."""
    return replace(table, halted="", stopped=False)


# --- what the table collects from this chapter ---

AnyAction = Begin | Pause | Resume | CloseTable | Halt | GoOn
AnyEvent = MatchBegun | MatchPaused | MatchResumed | MatchOver | MatchClosed | MatchHalted | MatchWentOn

RULES: Final[Rules] = {
    Begin: Rule(begin_refusal, begin),
    Pause: Rule(pause_refusal, pause),
    Resume: Rule(resume_refusal, resume),
    CloseTable: Rule(close_table_refusal, close_table),
    Halt: Rule(halt_refusal, halt),
    GoOn: Rule(go_on_refusal, go_on),
}
FOLDS: Final[Folds] = {
    MatchBegun: _with_status("playing"),
    MatchPaused: _with_status("paused"),
    MatchResumed: _with_status("playing"),
    MatchOver: _with_status("over"),
    MatchClosed: no_change,
    MatchHalted: on_match_halted,
    MatchWentOn: on_match_went_on,
}
