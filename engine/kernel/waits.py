"""Whom the table waits for, for what, and what happens if they stay silent."""

from msgspec import Struct

from engine.kernel.seats import Seat


class Wait(Struct, frozen=True):
    """An open question to one seat, or (seat CLOCK) a time that must pass, for which nobody is asked.

    `id` opens once in a match and is never used again. `ask` is the code of the question. `must` says that
    the match stands until it is answered; a wait that is not `must` only gives the chance. `otherwise` is
    the public code of the default: it never tells what a hidden hand makes of it. `stretch` is how often a
    move in the last minutes puts the deadline off (HO-R18). With `steward` an AI answers at the deadline
    (HO-R20); the default is left for where it can't. That a `secret` one is still open only its seat knows.
    `brief`: orders may answer it early in its time, as others wait for many such answers.
    `moves` are the tags of the moves that answer it, where a game's buttons are bound to their question; with
    none they are bound to the moment.
    """

    id: str
    seat: Seat
    ask: str
    must: bool
    otherwise: str
    stretch: int = 0
    steward: bool = False
    secret: bool = False
    moves: tuple[str, ...] = ()
    brief: bool = False


def wait_of(waits: tuple[Wait, ...], id: str) -> Wait | None:
    """The open wait with this id, or None."""
    return next((wait for wait in waits if wait.id == id), None)
