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
SENT: Final = "sent"
"""The verb of a submitted form that finishes a begun move."""

SENT_ID: Final = r"v1:sent:(?P<match>\d+):(?P<wait>[A-Za-z0-9._-]+):(?P<handle>[0-9a-f]{10})"


def loggable_id(custom_id: str) -> str:
    """A custom id as a log may have it: what a draft holds is between its two houses."""
    parts = custom_id.split(":")
    return ":".join(parts[:3]) if parts[1:2] in (["draft"], ["build"]) else custom_id


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


def move_form_id(match: int, wait: str, handle_: str) -> str:
    """The form of a begun move."""
    return f"v1:{SENT}:{match}:{wait}:{handle_}"


def pick_id(match: int, wait: str, topic: str) -> str:
    """A menu whose options are moves, their values handles."""
    return f"v1:pick:{match}:{wait}:{topic}"


def seat_id(match: int, tab: str = "", page: int = 0) -> str:
    """The presser's own private panel, or a part of it."""
    return f"v1:seat:{match}" + (f":{tab}{page or ''}" if tab else "")
