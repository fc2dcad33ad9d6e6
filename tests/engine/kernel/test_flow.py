"""The order of play as a list: every stage stands in it once, and what it lacks is nothing at all."""

from operator import attrgetter
from typing import NamedTuple, get_args, get_type_hints

import pytest

from engine.games.houses.flow import flow
from engine.games.houses.state import State as Council
from engine.games.treasure.rules import FLOW
from engine.games.treasure.state import State as Island
from engine.kernel.dice import Dice
from engine.kernel.flow import Flow, Stage, question_stage
from engine.kernel.waits import Wait
from tests.engine.games.houses import small

DICE = Dice(bytes(32))
ASKED = Wait("first", 0, "choose", True, "nothing")


def line(at: str) -> Flow[str, str]:
    """A game of two stages, whose state is the name of its stage."""
    asks: Stage[str, str] = Stage(
        "asks",
        lambda state: (ASKED,),
        lambda state, wait, dice: (f"{wait.id} missed",),
        lambda state, dice: (),
    )
    return Flow(lambda state: state, asks, Stage("goes", follow=lambda state, dice: ("gone",)))


def test_the_stage_of_a_state_says_whom_it_waits_for_and_what_follows() -> None:
    assert ((ASKED,), ()) == (line("asks").waits("asks"), line("asks").follow("asks", DICE))
    assert ((), ("gone",)) == (line("goes").waits("goes"), line("goes").follow("goes", DICE))


def test_silence_is_that_of_the_wait_that_ran_out() -> None:
    assert ("first missed",) == line("asks").silence("asks", "first", DICE)


def test_a_wait_that_is_not_open_has_no_silence() -> None:
    with pytest.raises(StopIteration):
        line("asks").silence("asks", "second", DICE)


def test_the_stages_of_houses_are_those_its_state_can_be_at() -> None:
    """HO-R35: none is missing and none stands twice."""
    names = [stage.name for stage in flow(small.content()).stages]

    assert sorted(get_args(get_type_hints(Council)["stage"])) == sorted(names)


def test_the_stages_of_treasure_island_are_those_its_state_can_be_at() -> None:
    """TI-R25 and the rest of the order of play."""
    names = [stage.name for stage in FLOW.stages]

    assert sorted(get_args(get_type_hints(Island)["phase"])) == sorted(names)


class Asking(NamedTuple):
    """A state of a game that asks."""

    question: int
    due: tuple[int, ...]


def test_a_stage_that_asks_waits_for_each_that_is_due_under_an_id_of_its_own() -> None:
    """The same seats at the next question are asked anew."""
    stage: Stage[Asking, str] = question_stage(
        attrgetter("due"), "pick", "first", lambda state, wait, dice: (wait.id,)
    )
    first, later = stage.waits(Asking(3, (0, 2))), stage.waits(Asking(4, (2,)))

    assert ["pick-3-0", "pick-3-2", "pick-4-2"] == [wait.id for wait in (*first, *later)]
    assert [(0, "pick", True, "first")] == [(one.seat, one.ask, one.must, one.otherwise) for one in first[:1]]
    assert ((), ("pick-4-2",)) == (
        stage.follow(Asking(4, (2,)), DICE),
        stage.silence(Asking(4, ()), later[0], DICE),
    )
