"""Places, titles and the actions of the day (sections 3 and 4)."""

import pytest

from engine.games.treasure.chapters.day import (
    Attack,
    AttackOrdered,
    Board,
    Boarded,
    Conflict,
    ConflictStarted,
    Done,
    Fleet,
    FleetCalled,
    Land,
    Landed,
    Maroon,
    Marooned,
    Mutiny,
    Shift,
    TreasureShifted,
)
from engine.games.treasure.chapters.rounds import Resign
from tests.engine.games.treasure.board import board

CREW = "FD: A B C; JR: D E F; island: G"


def test_t02_two_titles_may_fall_on_one_seat() -> None:
    """T02, TI-3.3, TI-3.4, TI-3.5: two titles may fall on one seat; a lone crew has no mate."""
    table = board("FD: A; JR: B C; island: D")

    assert ("captain", "cabin_boy") == table.titles("A")
    assert ("captain",) == table.titles("B")
    assert ("mate", "cabin_boy") == table.titles("C")
    assert ("governor",) == table.titles("D")


def test_nobody_has_a_title_in_a_boat_or_behind_the_governor() -> None:
    """TI-3.1, TI-3.5: the middle of a queue and a boat give none."""
    table = board("FD: A B C; JR: D; island: E F; boat: G")

    assert [(), ()] == [table.titles(name) for name in "FG"]
    assert ("mate",) == table.titles("B")


def test_t03_a_seat_has_one_action_a_day() -> None:
    """T03, TI-4.2, TI-4.9: the shift is done; nothing else is open to the seat today."""
    table = board(CREW).do("C", Shift("english"))

    assert "E0 F1" == table.holds("FD")
    assert [TreasureShifted(2, "fd", "english")] == list(table.events)
    assert "already_acted" == table.why_not("C", Board())
    assert "already_acted" == table.why_not("C", Shift("french"))
    assert "already_acted" == table.why_not("C", Done())


def test_t04_ranks_close_up_during_the_day() -> None:
    """T04, TI-R03, TI-3.6, TI-R04, U06: ranks close up at once and the new captain may order."""
    table = board(CREW).do("A", Board())

    assert "B C" == table.at("FD")
    assert [Boarded(0, "fd")] == list(table.events)
    assert "not_captain" == board(CREW).why_not("B", Attack())
    assert "allowed" == table.why_not("B", Attack())


def test_t05_five_fill_a_ship() -> None:
    """T05, TI-4.5, TI-1.3, U13: five fill a ship; a refused landing is not an action."""
    table = board("FD: A B C D E; JR: F G H; boat: I")
    landed = table.do("I", Land("jr"))

    assert "ship_full" == table.why_not("I", Land("fd"))
    assert "F G H I" == landed.at("JR")
    assert [Landed(8, "jr", 4)] == list(landed.events)
    assert ("cabin_boy",) == landed.titles("I")
    assert () == landed.titles("H")


def test_t06_from_ship_to_ship_it_takes_two_days() -> None:
    """T06, TI-R10, TI-4.2: one day to board, another to land."""
    table = board(CREW).do("C", Board())
    tomorrow = table.dusk()

    assert "already_acted" == table.why_not("C", Land("jr"))
    assert "D E F C" == tomorrow.do("C", Land("jr")).at("JR")
    assert "A B C" == tomorrow.do("C", Land("fd")).at("FD")


def test_t07_whoever_is_last_at_this_moment_is_cabin_boy() -> None:
    """T07, TI-R04, U06: the last of this moment shifts, nobody else."""
    table = board(CREW).do("C", Board()).do("B", Shift("english"))

    assert "E0 F1" == table.holds("FD")
    assert "not_cabin_boy" == table.why_not("A", Shift("french"))


def test_t08_the_first_in_the_log_gets_the_last_place() -> None:
    """T08, TI-R08, U13: the first in the log is aboard; the other still has the day."""
    table = board("FD: A B C D; JR: E; boat: X Y").do("Y", Land("fd"))

    assert "A B C D Y" == table.at("FD")
    assert "ship_full" == table.why_not("X", Land("fd"))
    assert "X" == table.do("X", Land("island")).at("island")


def test_boats_and_the_island_have_no_limit() -> None:
    """TI-R06, TI-R07: everybody may row, everybody may land."""
    table = board("FD: A B C D E; JR: F G H I J")
    for name in "ABCDEFGHIJ":
        table = table.do(name, Board())
    for name in "JIHGFEDCBA":
        table = table.do(name, Land("island"))

    assert "J I H G F E D C B A" == table.at("island")


def test_boarding_needs_a_place_and_landing_a_boat() -> None:
    """TI-4.4, TI-4.5."""
    table = board("FD: A; JR: B; island: C; boat: D")

    assert "in_boat" == table.why_not("D", Board())
    assert "not_in_boat" == table.why_not("A", Land("jr"))
    assert [Boarded(2, "island")] == list(table.do("C", Board()).events)


def test_t15_who_is_marooned_stands_last_ashore() -> None:
    """T15, TI-4.7, TI-R09, U08: the victim stands last ashore and still has the day."""
    table = board(CREW).do("A", Maroon(1))

    assert ("G B", "A C") == (table.at("island"), table.at("FD"))
    assert [Marooned(0, 1, "fd")] == list(table.events)
    assert [ConflictStarted(1)] == list(table.do("B", Conflict()).events)
    assert "not_self" == table.why_not("D", Maroon(3))


