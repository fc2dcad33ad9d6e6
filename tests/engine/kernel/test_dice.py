"""Dice: fair, and decided by seed and purpose alone."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from engine.kernel.dice import Dice

seeds = st.binary(min_size=16, max_size=64)


@given(seeds, st.integers(1, 1000), st.lists(st.text(max_size=8), max_size=4))
def test_a_roll_is_in_range_and_always_the_same_for_its_purpose(
    seed: bytes, n: int, purpose: list[str]
) -> None:
    """HO-R38: seed and purpose decide, whatever was rolled before."""
    dice = Dice(seed)
    first = dice.roll_below(n, *purpose)
    dice.shuffle(range(20), "something else")

    assert 0 <= first < n
    assert first == Dice(seed).roll_below(n, *purpose)


def test_a_die_shows_each_side_as_often() -> None:
    """Six thousand rolls: no side strays by more than a fifth."""
    counts = Counter(Dice(bytes(32)).roll_below(6, "roll", number) for number in range(6000))

    assert set(range(6)) == set(counts)
    assert all(800 < count < 1200 for count in counts.values())


def test_numbers_and_letters_are_different_purposes() -> None:
    """The purpose 1 is not the purpose "1"."""
    rolls = [
        (Dice(bytes([seed] * 16)).roll_below(1 << 40, 1), Dice(bytes([seed] * 16)).roll_below(1 << 40, "1"))
        for seed in range(5)
    ]

    assert all(one != other for one, other in rolls)


@given(seeds, st.lists(st.integers(), max_size=30))
def test_a_shuffle_keeps_every_item(seed: bytes, items: list[int]) -> None:
    """Nothing is lost or doubled."""
    assert sorted(items) == sorted(Dice(seed).shuffle(items, "deck"))


def test_every_order_of_three_comes_up() -> None:
    """A shuffle that always kept the first card would be a bad shuffle (CO T22)."""
    orders = Counter(Dice(bytes(16)).shuffle("abc", number) for number in range(3000))

    assert 6 == len(orders)
    assert all(350 < count < 650 for count in orders.values())


def test_weights_are_kept() -> None:
    """HO-R16: weight 7 against 3 is seven times in ten; weight 0 never."""
    counts = Counter(Dice(bytes(16)).pick_weighted((7, 0, 3), number) for number in range(5000))

    assert 0 == counts[1]
    assert 3300 < counts[0] < 3700


@given(seed=seeds, count=st.integers(0, 40))
def test_a_sample_is_different_items_and_leaves_the_rest_in_order(seed: bytes, count: int) -> None:
    """Thirty items have more orders than one roll can name."""
    items = tuple(range(30))
    drawn, rest = Dice(seed).sample(items, count, "sample")

    assert min(count, 30) == len(drawn) == len(set(drawn))
    assert tuple(sorted(rest)) == rest
    assert set(items) == {*drawn, *rest}


def test_every_sample_of_two_comes_up() -> None:
    """Six orders of two out of three, each about as often."""
    drawn = Counter(Dice(bytes(16)).sample("abc", 2, turn)[0] for turn in range(6000))

    assert 6 == len(drawn)
    assert all(850 < count < 1150 for count in drawn.values())
