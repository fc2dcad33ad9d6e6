"""Records of matches in which moves were taken back: exported, read, folded and played again."""

from functools import cache

import msgspec
import pytest

from bot.lab.leaks.moments import Moment, moments
from engine.kernel.table.motions import MoveTakenBack, TimeGranted
from engine.record import find_difference, read, record_lines
from engine.record import moments as folded
from engine.record.verify import find_flaw
from tests.laws.samples import table

LIMIT = 3000
"""Moves within which a random campaign of three generations ends."""


@cache
def campaign() -> tuple[Moment, ...]:
    """A whole campaign with many motions and undos in it."""
    for seed in range(20):
        match = tuple(moments(table()["houses"], seed, LIMIT))
        over = match[-1].match_state.table
        told = count(match, MoveTakenBack) > 3 and count(match, TimeGranted) > 0
        if over is not None and over.status == "over" and told:
            return match
    raise AssertionError(LIMIT)


def count(match: tuple[Moment, ...], kind: type) -> int:
    """How often such a thing happened."""
    return sum(isinstance(event, kind) for one in match for event in one.entry.events)


def test_a_whole_record_with_undos_comes_out_the_same_when_it_is_played_again() -> None:
    """HO-R38: motions are actions like others, so that anybody can check a match in which there were some."""
    match = campaign()
    rows = tuple(record_lines(match[-1].match_state, (one.entry for one in match), "all"))
    record = read(rows, table())

    assert count(match, TimeGranted) > 0
    assert find_difference(record) is None
    assert find_flaw(record) is None
    assert [one.match_state.state for one in match] == [one.state for one in folded(record)]


@pytest.mark.parametrize("whose", ["public", 0, 1])
def test_a_cut_record_with_undos_can_be_read_and_numbers_only_its_own_lines(whose: str | int) -> None:
    """What is gone stays told: each reader keeps what they once saw; no number tells of what they did not."""
    match = campaign()
    rows = tuple(record_lines(match[-1].match_state, (one.entry for one in match), whose))  # type: ignore[arg-type]
    record = read(rows, table())
    told = [event for line in record.lines for event in line.events if isinstance(event, MoveTakenBack)]

    assert count(match, MoveTakenBack) == len(told)
    assert list(range(len(record.lines))) == [msgspec.json.decode(row)["seq"] for row in rows[1:]]
