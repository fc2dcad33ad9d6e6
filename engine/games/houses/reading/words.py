"""The building blocks of the content's files: checked words, texts in both languages and their limits."""

import re
from collections.abc import Callable
from typing import Annotated, Final, TypeVar, get_args

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    PlainValidator,
    WithJsonSchema,
)
from pydantic_core import PydanticCustomError, PydanticKnownError

from engine.games.houses.content import Condition, Perk
from engine.games.houses.names import OFFICES, RESOURCES, ROLES, Office, Resource, RoleName, Sign, StoryEnd
from engine.games.houses.reading import notation
from engine.games.houses.reading.mistakes import Mistake
from engine.kernel.content import Told

PLACEABLE = re.compile(r"\{ \$([a-z_]+) \}")
BRACE = re.compile(r"[{}]")
NEAR: Final = 20
"""So many letters of a text are told from a brace on that belongs to no name."""

NO_TEXT: Final = "string_type"
"""What pydantic calls a value that is no text."""

SOURCE: Final = r"^[a-z][a-z0-9_]*(\.(yes|no)(\.[1-9])?)?$"
PEOPLE = ("king", "leader", "moderator", *OFFICES)
SIGNER = "signer"

Made = TypeVar("Made")


class Shape(BaseModel):
    """What all files have in common: nothing unknown is accepted and nothing is converted."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, arbitrary_types_allowed=True)


def wrong(code: Mistake, **slots: Told) -> PydanticCustomError:
    """A mistake with our own code, and what its sentence names."""
    return PydanticCustomError(code, code, {**slots})


def one_of(code: Mistake, words: tuple[str, ...]) -> BeforeValidator:
    """Refuses, with this code, a word that is not one of these."""

    def check(given: object) -> str:
        if not isinstance(given, str):
            raise PydanticKnownError(NO_TEXT)
        if given not in words:
            raise wrong(code, given=given, known=words)
        return given

    return BeforeValidator(check)


def compact_notation(read: Callable[[str], Made], pattern: str) -> tuple[PlainValidator, WithJsonSchema]:
    """A field in the compact notation: read by this function, shown to editors as this pattern."""

    def check(given: object) -> Made:
        if not isinstance(given, str):
            raise PydanticKnownError(NO_TEXT)
        try:
            return read(given)
        except notation.Unclear as unclear:
            raise wrong(unclear.code, **unclear.slots, note=given) from unclear

    return PlainValidator(check), WithJsonSchema({"type": "string", "pattern": pattern})


def placeables(text: str) -> tuple[str, ...]:
    """The names of the placeables in a text, in order, each as often as it stands there."""
    return tuple(PLACEABLE.findall(text))


def _blank(found: re.Match[str]) -> str:
    return " " * len(found[0])


def _allowing(*names: str) -> AfterValidator:
    def check(text: str) -> str:
        if not text.strip():
            raise wrong("text_missing")
        if text != text.strip():
            raise wrong("spaces_around")
        brace = BRACE.search(PLACEABLE.sub(_blank, text))
        if brace is not None:
            raise wrong("broken_placeable", given=text[brace.start() : brace.start() + NEAR])
        stranger = next((name for name in placeables(text) if name not in names), None)
        if stranger is not None and not names:
            raise wrong("placeable_not_here", given=stranger)
        if stranger is not None:
            raise wrong("unknown_placeable", given=stranger, known=names)
        return text

    return AfterValidator(check)


Text34 = Annotated[str, Field(max_length=34), _allowing()]
Text40 = Annotated[str, Field(max_length=40), _allowing()]
Text120 = Annotated[str, Field(max_length=120), _allowing()]
Text220 = Annotated[str, Field(max_length=220), _allowing(*PEOPLE, SIGNER)]
Text600 = Annotated[str, Field(max_length=600), _allowing(*PEOPLE)]

Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$", max_length=30)]
Source = Annotated[str, Field(pattern=SOURCE, max_length=40)]
"""A card, one of its answers, or one of their outcomes: `shade_tax`, `shade_tax.yes`, `shade_tax.yes.2`."""

ResourceWord = Annotated[Resource, one_of("unknown_resource", RESOURCES)]
OfficeWord = Annotated[Office, one_of("unknown_office", OFFICES)]
RoleWord = Annotated[RoleName, one_of("unknown_role", ROLES)]
EndWord = Annotated[StoryEnd, one_of("unknown_end", get_args(StoryEnd))]
PerkNote = Annotated[Perk, *compact_notation(notation.perk, notation.CALL.pattern)]
GoalNote = Annotated[Condition, *compact_notation(notation.goal, notation.CALL.pattern)]
MarkNote = Annotated[tuple[Sign, Resource], *compact_notation(notation.mark, notation.SIGNED.pattern)]


class Name(Shape):
    """A title or a name in both languages, 40 characters each at most."""

    fa: Text40
    en: Text40


class Saying(Shape):
    """A line, motto or question in both languages, 120 characters each at most."""

    fa: Text120
    en: Text120


class Problem(Shape):
    """What the council is told, in both languages, 600 characters each at most."""

    fa: Text600
    en: Text600


AUTHORED = tuple(Name.model_fields)
"""The languages in which the files are written; further ones are translations (translating.py)."""


def languages_of(words: Shape) -> tuple[str, ...]:
    """A text, or what has one, in these languages."""
    return tuple(getattr(words, language) for language in AUTHORED)
