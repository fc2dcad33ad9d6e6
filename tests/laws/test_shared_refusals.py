"""Whatever shared code refuses is said in words that every game has, in both languages."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.languages import LANGUAGES, Language
from bot.render.catalogue import load

ROOT = Path(__file__).parents[2]
SHARED = (
    "bot/ui",
    "bot/interactions",
    "bot/cogs",
    "bot/history",
    "engine/kernel",
    "engine/match",
    "engine/automatic_moves.py",
    "engine/matches.py",
)
"""Code that serves every game."""


def refused() -> set[str]:
    """Every code that stands in a call `no("code")` of shared code."""
    return set(_codes())


def _codes() -> Iterator[str]:
    for name in SHARED:
        path = ROOT / name
        for file in sorted(path.rglob("*.py")) if path.is_dir() else (path,):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                match node:
                    case ast.Call(func=ast.Name(id="no"), args=[ast.Constant(value=str(code)), *_]):
                        yield code


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_shared_refusal_has_its_sentence(language: Language) -> None:
    """An old button of any game says what it is, and never that words are lacking."""
    words = load(language, strict=True)

    assert {"old_button", "orders_closed"} <= refused()
    assert [] == [
        code for code in sorted(refused()) if not words.has_text(f"refusal-{code.replace('_', '-')}")
    ]
