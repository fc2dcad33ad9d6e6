"""A few pictures kept in tests/data/pictures, to be compared with what is drawn now.

`make pictures` renews them. Look at each that has changed before it is committed.
"""

import math
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from PIL import Image, ImageChops, ImageFilter

from bot.languages import Language
from bot.pictures.easel import PPI
from bot.pictures.facts import WIDTH
from bot.pictures.worker import Drawer
from bot.render.panel import Sketch
from tests.bot.pictures.boards import DATA
from tests.bot.pictures.every_picture import PICTURES

FOLDER: Final = Path(__file__).parents[2] / "data" / "pictures"
COLOURS: Final = 128
"""Of a stored picture's palette."""

ALIKE: Final = 32
"""Of 255: so much the mean of a square of seven pixels may differ. Seen of the stored ones: at most 23 at
other resolutions, 40 where tiles moved by two units, 63 and more where a word is missing."""

DARK: Final = 12
"""Dark shades are told apart as bright ones are: by their share of what they are above this."""

STORED: Final[Mapping[str, tuple[str, Language, int, str]]] = {
    "houses_opening": ("opening", "en", 3, "short"),
    "houses_council": ("council", "en", 3, "long"),
    "houses_hand": ("hand", "en", 3, "short"),
    "houses_count": ("count", "en", 5, "long"),
    "houses_ending": ("ending", "en", 5, "short"),
    "houses_council-fa": ("council", "fa", 5, "long"),
    "houses_hand-fa": ("hand", "fa", 5, "long"),
    "houses_campaign-fa": ("ending", "fa", 3, "long"),
    "houses_poster-fa": ("ending", "fa", 5, "long"),
    "rokugan_map-fa": ("rokugan", "fa", 2, "long"),
}
"""By file: what is drawn, in which language, for so many seats with which names."""


def sketch(name: str) -> Sketch:
    """The last of its template."""
    picture, language, seats, names = STORED[name]
    make, _, known = PICTURES[picture]
    template = name.partition("-")[0]
    return [one for one in make(language, seats, known[names], 0) if one.template == template][-1]


def drawn(drawer: Drawer, one: Sketch, ppi: float = PPI) -> Image.Image:
    """As the worker draws it, scaled to 400 pixels as a phone scales it."""
    return small(drawer.draw(one.template, one.facts.decode(), ppi))


def small(png: bytes) -> Image.Image:
    """400 pixels wide, without a palette."""
    found = Image.open(BytesIO(png)).convert("RGB")
    return found.resize((WIDTH, round(found.height * WIDTH / found.width)), Image.Resampling.BOX)


def stored(name: str) -> Image.Image:
    """A picture as it was."""
    return small((FOLDER / f"{name}.png").read_bytes())


def apart(one: Image.Image, two: Image.Image) -> int:
    """How much they differ where they differ most, 0 to 255; edges that fall otherwise hardly count."""
    if one.size != two.size:
        return 255
    means = (some.point(_shades()).filter(ImageFilter.BoxBlur(3)) for some in (one, two))
    return max(most for _, most in ImageChops.difference(*means).getextrema())


def _shades() -> list[int]:
    return [round(255 * math.log1p(shade / DARK) / math.log1p(255 / DARK)) for shade in range(256)] * 3


def main() -> None:
    """Draw all of them anew, and take away what is no more."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.png"):
        if old.stem not in STORED:
            old.unlink()
    with TemporaryDirectory() as desk:
        drawer = Drawer(DATA, Path(desk))
        for name in STORED:
            found = drawn(drawer, sketch(name))
            if not (FOLDER / f"{name}.png").exists() or apart(found, stored(name)):
                kept = found.quantize(COLOURS, dither=Image.Dither.NONE)
                kept.save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
