"""Standing orders in words: the panel that shows them to their own house, and its controls."""

from collections.abc import Iterator

from bot.controls import orders_ids
from bot.games.houses.controls.back import back
from bot.games.houses.panel.seat import ACCENT
from bot.games.houses.presenter import Presenter
from bot.render import markup
from bot.render.fluent import message_id
from bot.render.panel import Block, Button, Buttons, Choice, Option, Panel, Text
from engine.games.houses.names import RESOURCES
from engine.games.houses.orders.messages import Condition, HousesOrders, Power, Rule, seat_of


def panel(voice: Presenter, orders: HousesOrders | None) -> Panel:
    """The orders as they are kept, or that there are none."""
    text = "\n".join((*_head(voice), *lines(voice, orders)))
    blocks: tuple[Block, ...] = (Text(text), *_menus(voice, orders), Buttons(_buttons(voice, orders)))
    return Panel(ACCENT, blocks, voice.scene.messages.language)


def lines(voice: Presenter, orders: HousesOrders | None) -> Iterator[str]:
    """What the orders say, a line each."""
    if orders is None:
        yield voice.say("orders-none")
        return
    yield markup.bold(voice.say("orders-rules" if orders.rules else "orders-no-rules"))
    for number, rule in enumerate(orders.rules, 1):
        when, answer = condition(voice, rule.condition), ballot(voice, rule)
        yield voice.say("orders-rule", number=number, when=when, answer=answer)
    yield voice.say("orders-otherwise", what=voice.say(f"orders-otherwise-{orders.otherwise}"))
    yield voice.say("orders-deals", what=deals(voice, orders))
    duties = [voice.say(message_id(f"orders-duty-{one}")) for one in orders.entrusted]
    if duties:
        yield voice.say("orders-entrusted", what=voice.listing(duties))
    else:
        yield voice.say("orders-nothing-entrusted")
    yield markup.small(voice.say("orders-note"))


def condition(voice: Presenter, one: Condition) -> str:
    """When a rule fits."""
    code = message_id(f"orders-when-{one.when}")
    what = condition_subject(voice, one)
    return voice.say(code, what=what) if what else voice.say(code)


def condition_subject(voice: Presenter, one: Condition) -> str:
    """What a condition is about: nothing, a resource, a story or a house; the code of one that is gone."""
    seat = seat_of(one.what)
    if one.when in ("leader", "moderator"):
        return voice.house(seat) if seat in range(len(voice.view.houses)) and seat is not None else one.what
    if one.when == "line":
        return voice.line(one.what)
    return next((voice.resource(name) for name in RESOURCES if name == one.what), one.what)


def ballot(voice: Presenter, rule: Rule) -> str:
    """What a rule casts."""
    code = f"orders-answer-{rule.answer}"
    if rule.answer in ("gather", "moderate"):
        return voice.say(code)
    return voice.say(code, power=power(voice, rule.power))


def power(voice: Presenter, one: Power) -> str:
    """How much power."""
    code = f"orders-power-{one.measure}"
    return voice.say(code) if one.measure == "all" else voice.say(code, n=one.n)


def deals(voice: Presenter, orders: HousesOrders) -> str:
    """What is done with offers."""
    code = f"orders-trade-{orders.deals.trade}"
    if orders.deals.trade != "paid":
        return voice.say(code)
    return voice.say(code, coins=voice.coins(orders.deals.coins))


def _head(voice: Presenter) -> Iterator[str]:
    yield markup.title(voice.say("orders-title"))
    yield voice.say("orders-what")


def _menus(voice: Presenter, orders: HousesOrders | None) -> Iterator[Choice]:
    """Rules to be put first (where there are two) or taken out; their values name their conditions."""
    rules = orders.rules if orders is not None else ()
    options = tuple(
        Option(value(rule.condition), condition(voice, rule.condition), ballot(voice, rule)) for rule in rules
    )
    match = voice.scene.match
    if len(options) > 1:
        yield Choice(orders_ids.change_id(match, "first"), options[1:], voice.say("orders-choose-first"))
    if options:
        yield Choice(orders_ids.change_id(match, "remove"), options, voice.say("orders-choose-remove"))


def value(one: Condition) -> str:
    """A condition as a menu's value."""
    return f"{one.when}:{one.what}"


def _buttons(voice: Presenter, orders: HousesOrders | None) -> tuple[Button, ...]:
    match = voice.scene.match
    drop = Button(orders_ids.verb_id(match, "drop"), voice.say("orders-drop"), "danger")
    return (
        Button(orders_ids.verb_id(match, "rule"), voice.say("orders-add"), "primary"),
        Button(orders_ids.verb_id(match, "rest"), voice.say("orders-rest")),
        *((drop,) if orders is not None else ()),
        back(voice),
    )
