"""Standing orders of Houses from what their forms and menus say."""

from typing import Any, Final, get_args

import msgspec
from msgspec.structs import replace

from bot.games.houses.orders.forms import powers
from bot.games.houses.orders.panel import value
from bot.ui.form_values import Entered, number
from engine.games.houses.orders.messages import (
    RULES_MOST,
    Answer,
    Condition,
    HousesOrders,
    Power,
    Rule,
    When,
    first,
    sound,
    with_rule,
    without_rule,
)
from engine.kernel.refused import Refused, no

COINS: Final = range(100)
KINDS: Final = {"line": "line", "leader": "house", "moderator": "house"}
"""What a condition is about, where it is not a resource."""


def with_entered_rule(
    orders: HousesOrders, entered: Entered, lines: tuple[str, ...], seats: int
) -> HousesOrders:
    """The orders with the rule of the form. Refused with orders_about, orders_full or choice_unknown."""
    when: When = _among(get_args(When), _text(entered, "when"))
    answer: Answer = _among(get_args(Answer), _text(entered, "answer"))
    kind, _, what = _text(entered, "what").partition(":")
    condition = Condition(when, what)
    if (kind or None) != _kind(when) or not sound(condition, lines, seats):
        raise Refused(no("orders_about"))
    made = with_rule(orders, Rule(condition, answer, _power(_text(entered, "power"))))
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
    rest = _to_orders(told)
    return replace(orders, otherwise=rest.otherwise, deals=rest.deals, entrusted=rest.entrusted)


def with_changed_rule(orders: HousesOrders, verb: str, chosen: str) -> HousesOrders:
    """With a rule put first or taken out, by its menu's value. Refused with orders_gone."""
    condition = next((one.condition for one in orders.rules if value(one.condition) == chosen), None)
    if condition is None:
        raise Refused(no("orders_gone"))
    return first(orders, condition) if verb == "first" else without_rule(orders, condition)


def _kind(when: When) -> str | None:
    if when in ("always", "role_yes", "role_no"):
        return None
    return KINDS.get(when, "resource")


def _power(chosen: str) -> Power:
    known = powers()
    if chosen and chosen not in known:
        raise Refused(no("choice_unknown"))
    return known.get(chosen, Power())


def _among(listed: tuple[Any, ...], chosen: str) -> Any:
    if chosen not in listed:
        raise Refused(no("choice_unknown"))
    return chosen


def _to_orders(told: dict[str, Any]) -> HousesOrders:
    try:
        return msgspec.convert(told, HousesOrders)
    except msgspec.ValidationError:
        raise Refused(no("choice_unknown")) from None


def _text(entered: Entered, name: str) -> str:
    return "".join(entered.get(name, ())).strip()
