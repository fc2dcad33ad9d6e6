"""Standing orders: what a person writes in advance, and what then plays for a silent house (HO-R20).

Orders are a list of ballot rules, each a condition and an answer; what is done where none fits; how offered
deals are answered; and the questions that are entrusted to a steward. They are codes and numbers, kept as
JSON in the log; a change gives new orders.

A house's turn by its orders is seen with its own eyes alone. In a vote offered deals come first: declined,
weighed by a steward, or taken where they pay for the ballot that is cast anyway. Then the ballot: the first
rule that fits and can be kept (HO-6.4). Other questions a steward answers where the orders entrust them; the
rest has its default.
"""

from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from engine.games.houses.clauses import Deal, terms
from engine.games.houses.moves import BallotKind, Cast, ConfirmDeal, DeclineDeal
from engine.games.houses.names import RESOURCES, Side
from engine.games.houses.stewards import prudent, voting
from engine.games.houses.stewards.dealing import PLAIN, answer_to_offer
from engine.games.houses.stewards.roles import draft_move
from engine.games.houses.view import View
from engine.kernel.dice import Dice
from engine.kernel.moves import Amount, PartialMove, field_value
from engine.kernel.orders import SILENCE, Turn
from engine.kernel.seats import Seat
from engine.kernel.steward import Look

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
    """How offered deals are answered; with `paid`, those that pay at least `coins`."""

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


CARES: Final = 0.25
"""Points from which on a side is worth more to the house: below it a role wants nothing."""

WAYS: Final[dict[str, tuple[Side, int]]] = {
    "yes_raises": ("yes", 1),
    "yes_lowers": ("yes", -1),
    "no_raises": ("no", 1),
    "no_lowers": ("no", -1),
}
"""Which answer's forecast moves the resource, and how."""


class Wish(Struct, frozen=True):
    """A ballot that the orders ask for; no power for an abstention."""

    kind: BallotKind
    power: Power | None


def play(look: Look, payload: str, dice: Dice) -> Turn:
    """The move that the orders written here make now; None, too, where they can't be read."""
    orders = read_orders(payload)
    return None if orders is None else by_orders(look, orders, dice)


def by_orders(look: Look, orders: HousesOrders, dice: Dice) -> Turn:
    """The next move of the house; asked again after it until nothing is left to do."""
    match look.view.stage:
        case "vote":
            return deal_answer(look, orders) or _ballot(look, orders)
        case "decide" if "decide" in orders.entrusted:
            return prudent.leader_decision(look, look.ask(None))
        case "founding" if "found" in orders.entrusted:
            return prudent.founding_move(look, look.ask(None), dice)
        case "ranking" if "rank_offices" in orders.entrusted:
            return prudent.ranking_move(look, look.ask(None))
        case "draft" if "draft" in orders.entrusted:
            return draft_move(look, look.ask(None), dice)
    return None


# --- offered deals ----------------------------------------------------------------------------------------


def deal_answer(look: Look, orders: HousesOrders) -> Any | None:
    """HO-6.9: the answer to one of the offers to this house, or None where they are left alone."""
    offers = look.ask(None)
    match orders.deals.trade:
        case "decline":
            return next((one for one in offers if isinstance(one, DeclineDeal)), None)
        case "steward":
            return answer_to_offer(look, offers)
        case "paid":
            # The offer that pays most, if it pays enough and asks for nothing but what is cast anyway.
            ballot = ballot_to_cast(look, orders)
            if ballot is None:
                return None
            mine = {deal.id: deal for deal in look.view.deals if not deal.bound and deal.partner == look.seat}
            asked = [one.deal for one in offers if isinstance(one, ConfirmDeal) and one.deal in mine]
            good = [
                deal
                for deal in map(mine.__getitem__, asked)
                if _coins_paid(deal) >= orders.deals.coins and _is_kept_by(ballot, deal)
            ]
            best = max(good, key=_coins_paid, default=None)
            return None if best is None else ConfirmDeal(best.id)
    return None


