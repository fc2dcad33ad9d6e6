"""Everything by button and by command: each move of Houses has both roads, and both know its bounds."""

from inspect import signature
from pathlib import Path
from typing import Any, get_args

import pytest

from bot.cogs import twins
from bot.controls import ids
from bot.games.houses.commands import council as cog
from bot.games.houses.controls.forms import power_form
from bot.games.houses.controls.ids import BuildControlId
from bot.games.houses.controls.routing import ROUTING
from bot.games.houses.panel.ballot import can_vote
from bot.games.houses.presenter import Presenter
from bot.games.houses.trade.deals import past_ids
from bot.render.forms import to_modal
from bot.render.panel import Buttons, Choice, Panel
from bot.sandbox.driver import Answer, Driver
from bot.sandbox.world import MakeBot, World
from bot.ui.seat_controls import SeatControls, controls_of
from engine import playout
from engine.games.houses import moves as m
from engine.kernel.moves import PartialMove, field_value, tag
from tests.bot.council_world import in_session, making, plain, seated
from tests.bot.games.houses.houses_matches import Moment, campaign, renderer, scene
from tests.simulated.fixtures import driver, world

__all__ = ["driver", "world"]

COMMANDS: dict[type[Any], tuple[str, tuple[str, ...]]] = {
    m.Found: ("found", ("house", "emblem", "first_name")),
    m.Rename: ("rename", ("first_name",)),
    m.Ready: ("ready", ()),
    m.AgreeToStop: ("stop", ("agree",)),
    m.RankOffices: ("offices", ()),
    m.RemoveRole: ("role", ("role",)),
    m.TakeRole: ("role", ("role", "handed")),
    m.Cast: ("vote", ("ballot", "power", "seal")),
    m.AddPower: ("vote", ("ballot", "power")),
    m.SealBallot: ("vote", ("ballot",)),
    m.Decide: ("decide", ("choice",)),
    m.OfferDeal: ("trade", ("partner", "i_do", "they_do", "i_pay", "they_pay", "i_reward", "they_reward")),
    m.ConfirmDeal: ("deals", ("answer",)),
    m.DeclineDeal: ("deals", ("answer",)),
    m.WithdrawDeal: ("deals", ("answer",)),
    m.MarkPromise: ("promise", ("promise",)),
    m.PeekOutcome: ("peek", ("side",)),
    m.TurnMomentum: ("momentum", ("resource",)),
}
"""The command of each move, and the options that say it."""

MENU: int = 25


@pytest.fixture
def make_bot(tmp_path: Path) -> MakeBot:
    return making(tmp_path)


@pytest.mark.parametrize("action", get_args(m.AnyAction), ids=tag)
def test_every_move_has_a_command(action: type[Any]) -> None:
    """With the options that its fields need; an order of claims has a form behind its command."""
    name, options = COMMANDS[action]
    found = next(one for one in cog.COMMANDS if one.__name__ == name)

    assert set(options) <= set(signature(found).parameters)


def test_whatever_is_offered_stands_on_a_button_or_in_a_menu() -> None:
    """Of every seat at every moment of random campaigns: on the private panel, its deals or "More".

    Offers about ballots that are counted are told in one line, and go with the phase (HO-R21).
    """
    seen: set[str] = set()
    for moment in (one for seed in (1, 5) for one in campaign(seed, generations=3)):
        for seat in moment.match_state.state.seats:
            controls = controls_of(scene(moment, "en"), seat, ROUTING)
            shown = ids_shown(moment, controls)
            missing = [
                one
                for one in controls.offers
                if not marks(controls, one) & shown and not about_past(controls, one)
            ]
            assert len(missing) <= max(0, len(controls.whole(m.MarkPromise)) - MENU), missing
            seen |= {tag(one) for one in controls.offers}

    rare = {"rank_offices", "peek_outcome", "turn_momentum"}
    assert {tag(one) for one in get_args(m.AnyAction)} - seen <= rare


def about_past(controls: SeatControls, offer: Any) -> bool:
    """Whether it answers an offer about ballots that are counted, or takes one back."""
    answering = isinstance(offer, m.ConfirmDeal | m.DeclineDeal | m.WithdrawDeal)
    return answering and offer.deal in past_ids(controls.look.view)


