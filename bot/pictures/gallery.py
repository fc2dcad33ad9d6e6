"""From messages to messages with pictures: each picture is drawn once, kept for a while, named by its hash.

A message waits a second for its picture at most: then it goes out in words, and whoever sent it puts the
picture in their place once it is drawn (`Drawn.later`). Where a picture can't be drawn at all the log says
so, and its template rests for a while, so that what fails is not tried for message after message. Other
templates are drawn meanwhile.
"""

import asyncio
import gzip
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple, Protocol

import msgspec

from bot.languages import Language
from bot.logs import report_error
from bot.pictures.easel import Easel, NotDrawn
from bot.pictures.kept import Kept
from bot.render.paging import pages
from bot.render.panel import Block, Panel, Picture, Sketch
from bot.throttle import is_resting

ROOM: Final = 8 << 20
"""So many bytes of pictures are kept, the last used; one is about 150 kB."""

REST: Final = timedelta(minutes=1)
"""So long nothing is drawn of a template that has failed; then it is tried again."""

PROMPT: Final = 1.0
"""Seconds that a message waits for its picture. A worker that runs takes a twentieth of one; on a busy
machine, or while the worker begins, the words go out first."""

MOST_AWAITED: Final = 32
"""So many pictures may be awaited at once; what is wanted beyond them stays in words for good."""

DIGITS: Final = 16

DATA: Final = Path(str(files("data")))
"""The boards that come with the program."""

SAMPLES: Final = "boards/samples.json.gz"


class Draws(Protocol):
    """Draws for one thread at a time, and blocks meanwhile."""

    def draw(self, template: str, facts: bytes) -> bytes:
        """Give a PNG; any error that is raised is a picture that was not drawn."""

    def typeset(self, template: str, facts: bytes) -> bytes:
        """Give a PDF; any error that is raised is one that was not made."""

    def close(self) -> None:
        """Nothing more is drawn."""


class Drawn(NamedTuple):
    """A message as it can go out now. `later` gives the same message with its pictures where those were not
    drawn in time, and None where they never will be; None as such where there is nothing to wait for."""

    now: Panel
    later: asyncio.Task[Panel | None] | None