def _coins_paid(deal: Deal) -> int:
    """The coins that the maker gives for the partner's clauses (HO-R23)."""
    return sum(one.paid + one.escrow for one in map(terms, deal.mine))


def _is_kept_by(ballot: Cast, deal: Deal) -> bool:
    """Whether this ballot of this phase does all that the deal demands of the partner."""
    for asked in map(terms, deal.theirs):
        if asked.ballot is None or asked.ahead != 0:
            return False
        if not asked.ballot.is_kept_by(ballot.ballot, ballot.power, sealed=True):
            return False
    return True


# --- the ballot -------------------------------------------------------------------------------------------


def _ballot(look: Look, orders: HousesOrders) -> Turn:
    """A ballot that the person has cast and kept open is theirs; a steward's waits for people (HO-R19)."""
    ballots = tuple(
        one
        for one in look.ask(None)
        if isinstance(one, Cast) or (isinstance(one, PartialMove) and one.move == "cast")
    )
    if not ballots or prudent.has_people_to_vote(look):
        return SILENCE
    if (made := ballot_to_cast(look, orders)) is not None:
        return made
    if orders.otherwise == "steward":
        return voting.ballot_to_cast(look, ballots, PLAIN(look)) or SILENCE
    return SILENCE


def ballot_to_cast(look: Look, orders: HousesOrders) -> Cast | None:
    """The ballot that the orders cast now, whole; None where none of them can be cast."""
    offers = look.ask(None)
    for wish in ballot_wishes(orders, look.view):
        for offer in offers:
            if isinstance(offer, Cast) and wish.power is None and offer.ballot == wish.kind:
                return offer
            if not isinstance(offer, PartialMove) or offer.move != "cast" or wish.power is None:
                continue
            if field_value(offer, "ballot") == wish.kind:
                whole = _complete_cast(look, offer, wish.power)
                if whole is not None:
                    return whole
                break
    return None


def ballot_wishes(orders: HousesOrders, view: View) -> tuple[Wish, ...]:
    """The ballots that the orders ask for in this phase, the dearest first; then what is to be otherwise."""
    wishes: list[Wish] = []
    for rule in orders.rules:
        if is_met(rule.condition, view):
            kind = favoured_side(view) if rule.answer == "role" else rule.answer
            if kind is not None:
                wishes.append(Wish(kind, rule.power if kind in ("yes", "no") else None))
    if orders.otherwise in ("gather", "moderate"):
        wishes.append(Wish(orders.otherwise, None))
    return tuple(wishes)


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
    side, sign = WAYS[condition.when]
    forecast = phase.yes if side == "yes" else phase.no
    shown = zip(RESOURCES, forecast.effects, strict=True)
    return any(name == condition.what and effect == sign for name, effect in shown)


def favoured_side(view: View) -> Side | None:
    """The side that is worth more to this house, or None where it makes next to no difference."""
    gain = voting.stake(view).gain("yes")
    return None if abs(gain) < CARES else "yes" if gain > 0 else "no"


def _complete_cast(look: Look, begun: PartialMove, power: Power) -> Cast | None:
    """Sealed, with more power where a deal asks for it; open where a deal forbids the seal (HO-R26)."""
    bounds = next((field for field in begun.fields if isinstance(field, Amount)), None)
    if bounds is None:
        return None
    match power.measure:
        case "all":
            wanted = bounds.most
        case "part":
            wanted = -(-bounds.most * power.n // 100)
        case "points":
            wanted = power.n
    amount = max(bounds.least, min(bounds.most, wanted))
    for points, seal in (*((more, 1) for more in range(amount, bounds.most + 1)), (amount, 0)):
        whole = look.ask(PartialMove(begun.move, (*begun.given, ("power", points), ("seal", seal))))
        if whole and isinstance(whole[0], Cast):
            return whole[0]
    return None
