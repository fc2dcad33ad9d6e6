"""What every table has beside its game: who sits where, stewards, pause, seeds. Games never see it.

Its actions and events are entries of the same log. People are known by a player's number at this table;
who that is stands in the store alone, so that no log or export names anybody.
"""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.refused import Refusal, no
from engine.kernel.seats import Seat, placed
from engine.kernel.table_words import (
    AddWord,
    AnyTableAction,
    AnyTableEvent,
    Begin,
    Join,
    Leave,
    MatchBegun,
    MatchOver,
    MatchPaused,
    MatchResumed,
    OpenTable,
    Pause,
    Player,
    PlayerLeft,
    PlayerSat,
    Resume,
    SeedOpened,
    SeedSealed,
    SitPlayer,
    SitSteward,
    StewardRose,
    StewardSat,
    TableOpened,
    WaitMissed,
    WordAdded,
)

HOST: Player = 0
REGENT_AFTER = 2
"""HO-R20: after so many deadlines missed in a row a steward sits in until the player acts."""

WORD_MOST = 80
"""Characters of a word for the dice (HO-R38)."""

Status = Literal["gathering", "playing", "paused", "over"]


class Chair(Struct, frozen=True):
    """A seat's person and its steward; `missed` deadlines in a row."""

    player: Player | None = None
    steward: str | None = None
    regent: bool = False
    missed: int = 0

    @property
    def free(self) -> bool:
        """Nobody sits here."""
        return self.player is None and self.steward is None


class Word(Struct, frozen=True):
    """A word for an epoch's dice."""

    epoch: int
    seat: Seat
    word: str


class Seal(Struct, frozen=True):
    """An epoch's published hash."""

    epoch: int
    digest: str


class Table(Struct, frozen=True):
    """A table as it stands; chairs by seat."""

    game: str
    version: int
    content: str
    options: str
    language: str
    chairs: tuple[Chair, ...]
    status: Status = "gathering"
    words: tuple[Word, ...] = ()
    seals: tuple[Seal, ...] = ()


def seat_of(table: Table, player: Player) -> Seat | None:
    """The seat of this person, or None."""
    return next((seat for seat, chair in enumerate(table.chairs) if chair.player == player), None)


def words_of(table: Table, epoch: int) -> tuple[str, ...]:
    """The words that were added for an epoch, in order."""
    return tuple(one.word for one in table.words if one.epoch == epoch)


def refusal(
    table: Table | None, player: Player, action: AnyTableAction, open_epoch: int | None
) -> Refusal | None:
    """Why the table does not do this now, or None. `open_epoch` takes words, None when no epoch does."""
    if isinstance(action, OpenTable):
        return no("already_started") if table is not None else None
    if table is None:
        return no("not_started")
    if table.status == "over":
        return no("match_over")
    return _of_person(table, player, action) or _of_moment(table, action, open_epoch)


def events(
    table: Table | None, player: Player, action: AnyTableAction, open_epoch: int | None
) -> tuple[AnyTableEvent, ...]:
    """What a legal table action brings."""
    if isinstance(action, OpenTable):
        return (_opened(action),)
    assert table is not None
    match action:
        case Join():
            return (PlayerSat(next(seat for seat, one in enumerate(table.chairs) if one.free), player),)
        case Leave():
            return _left(table, player)
        case SitSteward(seat, kind):
            return (*_emptied(table, seat), StewardSat(seat, kind))
        case SitPlayer(seat, newcomer):
            return (*_emptied(table, seat), PlayerSat(seat, newcomer))
        case Begin(kind):
            free = (seat for seat, chair in enumerate(table.chairs) if chair.free)
            return (*(StewardSat(seat, kind) for seat in free), MatchBegun())
        case Pause():
            return (MatchPaused(),)
        case Resume():
            return (MatchResumed(),)
        case AddWord(word):
            return _worded(table, player, word, open_epoch)
    raise AssertionError(action)


def after_expiry(table: Table, seat: Seat) -> tuple[AnyTableEvent, ...]:
    """HO-R20: a missed deadline is counted; after two in a row a steward sits in as regent."""
    chair = table.chairs[seat]
    if chair.steward is not None:
        return ()
    missed = (WaitMissed(seat, (seat,)),)
    return (*missed, StewardSat(seat, "prudent", True)) if chair.missed + 1 >= REGENT_AFTER else missed


