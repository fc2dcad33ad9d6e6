"""Wherever power is chosen it is said what becomes of it: a ballot that wins spends it (HO-3.2)."""

from typing import Any

from msgspec.structs import replace

from bot.games.houses import orders
from bot.games.houses.controls.controls import Components
from bot.games.houses.controls.forms import vote_form
from bot.games.houses.presenter import Presenter
from bot.games.houses.trade import building
from bot.games.houses.trade.building import Growing
from bot.games.houses.trade.clauses import Gift
from bot.games.houses.trade.drafts import Draft, Share, encode
from bot.games.houses.trade.forms import form as deal_form
from bot.languages import Language
from bot.render.limits import OPTIONS
from bot.render.panel import Choice, Form
from engine.games.houses.orders import HousesOrders
from engine.kernel.moves import Amount, PartialMove
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
    """The panel's menu, the ballot's form, a vote in a deal by menu or form, a standing order."""
    moments = campaign(5)
    moment = next(one for one in moments if one.match_state.state.stage == "vote")
    there = scene(moment, language)
    seat = moment.match_state.waits[0].seat
    voice = Presenter(renderer().scene_for(there, seat))
    panel = renderer().seat(there, there.look(seat))
    lever = next(one for one in panel.blocks if isinstance(one, Choice))
    vote, trade = (
        vote_form(Presenter(renderer().scene_for(there, seat)), renderer().controls(there, seat), "v1:x"),
        deal_form(Presenter(renderer().scene_for(there, seat)), seat, "v1:x", None),
    )
    draft = Draft((seat + 1) % 5, Share((Gift("vote-no"),)), Share())
    built = Growing(draft, encode(draft, 1), "", lambda _: True, "m")
    least = next(building.menus(voice, built))
    assert vote is not None

    assert all(told(one.description, language) for one in lever.options)
    assert all(told(one.description, language) for one in least.options if one.value.isdigit())
    assert told(field(vote, "power"), language)
    assert told(field(trade, "power"), language)
    assert told(field(orders.form(voice, HousesOrders(), "rule"), "power"), language)


def test_the_menu_of_power_has_the_chosen_and_the_most_however_much_is_free() -> None:
    """HO-R22: of more power than a menu holds the least are listed."""
    moment = next(one for one in campaign(5) if one.match_state.state.stage == "vote")
    there, seat = scene(moment, "en"), moment.match_state.waits[0].seat
    controls = renderer().controls(there, seat)
    rich = replace(controls, offers=wide(controls.offers))
    menu, *_ = Components(Presenter(renderer().scene_for(there, seat)), rich).lever(33)
    assert isinstance(menu, Choice)

    assert [*map(str, range(1, 24)), "33", "40"] == [one.value for one in menu.options]
    assert ["33"] == [one.value for one in menu.options if one.chosen]
    assert len(menu.options) == OPTIONS


def wide(offers: tuple[Any, ...]) -> tuple[Any, ...]:
    """The same offers with forty power to be put on a ballot."""
    return tuple(map(opened_wide, offers))


def opened_wide(offer: Any) -> Any:
    """A begun offer whose amounts go to forty; a whole one as it is."""
    if not isinstance(offer, PartialMove):
        return offer
    fields = (replace(one, most=40) if isinstance(one, Amount) else one for one in offer.fields)
    return replace(offer, fields=tuple(fields))
