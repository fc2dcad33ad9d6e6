"""Offered deals by standing orders: declined, weighed by a steward, or taken for a ballot cast anyway."""

from typing import Any

from engine.games.houses.clauses import AnyClause, Deal, terms
from engine.games.houses.moves import Cast, ConfirmDeal, DeclineDeal
from engine.games.houses.orders.ballots import ballot_to_cast
from engine.games.houses.orders.messages import HousesOrders
from engine.games.houses.stewards.dealing import worth
from engine.kernel.steward import Look


def answer_to_offer(look: Look, orders: HousesOrders) -> Any | None:
    """HO-6.9: the answer to one of the offers to this house, or None where they are left alone."""
    offers = look.ask(None)
    match orders.deals.trade:
        case "decline":
            return next((one for one in offers if isinstance(one, DeclineDeal)), None)
        case "steward":
            return worth.answer_to_offer(look, offers)
        case "paid":
            return _best_paying_offer(look, orders, offers)
    return None


def coins_paid(deal: Deal) -> int:
    """The coins that the maker gives for the partner's clauses (HO-R23)."""
    return sum(one.paid + one.escrow for one in map(terms, deal.mine))


def is_kept_by(ballot: Cast, clause: AnyClause) -> bool:
    """Whether this ballot of this phase does what the clause demands."""
    asked = terms(clause)
    if asked.ballot is None or asked.ahead != 0:
        return False
    return asked.ballot.allows(ballot.ballot, ballot.power, sealed=True)


def _best_paying_offer(look: Look, orders: HousesOrders, offers: tuple[Any, ...]) -> ConfirmDeal | None:
    """The offer that pays most, if it pays enough and asks for nothing but the ballot that is cast anyway."""
    ballot = ballot_to_cast(look, orders)
    if ballot is None:
        return None
    mine = {deal.id: deal for deal in look.view.deals if not deal.bound and deal.partner == look.seat}
    good = [
        mine[one.deal]
        for one in offers
        if isinstance(one, ConfirmDeal) and one.deal in mine and _good(mine[one.deal], ballot, orders)
    ]
    best = max(good, key=coins_paid, default=None)
    return None if best is None else ConfirmDeal(best.id)


def _good(deal: Deal, ballot: Cast, orders: HousesOrders) -> bool:
    """Nothing is asked beside the ballot; something in return is paid."""
    return coins_paid(deal) >= orders.deals.coins and all(
        is_kept_by(ballot, clause) for clause in deal.theirs
    )
