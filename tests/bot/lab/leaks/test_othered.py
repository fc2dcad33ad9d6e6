"""Another value of the same type and shape."""

from typing import Any, Literal

import pytest
from msgspec import Struct

from bot.lab.leaks.twins import among, other_value, type_inside_seal
from engine.kernel.sealed import Sealed

Side = Literal["yes", "no"]


class Slip(Struct, frozen=True):
    """A record of each kind of field."""

    side: Side
    power: int
    words: str
    open: bool
    more: tuple[Side, ...] = ()
    left: int | None = None


@pytest.mark.parametrize(
    ("value", "hint", "other"),
    [
        ("yes", Side, "no"),
        ("no", Side, "yes"),
        (3, int, 4),
        (True, bool, False),
        ("owl", str, "owl*"),
        (None, int | None, None),
        (3, int | None, 4),
        ("no", Side | None, "yes"),
        (("yes", "yes"), tuple[Side, ...], ("no", "no")),
        ((1, "owl"), tuple[int, str], (2, "owl*")),
        ((), tuple[int, ...], ()),
    ],
)
def test_a_value_becomes_another_of_its_type(value: Any, hint: Any, other: Any) -> None:
    """Rows keep their length, and nothing stays nothing."""
    assert other == other_value(value, hint)


def test_every_field_of_a_record_differs() -> None:
    """Rows and optional fields too."""
    assert Slip("no", 3, "peace*", True, ("no",), 8) == other_value(
        Slip("yes", 2, "peace", False, ("yes",), 7), Slip
    )


def test_without_figures_only_choices_differ() -> None:
    """Numbers and texts may be ids."""
    assert Slip("no", 2, "peace", False, ("no",), 7) == other_value(
        Slip("yes", 2, "peace", False, ("yes",), 7), Slip, figures=False
    )


def test_types_are_found_in_unions() -> None:
    """Of a row's item, and of what a field seals."""
    assert among(tuple[Side, ...] | None, 5) == Side
    assert among(int, 0) is None
    assert type_inside_seal(Sealed[Side] | None) == Side
