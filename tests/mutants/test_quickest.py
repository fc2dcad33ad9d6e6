"""Under a mutant the quickest tests go first, and those that nobody measured last."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.engine.games.conftest import pytest_collection_modifyitems
from tests.mutants.quickest import put_in_order, seconds


class Named:
    """A test that has only its id."""

    def __init__(self, nodeid: str) -> None:
        self.nodeid = nodeid


def test_tests_are_put_in_the_order_of_their_seconds(tmp_path: Path) -> None:
    stats = tmp_path / "stats.json"
    stats.write_text(json.dumps({"duration_by_test": {"slow": 9.0, "quick": 0.1}}))
    items: list[Any] = [Named("new"), Named("slow"), Named("quick")]
    put_in_order(items, seconds(stats))

    assert ["quick", "slow", "new"] == [item.nodeid for item in items]


def test_before_mutmut_has_measured_the_order_stays(tmp_path: Path) -> None:
    items: list[Any] = [Named("b"), Named("a")]
    put_in_order(items, seconds(tmp_path / "stats.json"))

    assert ["b", "a"] == [item.nodeid for item in items]


@pytest.mark.parametrize("under", ["", "engine.games.coup.chapters.effects.x_close__mutmut_1"])
def test_only_a_run_under_a_mutant_is_put_in_order(
    under: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The suite itself keeps its order."""
    (tmp_path / "mutmut-stats.json").write_text(json.dumps({"duration_by_test": {"b": 2.0, "a": 1.0}}))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MUTANT_UNDER_TEST", under)
    items: list[Any] = [Named("b"), Named("a")]
    pytest_collection_modifyitems(items)

    assert (["a", "b"] if under else ["b", "a"]) == [item.nodeid for item in items]
