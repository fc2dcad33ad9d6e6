"""What standing orders for Houses say: codes and numbers, kept as JSON in the log.

Orders are a list of ballot rules, each a condition and an answer; what is done where none fits; how offered
deals are answered; and the questions that are entrusted to a steward. A change gives new orders.
"""

from typing import Literal

import msgspec
from msgspec import Struct

from engine.games.houses.names import RESOURCES
from engine.kernel.seats import Seat

When = Literal[
    "always",
    "role_yes",
    "role_no",
    "yes_raises",
    "yes_lowers",
    "no_raises",
    "no_lowers",
    "line",
    "leader",
    "moderator",
]
"""role_*: this answer is worth more to the house, as a prudent steward judges. *_raises, *_lowers: the
answer's forecast moves a resource so. line: the proposal belongs to a story line. leader, moderator: this
house has the seat."""

Answer = Literal["yes", "no", "role", "gather", "moderate"]
"""A ballot (HO-6.4); role: the side that is worth more to the house."""

Measure = Literal["points", "part", "all"]
"""How power is given: in points, in per cent of what is free, or all of it."""

Otherwise = Literal["absent", "gather", "moderate", "steward"]

Trade = Literal["silent", "decline", "paid", "steward"]

Duty = Literal["found", "rank_offices", "draft", "decide"]

RULES_MOST = 8
"""Ballot rules, so that they fit a menu and a message."""


class Condition(Struct, frozen=True):
    """When a ballot rule fits. `what` is a resource, a story line's id, or a seat in digits; else empty."""

    when: When
    what: str = ""


class Power(Struct, frozen=True):
    """How much power: `n` points (or what is free if it is less), `n` per cent of what is free, or all."""

    measure: Measure = "points"
    n: int = 1


class Rule(Struct, frozen=True):
    """One ballot rule; `power` counts for a side alone."""

    condition: Condition
    answer: Answer
    power: Power = Power()


class Limits(Struct, frozen=True):
    """What is done with offered deals; for `paid`: at least so many coins."""

    trade: Trade = "silent"
    coins: int = 1


class HousesOrders(Struct, frozen=True):
    """A house's orders. The first rule that fits and can be kept is the ballot; `otherwise` where none does.

    `entrusted` are the questions that a steward answers; the others have their default.
    """

    rules: tuple[Rule, ...] = ()
    otherwise: Otherwise = "steward"
    deals: Limits = Limits()
    entrusted: tuple[Duty, ...] = ()


def to_json(orders: HousesOrders) -> str:
    """The orders as JSON, as the log keeps them."""
    return msgspec.json.encode(orders).decode()


def read_orders(payload: str) -> HousesOrders | None:
    """The orders, or None where they can't be read: orders that nobody understands are none."""
    try:
        return msgspec.json.decode(payload, type=HousesOrders)
    except (msgspec.MsgspecError, UnicodeError):
        return None


def is_sound(condition: Condition, lines: tuple[str, ...], seats: int) -> bool:
    """Whether `what` names something that the condition can be about."""
    about = condition.what
    match condition.when:
        case "always" | "role_yes" | "role_no":
            return not about
        case "line":
            return about in lines
        case "leader" | "moderator":
            return seat_of(about) in range(seats)
    return about in RESOURCES


def seat_of(what: str) -> Seat | None:
    """The seat that a condition names, or None."""
    return int(what) if what.isdecimal() and what.isascii() and len(what) < 3 else None


def with_rule(orders: HousesOrders, rule: Rule) -> HousesOrders:
    """The orders with one more rule at the end; one of the same condition is replaced where it stands."""
    if any(one.condition == rule.condition for one in orders.rules):
        rules = tuple(rule if one.condition == rule.condition else one for one in orders.rules)
    else:
        rules = (*orders.rules, rule)
    return msgspec.structs.replace(orders, rules=rules)


def without_rule(orders: HousesOrders, condition: Condition) -> HousesOrders:
    """The orders without the rule of this condition."""
    rules = tuple(one for one in orders.rules if one.condition != condition)
    return msgspec.structs.replace(orders, rules=rules)


def with_first_rule(orders: HousesOrders, condition: Condition) -> HousesOrders:
    """The orders with the rule of this condition before all others."""
    ahead = tuple(one for one in orders.rules if one.condition == condition)
    return msgspec.structs.replace(orders, rules=(*ahead, *without_rule(orders, condition).rules))
