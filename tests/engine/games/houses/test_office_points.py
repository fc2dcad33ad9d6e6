"""What an office is worth at the end (HO-5.1)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games.houses.names import OFFICES, RESOURCES, Office
from engine.games.houses.points import office_of, office_points, resource_of, sign_of

TABLE: tuple[tuple[str, str, str], ...] = (
    ("army", "commander", "sentinel"),
    ("wealth", "merchant", "treasurer"),
    ("repute", "vizier", "judge"),
    ("welfare", "counsellor", "overseer"),
    ("knowledge", "sage", "priest"),
)


def test_each_resource_has_an_office_that_raises_it_and_one_that_guards_it() -> None:
    """Chapter 5, the table."""
    rows = tuple((one, office_of(one, "positive"), office_of(one, "negative")) for one in RESOURCES)

    assert TABLE == rows
    assert all(office == office_of(resource_of(office), sign_of(office)) for office in OFFICES)


def _points(values: tuple[int, ...]) -> dict[Office, int]:
    return {office: points for office in OFFICES if (points := office_points(office, values))}


@pytest.mark.parametrize(
    ("values", "points"),
    [
        ((16, 12, 10, 4, 10), {"commander": 3, "merchant": 1, "judge": -1, "overseer": -3, "priest": -1}),
        ((20, 15, 10, 5, 0), {"commander": 3, "merchant": 1, "overseer": -1, "priest": -3}),
        ((15, 15, 10, 5, 5), {"commander": 3, "merchant": 3, "overseer": -3, "priest": -3}),
        ((15, 12, 12, 9, 5), {"commander": 3, "merchant": 1, "vizier": 1, "overseer": -1, "priest": -3}),
    ],
)
def test_the_highest_and_the_lowest_resource_count_and_equals_share_the_better_place(
    values: tuple[int, ...], points: dict[str, int]
) -> None:
    """HO-5.1, HO-R13: two highest both get 3 and nobody is second; likewise at the bottom."""
    assert points == _points(values)


@given(st.tuples(*[st.integers(0, 20)] * 5))
def test_a_raised_resource_never_costs_and_a_guarded_one_never_pays(values: tuple[int, ...]) -> None:
    """HO-5.1."""
    for office in OFFICES:
        allowed = {"positive": (0, 1, 3), "negative": (0, -1, -3)}[sign_of(office)]

        assert office_points(office, values) in allowed
