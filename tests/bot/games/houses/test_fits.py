"""Discord's limits: every message, panel and form of random campaigns fits, in both languages."""

import pytest
from msgspec.structs import replace

from bot.games.houses.controls.routing import ROUTING
from bot.games.houses.panel.seat import ballot_panel
from bot.games.houses.presenter import Presenter
from bot.games.houses.trade.forms import form as deal_form
from bot.languages import Language
from bot.render.forms import to_modal
from bot.render.layout import to_view
from bot.render.paging import pages
from bot.render.panel import Panel, Text
from bot.ui.seat_controls import controls_of
from engine import playout
from engine.games.houses.clauses import Deal, Promise
from engine.kernel.moves import PartialMove
from tests.bot.council_world import plain
from tests.bot.games.houses.houses_matches import LONG, Moment, campaign, languages, moments, renderer, scene

SEEDS = (3, 4)


@languages
@pytest.mark.parametrize("seed", SEEDS)
def test_every_post_and_whisper_fits(language: Language, seed: int) -> None:
    """With the longest names; a long one may take several messages, an ordinary one takes one."""
    for moment in campaign(seed, generations=2):
        there = scene(moment, language)
        for target in renderer().targets(moment.match_state, moment.entry):
            made = pages(renderer().post(there, moment.entry, target))
            assert 1 <= len(made) <= 2
            assert all(to_view(page, 5).children for page in made)


@languages
@pytest.mark.parametrize("seed", SEEDS)
def test_every_private_panel_fits_one_message(language: Language, seed: int) -> None:
    """A private answer has no second message."""
    for moment in (campaign(seed, generations=2))[::6]:
        there, match_state = scene(moment, language), moment.match_state
        for seat in match_state.state.seats:
            look = playout.look(match_state.game, match_state.state, seat)
            tabs = [renderer().leaf(there, seat, tab, 0) for tab in ("deals", "goals", "more", "board")]
            for panel in (
                renderer().seat(there, look),
                ballot_panel(Presenter(renderer().scene_for(there, seat)), renderer().controls(there, seat)),
                *tabs,
            ):
                assert to_view(panel).children


@languages
def test_what_an_answer_brings_stands_once_under_all_offers(language: Language) -> None:
    """HO-R25: three offers on a page ask the same of their reader."""
    moment = voting()
    deals = tuple(replace(promising(f"0-1-{number}"), bound=False) for number in range(1, 4))
    match_state = replace(moment.match_state, state=replace(moment.match_state.state, deals=deals))
    there = scene(Moment(match_state, moment.entry), language)
    shown = plain("".join(texts(renderer().leaf(there, 1, "deals", 0))))

    assert 1 == shown.count(plain(there.words.say("houses-deal-answer")))


@languages
def test_the_fullest_page_of_deals_fits(language: Language) -> None:
    """Six promises a deal, each as long as the rules allow; every page is reached."""
    moment = voting()
    deals = tuple(promising(f"0-1-{number}") for number in range(1, 11))
    match_state = replace(moment.match_state, state=replace(moment.match_state.state, deals=deals))
    there = scene(Moment(match_state, moment.entry), language)
    shown = ["".join(texts(renderer().leaf(there, 1, "deals", page))) for page in range(4)]

    assert all(to_view(renderer().leaf(there, 1, "deals", page)).children for page in range(4))
    assert 4 == len(set(shown))


@languages
def test_every_form_fits(language: Language) -> None:
    """Of each begun move that random campaigns offer, and of a deal."""
    seen = set()
    for moment in (campaign(5, seats=5, generations=3))[::4]:
        there, match_state = scene(moment, language), moment.match_state
        for seat in match_state.state.seats:
            controls = controls_of(there, seat, ROUTING)
            for begun in (one for one in controls.offers if isinstance(one, PartialMove)):
                if begun.move != "offer_deal":
                    assert to_modal(renderer().form(there, seat, begun, controls.id_of_form(begun))).children
                    seen.add(begun.move)
    trade = deal_form(
        Presenter(renderer().scene_for(scene(voting(), language), 0)), 0, "v1:traded:7:g1.p1", None
    )

    assert {"found", "cast", "add_power"} <= seen
    assert 5 == len(to_modal(trade).children)


def texts(panel: Panel) -> list[str]:
    """The blocks of text of a panel."""
    return [block.content for block in panel.blocks if isinstance(block, Text)]


def voting() -> Moment:
    """A moment at which a vote is open."""
    return next(one for one in moments(3) if one.match_state.state.stage == "vote")


def promising(id: str) -> Deal:
    """A deal of nothing but long promises."""
    words = tuple(Promise(f"{LONG} " * 8) for _ in range(3))
    return Deal(id, 0, 1, words, words, 1, (0, 1), True, ("open",) * 3, ("open",) * 3)


@languages
def test_the_form_that_adds_power_says_that_it_asks_for_all_of_it(language: Language) -> None:
    """HO-6.5: "power, 3 to 9" read as three more to who had two in their ballot."""
    for moment in campaign(5, seats=5, generations=3):
        there = scene(moment, language)
        for seat in moment.match_state.state.seats:
            controls = controls_of(there, seat, ROUTING)
            for begun in controls.open_offers_of("add_power"):
                (asked,) = renderer().form(there, seat, begun, controls.id_of_form(begun)).fields
                (amount,) = begun.fields
                bounds = {"least": amount.least, "most": amount.most}

                assert there.words.say("houses-field-power-total", **bounds) == asked.label
                return
    raise AssertionError("nobody could add power")
