"""How long a picture takes that comes cold, on a machine whose cores are all wanted by others.

Eight processes spin meanwhile. The worker begins as the bot does; it is given no more time than its own
beginning, and then draws a first picture of a kind that it has drawn none of.
"""

import asyncio
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Final

from bot.pictures.gallery import PROMPT, open_gallery, samples
from bot.render.panel import Panel, Picture, Sketch, Text

LOOPS: Final = 8
SPINS: Final = "while True: pass"
KIND: Final = "houses_ending"
WARM: Final = "coup_board"


def measure() -> dict[str, float]:
    """Seconds, beside eight busy loops: until the words of a message are out whose worker has just begun, and
    until its picture is; then of a picture of a new kind from a worker that runs, and of an empty process.

    The ratios are to the second that a message may wait, and to the empty process."""
    with _busy():
        empty = _empty_process()
        found = asyncio.run(_measured())
    return {
        **found,
        "empty process s": empty,
        "words over a second": found["words s"] / PROMPT,
        "first over empty": found["first picture s"] / empty,
        "cold kind over empty": found["cold kind s"] / empty,
    }


def _empty_process() -> float:
    """Seconds that a Python takes to begin and end, with the interpreter's own modules alone."""
    began = time.perf_counter()
    subprocess.run((sys.executable, "-I", "-c", ""), check=True)
    return time.perf_counter() - began


async def _measured() -> dict[str, float]:
    gallery, known = open_gallery(lambda: datetime.now(UTC)), samples()
    gallery.begin()

    async def take(kind: str) -> tuple[float, float]:
        """Seconds until there are words, and until there is the picture."""
        panel = Panel(None, (Text("words"),), "en", (Sketch(kind, known[kind]["en"].encode(), "alt"),))
        began = time.perf_counter()
        drawn = await gallery.draw_now_or_later(panel)
        said = time.perf_counter() - began
        shown = drawn.now if drawn.later is None else await drawn.later
        assert shown is not None
        assert any(isinstance(one, Picture) for one in shown.blocks)
        return said, time.perf_counter() - began

    words, first = await take(WARM)
    _, cold = await take(KIND)
    _, warm = await take(WARM)
    gallery.close()
    return {"words s": words, "first picture s": first, "cold kind s": cold, "kept s": warm}


@contextmanager
def _busy() -> Iterator[None]:
    loops = [subprocess.Popen((sys.executable, "-c", SPINS)) for _ in range(LOOPS)]
    try:
        time.sleep(0.5)
        yield
    finally:
        for one in loops:
            one.kill()
            one.wait()


if __name__ == "__main__":
    print(json.dumps(measure(), indent=1))  # noqa: T201
