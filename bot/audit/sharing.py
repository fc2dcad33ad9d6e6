"""Work that is shared out to processes, each of which begins as a copy of this one with all it needs."""

from collections.abc import Callable
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.connection import Connection
from typing import Any, Final, Generic, TypeVar

Made = TypeVar("Made")

COPIES: Final = "fork" in get_all_start_methods()
"""Whether this system can begin a process as a copy."""


def run_parts(work: Callable[[int], Made], parts: int) -> tuple[Made, ...]:
    """What the work makes of the parts 0 to `parts` - 1, at once; an error of any part is raised here.

    Games, renderers and texts can't be sent to another process. A copy has them already; only what is made
    comes back. Where there are no copies, one part is done after another.
    """
    if not COPIES:
        return tuple([work(part) for part in range(parts)])
    helpers = [_Helper(work, part) for part in range(1, parts)]
    try:
        return (work(0), *[helper.result() for helper in helpers])
    finally:
        for helper in helpers:
            helper.stop()


class _Helper(Generic[Made]):
    """A copy of this process, which does one part."""

    def __init__(self, work: Callable[[int], Made], part: int) -> None:
        context = get_context("fork")
        self._here, there = context.Pipe(duplex=False)
        self._process = context.Process(target=_run_in_copy, args=(there, work, part), daemon=True)
        self._process.start()
        there.close()

    def result(self) -> Made:
        """What its part came to; its error is raised."""
        made, error = self._here.recv()
        if error is not None:
            raise error
        found: Made = made
        return found

    def stop(self) -> None:
        """It has nothing to do any more."""
        self._process.terminate()
        self._process.join()


def _run_in_copy(there: Connection, work: Callable[[int], Any], part: int) -> None:
    """The part, in the copy; it is the other process that speaks of an error."""
    try:
        there.send((work(part), None))
    except Exception as error:
        there.send((None, error))
