"""The pictures of Architects: whole at 400 units in both languages, and told to those who listen."""

import json
from pathlib import Path
from typing import Any

import pytest

from bot.games.architects.picture import board, hand
from bot.games.architects.picture.symbols import signs
from bot.languages import LANGUAGES, Language
from bot.render.limits import ALT
from bot.render.panel import Panel, Sketch
from bot.render.reader_scene import ReaderScene
from bot.ui.offered.reading import reader_scene
from engine.games.architects.facts import CREW, PLANS
from tests.bot.pictures.boards import DATA, flaws
from tests.engine.games.architects import board as tables
from tests.renderings.others import match, renderer

OWN: dict[str, Any] = {
    "hand": ["well", "keep", "clay_pit", "fortress", "observatory", "gamblers_den"],
    "crew": ["thief", "labourer"],
    "goods": {"clay": 11, "wood": 5, "stone": 1, "gold": 13, "marble": 22, "silver": 34},
    "virtue": 3,
    "spots": {"forest": 3, "mines": 2},
}
OTHERS: dict[int, dict[str, Any]] = {
    1: {"spots": {"forest": 2, "town_centre": 12}, "virtue": 3, "prison": 4, "level": 2},
    2: {"spots": {"forest": 5, "silversmith": 4}, "virtue": 3, "level": 4, "unpaid": 12},
    3: {"spots": {"forest": 10, "guardhouse": 3}, "virtue": 3, "goods": {"silver": 3}},
    4: {"spots": {"forest": 6, "tax_stand": 1}, "virtue": 3, "held": {0: 3}},
}
HALL = (0, 1, 1, 2, 3, 4, 2, 0, 1, 1, 1, 2, 2, 3)
languages = pytest.mark.parametrize("language", LANGUAGES)


def busy(seats: int = 5) -> Any:
    """A late table: a full hand, crowds at one place, everybody at one step of virtue."""
    players = {0: OWN, **{seat: one for seat, one in OTHERS.items() if seat < seats}}
    market = {"black_market_small": 1, "black_market_large": 0}
    hall = tuple(seat % seats for seat in HALL[:11])
    return tables.table(seats, players, guildhall=hall, market=market, pool=19, turns=131, final=2).state


def seen(language: Language, state: Any, reader: int | None) -> ReaderScene:
    """The table as this reader may see it."""
    return reader_scene(match("architects", language, state), reader)


@languages
@pytest.mark.parametrize("seats", [2, 5])
def test_the_board_is_whole(language: Language, seats: int) -> None:
    """Nothing is clipped, overlaps or has become too small; the alt text fits Discord."""
    drawn = board.sketch(seen(language, busy(seats), None))

    assert [] == flaws(drawn)
    assert len(drawn.alt) <= ALT


@languages
def test_the_hand_is_whole_and_rings_what_is_missing(language: Language) -> None:
    """AW-BUILD-1, AW-INFO-1: each plan with price and effect; who holds none has no picture."""
    drawn = hand.sketch(seen(language, busy(), 0))
    assert drawn is not None
    short = {one["name"]: sum(part["short"] for part in one["cost"]) for one in facts(drawn)["plans"]}

    assert [] == flaws(drawn)
    assert len(drawn.alt) <= ALT
    assert [1, 1, 0, 3, 0, 0] == list(short.values())
    assert hand.sketch(seen(language, busy(), 1)) is None


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


def test_the_words_say_what_the_board_shows() -> None:
    """Workers by seat, the pool, stalls, virtue: from the same values."""
    drawn = board.sketch(seen("en", busy(2), None))

    for told in ("Town Centre: 12 of", "Tax in the pool: 19 silver", "virtue 3", "in prison 4"):
        assert told in drawn.alt
    assert 19 == facts(drawn)["pool"]


def test_the_public_board_is_drawn_and_a_seats_leaf_is_in_words() -> None:
    """“In words” stands under the picture; nothing of a hand is on the board."""
    here = match("architects", "en", busy())
    public: Panel = renderer("architects").living(here, (), ())
    leaf: Panel = renderer("architects").board(here, 0)
    told = board.sketch(seen("en", busy(), None)).facts

    assert any(isinstance(one, Sketch) for one in public.pictured)
    assert () == leaf.pictured
    assert b"Great Tower" not in told
