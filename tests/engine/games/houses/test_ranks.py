"""Places with equals (HO-R13)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games.houses.points import places

numbers = st.lists(st.integers(0, 6), min_size=1, max_size=5)


@pytest.mark.parametrize(
    ("values", "better", "worse", "shared"),
    [
        ((9, 7, 5), (1, 2, 3), (1, 2, 3), (1, 2, 3)),
        ((9, 9, 5), (1, 1, 3), (2, 2, 3), (1, 1, 3)),
        ((9, 5, 5, 1), (1, 2, 2, 4), (1, 3, 3, 4), (1, 2, 2, 4)),
        ((9, 9, 9, 1), (1, 1, 1, 4), (3, 3, 3, 4), (2, 2, 2, 4)),
        ((4, 4, 4, 4, 4), (1, 1, 1, 1, 1), (5, 5, 5, 5, 5), (3, 3, 3, 3, 3)),
    ],
)
def test_equals_share_the_better_the_worse_or_the_middle_place(
    values: tuple[int, ...], better: tuple[int, ...], worse: tuple[int, ...], shared: tuple[int, ...]
) -> None:
    """HO-R13: the next place is skipped, or with "worse" the first one."""
    assert better == places(values, "better")
    assert worse == places(values, "worse")
    assert shared == places(values, "shared")


@given(numbers)
def test_equals_together_cover_all_places_between(values: list[int]) -> None:
    """HO-R13: from the better place to the worse there is one place for each of the equals."""
    better, worse = places(values, "better"), places(values, "worse")
    for value, low, high in zip(values, better, worse, strict=True):
        assert values.count(value) == high - low + 1


@given(numbers)
def test_more_is_never_placed_behind_less(values: list[int]) -> None:
    """HO-R13."""
    for ranked in (places(values, "better"), places(values, "worse")):
        pairs = sorted(zip(values, ranked, strict=True), reverse=True)

        assert sorted(ranked) == [place for _, place in pairs]