@pytest.mark.parametrize("target", [0, 3, 6, 9, -1])
def test_a_captain_maroons_only_his_own_crew(target: int) -> None:
    """TI-4.7: neither himself, nor another ship's crew, nor an islander, nor nobody."""
    assert board(CREW).why_not("A", Maroon(target)) in ("not_self", "not_aboard")


def test_only_a_captain_orders_and_maroons() -> None:
    """TI-4.6, TI-4.7: crew and governor may not."""
    table = board(CREW)

    assert {"not_captain"} == {table.why_not(name, Attack()) for name in "BCG"}
    assert {"not_captain"} == {table.why_not(name, Maroon(0)) for name in "BCG"}


def test_a_ship_gets_one_attack_order_a_day() -> None:
    """TI-4.6: the new captain can't order a second one."""
    table = board("FD: A B C; JR: D; boat: E").do("A", Attack())
    follower = board("FD: A B C; JR: D; boat: E").do("A", Attack()).do("A", Resign())

    assert [AttackOrdered(0, "fd", "spanish")] == list(table.events)
    assert "attack_ordered" == follower.why_not("B", Attack())
    assert "allowed" == follower.why_not("D", Attack())


def test_a_captain_alone_may_order_an_attack() -> None:
    """TI-R31."""
    assert "allowed" == board("FD: A; JR: B").why_not("A", Attack())


def test_only_the_first_mate_may_mutiny() -> None:
    """TI-4.8, U12: not the captain, not the third, and nobody on a ship of one."""
    table = board("FD: A B C; JR: D; island: G")

    assert {"not_mate"} == {table.why_not(name, Mutiny()) for name in "ACDG"}
    assert "allowed" == table.why_not("B", Mutiny())


def test_only_the_cabin_boy_shifts_and_only_what_is_there() -> None:
    """TI-4.9, TI-1.4: island and Spanish treasures can't be shifted."""
    table = board(CREW)

    assert {"not_cabin_boy"} == {table.why_not(name, Shift("english")) for name in "ABDG"}
    assert "hold_empty" == table.why_not("C", Shift("french"))
    assert "E1 F0" == table.do("F", Shift("french")).holds("JR")


def test_a_captain_and_cabin_boy_has_one_action() -> None:
    """TI-R32, TI-3.4: alone on a ship, he may shift or order, not both."""
    table = board("FD: A; JR: B").do("A", Shift("english"))

    assert "already_acted" == table.why_not("A", Attack())


def test_only_an_islander_starts_a_conflict_and_one_a_round() -> None:
    """TI-4.11, T24."""
    table = board("FD: A; JR: B; island: G H I").do("H", Conflict())

    assert "not_islander" == table.why_not("A", Conflict())
    assert {"conflict_started"} == {table.why_not(name, Conflict()) for name in "GI"}


def test_t29_the_governor_calls_the_fleet_once() -> None:
    """T29, TI-4.10, TI-R21, TI-6.1, U09: from round 6, the governor, once; it comes after the night."""
    early = board("FD: A; JR: B; island: G H", round=5)
    table = board("FD: A; JR: B; island: G H", round=6)
    called = table.do("G", Fleet())
    over = called.do("H", Conflict()).dusk().votes("G english, H french")

    assert "too_early" == early.why_not("G", Fleet())
    assert "not_governor" == table.why_not("H", Fleet())
    assert [FleetCalled(2, 6)] == list(called.events)
    assert "day" == called.state.phase
    assert "fleet_called" == called.do("G", Resign()).why_not("H", Fleet())
    assert ("over", 6) == (over.state.phase, over.state.round)


def test_the_last_round_has_no_fleet() -> None:
    """T30, TI-R21: it would change nothing."""
    assert "last_round" == board("FD: A; island: G", round=10).why_not("G", Fleet())


def test_the_fleet_may_come_earlier_by_option() -> None:
    """TI-R21, options fleet_from and rounds."""
    table = board("FD: A; island: G", round=3, fleet_from=3, rounds=4)

    assert "allowed" == table.why_not("G", Fleet())
    assert "over" == table.do("G", Fleet()).dusk().state.phase
    assert "over" == table.dusk().dusk().state.phase


def test_any_seat_may_act_at_any_moment_of_the_day() -> None:
    """TI-4.1: no turn order; whoever has not acted may, whatever others did before."""
    for names in ("GFEDCBA", "DAGCFBE"):
        table = board(CREW)
        for name in names:
            assert "allowed" == table.why_not(name, Board())
            table = table.do(name, Board())

        assert 2 == table.state.round


def test_actions_take_effect_one_after_another() -> None:
    """TI-4.3, TI-R08: of the same two actions, only one sequence leaves both legal."""
    shifted = board(CREW).do("C", Shift("english")).do("A", Maroon(2))

    assert "not_aboard" == board(CREW).do("C", Board()).why_not("A", Maroon(2))
    assert ("E0 F1", "A B") == (shifted.holds("FD"), shifted.at("FD"))
    assert "not_cabin_boy" == board(CREW).do("A", Maroon(2)).why_not("C", Shift("english"))
