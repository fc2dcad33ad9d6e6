"""The clauses of the secret roles (HO-4.3, HO-4.4)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games.houses.names import ROLES, RoleName
from engine.games.houses.points import coin_points, resource_points
from tests.engine.games.houses.realm import role_names

IN: dict[str, tuple[int, int]] = {
    "opportunist": (0, 10),
    "luxurious": (10, 20),
    "moderate": (5, 15),
    "greedy": (5, 15),
    "rebel": (0, 20),
}
OUT: dict[str, tuple[int, int]] = {
    "opportunist": (11, 20),
    "luxurious": (0, 9),
    "moderate": (4, 16),
    "greedy": (6, 14),
    "rebel": (6, 14),
}
POINTS = {
    "opportunist": "0 4 7 10 14 15",
    "luxurious": "0 4 7 10 14 15",
    "moderate": "0 6 7 10 13 14",
    "greedy": "4 7 11 7 4 0",
    "rebel": "0 9 13 17 19 20",
}


@pytest.mark.parametrize("name", POINTS)
def test_points_go_by_how_many_resources_end_inside(name: str) -> None:
    """HO-4.3: the table, with the bounds of each range inside and their neighbours outside."""
    (role,) = role_names(name)
    points = [int(one) for one in POINTS[name].split()]
    for bound in range(2):
        rows = [(IN[name][bound],) * inside + (OUT[name][bound],) * (5 - inside) for inside in range(6)]

        assert points == [resource_points(role, row) for row in rows]


WANTED = {
    "opportunist": range(11),
    "luxurious": range(10, 21),
    "moderate": range(5, 16),
    "greedy": (*range(6), *range(15, 21)),
    "rebel": (*range(6), *range(15, 21)),
}
"""The values of a resource inside a role's range, as chapter 4 has them."""


@pytest.mark.parametrize("name", WANTED)
def test_every_value_lies_inside_a_range_or_outside_as_the_table_says_HO_4_3(name: str) -> None:
    """HO-4.3: bounds included, all four of the Greedy's and the Rebel's; one resource of five is moved."""
    (role,) = role_names(name)
    none, one = (int(points) for points in POINTS[name].split()[:2])
    rest = (OUT[name][0],) * 4
    found = [value for value in range(21) if resource_points(role, (value, *rest)) == one]

    assert list(WANTED[name]) == found
    assert {none, one} == {resource_points(role, (value, *rest)) for value in range(21)}


@pytest.mark.parametrize(
    ("values", "points"), [((16, 12, 10, 4, 10), 13), ((10,) * 5, 1), ((0, 20, 7, 7, 7), 21)]
)
def test_the_extremist_scores_the_spread_and_one(values: tuple[int, ...], points: int) -> None:
    """HO-4.3."""
    assert points == resource_points("extremist", values)


@pytest.mark.parametrize(
    ("names", "points"),
    [
        ("opportunist luxurious", (6, 4, 2, 0, 0)),
        ("moderate", (5, 3, 1, 0, 0)),
        ("greedy", (8, 6, 4, 0, 0)),
        ("rebel", (3, 2, 1, 0, 0)),
        ("extremist", (4, 2, 1, 0, 0)),
    ],
)
def test_the_coin_clause_pays_three_places(names: str, points: tuple[int, ...]) -> None:
    """HO-4.4."""
    for role in role_names(names):
        assert points == tuple(coin_points(role, place) for place in range(1, 6))


@given(st.sampled_from(ROLES), st.permutations([0, 5, 10, 15, 20]))
def test_which_resource_it_is_does_not_matter(role: RoleName, values: list[int]) -> None:
    """HO-4.3 counts resources, it names none."""
    assert resource_points(role, (0, 5, 10, 15, 20)) == resource_points(role, tuple(values))
