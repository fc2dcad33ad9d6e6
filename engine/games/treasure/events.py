"""What happened: set-up, day and end; and the union of all events. Those of the night: events_night.py."""

from typing import Literal

from msgspec import Struct

from engine.games.treasure.event import Event
from engine.games.treasure.events_night import DawnEvent, NightEvent
from engine.games.treasure.moves import Kind, Options, Place, Ship, Side, Source, Team, Value
from engine.kernel.seats import Audience

LeftBecause = Literal["resigned", "away"]
Winner = Literal["english", "french", "dutch", "nobody"]
Why = Literal["treasure", "governor", "dutch_governor", "draw", "lot", "dutch_tie"]


class MatchOpened(Event, frozen=True, tag="match_opened"):
    """The first event: the number of seats and the settings."""

    seats: int
    options: Options


class TeamAssigned(Event, frozen=True, tag="team_assigned"):
    """TI-2.1: told to its seat alone."""

    seat: int
    team: Team
    to: Audience


class Placed(Event, frozen=True, tag="placed"):
    """TI-2.2: ranks count from 1."""

    seat: int
    ship: Ship
    rank: int


class Stowed(Event, frozen=True, tag="stowed"):
    """TI-2.3; `by_lot` when the captain was silent or the ship had none."""

    ship: Ship
    hold: Side
    by_lot: bool


class DayStarted(Event, frozen=True, tag="day_started"):
    """A new round; what the last one held is cleared."""

    round: int


class Boarded(Event, frozen=True, tag="boarded"):
    """TI-4.4: `place` is where the seat was."""

    seat: int
    place: Place


class Landed(Event, frozen=True, tag="landed"):
    """TI-4.5."""

    seat: int
    place: Place
    rank: int


class AttackOrdered(Event, frozen=True, tag="attack_ordered"):
    """TI-4.6, TI-R11: the target is fixed now."""

    seat: int
    ship: Ship
    target: Source


class Marooned(Event, frozen=True, tag="marooned"):
    """TI-4.7: `target` stands last on the island now."""

    seat: int
    target: int
    ship: Ship


class MutinyDeclared(Event, frozen=True, tag="mutiny_declared"):
    """TI-4.8, TI-R15: against the captain of this moment."""

    seat: int
    ship: Ship
    against: int


class TreasureShifted(Event, frozen=True, tag="treasure_shifted"):
    """TI-4.9: out of `hold` into the other one."""

    seat: int
    ship: Ship
    hold: Side


class FleetCalled(Event, frozen=True, tag="fleet_called"):
    """TI-4.10: this round is the last."""

    seat: int
    round: int


class ConflictStarted(Event, frozen=True, tag="conflict_started"):
    """TI-4.11."""

    seat: int


class SaidDone(Event, frozen=True, tag="said_done"):
    """TI-R25."""

    seat: int


class TookBack(Event, frozen=True, tag="took_back"):
    """TI-R25: `done` holds no longer."""

    seat: int


class DayMissed(Event, frozen=True, tag="day_missed"):
    """The day's deadline found this seat without an action."""

    seat: int


class FloorPassed(Event, frozen=True, tag="floor_passed"):
    """TI-R25: the day may end early from now on."""


class DayClosed(Event, frozen=True, tag="day_closed"):
    """TI-R25: the day's deadline, where days do not end early."""


class Left(Event, frozen=True, tag="left"):
    """TI-R28, TI-R29."""

    seat: int
    why: LeftBecause


class Shown(Struct, frozen=True):
    """A vote that is opened after the end."""

    round: int
    kind: Kind
    place: Place
    seat: int
    value: Value


class BallotsShown(Event, frozen=True, tag="ballots_shown"):
    """Section 8, option: all votes that seats cast themselves."""

    ballots: tuple[Shown, ...]


class GameOver(Event, frozen=True, tag="game_over"):
    """Section 6: the score, the winning side, and every seat's team by seat."""

    english: int
    french: int
    winner: Winner
    why: Why
    winners: tuple[int, ...]
    teams: tuple[Team, ...]


SetupEvent = MatchOpened | TeamAssigned | Placed | Stowed | DayStarted
MoveEvent = Boarded | Landed | Marooned | TreasureShifted | AttackOrdered | MutinyDeclared | ConflictStarted
DayEvent = MoveEvent | FleetCalled | SaidDone | TookBack | DayMissed | FloorPassed | DayClosed
EndEvent = Left | BallotsShown | GameOver
AnyEvent = SetupEvent | DayEvent | NightEvent | DawnEvent | EndEvent
