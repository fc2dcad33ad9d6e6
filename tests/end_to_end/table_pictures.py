"""Pictures of tables of Coup and Treasure Island: `python -m tests.end_to_end.table_pictures [folder]`.

Five people have made some moves; at a phone's width in both languages the board, and the visitor's own page.
"""

import asyncio
import sys
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from bot.languages import LANGUAGES, Language
from bot.rehearsal.presser import Presser
from engine.kernel.dice import Dice
from tests.bot.core_world import opened_hall
from tests.end_to_end.pictures import FOLDER, MESSAGE, Photographer, page_of
from tests.end_to_end.visitor import CHROMIUM
from tests.laws.controls import begun, pressed

SEATS: Final = 5
MOVES: Final[Mapping[str, int]] = {"coup": 9, "treasure": 9}
"""So many are made before the pictures are taken."""


async def photographed(folder: Path, game: str, language: Language) -> None:
    """The living board in the channel; what the visitor alone sees."""
    with TemporaryDirectory() as data:
        async with opened_hall(Path(data)) as hall:
            live = await begun(hall, game, SEATS, language)
            await hall.bot.choose("guild", hall.world.guild.id, language)
            presser = Presser(hall.driver, live.match.id, Dice(f"{game:32}".encode()))
            for _ in range(MOVES[game]):
                await pressed(hall, presser)
            at: Any = hall
            async with page_of(at, language) as page:
                camera = Photographer(page, at, language, folder)
                title = camera.words.say(
                    "offered-title", game=camera.words.say(f"game-{game}"), match=live.match.id
                )
                await camera.takes(f"{game}-board", page.locator(MESSAGE).filter(has_text=title).first)
                await camera.press("button-open")
                await camera.takes(f"{game}-hand", page.locator(MESSAGE).last)


async def everything(folder: Path) -> None:
    """All of them."""
    for game in MOVES:
        for language in LANGUAGES:
            await photographed(folder, game, language)


if __name__ == "__main__":
    if CHROMIUM is None:
        sys.exit("Chromium is needed for this.")
    kept = Path(sys.argv[1]) if sys.argv[1:] else FOLDER
    kept.mkdir(parents=True, exist_ok=True)
    asyncio.run(everything(kept))
