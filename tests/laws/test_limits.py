"""Law: whatever is shown fits Discord, with the longest legal names, in both languages (row 12 of the pains).

Everything that makes a panel or form is found in the code; one that no walk has made fails the law, so that
nothing new drops out in silence.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest

from bot.games.houses.describe.events import event_lines
from bot.games.houses.describe.whispers import refusal
from bot.languages import LANGUAGES, Language
from bot.render import limits
from bot.render.forms import to_modal
from bot.render.layout import to_view
from bot.render.limits import OverLimit
from bot.render.markup import EMOJI
from bot.render.paging import pages
from bot.render.panel import Buttons, Form, Option, Panel, Text
from bot.render.privacy import what_is_kept
from engine.games.houses import events as e
from tests.laws import houses_codes
from tests.laws.houses_samples import presenter, several
from tests.laws.monkey import kinds_of
from tests.laws.panels import Shown, makers, walking
from tests.laws.test_screen_readers import faults
from tests.laws.walks import played, told

languages = pytest.mark.parametrize("language", LANGUAGES)
OWN = "games.houses."
PRIVATE = (
    "board.board",
    "plugin.board_page",
    "panel.seat.panel",
    "panel.seat.ballot_panel",
    "panel.seat.deals_leaf",
    "panel.seat.goals_leaf",
    "panel.seat.more_leaf",
    "panel.why.leaf",
    "panel.seat.panel_with_reasons",
    "trade.forms.preview",
)
"""Panels of private answers, which have no second message."""


def fitting(shown: Shown) -> int:
    """How many messages it takes; OutsideLimit where one does not fit."""
    if isinstance(shown, Form):
        assert to_modal(shown).children
        return 1
    made = pages(shown)
    assert all(to_view(page, limits.COMPONENT_ID).children for page in made)
    return len(made)


@languages
async def test_whatever_is_shown_fits_and_everything_is_walked(language: Language, tmp_path: Path) -> None:
    """Every maker of panels and forms has made some, every one of them fits, and reads well aloud.

    The counts say what was walked, so that a walk that has become shorter is seen.
    """
    seen, monkey = await played(tmp_path, language)
    more = told(language)
    shown = {**seen.shown, **more.shown}
    counts, kinds = seen.counts + more.counts, Counter(kinds_of(monkey.done))
    sys.stdout.write(f"{sorted(counts.items())}\n{sorted(kinds.items())}\n")

    assert set() == seen.missing & more.missing
    assert all(fitting(one) >= 1 for one in shown)
    assert not [(name, fitting(one)) for one, name in shown.items() if one_message(name) and fitting(one) > 1]
    assert [] == [(name, fault) for one, name in shown.items() for fault in faults(one)]
    assert [] == [(name, text) for one, name in shown.items() for text in labels(one) if EMOJI.search(text)]
    assert 100 < sum(any(map(EMOJI.search, texts(one))) for one in shown)
    assert 10 < sum(any(one.emoji for one in options(shown_)) for shown_ in shown)
    assert len(shown) > 400
    assert len(kinds) > 40


def controls(shown: Shown) -> Iterator[Any]:
    """Buttons, menus and fields."""
    if isinstance(shown, Form):
        yield from (one.control for one in shown.fields)
        return
    for block in shown.blocks:
        yield from block.buttons if isinstance(block, Buttons) else (block,)


def options(shown: Shown) -> Iterator[Option]:
    """All choices of all menus."""
    for one in controls(shown):
        yield from getattr(one, "options", ())


def labels(shown: Shown) -> Iterator[str]:
    """What is no markdown: an emoji in a text would be read there as its name."""
    if isinstance(shown, Form):
        yield shown.title
        yield from (text for one in shown.fields for text in (one.label, one.description))
    for one in (*controls(shown), *options(shown)):
        told = (getattr(one, name, "") for name in ("label", "description", "placeholder", "value", "alt"))
        yield from (text for text in told if isinstance(text, str))


def texts(shown: Shown) -> Iterator[str]:
    """The message's own words."""
    blocks = shown.blocks if isinstance(shown, Panel) else ()
    yield from (block.content for block in blocks if isinstance(block, Text))


def one_message(name: str) -> bool:
    """Whether what this maker makes is a private answer."""
    return name.startswith(OWN) and name.removeprefix(OWN) in PRIVATE


def test_the_makers_are_all_that_the_code_has() -> None:
    """Found in the code, not in a list: more than forty today."""
    assert len(makers()) > 40
    assert {
        *(OWN + one for one in PRIVATE),
        f"{OWN}board.living_board",
        "render.table.door",
    } <= set(makers())


@languages
@pytest.mark.parametrize("kind", get_args(e.AnyEvent))
def test_every_event_fits(language: Language, kind: type[Any]) -> None:
    """Each of its sentences, for everybody and for its own seat."""
    for viewer in (None, 0, 1):
        for event in several(kind):
            said = "\n".join(event_lines(presenter(language, viewer), event, (event,)))
            assert fitting(Panel(None, (Text(said),), language))


@languages
def test_every_refusal_fits(language: Language) -> None:
    """A refusal is one private message."""
    values = {"deal": "0-1-1", "role": "rebel", "seat": 1}
    scene, walked = presenter(language).scene, 0
    for code, slots in houses_codes.refusals("games/houses").items():
        said = refusal(scene.messages, scene.names, code, {slot: values.get(slot, 3) for slot in slots})
        assert 1 == fitting(Panel(None, (Text(said),), language))
        walked += 1

    assert walked > 40


@cache
def longest(language: Language) -> Panel:
    """A panel of one line that nothing can break."""
    return Panel(None, (Text("ا" * (limits.MESSAGE_TEXT + 1)),), language)


@languages
def test_a_line_that_no_page_holds_is_refused(language: Language) -> None:
    """Nothing is cut off in silence: the error says how long it was."""
    with pytest.raises(OverLimit) as caught:
        pages(longest(language))

    assert ("line", limits.MESSAGE_TEXT) == (caught.value.what, caught.value.limit)


def test_a_maker_that_nothing_has_walked_is_missed() -> None:
    """Looking on at nothing misses everything; at one panel, everything else."""
    with walking() as seen:
        what_is_kept(presenter("en").scene.messages)

    assert "render.privacy.kept" not in seen.missing
    assert len(makers()) - 1 == len(seen.missing)
