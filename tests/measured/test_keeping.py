"""Parts that were played are kept whole, sums and all, and not played again."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.measured.keeping import tallies
from tests.measured.plans import Plan

PLAN = Plan("few", "treasure", ("team",) * 4, 2, 77)


def test_what_is_kept_comes_back_as_it_was_counted(tmp_path: Path) -> None:
    """Times are sums that no decimal says exactly. A second run plays nothing."""
    told: list[str] = []
    with ThreadPoolExecutor(1) as executor:
        first = tallies((PLAN,), tmp_path, executor, told.append)
        second = tallies((PLAN,), tmp_path, executor, told.append)

    assert first == second
    assert ["1 of 1: few"] == told
