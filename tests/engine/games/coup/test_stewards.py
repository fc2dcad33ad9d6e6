"""The stewards of Coup: how well they play, and that they know no more than their seat does."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from engine.games.coup.base import Options
from engine.games.coup.chapters.proofs import Lose, Prove
from engine.games.coup.chapters.windows import Block, Challenge, Pass
from engine.games.coup.state import State
from engine.games.coup.stewards.company import company
from engine.games.coup.stewards.cunning import cunning, move_odds_by_beliefs
from engine.games.coup.stewards.odds import odds, odds_by_copies, unseen_copies
from engine.games.coup.stewards.playing import calculating, liar, prudent
from engine.kernel.dice import Dice
from engine.kernel.moves import Start
from engine.kernel.seats import CLOCK, Seat
from engine.kernel.step import take
from engine.kernel.steward import Steward
from engine.playout import look
from engine.stewards.random import choose
from tests.engine.games.coup.board import GAME, Board, always, opened, table
from tests.engine.games.coup.wild import any_options, match, other_world

ALL = [prudent, cunning, company, calculating, liar]


def winner(stewards: Sequence[Steward], number: int) -> Seat | None:
    """Who wins one match in which every seat answers every question it must."""
    seed = number.to_bytes(16, "big")
    start = Start(len(stewards), msgspec.json.encode(Options(max_turns=400)).decode())
    state: State = take(GAME, None, CLOCK, start, always(Dice(seed))).state
    while state.why is None:
        seat = next(wait.seat for wait in GAME.waits(state) if wait.must)
        move = stewards[seat](look(GAME, state, seat), Dice(seed + state.question.to_bytes(8, "big")))
        state = take(GAME, state, seat, move, always(Dice(seed))).state
    return state.winner


def wins(one: Steward, other: Steward, seats: int, games: int) -> int:
    """How many games `one` wins alone against a table of `other`, sitting in every seat by turns."""
    won = Counter[bool]()
    for number in range(games):
        mine = number % seats
        stewards = [one if seat == mine else other for seat in range(seats)]
        won[winner(stewards, number) == mine] += 1
    return won[True]


def says(steward: Steward, board: Board, name: str) -> Any:
    """What this steward does in this seat's place."""
    return steward(look(GAME, board.state, board.seat(name)), Dice(bytes(16)))


@pytest.mark.parametrize(("steward", "least"), [(prudent, 80), (calculating, 80), (cunning, 80)])
def test_it_beats_the_random_steward_clearly(steward: Steward, least: int) -> None:
    """Alone against three random ones it would win 30 of 120 games by luck."""
    assert wins(steward, choose, 4, 120) >= least


def test_the_cunning_beats_the_prudent() -> None:
    """Alone against three prudent ones it would win 40 of 160 games by luck."""
    assert wins(cunning, prudent, 4, 160) >= 60


def test_the_cunning_beats_four_calculating_ones() -> None:
    """Alone among four it would win 12 of 60 games by luck; of 20,000: docs/notebook/stewards.md."""
    assert wins(cunning, calculating, 5, 60) >= 20


def test_the_cunning_is_not_helpless_among_four_liars() -> None:
    """Alone among four it would win 24 of 120 games by luck."""
    assert wins(cunning, liar, 5, 120) >= 20


@pytest.mark.parametrize(("other", "least"), [(calculating, 104), (liar, 145)])
def test_with_two_seats_the_cunning_beats_the_calculating_and_the_liar(other: Steward, least: int) -> None:
    """Of 200 games each would win 100; docs/notebook/stewards.md has the shares of 3,000 games."""
    assert wins(cunning, other, 2, 200) >= least


def test_the_cunning_mixes_by_its_dice_alone() -> None:
    """CO-2.8: the same dice give the same pick; other dice, now and then, another that has a chance."""
    state = opened(2).state
    here = look(GAME, state, state.active)
    rolls = [Dice(number.to_bytes(16, "big")) for number in range(200)]
    moves = here.ask(None)
    chances = move_odds_by_beliefs(here.view, state.active, moves)
    made = Counter(moves.index(cunning(here, dice)) for dice in rolls)

    assert [cunning(here, dice) for dice in rolls] == [cunning(here, dice) for dice in rolls]
    assert {spot for spot, chance in enumerate(chances) if chance == 0.0}.isdisjoint(made)
    assert all(abs(made[spot] / 200 - chance) < 0.13 for spot, chance in enumerate(chances))


