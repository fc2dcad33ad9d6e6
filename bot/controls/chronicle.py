"""What is asked of a chronicle, and the custom id of a page of it: both outlive a restart.

A reader turns pages and narrows what is told by kind, generation or seat. All that was asked stands in every
control of the page, so that a press needs nothing from memory.
"""

import re
from typing import Annotated, Final

from msgspec import Struct
from msgspec.structs import replace

from bot.controls.custom_id import CustomId, Match, Part
from engine.kernel.seats import Seat

WORDS: Final = 30
"""Characters of a search: with everything else they fit an id of a hundred."""

GENERATION, PHASE = 999, 9999
"""The highest numbers that are asked for: an option's number is a stranger's word, whatever its range."""

KIND: Final = r"[a-z]{1,9}"
"""A kind of things that a chronicle is asked for."""

GO, BACK, BY_KIND, BY_GENERATION, BY_HOUSE = "go", "back", "kind", "gen", "house"
"""What a control changes: the page (two buttons of a message may lead to the same), or one of the filters."""

ALL: Final = "all"
"""The option that takes a filter away."""


class Query(Struct, frozen=True):
    """What is asked: 0, None and "" ask for everything.

    `words` are searched in names and titles; `kind` is a game's own.
    """

    generation: int = 0
    phase: int = 0
    house: Seat | None = None
    kind: str | None = None
    words: str = ""


class ChroniclePageId(CustomId, verb="annals"):
    """A control of the page that shows this query; `turn` is what the control changes."""

    match: Match
    turn: Annotated[str, Part(r"[a-z]+")]
    generation: Annotated[int, Part(r"\d{1,3}")]
    phase: Annotated[int, Part(r"\d{1,4}", after=".")]
    house: Annotated[int | None, Part(r"\d{0,2}", after=".")]
    kind: Annotated[str, Part(r"[a-z]{0,9}", after=".")]
    page: Annotated[int, Part(r"\d{1,4}")]
    words: Annotated[str, Part(r".*")] = ""


def page_id(match: int, turn: str, query: Query, page: int = 0) -> str:
    """The custom id of a control of the page that shows this query."""
    words = query.words[:WORDS]
    asked = (query.generation, query.phase, query.house, query.kind or "")
    return ChroniclePageId(match, turn, *asked, page, words).pack()


def query_of(id: ChroniclePageId, chosen: str | None = None) -> Query:
    """The query of an id, after the choice that was made in the menu that carries it."""
    query = Query(id.generation, id.phase, id.house, kind_of(id.kind), id.words)
    if chosen is None:
        return query
    value = "" if chosen == ALL else chosen
    match id.turn:
        case "kind":
            return replace(query, kind=kind_of(value))
        case "gen":
            return replace(query, generation=number(value))
        case "house":
            return replace(query, house=number(value) if value else None)
    return query


def clamp(given: int | None, most: int) -> int:
    """A number as it may stand in an id; 0 for none."""
    return min(max(given or 0, 0), most)


def number(text: str | None) -> int:
    """A number of an id or option; 0 for none."""
    return int(text) if text and re.fullmatch(r"\d{1,4}", text) else 0


def kind_of(text: str | None) -> str | None:
    """A text as a kind of things, of whatever game; None if it can't stand in an id as one."""
    return text if text and re.fullmatch(KIND, text) else None
