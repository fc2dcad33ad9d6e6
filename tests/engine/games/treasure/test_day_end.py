"""How a day ends: `done`, deadlines, and the hours of a day (TI-R25, TI-R26)."""

from engine.games.treasure.chapters.day import Attack, Board, DayMissed, Done, Undone
from engine.games.treasure.chapters.night import NightSkipped, Vote
from engine.games.treasure.chapters.rounds import DayStarted, Resign
from engine.games.treasure.chapters.setup import Stow
from tests.engine.games.treasure.board import GAME, board

CREW = "FD: A B C; JR: D E F; island: G"


def test_t36_an_empty_night_is_skipped() -> None:
    """T36, TI-R26: the next day comes at once."""
    table = board(CREW).dusk()

    assert [NightSkipped(1), DayStarted(2)] == list(table.events[-2:])
    assert ("day", 2) == (table.state.phase, table.state.round)


def test_done_may_be_taken_back_until_dusk() -> None:
    """TI-R25: `done` is no action; taking it back keeps the day open."""
    table = board("FD: A B").do("A", Done())
    back = table.do("A", Undone())

    assert "already_done" == table.why_not("A", Done())
    assert "not_done" == back.why_not("A", Undone())
    assert "day" == back.do("B", Done()).state.phase
    assert 2 == table.do("B", Done()).state.round


def test_one_who_said_done_may_still_act() -> None:
    """TI-R25: acting takes `done` back."""
    table = board("FD: A B").do("A", Done(), Board())

    assert table.afloat("A")
    assert "already_acted" == table.why_not("A", Undone())


def test_nobody_must_act_by_day() -> None:
    """Section 8: waits of the day only give the chance; silence is no action and ends the day."""
    table = board("FD: A; JR: B")
    waits = GAME.waits(table.state)
    passed = table.silence()

    assert [False, False] == [wait.must for wait in waits]
    assert [DayMissed(0), DayMissed(1)] == passed.happened(DayMissed)
    assert ("day", 2) == (passed.state.phase, passed.state.round)


def test_a_day_that_ran_out_is_over_for_its_seat() -> None:
    """Section 8: the deadline closes the seat's wait."""
    table = board("FD: A; JR: B")
    wait = GAME.waits(table.state)[0]

    assert "day_over" == table.do_clock(wait.id).why_not("A", Board())
    assert "B" == table.do_clock(wait.id).asked("day")


def test_an_early_end_can_be_switched_off() -> None:
    """TI-R25, option early_day_end=off: only the clock ends the day."""
    table = board("FD: A; JR: B", early_day_end="off").do("A", Done()).do("B", Done())

    assert "day" == table.state.phase
    assert 2 == table.silence("dusk").state.round


def test_a_day_lasts_its_least_hours() -> None:
    """TI-R25, option min_day: everybody is done, and the day waits for the clock once."""
    table = board("FD: A; JR: B", min_day=2).do("A", Board()).do("B", Board())
    later = table.silence("floor")

    assert ("day", 1) == (table.state.phase, table.state.round)
    assert ("day", 2) == (later.state.phase, later.state.round)
    assert "day-2-floor" in [wait.id for wait in GAME.waits(later.state)]


def test_the_hours_of_a_day_may_pass_before_all_are_done() -> None:
    """TI-R25, option min_day: from then on the last `done` ends the day."""
    table = board("FD: A; JR: B", min_day=2).silence("floor")

    assert 1 == table.state.round
    assert 2 == table.do("A", Done()).do("B", Done()).state.round


def test_moves_of_other_phases_are_refused() -> None:
    """Section 8: each phase has its own commands."""
    table = board(CREW)
    night = table.do("A", Attack()).dusk()

    assert "not_stowing" == table.why_not("A", Stow("english"))
    assert "not_night" == table.why_not("A", Vote(0, "charge"))
    assert "not_day" == night.why_not("B", Board())
    assert "allowed" == night.why_not("B", Resign())
