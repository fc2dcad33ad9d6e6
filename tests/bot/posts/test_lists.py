"""Private lists that take one another's place: for a minute, which begins when one was told."""

from datetime import timedelta

import pytest

from bot.posts.lists import FRESH, Lists
from tests.engine.store.making import NOW

KEY = (1, 7)


@pytest.mark.parametrize(("ago", "expected"), [(FRESH / 2, 5), (FRESH, None), (timedelta(hours=9), None)])
def test_a_list_of_before_a_restart_is_as_old_as_it_was_told(ago: timedelta, expected: int | None) -> None:
    """Recalled at a start it is not young again: a change far above would be news that nobody sees."""
    lists = Lists(lambda: NOW)
    lists.keep(KEY, 5, NOW - ago)

    assert expected == lists.take(KEY)


def test_a_list_is_handed_out_once() -> None:
    """Whatever is told next is the newest message of its reader."""
    lists = Lists(lambda: NOW)
    lists.keep(KEY, 5)

    assert [5, None] == [lists.take(KEY), lists.take(KEY)]