def after_move(table: Table, seat: Seat) -> tuple[AnyTableEvent, ...]:
    """HO-R20: the player acts again, the regent rises."""
    return (StewardRose(seat),) if table.chairs[seat].regent else ()


def evolve(table: Table | None, event: AnyTableEvent) -> Table:
    """The table after an event."""
    if isinstance(event, TableOpened):
        chairs = (Chair(),) * event.seats
        return Table(event.game, event.version, event.content, event.options, event.language, chairs)
    assert table is not None
    match event:
        case PlayerSat(seat, player):
            return _with(table, seat, Chair(player=player))
        case PlayerLeft(seat):
            return _with(table, seat, Chair())
        case StewardSat(seat, kind, regent):
            return _with(table, seat, replace(table.chairs[seat], steward=kind, regent=regent))
        case StewardRose(seat):
            return _with(table, seat, replace(table.chairs[seat], steward=None, regent=False, missed=0))
        case WaitMissed(seat):
            return _with(table, seat, replace(table.chairs[seat], missed=table.chairs[seat].missed + 1))
        case WordAdded(seat, epoch, word):
            return replace(table, words=(*table.words, Word(epoch, seat, word)))
        case SeedSealed(epoch, digest):
            return replace(table, seals=(*table.seals, Seal(epoch, digest)))
        case SeedOpened():
            return table
    return replace(table, status=_STATUS[type(event)])


_STATUS: dict[type, Status] = {
    MatchBegun: "playing",
    MatchPaused: "paused",
    MatchResumed: "playing",
    MatchOver: "over",
}


def acted(table: Table, seat: Seat) -> Table:
    """The table after the seat's person has acted: nothing is missed in a row any more."""
    chair = table.chairs[seat]
    return _with(table, seat, replace(chair, missed=0)) if chair.missed else table


def _of_person(table: Table, player: Player, action: AnyTableAction) -> Refusal | None:
    seated = seat_of(table, player)
    if isinstance(action, SitSteward | SitPlayer | Begin | Pause | Resume) and player != HOST:
        return no("host_only")
    if isinstance(action, Join):
        return no("seated_already") if seated is not None else None
    if isinstance(action, Leave | AddWord) and seated is None:
        return no("not_seated")
    return None


def _of_moment(table: Table, action: AnyTableAction, open_epoch: int | None) -> Refusal | None:
    match action:
        case Join():
            return None if any(chair.free for chair in table.chairs) else no("table_full")
        case SitSteward(seat) | SitPlayer(seat):
            return None if 0 <= seat < len(table.chairs) else no("seat_unknown")
        case Begin():
            return None if table.status == "gathering" else no("already_started")
        case Pause():
            return None if table.status == "playing" else no("not_playing")
        case Resume():
            return None if table.status == "paused" else no("not_paused")
        case AddWord(word):
            if open_epoch is None:
                return no("dice_rolling")
            return None if 0 < len(word) <= WORD_MOST else no("word_long", most=WORD_MOST)
    return None


def _opened(action: OpenTable) -> TableOpened:
    return TableOpened(
        action.game, action.version, action.content, action.seats, action.options, action.language
    )


def _worded(table: Table, player: Player, word: str, epoch: int | None) -> tuple[AnyTableEvent, ...]:
    seat = seat_of(table, player)
    assert seat is not None
    assert epoch is not None
    return (WordAdded(seat, epoch, word),)


def _left(table: Table, player: Player) -> tuple[AnyTableEvent, ...]:
    seat = seat_of(table, player)
    assert seat is not None
    gone = PlayerLeft(seat, player)
    return (gone,) if table.status == "gathering" else (gone, StewardSat(seat, "prudent"))


def _emptied(table: Table, seat: Seat) -> tuple[AnyTableEvent, ...]:
    player = table.chairs[seat].player
    return () if player is None else (PlayerLeft(seat, player),)


def _with(table: Table, seat: Seat, chair: Chair) -> Table:
    return replace(table, chairs=placed(table.chairs, seat, chair))
