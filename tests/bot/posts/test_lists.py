"""Private lists that take one another's place: for a minute, which begins when one was told."""

from datetime import timedelta

import pytest

from bot.posts.open_messages import LIST_IS_RECENT, OpenMessages
from tests.engine.store.making import NOW

KEY = (1, 7)


@pytest.mark.parametrize(
    ("ago", "expected"), [(LIST_IS_RECENT / 2, 5), (LIST_IS_RECENT, None), (timedelta(hours=9), None)]
)
def test_a_list_of_before_a_restart_is_as_old_as_it_was_told(ago: timedelta, expected: int | None) -> None:
    """Recalled at a start it is not young again: a change far above would be news that nobody sees."""
    lists = OpenMessages(None, lambda: NOW)  # type: ignore[arg-type]
    lists.keep_list(KEY, 5, NOW - ago)

    assert expected == lists.take_recent_list(KEY)


def test_a_list_is_handed_out_once() -> None:
    """Whatever is told next is the newest message of its reader."""
    lists = OpenMessages(None, lambda: NOW)  # type: ignore[arg-type]
    lists.keep_list(KEY, 5)

    assert [5, None] == [lists.take_recent_list(KEY), lists.take_recent_list(KEY)]
