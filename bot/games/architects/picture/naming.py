"""What both pictures of Architects name alike; names hold only letters that the boards' font has."""

from collections.abc import Iterator
from typing import Any

from bot.controls.words_ids import words_id
from bot.games.architects.picture.values import Amount
from bot.languages import traits
from bot.pictures.letters import drawable
from bot.render.bidi import lean
from bot.render.limits import ALT, USER_NAME
from bot.render.panel import Button
from bot.render.reader_scene import ReaderScene
from bot.render.users import drawn_words
from engine.games.architects.facts import Amounts
from engine.games.architects.names import GOODS
from engine.kernel.seats import Seat


def sheet(scene: ReaderScene, *words: str) -> dict[str, Any]:
    """How lines run, and the labels of these codes."""
    own = traits(scene.messages.language)
    said = {code: scene.messages.say(f"architects-picture-{code}") for code in words}
    return {"rtl": own.right_to_left, "language": own.code, "digits": own.digits, "words": said}


def named(scene: ReaderScene, seat: Seat) -> str:
    """A person's name, or the number of the seat where the font lacks a letter."""
    plain = drawn_words(scene.names[seat].replace("\\", ""), USER_NAME)
    return plain if drawable(plain) else scene.messages.say("architects-picture-seat", number=seat + 1)


def amounts_of(row: Amounts) -> tuple[Amount, ...]:
    """The goods of which there are any."""
    return tuple(Amount(good, count) for good, count in zip(GOODS, row, strict=True) if count)


def words(scene: ReaderScene) -> Button:
    """Tells the message's pictures in words."""
    return Button(words_id(scene.match), scene.messages.say("button-words"))


def fitting(scene: ReaderScene, lines: Iterator[str]) -> str:
    """As many lines as an alt text may have letters; the first is always there."""
    said = ""
    for line in (lean(one, scene.messages.language) for one in lines):
        longer = f"{said}\n{line}" if said else line
        if len(longer) > ALT:
            return said or longer[:ALT]
        said = longer
    return said
