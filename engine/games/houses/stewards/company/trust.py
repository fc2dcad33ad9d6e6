"""Whom a house of company trusts: what the ledger of promises and the deals of this phase show (HO-R23)."""

from engine.games.houses.view import View
from engine.kernel.seats import Seat

ALLY = 1
"""What a deal that binds both in this phase adds."""


def trust(view: View, seat: Seat, other: Seat) -> int:
    """Promises of the other that its partners marked kept, less those marked broken, and a bond of today."""
    marked = sum(
        (1 if kept else -2)
        for one in view.promises
        if one.by == other
        for by, kept in one.marks
        if by == one.other
    )
    bonds = sum(ALLY for deal in view.deals if deal.bound and {deal.maker, deal.partner} == {seat, other})
    return marked + bonds


def most_trusted(view: View, seat: Seat) -> Seat | None:
    """The house it trusts most; None where it trusts none."""
    others = [one for one in range(len(view.houses)) if one != seat and trust(view, seat, one) > 0]
    return max(others, key=lambda one: (trust(view, seat, one), -one), default=None)
