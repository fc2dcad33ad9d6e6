"""What is asked of a table and what happens at it, beside the game. See rules.py for what they mean."""

from engine.kernel.seats import Audience, Seat
from engine.kernel.table.base import Player, TableAction, TableEvent
from engine.kernel.table.forgetting_messages import BeForgotten, HostPassed, PlayerForgotten
from engine.kernel.table.halting_messages import GoOn, Halt, MatchHalted, MatchWentOn
from engine.kernel.table.hosting_messages import CloseTable, MatchClosed, PassHost
from engine.kernel.table.motions_messages import AnyMotionAction, AnyMotionEvent
from engine.kernel.table.orders_messages import AnyAbsenceAction, AnyAbsenceEvent
from engine.kernel.table.timing_messages import AnyTimeAction, AnyTimeEvent
from engine.kernel.table.voicing_messages import SetVoices, VoicesSet
from engine.kernel.table.watching_messages import CloseSeat, OpenSeat, SeatClosed, SeatOpened


class OpenTable(TableAction, frozen=True, tag="table_open"):
    """A new table; `options` is the JSON of the game's options, `content` the content's version."""

    game: str
    version: int
    content: str
    seats: int
    options: str
    language: str


class Join(TableAction, frozen=True, tag="table_join"):
    """Take the first free seat."""


class Leave(TableAction, frozen=True, tag="table_leave"):
    """Give the seat up; while playing a steward follows (HO-R20)."""


class SitSteward(TableAction, frozen=True, tag="table_steward"):
    """The host gives a seat to an AI."""

    seat: Seat
    kind: str


class SitPlayer(TableAction, frozen=True, tag="table_player"):
    """The host gives a seat to a person."""

    seat: Seat
    player: Player


class Begin(TableAction, frozen=True, tag="table_begin"):
    """The host starts the match; stewards take the free seats."""

    kind: str


class Pause(TableAction, frozen=True, tag="table_pause"):
    """No deadline runs (chapter 13 of Houses)."""


class Resume(TableAction, frozen=True, tag="table_resume"):
    """Deadlines run on with what they had left."""


class AddWord(TableAction, frozen=True, tag="table_word"):
    """HO-R38: a word for the dice, while their epoch has not rolled."""

    word: str


class TableOpened(TableEvent, frozen=True, tag="table_opened"):
    """A new table."""

    game: str
    version: int
    content: str
    seats: int
    options: str
    language: str


class PlayerSat(TableEvent, frozen=True, tag="player_sat"):
    """A person took this seat."""

    seat: Seat
    player: Player


class PlayerLeft(TableEvent, frozen=True, tag="player_left"):
    """The seat's person is gone."""

    seat: Seat
    player: Player


class StewardSat(TableEvent, frozen=True, tag="steward_sat"):
    """An AI plays this seat; as `regent` only until its person acts."""

    seat: Seat
    kind: str
    regent: bool = False


class StewardRose(TableEvent, frozen=True, tag="steward_rose"):
    """The seat's person acts again."""

    seat: Seat


class WaitMissed(TableEvent, frozen=True, tag="wait_missed"):
    """A deadline found the seat silent: its own affair, since a vote may be missed or kept open in secret."""

    seat: Seat
    to: Audience | None = None


class MatchBegun(TableEvent, frozen=True, tag="match_begun"):
    """The seats are set."""


class MatchPaused(TableEvent, frozen=True, tag="match_paused"):
    """No deadline runs."""


class MatchResumed(TableEvent, frozen=True, tag="match_resumed"):
    """Deadlines run on."""


class MatchOver(TableEvent, frozen=True, tag="match_over"):
    """The game has its result."""


class WordAdded(TableEvent, frozen=True, tag="word_added"):
    """HO-R38."""

    seat: Seat
    epoch: int
    word: str


class SeedSealed(TableEvent, frozen=True, tag="seed_sealed"):
    """HO-R38: the hash of the coming epoch's secret seed."""

    epoch: int
    digest: str


class SeedOpened(TableEvent, frozen=True, tag="seed_opened"):
    """HO-R38: the seed and salt of an epoch that is over, in hex."""

    epoch: int
    seed: str
    salt: str


AnyTableAction = (
    AnyAbsenceAction
    | AnyTimeAction
    | AnyMotionAction
    | OpenTable
    | Join
    | Leave
    | SitSteward
    | SitPlayer
    | Begin
    | Pause
    | Resume
    | AddWord
    | Halt
    | GoOn
    | OpenSeat
    | CloseSeat
    | BeForgotten
    | PassHost
    | CloseTable
    | SetVoices
)
AnyTableEvent = (
    AnyAbsenceEvent
    | AnyTimeEvent
    | AnyMotionEvent
    | TableOpened
    | PlayerSat
    | PlayerLeft
    | StewardSat
    | StewardRose
    | WaitMissed
    | MatchBegun
    | MatchPaused
    | MatchResumed
    | MatchOver
    | WordAdded
    | SeedSealed
    | SeedOpened
    | MatchHalted
    | MatchWentOn
    | SeatOpened
    | SeatClosed
    | PlayerForgotten
    | HostPassed
    | MatchClosed
    | VoicesSet
)
