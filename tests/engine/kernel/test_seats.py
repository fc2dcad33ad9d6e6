"""Seats in turn: who comes after whom."""

import pytest

from engine.kernel.seats import others_in_order


@pytest.mark.parametrize(("one", "others"), [(4, (1, 0)), (1, (0, 4)), (0, (4, 1))])
def test_a_ring_keeps_its_own_order(one: int, others: tuple[int, ...]) -> None:
    """Seats that were shuffled, or of which some are out."""
    assert others == others_in_order((4, 1, 0), one)


def test_who_is_not_in_the_ring_has_nobody_after_them() -> None:
    """A mistake of the caller's."""
    with pytest.raises(ValueError, match="not in tuple"):
        others_in_order((4, 1), 0)
