"""The order of play of Coup is a list that can be read (CO-11, CO-R25)."""

from typing import get_args

import pytest

from engine.games.coup.base import RULINGS, Ruling, Step, Window
from engine.games.coup.rules import flow
from engine.games.coup.state import Phase, due
from engine.kernel.dice import Dice
from engine.kernel.flow import no_default, no_waits
from tests.engine.games.coup.board import table
from tests.engine.games.coup.wild import any_options, match

PHASES = {name for one in get_args(Phase) for name in (get_args(one) or (one,))}
rulings = pytest.mark.parametrize("ruling", RULINGS)


@rulings
def test_every_phase_is_a_step_of_the_list(ruling: Ruling) -> None:
    """Once, and no other."""
    names = [stage.name for stage in flow(ruling).stages]

    assert sorted(PHASES) == sorted(names)
    assert set(get_args(Window)) | set(get_args(Step)) <= PHASES


@rulings
def test_a_step_that_asks_has_a_default(ruling: Ruling) -> None:
    """What silence brings stands beside the question (CO-R25)."""
    for stage in flow(ruling).stages:
        assert (stage.waits is no_waits) == (stage.silence is no_default)


@pytest.mark.parametrize("number", range(12))
def test_the_seats_that_are_due_are_those_that_must_answer(number: int) -> None:
    """What the view counts is what the questions are asked of."""
    chance = Dice(f"flow {number:11}".encode())
    for turn in match(chance.seed, 2 + number % 5, any_options(chance)):
        musts = tuple(wait.seat for wait in flow(RULINGS[-1]).waits(turn.state) if wait.must)
        assert musts == due(turn.state)


def test_the_ids_of_questions_are_as_ever() -> None:
    """CO-11: they stand in buttons that are out there: what is asked, turn, question, seat."""
    window = table("A; B; C").play("A: act tax")
    proof = window.play("B: challenge")

    assert {"challenge-1.3-1", "challenge-1.3-2"} == window.wait_ids()
    assert {"prove-1.4-0"} == proof.wait_ids()
