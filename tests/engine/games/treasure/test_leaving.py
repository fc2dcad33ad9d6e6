"""Leaving by will and by absence (TI-R28, TI-R29), and what belongs to the table (TI-R28, TI-R30)."""

from typing import get_args

import msgspec
import pytest

from engine.games.treasure.base import Options
from engine.games.treasure.chapters import AnyAction
from engine.games.treasure.chapters.dawn import AttackTally, MutinyTally
from engine.games.treasure.chapters.day import Attack, Board, Conflict, Done, Mutiny, OrderLapsed, Undone
from engine.games.treasure.chapters.night import Loot, Vote
from engine.games.treasure.chapters.rounds import DayStarted, Left, Resign
from engine.games.treasure.chapters.setup import Stowed
from engine.games.treasure.state import ballot_of, spot
from engine.kernel.moves import PartialMove
from engine.kernel.sealed import open_sealed
from tests.engine.games.treasure.board import Board as Table
from tests.engine.games.treasure.board import board
from tests.engine.games.treasure.test_setup import GAME, started, then

CREW = "FD: A B C; JR: D E F; island: G"


def test_t38_a_captain_who_leaves_is_followed_by_the_crew_behind() -> None:
    """T38, TI-R28: the crew behind moves up, the attack goes on, the hold is drawn."""
    nights = [board(CREW, seed=n).do("A", Attack()).dusk().do("A", Resign()) for n in range(12)]
    dawns = [night.votes("B charge, C fire") for night in nights]

    assert {("B C", "B C", "B C")} == {(one.at("FD"), one.asked("vote"), one.asked()) for one in nights}
    assert {True} == {dawn.happened(AttackTally)[0].succeeded for dawn in dawns}
    assert {"E2 F0", "E1 F1"} == {dawn.holds("FD") for dawn in dawns}


@pytest.mark.parametrize("seed", range(6))
def test_a_leaving_captains_choice_stands(seed: int) -> None:
    """TI-R28: his hold choice, if given."""
    night = board(CREW, seed=seed).do("A", Attack()).dusk().do("A", Loot(0, "french"), Resign())

    assert "E1 F1" == night.votes("B charge, C fire").holds("FD")


def test_a_leavers_vote_is_taken_off_the_list_and_off_the_count() -> None:
    """TI-R28, J8: two are left on the list, and the tally has their votes only."""
    night = board(CREW).do("A", Attack()).dusk().do("A", Loot(0, "english")).votes("B fire")
    gone = night.do("B", Resign())
    dawn = gone.votes("A charge, C charge")

    assert ((0, 2), 0) == (gone.state.orders[0].voters, gone.state.orders[0].cast)
    assert [AttackTally(0, "fd", 2, 0, 0, succeeded=False)] == dawn.happened(AttackTally)


def test_a_list_that_leaving_has_shortened_to_one_is_a_lone_vote() -> None:
    """TI-R16, TI-R28: as if the leaver had never been on it."""
    dawn = board(CREW).do("B", Mutiny()).dusk().do("C", Resign()).votes("B for")
    tally = dawn.happened(MutinyTally)[0]

    assert 2 == tally.votes_for + tally.votes_against


def test_a_mutiny_against_the_leaver_lapses() -> None:
    """TI-R28: by day and by night; without another order the night is over."""
    day = board(CREW).do("B", Mutiny()).do("A", Resign())
    night = board(CREW).do("B", Mutiny()).dusk().do("A", Resign())

    assert [OrderLapsed(0, "mutiny", "fd")] == day.happened(OrderLapsed)
    assert [OrderLapsed(0, "mutiny", "fd")] == night.happened(OrderLapsed)
    assert (2, "B C") == (night.state.round, night.at("FD"))


def test_a_mutiny_that_has_lapsed_does_not_lapse_again() -> None:
    """TI-R15, TI-R28: its captain was in a boat at dusk; told twice, the crew would look for a second one."""
    night = board(CREW).do("B", Mutiny()).do("A", Board()).do("D", Attack()).dusk()
    gone = night.do("A", Resign())

    assert [OrderLapsed(0, "mutiny", "fd")] == night.happened(OrderLapsed)
    assert [Left(0, "resigned")] == gone.happened(Left)
    assert [] == gone.happened(OrderLapsed)


def test_a_mutineer_who_leaves_does_not_end_the_mutiny() -> None:
    """TI-R15: the vote still takes place among the rest."""
    night = board(CREW).do("B", Mutiny()).do("B", Resign()).dusk()

    assert "C" == night.asked("vote")


