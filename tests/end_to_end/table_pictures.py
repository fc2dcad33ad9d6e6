"""Pictures of tables: `python -m tests.end_to_end.table_pictures [folder] [game]`.

People have made some moves; at a phone's width in both languages the board, and the visitor's own page.
"""

import asyncio
import sys
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from bot.client import Khandan
from bot.clock.waiting import Waiting
from bot.lab.rehearsal.presser import Presser
from bot.languages import LANGUAGES, Language
from bot.sandbox.world import open_world
from bot.wiring import make_bot
from engine.kernel.dice import Dice
from tests.bot.core_world import Hall, entropy, unused, whole
from tests.end_to_end.pictures import FOLDER, MESSAGE, Photographer, drawn, page_of
from tests.end_to_end.up_to_date import wait_until_shown
from tests.end_to_end.visitor import CHROMIUM
from tests.laws.controls import begun, pressed

SEATS: Final = 5
MOVES: Final[Mapping[str, tuple[int, ...]]] = {
    "coup": (9,),
    "treasure": (9,),
    "architects": (5, 60, 240),
    "rokugan": (45, 115, 300),
}
"""So many are made before each of the pictures is taken."""


@asynccontextmanager
async def drawn_hall(folder: Path) -> AsyncIterator[Hall]:
    """A world whose bot draws its boards."""
    here, chance = unused(folder), entropy()

    def make(waiting: Waiting) -> Khandan:
        bot = make_bot(whole(), waiting, here, chance, gallery=drawn(waiting))
        bot.posting.boards.rest = timedelta(0)
        return bot

    async with open_world(make) as world:
        yield Hall(world, here)


async def photographed(folder: Path, game: str, language: Language, moves: int) -> None:
    """The living board in the channel; what the visitor alone sees."""
    with TemporaryDirectory() as data:
        async with drawn_hall(Path(data)) as hall:
            live = await begun(hall, game, SEATS, language)
            await hall.bot.preferences.choose("guild", hall.world.guild.id, language)
            presser = Presser(hall.driver, live.match.id, Dice(f"{game:32}".encode()))
            for _ in range(moves):
                await pressed(hall, presser)
            at: Any = hall
            async with page_of(at, language) as page:
                camera = Photographer(page, at, language, folder)
                title = camera.words.say(
                    "offered-title", game=camera.words.say(f"game-{game}"), match=live.match.id
                )
                await camera.takes(
                    f"{game}-{moves}-board", page.locator(MESSAGE).filter(has_text=title).first
                )
                await camera.press("button-open")
                await page.locator(MESSAGE).last.locator("img:not(.emoji)").first.wait_for()
                await wait_until_shown(page)
                await camera.takes(f"{game}-{moves}-hand", page.locator(MESSAGE).last)


async def everything(folder: Path, games: Sequence[str]) -> None:
    """All of these games."""
    for game in games:
        for moves in MOVES[game]:
            for language in LANGUAGES:
                await photographed(folder, game, language, moves)


if __name__ == "__main__":
    if CHROMIUM is None:
        sys.exit("Chromium is needed for this.")
    kept = Path(sys.argv[1]) if sys.argv[1:] else FOLDER
    kept.mkdir(parents=True, exist_ok=True)
    asyncio.run(everything(kept, sys.argv[2:] or tuple(MOVES)))
