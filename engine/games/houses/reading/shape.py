"""One document against its shape: the value, or every mistake at its place."""

from typing import Any, Final, Generic, NamedTuple, TypeVar, get_args

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from engine.games.houses.reading.mistakes import MISTAKES, Mistake, Path
from engine.games.houses.reading.words import AUTHORED, SOURCE, Shape
from engine.games.houses.reading.yaml import Page, problem_at, problem_at_key
from engine.kernel.content import Problem, Told

Body = TypeVar("Body", bound=Shape)
Code = tuple[Mistake, dict[str, Told]]
"""A mistake with what its sentence names."""

NEEDED: Final[dict[str, Mistake]] = {"dict_type": "pairs_needed", "list_type": "list_needed"}
FIELDS: Final = ("model_type", "model_attributes_type")
KEY: Final = "[key]"
"""What pydantic puts behind a key that is wrong itself."""


class Sheet(NamedTuple, Generic[Body]):
    """A document whose shape is right, and the page that knows where each of its values stands."""

    page: Page
    body: Body


def sheet(page: Page, shape: type[Body]) -> tuple[Sheet[Body] | None, tuple[Problem, ...]]:
    """The document as this shape, or None and why not."""
    try:
        return Sheet(page, shape.model_validate(page.data)), ()
    except ValidationError as broken:
        return None, tuple(_problem_of(page, one, shape) for one in broken.errors(include_url=False))


def fields_at(shape: type[Shape], path: Path) -> tuple[str, ...]:
    """The fields that may stand at this path, by the shapes on the way; entries of lists need no name."""
    for part in path:
        field = shape.model_fields.get(str(part))
        shape = (_shape_in(field.annotation) if field else None) or shape
    return tuple(shape.model_fields)


def _shape_in(annotation: Any) -> type[Shape] | None:
    """The shape of what a field holds, be it one, a list of them, or none."""
    if isinstance(annotation, type) and issubclass(annotation, Shape):
        return annotation
    return next(filter(None, map(_shape_in, get_args(annotation))), None)


def _problem_of(page: Page, error: ErrorDetails, shape: type[Shape]) -> Problem:
    path: Path = tuple(part for part in error["loc"] if part != KEY)
    code, slots = _code(error, path, shape)
    at = problem_at_key if error["type"] == "extra_forbidden" or KEY in error["loc"] else problem_at
    return at(page, path, code, **slots)


def _code(error: ErrorDetails, path: Path, shape: type[Shape]) -> Code:
    """Our own code for a mistake, whether our validators found it or pydantic's."""
    kind, context = error["type"], error.get("ctx", {})
    if kind in MISTAKES:
        return kind, context
    if kind in NEEDED:
        return NEEDED[kind], {}
    if kind in FIELDS:
        return "fields_needed", {"known": fields_at(shape, path)}
    if kind == "missing":
        return _missing(str(path[-1]))
    if kind == "extra_forbidden":
        code: Mistake = "unknown_condition" if "when" in path[-2:-1] else "unknown_field"
        return code, {"given": str(path[-1]), "known": fields_at(shape, path[:-1])}
    return _value(kind, error["input"], context)


def _missing(name: str) -> Code:
    return (
        ("language_missing", {"known": AUTHORED}) if name in AUTHORED else ("field_missing", {"given": name})
    )


def _value(kind: str, given: Any, context: dict[str, Any]) -> Code:
    """What pydantic says of one value by itself."""
    match kind:
        case "string_type":
            return _no_text(given)
        case "int_type":
            return ("not_a_number", {"given": _word(given)}) if _scalar(given) else ("number_missing", {})
        case "greater_than_equal":
            return "too_low", {"given": given, "least": context["ge"]}
        case "less_than_equal":
            return "too_high", {"given": given, "most": context["le"]}
        case "string_too_long":
            return "text_too_long", {"number": len(given), "most": context["max_length"]}
        case "too_short":
            return "too_few", {"number": context["actual_length"], "least": context["min_length"]}
        case "string_pattern_mismatch":
            return _no_id(given, context["pattern"])
    return "wrong_shape", {}


def _no_text(given: object) -> Code:
    """Nothing; what YAML takes for a number or a truth; or fields, often a text that begins with a brace."""
    if given is None:
        return "text_missing", {}
    return ("not_a_text", {"given": _word(given)}) if _scalar(given) else ("text_in_brackets", {})


def _no_id(given: str, pattern: str) -> Code:
    if not given.strip():
        return "text_missing", {}
    return "not_a_source" if pattern == SOURCE else "not_an_id", {"given": given}


def _scalar(given: object) -> bool:
    return isinstance(given, str | int) and given != ""


def _word(given: object) -> str:
    """As YAML writes it: true, not True."""
    return str(given).lower() if isinstance(given, bool) else str(given)
