"""Rows of things that may be there twice."""

from engine.kernel.seats import remove_each


def test_of_each_thing_taken_out_the_first_is_gone_and_the_rest_keeps_its_order() -> None:
    assert ("b", "a") == remove_each(("a", "b", "a"), "a")
    assert ("b",) == remove_each(("a", "b", "a"), "a", "a")


def test_what_is_not_there_takes_nothing_out() -> None:
    assert ("a", "b") == remove_each(("a", "b"), "c")
    assert () == remove_each((), "a")
