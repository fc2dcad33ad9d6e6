"""A few pictures kept in tests/data/pictures, to be compared with what is drawn now.

Those of Houses and Coup are drawn from facts that are kept beside them: other cards, houses or texts change
none of them. A picture that shows something new has it written into its facts by hand. `make pictures` draws
them anew; look at each that has changed before it is committed.
"""

import math
from collections.abc import Callable, Mapping
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageFilter

from bot.games.coup import round_picture
from bot.games.houses.picture import campaign, council, count, ending, hand, opening, previously, reign, strip
from bot.games.rokugan.picture import battles
from bot.pictures.easel import PPI
from bot.pictures.facts import WIDTH, Sheet
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

LAID: Final[Mapping[str, tuple[type[Sheet], Callable[[Any], Sheet]]]] = {
    "houses_opening": (opening.Opening, opening.place_pieces),
    "houses_council": (
        council.Council,
        lambda shown: replace(shown, boxes=tuple(council.parts(shown))),
    ),
    "houses_strip": (strip.Strip, strip.place_pieces),
    "houses_hand": (hand.Hand, hand.place_pieces),
    "houses_count": (count.Count, count.place_pieces),
    "houses_ending": (ending.Ending, ending.place_pieces),
    "houses_campaign": (campaign.Campaign, campaign.place_pieces),
    "houses_poster": (ending.Poster, ending.place_poster),
    "houses_reign": (reign.Reign, reign.place_pieces),
    "houses_previously": (previously.Previously, previously.place_pieces),
    "coup_round": (round_picture.Shown, round_picture.place_pieces),
    "rokugan_battles": (battles.Battles, battles.place_pieces),
}
"""By template: what its facts are, and how they are laid out."""

STORED: Final = (
    *("houses_opening", "houses_council", "houses_hand", "houses_count", "houses_ending"),
    *("houses_strip", "houses_strip-fa", "houses_count-fa", "houses_reign", "houses_reign-fa"),
    *("houses_previously", "houses_previously-fa"),
    *("coup_round", "coup_round-fa"),
    *("rokugan_battles", "rokugan_battles-fa"),
    *("houses_council-fa", "houses_hand-fa", "houses_campaign-fa", "houses_poster-fa", "rokugan_map-fa"),
)
"""By file: a template, and its language where that is not English."""


def sketch(name: str) -> Sketch:
    """From the facts beside the picture; the map has no cards, and is made as it is played."""
    template = name.partition("-")[0]
    if template not in LAID:
        make, _, names = PICTURES["rokugan"]
        return [one for one in make("fa", 2, names["long"], 0) if one.template == template][-1]
    kind, laid_out = LAID[template]
    shown = msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=kind)
    return Sketch(template, msgspec.json.encode(laid_out(shown)), "")


def drawn(drawer: Drawer, one: Sketch, ppi: float = PPI) -> Image.Image:
    """As the worker draws it, scaled to 400 pixels as a phone scales it."""
    return small(drawer.draw(one.template, one.facts.decode(), ppi))


def small(png: bytes) -> Image.Image:
    """400 pixels wide, without a palette."""
    return phone(Image.open(BytesIO(png)).convert("RGB"))


def phone(found: Image.Image) -> Image.Image:
    """The same of what is unpacked."""
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
