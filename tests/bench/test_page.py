"""The page of performance says what was measured, before and now, and what is not kept."""

from pathlib import Path

import pytest

from tests.bench import page
from tests.bench.__main__ import BENCHES, rows


def test_a_promise_that_is_not_kept_stands_on_the_page(tmp_path: Path) -> None:
    """Beside what was measured before."""
    name = "Coup in the engine"
    page.write(tmp_path / "page.md", {name: rows(name, {"ratio": 1.75, "million_minutes": 2.0})})
    said = (tmp_path / "page.md").read_text()

    assert "| ratio | 1.9 | 1.75 | at most 1.5 | MISSED |" in said
    assert "| million minutes |  | 2 |  |  |" in said


TIMES = ("_ms", "_us", "_s", "minutes", "milliseconds", "_per_s", ", us")
"""How figures end, or what they hold, that are so long or so many in a time."""


@pytest.mark.parametrize("name", BENCHES)
def test_nothing_is_promised_that_tells_the_machine_and_not_the_program(name: str) -> None:
    """A promise in thousandths of a second is missed on another quiet machine, whatever the program does."""
    promised = [bound.figure for bound in BENCHES[name].promises]

    assert promised
    assert [] == [figure for figure in promised if figure.endswith(TIMES)]


def test_what_was_measured_before_is_a_benchs() -> None:
    assert set(page.BEFORE) <= set(BENCHES)
