"""The post of an open phase stays within its bounds, whatever card is before the council."""

from datetime import UTC, datetime, timedelta
from functools import cache

import pytest
from msgspec.structs import replace

from bot.games.houses import phase_post
from bot.games.houses.presenter import Presenter
from bot.languages import Language
from bot.render.paging import CONTAINER, characters, components
from bot.render.panel import Buttons, Link, Panel, Picture, Sketch, Text
from bot.render.renderer import Standing
from engine.games.houses import events as e
from engine.games.houses.content import Proposal
from tests.bot.games.houses.houses_matches import Moment, campaign, languages
from tests.bot.games.houses.picture.test_told_pictures import counted
from tests.bot.pictures.houses_pictures import presenter_of
from tests.made_once import content

__all__ = ["languages"]

BESIDE, COMPONENTS, CHARACTERS = 55, 15, 1_500
"""Words beside the problem, components and characters of the message."""

LINK = "https://discord.com/channels/1/2/3"
WHEN = datetime(2026, 11, 28, 12, tzinfo=UTC)


@cache
def voting() -> tuple[Moment, e.PhaseOpened]:
    """A council of five as a phase opens, and that event."""
    for moment in campaign(3, 5, 400):
        for event in moment.entry.events:
            if isinstance(event, e.PhaseOpened):
                return moment, event
    raise LookupError


def post_of(card: Proposal, language: Language, *, near_end: bool = False) -> tuple[Presenter, Panel]:
    """The post in the phase in which this card is before the council, and who says it."""
    moment, opened = voting()
    presenter = presenter_of(moment, language)
    view = replace(presenter.view, stability=1) if near_end else presenter.view
    presenter = Presenter(replace(presenter.scene, view=view))
    event = replace(opened, card=card.id, line=None, yes=card.yes.forecast, no=card.no.forecast)
    due = tuple((seat, WHEN + timedelta(hours=seat)) for seat in range(5))
    return presenter, phase_post.open_post(presenter, event, (), Standing(due, (), LINK))


def texts(panel: Panel) -> list[str]:
    """What is read beside the picture."""
    return [one.content for one in panel.pictured if isinstance(one, Text)]


@languages
@pytest.mark.parametrize("near_end", [False, True])
def test_every_card_fits_the_bounds_and_its_problem_is_whole(language: Language, *, near_end: bool) -> None:
    """HO-6.1, HO-6.2: with a warning, too, that the reign may end. A chapter adds its perks (HO-7.3)."""
    for card in content()[0].proposals:
        presenter, panel = post_of(card, language, near_end=near_end)
        problem, said = presenter.content_text(f"{card.id}.problem"), "\n".join(texts(panel))
        drawn = [Picture("", b"", one.alt) if isinstance(one, Sketch) else one for one in panel.pictured]
        is_chapter = card.yes.forecast.story or card.no.forecast.story

        assert problem in said
        assert is_chapter or counted(said) - counted(problem) <= BESIDE, card.id
        assert CONTAINER + sum(map(components, drawn)) <= COMPONENTS
        assert sum(map(characters, drawn)) <= CHARACTERS


@languages
def test_the_reign_may_end_where_its_stability_is_near_an_edge(language: Language) -> None:
    """HO-2.6: said with the value; in the middle nothing is."""
    card = content()[0].proposals[0]
    (presenter, calm), (_, near) = post_of(card, language), post_of(card, language, near_end=True)
    warning = presenter.say("near-end", value=1)

    assert warning in "\n".join(texts(near))
    assert warning not in "\n".join(texts(calm))


@languages
def test_its_buttons_go_with_what_they_are_for(language: Language) -> None:
    """The vote while it is open, deals until the moderator has decided (HO-R23), the board if it is known."""
    moment, opened = voting()
    presenter = presenter_of(moment, language)
    deciding = Presenter(replace(presenter.scene, view=replace(presenter.view, stage="decide")))
    posts = (
        phase_post.open_post(presenter, opened, (), Standing(board=LINK)),
        phase_post.open_post(deciding, opened, (), Standing()),
        phase_post.closed_post(presenter, opened, ()),
    )

    def kinds(panel: Panel) -> list[str]:
        row = panel.pictured[-1]
        assert isinstance(row, Buttons)
        return [one.url if isinstance(one, Link) else one.custom_id.split(":")[1] for one in row.buttons]

    assert ["vote", "build", "seat", LINK, "words"] == kinds(posts[0])
    assert ["build", "seat", "words"] == kinds(posts[1])
    assert ["seat", "words"] == kinds(posts[2])


@languages
def test_of_a_phase_that_is_over_nobody_is_awaited(language: Language) -> None:
    """Neither beside the picture nor on it nor in its alt text."""
    moment, opened = voting()
    presenter = presenter_of(moment, language)
    closed = phase_post.closed_post(presenter, opened, ())
    (picture,) = [one for one in closed.pictured if isinstance(one, Sketch)]
    (before,) = [
        one
        for one in phase_post.open_post(presenter, opened, (), Standing()).pictured
        if isinstance(one, Sketch)
    ]

    assert before.facts != picture.facts
    assert presenter.say("picture-awaited") in before.alt
    assert presenter.say("picture-awaited") not in picture.alt
    assert presenter.say("awaited-seals") not in picture.alt
    assert not any(phase_post.awaited_line(presenter, Standing()) in one for one in texts(closed))
