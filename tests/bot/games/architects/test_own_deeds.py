"""What a player of Architects reads of their own deeds: "you", where all others read their name."""

from typing import Any

import pytest

from bot.games.architects.events import describe
from bot.languages import LANGUAGES, Language
from bot.render.renderer import reader_scene
from engine.games.architects.chapters.apprentices import CoinsLaid
from engine.games.architects.chapters.buildings import EffectAsked
from engine.games.architects.chapters.goods import (
    DebtAvoided,
    DebtDestroyed,
    DebtTaken,
    GoodsGained,
    GoodsPaid,
    TaxPaid,
    VirtueChanged,
)
from engine.games.architects.chapters.guardhouse import DebtPaid, Imprisoned
from engine.games.architects.chapters.guildhall import Advanced, Built, NoReward
from engine.games.architects.chapters.places import PoolTaken
from engine.games.architects.chapters.town import Captured, Returned
from engine.games.architects.chapters.turns import HandExceeded
from engine.games.architects.chapters.workers import Ransomed, Recalled, Released
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
    "You gain 2 gold.": GoodsGained(0, "gold", 2),
    "You pay 2 gold.": GoodsPaid(0, "gold", 2),
    "You pay 2 silver in tax.": TaxPaid(0, 2),
    "You take all the tax: 4 silver.": PoolTaken(0, 4),
    "You stand at virtue 7.": VirtueChanged(0, 1, 7),
    "One of your debts is gone.": DebtDestroyed(0, 1),
    "You lay a silver on a skipped card.": CoinsLaid(0, 0, 1),
    "Forest: you capture 2 workers of Sarvestani.": Captured(0, 1, "forest", 2),
    "You take 2 workers back: Forest.": Returned(0, "forest", 2),
    "You send a captive to prison.": Imprisoned(0, 1),
    "One of your workers leaves the prison.": Released(0, 1),
    "2 of your captured workers come home.": Ransomed(0, 2),
    "Prayer Room lets you choose.": EffectAsked(0, "chapel"),
    "No reward is left; you gain a virtue instead.": NoReward(0),
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
