"""Quotation marks and apostrophes of English, of the cards and of the bot's own words: curly ones."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import yaml

from tests.data.real import FOLDER

ROOT: Final = Path(__file__).resolve().parents[2]

LITERAL: Final = re.compile(r'\{ "[^"]*" \}|\[[^\]]*\]|(?<=[(:, ])"[^"]*"(?=[),])|`[^`]*`')
"""A text within Fluent's own signs, and what is to be typed as it stands."""


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


def test_english_of_the_bot_has_curly_quotes() -> None:
    """Its own words stand beside those of the cards. Straight ones are Fluent's alone: `{ "" }`."""
    folder = ROOT / "data" / "text" / "en"
    lines = [line for path in sorted(folder.glob("*.ftl")) for line in path.read_text("utf-8").splitlines()]
    told = [LITERAL.sub("", line) for line in lines if not line.startswith("#")]

    assert len(told) > 1000
    assert [line for line in told if "'" in line or '"' in line] == []
