"""What a table does and does not do: sitting down, stewards, beginning, pauses, words for the dice.

Its actions and events are entries of the match's log; games never see them.
"""

from collections.abc import Mapping
from typing import Final

from engine.kernel.refused import Refusal, no
from engine.kernel.seats import Seat
from engine.kernel.steward import SUBSTITUTE
from engine.kernel.table import forgetting, halting, hosting, motions, orders, timing, voicing, watching
from engine.kernel.table.base import Player
from engine.kernel.table.chapter import Chapter, Moment
from engine.kernel.table.forgetting_messages import BeForgotten
from engine.kernel.table.halting_messages import GoOn, Halt
from engine.kernel.table.hosting_messages import CloseTable, PassHost
from engine.kernel.table.messages import (
    AddWord,
    AnyTableAction,
    AnyTableEvent,
    Begin,
    Join,
    Leave,
    MatchBegun,
    MatchPaused,
    MatchResumed,
    OpenTable,
    Pause,
    PlayerLeft,
    PlayerSat,
    Resume,
    SitPlayer,
    SitSteward,
    StewardSat,
    TableOpened,
    WordAdded,
)
from engine.kernel.table.seat_changes import seat_change_refusal
from engine.kernel.table.state import Table, seat_of
from engine.kernel.table.voicing_messages import SetVoices
from engine.kernel.table.watching_messages import CloseSeat, OpenSeat
from engine.kernel.writing import comparable_name, has_link

WORD_MOST = 80
"""Characters of a word for the dice (HO-R38)."""


CHAPTERS: Final[Mapping[type, Chapter]] = {
    **orders.CHAPTERS,
    **motions.CHAPTERS,
    **timing.CHAPTERS,
    Halt: halting.HALTING,
    GoOn: halting.GOING_ON,
    OpenSeat: watching.OPENING,
    CloseSeat: watching.CLOSING,
    BeForgotten: forgetting.FORGETTING,
    PassHost: hosting.PASSING,
    CloseTable: hosting.CLOSING,
    SetVoices: voicing.VOICING,
}
"""The actions that other chapters decide, by their type."""


def refusal(table: Table | None, player: Player, action: AnyTableAction, moment: Moment) -> Refusal | None:
    """Why the table does not do this now, or None."""
    if isinstance(action, OpenTable):
        return no("already_started") if table is not None else None
    if table is None:
        return no("not_started")
    if table.status == "over":
        return no("match_over")
    if type(action) in CHAPTERS:
        return CHAPTERS[type(action)].refusal(table, player, action, moment)
    return _of_person(table, player, action) or _of_moment(table, player, action, moment)


def events(
    table: Table | None, player: Player, action: AnyTableAction, moment: Moment
) -> tuple[AnyTableEvent, ...]:
    """What a legal table action brings."""
    if isinstance(action, OpenTable):
        return (_open_table(action),)
    assert table is not None
    if type(action) in CHAPTERS:
        return CHAPTERS[type(action)].events(table, player, action, moment)
    match action:
        case Join():
            return (PlayerSat(next(seat for seat, one in enumerate(table.chairs) if one.free), player),)
        case Leave():
            return _leave(table, player)
        case SitSteward(seat, kind):
            return (*_empty_seat(table, seat), StewardSat(seat, kind))
        case SitPlayer(seat, newcomer):
            return (*_empty_seat(table, seat), PlayerSat(seat, newcomer))
        case Begin(kind):
            free = (seat for seat, chair in enumerate(table.chairs) if chair.free)
            return (*(StewardSat(seat, kind) for seat in free), MatchBegun())
        case Pause():
            return (MatchPaused(),)
        case Resume():
            return (MatchResumed(),)
        case AddWord(word):
            return _add_word(table, player, word, moment.words)
    raise AssertionError(action)


def _of_person(table: Table, player: Player, action: AnyTableAction) -> Refusal | None:
    seated = seat_of(table, player)
    if isinstance(action, SitSteward | SitPlayer | Begin | Pause | Resume) and player != table.host:
        return no("host_only")
    if isinstance(action, Join):
        return no("seated_already") if seated is not None else None
    if isinstance(action, Leave | AddWord) and seated is None:
        return no("not_seated")
    return None


def _of_moment(table: Table, player: Player, action: AnyTableAction, moment: Moment) -> Refusal | None:
    match action:
        case Join():
            return None if any(chair.free for chair in table.chairs) else no("table_full")
        case SitSteward(seat):
            return seat_change_refusal(table, player, seat, moment)
        case SitPlayer(seat, newcomer):
            why = seat_change_refusal(table, player, seat, moment)
            return why or (no("seated_already") if seat_of(table, newcomer) is not None else None)
        case Begin() if table.halted:
            return no("halted", why=table.halted)
        case Begin():
            return None if table.status == "gathering" else no("already_started")
        case Pause():
            return None if table.status == "playing" else no("not_playing")
        case Resume():
            return halting.unresumable(table)
        case AddWord(word):
            return _word_refusal(word, moment)
    return None


def _word_refusal(word: str, moment: Moment) -> Refusal | None:
    """HO-R38: one that can be seen and leads nowhere, while the dice of its epoch have not rolled."""
    if moment.words is None:
        return no("dice_rolling")
    if not 0 < len(word) <= WORD_MOST:
        return no("word_long", most=WORD_MOST)
    # Words with links were taken before 22 November 2026, blank ones before 27 November 2026; both are in the
    # dice of the matches that hold them.
    if moment.recorded:
        return None
    if not comparable_name(word):
        return no("word_blank")
    return no("word_link") if has_link(word) else None


def _open_table(action: OpenTable) -> TableOpened:
    return TableOpened(
        action.game, action.version, action.content, action.seats, action.options, action.language
    )


def _add_word(table: Table, player: Player, word: str, epoch: int | None) -> tuple[AnyTableEvent, ...]:
    seat = seat_of(table, player)
    assert seat is not None
    assert epoch is not None
    return (WordAdded(seat, epoch, word),)


def _leave(table: Table, player: Player) -> tuple[AnyTableEvent, ...]:
    seat = seat_of(table, player)
    assert seat is not None
    gone = PlayerLeft(seat, player)
    return (gone,) if table.status == "gathering" else (gone, StewardSat(seat, SUBSTITUTE))


def _empty_seat(table: Table, seat: Seat) -> tuple[AnyTableEvent, ...]:
    player = table.chairs[seat].player
    return () if player is None else (PlayerLeft(seat, player),)