def ids_shown(moment: Moment, controls: SeatControls) -> set[str]:
    """Custom ids of buttons, and what menus hold, of all that the seat can open."""
    there, seat = scene(moment, "en"), controls.look.seat
    look = playout.look(moment.match_state.game, moment.match_state.state, seat)
    pages = -(-len(controls.look.view.deals) // 3) or 1
    leaves = [renderer().leaf(there, seat, "deals", page) for page in range(pages)]
    leaves.append(renderer().leaf(there, seat, "more", 0))
    return {one for panel in (renderer().seat(there, look), *leaves) for one in on(panel)}


def on(panel: Panel) -> set[str]:
    """Of one panel."""
    buttons = {one.custom_id for block in panel.blocks if isinstance(block, Buttons) for one in block.buttons}
    return buttons | {
        one.value for block in panel.blocks if isinstance(block, Choice) for one in block.options
    }


def marks(controls: SeatControls, offer: Any) -> set[str]:
    """What a control for this offer is known by."""
    if isinstance(offer, PartialMove) and offer.move == "offer_deal":
        return {BuildControlId(7, controls.moment).pack()}
    if isinstance(offer, PartialMove) and offer.move == "cast":
        side = field_value(offer, "ballot")
        return {controls.do_id(m.Cast(side, power, seal)) for power in range(1, 26) for seal in (True, False)}
    if isinstance(offer, PartialMove):
        return {controls.form_id(offer)}
    if offer == m.AgreeToStop(agree=True):
        return {ids.SureButtonId(7, controls.handle(offer)).pack()}
    return {controls.do_id(offer), controls.handle(offer)}


def test_the_ballot_asks_for_its_power_wherever_a_yes_or_no_can_be_cast() -> None:
    """HO-6.4, HO-R22: with the bounds of what is free; a seat with no choice left gets its buttons."""
    forms = 0
    for moment in campaign(5, generations=2):
        for seat in moment.match_state.state.seats:
            there = scene(moment, "en")
            presenter, controls = (
                Presenter(renderer().scene_for(there, seat)),
                controls_of(there, seat, ROUTING),
            )
            assert can_vote(controls) == bool(controls.open_offers_of("cast"))
            if can_vote(controls):
                form = power_form(presenter, controls, "v1:levered:7:g1.p1:seal", 2)
                assert 1 == len(to_modal(form).children)
                forms += 1

    assert forms > 20


async def test_numbers_are_suggested_within_their_bounds(driver: Driver, world: World) -> None:
    """HO-R22: power that is free, coins that are there; more power begins above what lies in the ballot."""
    council = await in_session(world, driver)
    power = await driver.suggestions(council.seats[0], "vote", "power", "", ballot="yes")
    coins = await driver.suggestions(council.seats[0], "trade", "i_pay", "1", partner="1")
    theirs = await driver.suggestions(council.seats[0], "trade", "they_reward", "", partner="1")
    await driver.command(council.seats[0], "vote", ballot="no", power=3)
    more = await driver.suggestions(council.seats[0], "vote", "power", "", ballot="more")

    assert list(range(1, 9)) == power
    assert [1, 10] == coins
    assert list(range(1, 21)) == theirs
    assert [4, 5, 6, 7, 8] == more
    assert [] == await driver.suggestions(world.members[4], "vote", "power", "", ballot="yes")


async def test_numbers_are_suggested_to_the_twin_of_a_command_too(driver: Driver, world: World) -> None:
    """With two tables the option that names one is heeded under its Persian name, and so is the ballot."""
    council = await in_session(world, driver)
    await seated(world, driver)
    await twins.follow(council.bot, world.guild.id, "fa")
    none = await driver.suggestions(council.seats[0], "رأی", "قدرت", "")
    power = await driver.suggestions(council.seats[0], "رأی", "قدرت", "", میز=1, رأی="yes")

    assert [] == none
    assert list(range(1, 9)) == power


async def test_an_offer_is_countered_by_command(driver: Driver, world: World) -> None:
    """HO-R25: the same steps as behind the button, the form a press away; who is no party gets none."""
    council = await in_session(world, driver)
    await driver.command(council.seats[0], "trade", partner="1", i_pay=2, they_do="vote-no", they_power=4)
    words = await driver.suggestions(council.seats[1], "deals", "answer", "")
    panel = await driver.command(council.seats[1], "deals", answer="counter:0-1-1")
    stranger = await driver.command(council.seats[2], "deals", answer="counter:0-1-1")

    assert ["confirm:0-1-1", "decline:0-1-1", "counter:0-1-1"] == words
    assert panel.message is not None
    form = await driver.click(council.seats[1], panel.message, "In a form")
    assert ["partner", "mine", "theirs", "coins", "power"] == [one.custom_id for one in form.fields]
    assert "A counter-offer" == title(form)
    assert "Sending this declines the offer of House Peyvandian0" in plain(panel.text)
    assert "There is no such deal of yours." == plain(stranger.text)


def title(form: Answer) -> str:
    """Of a form."""
    assert form.form is not None
    return str(form.form["title"])
