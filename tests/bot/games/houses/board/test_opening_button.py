"""The button that stands out on the board is the one to press."""

import re

import pytest

from bot.games.houses.board import living_board
from bot.languages import LANGUAGES, Language
from bot.render.panel import Button, Buttons, Panel
from tests.bot.games.houses.houses_matches import campaign
from tests.bot.pictures.houses_pictures import presenter_of
from tests.made_once import words


def bright(panel: Panel) -> list[str]:
    """The buttons that stand out, by their ids without the match."""
    found: list[Button] = [one for row in panel.blocks if isinstance(row, Buttons) for one in row.buttons]
    return [one.custom_id.split(":")[1] for one in found if one.style == "primary"]


@pytest.mark.parametrize(
    ("stage", "which"),
    [("founding", "seat"), ("draft", "seat"), ("vote", "seat"), ("interlude", "seat"), ("over", "")],
)
def test_one_button_stands_out_where_there_is_something_to_press(stage: str, which: str) -> None:
    """One's own seat, where one founds, chooses, votes and makes ready."""
    moments = [one for one in campaign(3, 5, 3000, generations=2) if one.match_state.state is not None]
    moment = next(one for one in moments if one.match_state.state.stage == stage)

    assert ([which] if which else []) == bright(living_board(presenter_of(moment, "en"), ()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_opening_is_two_sentences_and_the_board_has_no_hash(language: Language) -> None:
    """What the game is, before anything else; HO-R38: the hash stands in the chronicle."""
    told = words(language).say("houses-opening")
    moment = next(one for one in campaign(3, 5, 400) if one.match_state.state.stage == "founding")
    shown = repr(living_board(presenter_of(moment, language), ()))

    assert 2 == len(re.findall(r"[.؟!](?=\s|$)", told))
    assert not re.search("[0-9a-f]{64}", shown)
