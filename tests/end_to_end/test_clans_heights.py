"""Rokugan's own pages on one screen of a phone: each question, a turn, its provinces, what is planned.

The pages are those of a game that company plays to its end, the longest of each kind measured in a browser.
"""

from collections import defaultdict
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec.structs import replace

from bot.games import plugin
from bot.games.rokugan import placing
from bot.history.notes import MatchNotes, with_entries
from bot.languages import LANGUAGES, Language
from bot.render.panel import Buttons, Choice, Panel, Sketch, Text
from bot.render.renderer import Scene
from bot.render.scenes import scene_of
from bot.render.targets import TABLE
from bot.ui.generic.renderer import PluginRenderer
from bot.ui.generic.wizard import Node, Whole, walk
from bot.ui.generic.wizard_view import Question, path_numbers
from bot.ui.seat_controls import SeatControls
from engine.games.rokugan.chapters.placement import Place
from engine.games.rokugan.chapters.scoring import GameEnded
from engine.games.rokugan.stewards.company import company
from engine.kernel.moves import PartialMove
from engine.kernel.seats import Seat
from engine.kernel.steward import COMPANY
from engine.playout import play
from engine.record.making import open_table, play_match
from engine.stewards import player_for
from tests.bot.games.houses.test_phase_post import WHEN
from tests.bot.games.rokugan import test_placing as hands
from tests.end_to_end.hung_panels import wall
from tests.end_to_end.visitor import CHROMIUM
from tests.laws.samples import table
from tests.made_once import words
from tests.renderings.others import match

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed here")

languages = pytest.mark.parametrize("language", LANGUAGES)

PAGE: Final = 860
"""Pixels of a page of one's own, with the map on it."""

LONGEST: Final = 4
"""So many pages of a kind are measured: those that look longest by their letters and controls."""

NAMES: Final[dict[Language, tuple[str, ...]]] = {
    "en": ("Peyvand", "Kenji the Fierce", "Haruka the Steadfast", "Jiro the Sly", "Hana the Grudging"),
    "fa": ("پیوند", "کنجیِ تندخو", "هاروکای پابرجا", "جیروی نیرنگ‌باز", "هانای کینه‌ای"),
}

SEATS: Final = 5
BLESSED: Final = ("army_5", "navy_2", "shinobi_2", "diplomacy", "blessing_2", "blessing_3")
LAID: Final = tuple(
    (0, "army_1", province, "centre") for province in ("crane_south", "crane_capital", "crab_capital")
)

RENDERER: Final = PluginRenderer(plugin("rokugan"))


def length(page: Panel) -> int:
    """About how long a page is, in letters: a line has some 45 of them, a menu or button takes two lines."""
    blocks = page.pictured or page.blocks
    lines = sum(len(block.content) for block in blocks if isinstance(block, Text))
    menus = sum(90 for block in blocks if isinstance(block, Choice))
    buttons = (one for block in blocks if isinstance(block, Buttons) for one in block.buttons)
    return lines + menus + sum(20 + len(one.label) for one in buttons)


def pages_of_game(language: Language, seed: bytes) -> Iterator[tuple[str, Panel]]:
    """The page of whoever is asked, at each move of a game, and the page of the next seat, which is not."""
    game = table()["rokugan"]
    for turn in play(game, SEATS, game.options(), seed, (company,) * SEATS):
        waits = game.waits(turn.state)
        if not waits:
            continue
        here = match("rokugan", language, turn.state)
        chairs = replace(here.table, chairs=(here.table.chairs[0],) * SEATS)
        due = tuple((wait.id, wait.seat, WHEN) for wait in waits)
        here = replace(here, names=NAMES[language], table=chairs, deadlines=due, draws=True)
        for seat in {waits[0].seat, (waits[0].seat + 1) % SEATS}:
            is_asked = any(wait.seat == seat for wait in waits)
            controls = RENDERER.controls(here, seat)
            yield f"{turn.state.phase} {is_asked}", RENDERER.seat(here, controls.look)
            yield f"hand {turn.state.phase}", RENDERER.leaf(here, seat, placing.HAND_LEAF, 0)
            yield from (("question", one) for one in first_questions(here, seat, controls))


def first_questions(here: Scene, seat: Seat, controls: SeatControls) -> Iterator[Panel]:
    """What each move asks that is made step by step beside laying a token, up to the whole move."""
    seen = RENDERER.scene_for(here, seat)
    for root in controls.offers:
        if not isinstance(root, PartialMove) or placing.is_placement(root) or root.move == "draft":
            continue
        handle, path = controls.handle(root), ""
        turned = path_numbers(controls, handle)
        while isinstance((walked := walk(root, path, controls.look.ask, turned, {})).step, Node):
            asked = Question(seen, handle, root, walked, turned, controls.look.ask)
            asked.named = partial(RENDERER.value, here, seat)
            asked.aside = RENDERER.notes_beside(here, seat, asked.open_move)
            asked.sketch = RENDERER.preview(here, seat, asked.open_move)
            yield asked.panel()
            if not asked._ways:
                break
            path = asked._ways[0].path(turned)
        if isinstance(walked.step, Whole):
            yield RENDERER.preview_page(here, seat, walked.step.action, ())


