"""The living board in words: what the council sits over stands on it, whole."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.games.houses import realm
from bot.games.houses.board import living_board
from bot.games.houses.presenter import Presenter
from bot.languages import Language
from bot.render.layout import to_view
from bot.render.panel import Panel, Text
from tests.bot.games.houses.houses_matches import Moment, campaign, languages, renderer, scene
from tests.laws.text_rules import RAW_BIDI

__all__ = ["languages"]

SEEDS = (1, 5)


def voting(seed: int) -> list[Moment]:
    """Moments of a campaign at which the council votes or the moderator decides."""
    return [one for one in campaign(seed, seats=4, generations=3) if one.match_state.state.phase is not None][
        ::25
    ]


def read(panel: Panel) -> str:
    """All the board's texts."""
    return "\n".join(block.content for block in panel.blocks if isinstance(block, Text))


@languages
@pytest.mark.parametrize("seed", SEEDS)
def test_the_problem_and_both_answers_stand_on_the_board(seed: int, language: Language) -> None:
    """HO-6.1, HO-6.2: who comes from the channel needs no other message to vote."""
    for moment in voting(seed):
        state = moment.match_state.state
        presenter = Presenter(renderer().scene_for(scene(moment, language), None))
        shown = read(living_board(presenter, ()))
        told = [
            presenter.content_text(f"{state.phase.card}.{part}") for part in ("title", "problem", "yes", "no")
        ]
        wanted = told if state.stage in ("vote", "decide") else []

        assert all(one in shown for one in wanted)


@languages
@pytest.mark.parametrize("seed", SEEDS)
def test_the_board_is_one_message(seed: int, language: Language) -> None:
    """What does not fit is left out from its end, never from the council's matter."""
    for moment in campaign(seed, seats=4, generations=3)[::25]:
        presenter = Presenter(renderer().scene_for(scene(moment, language), None))

        assert to_view(living_board(presenter, (), ("line " * 20,) * 3))


def test_of_several_deadlines_the_nearest_stands_on_the_board() -> None:
    """Chapter 13: as houses are founded, the time that runs out first; no other house's is shown."""
    moment = next(one for one in campaign(1, seats=4) if one.match_state.state is not None)
    presenter = Presenter(renderer().scene_for(scene(moment, "en"), None))
    awaited, noon = presenter.view.awaited, datetime(2026, 11, 22, 12, tzinfo=UTC)
    others = [seat for seat in range(4) if seat not in awaited]
    due = [(seat, noon + timedelta(hours=hours)) for hours, seat in zip((5, 2, 9, 4), awaited, strict=False)]
    early = [(seat, noon) for seat in others]
    nearest = min(when for _, when in due)

    assert len(due) > 1
    assert f"The time runs out <t:{int(nearest.timestamp())}:R>" in plain(
        read(living_board(presenter, (*due, *early)))
    )


def plain(text: str) -> str:
    """Without the marks of direction."""
    return RAW_BIDI.sub("", text)


def test_places_that_are_shared_do_not_run_into_the_next() -> None:
    """HO-R05: one "and" joins who is level, none the places."""
    presenter = Presenter(renderer().scene_for(scene(voting(SEEDS[0])[0], "en"), None))
    alone, shared = (
        realm.places_line(presenter, ((0,), (1,), (2,))),
        realm.places_line(presenter, ((0,), (1, 2), (3,))),
    )
    told = [plain(one) for one in (presenter.house(0), realm.level(presenter, (1, 2)), presenter.house(3))]

    assert ";" not in alone
    assert told == plain(shared).split("; ")


@languages
def test_where_every_house_shares_one_place_none_is_named(language: Language) -> None:
    """HO-R05: before the first king has gone all five stood in each of two lines."""
    presenter = Presenter(renderer().scene_for(scene(voting(SEEDS[0])[0], language), None))
    seats = tuple(range(len(presenter.view.houses)))

    assert presenter.say("rank-level") == realm.places_line(presenter, (seats,))
    assert presenter.say("rank-level") != realm.places_line(presenter, (seats[:2],))
