"""Discord's OpenAPI document: what is wrong with the body of a request, by its method and path.

Asked is the part that tests/spec keeps of it: the operations that the bot uses.
"""

import json
import re
from collections.abc import Iterator
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final

from jsonschema import Draft202012Validator, FormatChecker
from jsonschema.exceptions import ValidationError

from tests.spec.kept import DISCORD

FORMATS: Final = FormatChecker(())
SHOWN: Final = 80
"""So much of a complaint is quoted."""

INT32: Final = 1 << 31


@FORMATS.checks("int32")
def _int32(number: object) -> bool:
    return not isinstance(number, int) or -INT32 <= number < INT32


class Document:
    """The document, read once."""

    def __init__(self, file: Path) -> None:
        self._whole: Any = json.loads(file.read_text("utf-8"))
        self._validators: dict[str, Draft202012Validator | None] = {}

    def wrong(self, method: str, path: str, body: Any) -> Iterator[str]:
        """What Discord would refuse: a path that it does not have, or the first thing in the body."""
        found = self._operation(method.lower(), path)
        if found is None:
            yield f"{method} {path} is no operation that tests/spec keeps"
            return
        validator = self._validator(method.lower(), found)
        if validator is None:
            if body:
                yield f"{method} {found} takes no body"
            return
        error = next(validator.iter_errors(as_json(body)), None)
        if error is not None:
            yield f"{method} {found}{told(error)}"

    def _operation(self, method: str, path: str) -> str | None:
        """The template that fits; among several the one with most literal parts."""
        fitting = [one for one in self._templates if one[1].fullmatch(path) and method in self._paths[one[0]]]
        return min(fitting, key=lambda one: one[0].count("{"))[0] if fitting else None

    @property
    def _paths(self) -> Any:
        return self._whole["paths"]

    @cached_property
    def _templates(self) -> list[tuple[str, re.Pattern[str]]]:
        return [(one, re.compile(re.sub(r"\{\w+\}", "[^/]+", one))) for one in self._paths]

    def _validator(self, method: str, template: str) -> Draft202012Validator | None:
        key = f"{method} {template}"
        if key not in self._validators:
            body = self._paths[template][method].get("requestBody")
            self._validators[key] = None if body is None else self._made(body)
        return self._validators[key]

    def _made(self, body: Any) -> Draft202012Validator:
        """A body with files is judged by its JSON part: the files' names are the client library's."""
        schema = body["content"]["application/json"]["schema"]
        return Draft202012Validator(
            {**schema, "components": self._whole["components"]}, format_checker=FORMATS
        )


def as_json(body: Any) -> Any:
    """The body with its ids as texts: the library writes numbers there, which Discord takes as well."""
    if not isinstance(body, dict):
        return body
    changed = {key: as_json(value) if key == "data" else value for key, value in body.items()}
    if isinstance(body.get("recipient_id"), int):
        changed["recipient_id"] = str(body["recipient_id"])
    if isinstance(body.get("attachments"), list):
        changed["attachments"] = [{**one, "id": str(one["id"])} for one in body["attachments"]]
    if isinstance(body.get("allowed_mentions"), dict):
        changed["allowed_mentions"] = {key: _texts(value) for key, value in body["allowed_mentions"].items()}
    return changed


def _texts(value: Any) -> Any:
    return [str(one) for one in value] if isinstance(value, list) else value


def told(error: ValidationError) -> str:
    """Where, and what: the complaint of the branch that was meant, not of all the others."""
    while meant := [one for one in error.context or () if _branch(one) not in _others(error)]:
        error = min(meant, key=_depth)
    where = "".join(f"[{part!r}]" for part in error.absolute_path)
    return f"{where}: {error.message[-SHOWN:]}"


def _others(error: ValidationError) -> set[int]:
    """The branches of an alternative that are for other types."""
    return {_branch(one) for one in error.context or () if ["type"] == list(one.relative_path)}


def _branch(error: ValidationError) -> int:
    return int(error.relative_schema_path[0])


def _depth(error: ValidationError) -> int:
    return -len(error.absolute_path)


@cache
def document() -> Document:
    """The one that is kept."""
    return Document(DISCORD)
