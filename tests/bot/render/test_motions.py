"""What is said of motions: whole, in both languages, inside every limit, and never of a secret undo."""

import re
from pathlib import Path
from typing import get_args

import pytest

from bot.languages import LANGUAGES, Language
from bot.posts.recipients import recipients
from bot.render import motions, table
from bot.render.layout import to_view
from bot.render.paging import pages
from bot.render.panel import Buttons, Panel, Text
from bot.render.renderer import Scene
from bot.render.scenes import scene_of
from bot.render.targets import NOTE
from engine.entries import Entry
from engine.games import coup
from engine.kernel.table import evolve
from engine.kernel.table.lifecycle import MatchBegun
from engine.kernel.table.motions import AnyEvent as AnyMotionEvent
from engine.kernel.table.motions import (
    MotionAgreed,
    MotionAsked,
    MotionCarried,
    MotionDeclined,
    MotionLapsed,
    MotionWithdrawn,
    MoveTakenBack,
    Propose,
    TimeGranted,
)
from engine.kernel.table.rules import AnyTableEvent
from engine.kernel.table.seating import PlayerSat, TableOpened
from engine.kernel.table.state import AnyMotion, MoreTime, Successor, TakeBack
from engine.match.match_state import MatchState
from tests.bot.council_world import plain, words

ENGINE = Path(__file__).parents[3] / "engine"
CODES = sorted(
    {
        code
        for file in ("match/undo.py", "match/steps.py", "kernel/table/motions.py")
        for code in re.findall(r'no\("(\w+)"', (ENGINE / file).read_text("utf-8"))
    }
)
SEATS = 10
LONG = "ن" * 24
KINDS: tuple[AnyMotion, ...] = (TakeBack(), MoreTime(1), MoreTime(72), Successor(1, 11))
SILENT = (MotionAgreed, MotionCarried)
"""Told by the post itself, and by what comes of it."""

languages = pytest.mark.parametrize("language", LANGUAGES)


def standing(language: Language, *happened: AnyTableEvent) -> MatchState:
    """A table of ten at which this has happened."""
    now = evolve(None, TableOpened("coup", 1, "", SEATS, "{}", language))
    sat = (PlayerSat(seat, seat) for seat in range(SEATS))
    for event in (*sat, MatchBegun(), *happened):
        now = evolve(now, event)
    return MatchState(coup.game(), b"", now)


def scene(language: Language, *happened: AnyTableEvent) -> Scene:
    """The same, everybody's name as long as it can be."""
    users = tuple(2**63 - 1 - number for number in range(SEATS + 2))
    return scene_of(10**9, standing(language, *happened), words()[language], (LONG,) * SEATS, users=users)


def text(panel: Panel) -> str:
    """All it says."""
    return plain("\n".join(block.content for block in panel.blocks if isinstance(block, Text)))


@languages
@pytest.mark.parametrize("motion", KINDS, ids=str)
@pytest.mark.parametrize("agreed", [0, 5])
def test_a_question_is_one_message_that_names_who_has_and_who_has_not_agreed(
    language: Language, motion: AnyMotion, agreed: int
) -> None:
    """The longest names of the largest table; for a successor the one who is asked, by a mention."""
    asked = MotionAsked(1, 0, 0, motion)
    more = tuple(MotionAgreed(1, seat) for seat in range(1, agreed))
    shown = scene(language, asked, *more)
    panel = table.notices(shown, Entry(0, None, 0, Propose(motion), (asked,)))
    ids = [one.custom_id for block in panel.blocks if isinstance(block, Buttons) for one in block.buttons]

    assert panel == motions.panel(shown, 1)
    assert 1 == len(pages(panel))
    assert to_view(panel).children
    assert SEATS + 1 <= text(panel).count(LONG)
    assert isinstance(motion, Successor) == (f"<@{2**63 - 12}>" in text(panel))
    assert isinstance(motion, Successor) == (f"v1:take:{10**9}:1" in ids)


def test_who_has_taken_a_seat_is_asked_no_more() -> None:
    """The successor's own yes is a button until they have said it."""
    asked = MotionAsked(1, 0, 0, KINDS[-1])
    before, after = (motions.panel(scene("en", asked, *more), 1) for more in ((), (MotionAgreed(1, None),)))

    assert ["I agree", "Take the seat", "I do not"] == labels(before)
    assert ["I agree", "I do not"] == labels(after)


def labels(panel: Panel) -> list[str]:
    """The names of its buttons."""
    return [one.label for block in panel.blocks if isinstance(block, Buttons) for one in block.buttons]


@languages
def test_a_closed_question_has_no_buttons(language: Language) -> None:
    """Whoever finds it later sees that it is over."""
    panel = motions.panel(scene(language, MotionAsked(1, 0, 0, TakeBack()), MotionWithdrawn(1)), 1)

    assert all(isinstance(block, Text) for block in panel.blocks)


@languages
def test_everything_that_comes_of_a_motion_has_its_line(language: Language) -> None:
    """A declined, withdrawn or lapsed one by its number, an undo and granted time by what they do."""
    told = (MotionDeclined(1, 2), MotionDeclined(1, None), MotionWithdrawn(1), MotionLapsed(1))
    done = (MoveTakenBack(2), TimeGranted(1), TimeGranted(5))
    lines = [table.notice(scene(language), event) for event in (*told, *done)]

    assert all(lines)
    assert len(lines) == len(set(lines))
    assert set(motions.NOTICES) == set(get_args(AnyMotionEvent)) - set(SILENT)


@languages
def test_nothing_is_said_of_a_move_that_was_taken_back_in_secret(language: Language) -> None:
    """peers.md 15: every other seat's cut of it is empty; no message is owed that anybody would read."""
    event, shown = MoveTakenBack(2, True, (2,)), scene(language)
    rows = recipients({})(standing(language), Entry(0, None, 2, Propose(TakeBack()), (event,)))

    assert "" == table.notice(shown, event)
    assert [] == [row for row in rows if not row.startswith(NOTE)]


@languages
@pytest.mark.parametrize("code", CODES)
def test_every_refusal_has_its_sentence(language: Language, code: str) -> None:
    """With its slots."""
    said = words()[language].say(f"refusal-{code}", most=2, why="on_hold")

    assert said


def test_the_codes_are_found() -> None:
    """Else the law above would hold for an empty list."""
    assert {"undo_nothing", "undo_final", "undo_sealed", "undo_pending", "motion_open"} <= set(CODES)
