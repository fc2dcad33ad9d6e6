"""Wherever power is chosen it is said what becomes of it: a ballot that wins spends it (HO-3.2)."""

from bot.games.houses import orders
from bot.games.houses.controls.forms import power_form
from bot.games.houses.presenter import Presenter
from bot.games.houses.trade import building
from bot.games.houses.trade.building import BuildState
from bot.games.houses.trade.clauses import Gift
from bot.games.houses.trade.drafts import Draft, Share, encode
from bot.games.houses.trade.forms import form as deal_form
from bot.languages import Language
from bot.render.panel import Form
from engine.games.houses.orders import HousesOrders
from tests.bot.games.houses.houses_matches import campaign, languages, renderer, scene

__all__ = ["languages"]

SPENT = {"en": ("spent", "spends"), "fa": ("خرج می‌شود", "خرجش می‌کند")}


def told(text: str, language: Language) -> bool:
    """Whether this says that the power goes."""
    return any(word in text for word in SPENT[language])


def field(form: Form, name: str) -> str:
    """What stands under the field that asks for power."""
    return next(one.description for one in form.fields if one.control.custom_id == name)


@languages
def test_every_choice_of_power_says_that_a_winning_ballot_spends_it(language: Language) -> None:
    """The form of a ballot's power, a vote in a deal by menu or form, a standing order."""
    moments = campaign(5)
    moment = next(one for one in moments if one.match_state.state.stage == "vote")
    there = scene(moment, language)
    seat = moment.match_state.waits[0].seat
    presenter = Presenter(renderer().scene_for(there, seat))
    vote = power_form(presenter, renderer().controls(there, seat), "v1:x", 2)
    trade = deal_form(presenter, seat, "v1:x", None)
    draft = Draft((seat + 1) % 5, Share((Gift("vote-no"),)), Share())
    built = BuildState(draft, encode(draft, 1), "", lambda _: True, "m")
    least = next(building.menus(presenter, built))

    assert all(told(one.description, language) for one in least.options if one.value.isdigit())
    assert told(field(vote, "power"), language)
    assert told(field(trade, "power"), language)
    assert told(field(orders.form(presenter, HousesOrders(), "rule"), "power"), language)
