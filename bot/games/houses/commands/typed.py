"""From what was typed, or chosen from suggestions, to what the rules know; Refused where it names nothing."""

from typing import Any, Final

from engine.games.houses import moves as m
from engine.games.houses.names import ROLES
from engine.kernel.refused import Refused, no

DIGITS: Final = 18
"""More than any number of a promise has."""

WORDS: Final = {"kept": True, "broken": False}
"""What a promise can be said to be."""


def one_of(known: dict[str, Any], word: str) -> Any:
    """What the word stands for; Refused with choice_unknown."""
    if word not in known:
        raise Refused(no("choice_unknown"))
    return known[word]


def mark(promise: str) -> m.MarkPromise:
    """The promise and whether it was kept; Refused with promise_unknown for words that name none."""
    parts = promise.split(":")
    if len(parts) != 4 or parts[3] not in WORDS:
        raise Refused(no("promise_unknown"))
    deal, by, index, word = parts
    return m.MarkPromise(deal, number(by), number(index), WORDS[word])


def role_of(word: str) -> Any:
    """A secret role by its id; Refused with choice_unknown."""
    return one_of({name: name for name in ROLES}, word)


def number(text: str) -> int:
    """Refused with choice_unknown for no number, and for one of so many digits that Python reads none."""
    if not text.isdecimal() or len(text) > DIGITS:
        raise Refused(no("choice_unknown"))
    return int(text)
