"""What the cunning of Coup does by plain sense, before any chances (docs/notebook/stewards.md)."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from engine.games.coup.chapters.actions import Coup
from engine.games.coup.chapters.windows import Block, Challenge, Pass
from engine.games.coup.state import due, hand
from engine.games.coup.stewards.cunning import cunning, sensible
from engine.games.coup.stewards.odds import open_claim
from engine.kernel.dice import Dice
from engine.playout import look
from tests.engine.games.coup.board import GAME, Board, table
from tests.engine.games.coup.wild import any_options, match


def thinks_of(board: Board, name: str) -> tuple[Any, ...]:
    """The moves that are left to the chances."""
    here = look(GAME, board.state, board.seat(name))
    return sensible(here.view, here.seat, here.ask(None))


def test_a_coup_that_wins_is_made() -> None:
    """CO-3.3, CO-9.1: against the last card of the last rival; with another rival left it is one of seven."""
    duel = table("A[duke,captain] 8; B[contessa|duke]")
    crowd = table("A[duke,captain] 8; B[contessa|duke]; C[assassin,assassin]")

    assert thinks_of(duel, "A") == (Coup(1),)
    assert len(thinks_of(crowd, "A")) > 5
    assert len(thinks_of(table("A[duke,captain] 8; B[contessa,duke]"), "A")) > 5


@pytest.mark.parametrize("lost", ["duke", "assassin"])
def test_a_claim_that_cannot_be_true_is_called(lost: str) -> None:
    """CO-4.1: two Dukes of one's own and the third lies open; with one unseen the chances decide."""
    board = table(f"A[captain|{lost}] 2; B[duke,duke]").play("A: act tax")

    assert (thinks_of(board, "B") == (Challenge(),)) == (lost == "duke")


def test_who_is_struck_at_the_last_card_claims_a_contessa() -> None:
    """CO-5.2, CO-8.5: whatever it holds; with two cards the chances decide."""
    struck = table("A[captain,duke] 5; B[duke|duke]").play("A: act assassinate B; all pass")
    hurt = table("A[captain,duke] 5; B[duke,duke]").play("A: act assassinate B; all pass")

    assert thinks_of(struck, "B") == (Block("contessa"),)
    assert Pass() in thinks_of(hurt, "B")
    assert all(
        cunning(look(GAME, struck.state, 1), Dice(number.to_bytes(16, "big"))) == Block("contessa")
        for number in range(50)
    )


def called(number: int) -> Iterator[bool]:
    """Of a game in which anything happens: whether each claim that sense calls is true."""
    dice = Dice(number.to_bytes(16, "big"))
    options = any_options(dice)
    if number % 2:
        options = msgspec.structs.replace(options, two_player="draft_one_coin")
    for turn in match(number.to_bytes(16, "big"), 2 + number % 3, options):
        for seat in due(turn.state):
            here = look(GAME, turn.state, seat)
            moves, claim = here.ask(None), open_claim(turn.state)
            if len(moves) > 1 and claim and sensible(here.view, seat, moves) == (Challenge(),):
                yield claim[1] in hand(turn.state, claim[0])


def test_what_is_called_for_certain_is_never_true() -> None:
    """CO-2.8, CO-4.1: two to four seats, with and without a draft."""
    found = [true for number in range(400) for true in called(number)]

    assert len(found) > 10
    assert not any(found)
