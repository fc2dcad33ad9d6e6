"""Rows of things that may be there twice."""

from engine.kernel.rows import without


def test_of_each_thing_taken_out_the_first_is_gone_and_the_rest_keeps_its_order() -> None:
    assert ("b", "a") == without(("a", "b", "a"), "a")
    assert ("b",) == without(("a", "b", "a"), "a", "a")


def test_what_is_not_there_takes_nothing_out() -> None:
    assert ("a", "b") == without(("a", "b"), "c")
    assert () == without((), "a")
