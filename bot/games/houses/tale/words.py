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


def sentence(presenter: Presenter, told: Sentence, name: NameOf | None = None) -> str:
    """The sentence in words."""
    return presenter.say(told.key, **fill_slots(presenter, told.slots, name))


def fill_slots(presenter: Presenter, slots: Slots, name: NameOf | None = None) -> dict[str, str]:
    """The words for each slot of a text, by its name."""
    return {slot: _fill(presenter, slot, value, name or presenter.house) for slot, value in slots}


def sentences(presenter: Presenter, told: tuple[Sentence, ...], name: NameOf | None = None) -> str:
    """Sentences one after another."""
    return " ".join(sentence(presenter, one, name) for one in told)


def nickname_alone(presenter: Presenter, told: ToldReign, name: NameOf | None = None) -> str:
    """The name that stays of the king: "the king of two coins"."""
    return sentence(presenter, told.name, name)


def nickname(presenter: Presenter, told: ToldReign) -> str:
    """The king with the name that stays of them."""
    king = presenter.king(told.reign.king)
    return presenter.say("tale-nickname", king=king, name=nickname_alone(presenter, told))


def _fill(presenter: Presenter, slot: str, value: Any, name: NameOf) -> str:
    match slot:
        case "house" | "other":
            return name(value)
        case "king":
            return presenter.king(value)
        case "card":
            return presenter.title(f"{value}.title")
        case "line":
            return presenter.line(value)
        case "lines":
            return presenter.join_list([presenter.line(one) for one in value])
        case "resource" | "high" | "low":
            return presenter.resource(value)
        case "role":
            return presenter.role(value)
        case "answer":
            return presenter.side(value)
        case "fell":
            return presenter.say("tale-fell", end=value)
    number = _number(presenter, value)
    return presenter.say(f"tale-count-{slot}", n=value, number=number) if slot in COUNTED else number


def _number(presenter: Presenter, n: int) -> str:
    """The number in a word; from a hundred on in digits."""
    tens, ones = n // 10 * 10, n % 10
    if 20 < n < 100 and ones:
        both = {"tens": presenter.say("tale-number", n=tens), "ones": presenter.say("tale-number", n=ones)}
        return presenter.say("tale-number-both", **both)
    return presenter.say("tale-number", n=n)


COUNTED: Final = ("coins", "deals", "kings", "times", "votes", "years")
"""Slots in which a number stands with what it counts; in others it stands alone."""
