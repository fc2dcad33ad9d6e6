"""Refusals as sentences: codes in slots become names."""

from typing import Any

from bot.games.houses.presenter import deal_name
from bot.render.i18n import Messages


def refusal(words: Messages, names: tuple[str, ...], code: str, slots: dict[str, Any]) -> str:
    """The sentence of this code; a code without a text of this game is looked for among the shared ones.

    `names` are those of the houses by seat.
    """
    mine = f"houses-refusal-{code}"
    found = mine if words.has_text(mine) else f"refusal-{code}"
    return words.say(found, **{name: _slot(words, names, name, value) for name, value in slots.items()})


def _slot(words: Messages, names: tuple[str, ...], name: str, value: str | int) -> str | int:
    if name == "deal":
        return deal_name(words, str(value))
    if name == "role":
        return words.say(f"role-{value}")
    if name == "seat" and isinstance(value, int) and value < len(names):
        return words.say("house-named", house=names[value])
    return value
