"""The rules hold codes, never sentences: texts live in data/text."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
RULES = sorted((ROOT / "engine" / "kernel").rglob("*.py")) + sorted((ROOT / "engine" / "games").rglob("*.py"))
READER = ROOT / "engine" / "games" / "houses" / "reading"
"""It reads sentences for a living: its patterns have spaces."""

SILENT = [path for path in RULES if READER not in path.parents]
FORBIDDEN = {"random", "secrets", "time", "datetime", "uuid", "os", "asyncio", "logging"}


def sentences(source: str) -> list[str]:
    """String constants with a space in them, docstrings aside."""
    tree = ast.parse(source)
    docs = {id(text) for text in _docstrings(tree)}
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if id(node) not in docs and " " in node.value.strip()
    ]


def imported(source: str) -> set[str]:
    """The top names of everything a module imports."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            names.add(node.module.split(".")[0])
    return names


@pytest.mark.parametrize("path", SILENT, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_rules_hold_no_sentence(path: Path) -> None:
    """A string with a space in kernel or games would be English nobody can translate."""
    assert sentences(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", RULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_rules_have_no_chance_and_no_clock_of_their_own(path: Path) -> None:
    """Hypothesis seeds the global random, so the law of equal events would not notice a stray import."""
    assert imported(path.read_text(encoding="utf-8")) & FORBIDDEN == set()


def test_a_sentence_and_a_stray_import_would_be_found() -> None:
    """The laws above can fail."""
    faulty = '"""Doc string."""\nimport random\nfrom time import sleep\ncode = "not now"\nfine = "not_now"\n'

    assert ["not now"] == sentences(faulty)
    assert {"random", "time"} == imported(faulty) & FORBIDDEN


def _docstrings(tree: ast.AST) -> Iterator[ast.Constant]:
    """Strings that stand alone: docstrings of modules, classes and functions, and those under a constant."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.value
