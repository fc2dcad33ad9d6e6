"""What a phone shows of Rokugan: a battle without a defence, a card in its own words, one's clan, menus."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.rokugan.describe import Battle, attacker_lines, battle_line, battle_text, describe
from bot.games.rokugan.words import choice
from bot.languages import LANGUAGES, Language
from bot.render.reader_scene import ReaderScene
from bot.render.renderer import reader_scene
from bot.sandbox.reading import menus_of
from engine.games.rokugan.chapters.battles import BattleFought, Side
from engine.games.rokugan.chapters.resolution import Turned
from engine.games.rokugan.chapters.setup import ClanChosen
from engine.games.rokugan.chapters.territory_cards import CardPlayed
from engine.kernel.seats import Viewer
from tests.bot.core_world import Hall, folder, hall, our_bot, plain
from tests.bot.games.rokugan.test_rokugan_table import page, state, until
from tests.engine.games.rokugan import board
from tests.renderings.others import match
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]

TABLE: Any = board.table(("lion", "crane"), {"lion_capital": (0, 1), "crane_capital": (1, 1)})
ARMY = Turned(1, 0, "crane_capital", "lion_capital", "army_4", ())
FOUGHT = BattleFought("crane_capital", 1, (Side(0, 4, (1,)),), 0, 0, 0, 0, 0, 0, 0, 0, 4, "captured")

languages = pytest.mark.parametrize("language", LANGUAGES)


def here(language: Language, reader: Viewer) -> ReaderScene:
    """The table before this reader."""
    return reader_scene(match("rokugan", language, TABLE.state), reader)


@languages
def test_a_battle_that_nothing_stands_against_is_told_in_three_lines(language: Language) -> None:
    """BR-RESOLVE-10: that 4 beats 0 needs no line of its own; it filled a phone with five such battles."""
    scene = here(language, None)
    open_ = battle_text(scene, Battle(FOUGHT, (ARMY,), 0, 1)).splitlines()
    walled = replace(FOUGHT, printed=2, defense=2, hurdle=2)
    defended = battle_text(scene, Battle(walled, (ARMY,), 0, 1)).splitlines()

    assert [3, 4] == [len(open_), len(defended)]


@languages
def test_each_attacker_is_told_with_its_own_tokens_alone(language: Language) -> None:
    """BR-RESOLVE-9: a total beside the tokens of two clans adds up for neither of them."""
    three = board.table(("lion", "crane", "crab"), {"crane_capital": (1, 1)})
    scene = reader_scene(match("rokugan", language, three.state), None)
    tokens = (ARMY, Turned(2, 2, "crane_capital", "crane_center", "shinobi_2", ()))
    fought = replace(FOUGHT, attackers=(Side(0, 4, (1,)), Side(2, 2, (2,))))
    lion, crab = attacker_lines(scene, Battle(fought, tokens, 0, 1))
    army, shinobi = (choice(scene, one) for one in ("army_4", "shinobi_2"))

    assert [(True, False), (False, True)] == [(army in one, shinobi in one) for one in (lion, crab)]


@languages
def test_a_battle_is_told_in_one_line_with_every_side(language: Language) -> None:
    """BR-RESOLVE-9 to 12: who attacks with what and whence, against what, and who has it now."""
    scene, three = (
        here(language, None),
        replace(FOUGHT, printed=2, defense=2, hurdle=2, outcome="held", best=2),
    )
    fallen = battle_line(scene, Battle(FOUGHT, (ARMY,), 0, 1))
    held = battle_line(scene, Battle(replace(three, winner=None), (ARMY,), 0, 1))
    army, lion, crane = (choice(scene, one) for one in ("army_4", "lion", "crane"))

    assert 1 == len(fallen.splitlines()) == len(held.splitlines())
    assert all(part in fallen for part in (army, lion, choice(scene, "crane_capital")))
    assert fallen.rindex(lion) > fallen.index(army)
    assert crane in held.partition(army)[2]


@languages
def test_level_attackers_are_named_as_the_reason_that_nothing_falls(language: Language) -> None:
    """BR-RESOLVE-11: a line that said 4 against 2, and it stays, would look like a fault."""
    three = board.table(("lion", "crane", "crab"), {"crane_capital": (1, 1)})
    scene = reader_scene(match("rokugan", language, three.state), None)
    level = replace(FOUGHT, attackers=(Side(0, 4, (1,)), Side(2, 4, (2,))), candidate=None, winner=None)
    texts = [
        battle_line(scene, Battle(replace(level, outcome=outcome, holder=holder), (ARMY,), 0, holder))
        for outcome, holder in (("held", 1), ("nobody", None))
    ]

    assert all({"en": "level", "fa": "برابرند"}[language] in one for one in texts)


@languages
def test_a_card_speaks_in_its_own_words(language: Language) -> None:
    """BR-TERR-4: "your provinces" was read by everybody as their own."""
    said = describe(here(language, None), CardPlayed(0, "code_of_honor", "lion"))

    assert ("«" if language == "fa" else "“") in said.splitlines()[-1]


@languages
def test_ones_own_clan_is_told_as_you_and_what_it_can_do_stands_on_the_page(language: Language) -> None:
    """BR-SETUP-3: it stood twice in one answer."""
    chosen = ClanChosen(0, "lion", "choice")
    own, others = (describe(here(language, reader), chosen) for reader in (0, 1))

    assert 1 == len(own.splitlines())
    assert 2 == len(others.splitlines())
    assert here(language, 0).names[0] not in own


async def test_menus_of_many_places_say_which_numbers_they_have(hall: Hall) -> None:
    """By names of provinces, the first and the last of them were cut off on a phone."""
    await until(hall, "turn")
    shown = (await page(hall, state(hall).active)).message
    assert shown is not None

    assert ["Where? 1 to 15", "Where? 16 to 30"] == [plain(one.label) for one in menus_of(shown)]
