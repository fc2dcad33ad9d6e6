"""What a player of Architects reads of their own deeds: "you", where all others read their name."""

from typing import Any

import pytest

from bot.games.architects.events import describe
from bot.languages import LANGUAGES, Language
from bot.render.renderer import reader_scene
from engine.games.architects.chapters.goods import DebtAvoided, DebtTaken
from engine.games.architects.chapters.guardhouse import DebtPaid
from engine.games.architects.chapters.guildhall import Advanced, Built
from engine.games.architects.chapters.turns import HandExceeded
from engine.games.architects.chapters.workers import Recalled
from tests.bot.core_world import plain
from tests.renderings.others import match

DEEDS: dict[str, Any] = {
    "You take a debt.": DebtTaken(0, 1),
    "You hold 2 plans too many.": HandExceeded(0, 2),
    "You call a worker back: Forest.": Recalled(0, "forest", None, "choice"),
    "You build Prayer Room.": Built(0, "chapel"),
    "You climb the cathedral, level 2.": Advanced(0, 2),
    "You pay 3 silver in place of a debt.": DebtAvoided(0, 3),
    "You pay a debt off.": DebtPaid(0),
}


@pytest.mark.parametrize("told", DEEDS)
def test_a_player_is_told_of_their_own_deeds_as_you(told: str) -> None:
    """The answer to a press named whoever had pressed, as if it were somebody else."""
    scene = reader_scene(match("architects", "en"), 0)

    assert told == plain(describe(scene, DEEDS[told])).splitlines()[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("told", DEEDS)
def test_everybody_else_reads_who_it_was(told: str, language: Language) -> None:
    """By name, in both languages."""
    scene = reader_scene(match("architects", language), 1)

    assert scene.names[0] in describe(scene, DEEDS[told])
