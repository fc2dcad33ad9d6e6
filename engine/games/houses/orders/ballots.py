"""Ballots by standing orders: the first rule that fits and can be kept (HO-6.4)."""

from typing import Any

from msgspec import Struct

from engine.games.houses.moves import BallotKind, Cast
from engine.games.houses.names import RESOURCES, Side
from engine.games.houses.orders.messages import (
    Answer,
    Condition,
    HousesOrders,
    Otherwise,
    Power,
    Rule,
    seat_of,
)
from engine.games.houses.stewards.voting.case import stake
from engine.games.houses.view import PhaseView, View
from engine.kernel.moves import Amount, PartialMove, field_value
from engine.kernel.steward import Look

CARES = 0.25
"""Points from which on a side is worth more to the house: below it a role wants nothing."""

WAYS = {"yes_raises": ("yes", 1), "yes_lowers": ("yes", -1), "no_raises": ("no", 1), "no_lowers": ("no", -1)}
"""Which answer's forecast moves the resource, and how."""


class Wish(Struct, frozen=True):
    """A ballot that the orders ask for; no power for an abstention."""

    kind: BallotKind
    power: Power | None


def ballot_wishes(orders: HousesOrders, view: View) -> tuple[Wish, ...]:
    """The ballots that the orders ask for in this phase, the dearest first; then what is to be otherwise."""
    found = (_wish(rule, view) for rule in orders.rules if is_met(rule.condition, view))
    return (*(one for one in found if one is not None), *_fallback(orders.otherwise))


def ballot_to_cast(look: Look, orders: HousesOrders) -> Cast | None:
    """The ballot that the orders cast now, whole; None where none of them can be cast."""
    offers = look.ask(None)
    made = (_offered_cast(look, offers, wish) for wish in ballot_wishes(orders, look.view))
    return next((one for one in made if one is not None), None)


def is_met(condition: Condition, view: View) -> bool:
    """Whether the condition holds in the open phase, as far as the house can see."""
    phase = view.phase
    if phase is None:
        return False
    match condition.when:
        case "always":
            return True
        case "role_yes":
            return favoured_side(view) == "yes"
        case "role_no":
            return favoured_side(view) == "no"
        case "line":
            return phase.line is not None and phase.line == condition.what
        case "leader":
            return view.leader == seat_of(condition.what)
        case "moderator":
            return view.moderator == seat_of(condition.what)
    return _is_moved(phase, condition)


def favoured_side(view: View) -> Side | None:
    """The side that is worth more to this house, or None where it makes next to no difference."""
    gain = stake(view).gain("yes")
    return None if abs(gain) < CARES else "yes" if gain > 0 else "no"


def points(power: Power, least: int, most: int) -> int:
    """The points of power that are put into a ballot that takes from `least` to `most`."""
    match power.measure:
        case "all":
            return most
        case "part":
            return max(least, min(most, -(-most * power.n // 100)))
        case "points":
            return max(least, min(most, power.n))


def _is_moved(phase: PhaseView, condition: Condition) -> bool:
    side, sign = WAYS[condition.when]
    forecast = phase.yes if side == "yes" else phase.no
    spots = (spot for spot, name in enumerate(RESOURCES) if name == condition.what)
    return any(forecast.effects[spot] == sign for spot in spots)


def _wish(rule: Rule, view: View) -> Wish | None:
    kind = _kind(rule.answer, view)
    if kind is None:
        return None
    return Wish(kind, rule.power if kind in ("yes", "no") else None)


def _kind(answer: Answer, view: View) -> BallotKind | None:
    return favoured_side(view) if answer == "role" else answer


def _fallback(otherwise: Otherwise) -> tuple[Wish, ...]:
    kinds: tuple[BallotKind, ...] = ("gather", "moderate")
    return tuple(Wish(kind, None) for kind in kinds if kind == otherwise)


def _offered_cast(look: Look, offers: tuple[Any, ...], wish: Wish) -> Cast | None:
    """The wish as a move that is offered."""
    if wish.power is None:
        return next((one for one in offers if isinstance(one, Cast) and one.ballot == wish.kind), None)
    for begun in offers:
        if (
            isinstance(begun, PartialMove)
            and begun.move == "cast"
            and field_value(begun, "ballot") == wish.kind
        ):
            return _complete_cast(look, begun, wish.power)
    return None


def _complete_cast(look: Look, begun: PartialMove, power: Power) -> Cast | None:
    """Sealed, with more power where a deal asks for it; open where a deal forbids the seal (HO-R26)."""
    bounds = next((field for field in begun.fields if isinstance(field, Amount)), None)
    if bounds is None:
        return None
    amount = points(power, bounds.least, bounds.most)
    ways = (*((more, 1) for more in range(amount, bounds.most + 1)), (amount, 0))
    for least, seal in ways:
        whole = look.ask(PartialMove(begun.move, (*begun.given, ("power", least), ("seal", seal))))
        if whole and isinstance(whole[0], Cast):
            return whole[0]
    return None
