"""The bench measures what it says; how fast that is stands in no test."""

from typing import Any

import pytest

from engine.kernel.step import MoveResult, take
from tests.bench import council
from tests.bench.council import along_a_campaign


def test_the_benchs_campaign_comes_to_move_2000_with_ballots_there() -> None:
    """HO-R04: players by lot would else agree to stop long before, and nothing would be measured."""
    late, early = along_a_campaign()

    assert late > 0
    assert early > 0


def test_a_move_that_costs_more_with_each_generation_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    def growing(game: Any, state: Any, *given: Any) -> MoveResult:
        sum(range(state.generation * 100))
        return take(game, state, *given)

    monkeypatch.setattr(council, "take", growing)
    late, early = along_a_campaign()

    assert late > 2 * early