async def too_high(folder: Path, language: Language, pages: dict[str, list[Panel]]) -> dict[str, float]:
    """The kinds of which a page has no room on the screen, each with the height of its highest."""
    async with wall(folder, language) as hung:
        found = {}
        for kind, some in pages.items():
            longest = sorted(dict.fromkeys(some), key=length, reverse=True)[:LONGEST]
            highest = max([await hung.height(one) for one in await hung.hang(longest, private=True)])
            if highest > PAGE:
                found[kind] = highest
        return found


@languages
async def test_each_question_of_rokugan_is_one_screen_with_its_map(
    tmp_path: Path, language: Language
) -> None:
    """BR-SETUP, BR-TERR, BR-PLACE, BR-CLAN: whoever is asked, whoever waits, and what lies behind Hand."""
    kinds = defaultdict[str, list[Panel]](list)
    for kind, page in pages_of_game(language, b"clans on one screen"):
        kinds[kind].append(page)

    phases = ("clans", "objectives", "draft", "give_back", "cards", "turn", "look", "swap")

    assert {f"{phase} True" for phase in phases} <= set(kinds)
    assert {} == await too_high(tmp_path, language, kinds)


@languages
async def test_a_turn_its_provinces_and_what_is_planned_are_one_screen(
    tmp_path: Path, language: Language
) -> None:
    """BR-PLACE-1, BR-BLESS-1: nine provinces and the fullest hands, with two blessings, with six armies."""
    armies = ("army_1", "army_2", "army_3", "army_4", "army_5", "navy_1")
    kinds = defaultdict[str, list[Panel]](list)
    for hand in (hands.FULL, armies, BLESSED):
        laid: tuple[Any, ...] = LAID if hand is BLESSED else ()
        here = hands.table(hands.WIDE | hands.HOME, *laid, language=language, hand=hand)
        here = replace(here, draws=True)
        kinds["turn"].append(hands.turn(here))
        kinds["province"] += [hands.turn(here, name) for name in hands.PROVINCES]
        kinds["planned"] += [hands.planned(here, hand[0], number) for number in (0, 1)]
    kinds["planned"].append(hands.planned(here, "navy_2", 0, tuple(planned_moves())))

    assert any(isinstance(one, Sketch) for page in kinds["turn"] for one in page.pictured)
    assert {} == await too_high(tmp_path, language, kinds)


def pages_at_the_end(language: Language, seed: bytes) -> Iterator[tuple[str, Panel]]:
    """The pages of a game that is over, of one person and company: each seat's, the board, the post."""
    game = table()["rokugan"]
    crew = [player_for(game, "company")] * SEATS
    ended = play_match(game, open_table(game, SEATS, game.options(), "", language), seed, crew)
    here = scene_of(1, ended.match_state, words(language), NAMES[language])
    person, *others = here.table.chairs
    chairs = (person, *(replace(one, player=None, steward=COMPANY) for one in others))
    here = replace(here, table=replace(here.table, chairs=chairs, voices=True), draws=True)
    for seat in range(SEATS):
        yield "own page", RENDERER.seat(here, RENDERER.controls(here, seat).look)
    yield "board", RENDERER.living_board(here, (), ("A line below the board.",))
    last = next(one for one in ended.log if any(isinstance(event, GameEnded) for event in one.events))
    notes = with_entries(MatchNotes(), ended.log, RENDERER.notes).notes
    yield "post", RENDERER.tale(here, last, TABLE, notes)


@languages
async def test_the_end_is_one_screen_on_ones_own_page_the_board_and_its_post(
    tmp_path: Path, language: Language
) -> None:
    """BR-SCORE: who has won, the places and one's own honour; the rest is behind "Why?" and "In words"."""
    kinds = defaultdict[str, list[Panel]](list)
    for number in range(LONGEST):
        for kind, page in pages_at_the_end(language, bytes([number]) * 32):
            kinds[kind].append(page)

    assert {"own page", "board", "post"} == set(kinds)
    drawn = [page.pictured for some in kinds.values() for page in some]
    assert all(any(isinstance(one, Sketch) for one in blocks) for blocks in drawn)
    assert {} == await too_high(tmp_path, language, kinds)


def planned_moves() -> Iterator[Any]:
    """Two tokens that are planned already."""
    yield Place("army_5", "crane_center", "crane_south")
    yield Place("shinobi_2", "lion_north", "centre")
