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


def tale_lines(scene: ReaderScene, rounds: Sequence[Sequence[Any]]) -> Iterator[str]:
    """The sentences of the last of these rounds, a line each: at most MOST, capitals before other provinces.

    `rounds` are the battles of each round so far. A sentence that one has had is told no second time.
    """
    told: set[tuple[str, str]] = set()
    shown: list[tuple[str, str]] = []
    places: dict[tuple[str, str], Province] = {}
    for events in rounds:
        places = {(code, MAP.lies_in[place]): place for code, place in _places(events)}
        fresh = [one for one in places if one not in told]
        shown = sorted(fresh, key=lambda one: (_rank(one[0], places[one]), one))[:MOST]
        told.update(shown)
    for code, territory in shown:
        name = numbered_name(scene, places[code, territory])
        said = scene.messages.say(f"rokugan-tale-{code}", territory=territory)
        yield scene.messages.say("rokugan-tale", province=name, tale=said)


def _rank(code: str, place: Province) -> int:
    return RANKS.index(code) + 2 * (place not in CAPITALS)


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
