"""The skills that plans take: what they are, and which of one's own apprentices have them (AW-APP-4)."""

import pytest

from bot.games.architects.hand import gates
from bot.games.architects.moves import notes_beside
from bot.games.architects.plans import skill_lines
from bot.languages import LANGUAGES, Language
from bot.render.panel import Panel
from bot.render.renderer import Scene, reader_scene
from engine.games.architects.facts import FACTS
from engine.kernel.moves import PartialMove, Pick
from tests.bot.core_world import plain
from tests.engine.games.architects import board
from tests.renderings.others import match, renderer
from tests.renderings.panels import shown

CREW = ["labourer", "stonecutter_1", "stonecutter_2"]
TABLE = board.table(2, {0: {"hand": ["keep"], "crew": CREW}, 1: {"hand": ["library"]}})
languages = pytest.mark.parametrize("language", LANGUAGES)


def scene(language: Language) -> Scene:
    """The turn of the first seat."""
    return match("architects", language, TABLE.state)


def said(panel: Panel) -> str:
    """All that the panel says, with pictures and without."""
    return plain("\n".join(shown(panel)))


def test_each_skill_is_told_with_the_apprentices_that_have_it() -> None:
    """AW-AMB-23: one with all three stands at each; of two that are called alike the name stands once."""
    told = [plain(line) for line in skill_lines(reader_scene(scene("en"), 0))]
    none = [plain(line) for line in skill_lines(reader_scene(scene("en"), 1))]

    assert 1 == len(told)
    assert told[0].endswith("(Day Worker), tiling (Day Worker) and masonry (Day Worker and Quarryman).")
    assert ["Skills of your apprentices: carpentry (nobody), tiling (nobody) and masonry (nobody)."] == none


@languages
def test_silver_that_lies_on_an_apprentice_is_said_beside_it(language: Language) -> None:
    """AW-WORK-5: who hires it gets the silver, so that a dear one may be the cheap one."""
    rows = ((("thief", 0), ("miner_1", 2)), (("jeweller_1", 0),))
    here = board.table(2, {0: {"goods": {"silver": 9}}}, rows=rows)
    seen = reader_scene(match("architects", language, here.state), 0)
    notes = notes_beside(
        seen, PartialMove("recruit", (), (Pick("card", ("thief", "miner_1", "jeweller_1")),))
    ).notes

    assert seen.messages.say("architects-note-coins", count=2) in notes["miner_1"]
    assert ["", ""] == [notes["thief"], notes["jeweller_1"]]


@languages
def test_the_private_page_says_it_beside_the_picture_too(language: Language) -> None:
    """On the picture a skill is a sign, ringed where it is missing."""
    here = scene(language)
    page = renderer("architects").leaf(here, 0, "more", 0)
    (line,) = skill_lines(reader_scene(here, 0))
    words, drawn = ("\n".join(repr(one) for one in blocks) for blocks in (page.blocks, page.pictured))

    assert repr(line)[1:-1] in words
    assert repr(line)[1:-1] in drawn


@languages
def test_why_explains_what_a_plan_takes_and_gives(language: Language) -> None:
    """AW-BUILD-1: goods, an apprentice for each skill; points."""
    here = scene(language)
    told = said(renderer("architects").why(here, 0, ()))

    assert plain(here.words.say("architects-why-plans")).splitlines()[1].strip() in told
    assert all(plain(line) in told for line in skill_lines(reader_scene(here, 0)))


@languages
@pytest.mark.parametrize(("missing", "is_closed"), [(1, True), (0, False)])
def test_the_cathedral_is_called_closed_below_its_virtue_alone(
    language: Language, missing: int, is_closed: bool
) -> None:
    """AW-VIRT-1: who reads "closed" with just enough virtue does not build."""
    here = board.table(2, {0: {"virtue": FACTS.cathedral.lowest_virtue - missing}})
    seen = reader_scene(match("architects", language, here.state), 0)

    assert is_closed == (seen.messages.say("architects-gate-cathedral") in gates(seen, here.state.players[0]))
