"""What the cunning do about a thief aboard, and on the last day, after which nothing can be mended."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.games.treasure.chapters.day import Attack, Maroon
from engine.games.treasure.chapters.night import Vote
from engine.games.treasure.state import Deed
from engine.games.treasure.stewards.cunning import cunning
from engine.kernel.dice import Dice
from engine.playout import look
from tests.engine.games.treasure.board import GAME, Board, board

FRENCH = "F: A D G H"
RICH, POOR = "FD E1 F0", "FD E0 F0"


def choice(table: Board, name: str, **shown: str) -> Any:
    """What the steward does in this seat once each of these has twice given treasure to that side."""
    deeds = tuple(Deed("shift", table.seat(one), side) for one, side in shown.items() for _ in "12")  # type: ignore[arg-type]
    state = replace(table.state, deeds=deeds)
    return cunning(look(GAME, state, table.seat(name)), Dice(bytes(16)))


def crew(names: str, holds: str, **more: Any) -> Board:
    """B's ship, English; D, G and H are French."""
    return board(f"FD: {names}; JR: A X Y Z", holds, teams=FRENCH, **more)


def test_a_captain_sends_the_foe_who_takes_his_catches_ashore_before_the_next_one_TI_4_9() -> None:
    """Not where there is nothing to take, and not a friend."""
    table = crew("B C E D", RICH)

    assert Maroon(3) == choice(table, "B", D="french", E="english")
    assert Attack() == choice(crew("B C E D", POOR), "B", D="french", E="english")
    assert Attack() == choice(table, "B", D="english", E="english")


def test_a_captain_attacks_where_another_foe_would_be_cabin_boy_after_this_one_TI_3_6() -> None:
    table = crew("B C G D", RICH)

    assert Attack() == choice(table, "B", D="french", G="french")
    assert Maroon(3) == choice(table, "B", D="french", G="english")


def test_on_the_last_day_the_catch_comes_before_the_foe_who_has_acted_TI_6_1() -> None:
    """A foe who can still shift today goes all the same; the day before he goes in any case."""
    last, before = crew("B C E D", RICH, round=10), crew("B C E D", RICH, round=9)

    assert Attack() == choice(acted(last, "D"), "B", D="french", E="english")
    assert Maroon(3) == choice(last, "B", D="french", E="english")
    assert Maroon(3) == choice(acted(before, "D"), "B", D="french", E="english")


def test_on_the_last_day_the_captain_of_a_small_crew_attacks_first_TI_6_1() -> None:
    """TI-4.7: a foe less aboard is of use on later days alone."""
    assert Attack() == choice(crew("B C D", POOR, round=10), "B", D="french")
    assert Maroon(3) == choice(crew("B C D", POOR, round=9), "B", D="french")


@pytest.mark.parametrize(("round", "fleet"), [(10, None), (7, 7)])
def test_a_cabin_boy_puts_a_foes_fire_out_on_the_last_night_TI_6_1(round: int, fleet: int | None) -> None:
    """TI-4.9, TI-4.10: there is no day left on which he could shift the catch."""
    table = raid(round)

    assert Vote(0, "douse") == choice(called(table, fleet), "C", D="french")
    assert Vote(0, "fire") == choice(raid(9), "C", D="french")
    assert Vote(0, "fire") == choice(called(table, fleet), "C", D="english")


def raid(round: int) -> Board:
    """The night after D, captain, ordered an attack; C is cabin boy."""
    return crew("D B E C", POOR, round=round).do("D", Attack()).dusk()


def called(table: Board, fleet: int | None) -> Board:
    """The fleet was called on that day, or never."""
    return replace(table, state=replace(table.state, fleet=fleet))


def acted(table: Board, name: str) -> Board:
    """This seat has had its day."""
    members = list(table.state.members)
    members[table.seat(name)] = replace(members[table.seat(name)], acted=True)
    return replace(table, state=replace(table.state, members=tuple(members)))