@pytest.mark.parametrize("steward", ALL)
def test_it_knows_only_what_its_seat_sees(steward: Steward) -> None:
    """CO-9.2, I9: with all hidden cards dealt anew it makes the same move."""
    for number in range(40):
        seed = number.to_bytes(16, "big")
        for turn in match(seed, 2 + number % 5, any_options(Dice(seed))):
            for seat in range(len(turn.state.order)):
                here = steward(look(GAME, turn.state, seat), Dice(seed))
                world = other_world(turn.state, seat, Dice(seed))

                assert here == steward(look(GAME, world, seat), Dice(seed))


@pytest.mark.parametrize("steward", ALL)
def test_it_finds_a_legal_move_under_all_options(steward: Steward) -> None:
    """Every question gets an answer that is not refused; who is not asked stays silent."""
    for number in range(40):
        seed = number.to_bytes(16, "big")
        for turn in match(seed, 2 + number % 5, any_options(Dice(seed))):
            asked = {wait.seat for wait in GAME.waits(turn.state) if wait.must}
            moves: dict[Seat, Any] = {
                seat: steward(look(GAME, turn.state, seat), Dice(seed))
                for seat in range(len(turn.state.order))
            }

            assert asked == {seat for seat, move in moves.items() if move is not None}
            assert all(GAME.refusal(turn.state, seat, moves[seat]) is None for seat in asked)


def test_the_prudent_never_lies() -> None:
    """CO-3.10: its actions and blocks name cards that it holds."""
    board = table("A[contessa,contessa] 4; B[duke,duke]; C[duke,captain] 1")
    aided = board.play("A: act foreign_aid")

    assert "foreign_aid" == says(prudent, board, "A").__struct_config__.tag
    assert [Block("duke"), Block("duke")] == [says(prudent, aided, name) for name in "BC"]
    assert Pass() == says(prudent, table("A 3; B[duke,duke]; C").play("A: act steal B; all pass"), "B")


def test_the_prudent_challenges_where_no_copy_is_left() -> None:
    """CO-1.1: three copies a character; B sees all Dukes, C does not."""
    board = table("A[captain,captain]; B[duke,duke]; C[contessa|duke]").play("A: act tax")

    assert (Challenge(), Pass()) == (says(prudent, board, "B"), says(prudent, board, "C"))


def test_a_doomed_seat_has_nothing_to_lose() -> None:
    """CO-6.3: the last card under the Assassin's knife, and no Contessa."""
    board = table("A[assassin,duke] 3; B[duke|captain]; C").play("A: act assassinate B")

    assert Challenge() == says(prudent, board, "B")


@pytest.mark.parametrize("steward", [prudent, calculating])
def test_it_proves_what_it_can_and_gives_up_the_least(steward: Steward) -> None:
    """CO-4.4, CO-8.1: shows the card; loses the Ambassador rather than the Duke, and one of a pair first."""
    proof = table("A[duke,captain]; B; C").play("A: act tax; B: challenge")
    loss = table("A 7; B[duke,ambassador]; C").play("A: act coup B")

    assert Prove() == says(steward, proof, "A")
    assert Lose(1) == says(steward, loss, "B")


def test_the_odds_count_the_copies_that_are_not_seen() -> None:
    """Hypergeometric: two copies among eleven unseen cards, two of them in B's hand."""
    board = table("A[duke,captain]; B; C[contessa|assassin]")
    view = GAME.view(board.state, 0)

    assert (2, 2) == (unseen_copies(view, 0, "duke"), unseen_copies(view, 0, "assassin"))
    assert abs(odds_by_copies(view, 0, 1, "duke") - (1 - 10 * 9 / (12 * 11))) < 1e-9


def test_a_claim_raises_the_odds_and_too_many_claims_lower_them() -> None:
    """CO-3.10: claims are public and speak for the card, but not more of them than there are cards."""
    board = table("A; B; C").play("A: act income; B: act tax; all pass; C: act income")
    often = board.play("A: act income; B: act steal A; all pass; A: pass; C: act income")
    thrice = often.play("A: act income; B: act exchange; C: pass; A: pass").state
    view = GAME.view(board.state, 0)

    assert odds(view, 0, 1, "duke") > odds_by_copies(view, 0, 1, "duke")
    assert thrice.claims[1] == ("duke", "captain", "ambassador")
    assert odds(GAME.view(thrice, 0), 0, 1, "duke") <= 2 / 3
