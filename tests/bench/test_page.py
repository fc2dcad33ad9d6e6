"""The page of performance says what was measured, before and now, and what is not kept."""

from pathlib import Path

from tests.bench import page
from tests.bench.__main__ import BENCHES, rows


def test_a_promise_that_is_not_kept_stands_on_the_page(tmp_path: Path) -> None:
    """Beside what was measured before."""
    name = "Coup in the engine"
    page.write(tmp_path / "page.md", {name: rows(name, {"ratio": 1.75, "million_minutes": 2.0})})
    said = (tmp_path / "page.md").read_text()

    assert "| ratio | 1.9 | 1.75 | at most 1.5 | MISSED |" in said
    assert "| million minutes |  | 2 | at most 3 | kept |" in said


def test_what_was_measured_before_is_a_benchs() -> None:
    assert set(page.BEFORE) <= set(BENCHES)
