"""Conditions of proposals and outcomes: the realm, what is remembered, a line's newest event (HO-R17)."""

import pytest
from msgspec.structs import replace

from engine.games.houses.conditions import is_met
from engine.games.houses.content import (
    Limit,
    Newest,
    When,
)
from engine.games.houses.state import LineState, Remembered
from tests.engine.games.houses import realm
from tests.engine.games.houses.position import council

RICH = When((Limit("wealth", least=12),))
BOTH = When((Limit("army", most=6), Limit("wealth", least=12)))


@pytest.mark.parametrize(
    ("when", "fields", "holds"),
    [
        (When(), {}, True),
        (RICH, {"tracks": "10u0 12u0 10u0 10u0 10u0"}, True),
        (RICH, {"tracks": "10u0 11u0 10u0 10u0 10u0"}, False),
        (BOTH, {"tracks": "6u0 11u0 10u0 10u0 10u0"}, False),
        (BOTH, {"tracks": "7u0 12u0 10u0 10u0 10u0"}, False),
        (BOTH, {"tracks": "6u0 12u0 10u0 10u0 10u0"}, True),
        (When(remembered=("card",)), {"history": realm.history("army+0")}, True),
        (When(remembered=("card", "other")), {"history": realm.history("army+0")}, False),
        (When(remembered=("card",)), {}, False),
        (When(newest=(Newest("river", ("river_1", "river_2")),)), {}, False),
    ],
)
def test_a_condition_speaks_of_the_realm_as_it_stands(
    when: When, fields: dict[str, object], holds: bool
) -> None:
    """HO-R17: resources with both bounds included, remembered events, a story; all parts must hold."""
    assert holds == is_met(council(**fields), when)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "holds"),
    [
        ("rain", True),
        ("rain.yes", True),
        ("rain.yes.2", True),
        ("rain.no", False),
        ("rain.yes.1", False),
        ("rain.y", False),
    ],
)
def test_a_condition_may_speak_of_the_answer_that_brought_an_event(name: str, holds: bool) -> None:
    """HO-R17: of its card, of the answer, or of the outcome whose event it is."""
    event = Remembered("rain.yes.2.event", "rain", "army", "positive", 0, 1)

    assert holds == is_met(council(history=(event,)), When(remembered=(name,)))


def test_a_condition_may_speak_of_a_lines_newest_event() -> None:
    """HO-R17: of its card."""
    line = LineState("river", "river_3", (0,) * 5, newest="event", newest_card="river_2")
    when = When(newest=(Newest("river", ("river_1", "river_2")),))

    assert is_met(council(lines=(line,)), when)
    assert not is_met(council(lines=(replace(line, newest_card="river_4"),)), when)
