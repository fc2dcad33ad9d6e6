"""Every rule that a specification or the code names is shown by some test that says so."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SPEC = ROOT.parent / "shared" / "spec"
TESTS = sorted(path for path in (ROOT / "tests").rglob("test_*.py") if path != Path(__file__).resolve())
PREFIXES = {"houses": "HO", "coup": "CO", "treasure": "TI"}
games = pytest.mark.parametrize("game", PREFIXES)


def rule_ids(prefix: str, text: str) -> set[str]:
    """The ids of a game's rules and rulings: `XX-2.1`, `XX-R07`."""
    return set(re.findall(rf"\b{prefix}-(?:R\d+|\d+\.\d+)", text))


def named_in(prefix: str, paths: Iterable[Path]) -> set[str]:
    """The ids that these files name."""
    return {id for path in paths for id in rule_ids(prefix, path.read_text(encoding="utf-8"))}


@games
def test_every_rule_that_the_code_names_is_named_by_a_test(game: str) -> None:
    """A rule that was thought of in the code was thought of in a test."""
    code = sorted((ROOT / "engine" / "games" / game).rglob("*.py"))
    known = named_in(PREFIXES[game], code)

    assert known
    assert set() == known - named_in(PREFIXES[game], TESTS)


@games
def test_every_rule_of_the_specification_is_named_by_a_test(game: str) -> None:
    """The design material lies beside the project; without it there is nothing to compare."""
    page = SPEC / f"{game}.md"
    if not page.is_file():
        pytest.skip(page.name)

    assert set() == named_in(PREFIXES[game], [page]) - named_in(PREFIXES[game], TESTS)


@games
def test_no_test_and_no_code_names_a_rule_that_there_is_not(game: str) -> None:
    """A misprinted id would look like a tested rule."""
    page = SPEC / f"{game}.md"
    if not page.is_file():
        pytest.skip(page.name)
    code = sorted((ROOT / "engine").rglob("*.py"))

    assert set() == named_in(PREFIXES[game], [*TESTS, *code]) - named_in(PREFIXES[game], [page])


def test_ids_are_found_where_they_are_written() -> None:
    """The laws above can fail."""
    text = "HO-2.3, HO-R07 and HO-10.6; see CO-1.1, XHO-1.1 and HO-x."

    assert {"HO-2.3", "HO-R07", "HO-10.6"} == rule_ids("HO", text)
