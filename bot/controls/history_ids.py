"""Custom ids of the chronicle's panel: they say what is asked for, so that a page outlives a restart."""

import re
from collections.abc import Mapping
from typing import Final

from bot.controls.query import Query

WORDS: Final = 30
"""Characters of a search: with everything else they fit an id of a hundred."""

GENERATION, PHASE = 999, 9999
"""The highest numbers that are asked for: an option's number is a stranger's word, whatever its range."""

KIND: Final = r"[a-z]{1,9}"
"""A kind of things that a chronicle is asked for."""

PAGE: Final = (
    r"v1:annals:(?P<match>\d{1,19})"
    r"(?::(?P<turn>[a-z]+):(?P<generation>\d{1,3})\.(?P<phase>\d{1,4})\.(?P<house>\d{0,2})\.(?P<kind>[a-z]{0,9})"
    r":(?P<page>\d{1,4}):(?P<words>.*))?"
)
STORY: Final = r"v1:story:(?P<match>\d{1,19})"

GO, BACK, BY_KIND, BY_GENERATION, BY_HOUSE = "go", "back", "kind", "gen", "house"
"""What a control changes: the page (two buttons of a message may lead to the same), or one of the filters."""

ALL: Final = "all"
"""The option that takes a filter away."""


def annals_id(match: int) -> str:
    """The chronicle from its newest page on."""
    return f"v1:annals:{match}"


def story_id(match: int) -> str:
    """The story so far."""
    return f"v1:story:{match}"


def page_id(match: int, turn: str, query: Query, page: int = 0) -> str:
    """A control of the panel that shows this."""
    house = "" if query.house is None else query.house
    asked = f"{query.generation}.{query.phase}.{house}.{query.kind or ''}"
    return f"v1:annals:{match}:{turn}:{asked}:{page}:{query.words[:WORDS]}"


def query_of(found: Mapping[str, str | None], chosen: str | None = None) -> Query:
    """What an id asks for, after the choice that was made in the menu that carries it."""
    turn = found.get("turn")
    generation, house, kind = found.get("generation"), found.get("house"), found.get("kind")
    if chosen is not None:
        value = "" if chosen == ALL else chosen
        generation = value if turn == BY_GENERATION else generation
        house = value if turn == BY_HOUSE else house
        kind = value if turn == BY_KIND else kind
    return Query(
        number(generation), number(found.get("phase")), _house(house), kind_of(kind), found.get("words") or ""
    )


def clamp(given: int | None, most: int) -> int:
    """A number as it may stand in an id; 0 for none."""
    return min(max(given or 0, 0), most)


def number(text: str | None) -> int:
    """A number of an id or option; 0 for none."""
    return int(text) if text and re.fullmatch(r"\d{1,4}", text) else 0


def kind_of(text: str | None) -> str | None:
    """What may stand in an id as a kind, of whatever game; None for anything else."""
    return text if text and re.fullmatch(KIND, text) else None


def _house(text: str | None) -> int | None:
    return number(text) if text else None