class Gallery:
    """Pictures of one program. Without `draws` every message stays in words."""

    def __init__(
        self,
        draws: Draws | None,
        edition: bytes,
        now: Callable[[], datetime],
        room: int = ROOM,
        *,
        prompt: float = PROMPT,
        samples: Callable[[], Mapping[str, Mapping[Language, str]]] = dict,
    ) -> None:
        """`edition` is of the templates: a picture of other templates has another name.

        `prompt` is how long (seconds) a message waits. `samples` gives facts of one picture of each kind by
        template and language, to be drawn at the start.
        """
        self._prompt = prompt
        self._draws, self._edition, self._now, self._samples = draws, edition, now, samples
        self._thread = ThreadPoolExecutor(1, "pictures")
        self._kept = Kept[bytes](room, len)
        self._drawing: dict[str, asyncio.Future[bytes]] = {}
        self._rests: dict[str, datetime] = {}
        """Until when each template rests that has failed."""
        self._closed = False

    @property
    def is_drawing(self) -> bool:
        """Whether pictures are drawn at all. Of a template that rests none is."""
        return self._draws is not None

    def is_resting(self, template: str) -> bool:
        """Whether a template has failed within the last `REST`, so that its messages stay in words."""
        return is_resting(self._rests.get(template), self._now(), REST)

    def begin(self) -> None:
        """Begin the process that draws, if there is one, and return at once. Whoever calls it must close."""
        if isinstance(self._draws, Easel):
            self._draws.begin()

    async def warm(self, language: Language) -> None:
        """Draw one picture of each kind at the start, some seconds, so that nobody waits for the first.

        One after another, and whatever is wanted meanwhile goes between. They are not kept. A kind that
        fails is reported and tried again with its first message; the others are drawn all the same.
        """
        if self._draws is None:
            return
        for template, facts in self._samples().items():
            try:
                await self.picture(Sketch(template, facts[language].encode(), ""))
            except NotDrawn as error:
                if self._closed:
                    return
                report_error("picture_failed", error)

    async def draw_pictures(self, panel: Panel) -> Panel:
        """The message with its pictures drawn, however long that takes; in words where they can't be.

        What would not fit one message with its pictures is in words, too.
        """
        return (await self._draw_within(panel, None)).now

    async def draw_now_or_later(self, panel: Panel) -> Drawn:
        """The message to send within a second, and a task for its pictures where they take longer.

        Call it for all that somebody waits for. The caller sees to it that what `later` gives takes the place
        of the words (`bot/posts/late_pictures.py`), or passes on the words for good.
        """
        return await self._draw_within(panel, self._prompt)

    async def _draw_within(self, panel: Panel, seconds: float | None) -> Drawn:
        words = replace(panel, pictured=())
        templates = {one.template for one in panel.pictured if isinstance(one, Sketch)}
        if (
            not panel.pictured
            or self._draws is None
            or any(map(self.is_resting, templates))
            or len(self._drawing) >= MOST_AWAITED
        ):
            return Drawn(words, None)
        work = asyncio.create_task(self._with_pictures(panel, self._draws))
        # Not wait_for, which would end the work: the picture is wanted even when it comes late.
        await asyncio.wait((work,), timeout=seconds)
        if not work.done():
            return Drawn(words, work)
        return Drawn(work.result() or words, None)

    def with_picture_names(self, panel: Panel) -> Panel:
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

    async def typeset(self, template: str, facts: bytes) -> bytes | None:
        """A PDF, some seconds after; None where nothing is drawn, or this could not be (the log says so)."""
        if self._draws is None:
            return None
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._thread, self._draws.typeset, template, facts)
        except Exception as error:
            if not self._closed:
                report_error("picture_failed", error, template=template)
            return None

    def name(self, sketch: Sketch) -> str:
        """A file's name by what it shows: equal names are equal pictures."""
        shown = sha256(self._edition + sketch.template.encode() + b"\0" + sketch.facts)
        return f"{sketch.template}_{shown.hexdigest()[:DIGITS]}.png"

    def close(self) -> None:
        """End what draws; what is still awaited is never drawn."""
        self._closed = True
        if self._draws is not None:
            self._draws.close()
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _with_pictures(self, panel: Panel, draws: Draws) -> Panel | None:
        """None where a picture can't be drawn, or what is drawn does not fit one message."""
        blocks = list[Block]()
        for one in panel.pictured:
            try:
                blocks.append(await self._draw_block(one, draws))
            except Exception as error:
                # To close ends the worker in the middle of a picture: that is no failure.
                if not self._closed and isinstance(one, Sketch):
                    self._rests[one.template] = self._now() + REST
                    report_error("picture_failed", error, template=one.template)
                return None
        drawn = replace(panel, blocks=tuple(blocks), pictured=(), in_words=panel.blocks)
        return drawn if len(pages(drawn)) == 1 else None

    async def _draw_block(self, one: Block | Sketch, draws: Draws) -> Block:
        """A picture that is being drawn for another message is waited for, not drawn again."""
        if not isinstance(one, Sketch):
            return one
        name = self.name(one)
        content = self._kept.get(name)
        if content is None:
            drawing = self._drawing.get(name)
            if drawing is None:
                drawing = self._drawing[name] = self._begin(one, draws)
                drawing.add_done_callback(lambda _: self._drawing.pop(name, None))
            # Another message may wait for the same picture, so who gives up must not end the drawing.
            drawn = await asyncio.shield(drawing)
            content = self._kept.get(name) or self._kept.keep(name, drawn)
        return Picture(name, content, one.alt)

    def _begin(self, one: Sketch, draws: Draws) -> asyncio.Future[bytes]:
        """Draw in the one thread for it, after all that was asked for before. Tests slow this step down."""
        loop = asyncio.get_running_loop()
        return loop.run_in_executor(self._thread, draws.draw, one.template, one.facts)


def without_pictures() -> Gallery:
    """Every message stays in words."""
    return Gallery(None, b"", lambda: datetime.max.replace(tzinfo=UTC))


def open_gallery(now: Callable[[], datetime], data: Path = DATA) -> Gallery:
    """With a worker of its own, which `begin` begins; `data` is the folder of boards."""
    return Gallery(Easel(data), edition(data), now, samples=partial(samples, data))


def samples(data: Path = DATA) -> dict[str, dict[Language, str]]:
    """Facts of one picture of each kind, by template and language (`make pictures` writes them)."""
    body = gzip.decompress((data / SAMPLES).read_bytes())
    return msgspec.json.decode(body, type=dict[str, dict[Language, str]])


def edition(data: Path) -> bytes:
    """A digest of every template, glyph and map."""
    drawn = sorted(one for one in (data / "boards").rglob("*") if one.suffix in (".typ", ".svg", ".json"))
    return sha256(b"".join(sha256(one.read_bytes()).digest() for one in drawn)).digest()
