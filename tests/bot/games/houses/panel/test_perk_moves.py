"""Perks that are used by a press: what they show or say before, and what momentum does to what was seen."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.controls import ids
from bot.games.houses.controls.controls import Components
from bot.games.houses.describe import whispers
from bot.languages import Language
from bot.render.panel import Buttons, Choice, Text
from engine.entries import Entry
from engine.games.houses import events as e
from engine.games.houses import moves as m
from engine.games.houses.names import RESOURCES
from engine.games.houses.state import Track
from tests.bot.core_world import plain
from tests.bot.games.houses.houses_matches import campaign, languages, renderer, scene
from tests.bot.games.houses.panel.test_coach import offering
from tests.bot.pictures.houses_pictures import changed, presenter_of

__all__ = ["languages"]

WELFARE = RESOURCES.index("welfare")


def voting(**fields: Any) -> Any:
    """A campaign in a vote."""
    return changed(
        next(one for one in campaign(3, 5, 400) if one.match_state.state.stage == "vote"), **fields
    )


@languages
def test_turning_a_resource_is_asked_for_once_more(language: Language) -> None:
    """Chapter 11: everybody hears of it, so a menu's first touch does nothing but ask."""
    moment, turn = voting(), m.TurnMomentum("welfare")
    controls = offering(renderer().controls(scene(moment, language), 0), turn)
    told = Components(presenter_of(moment, language, 0), controls)
    (menu,) = (one for one in told.perks() if isinstance(one, Choice))
    page = told.confirmation_page(turn)
    (text,) = (one.content for one in page.blocks if isinstance(one, Text))
    (buttons,) = (one.buttons for one in page.blocks if isinstance(one, Buttons))
    track = moment.match_state.state.tracks[WELFARE]
    presenter = presenter_of(moment, language, 0)

    assert ids.SureMenuId.TEMPLATE.split("(")[0].rstrip(":") in menu.custom_id
    assert controls.do_id(turn) == buttons[0].custom_id
    assert presenter.momentum(track.up) in text
    assert presenter.momentum(not track.up) in text


@pytest.mark.parametrize(
    ("up", "run", "comes"), [(False, 0, "welfare −4"), (False, 1, "welfare −5"), (True, 2, "welfare −3")]
)
def test_what_was_seen_is_told_with_momentum(up: bool, run: int, comes: str) -> None:
    """HO-2.3, HO-2.4: the card's number, and beside it what it comes to as momentum stands."""
    tracks = tuple(Track(10, up, run) for _ in RESOURCES)
    moment = voting(tracks=tracks)
    seen = e.OutcomePeeked(0, "yes", tuple(-3 if at == WELFARE else 0 for at in range(5)), None, None, (0,))
    entry = replace(moment.entry, seat=0, action=m.PeekOutcome("yes"), events=(seen,))
    said = plain(whispers.receipt_lines(presenter_of(moment, "en", 0), entry))

    assert "before momentum: welfare −3" in said
    assert f"comes to: {comes}." in said


def test_once_the_realm_has_moved_nothing_is_reckoned() -> None:
    """What momentum is then is not what it was."""
    seen = e.OutcomePeeked(0, "yes", (0, 0, 0, -3, 0), None, None, (0,))
    moment = voting(stage="interlude")
    entry: Entry = replace(moment.entry, seat=0, action=m.PeekOutcome("yes"), events=(seen,))

    assert "comes to" not in plain(whispers.receipt_lines(presenter_of(moment, "en", 0), entry))
