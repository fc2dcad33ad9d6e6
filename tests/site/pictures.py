"""The pictures of the page: photographs of docs/pictures, and a board of every game as the bot draws it."""

from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from msgspec import Struct
from PIL import Image

from bot.languages import Language
from bot.pictures.worker import Drawer
from bot.render.i18n import Messages
from bot.terminal.words import plain
from tests.bot.pictures.boards import DATA
from tests.bot.pictures.every_picture import PICTURES
from tests.end_to_end.pictures import FOLDER

PHOTOGRAPHS: Final = ("board", "card", "panel", "count")
"""In the order of an evening."""


class Drawn(Struct, frozen=True):
    """A board of a game: which kind of picture, for how many seats, and which of those that are made."""

    kind: str
    seats: int
    number: int


BOARDS: Final = {
    "houses": Drawn("council", 5, 2),
    "coup": Drawn("coup", 5, 3),
    "treasure": Drawn("treasure", 5, 4),
    "rokugan": Drawn("rokugan", 4, 0),
    "architects": Drawn("architects", 3, 0),
}
PPI: Final = 108
"""600 pixels for the width of a phone: sharp on its screen, and not more."""

PEOPLE: Final = 5


class Picture(Struct, frozen=True):
    """A file of the page, its size in pixels."""

    file: str
    width: int
    height: int


def write_photograph(name: str, language: Language, folder: Path) -> Picture:
    """One of docs/pictures, made smaller without losing anything."""
    with Image.open(FOLDER / f"{name}-{language}.png") as image:
        return _write(image, folder / f"{name}-{language}.webp")


def write_board(game: str, words: Messages, folder: Path) -> Picture:
    """A board of this game, drawn from the program's templates with the names of the rehearsal's people."""
    board = BOARDS[game]
    what = "house" if game == "houses" else "person"
    names = tuple(plain(words.say(f"rehearse-{what}-{seat}")) for seat in range(PEOPLE))
    made = list(PICTURES[board.kind].make(words.language, board.seats, names, 0))
    sketch = made[board.number]
    with TemporaryDirectory() as desk:
        drawn = Drawer(DATA, Path(desk)).draw(sketch.template, sketch.facts.decode(), PPI)
    with Image.open(BytesIO(drawn)) as image:
        return _write(image, folder / f"{game}-{words.language}.webp")


def _write(image: Image.Image, file: Path) -> Picture:
    image.convert("RGB").save(file, quality=78, method=6)
    return Picture(file.name, image.width, image.height)
