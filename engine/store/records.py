"""What is handed to the store and what it hands back: frozen, opened, and with no table's name in sight.

Times are aware, ids are Discord's, a match is named by its number, a seat by its index. Bodies of entries are
opaque here. The reprs of what is secret have sizes only, for the program's log shows them.
"""

import zlib
from collections.abc import Mapping
from datetime import datetime
from typing import Final, Literal, NamedTuple

import msgspec
from msgspec import Struct

Status = Literal["open", "running", "ended"]
Scope = Literal["user", "guild"]
Choice = Literal["language", "quiet", "coach", "seal", "tables", "channels", "openers", "hours"]
"""What can be chosen: a language; for a person also whether reminders stay away, a coach advises, ballots are
sealed at once; for a server where tables may be opened and by whom, and the quiet hours that they begin with.
`tables` is the owner's choice for a server: how many it may have at once."""

TimerKind = Literal["deadline", "half", "last", "turn"]
"""A wait's own end; the two moments of its reminders; the moment at which standing orders play."""


PAGE: Final = 500
"""So many rows of the outbox, or timers that have come due, are read at once."""

BEFORE_FIRST: Final = -1
"""Before the number of any entry or post."""

FORGOTTEN_USER: Final = 0
"""In place of a user's id who was forgotten; Discord gives it to nobody."""

CUT: Final = "cut"
"""Why a match is set aside that may have lost entries at the end of its log when a damaged file was rescued:
it reads well and would go on from a wrong moment."""


# What a log and a clock are made of.


class Entry(Struct, frozen=True):
    """One entry of a match's log; `body` is opaque. Its repr has only a size, for logs carry no payload."""

    seq: int
    body: bytes

    def __repr__(self) -> str:
        return f"Entry(seq={self.seq}, size={len(self.body)})"


class TimerKey(Struct, frozen=True):
    """Which timer of a match: of which wait, and what it is for."""

    wait: str
    kind: TimerKind = "deadline"


class Timer(Struct, frozen=True):
    """A timer of a wait: `due` (aware) while it runs, `remaining` seconds while it stands.

    `stretched` counts how often it was put off.
    """

    wait: str
    seat: int
    # Exactly one of these two is None; the table checks it.
    due: datetime | None
    remaining: float | None = None
    stretched: int = 0
    kind: TimerKind = "deadline"

    @property
    def key(self) -> TimerKey:
        """Its wait and kind: a match has one timer of each."""
        return TimerKey(self.wait, self.kind)


class Due(Struct, frozen=True):
    """A timer that runs."""

    match: int
    key: TimerKey
    seat: int
    due: datetime


# Messages that are owed, and that went out.


class Target(Struct, frozen=True):
    """To whom a message is owed, and of which kind it is; a seat, or None for everybody."""

    kind: str
    seat: int | None = None

    def __str__(self) -> str:
        """For lines of the log, never to be read back."""
        return self.kind if self.seat is None else f"{self.kind}:{self.seat}"


class Post(Struct, frozen=True):
    """A message owed for entry `seq`."""

    seq: int
    target: Target


class Pending(Struct, frozen=True):
    """A post not yet confirmed. `attempted`: a send was begun, so it may be there already."""

    id: int
    match: int
    seq: int
    target: Target
    position: int
    attempted: bool


class SentPost(Struct, frozen=True):
    """A post that a seat, or everybody, has got: when it went out (aware), and as which message."""

    id: int
    seq: int
    target: Target
    at: datetime
    message: int


# Where a match stands on Discord.


class Thing(Struct, frozen=True):
    """A thing of a match on Discord: its kind ("board"), and what it is about where there may be several."""

    kind: str
    about: str = ""


class KnownMessage(Struct, frozen=True):
    """Where a thing stands: a channel and a message of it, 0 for none."""

    thing: Thing
    channel: int = 0
    message: int = 0


class MessageRevision(Struct, frozen=True):
    """What a living message of a match shows: a digest, and the last entry it was made from."""

    seq: int
    digest: bytes


class Home(Struct, frozen=True):
    """The channel that becomes the home of a match; which things stand nowhere from then on, others where."""

    guild: int
    channel: int
    dropped: tuple[Thing, ...] = ()
    messages: tuple[KnownMessage, ...] = ()


# Matches, their contents and people.


class Match(Struct, frozen=True):
    """A match as kept, without its secret; its fields are in the order of models.MATCH_COLUMNS."""

    id: int
    game: str
    guild: int
    channel: int
    host: int
    language: str
    status: Status
    created_at: datetime


class Standing(NamedTuple):
    """How a match stands beside its log, which other processes may change: asked of a shared database alone.

    `version` counts the changes. `clock_stands_since` (aware) is None while the clock runs.
    """

    version: int
    match: Match
    clock_stands_since: datetime | None
    is_quarantined: bool


class Material(NamedTuple):
    """What a match is folded from: its opened log and secret, its people and its timers.

    `reaches` is an entry that there was, for messages are owed for it or the seal counts it. `standing` is
    None where this process alone writes.
    """

    entries: tuple[Entry, ...]
    secret: bytes
    players: tuple[int, ...]
    timers: tuple[Timer, ...]
    reaches: int = BEFORE_FIRST
    standing: Standing | None = None


class QuarantinedMatch(Struct, frozen=True):
    """A match that can't be read: since when (aware), what is wrong, at which entry if at one."""

    match: int
    since: datetime
    fault: str
    seq: int | None = None


