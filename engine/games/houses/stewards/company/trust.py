"""Whom a house of company trusts: what the ledger of promises and the deals of this phase show (HO-R23)."""

from engine.games.houses.stewards.company.pledges import pledge_in
from engine.games.houses.view import View
from engine.kernel.seats import Seat

ALLY = 1
"""What a deal that binds both in this phase adds."""

DOUBT = 1.0
"""So many words kept and as many broken a house is taken for before it has given any."""


def trust(view: View, seat: Seat, other: Seat) -> int:
    """Promises of the other marked kept by its partners, less twice those marked broken; a bond of today."""
    kept, broken = record(view, seat, other)
    bonds = sum(ALLY for deal in view.deals if deal.bound and {deal.maker, deal.partner} == {seat, other})
    return kept - 2 * broken + bonds


def record(view: View, seat: Seat, other: Seat) -> tuple[int, int]:
    """How many words the other kept and broke, as those say to whom they were given, and the viewer sees."""
    marks = [
        kept
        for one in (*view.promises, *view.marked)
        if one.by == other and not _courteous(seat, one.other, one.text)
        for by, kept in one.marks
        if by == one.other
    ]
    return marks.count(True), marks.count(False)


def credit(view: View, seat: Seat, other: Seat) -> float:
    """How much of a word of the other's is believed: 0 to 1."""
    kept, broken = record(view, seat, other)
    return (kept + DOUBT) / (kept + broken + 2 * DOUBT)


def most_trusted(view: View, seat: Seat) -> Seat | None:
    """The house it trusts most; None where it trusts none."""
    others = [one for one in range(len(view.houses)) if one != seat and trust(view, seat, one) > 0]
    return max(others, key=lambda one: (trust(view, seat, one), -one), default=None)


def rival(view: View, seat: Seat) -> Seat:
    """The house ahead of all others in the campaign (HO-1.3), the first in the row among equals."""
    others = (one for one in range(len(view.houses)) if one != seat)
    return max(others, key=lambda one: (view.houses[one].prestige + view.houses[one].crown, -one))


def _courteous(seat: Seat, to: Seat, text: str) -> bool:
    """Whether it was the viewer itself who took words as kept that it could not read."""
    return to == seat and pledge_in(text) is None
