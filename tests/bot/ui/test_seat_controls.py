"""Seat controls: each present offer is found by its handle, and no old button finds one."""

from itertools import pairwise
from typing import get_args

import pytest
from msgspec.structs import replace

from bot.games.houses.controls.routing import ROUTING
from bot.render.scenes import scene_of
from bot.ui.seat_controls import SeatControls, controls_of
from engine.games.houses.moves import AgreeToStop, AnyAction, Cast, ConfirmDeal
from engine.kernel.moves import PartialMove, tag
from tests.bot.games.houses.houses_matches import Moment, campaign, moments, scene, words

SEEDS = (1, 2)


def all_controls(moment: Moment) -> list[SeatControls]:
    """The controls of every seat."""
    return [controls_of(scene(moment, "en"), seat, ROUTING) for seat in moment.match_state.state.seats]


def sample(seed: int, step: int = 5) -> list[Moment]:
    """Some moments of a random campaign."""
    return list(campaign(seed, seats=4, limit=220, generations=2)[::step])


@pytest.mark.parametrize("seed", SEEDS)
def test_each_offer_is_found_by_its_own_handle(seed: int) -> None:
    """No two offers of a seat share a handle."""
    for controls in (controls for moment in sample(seed) for controls in all_controls(moment)):
        assert [controls.find(controls.handle(one)) for one in controls.offers] == list(controls.offers)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_button_of_another_phase_finds_nothing(seed: int) -> None:
    """An answer to a closed question, or a move of another phase, is no offer of today."""
    for before, after in pairwise(sample(seed, 20)):
        for old, new in zip(all_controls(before), all_controls(after), strict=True):
            if old.moment != new.moment:
                stale = [old.handle(one) for one in old.offers if "-" != old.wait(one)]
                assert not [one for one in stale if new.find(one)]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_button_of_one_seat_is_none_of_another(seed: int) -> None:
    """Even the same move has another handle for another seat."""
    for moment in sample(seed, 9):
        row = all_controls(moment)
        for one, two in pairwise(row):
            assert not [offer for offer in one.offers if two.find(one.handle(offer))]


def test_moves_that_answer_a_question_name_it() -> None:
    """The wait stands in the id, so that the service refuses an old one kindly."""
    moment = next(one for one in moments(1, seats=3) if one.match_state.state.stage == "vote")
    controls = all_controls(moment)[1]

    assert "g1.p1.vote.1" == controls.wait(Cast("gather"))
    assert "-" == controls.wait(AgreeToStop(True))
    assert "g1.p1" == controls.moment


def test_an_old_ballot_button_is_told_by_what_it_was() -> None:
    """HO-6.5: after the ballot is cast the other buttons can still say why they do nothing."""
    moment = next(one for one in moments(1, seats=3) if one.match_state.state.stage == "vote")
    controls = all_controls(moment)[0]
    begun = PartialMove("cast", (("ballot", "no"),))

    assert Cast("no", 1) == controls.refused_action_for("g1.p1.vote.0", controls.handle(begun))
    assert controls.refused_action_for("g1.p1.vote.0", "0000000000") is None
    assert controls.refused_action_for("-", controls.handle(ConfirmDeal("0-1-1"))) is None


def test_nothing_is_offered_while_the_table_is_paused() -> None:
    """Chapter 13: a paused campaign stands still."""
    moment = next(one for one in moments(1, seats=3) if one.match_state.state.stage == "vote")
    table = moment.match_state.table
    assert table is not None
    paused = replace(moment.match_state, table=replace(table, status="paused"))

    assert () == controls_of(scene_of(7, paused, words("en"), ()), 0, ROUTING).offers


def test_every_question_says_which_moves_answer_it() -> None:
    """By their tags, each of one question alone: a button is found again by it."""
    tags, asks = {tag(one) for one in get_args(AnyAction)}, set()
    for moment in (moment for seed in SEEDS for moment in sample(seed, 1)):
        waits = moment.match_state.waits
        asks |= {wait.ask for wait in waits}
        assert all(wait.moves and set(wait.moves) <= tags for wait in waits)
        asked = [(wait.seat, move) for wait in waits for move in wait.moves]
        assert len(asked) == len(set(asked))

    assert {"found", "vote", "decide", "draft_take", "ready"} <= asks
