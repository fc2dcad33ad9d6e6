"""From messages to messages with pictures: each picture is drawn once, kept for a while, named by its hash.

Where a picture can't be drawn its message is sent in words, and the log says so; then nothing is drawn for a
while, so that a worker that fails holds up no message after message.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Final, Protocol

from bot.logs import reported
from bot.pauses import rests
from bot.pictures.easel import Easel, NotDrawn
from bot.pictures.kept import Kept
from bot.render.paging import pages
from bot.render.panel import Block, Panel, Picture, Sketch

ROOM: Final = 8 << 20
"""So many bytes of pictures are kept, the last used; one is about 150 kB."""

REST: Final = timedelta(minutes=1)
"""So long nothing is drawn after a failure."""

DIGITS: Final = 16

DATA: Final = Path(str(files("data")))
"""The boards that come with the program."""


class Draws(Protocol):
    """Draws for one thread at a time, and blocks meanwhile."""

    def draw(self, template: str, facts: bytes) -> bytes:
        """A PNG; any error is a picture that was not drawn."""

    def close(self) -> None:
        """Nothing more is drawn."""


class Gallery:
    """Pictures of one program. Without `draws` every message stays in words."""

    def __init__(
        self, draws: Draws | None, edition: bytes, now: Callable[[], datetime], room: int = ROOM
    ) -> None:
        """`edition` is of the templates: a picture of other templates has another name."""
        self._draws, self._edition, self._now = draws, edition, now
        self._thread = ThreadPoolExecutor(1, "pictures")
        self._kept = Kept[bytes](room, len)
        self._rests: datetime | None = None

    @property
    def draws(self) -> bool:
        """Whether anything is drawn now."""
        return self._draws is not None and not rests(self._rests, self._now(), REST)

    async def finished(self, panel: Panel, patience: float | None = None) -> Panel:
        """The message with its pictures drawn, or in words alone; nothing is left to be drawn in it.

        What would not fit one message with its pictures is in words, too.
        Where drawing takes longer than `patience` (seconds) it is in words; the picture is kept for the next.
        """
        if not panel.pictured or self._draws is None or not self.draws:
            return replace(panel, pictured=())
        try:
            work = asyncio.ensure_future(self._all(panel, self._draws))
            work.add_done_callback(_seen)
            blocks = await asyncio.wait_for(asyncio.shield(work), patience)
        except TimeoutError:
            return replace(panel, pictured=())
        except Exception as error:
            self._rests = self._now() + REST
            reported("picture_failed", error)
            return replace(panel, pictured=())
        drawn = replace(panel, blocks=tuple(blocks), pictured=())
        return drawn if len(pages(drawn)) == 1 else replace(panel, pictured=())

    def named(self, panel: Panel) -> Panel:
        """The message with the names of its pictures alone, for one that shows them already."""
        if not panel.pictured:
            return panel
        named = (
            Picture(self.name(one), b"", one.alt) if isinstance(one, Sketch) else one
            for one in panel.pictured
        )
        return replace(panel, blocks=tuple(named), pictured=())

    async def picture(self, sketch: Sketch) -> bytes:
        """One picture for itself, which is not kept. NotDrawn where nothing is drawn; what drawing raises."""
        if self._draws is None:
            raise NotDrawn(sketch.template)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._draws.draw, sketch.template, sketch.facts)

    def name(self, sketch: Sketch) -> str:
        """A file's name by what it shows: equal names are equal pictures."""
        shown = sha256(self._edition + sketch.template.encode() + b"\0" + sketch.facts)
        return f"{sketch.template}_{shown.hexdigest()[:DIGITS]}.png"

    def close(self) -> None:
        """End what draws."""
        if self._draws is not None:
            self._draws.close()
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _all(self, panel: Panel, draws: Draws) -> list[Block]:
        return [await self._finished(one, draws) for one in panel.pictured]

    async def _finished(self, one: Block | Sketch, draws: Draws) -> Block:
        if not isinstance(one, Sketch):
            return one
        name = self.name(one)
        content = self._kept.get(name)
        if content is None:
            loop = asyncio.get_running_loop()
            drawn = await loop.run_in_executor(self._thread, draws.draw, one.template, one.facts)
            content = self._kept.get(name) or self._kept.keep(name, drawn)
        return Picture(name, content, one.alt)


def _seen(work: asyncio.Future[list[Block]]) -> None:
    """What fails after nobody waits for it any more is no error that nobody has seen."""
    if not work.cancelled():
        work.exception()


def without_pictures() -> Gallery:
    """Every message stays in words."""
    return Gallery(None, b"", lambda: datetime.max.replace(tzinfo=UTC))


def opened(now: Callable[[], datetime], data: Path = DATA) -> Gallery:
    """With a worker of its own, which begins at the first picture; `data` is the folder of boards."""
    return Gallery(Easel(data), edition(data), now)


def edition(data: Path) -> bytes:
    """A digest of every template, glyph and map."""
    drawn = sorted(one for one in (data / "boards").rglob("*") if one.suffix in (".typ", ".svg", ".json"))
    return sha256(b"".join(sha256(one.read_bytes()).digest() for one in drawn)).digest()
