"""Standing orders of Houses: their private page, the forms that write them, and what was entered.

Other games' orders are whole moves (bot.ui.generic.planned). A council's are rules, since nobody knows the
cards that will come: when something is on the card, what to vote and with how much power; what else silence
does; which offers are taken; what a steward may do in one's place. Every press goes through bot.ui.orders,
which shows the page and keeps what was changed; this file is the part that a game has of its own.
"""

from typing import Any, Final, get_args

import msgspec
from msgspec.structs import replace

from bot.client import Interaction, Khandan
from bot.controls import ids
from bot.controls.ids import OrdersTopic
from bot.games.houses.controls.controls import back
from bot.games.houses.panel.seat import ACCENT
from bot.games.houses.presenter import Presenter, presenter_of
from bot.interactions.modals import keep_form, open_form
from bot.render import markup
from bot.render.i18n import message_id
from bot.render.panel import Block, Button, Buttons, Choice, Entry, Field, Form, Option, Panel, Radio, Text
from bot.ui.actor import Actor, resolve_actor
from bot.ui.control import answer_form
from bot.ui.form_values import Entered, number
from bot.ui.orders import OrdersPart, keep_orders, show_orders
from engine.games.houses.names import RESOURCES
from engine.games.houses.orders import (
    RULES_MOST,
    Answer,
    Condition,
    Duty,
    HousesOrders,
    Limits,
    Otherwise,
    Power,
    Rule,
    Trade,
    When,
    is_sound,
    read_orders,
    seat_of,
    to_json,
    with_first_rule,
    with_rule,
    without_rule,
)
from engine.kernel.refused import Refused, no
from engine.kernel.table import orders_of
from engine.kernel.table.absence import DropOrders, SetOrders

POINTS: Final = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15)
PARTS: Final = (25, 50, 75)
"""The amounts of power that a rule can name: points, and parts of what is free in percent."""

COINS: Final = range(100)
COINS_LENGTH: Final = 2
"""Digits of the coins that a deal must pay."""

SUBJECTS: Final = {"line": "line", "leader": "house", "moderator": "house"}
"""What a condition is about, where it is not a resource."""

ABOUT_NOTHING: Final = ("always", "role_yes", "role_no")
"""Conditions that need no subject."""


# What is pressed.


async def setup(bot: Khandan) -> None:
    """Answer the forms of every page of orders."""
    answer_form(bot, ids.OrdersFormId, submit_orders_form)


def own_orders(who: Actor) -> HousesOrders | None:
    """The presser's orders; None where they have none, or none that can be read."""
    payload = orders_of(who.live.table, who.seat)
    return None if payload is None else read_orders(payload)


def orders_page(who: Actor) -> Panel:
    """The page of the presser's orders as they stand."""
    return page(presenter_of(who), own_orders(who))


async def press(interaction: Interaction, who: Actor, verb: str) -> None:
    """A button of the page: a form, the end of the orders, or the page anew."""
    match verb:
        case "rule" | "rest" as topic:
            asked = form(presenter_of(who), own_orders(who) or HousesOrders(), topic)
            await open_form(interaction, asked)
        case "drop":
            await keep_orders(interaction, who, lambda now: DropOrders())
        case _:
            await show_orders(interaction, who)


async def on_menu(interaction: Interaction, who: Actor, verb: str, value: str) -> None:
    """A menu of rules: one is put first, or taken out."""

    def change(now: Actor) -> SetOrders:
        return SetOrders(to_json(with_changed_rule(own_orders(now) or HousesOrders(), verb, value)))

    await keep_orders(interaction, who, change)


async def submit_orders_form(interaction: Interaction, id: ids.OrdersFormId, entered: Entered) -> None:
    """A form comes back: what it says takes its place among the orders as they stand now."""
    who = await resolve_actor(interaction, id.match)
    if who.scene.game.name != "houses":
        raise Refused(no("old_form"))
    keep_form(interaction, form(presenter_of(who), own_orders(who) or HousesOrders(), id.topic))

    def change(now: Actor) -> SetOrders:
        orders, view = own_orders(now) or HousesOrders(), presenter_of(now).view
        if id.topic == "rule":
            lines = tuple(one.line for one in view.lines)
            return SetOrders(to_json(with_entered_rule(orders, entered, lines, len(view.houses))))
        return SetOrders(to_json(with_entered_rest(orders, entered)))

    await keep_orders(interaction, who, change)


PART: Final = OrdersPart(orders_page, press, on_menu)


# The page.


