"""A council to practise in: every variant has a deal to make, and every ballot comes to a count."""

from functools import cache

import pytest

from bot.games.houses import phase_post
from bot.games.houses.practice import council
from bot.games.houses.practice import page as render
from bot.games.houses.practice.council import VISITOR, Practice
from bot.games.houses.presenter import Presenter
from bot.render import layout
from bot.render.panel import Text
from bot.sessions import VARIANTS
from engine.games import houses
from engine.games.houses import events as e
from engine.games.houses import moves as m
from engine.games.houses.clauses import Vote
from engine.kernel.refused import Refused
from tests.bot.council_world import content
from tests.bot.games.houses.houses_matches import languages, renderer, words

variants = pytest.mark.parametrize("number", range(VARIANTS))


@cache
def opened(number: int) -> Practice:
    """The council up to its first vote."""
    return council.open_practice(houses.game(content()[0]), number)


def dealt(number: int) -> Practice:
    """With the deal that it offers."""
    offer = council.bargain(opened(number))
    assert offer is not None
    return council.answer_offer(opened(number), offer)


@variants
def test_the_visitor_has_a_house_a_role_offices_a_purse_and_power(number: int) -> None:
    """HO-3.4: everything is ready at the first proposal, and nobody has voted."""
    view = opened(number).match_state.game.view(opened(number).match_state.state, VISITOR)
    assert view.own is not None
    assert view.phase is not None

    assert view.houses[VISITOR].name
    assert view.own.role is not None
    assert 2 == len(view.characters[VISITOR].offices)
    assert view.own.coins > 0
    assert view.own.power > 0
    assert (1, False) == (view.phase.number, any(view.phase.cast))


@variants
def test_a_practice_is_the_same_for_everybody_who_opens_it(number: int) -> None:
    """Nothing is drawn but from its number."""
    again = council.open_practice(houses.game(content()[0]), number)

    assert [one.entry for one in opened(number).log] == [one.entry for one in again.log]


@variants
def test_a_steward_confirms_the_offer_and_its_vote_is_kept(number: int) -> None:
    """HO-6.9, HO-R26: it binds, and at the count the steward's ballot is the one that was sold."""
    made = dealt(number)
    offer = made.deal[0].entry.action
    done = council.cast_and_finish(made, m.Cast("gather"))
    events = [event for one in council.count_entries(done) for event in one.entry.events]
    counted = next(event for event in events if isinstance(event, e.BallotsCounted))
    (vote,) = offer.theirs
    ballot = counted.ballots[offer.partner]
    assert isinstance(vote, Vote)
    assert ballot is not None

    assert isinstance(made.deal[1].entry.action, m.ConfirmDeal)
    assert vote.side == ballot.kind
    assert ballot.power >= vote.least


@languages
@variants
def test_every_ballot_ends_in_a_count_and_every_panel_fits(number: int, language: str) -> None:
    """All steps and all ballots, in one message each."""
    texts = words("fa" if language == "fa" else "en")
    before = dealt(number)
    for step in ("read", "seat", "deal", "vote"):
        layout.to_view(render.panel(renderer(), texts, council.at_step(before, step)))
    layout.to_view(render.panel(renderer(), texts, council.at_step(opened(number), "deal")))
    for cast in council.ballots(before):
        done = council.cast_and_finish(before, cast)

        assert "count" == done.step
        layout.to_view(render.panel(renderer(), texts, done))


@languages
def test_what_is_shown_is_what_the_real_renderer_says(language: str) -> None:
    """The proposal word for word; a practice never lies about the game."""
    texts = words("fa" if language == "fa" else "en")
    practice = opened(0)
    scene = render.council_scene(renderer(), texts, practice.match_state)
    event = next(
        event for one in practice.log for event in one.entry.events if isinstance(event, e.PhaseOpened)
    )
    presenter = Presenter(renderer().scene_for(scene, None))
    said = (Text(phase_post.problem(presenter, event)), *phase_post.state_blocks(presenter))
    panel = render.panel(renderer(), texts, practice)

    assert all(block in panel.blocks for block in said)


def test_a_move_that_the_rules_refuse_is_refused_here_too() -> None:
    """HO-6.4: more power than one has."""
    with pytest.raises(Refused):
        council.cast_and_finish(opened(0), m.Cast("yes", 99, True))
