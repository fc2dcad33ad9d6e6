"""Whether a house of company keeps the word it gave: by its temper, and by whom it gave it (HO-R23)."""

from engine.games.houses.names import RESOURCES, Side
from engine.games.houses.stewards.company.pledges import words_given
from engine.games.houses.stewards.company.tempers import Temper
from engine.games.houses.stewards.company.trust import rival, trust
from engine.games.houses.view import View
from engine.kernel.seats import Seat


def side_by_word(view: View, seat: Seat, temper: Temper, wanted: float) -> Side | None:
    """The side for which it votes because it said so; None where it gave no word, or breaks it.

    Of two words the first one kept counts; `wanted` is its conviction.
    """
    found = (
        side for other, side in words_given(view, seat) if keeps(view, seat, temper, other, side, wanted)
    )
    return next(found, None)


def keeps(view: View, seat: Seat, temper: Temper, other: Seat, side: Side, wanted: float) -> bool:
    """Whether it keeps, or would keep, this word to that house."""
    against = -wanted if side == "yes" else wanted
    return against <= _honour(view, seat, temper, other, side)


def _honour(view: View, seat: Seat, temper: Temper, other: Seat, side: Side) -> float:
    """Up to what conviction against it the word stands: a grudge, or a devotion, weighs more than one."""
    spurned = trust(view, seat, other) < 0 or other == rival(view, seat)
    if temper.name == "grudging" and spurned:
        return 0.0
    if temper.name == "devout" and _harms(view, temper, side):
        return 0.0
    return temper.honour


def _harms(view: View, temper: Temper, side: Side) -> bool:
    """Whether this answer is the worse one for what it is devoted to."""
    assert view.phase is not None
    if temper.devotion is None:
        return False
    spot = RESOURCES.index(temper.devotion)
    gain = view.phase.yes.effects[spot] - view.phase.no.effects[spot]
    return gain < 0 if side == "yes" else gain > 0
