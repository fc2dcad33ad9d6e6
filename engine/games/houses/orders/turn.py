"""A house's turn by its standing orders, seen with its own eyes alone (HO-R20)."""

from typing import Any

from engine.games.houses.moves import Cast
from engine.games.houses.orders import deals as order_deals
from engine.games.houses.orders.ballots import ballot_to_cast
from engine.games.houses.orders.messages import HousesOrders, read_orders
from engine.games.houses.stewards import prudent
from engine.games.houses.stewards.dealing.worth import PLAIN
from engine.games.houses.stewards.roles import draft_move
from engine.games.houses.stewards.voting import votes
from engine.kernel.dice import Dice
from engine.kernel.moves import PartialMove
from engine.kernel.orders import SILENCE, Turn
from engine.kernel.steward import Look


def play(look: Look, payload: str, dice: Dice) -> Turn:
    """What the orders that are written here do now; orders that can't be read leave everything open."""
    orders = read_orders(payload)
    return None if orders is None else by_orders(look, orders, dice)


def by_orders(look: Look, orders: HousesOrders, dice: Dice) -> Turn:
    """The next move of the house; asked again after it until nothing is left to do."""
    match look.view.stage:
        case "vote":
            return order_deals.answer_to_offer(look, orders) or _ballot(look, orders)
        case "decide" if "decide" in orders.entrusted:
            return prudent.leader_decision(look, look.ask(None))
        case "founding" if "found" in orders.entrusted:
            return prudent.founding_move(look, look.ask(None), dice)
        case "ranking" if "rank_offices" in orders.entrusted:
            return prudent.ranking_move(look, look.ask(None))
        case "draft" if "draft" in orders.entrusted:
            return draft_move(look, look.ask(None), dice)
    return None


def _ballot(look: Look, orders: HousesOrders) -> Turn:
    """A ballot that the person has cast and kept open is theirs; a steward's waits for people (HO-R19)."""
    ballots = tuple(one for one in look.ask(None) if _is_ballot(one))
    if not ballots or prudent.has_people_to_vote(look):
        return SILENCE
    if (made := ballot_to_cast(look, orders)) is not None:
        return made
    if orders.otherwise == "steward":
        return votes.ballot_to_cast(look, ballots, PLAIN(look)) or SILENCE
    return SILENCE


def _is_ballot(offer: Any) -> bool:
    return isinstance(offer, Cast) or (isinstance(offer, PartialMove) and offer.move == "cast")
