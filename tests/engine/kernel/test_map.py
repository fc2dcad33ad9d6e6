"""A map as a value: neighbours, clusters, chains, and what can't be drawn."""

import pytest

from engine.kernel.map import Fault, borders, chain, cluster, clusters, faults, make_map, territories_of

LANDS = {"north": ("lake", "pass", "moor"), "south": ("bay", "cape")}
BORDERS = (("lake", "pass"), ("pass", "bay"), ("bay", "cape"), ("moor", "lake"), ("moor", "pass"))
MAP = make_map(("lake", "pass", "moor", "bay", "cape"), LANDS, BORDERS, ("bay", "cape"))


def test_neighbours_and_territories_are_found_from_both_sides() -> None:
    """In the map's own order."""
    assert ("lake", "moor", "bay") == MAP.near["pass"]
    assert ("pass", "cape") == MAP.near["bay"]
    assert ("north", "south") == (MAP.lies_in["moor"], MAP.lies_in["cape"])
    assert ("bay", "cape") == MAP.coasts


def test_each_border_is_listed_once() -> None:
    """Whichever side it was written from."""
    assert {frozenset(one) for one in BORDERS} == {frozenset(one) for one in borders(MAP)}
    assert len(BORDERS) == len(borders(MAP))


def test_a_cluster_is_what_hangs_together() -> None:
    """Over land, through these provinces alone."""
    among = ("lake", "moor", "bay", "cape")

    assert ("lake", "moor") == cluster(MAP, "moor", among)
    assert () == cluster(MAP, "pass", among)
    assert (("lake", "moor"), ("bay", "cape")) == clusters(MAP, among)


def test_territories_are_touched_by_a_province_in_them() -> None:
    """Each once."""
    assert ("north",) == territories_of(MAP, ("lake", "moor"))
    assert ("north", "south") == territories_of(MAP, ("cape", "moor", "bay"))


def test_a_chain_goes_through_different_provinces() -> None:
    """Each next to the one before, and fitting; a star has none."""
    whole = chain(MAP, 5, MAP.provinces, lambda way: True)

    assert ("lake", "moor", "pass", "bay", "cape") == whole
    assert () == chain(MAP, 4, ("lake", "pass", "bay"), lambda way: True)
    assert () == chain(MAP, 3, MAP.provinces, lambda way: way[0] == "cape" and way[-1] == "lake")
    star = make_map(
        ("a", "b", "c", "d"), {"one": ("a", "b", "c", "d")}, (("a", "b"), ("a", "c"), ("a", "d")), ()
    )
    assert () == chain(star, 4, star.provinces, lambda way: True)


@pytest.mark.parametrize(
    ("lands", "lines", "coasts", "fault"),
    [
        ({"north": ("lake", "lake")}, (), (), Fault("province_twice", "lake")),
        ({"north": ()}, (), (), Fault("empty_territory", "north")),
        (LANDS, (("lake", "lake"),), (), Fault("border_with_itself", "lake")),
        (LANDS, (("lake", "pass"), ("pass", "lake")), (), Fault("border_twice", "pass|lake")),
        (LANDS, (("lake", "sea"),), (), Fault("unknown_province", "sea")),
        (LANDS, (), ("sea",), Fault("unknown_province", "sea")),
    ],
)
def test_what_can_not_be_drawn_is_named(
    lands: dict[str, tuple[str, ...]],
    lines: tuple[tuple[str, str], ...],
    coasts: tuple[str, ...],
    fault: Fault,
) -> None:
    """With its place, so that a data file can be mended."""
    assert fault in list(faults(lands, lines, coasts))


def test_a_sound_map_has_no_fault() -> None:
    """The law above can hold."""
    assert [] == list(faults(LANDS, BORDERS, ("bay", "cape")))
