"""Refusals as sentences: codes in slots become names."""

from typing import Any

from bot.games.houses.voice import deal_name
from bot.render.renderer import Scene


def refusal(scene: Scene, code: str, slots: dict[str, Any]) -> str:
    """The sentence of this code; a code without a text of this game is looked for among the shared ones."""
    words = scene.words
    mine = f"houses-refusal-{code}"
    found = mine if words.known(mine) else f"refusal-{code}"
    return words.say(found, **{name: _slot(scene, name, value) for name, value in slots.items()})


def _slot(scene: Scene, name: str, value: str | int) -> str | int:
    say = scene.words.say
    if name == "deal":
        return deal_name(scene.words, str(value))
    if name == "role":
        return say(f"role-{value}")
    if name == "seat" and isinstance(value, int) and value < len(scene.names):
        return say("house-named", house=scene.names[value])
    return value
