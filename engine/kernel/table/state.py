"""A table as it stands: its chairs, who hosts, what people have asked of one another, the seals of its seeds.

A table is what a match has beside its game. People are known here by a player's number, counted from 0 in the
order in which they came; who that is stands in the store alone, so that no log or export names anybody.

The records of motions stand here and not in motions.py, since a table keeps those that are open.
"""

from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.seats import Audience, Seat, with_value_at
from engine.kernel.table.paces import USUAL, Pace

Player = int
"""A person's number at this table."""

HOST: Final[Player] = 0
"""Who opened the table, and hosts it until hosting passes to somebody else."""

NOBODY: Final[Player] = -1
"""In place of a person where the program itself acts; such an entry names nobody."""

Status = Literal["gathering", "playing", "paused", "over"]


# --- what can be asked of the whole table (motions.py says when it is granted) ---


class Motion(Struct, frozen=True, tag_field="motion"):
    """Something that the people at the table agree to or not."""


class TakeBack(Motion, frozen=True, tag="take_back"):
    """The asker's last move is taken back, and with it everything that has happened since."""


class MoreTime(Motion, frozen=True, tag="more_time"):
    """Every running deadline of a question that must be answered moves by so many hours."""

    hours: int


class Successor(Motion, frozen=True, tag="successor"):
    """A person, who sits nowhere here, takes over the seat; they must agree too.

    `holder` is who sits there where the host asks: nothing comes of it without them either, unless they have
    been silent as HO-R20 says. It is null where the seat's own person asks, or nobody sits there.
    """

    seat: Seat
    player: Player
    holder: Player | None = None


AnyMotion = TakeBack | MoreTime | Successor


class Asked(Struct, frozen=True):
    """An open motion: who asks for what, the seats that agree, and whether a successor is `willing`."""

    id: int
    by: Player
    seat: Seat | None
    motion: AnyMotion
    agreed: tuple[Seat, ...] = ()
    willing: bool = False


# --- the table ---


class Chair(Struct, frozen=True):
    """A seat's person and its steward; `missed` deadlines in a row; the `guest` who looks on.

    A steward beside a person is there in the person's place: as `regent` until they act. `leaving` is the
    epoch in which the person will be away, `away` the one in which they are.
    """

    player: Player | None = None
    steward: str | None = None
    regent: bool = False
    missed: int = 0
    guest: Player | None = None
    leaving: int | None = None
    away: int | None = None

    @property
    def is_free(self) -> bool:
        """Whether neither a person nor a steward of its own sits here."""
        return self.player is None and self.steward is None


class Word(Struct, frozen=True):
    """A person's word for an epoch's dice (HO-R38)."""

    epoch: int
    seat: Seat
    word: str


class Seal(Struct, frozen=True):
    """The published hash of an epoch's secret seed (HO-R38)."""

    epoch: int
    digest: str


class Orders(Struct, frozen=True):
    """Standing orders of a person for this seat: that there are any is known to the seat alone."""

    seat: Seat
    player: Player
    payload: str
    to: Audience | None


class Table(Struct, frozen=True):
    """A table as it stands; chairs by seat. `nameless` are the houses of people who asked to be forgotten.

    `halted` says what is gone that the match needs, `stopped` that it stands still for that (lifecycle.py).
    `host` is None where the host was forgotten and nobody else sat here: the next to sit down hosts.
    `motions` are open, `motioned` is how many there were. `moved_since` is when the absence of the program
    began by which the clocks were moved last, `called_at` when the host called those who are awaited, in
    seconds since 1970 (timing.py). `peopled`: a person has sat here. `voices`: its stewards say lines of
    their own (hosting.py).
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
    called_at: int | None = None


def seat_of(table: Table, player: Player) -> Seat | None:
    """The seat of this person, or None."""
    return next((seat for seat, chair in enumerate(table.chairs) if chair.player == player), None)


def own_seat(table: Table, player: Player) -> Seat:
    """The seat of a person who is known to sit here, since their action was not refused with not_seated."""
    seat = seat_of(table, player)
    assert seat is not None
    return seat


def words_of(table: Table, epoch: int) -> tuple[str, ...]:
    """The words that were added for an epoch, in order."""
    return tuple(one.word for one in table.words if one.epoch == epoch)


def with_chair(table: Table, seat: Seat, chair: Chair) -> Table:
    """The table with another chair at this seat."""
    return replace(table, chairs=with_value_at(table.chairs, seat, chair))


def with_guest(table: Table, seat: Seat, guest: Player | None) -> Table:
    """The table with another guest, or none, at this seat."""
    return with_chair(table, seat, replace(table.chairs[seat], guest=guest))


def without_guest(table: Table, guest: Player) -> Table:
    """The table at which this person looks on nowhere."""
    for seat, chair in enumerate(table.chairs):
        if chair.guest == guest:
            table = with_guest(table, seat, None)
    return table


def without_orders(table: Table, seat: Seat) -> Table:
    """The table without this seat's standing orders, as it is when their person leaves it."""
    kept = tuple(one for one in table.orders if one.seat != seat)
    return replace(table, orders=kept) if table.orders else table
