"""A table as it stands: its chairs, the words for its dice, and the seals of its seeds.

People are known by a player's number at this table; who that is stands in the store alone, so that no log
or export names anybody.
"""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.seats import Audience, Seat, with_value_at
from engine.kernel.table.base import Player
from engine.kernel.table.motions_messages import AnyMotion
from engine.kernel.table.paces import USUAL
from engine.kernel.table.timing_messages import Pace

HOST: Player = 0

Status = Literal["gathering", "playing", "paused", "over"]


class Chair(Struct, frozen=True):
    """A seat's person and its steward; `missed` deadlines in a row; the `guest` who looks on.

    `leaving` is the epoch in which the person will be away, `away` the one in which they are.
    """

    player: Player | None = None
    steward: str | None = None
    regent: bool = False
    missed: int = 0
    guest: Player | None = None
    leaving: int | None = None
    away: int | None = None

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


class Orders(Struct, frozen=True):
    """Standing orders of a person for this seat: that there are any is known to the seat alone."""

    seat: Seat
    player: Player
    payload: str
    to: Audience | None


class Asked(Struct, frozen=True):
    """An open motion: who asks for what, the seats that agree, and whether a successor is `willing`."""

    id: int
    by: Player
    seat: Seat | None
    motion: AnyMotion
    agreed: tuple[Seat, ...] = ()
    willing: bool = False


class Table(Struct, frozen=True):
    """A table as it stands; chairs by seat. `nameless` are the houses of people who asked to be forgotten.

    `halted` says what is gone that the match needs, `stopped` that it stands still for that (halting.py).
    `host` is None where the host was forgotten and nobody else sat here: the next to sit down hosts.
    `motions` are open, `motioned` is how many there were. `moved_since` is when the absence of the program
    began by which the clocks were moved last (timing.py). `peopled`: a person has sat here. `voices`: its
    stewards say lines of their own (voicing.py).
    """

    game: str
    version: int
    content: str
    options: str
    language: str
    chairs: tuple[Chair, ...]
    status: Status = "gathering"
    words: tuple[Word, ...] = ()
    seals: tuple[Seal, ...] = ()
    host: Player | None = HOST
    nameless: tuple[Seat, ...] = ()
    motions: tuple[Asked, ...] = ()
    motioned: int = 0
    halted: str = ""
    stopped: bool = False
    orders: tuple[Orders, ...] = ()
    pace: Pace = USUAL
    moved_since: int | None = None
    peopled: bool = False
    voices: bool = True


def seat_of(table: Table, player: Player) -> Seat | None:
    """The seat of this person, or None."""
    return next((seat for seat, chair in enumerate(table.chairs) if chair.player == player), None)


def words_of(table: Table, epoch: int) -> tuple[str, ...]:
    """The words that were added for an epoch, in order."""
    return tuple(one.word for one in table.words if one.epoch == epoch)


def with_chair(table: Table, seat: Seat, chair: Chair) -> Table:
    """The table with another chair at this seat."""
    return replace(table, chairs=with_value_at(table.chairs, seat, chair))


def with_guest(table: Table, seat: Seat, guest: Player | None) -> Table:
    """The table with another guest, or none, at this seat."""
    return with_chair(table, seat, replace(table.chairs[seat], guest=guest))


def sat_down(table: Table, seat: Seat, player: Player) -> Table:
    """The table with this person at the seat: they look on nowhere any more, and host where nobody does."""
    for place, chair in enumerate(table.chairs):
        if chair.guest == player:
            table = with_guest(table, place, None)
    host = player if table.host is None else table.host
    return replace(with_chair(table, seat, Chair(player=player)), host=host, peopled=True)
