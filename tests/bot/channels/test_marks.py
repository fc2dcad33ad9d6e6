"""The marks by which messages are found again."""

from itertools import pairwise

from bot.channels.places import mark
from bot.render.limits import COMPONENT_ID, check_component_id

MASTER, OTHER = b"a match's secret", b"another's secret"


def test_a_mark_is_the_same_after_every_restart() -> None:
    """It comes from the match's secret and the row alone."""
    assert mark(MASTER, 7) == mark(MASTER, 7)
    assert mark(MASTER, 7) != mark(OTHER, 7)


def test_a_mark_is_a_number_that_discord_takes() -> None:
    """1 to 2**31 - 1."""
    for row in range(1, 3000):
        check_component_id(mark(MASTER, row))


def test_rows_that_follow_one_another_are_not_told_by_their_marks() -> None:
    """HO-R37: how many private messages lie between two public ones can't be read off their numbers."""
    marks = [mark(MASTER, row) for row in range(1, 3000)]
    steps = {later - one for one, later in pairwise(marks)}
    rising = sum(later > one for one, later in pairwise(marks))

    assert len(marks) == len(set(marks))
    assert len(steps) > 2900
    assert 1300 < rising < 1700
    assert max(marks) > COMPONENT_ID // 2
