"""What the coach thinks of: the answer that brings the realm nearer to what a role wants."""

import pytest

from bot.games.houses.panel.coach import worth
from engine.games.houses.content import Forecast, RoleName
from tests.bot.games.houses.houses_matches import campaign, languages, renderer, scene

UP, DOWN = Forecast((0, 0, 0, 0, 1)), Forecast((0, 0, 0, 0, -1))


@pytest.mark.parametrize(
    ("role", "knowledge", "better"),
    [
        ("rebel", 14, UP),
        ("rebel", 7, DOWN),
        ("luxurious", 8, UP),
        ("opportunist", 12, DOWN),
        ("moderate", 17, DOWN),
        ("extremist", 14, UP),
    ],
)
def test_the_better_answer_pushes_towards_the_role(role: RoleName, knowledge: int, better: Forecast) -> None:
    """HO-4.3: knowledge alone moves, the others stand at ten."""
    values = (10, 10, 10, 10, knowledge)
    worse = DOWN if better is UP else UP

    assert worth(role, values, better) > worth(role, values, worse)


@languages
def test_every_question_of_a_campaign_has_one_short_line(language: str) -> None:
    """At most forty words, for each seat at each moment that asks it something."""
    said = set()
    for moment in campaign(3, 5, 400)[::7]:
        for wait in moment.match_state.waits:
            if 0 <= wait.seat < 3:
                line = renderer().coach(scene(moment, language), wait.seat)
                said.add((wait.ask, bool(line)))

                assert len(line.split()) <= 40
                assert "\n" not in line

    assert {("vote", True)} <= said
