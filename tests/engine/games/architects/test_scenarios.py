"""The scenarios of the specification, each with everything that it expects (S01 to S46)."""

import json
from typing import Any

import pytest
from msgspec.structs import replace

from engine.games.architects.chapters.scoring import ending, places
from engine.games.architects.chapters.setup import ChooseCharacter
from engine.games.architects.facts import BOARDS
from engine.games.architects.names import Character
from engine.games.architects.state import State, deck_size, hand
from engine.kernel.sealed import open_sealed
from engine.kernel.step import fold
from tests.engine.games.architects.board import DICE, GAME, Board, opened
from tests.engine.games.architects.scenarios import FILE, Case, action, cases, done, of_player, of_table


def named(one: Case) -> str:
    """The id of a case."""
    return one.name


@pytest.mark.parametrize("case", cases(counted=False), ids=named)
def test_a_scenario_goes_as_it_says(case: Case) -> None:
    """S01 to S38: what is refused, and the table after each move that is not.

    AW-RES-1, AW-RES-2, AW-RES-3, AW-RES-4, AW-PLACE-5, AW-AMB-16, AW-STORE-1, AW-STORE-2, AW-STORE-3,
    AW-STORE-4, AW-WORK-2, AW-WORK-3, AW-WORK-4, AW-WORK-5, AW-WORK-6, AW-TAX-3, AW-TAX-4, AW-APP-1,
    AW-APP-6, AW-APP-8, AW-TOWN-1, AW-TOWN-2, AW-TOWN-3, AW-TOWN-4, AW-TOWN-5, AW-AMB-01, AW-AMB-02,
    AW-BM-1, AW-BM-2, AW-BM-3, AW-BM-4, AW-BM-5, AW-VIRT-2, AW-VIRT-3, AW-GUARD-2, AW-GUARD-3, AW-GUARD-4,
    AW-GUARD-5, AW-AMB-26, AW-GUILD-1, AW-GUILD-2, AW-BUILD-1, AW-BUILD-2, AW-BUILD-3, AW-BUILD-4,
    AW-BUILD-6, AW-CATH-1, AW-CATH-2, AW-CATH-3, AW-CATH-4, AW-DEBT-1, AW-RESET-1, AW-RESET-2, AW-RESET-3,
    AW-RESET-4, AW-RESET-5, AW-RESET-6, AW-TURN-3, AW-TURN-4, AW-HAND-1, AW-END-1, AW-END-2, AW-CHAR-5,
    AW-CHAR-6, AW-CHAR-7, AW-CHAR-8, AW-CHAR-9.
    """
    board = case.board
    for step in case.row["steps"]:
        if "refused" in step:
            here = board if step.get("on") else board.turn(step["seat"])
            assert step["refused"] == here.why_not(step["seat"], action(here, step))
            continue
        board = done(board, step)
        assert step.get("expect", {}) == found(board, step.get("expect", {}))


def found(board: Board, wanted: dict[str, Any]) -> dict[str, Any]:
    """What the table has under the names that are asked for."""
    made: dict[str, Any] = {}
    if "players" in wanted:
        made["players"] = {
            seat: {name: of_player(board, int(seat), name) for name in row}
            for seat, row in wanted["players"].items()
        }
    if "table" in wanted:
        made["table"] = {name: of_table(board, name) for name in wanted["table"]}
    return made


@pytest.mark.parametrize("case", cases(counted=True), ids=named)
def test_a_scenario_counts_what_it_says(case: Case) -> None:
    """S41 to S46: everybody's points, what virtue and debts came to, and who has won.

    AW-SCORE-1, AW-SCORE-2, AW-SCORE-3, AW-SCORE-4, AW-TIE-1, AW-AMB-19, AW-AMB-29.
    """
    state: State = replace(case.board.state, phase="score")
    state = fold(GAME, state, GAME.follow(state, DICE))

    totals = {str(one.seat): one.total for one in state.scores}
    assert case.row["totals"] == {seat: totals[seat] for seat in case.row["totals"]}
    for seat, row in case.row.get("after", {}).items():
        assert row == {name: of_player(Board(state), int(seat), name) for name in row}
    if "places" in case.row:
        assert case.row["places"] == [list(row) for row in places(state)]
        assert case.row["why"] == ending(state)


def test_the_standard_set_up_is_as_scenario_39_says() -> None:
    """AW-SETUP-2 to AW-SETUP-8: S39, four players through the draft by default."""
    board = drafted(opened(4))
    state = board.state

    assert (4, 9, 20) == (state.pool, state.rewards, GAME.view(state, None).spaces)
    assert (9, 0, None) == (len(state.market_fresh), len(state.large), state.market[0])
    assert state.small is not None
    assert [4, 4] == [len(row) for row in state.display]
    assert {0} == {one.coins for row in state.display for one in row}
    assert 32 == len(state.crew_fresh)
    assert (28, 4) == (deck_size(state), len(state.under))
    assert {3} == {len(hand(state, seat)) for seat in range(4)}
    silver = [state.players[(state.active + turn) % 4].goods[-1] for turn in range(4)]
    assert [3, 4, 5, 6] == silver
    assert {(7, 20, 0, 0)} == {(one.virtue, one.reserve, one.level, one.unpaid) for one in state.players}


def test_the_variable_set_up_is_as_scenario_40_says() -> None:
    """AW-CHAR-2, AW-CHAR-3, AW-CHAR-4: S40, and how Caroline starts (S38)."""
    names: tuple[Character, ...] = ("caroline", "therese", "ada", "rudolf")
    board = opened(4, boards="chosen")
    first = board.state.active
    for turn in range(4):
        seat = (first + turn) % 4
        board = board.act(seat, ChooseCharacter(names[seat]))
    state = drafted(board).state

    assert 2 == state.active
    assert [3, 4, 4, 3] == [len(hand(state, seat)) for seat in range(4)]
    assert [10, 5, 0, 3] == [one.goods[-1] for one in state.players]
    assert 26 == deck_size(state)
    caroline = state.players[0]
    assert (8, 12, 3, 1, 1) == (
        caroline.prison,
        caroline.reserve,
        caroline.virtue,
        caroline.goods[4],
        caroline.unpaid,
    )
    assert [BOARDS[name].virtue for name in names] == [one.virtue for one in state.players]


def drafted(board: Board) -> Board:
    """The table after a draft in which everybody keeps the first card."""
    while board.state.phase == "draft":
        board = board.late()
    return board


def test_the_draft_goes_left_and_leaves_the_last_card_under_the_deck() -> None:
    """AW-SETUP-6: four cards, then three, then two; what is left lies under the deck in seat order."""
    board = opened(3)
    packets = [open_sealed(one.packet) for one in board.state.players if one.packet is not None]
    state = drafted(board).state

    for seat in range(3):
        wanted = (packets[seat][0], packets[seat - 1][1], packets[seat - 2][2])
        assert wanted == hand(state, seat)
    left = [packets[(seat + 1) % 3][3] for seat in range(3)]
    assert left == [open_sealed(one.card) for one in state.under]
    assert [(0,), (1,), (2,)] == [one.card.to for one in state.under]


def test_every_scenario_of_the_document_is_here() -> None:
    """S39 and S40 are whole set-ups, which are played above."""
    rows = json.loads(FILE.read_text(encoding="utf-8"))["scenarios"]
    wanted = {f"S{number:02}" for number in range(1, 47)}

    assert wanted - {"S39", "S40"} == {one["id"] for one in rows}
