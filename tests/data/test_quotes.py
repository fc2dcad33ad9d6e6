"""Quotation marks and apostrophes of the cards' English, as in all pictures and panels: curly ones."""

from collections.abc import Iterator
from typing import Any

import yaml

from tests.data.real import FOLDER


def english(found: Any, key: str = "") -> Iterator[str]:
    """Every English text of a file."""
    if isinstance(found, dict):
        for name, value in found.items():
            yield from english(value, name)
    elif isinstance(found, list):
        for value in found:
            yield from english(value, key)
    elif isinstance(found, str) and key == "en":
        yield found


def test_english_of_the_cards_has_curly_quotes() -> None:
    """They stand beside words of the bot's own, which have such ones."""
    texts = [
        text
        for path in sorted(FOLDER.rglob("*.yaml"))
        for text in english(yaml.safe_load(path.read_text("utf-8")))
    ]

    assert len(texts) > 1000
    assert [text for text in texts if "'" in text or '"' in text] == []


def test_what_is_quoted_is_closed() -> None:
    """As often as it is opened."""
    files = (yaml.safe_load(path.read_text("utf-8")) for path in sorted(FOLDER.rglob("*.yaml")))

    assert [t for found in files for t in english(found) if t.count("“") != t.count("”")] == []
