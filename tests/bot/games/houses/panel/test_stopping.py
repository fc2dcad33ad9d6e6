"""HO-R04 on the panel: to end the campaign is asked for once more, and the last house's word settles it."""

from typing import Any

import pytest

from bot.controls import ids
from bot.games.houses.controls.controls import Components
from bot.games.houses.describe.events import describe_event
from bot.languages import Language
from bot.render.panel import Buttons, Text
from engine.games.houses import events as e
from engine.games.houses import moves as m
from tests.bot.core_world import plain
from tests.bot.games.houses.houses_matches import campaign, languages, renderer, scene
from tests.bot.games.houses.panel.test_coach import offering
from tests.bot.pictures.houses_pictures import changed, presenter_of

__all__ = ["languages"]


def voting(**fields: Any) -> Any:
    """A campaign in a vote."""
    return changed(
        next(one for one in campaign(3, 5, 400) if one.match_state.state.stage == "vote"), **fields
    )


def told(moment: Any, language: Language, move: m.AgreeToStop) -> Components:
    """The panel's controls while this seat may say so."""
    controls = offering(renderer().controls(scene(moment, language), 0), move)
    return Components(presenter_of(moment, language, 0), controls)


@languages
def test_ending_the_campaign_is_asked_for_once_more(language: Language) -> None:
    """HO-R04: the stewards agree at once with whoever does, so that one press would be the end of it."""
    move = m.AgreeToStop(agree=True)
    here = told(voting(), language, move)
    (first,) = here.stop()
    page = here.confirmation_page(move)
    (buttons,) = (one.buttons for one in page.blocks if isinstance(one, Buttons))

    assert ids.SureButtonId.TEMPLATE.split("(")[0] in first.custom_id
    assert here.controls.do_id(move) == buttons[0].custom_id


@languages
def test_going_on_after_all_is_not_asked_for_again(language: Language) -> None:
    """HO-R04: it ends nothing."""
    move = m.AgreeToStop(agree=False)
    here = told(voting(), language, move)

    assert [here.controls.do_id(move)] == [one.custom_id for one in here.stop()]


@pytest.mark.parametrize(("stage", "said"), [("vote", "you may go back on it"), ("interlude", "for good")])
def test_what_is_asked_says_when_it_ends(stage: str, said: str) -> None:
    """HO-R04: between two generations it ends at once."""
    page = told(voting(stage=stage), "en", m.AgreeToStop(agree=True)).confirmation_page(
        m.AgreeToStop(agree=True)
    )
    (text,) = (one.content for one in page.blocks if isinstance(one, Text))

    assert said in text


@languages
def test_the_last_house_to_agree_is_told_as_what_settles_it(language: Language) -> None:
    """HO-R04: the others' sentence leaves it open."""
    seats = len(voting().match_state.state.houses)
    most = voting(stopping=(True,) * (seats - 1) + (False,))
    everybody = voting(stopping=(True,) * seats)
    agreed = e.StopAgreed(0, agree=True)
    open_, settled = (describe_event(presenter_of(one, language, None), agreed) for one in (most, everybody))
    own = [describe_event(presenter_of(one, language, 0), agreed) for one in (most, everybody)]

    assert open_ != settled
    assert own[0] != own[1]
    assert ("همه راضی‌اند" if language == "fa" else "All do") in plain(settled)
