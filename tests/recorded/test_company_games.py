"""Games of company that are kept come out as they were, and show what company is for."""

import gzip
from collections import Counter
from functools import cache

import pytest

from engine.games.coup.chapters.windows import Blocked, Challenged
from engine.games.treasure.state import State as Sea
from engine.record import Record, find_difference, moments, read, unchecked_because
from tests.recorded.company_games import FOLDER, TABLES, names
from tests.recorded.make import CONTENT, GAMES


@cache
def recorded(name: str) -> Record:
    """The record of this name."""
    return read(gzip.decompress((FOLDER / f"{name}.jsonl.gz").read_bytes()).splitlines(), GAMES)


def test_there_are_ten_of_each_game_and_ten_more_of_company_that_changed() -> None:
    """And no other of theirs in the folder."""
    found = [path.name[:-9] for path in FOLDER.glob("*.jsonl.gz")]

    assert sorted(names()) == sorted(name for name in found if name.partition("-")[0] in TABLES)


@pytest.mark.parametrize("name", names())
def test_a_game_of_company_comes_out_as_it_was(name: str) -> None:
    """Folded, and played again from its actions and seeds; it has come to its end."""
    record = recorded(name)

    assert record.is_whole
    assert unchecked_because(record, CONTENT) is None
    assert find_difference(record) is None


def test_company_of_coup_blocks_and_doubts_in_its_games() -> None:
    """CO-4, CO-5."""
    kinds = Counter(
        type(event)
        for name in names()
        if name.startswith("coup")
        for line in recorded(name).lines
        for event in line.events
    )

    assert kinds[Challenged] >= 10
    assert kinds[Blocked] >= 10


@pytest.mark.parametrize("name", [one for one in names() if one.startswith("treasure")])
def test_no_captain_of_the_kept_games_loses_the_same_vote_three_times(name: str) -> None:
    """TI-5.1: the counts that one captain lost in a row, of a kind."""
    *_, last = moments(recorded(name))
    assert isinstance(last.state, Sea)
    counts = [tale for tale in last.state.tales if tale.kind != "conflict"]
    for key in {(one.kind, one.place, one.head) for one in counts}:
        own = [one.succeeded for one in counts if (one.kind, one.place, one.head) == key]
        assert (False, False, False) not in set(zip(own, own[1:], own[2:], strict=False))
