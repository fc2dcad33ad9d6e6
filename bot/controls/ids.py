"""Custom ids of the buttons, menus and forms by which a seat moves: who, what for, never a secret.

A move's id holds a handle, not the move: the keyed digest of its question and itself. Whoever reads the id
learns nothing, and an old id fits no move of today.
"""

from hashlib import blake2b
from typing import Any, Final

import msgspec

NO_WAIT: Final = "-"
"""In place of a question's id, for a move that answers none."""

HANDLE_BYTES: Final = 5

DO: Final = r"v1:do:(?P<match>\d+):(?P<wait>[A-Za-z0-9._-]+):(?P<handle>[0-9a-f]{10})"
FORM: Final = r"v1:form:(?P<match>\d+):(?P<wait>[A-Za-z0-9._-]+):(?P<handle>[0-9a-f]{10})"
PICK: Final = r"v1:pick:(?P<match>\d+):(?P<wait>[A-Za-z0-9._-]+):(?P<topic>[a-z]+)"
SEAT: Final = r"v1:seat:(?P<match>\d+)(?::(?P<tab>[a-z]+)(?P<page>\d*))?"
VOTE: Final = r"v1:vote:(?P<match>\d+):(?P<prefix>[A-Za-z0-9._-]+)"
TRADE: Final = r"v1:trade:(?P<match>\d+):(?P<prefix>[A-Za-z0-9._-]+)"
COUNTER: Final = r"v1:counter:(?P<match>\d+):(?P<deal>\d+-\d+-\d+)"
DRAFT: Final = (
    r"v1:draft:(?P<match>\d+):(?P<prefix>[A-Za-z0-9._-]+):(?P<verb>send|edit|drop):(?P<code>[a-z0-9.-]+)"
)

BALLOT: Final = "ballot"
"""The verb of a submitted form that casts a ballot."""

SENT: Final = "sent"
"""The verb of a submitted form that finishes a begun move."""

TRADED: Final = "traded"
"""The verb of a submitted form that offers a deal."""

BALLOT_ID: Final = r"v1:ballot:(?P<match>\d+):(?P<prefix>[A-Za-z0-9._-]+)"
SENT_ID: Final = r"v1:sent:(?P<match>\d+):(?P<wait>[A-Za-z0-9._-]+):(?P<handle>[0-9a-f]{10})"
TRADED_ID: Final = r"v1:traded:(?P<match>\d+):(?P<prefix>[A-Za-z0-9._-]+)(?::(?P<deal>\d+-\d+-\d+))?"


def logged(custom_id: str) -> str:
    """A custom id as a log may have it: what a draft holds is between its two houses."""
    parts = custom_id.split(":")
    return ":".join(parts[:3]) if parts[1:2] == ["draft"] else custom_id


def verb_of(custom_id: str) -> str:
    """What a control is for: `v1:<verb>:…`; "" of an id that is none of ours."""
    return custom_id.split(":")[1] if ":" in custom_id else ""


def handle(master: bytes, wait: str, move: Any) -> str:
    """Ten hex digits for a move in answer to this question; `master` is the match's secret."""
    told = wait.encode() + b"\0" + msgspec.json.encode(move)
    return blake2b(told, key=master, digest_size=HANDLE_BYTES, person=b"move handle").hexdigest()


def do_id(match: int, wait: str, handle_: str) -> str:
    """A whole move."""
    return f"v1:do:{match}:{wait}:{handle_}"


def form_id(match: int, wait: str, handle_: str) -> str:
    """A begun move whose open fields a form asks for."""
    return f"v1:form:{match}:{wait}:{handle_}"


def sent_id(match: int, wait: str, handle_: str) -> str:
    """The form of a begun move."""
    return f"v1:{SENT}:{match}:{wait}:{handle_}"


def pick_id(match: int, wait: str, topic: str) -> str:
    """A menu whose options are moves, their values handles."""
    return f"v1:pick:{match}:{wait}:{topic}"


def seat_id(match: int, tab: str = "", page: int = 0) -> str:
    """The presser's own private panel, or a part of it."""
    return f"v1:seat:{match}" + (f":{tab}{page or ''}" if tab else "")


def vote_id(match: int, prefix: str) -> str:
    """The presser's ballot in the phase named by the prefix (`g1.p3`)."""
    return f"v1:vote:{match}:{prefix}"


def ballot_id(match: int, prefix: str) -> str:
    """The form of a ballot in this phase."""
    return f"v1:{BALLOT}:{match}:{prefix}"


def trade_id(match: int, prefix: str) -> str:
    """A form for a deal in this phase."""
    return f"v1:trade:{match}:{prefix}"


def traded_id(match: int, prefix: str, deal: str = "") -> str:
    """That form; `deal` is the offer that it counters."""
    return f"v1:{TRADED}:{match}:{prefix}" + (f":{deal}" if deal else "")


def counter_id(match: int, deal: str) -> str:
    """The form for a counter-offer; the ids of deals say nothing but who and how many."""
    return f"v1:counter:{match}:{deal}"


def draft_id(match: int, prefix: str, verb: str, code: str) -> str:
    """To `send`, `edit` or `drop` a deal that is being written (bot.games.houses.trade.drafts)."""
    return f"v1:draft:{match}:{prefix}:{verb}:{code}"
