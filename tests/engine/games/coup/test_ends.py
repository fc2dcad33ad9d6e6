"""Turns where both seats have one card are solved when they begin (docs/notebook/stewards.md, Coup)."""

from functools import cache
from typing import Final

import numpy as np
import pytest

from engine.games.coup.base import CHARACTERS
from engine.games.coup.stewards.beliefs import joint, networks, solving, turns
from engine.games.coup.stewards.beliefs.joint import NONE, PAIRED, SIZE, Array
from engine.games.coup.stewards.beliefs.networks import FLOOR, Table
from engine.games.coup.stewards.beliefs.solving import (
    ACTION,
    ASSASSINATE,
    BLOCK_AID,
    BLOCK_ASSASSINATE,
    BLOCK_STEAL,
    BLOCKED,
    CALL_ASSASSINATE,
    CALL_BLOCK,
    CALL_EXCHANGE,
    CALL_STEAL,
    CALL_TAX,
    DEEDS,
    Turn,
    look,
    turn,
)
from engine.games.coup.view import view
from tests.engine.games.coup.test_beliefs import drafted

GAMES: Final = 40


@cache
def ends() -> tuple[Table, ...]:
    """Where turns with one card each begin, in games in which anything happens."""
    known, found = networks.network(), []
    for number in range(GAMES):
        for state, _ in drafted(number):
            if state.phase == "turn" and all(state.lost[seat] for seat in state.order):
                found.append(turns.table_at_turn(known, view(state, state.active).table))
    assert len(found) > 20
    return tuple(found)


def begun(table: Table) -> tuple[Turn, Array]:
    """The turn of a table, and the chances that the network gives."""
    known = networks.network()
    told = networks.scores(known, table)
    return turn(known, table, joint.keep_odds(told.keeps[0], FLOOR)), solving.first_odds(told, table.coins)


def better(now: Turn, odds: Array) -> tuple[float, float]:
    """What the best choices of either seat within the turn would win more, all else as it is."""
    may = (odds > 0).any(2, keepdims=True)
    made = np.where(may, (1 - FLOOR) * odds + FLOOR * may / may.sum(1, keepdims=True), 0).astype(np.float32)
    worth = look(now, made)
    return _on_turn(now, made, worth, may[ACTION]), _other(now, made, worth)


def _on_turn(now: Turn, made: Array, worth: Array, may: Array) -> float:
    doubts, deeds = worth[CALL_BLOCK, :2], worth[ACTION].copy()
    gains = doubts.max(1) - (doubts * made[CALL_BLOCK, :2]).sum(1)
    np.add.at(deeds, DEEDS[BLOCKED], gains)
    best = np.where(may, deeds, -1).max(0) - (worth[ACTION] * made[ACTION]).sum(0)
    return float(now.joint.sum(1) @ best)


def _other(now: Turn, made: Array, worth: Array) -> float:
    best = worth[:, :3].copy()
    best[CALL_STEAL, 0] = worth[BLOCK_STEAL, :3].max(0)
    best[CALL_ASSASSINATE, 0] = worth[BLOCK_ASSASSINATE, :2].max(0)
    asked = [BLOCK_AID, CALL_TAX, CALL_EXCHANGE, CALL_STEAL, CALL_ASSASSINATE]
    gains = best[asked, :2].max(1) - (worth[asked, :2] * made[asked, :2]).sum(1)
    return float(now.joint.sum(0) @ gains.sum(0))


def test_a_solved_turn_leaves_less_to_be_won_than_the_network() -> None:
    """By the best choices of a seat against the other's chances, at all turns of 40 games."""
    before, after = [], []
    for table in ends():
        now, odds = begun(table)
        before.append(better(now, odds))
        after.append(better(now, solving.mean_odds(now, odds)))

    assert (np.array(after) > -1e-4).all()
    assert np.mean(after) < 0.35 * np.mean(before)
    assert np.mean(after) < 0.01


