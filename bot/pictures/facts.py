"""What the pictures of all games have alike: a sheet's language, names that the font has, and their alt text.

A game's own part makes values from one reader's cut (a `Sheet` with more fields) and lines of words from the
same values; `sketch_of` puts both together.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from hashlib import sha256
from typing import Any, Final, TypeVar

import msgspec

from bot.controls import ids
from bot.languages import TRAITS, Language
from bot.pictures.letters import is_drawable
from bot.render.bidi import lean
from bot.render.limits import ALT, USER_NAME
from bot.render.markup import in_words
from bot.render.panel import Button, Sketch
from bot.render.reader_scene import ReaderScene
from bot.render.users import clean, plain_words

NO_WORDS: Final[Mapping[str, str]] = {}
WIDTH: Final = 400
"""Units across every board."""

PLACES: Final = 1 << 13
"""So many places are kept as they were found."""

GRAIN: Final = 0.4
"""Units that are one pixel of a board: what lies on multiples of it is drawn alike everywhere."""

BLOCK: Final = "block"
"""The kind of layer that is a rectangle of its colour."""

KEY: Final = 24
"""Digits of a digest."""


Units = TypeVar("Units", int, float)


class Part(msgspec.Struct, frozen=True):
    """A box of a board (left, top, width, height in units, all even) and a digest of all that it shows.

    Equal keys are equal pictures of the box: what is not in the key must not change what is drawn there.
    """

    box: tuple[int, int, int, int]
    key: str


class Layer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A small picture of a board, clear around what it shows; later ones lie over earlier ones.

    `at` is left, top, width and height in units, each a multiple of `GRAIN`; the template draws a `kind` from
    what it `shows` alone, so that equal ones are drawn once, wherever they lie. With a `fill` (`#rrggbb`) it
    is a shape of that one colour, and drawn once for all colours; a `BLOCK` is all of its box.
    """

    at: tuple[float, float, float, float]
    kind: str
    shows: Any
    fill: str = ""


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """What every template reads (data/boards/kit.typ): how lines run, the digits 0 to 9, labels by name.

    The `boxes`, where there are any, fill the board side by side: the worker draws those that are new.
    """

    rtl: bool
    language: str
    digits: str
    words: Mapping[str, str]
    boxes: tuple[Part, ...] = ()


class Layered(Sheet, frozen=True, kw_only=True):
    """A board of layers: so many units high, over bands of one colour each (top, height, colour).

    Those `ahead` are not on it: later boards will need them, and they cost less when drawn together.
    """

    height: float
    bands: tuple[tuple[float, float, str], ...]
    layers: tuple[Layer, ...]
    ahead: tuple[Layer, ...] = ()


def sheet(language: Language, words: Mapping[str, str] = NO_WORDS) -> dict[str, Any]:
    """The fields of a `Sheet` in this language; `words` are the labels by name."""
    own = TRAITS[language]
    return {"rtl": own.right_to_left, "language": own.code, "digits": own.digits, "words": words}


@lru_cache(PLACES)
def round_to_pixel(units: float) -> float:
    """The nearest place on a whole pixel; boards ask for the same places over and over."""
    return round(round(units / GRAIN) * GRAIN, 1)


def mirror_x(shown: Sheet, left: Units, wide: Units) -> Units:
    """The left edge of a box, given as in a language that runs from the left, on a board of this sheet."""
    return WIDTH - left - wide if shown.rtl else left


def part(shown: Sheet, box: tuple[int, int, int, int], *of: Any) -> Part:
    """The part of a sheet that shows `of`; the box is as in a language that runs from the left."""
    left, top, wide, high = box
    at = (mirror_x(shown, left, wide), top, wide, high)
    # The worker keeps boxes of every language side by side, so language and labels are of the key.
    told = msgspec.json.encode((shown.language, shown.words, of))
    return Part(at, sha256(told).hexdigest()[:KEY])


def sketch_of(template: str, shown: Sheet, lines: Iterable[str]) -> Sketch:
    """The picture of a template of data/boards; `lines` say the same, what matters most first."""
    return Sketch(template, msgspec.json.encode(shown), alt_text(lines, shown.language))


def alt_text(lines: Iterable[str], language: Language) -> str:
    """Lines as an alt text: as many whole ones as Discord has room for, of the first at least a beginning."""
    said = ""
    for line in (plain_words(lean(in_words(one), language)) for one in lines if one):
        longer = f"{said}\n{line}" if said else line
        if len(longer) > ALT:
            return said or longer[:ALT]
        said = longer
    return said


def plain_name(name: str, otherwise: str) -> str:
    """A name without marks of markdown; `otherwise` where the font lacks a letter of it."""
    plain = clean(plain_words(name), USER_NAME)
    return plain if is_drawable(plain) else otherwise


def plain_names(scene: ReaderScene, otherwise: str) -> tuple[str, ...]:
    """The names by seat; where the font lacks a letter of one, the text `otherwise` with its number."""
    say = scene.messages.say
    return tuple(
        plain_name(name, say(otherwise, number=place)) for place, name in enumerate(scene.names, start=1)
    )


def words_button(scene: ReaderScene) -> Button:
    """Tells the pictures of the message that it stands under in words."""
    return Button(ids.WordsButtonId(scene.match).pack(), scene.messages.say("button-words"))


def whole_button(scene: ReaderScene, label: str = "button-words") -> Button:
    """Opens the whole board as text for whoever presses it; under a board its label says "in words"."""
    return Button(ids.WatchButtonId(scene.match).pack(), scene.messages.say(label))