class SeenName(Struct, frozen=True):
    """What somebody was called, and when (aware)."""

    name: str
    at: datetime


class Pack(Struct, frozen=True):
    """The content that matches of `game` began with, not secret; `body` is what `pack_files` made of it."""

    game: str
    version: str
    body: bytes

    def __repr__(self) -> str:
        return f"Pack(game={self.game!r}, version={self.version!r}, size={len(self.body)})"


class NewMatch(Struct, frozen=True):
    """A match about to be; `secret` is the master seed of its dice. Its status will be open.

    Its `messages` on Discord are kept with it, and so is the content it is played with, unless that is there.
    """

    game: str
    guild: int
    channel: int
    host: int
    language: str
    secret: bytes
    at: datetime
    messages: tuple[KnownMessage, ...] = ()
    pack: Pack | None = None

    def __repr__(self) -> str:
        return f"NewMatch(game={self.game!r}, guild={self.guild}, channel={self.channel}, host={self.host})"


# What the owner of the bot does.

OfBarred = Literal["go_on", "halt"]
"""What becomes of the matches of whoever is barred."""


class Bar(Struct, frozen=True):
    """A person or a server that is kept out since then, until then (None: until it is lifted).

    Its repr has no reason: what the owner wrote goes into no log.
    """

    scope: Scope
    id: int
    since: datetime
    until: datetime | None
    matches: OfBarred
    reason: str

    def __repr__(self) -> str:
        return f"Bar(scope={self.scope!r}, id={self.id}, until={self.until}, matches={self.matches!r})"


class Drain(Struct, frozen=True):
    """A maintenance: no table is opened from now on; every match stands still from `pause_at` to `until`."""

    pause_at: datetime
    until: datetime


class Notice(Struct, frozen=True):
    """An announcement that is owed to a match or a person: its texts by language, as JSON."""

    announcement: int
    kind: Literal["match", "user"]
    about: int
    texts: str
    attempted: bool


class OwnerAct(Struct, frozen=True):
    """A line of the owner's log: who (0: on the command line) did what, about whom or what."""

    at: datetime
    owner: int
    act: str
    about: int | None = None
    until: datetime | None = None
    amount: int | None = None
    id: int = 0


class Counts(Struct, frozen=True):
    """How much a store holds: matches that are not over, timers, messages that are owed."""

    matches: int
    timers: int
    owed: int


class GuildTables(Struct, frozen=True):
    """How many matches of a server are not over."""

    guild: int
    active: int


# What is written whole or not at all.


class Append(Struct, frozen=True):
    """Everything one move writes, kept whole or not at all. `at` is now, aware.

    An interaction is kept beside the first entry and the last one; so is the `draft` that it sent, by a
    number below zero, so that another interaction that sends the same draft is known again. ValueError for
    either where there is no entry.
    """

    match: int
    entries: tuple[Entry, ...]
    # Closed before any is opened, so that one may be closed and opened again at another time. A timer that is
    # opened while open is moved.
    opened: tuple[Timer, ...]
    closed: tuple[TimerKey, ...]
    posts: tuple[Post, ...]
    interaction: int | None
    status: Status | None
    at: datetime
    players: tuple[tuple[int, int], ...] = ()  # newcomers: their number at the table and their user id
    draft: int | None = None
    unattended: bool = False  # stewards sit at the table, and have to be asked whether they move now
    # The version of the match that it was made from; None where it holds whatever was kept meanwhile.
    version: int | None = None

    def __post_init__(self) -> None:
        if self.marks and not self.entries:
            raise ValueError(self.marks)

    @property
    def marks(self) -> tuple[int, ...]:
        """The numbers by which this move is known again."""
        return tuple([mark for mark in (self.interaction, self.draft) if mark is not None])

    @property
    def next_version(self) -> int | None:
        """The version of the match once this is kept, as far as its version is known."""
        return None if self.version is None else self.version + 1


class Limits(Struct, frozen=True):
    """How many matches that are not over one host, and one server, may have."""

    host: int
    guild: int


class Opening(Struct, frozen=True):
    """A new match with all that is kept of it at once; the match that `first` names is this one.

    `limits` are held by the transaction itself, where other processes may open one at the same time.
    """

    new: NewMatch
    first: Append
    limits: Limits | None = None


class InteractionEntries(Struct, frozen=True):
    """What an interaction has left: the entries from `seq` to `last`."""

    match: int
    seq: int
    last: int


def pack_files(files: Mapping[str, bytes]) -> bytes:
    """Files by name as bytes; the same files give the same bytes, whatever their order."""
    return zlib.compress(msgspec.msgpack.encode(dict(sorted(files.items()))), 9)


def unpack_files(body: bytes) -> dict[str, bytes]:
    """The files in a pack, by name. ValueError for bytes that are no pack, or a damaged one."""
    try:
        return msgspec.msgpack.decode(zlib.decompress(body), type=dict[str, bytes])
    except (zlib.error, msgspec.MsgspecError) as error:
        raise ValueError(len(body)) from error


class PostgresStanding(Struct, frozen=True):
    """What a PostgreSQL database tells of itself.

    `commit` is what a move waits for, of the settings of synchronous_commit; `lacking` are the settings
    without which a power cut loses more than a move; `members` are the processes that serve it, each with the
    number of shards that it holds of `shards`.
    """

    version: str
    revision: str
    lacking: tuple[str, ...]
    commit: str
    is_synchronous: bool
    replicas: int
    members: tuple[tuple[str, int], ...]
    shards: int
