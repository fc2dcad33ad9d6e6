"""No action and no event without a recorded match: what a change would break is in one of the files here."""

from collections.abc import Iterable
from functools import cache
from typing import Any, get_args

import pytest

from engine.kernel.moves import Expire, Start
from engine.kernel.table.rules import AnyTableAction, AnyTableEvent
from engine.record import Record
from tests.recorded.make import GAMES, HERE
from tests.recorded.tables.make import SCENES
from tests.recorded.tables.make import recorded as at_table
from tests.recorded.test_recorded import recorded


@cache
def records() -> tuple[Record, ...]:
    """Every recorded match."""
    ends = (recorded(path) for path in sorted(HERE.glob("*.jsonl.gz")))
    return (*ends, *(at_table(name) for name in SCENES))


def kinds(*unions: Any) -> set[type[Any]]:
    """The records of these unions."""
    return {kind for one in unions for kind in get_args(one) or (one,)}


def missing(wanted: Iterable[type[Any]], found: set[type[Any]]) -> list[str]:
    """The tags of what no recorded match has; for an action the scenes are in tests/recorded/tables."""
    return sorted(str(kind.__struct_config__.tag) for kind in wanted if kind not in found)


def actions(name: str | None = None) -> set[type[Any]]:
    """What was done in recorded matches of this game, or of all."""
    chosen = (one for one in records() if name in (None, one.header.game))
    return {type(line.action) for one in chosen for line in one.lines}


def events(name: str | None = None) -> set[type[Any]]:
    """What happened there."""
    chosen = (one for one in records() if name in (None, one.header.game))
    return {type(event) for one in chosen for line in one.lines for event in line.events}


def test_every_action_of_a_table_and_the_clock_was_recorded() -> None:
    """What people, hosts and the program ask of a table; the start, and deadlines that were met."""
    assert [] == missing(kinds(AnyTableAction, Start, Expire), actions())


def test_everything_that_happens_at_a_table_was_recorded() -> None:
    """Chapter by chapter of the kernel's table."""
    assert [] == missing(kinds(AnyTableEvent), events())


@pytest.mark.parametrize("name", GAMES)
def test_every_action_of_a_game_was_recorded(name: str) -> None:
    """Of people or stewards, by chance or on purpose."""
    assert [] == missing(kinds(GAMES[name].action), actions(name))


@pytest.mark.parametrize("name", GAMES)
def test_everything_that_happens_in_a_game_was_recorded(name: str) -> None:
    """Each event once at least, so that an old log of it is folded."""
    assert [] == missing(kinds(GAMES[name].event), events(name))


def test_a_record_that_is_missing_is_named() -> None:
    """The law can fail, and says what is to be recorded."""
    assert ["table_host", "table_join"] == missing(
        [one for one in kinds(AnyTableAction) if one.__name__ in ("Join", "PassHost")], set()
    )


def test_campaigns_were_recorded_on_the_real_content() -> None:
    """With every story and card of that day, not only on the small one of tests."""
    assert {len(one.header.content) for one in records() if one.header.game == "houses"} > {len("small")}
