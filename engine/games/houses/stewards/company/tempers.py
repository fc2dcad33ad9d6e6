"""How a house of company carries itself: what each temper does more, or less, than plain sense."""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from engine.games.houses.content import Content, Resource, TemperName
from engine.games.houses.view import View
from engine.kernel.seats import Seat

COMPANY: Final = "company"
"""The kind of these stewards, as a table knows it."""


class Temper(Struct, frozen=True):
    """One temper.

    zeal       power it adds to a vote for each point of its conviction
    calm       conviction below which it abstains, in points
    offers     in how many of ten phases it looks for a deal
    price      coins that it wants beyond what a vote costs it, in points (below 0: it sells cheaply)
    devotion   the resource that it wants to see grow, or nothing
    """

    name: TemperName
    zeal: float
    calm: float
    offers: int
    price: float
    devotion: Resource | None = None


TEMPERS: Final[Mapping[TemperName, Temper]] = {
    "bold": Temper("bold", 1.6, 0.1, 4, 0.3),
    "schemer": Temper("schemer", 0.8, 0.35, 9, -0.3),
    "miser": Temper("miser", 0.5, 0.6, 6, 0.0),
    "loyal": Temper("loyal", 1.0, 0.3, 5, 0.0),
    "grudging": Temper("grudging", 1.2, 0.2, 4, 0.3),
    "devout": Temper("devout", 1.1, 0.3, 5, 0.0),
}

Tempers = Mapping[str, Temper]
"""The temper that goes with each legacy, by the legacy's id."""


def tempers(content: Content) -> Tempers:
    """Those of a content's legacies."""
    return {one.id: replace(TEMPERS[one.temper], devotion=one.devotion) for one in content.legacies}


def temper_of(view: View, seat: Seat, known: Tempers) -> Temper:
    """The temper of a house; a legacy of another content is played boldly."""
    return known.get(view.houses[seat].legacy, TEMPERS["bold"])
