"""`python -m tests.traced`: the files through which one vote goes, from the click to the board.

A vote of Houses on the simulated Discord, every call of the program counted by the interpreter. A *change
of file* is a call whose file is another one than that of the call before: what who follows the click has
to hop. The simulated Discord, which is no part of the way, and the store's thread, which a reader reads once,
are left out. Prints the two halves of the way and the files with most calls.
"""

import asyncio
import sys
import tempfile
from collections import Counter
from itertools import pairwise
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final

from bot.sandbox.driver import Driver
from bot.sandbox.reading import buttons_of
from bot.sandbox.world import open_world
from tests.bot.council_world import in_session, making

ROOT: Final = Path(__file__).resolve().parents[1]
PROGRAM: Final = tuple(f"{ROOT / folder}/" for folder in ("bot", "engine"))
LEFT_OUT: Final = f"{ROOT / 'bot' / 'sandbox'}/"
SHOWN: Final = 12
"""Files that are named, those with most calls first."""


class Trace:
    """The calls of this thread while it is entered."""

    def __init__(self) -> None:
        self.calls: list[CodeType] = []

    def __enter__(self) -> "Trace":
        sys.setprofile(self._note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def _note(self, frame: FrameType, event: str, _: Any) -> None:
        name = frame.f_code.co_filename
        if event == "call" and name.startswith(PROGRAM) and not name.startswith(LEFT_OUT):
            self.calls.append(frame.f_code)

    def summary(self) -> dict[str, int]:
        """How many files, functions, calls and changes of file."""
        files = [code.co_filename for code in self.calls]
        changes = sum(one != other for one, other in pairwise(files))
        return {
            "files": len(set(files)),
            "functions": len(set(self.calls)),
            "calls": len(self.calls),
            "changes of file": changes,
        }


async def trace_vote(folder: Path) -> tuple[Trace, Trace]:
    """From the click to the ballot; and from its button to the answer, the messages and the board.

    One vote goes before, of another seat: what is read once and kept is no part of a vote.
    """
    async with open_world(making(folder)) as world:
        await world.settle()
        driver = Driver(world)
        council = await in_session(world, driver)
        traces = Trace(), Trace()
        for seat, (click, submit) in ((1, (Trace(), Trace())), (0, traces)):
            with click:
                page = (await driver.click(council.seats[seat], council.posted(), "v1:vote:")).message
            assert page is not None
            yes = next(one.custom_id for one in buttons_of(page) if one.custom_id.startswith("v1:do:"))
            with submit:
                await driver.click(council.seats[seat], page, yes)
                await world.settle()
        return traces


def main() -> None:
    """Print what was counted."""
    with tempfile.TemporaryDirectory() as folder:
        click, submit = asyncio.run(trace_vote(Path(folder)))
    whole = Trace()
    whole.calls = [*click.calls, *submit.calls]
    for name, trace in (("click to ballot", click), ("ballot to board", submit), ("together", whole)):
        counted = ", ".join(f"{number} {what}" for what, number in trace.summary().items())
        print(f"{name}: {counted}")  # noqa: T201
    files = Counter(str(Path(code.co_filename).relative_to(ROOT)) for code in whole.calls)
    for file, calls in files.most_common(SHOWN):
        print(f"{calls:6} {file}")  # noqa: T201


if __name__ == "__main__":
    main()