def test_a_leaver_is_in_a_boat_for_good() -> None:
    """TI-R28: no move is open, nothing is asked, and the day does not wait."""
    table = board(CREW).do("G", Resign())

    assert table.afloat("G")
    assert {"has_left"} == {
        table.why_not("G", action) for action in (Board(), Done(), Resign(), Vote(0, "for"))
    }
    assert "G" not in table.asked()
    assert [Left(6, "resigned")] == list(table.events)
    assert 2 == table.dusk().state.round


def test_a_captain_who_leaves_before_stowing_hands_it_on() -> None:
    """TI-R28, TI-R05: the next in rank is asked; a ship without a crew stows by lot."""
    state = started(4).state
    captain, mate = spot(state, "fd").queue
    handed = then(state, captain, Resign())
    empty = then(handed.state, mate, Resign())

    assert mate in [wait.seat for wait in GAME.waits(handed.state)]
    assert [("fd", True)] == [(one.ship, one.by_lot) for one in empty.events if isinstance(one, Stowed)]


def test_a_game_that_everybody_has_left_ends() -> None:
    """TI-R28: the rounds run out by themselves; nobody has won."""
    table = board("FD: A; JR: B").do("A", Resign()).do("B", Resign())

    assert ("over", 10, "nobody") == (table.state.phase, table.state.round, table.winners())


def absent(table: Table, rounds: int) -> Table:
    """B says done, A is silent, for so many rounds."""
    for _ in range(rounds):
        table = table.do("B", Done()).silence()
    return table


def test_three_silent_rounds_are_leaving() -> None:
    """TI-R29, afk_limit=3: gone at the third dawn, not before."""
    two, three = absent(board("FD: A B"), 2), absent(board("FD: A B"), 3)

    assert ("A B", [Left(0, "away")]) == (two.at("FD"), three.happened(Left))
    assert [DayStarted(4)] == three.happened(DayStarted)
    assert "B" == three.at("FD")


def test_afk_may_be_switched_off() -> None:
    """TI-R29, option afk_limit=0."""
    assert "A B" == absent(board("FD: A B", afk_limit=0), 5).at("FD")


def test_a_day_without_action_alone_is_legal() -> None:
    """TI-R29: `done`, even taken back, a vote or a choice of holds is presence."""
    said = absent(board("FD: A B"), 2).do("A", Done(), Undone()).silence()
    acted = absent(board("FD: A B"), 2).do("A", Board()).do("B", Done())
    voted = absent(board("FD: B A; island: C"), 2).do("B", Attack()).silence("day").votes("A fire").silence()

    assert [0, 0, 0] == [open_sealed(table.state.members[0].idle) for table in (said, acted, voted)]
    assert {4} == {table.state.round for table in (said, acted, voted)}


def test_a_captain_who_only_chose_holds_was_there() -> None:
    """TI-R29: the choice of holds is a requested answer."""
    table = board("FD: A B; JR: C D").do("A", Attack()).dusk().do("A", Loot(0, "english")).silence()

    assert ballot_of(table.state, 0, 0) is None
    assert [0, 0] == [open_sealed(table.state.members[seat].idle) for seat in (0, 1)]


def test_silence_in_a_vote_alone_does_not_count_against_one_who_acted() -> None:
    """TI-R29: a round has one sign of life or none."""
    table = board("FD: A; island: G H").do("G", Conflict()).dusk().silence()

    assert [0, 0, 0] == [open_sealed(member.idle) for member in table.state.members]


def test_absence_is_known_to_its_seat_alone() -> None:
    """TI-R27, TI-R29: the count would tell who did not vote."""
    table = absent(board("FD: A B"), 1)

    assert [(0,), (1,)] == [member.idle.to for member in table.state.members]


def test_the_rules_offer_no_private_talk_and_seat_no_substitute() -> None:
    """TI-R28, TI-R30: substitutes and whispers are the table's; no action holds words."""
    fields = [field for kind in get_args(AnyAction) for field in msgspec.structs.fields(kind)]

    assert not any(field.type is str for field in fields)
    assert {"whispers", "on_leave"}.isdisjoint(Options.__struct_fields__)


def test_leaving_is_offered_only_to_one_who_asks_for_it() -> None:
    """TI-R28: legal at any time, listed under its own name."""
    table = board(CREW)
    gone = table.do("G", Resign())

    assert Resign() not in GAME.offers(table.state, 6, None)
    assert (Resign(),) == GAME.offers(table.state, 6, PartialMove("resign"))
    assert () == GAME.offers(gone.state, 6, PartialMove("resign"))