def test_more_looks_leave_less() -> None:
    """Eight, and 64."""
    few, many = [], []
    for table in ends()[:40]:
        now, odds = begun(table)
        few.append(better(now, solving.mean_odds(now, odds, 8)))
        many.append(better(now, solving.mean_odds(now, odds, 64)))

    assert np.mean(many) < 0.6 * np.mean(few)


def test_a_turn_is_solved_the_same_again() -> None:
    """Whether it was solved before or not."""
    known = networks.network()
    for table in ends()[:10]:
        once, again = solving.turn_scores(known, table), solving.fresh(known, table)

        assert (once.choices == again.choices).all()
        assert (once.keeps == again.keeps).all()


def certain(one: str, other: str, coins: tuple[int, int]) -> tuple[Turn, Array]:
    """A turn where both picked a Contessa, each has lost one, and both cards are known."""
    spots = [PAIRED + 5 * CHARACTERS.index("contessa") + CHARACTERS.index(card) for card in (one, other)]
    known = np.zeros((SIZE, SIZE))
    known[spots[0], spots[1]] = 1
    return begun(Table(coins, (CHARACTERS.index("contessa"),) * 2, known))


def of(card: str) -> int:
    """Where this card stands among the holdings of who picked a Contessa."""
    return 5 * CHARACTERS.index("contessa") + CHARACTERS.index(card)


def test_to_call_a_claim_that_is_known_to_be_false_wins() -> None:
    """CO-4.4, CO-9.1: who has a Captain claims a Duke, and the other knows. Nothing is worth more."""
    now, odds = certain("captain", "assassin", (2, 2))
    claims, worth = odds[ACTION, 2, of("captain")], look(now, odds)[CALL_TAX, :2, of("assassin")]

    assert worth[1] == pytest.approx(claims)
    assert worth[0] < worth[1]
    assert solving.mean_odds(now, odds)[CALL_TAX, 1, of("assassin")] > 0.7


def test_to_call_a_true_claim_loses() -> None:
    """CO-4.6, CO-9.1: the Captain steals."""
    now, odds = certain("captain", "assassin", (2, 2))

    assert look(now, odds)[CALL_STEAL, 1, of("assassin")] == 0
    assert solving.mean_odds(now, odds)[CALL_STEAL, 1, of("assassin")] < 0.1


def test_a_coup_wins_and_nothing_wins_more() -> None:
    """CO-3.3, CO-9.1: seven coins against the last card."""
    now, odds = certain("captain", "assassin", (7, 2))
    worth = look(now, odds)[ACTION, :, of("captain")]

    assert worth[-1] == 1
    assert worth.max() <= 1


def test_who_is_struck_at_the_last_card_claims_the_contessa() -> None:
    """CO-6.2: there is nothing to lose; who is called without it is out as it would be anyway."""
    struck = [table for table in ends() if table.coins[0] in range(3, 7)][:20]
    assert len(struck) > 5
    for table in struck:
        worth = look(*begun(table))

        assert (worth[BLOCK_ASSASSINATE, 0] == 0).all()
        assert (worth[BLOCK_ASSASSINATE, 1] > 0).any()


@pytest.mark.parametrize("coins", [(2, 5), (10, 5)])
def test_what_may_not_be_done_is_never_done(coins: tuple[int, int]) -> None:
    """CO-3.3, CO-3.5, CO-3.9: too few coins for murder and coup, or so many that only a coup is left."""
    now, odds = certain("captain", "assassin", coins)
    found = solving.mean_odds(now, odds)[ACTION]

    assert np.allclose(found.sum(0), 1, atol=1e-5)
    assert not (found[ASSASSINATE:] if coins[0] < 3 else found[:-1]).any()


def test_turns_with_more_cards_are_played_by_the_network() -> None:
    """They are not solved."""
    known = networks.network()
    table = Table((1, 2), (NONE, NONE), joint.after_deal(known.draft))

    assert (solving.turn_scores(known, table).choices == networks.scores(known, table).choices).all()
