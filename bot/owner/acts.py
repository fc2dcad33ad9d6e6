"""The acts of an owner as they are typed; each travels as JSON from the command line to the bot that runs."""

from msgspec import Struct

from bot.controls.ids import Audience
from bot.languages import Language
from engine.store import Scope
from engine.store.records import OfBarred


class BarOne(Struct, frozen=True, tag="bar"):
    """Keep a person or a server out."""

    scope: Scope
    id: str
    reason: str = ""
    until: str = ""
    matches: OfBarred = "go_on"


class Unbar(Struct, frozen=True, tag="unbar"):
    """Let a person or a server in again."""

    scope: Scope
    id: str


class ShowBars(Struct, frozen=True, tag="bars"):
    """Who is kept out, until when and why: a page of it, counted from 1."""

    page: int = 1


class StartDrain(Struct, frozen=True, tag="drain"):
    """Open no table from now on, and let every match stand still from `at` (empty: now) to `until`."""

    until: str
    at: str = ""


class EndDrain(Struct, frozen=True, tag="end_drain"):
    """End the maintenance now."""


class Announce(Struct, frozen=True, tag="announce"):
    """Say something to every table, or to everybody who hosts one; without `send` it is looked at before."""

    to: Audience
    texts: dict[Language, str]
    send: bool = False


class SetLimit(Struct, frozen=True, tag="limit"):
    """Let a server have so many tables at once; empty: as many as any other."""

    server: str
    tables: str = ""


class ShowHealth(Struct, frozen=True, tag="health"):
    """How one match goes, as far as everybody may know it, and what of ours is in its way."""

    match: int


class ShowUsage(Struct, frozen=True, tag="usage"):
    """Which server has how many tables, and what lies on the disk: a page of it, counted from 1."""

    page: int = 1


class ShowLog(Struct, frozen=True, tag="log"):
    """What was done by owners, a page of it, counted from 1."""

    page: int = 1


Act = (
    BarOne | Unbar | ShowBars | StartDrain | EndDrain | Announce | SetLimit | ShowHealth | ShowUsage | ShowLog
)
