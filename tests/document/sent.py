"""What a bot has sent, and what Discord would have refused of it."""

import json
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from tests.document.document import Document
from tests.document.missed import missed


class Sent(NamedTuple):
    """A request; `body` is its JSON, files left out."""

    method: str
    path: str
    body: Any


def refused(document: Document, requests: Iterable[Sent]) -> Iterator[str]:
    """Each complaint once; bodies that are alike to the letter are read once."""
    seen: set[str] = set()
    for one in requests:
        key = f"{one.method} {one.path} {json.dumps(one.body, sort_keys=True)}"
        if key in seen:
            continue
        seen.add(key)
        found = [*document.wrong(*one), *missed(one.path, one.body)]
        yield from (f"{one.method} {one.path}: {complaint}" for complaint in found)