def page(presenter: Presenter, orders: HousesOrders | None) -> Panel:
    """The orders as they are kept, or that there are none; menus and buttons that change them."""
    match, rules = presenter.scene.match, orders.rules if orders is not None else ()
    lines = [markup.title(presenter.say("orders-title")), presenter.say("orders-what")]
    if orders is None:
        lines.append(presenter.say("orders-none"))
    else:
        lines.append(markup.bold(presenter.say("orders-rules" if rules else "orders-no-rules")))
        for spot, rule in enumerate(rules, 1):
            when, answer = condition_text(presenter, rule.condition), _ballot(presenter, rule)
            lines.append(presenter.say("orders-rule", number=spot, when=when, answer=answer))
        lines.append(
            presenter.say("orders-otherwise", what=presenter.say(f"orders-otherwise-{orders.otherwise}"))
        )
        lines.append(presenter.say("orders-deals", what=_trade(presenter, orders.deals)))
        duties = [presenter.say(message_id(f"orders-duty-{one}")) for one in orders.entrusted]
        if duties:
            lines.append(presenter.say("orders-entrusted", what=presenter.join_list(duties)))
        else:
            lines.append(presenter.say("orders-nothing-entrusted"))
        lines.append(markup.small(presenter.say("orders-note")))
    blocks: list[Block] = [Text("\n".join(lines))]

    # Rules to be put first (where there are two) or taken out; their values name their conditions.
    options = tuple(
        Option(
            menu_value(rule.condition), condition_text(presenter, rule.condition), _ballot(presenter, rule)
        )
        for rule in rules
    )
    if len(options) > 1:
        custom_id = ids.OrdersMenuId(match, "first").pack()
        blocks.append(Choice(custom_id, options[1:], presenter.say("orders-choose-first")))
    if options:
        custom_id = ids.OrdersMenuId(match, "remove").pack()
        blocks.append(Choice(custom_id, options, presenter.say("orders-choose-remove")))

    buttons = [
        Button(ids.OrdersButtonId(match, "rule").pack(), presenter.say("orders-add"), "primary"),
        Button(ids.OrdersButtonId(match, "rest").pack(), presenter.say("orders-rest")),
    ]
    if orders is not None:
        buttons.append(
            Button(ids.OrdersButtonId(match, "drop").pack(), presenter.say("orders-drop"), "danger")
        )
    return Panel(ACCENT, (*blocks, Buttons((*buttons, back(presenter)))), presenter.language)


def condition_text(presenter: Presenter, one: Condition) -> str:
    """When a rule fits. Of a subject that is gone its code is said."""
    seat, what = seat_of(one.what), one.what
    if one.when in ("leader", "moderator"):
        if seat is not None and seat in range(len(presenter.view.houses)):
            what = presenter.house(seat)
    elif one.when == "line":
        what = presenter.line(one.what)
    else:
        what = next((presenter.resource(name) for name in RESOURCES if name == one.what), one.what)
    code = message_id(f"orders-when-{one.when}")
    return presenter.say(code, what=what) if what else presenter.say(code)


def menu_value(one: Condition) -> str:
    """A condition as the value of a menu's option."""
    return f"{one.when}:{one.what}"


def _ballot(presenter: Presenter, rule: Rule) -> str:
    """The ballot that a rule casts, in words."""
    code = f"orders-answer-{rule.answer}"
    if rule.answer in ("gather", "moderate"):
        return presenter.say(code)
    return presenter.say(code, power=_power_text(presenter, rule.power))


def _power_text(presenter: Presenter, one: Power) -> str:
    code = f"orders-power-{one.measure}"
    return presenter.say(code) if one.measure == "all" else presenter.say(code, n=one.n)


def _trade(presenter: Presenter, limits: Limits) -> str:
    """A line on what is done with offers."""
    code = f"orders-trade-{limits.trade}"
    return (
        presenter.say(code, coins=presenter.coins(limits.coins))
        if limits.trade == "paid"
        else presenter.say(code)
    )


# The forms: one ballot rule, and all the rest.


def form(presenter: Presenter, orders: HousesOrders, topic: OrdersTopic) -> Form:
    """A form of this topic; that of the rest shows what is kept."""
    fields = _rule_fields(presenter) if topic == "rule" else _rest_fields(presenter, orders)
    custom_id = ids.OrdersFormId(presenter.scene.match, topic).pack()
    return Form(custom_id, presenter.say(f"orders-form-{topic}"), fields, presenter.language)


def powers() -> dict[str, Power]:
    """The powers to choose from, by their values."""
    points = {str(n): Power("points", n) for n in POINTS}
    return points | {f"{n}%": Power("part", n) for n in PARTS} | {"all": Power("all")}


