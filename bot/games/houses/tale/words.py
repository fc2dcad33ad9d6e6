"""A tale in the reader's words: what each slot of its texts stands for.

The name of a slot says what is filled in: `house` and `other` are seats, `card` is a card, `times` and
`coins` are numbers with what they count. Small numbers are words. So every language may build its own
sentences.
"""

from collections.abc import Callable
from typing import Any, Final

from bot.games.houses.presenter import Presenter
from bot.games.houses.tale.choice import Sentence, Slots
from bot.games.houses.tale.tale import ToldReign
from engine.kernel.seats import Seat

NameOf = Callable[[Seat], str]
"""A house as it is named here: a picture can draw fewer letters than a message has."""


def sentence(voice: Presenter, told: Sentence, name: NameOf | None = None) -> str:
    """The sentence in words."""
    return voice.say(told.key, **fill_slots(voice, told.slots, name))


def fill_slots(voice: Presenter, slots: Slots, name: NameOf | None = None) -> dict[str, str]:
    """What fills each of these slots in a text."""
    return {slot: _fill(voice, slot, value, name or voice.house) for slot, value in slots}


def sentences(voice: Presenter, told: tuple[Sentence, ...], name: NameOf | None = None) -> str:
    """Sentences one after another."""
    return " ".join(sentence(voice, one, name) for one in told)


def nickname_alone(voice: Presenter, told: ToldReign, name: NameOf | None = None) -> str:
    """The name that stays of the king: "the king of two coins"."""
    return sentence(voice, told.name, name)


def nickname(voice: Presenter, told: ToldReign) -> str:
    """The king with the name that stays of them."""
    king = voice.king(told.reign.king)
    return voice.say("tale-nickname", king=king, name=nickname_alone(voice, told))


def _fill(voice: Presenter, slot: str, value: Any, name: NameOf) -> str:
    match slot:
        case "house" | "other":
            return name(value)
        case "king":
            return voice.king(value)
        case "card":
            return voice.title(f"{value}.title")
        case "line":
            return voice.line(value)
        case "lines":
            return voice.join_list([voice.line(one) for one in value])
        case "resource" | "high" | "low":
            return voice.resource(value)
        case "role":
            return voice.role(value)
        case "answer":
            return voice.side(value)
        case "fell":
            return voice.say("tale-fell", end=value)
    number = _number(voice, value)
    return voice.say(f"tale-count-{slot}", n=value, number=number) if slot in COUNTED else number


def _number(voice: Presenter, n: int) -> str:
    """The number in a word; from a hundred on in digits."""
    tens, ones = n // 10 * 10, n % 10
    if 20 < n < 100 and ones:
        both = {"tens": voice.say("tale-number", n=tens), "ones": voice.say("tale-number", n=ones)}
        return voice.say("tale-number-both", **both)
    return voice.say("tale-number", n=n)


COUNTED: Final = ("coins", "deals", "kings", "times", "votes", "years")
"""Slots in which a number stands with what it counts; in others it stands alone."""
