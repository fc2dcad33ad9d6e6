"""Every rule that a specification or the code names is shown by some test function that says so."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from tests.spec.extract import rule_ids
from tests.spec.kept import GAMES, rules

ROOT = Path(__file__).resolve().parents[2]
TESTS = sorted(path for path in (ROOT / "tests").rglob("test_*.py") if path != Path(__file__).resolve())
CODE = sorted((ROOT / "engine").rglob("*.py"))
games = pytest.mark.parametrize("game", GAMES)


def named_in(prefix: str, paths: Iterable[Path]) -> set[str]:
    """The ids that these files name anywhere."""
    return {id for path in paths for id in rule_ids(prefix, path.read_text(encoding="utf-8"))}


def shown_in(prefix: str, sources: Iterable[str]) -> set[str]:
    """The ids that test functions of these sources name, in their docstring or in their own name."""
    return {id for source in sources for said in _said(source) for id in rule_ids(prefix, said)}


def shown(game: str) -> set[str]:
    """The ids of a game that some test shows."""
    return shown_in(GAMES[game], (path.read_text(encoding="utf-8") for path in TESTS))


@games
def test_every_rule_that_the_code_names_is_shown_by_a_test(game: str) -> None:
    """A rule that was thought of in the code was thought of in a test."""
    known = named_in(GAMES[game], sorted((ROOT / "engine" / "games" / game).rglob("*.py")))

    assert known
    assert set() == known - shown(game)


@games
def test_every_rule_of_the_specification_is_shown_by_a_test(game: str) -> None:
    """Its ids are kept in tests/spec, so that a clone alone knows them."""
    assert rules(game)
    assert set() == set(rules(game)) - shown(game)


@games
def test_no_test_and_no_code_names_a_rule_that_there_is_not(game: str) -> None:
    """A misprinted id would look like a tested rule."""
    assert set() == named_in(GAMES[game], [*TESTS, *CODE]) - set(rules(game))


def test_an_id_counts_where_a_test_names_it_and_nowhere_else() -> None:
    """The laws above can fail: a module's text, a comment, a helper or a case shows nothing."""
    source = '''
"""CO-1.1: a module."""
CASE = "CO-1.2"

def helper() -> None:
    """CO-1.3."""

# CO-2.1
def test_one() -> None:
    """CO-2.2, CO-R01: shown."""
    assert "CO-2.3"

async def test_CO_R02_and_CO_3_1_by_its_name() -> None:
    pass

class TestGroup:
    def test_two(self) -> None:
        """CO-2.4."""
'''

    assert {"CO-2.2", "CO-R01", "CO-R02", "CO-3.1", "CO-2.4"} == shown_in("CO", [source])


def _said(source: str) -> Iterator[str]:
    """What each test function says of itself; in a name ids are written with underscores."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            yield ast.get_docstring(node) or ""
            named = re.finditer(r"(?<![a-zA-Z])([A-Z]{2})_(R\d+|\d+_\d+)", node.name)
            yield " ".join(f"{one[1]}-{one[2].replace('_', '.')}" for one in named)
