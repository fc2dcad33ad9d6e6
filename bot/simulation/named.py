"""What the figures of simulated games are called, in the reader's words."""

from collections.abc import Callable, Mapping
from math import inf
from typing import Any, Final

from bot.counters import Finding
from bot.games import simulation
from bot.languages import in_figures
from bot.render.fluent import message_id
from bot.render.i18n import Messages

ROLES: Final = ("role-{}", "rokugan-choice-{}", "architects-choice-{}")
CODES: Final[Mapping[str, tuple[str, ...]]] = {
    "roles": ROLES,
    "role_win": ROLES,
    "falls": ("end-{}",),
    "campaign": ("level-{}",),
    "card_win": ("architects-name-{}",),
    "voting": ("voting-{}",),
}
"""Under which of these texts the names of a group stand."""

TELLS: Final = {"voting": "", "falls": "simulate-fall"}
"""The text about a name, where it is not that of the group: none, where the name says all."""

STEWARDS: Final = ("stewards", "steward_win")

Named = Callable[[str, str], str]
"""The word for a name of this group."""


def namer(words: Messages, game: str, book: Any) -> Named:
    """Names of this game; `book` is what its content gives for its pages. What has no word stays as it is."""
    own = simulation(game)
    found = {} if own is None or own.names is None else own.names(words, book)

    def name_of(group: str, name: str) -> str:
        if group in STEWARDS:
            return words.say("simulate-kind", kind=name)
        if group == "ended":
            return words.say("simulate-why", why=name)
        codes = (message_id(code.format(name)) for code in CODES.get(group, ()))
        return found.get(name) or next((words.say(code) for code in codes if words.has_text(code)), name)

    return name_of


def what(words: Messages, named: Named, one: Finding) -> str:
    """What was measured."""
    name = in_figures(named(one.group, one.name), words.language)
    code = TELLS.get(one.group, f"simulate-{message_id(one.group)}")
    return words.say(code, name=name) if code else name


def bounds_text(words: Messages, one: Finding, told: Callable[[float], str]) -> str:
    """The bounds, as `told` writes a number; empty where any share will do."""
    whole = inf if one.plain else 1
    if one.least <= 0 and one.most >= whole:
        return ""
    side = "most" if one.least <= 0 else "least" if one.most >= whole else "between"
    return words.say(f"simulate-wanted-{side}", least=told(one.least), most=told(one.most))
