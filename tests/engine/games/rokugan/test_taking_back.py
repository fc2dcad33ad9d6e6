"""What of Rokugan can be taken back: what has shown nobody a token or card that was hidden (BR-ENG-4)."""

from typing import Any

import pytest

from engine.entries import Entry
from engine.games.rokugan.base import Pass
from engine.games.rokugan.chapters.clan_abilities import Swap
from engine.games.rokugan.chapters.placement import Place
from engine.games.rokugan.chapters.setup import ChooseClan, Draft, KeepObjective, dealt_objectives
from engine.games.rokugan.names import CLANS, PROVINCES
from engine.kernel.game import AnyGame, versions
from engine.kernel.moves import Start
from engine.kernel.seats import CLOCK
from engine.kernel.step import take
from engine.match.match_state import is_final
from tests.engine.games.rokugan.board import DICE, GAME, Board, table

LAST = ("army_1", "bluff")
"""The hand of a seat that has one placement left."""


def stands(board: Board, seat: int, action: Any, rules: AnyGame = GAME) -> bool:
    """Whether this move is the rules' last word on itself."""
    done = board.act(seat, action)
    return is_final(rules, Entry(1, seat, 7, action, done.events[len(board.events) :]))


def last_placement(rules: AnyGame = GAME) -> bool:
    """Whether the placement stays after which all tokens are turned."""
    board = table(("crab", "crane"), {"crab_capital": (0, 1)}, hands={0: LAST, 1: ("bluff",)})
    return stands(board, 0, Place("army_1", "crab_capital", "centre"), rules)


def test_a_placement_that_shows_nothing_can_be_taken_back() -> None:
    """BR-PLACE-9: it lies facedown, and nobody knows more than where it lies."""
    board = table(("crab", "crane"), {"crab_capital": (0, 1)})

    assert not stands(board, 0, Place("army_1", "crab_capital", "centre"))


def test_the_placement_after_which_all_tokens_are_turned_stays() -> None:
    """BR-RESOLVE-2: every face is known by then, and so is what everybody has drawn for the next round."""
    assert last_placement()


def test_games_that_began_by_older_rules_are_judged_by_those() -> None:
    """BR-RESOLVE-2: in versions 1 and 2 a table might take it back, as logs of theirs may tell."""
    assert [False, False, True] == [last_placement(rules) for rules in versions(GAME)]


@pytest.mark.parametrize("action", [Swap(1, 2), Pass()])
def test_unicorns_word_before_the_tokens_are_turned_stays(action: Any) -> None:
    """BR-CLAN-7: it comes right before BR-RESOLVE-2."""
    lying = ((0, "army_1", "unicorn_capital"), (0, "army_2", "unicorn_capital"))
    board = table(("unicorn", "crane"), {"unicorn_capital": (0, 1)}, lying, "swap")

    assert stands(board, 0, action)


def test_of_the_setup_what_brings_a_deal_or_a_draw_stays() -> None:
    """BR-SETUP-6, BR-SETUP-9, BR-UPKEEP-5: objectives, the first player's card, the first hand."""
    begun = take(GAME, None, CLOCK, Start(2, '{"empire":"chain"}'), lambda epoch: DICE)
    board, said = Board(begun.state, begun.events), list[tuple[str, bool]]()
    for seat, clan in zip(board.state.order, CLANS, strict=False):
        said.append(("clan", stands(board, seat, ChooseClan(clan))))
        board = board.act(seat, ChooseClan(clan))
    for seat in board.state.order:
        keep = KeepObjective(dealt_objectives(board.state, seat)[0])
        said.append(("objective", stands(board, seat, keep)))
        board = board.act(seat, keep)
    while board.state.phase == "draft":
        free = Draft(next(name for name in PROVINCES if board.lands(name)[0][0] is None))
        said.append(("draft", stands(board, board.state.active, free)))
        board = board.act(board.state.active, free)

    assert [("clan", False), ("clan", True), ("objective", False), ("objective", True)] == said[:4]
    assert [False] * 21 + [True] == [final for _, final in said[4:]]
