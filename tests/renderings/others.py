"""Coup and Treasure Island: what is read of every event, and what each move is called."""

from collections.abc import Iterator
from typing import Any, Final, get_args

from bot.render.fluent import Slot
from bot.render.i18n import message_id
from bot.render.languages import Language
from engine.games.coup import events as coup_events
from engine.games.coup import moves as coup_moves
from engine.games.treasure import events as treasure_events
from engine.games.treasure import moves as treasure_moves
from engine.kernel.sealed import Sealed
from tests.renderings.council import NAMES, read, words
from tests.renderings.samples import OWN, Choices, samples

KINDS: Final = {
    "coup": (coup_events.Event, coup_moves.Action),
    "treasure": (treasure_events.AnyEvent, treasure_moves.AnyAction),
}
"""By game: all that happens, and all that one does."""

SEATS: Final = ("seat", "target", "first", "claimant", "winner", "against", "head")

CHOICES: Final[Choices] = {
    "seat": (OWN,),
    "target": (3,),
    "first": (2,),
    "claimant": (4,),
    "winner": (2,),
    "against": (0,),
    "head": (4,),
    "slot": (0, 1),
    "card": ("assassin", "captain", "contessa", "duke", "ambassador"),
}
"""The seats of an event, each another; a card that is not the one which was claimed."""


def page(game: str, language: Language) -> Iterator[str]:
    """Each event, then each move, under its tag; in brackets what the seat itself reads."""
    for name, kinds in zip(("event", "action"), KINDS[game], strict=True):
        for kind in get_args(kinds):
            code = f"{game}-{name}-{kind.__struct_config__.tag}"
            yield f"# {message_id(code)}"
            yield from dict.fromkeys(_said(code, language, kind))
            yield ""


def _said(code: str, language: Language, kind: Any) -> Iterator[str]:
    said = words(language)
    has_own = "own" in said.bundle.get_message(message_id(code)).attributes
    for one in samples(kind, CHOICES):
        filled = dict(_slots(one, language))
        yield f"- {read(said.say(code, **filled))}"
        if has_own:
            yield f"  [{OWN}] {read(said.attribute(code, 'own', **filled))}"


def _slots(one: Any, language: Language) -> Iterator[tuple[str, Slot]]:
    """Its fields as their texts are filled: seats by name, codes and numbers as they are."""
    for name in one.__struct_fields__:
        value = getattr(one, name)
        value = value.value if isinstance(value, Sealed) else value
        if name in SEATS and isinstance(value, int):
            yield name, NAMES[language][value]
        elif isinstance(value, str | int):
            yield name, value
