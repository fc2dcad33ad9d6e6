"""What a picture costs: board and map beside a bare page of their size, and what the bot waits for it."""

import asyncio
import gc
import json
import statistics
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import typst

from bot.games.houses.picture import council
from bot.games.houses.presenter import Presenter
from bot.games.rokugan.picture import map
from bot.pictures.easel import PPI, Easel
from bot.pictures.gallery import Gallery
from bot.pictures.worker import Drawer
from bot.render.panel import Panel, Sketch, Text
from bot.render.renderer import reader_scene
from engine.games.rokugan.base import Options
from tests.bot.games.houses.houses_matches import campaign, renderer, scene
from tests.engine.games.rokugan import whole_games
from tests.renderings.others import match

DATA: Final = Path(str(files("data")))
ROUNDS: Final = 24
PART: Final = 6
"""So many boards are drawn before the floor has its turn."""

TICK: Final = 0.001
BARE: Final = (
    '#set page(width: 400pt, height: {height}pt, margin: 10pt, fill: rgb("#191c24"))\n'
    '#set text(font: "Vazirmatn", fill: white)\nA bare page #sys.inputs.data.len()'
)


def measure() -> dict[str, float]:
    """Milliseconds (p50) of a board that shows something new each time, through the worker, and in place.

    Of Rokugan's map the same with `map_` before it, of the board after each move, as at a table; with
    `apart_` of maps that lie seven moves apart and are by turns two seats' own.
    `ratio` is the worker's over a blank page of that size in a kept compiler, `worker` the worker's over the
    same board in place: what the process and the pipe cost. `gap_ms` is the longest the event loop was held
    while some boards were drawn, `busy_gap_ms` the longest while another process was busy for as long, by
    turns, medians of the parts; `gap_ratio` is the median of their ratios. `file_kb` is one PNG.
    """
    boards = _boards()
    gap, busy, ratio = asyncio.run(_gaps(boards))
    return {
        **_drawn(boards),
        **{f"map_{name}": number for name, number in _drawn(_maps(1)).items()},
        **{f"apart_{name}": number for name, number in _drawn(_maps(7)).items()},
        "gap_ms": gap,
        "busy_gap_ms": busy,
        "gap_ratio": ratio,
    }


def _drawn(boards: list[Sketch]) -> dict[str, float]:
    compiler = _compiler()
    desk = TemporaryDirectory()
    drawer, easel = Drawer(DATA, Path(desk.name)), Easel(DATA)
    png = easel.draw(boards[0].template, boards[0].facts)
    page = BARE.format(height=_height(png)).encode()
    ours, place, bare = _turn_about(
        lambda one: easel.draw(one.template, one.facts),
        lambda one: drawer.draw(one.template, one.facts.decode(), PPI),
        lambda one: _compiled(compiler, page, one),
        boards=boards,
    )
    easel.close()
    desk.cleanup()
    return {
        "board_ms": ours,
        "in_place_ms": place,
        "bare_page_ms": bare,
        "ratio": ours / bare,
        "worker": ours / place,
        "file_kb": len(png) / 1024,
    }


def beside_bare(sketches: list[Sketch]) -> tuple[float, float]:
    """Milliseconds (p50) of pictures through one worker, each new, and of blank pages as high, by turns."""
    compiler, easel = _compiler(), Easel(DATA)
    times: list[tuple[float, float]] = []
    for one in sketches:
        start = time.perf_counter()
        png = easel.draw(one.template, one.facts)
        between = time.perf_counter()
        page = BARE.format(height=_height(png)).encode()
        begun = time.perf_counter()
        _compiled(compiler, page, one)
        times.append((between - start, time.perf_counter() - begun))
    easel.close()
    ours, bare = (1000 * statistics.median(kept) for kept in zip(*times[2:], strict=True))
    return ours, bare


def _height(png: bytes) -> float:
    """In points."""
    return int.from_bytes(png[20:24], "big") * 72 / PPI


def _maps(each: int) -> list[Sketch]:
    """The map of Rokugan after so many moves of wild games: everybody's, or two seats' own by turns."""
    found: dict[bytes, Sketch] = {}
    for number in range(4):
        for spot, turn in enumerate(whole_games.match(bytes([number]) * 16, 2 + number, Options())):
            viewer = None if each == 1 else spot % 2
            one = map.sketch(reader_scene(match("rokugan", "en", turn.state), viewer))
            if one is not None and spot % each == 0:
                found[one.facts] = one
    return list(found.values())[: 2 * ROUNDS]


def _boards() -> list[Sketch]:
    """The living board after so many moves of a campaign, no two alike."""
    open_ones = [one for one in campaign(3, 5, 400) if one.match_state.state.tracks]
    found = (council.sketch(Presenter(renderer().scene_for(scene(one, "en"), None))) for one in open_ones)
    return list({one.facts: one for one in found}.values())[: 2 * ROUNDS]


def _compiler() -> typst.Compiler:
    fonts = typst.Fonts(False, False, [str(DATA / "boards" / "fonts")])
    return typst.Compiler(root=str(DATA), font_paths=fonts, ignore_system_fonts=True)


def _compiled(compiler: typst.Compiler, page: str | bytes, one: Sketch) -> Any:
    return compiler.compile(input=page, format="png", ppi=PPI, sys_inputs={"data": one.facts.decode()})


def _turn_about(*works: Callable[[Sketch], Any], boards: list[Sketch]) -> list[float]:
    """Milliseconds (p50) of each, turn and turn about; each draws a board that it has not drawn yet."""
    times: list[list[float]] = [[] for _ in works]
    for one in boards:
        for work, kept in zip(works, times, strict=True):
            start = time.perf_counter()
            work(one)
            kept.append(1000 * (time.perf_counter() - start))
    return [statistics.median(kept[2:]) for kept in times]


async def _gaps(boards: list[Sketch]) -> tuple[float, float, float]:
    """The longest that the loop was held (ms) beside drawing and a busy process; the ratio of these."""
    gallery = Gallery(Easel(DATA), b"bench", lambda: datetime.now(UTC))
    await gallery.draw_pictures(_panel(boards[0]))
    gc.collect()
    gc.freeze()  # the campaign that the boards are of is no part of a running bot
    gaps = []

    async def drawn(some: list[Sketch]) -> None:
        for one in some:
            await gallery.draw_pictures(_panel(one))

    for first in range(1, len(boards), PART):
        start = time.perf_counter()
        gap = await _longest(drawn(boards[first : first + PART]))
        gaps.append((gap, await _longest(_busy(time.perf_counter() - start))))
    gallery.close()
    gap, busy = (statistics.median(kept) for kept in zip(*gaps, strict=True))
    return gap, busy, statistics.median(one / other for one, other in gaps)


async def _busy(seconds: float) -> None:
    """Another process, which wants a core for so long, as the one that draws does."""
    spins = f"import time; end = time.perf_counter() + {seconds}\nwhile time.perf_counter() < end: pass"
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", spins)
    await process.wait()


async def _longest(work: Any) -> float:
    task, longest = asyncio.ensure_future(work), 0.0
    while not task.done():
        before = time.perf_counter()
        await asyncio.sleep(TICK)
        longest = max(longest, time.perf_counter() - before - TICK)
    return 1000 * longest


def _panel(one: Sketch) -> Panel:
    return Panel(None, (Text("words"),), "en", (one,))


if __name__ == "__main__":
    print(json.dumps(measure(), indent=1))  # noqa: T201
