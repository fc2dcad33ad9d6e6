"""The button that stands out on the board is the one to press."""

import pytest

from bot.games.houses.board.living import living
from bot.render.panel import Button, Buttons, Panel
from tests.bot.games.houses.houses_matches import campaign
from tests.bot.pictures.houses_pictures import voice_of


def bright(panel: Panel) -> list[str]:
    """The buttons that stand out, by their ids without the match."""
    found: list[Button] = [one for row in panel.blocks if isinstance(row, Buttons) for one in row.buttons]
    return [one.custom_id.split(":")[1] for one in found if one.style == "primary"]


@pytest.mark.parametrize(
    ("stage", "which"),
    [("founding", "seat"), ("draft", "seat"), ("vote", "vote"), ("interlude", "seat"), ("over", "")],
)
def test_one_button_stands_out_where_there_is_something_to_press(stage: str, which: str) -> None:
    """At the opening, in the draft and between generations one's own seat; then the vote."""
    moments = [one for one in campaign(3, 5, 3000, generations=2) if one.match_state.state is not None]
    moment = next(one for one in moments if one.match_state.state.stage == stage)

    assert ([which] if which else []) == bright(living(voice_of(moment, "en"), ()))
