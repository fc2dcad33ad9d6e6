"""The acts of an owner as they are typed; each travels as JSON from the command line to the bot that runs."""

from typing import Literal

from msgspec import Struct

from engine.store import Scope
from engine.store.records import OfBarred

Audience = Literal["tables", "hosts"]


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


class ShowLog(Struct, frozen=True, tag="log"):
    """What was done by owners, a page of it, counted from 1."""

    page: int = 1


Act = BarOne | Unbar | ShowBars | ShowLog
