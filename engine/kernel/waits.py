"""Whom the table waits for, for what, and what happens if they stay silent."""

from msgspec import Struct

from engine.kernel.seats import Seat


class Wait(Struct, frozen=True):
    """An open question to one seat.

    `id` opens once in a match and is never used again. `ask` is the code of the question. `must` says that
    the match stands until it is answered; a wait that is not `must` only gives the chance. `otherwise` is
    the public code of the default: it never tells what a hidden hand makes of it.
    """

    id: str
    seat: Seat
    ask: str
    must: bool
    otherwise: str


def wait_of(waits: tuple[Wait, ...], id: str) -> Wait | None:
    """The open wait with this id, or None."""
    return next((wait for wait in waits if wait.id == id), None)
