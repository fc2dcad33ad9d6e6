"""Answers to a claim in Coup: what stands before everybody, what on the page of whoever may block."""

from typing import Any

import pytest

from bot.games.coup import pages
from bot.languages import Language
from bot.render.panel import Buttons, Panel, Text
from bot.render.renderer import reader_scene
from engine.games.coup.chapters.windows import Challenge, Pass
from tests.bot.core_world import plain
from tests.engine.games.coup import board as coup
from tests.renderings.others import match, renderer

BLUFFING = "A[duke,captain] 3; B[captain,contessa] 4; C[duke,assassin] 2; D; E"
"""B may block a theft of A's truly with the Captain."""


def labels(panel: Panel) -> list[str]:
    """Of all buttons."""
    return [plain(one.label) for block in panel.blocks if isinstance(block, Buttons) for one in block.buttons]


def private(position: str, moves: str, seat: int, language: Language = "en") -> Panel:
    """A seat's page in this position."""
    scene = match("coup", language, coup.table(position).play(moves).state)
    return renderer("coup").seat(scene, scene.look(seat))


@pytest.mark.parametrize(
    ("seat", "blocks"),
    [
        (1, ["Block: Captain (true)", "Block: Ambassador (bluff)", "Challenge", "Pass"]),
        (2, ["Challenge", "Pass"]),
        (0, []),
    ],
)
def test_a_theft_from_another_offers_no_block_to_who_may_not_block(seat: int, blocks: list[str]) -> None:
    """CO-R12: the target alone may, and reads which of its answers would be true."""
    shown = labels(private(BLUFFING, "A: act steal B", seat))
    found = [one.split()[0] if one.startswith("Challenge") else one for one in shown]

    assert blocks == found[: len(blocks)]
    assert blocks == [one for one in found if one == "Pass" or one.startswith(("Block", "Challenge"))]


@pytest.mark.parametrize(
    ("moves", "offered"),
    [
        ("A: act steal B", (Challenge(), Pass())),
        ("A: act steal B; all pass", ()),  # the target alone is asked
        ("A: act foreign_aid", (Pass(),)),
        ("A: act foreign_aid; B: block duke", (Challenge(), Pass())),
        ("A: act tax; B: challenge", ()),
    ],
)
def test_before_everybody_stands_only_what_all_may_press(moves: str, offered: tuple[Any, ...]) -> None:
    """CO-4, CO-5: whoever may block finds it on their own page."""
    board = coup.table(BLUFFING)
    if moves.endswith("all pass"):
        board = board.play("A: act steal B; B: pass; C: pass; D: pass; E: pass")
    else:
        board = board.play(moves)

    assert offered == pages.open_moves(reader_scene(match("coup", "en", board.state), None))


@pytest.mark.parametrize(("language", "you"), [("en", "steal from you"), ("fa", "از شما باج")])
def test_who_is_aimed_at_reads_so(language: Language, you: str) -> None:
    """And reads the cards that an answer would be true by."""
    head = private(BLUFFING, "A: act steal B", 1, language).blocks[0]
    other = private(BLUFFING, "A: act steal B", 2, language).blocks[0]

    assert isinstance(head, Text)
    assert isinstance(other, Text)
    assert you in plain(head.content)
    assert you not in plain(other.content)
