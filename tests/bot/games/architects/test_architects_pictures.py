"""The pictures of Architects: what they show, to whom, and what is told to those who listen."""

import json
from pathlib import Path
from typing import Any

import pytest

from bot.games.architects.picture import board, hand
from bot.games.architects.picture.signs import signs
from bot.games.architects.plans import plans_held
from bot.games.architects.words import choice
from bot.languages import LANGUAGES, Language
from bot.pictures.colours import ALARM
from bot.render.i18n import message_id
from bot.render.panel import Panel, Sketch
from bot.render.reader_scene import ReaderScene
from bot.render.renderer import reader_scene
from engine.games.architects.facts import CREW, PLANS
from tests.bot.pictures import full
from tests.bot.pictures.boards import DATA
from tests.renderings.others import match, renderer

languages = pytest.mark.parametrize("language", LANGUAGES)


def seen(language: Language, state: Any, reader: int | None) -> ReaderScene:
    """The table as this reader may see it."""
    return reader_scene(match("architects", language, state), reader)


@languages
def test_the_hand_rings_what_is_missing(language: Language) -> None:
    """AW-BUILD-1, AW-INFO-1: each plan with price and effect; who holds none has no picture."""
    drawn = hand.sketch(seen(language, full.architects(5), 0))
    assert drawn is not None
    short: list[int] = []
    for one in facts(drawn)["layers"]:
        if one["kind"] == "frame":
            short.append(0)
        elif one.get("fill") == ALARM:
            short[-1] += int("".join(letter for letter in one["shows"]["told"] if letter.isdigit()))

    assert [1, 1, 0, 3, 0, 0] == short
    assert hand.sketch(seen(language, full.architects(5), 1)) is None


def facts(drawn: Sketch) -> Any:
    """What the template is given."""
    return json.loads(drawn.facts)


def test_every_card_has_signs_that_are_drawn() -> None:
    """Each kind of the data, and each glyph in the folder of the boards."""
    known = {one.stem for one in (Path(DATA) / "boards" / "glyphs").glob("aw_*.svg")}
    shown = [signs(row.effect) for row in PLANS.values()]
    shown += [signs(row.ability) for row in CREW.values() if row.ability is not None]

    assert all(shown)
    assert set() == {sign.glyph for row in shown for sign in row if sign.glyph} - known


def test_the_words_of_a_hand_part_what_a_plan_costs_from_what_it_does() -> None:
    """Whoever listens heard "two stone four clay"."""
    here = seen("en", full.architects(5), 0)
    drawn, held = hand.sketch(here), plans_held(here)
    does = {
        one: here.messages.attribute(message_id(f"architects-choice-{one}"), "description") for one in held
    }
    parted = [f"{choice(here, one)}. {does[one]}" for one in held]

    assert drawn is not None
    assert held
    assert all(one in drawn.alt for one in parted)


def test_the_words_say_what_the_board_shows() -> None:
    """Workers by seat, the pool, stalls, virtue: from the same values."""
    drawn = board.sketch(seen("en", full.architects(2), None))

    for told in ("Town Centre: 12 of", "Tax in the pool: 19 silver", "virtue 3", "in prison 4"):
        assert told in drawn.alt
    shown = [one["shows"] for one in facts(drawn)["layers"] if one["kind"] in ("good", "text")]
    silver = shown.index({"id": "silver", "size": 13})
    assert "19" == shown[silver + 1]["told"]


def test_the_public_board_is_drawn_and_a_seats_leaf_is_in_words() -> None:
    """“In words” stands under the picture; nothing of a hand is on the board."""
    here = match("architects", "en", full.architects(5))
    public: Panel = renderer("architects").living_board(here, (), ())
    leaf: Panel = renderer("architects").board(here, 0)
    told = board.sketch(seen("en", full.architects(5), None)).facts

    assert any(isinstance(one, Sketch) for one in public.pictured)
    assert () == leaf.pictured
    assert b"Great Tower" not in told