def _rule_fields(presenter: Presenter) -> tuple[Field, ...]:
    whens = tuple(Option(one, presenter.say(message_id(f"orders-option-{one}"))) for one in get_args(When))
    answers = tuple(
        Option(
            one,
            presenter.say("orders-option-answer-role")
            if one == "role"
            else presenter.common_text(f"ballot-{one}"),
        )
        for one in get_args(Answer)
    )
    amounts = tuple(Option(value, _power_text(presenter, one)) for value, one in powers().items())
    # Resources, then the campaign's stories, then its houses.
    view = presenter.view
    subjects = [Option(f"resource:{name}", presenter.resource(name)) for name in RESOURCES]
    subjects += [Option(f"line:{one.line}", presenter.line(one.line)) for one in view.lines]
    subjects += [
        Option(f"house:{seat}", presenter.house(seat), emoji=presenter.sign(seat))
        for seat in range(len(view.houses))
    ]
    what, power = "orders-field-what", "orders-field-power"
    about = Choice("what", tuple(subjects), least=0)
    return (
        Field(presenter.say("orders-field-when"), Choice("when", whens)),
        Field(presenter.say(what), about, presenter.part(what, "description")),
        Field(presenter.say("orders-field-answer"), Radio("answer", answers)),
        Field(presenter.say(power), Choice("power", amounts, least=0), presenter.part(power, "description")),
    )


def _rest_fields(presenter: Presenter, orders: HousesOrders) -> tuple[Field, ...]:
    others = tuple(
        Option(one, presenter.say(f"orders-otherwise-{one}"), chosen=one == orders.otherwise)
        for one in get_args(Otherwise)
    )
    trades = tuple(
        Option(
            one,
            presenter.say("orders-option-paid") if one == "paid" else _trade(presenter, Limits(one)),
            chosen=one == orders.deals.trade,
        )
        for one in get_args(Trade)
    )
    duties = tuple(
        Option(one, presenter.say(message_id(f"orders-duty-{one}")), chosen=one in orders.entrusted)
        for one in get_args(Duty)
    )
    controls: dict[str, Choice | Entry | Radio] = {
        "otherwise": Radio("otherwise", others),
        "deals": Radio("deals", trades),
        "coins": Entry("coins", COINS_LENGTH, 0, value=str(orders.deals.coins), is_number=True),
        "entrusted": Choice("entrusted", duties, least=0, most=len(duties)),
    }
    return tuple(Field(presenter.say(f"orders-field-{name}"), control) for name, control in controls.items())


# What was entered.


def with_entered_rule(
    orders: HousesOrders, entered: Entered, lines: tuple[str, ...], seats: int
) -> HousesOrders:
    """The orders with the rule of the form. Refused with orders_about, orders_full or choice_unknown."""
    when: When = _one_of(get_args(When), _text(entered, "when"))
    answer: Answer = _one_of(get_args(Answer), _text(entered, "answer"))
    kind, _, what = _text(entered, "what").partition(":")
    asked = "" if when in ABOUT_NOTHING else SUBJECTS.get(when, "resource")
    condition = Condition(when, what)
    if kind != asked or not is_sound(condition, lines, seats):
        raise Refused(no("orders_about"))
    power = _text(entered, "power")
    chosen = _one_of(tuple(powers()), power) if power else ""
    made = with_rule(orders, Rule(condition, answer, powers().get(chosen, Power())))
    # Counted once the rule is in: one with a condition that is there already takes the other's place.
    if len(made.rules) > RULES_MOST:
        raise Refused(no("orders_full", most=RULES_MOST))
    return made


def with_entered_rest(orders: HousesOrders, entered: Entered) -> HousesOrders:
    """The orders with everything but their rules. Refused with not_a_number or choice_unknown."""
    coins = number(_text(entered, "coins") or "0")
    if coins not in COINS:
        raise Refused(no("not_a_number"))
    told = {
        "otherwise": _text(entered, "otherwise"),
        "deals": {"trade": _text(entered, "deals"), "coins": coins},
        "entrusted": sorted(set(entered.get("entrusted", ()))),
    }
    try:
        rest = msgspec.convert(told, HousesOrders)
    except msgspec.ValidationError:
        raise Refused(no("choice_unknown")) from None
    return replace(orders, otherwise=rest.otherwise, deals=rest.deals, entrusted=rest.entrusted)


def with_changed_rule(orders: HousesOrders, verb: str, chosen: str) -> HousesOrders:
    """With a rule put first or taken out, by its menu's value. Refused with orders_gone."""
    condition = next((one.condition for one in orders.rules if menu_value(one.condition) == chosen), None)
    if condition is None:
        raise Refused(no("orders_gone"))
    return with_first_rule(orders, condition) if verb == "first" else without_rule(orders, condition)


def _one_of(listed: tuple[Any, ...], chosen: str) -> Any:
    if chosen not in listed:
        raise Refused(no("choice_unknown"))
    return chosen


def _text(entered: Entered, name: str) -> str:
    return "".join(entered.get(name, ())).strip()
