"""A sentence of the place for what matters there: a province that falls, holds, burns or makes peace."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from bot.games.rokugan.words import numbered_name
from bot.render.reader_scene import ReaderScene
from engine.games.rokugan.chapters.battles import BattleFought
from engine.games.rokugan.chapters.resolution import Pacified, Raided
from engine.games.rokugan.facts import CAPITALS, MAP
from engine.games.rokugan.names import Province

MOST: Final = 3
"""So many places of a round are spoken of: more would be noise."""

RANKS: Final = ("burned", "peace", "fell", "held")
"""What is spoken of, what happens most seldom first."""


def tale_lines(scene: ReaderScene, events: Sequence[Any]) -> Iterator[str]:
    """The sentences of a round's battles, a line each: at most MOST, capitals before other provinces."""
    found = {(code, MAP.lies_in[place]): place for code, place in _places(events)}
    ranked = sorted(found, key=lambda one: (RANKS.index(one[0]) + 2 * (found[one] not in CAPITALS), one))
    for code, territory in ranked[:MOST]:
        name = numbered_name(scene, found[code, territory])
        told = scene.messages.say(f"rokugan-tale-{code}", territory=territory)
        yield scene.messages.say("rokugan-tale", province=name, tale=told)


def _places(events: Sequence[Any]) -> Iterator[tuple[str, Province]]:
    """Each place that may be spoken of, with what happened there."""
    for event in events:
        match event:
            case Raided():
                yield "burned", event.province
            case Pacified():
                yield "peace", event.province
            case BattleFought(outcome="captured"):
                yield "fell", event.province
            case BattleFought(outcome="held"):
                yield "held", event.province
