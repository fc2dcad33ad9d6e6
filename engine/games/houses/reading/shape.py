"""One document against its shape: the value, or every mistake at its place."""

from typing import Generic, NamedTuple, TypeVar

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from engine.games.houses.reading.words import AUTHORED, Shape
from engine.games.houses.reading.yaml import Page, Path, problem_at, problem_at_key
from engine.kernel.content import Problem

Body = TypeVar("Body", bound=Shape)

CODES = {
    "missing": "field_missing",
    "extra_forbidden": "unknown_field",
    "greater_than_equal": "out_of_range",
    "less_than_equal": "out_of_range",
    "int_type": "number_missing",
    "string_type": "text_missing",
    "string_too_long": "too_long",
    "string_pattern_mismatch": "not_an_id",
    "too_short": "too_few",
}
SHAPES = ("model_type", "model_attributes_type", "dict_type", "list_type")
SLOTS = ("given", "ge", "le", "max_length", "min_length")


class Sheet(NamedTuple, Generic[Body]):
    """A document whose shape is right, and the page that knows where each of its values stands."""

    page: Page
    body: Body


def sheet(page: Page, shape: type[Body]) -> tuple[Sheet[Body] | None, tuple[Problem, ...]]:
    """The document as this shape, or None and why not."""
    try:
        return Sheet(page, shape.model_validate(page.data)), ()
    except ValidationError as broken:
        return None, tuple(_told(page, one) for one in broken.errors(include_url=False))


def _told(page: Page, error: ErrorDetails) -> Problem:
    path: Path = tuple(part for part in error["loc"] if part != "[key]")
    slots = {name: value for name, value in error.get("ctx", {}).items() if name in SLOTS}
    if error["type"] == "extra_forbidden" or "[key]" in error["loc"]:
        return problem_at_key(page, path, _code(error["type"], path), **slots)
    return problem_at(page, path, _code(error["type"], path), **slots)


def _code(kind: str, path: Path) -> str:
    if kind == "missing" and path[-1] in AUTHORED:
        return "language_missing"
    if kind == "extra_forbidden" and "when" in path[-2:-1]:
        return "unknown_condition"
    return "wrong_shape" if kind in SHAPES else CODES.get(kind, kind)
