"""How a house of company carries itself: what each temper does more, or less, than plain sense."""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from engine.games.houses.content import Content
from engine.games.houses.names import Resource, TemperName
from engine.games.houses.view import View
from engine.kernel.seats import Seat

COMPANY: Final = "company"
"""The kind of these stewards, as a table knows it."""


ALWAYS: Final = 99.0
"""The honour of a house that keeps its word whatever it costs."""


class Temper(Struct, frozen=True):
    """One temper.

    zeal       how much of the power that plain sense would give to its side it gives
    calm       conviction below which it abstains, in points
    offers     in how many of ten phases it looks for a deal
    price      what it wants beyond what a deal costs it, in points (below 0: it sells cheaply)
    word       in how many of ten offers it deals in words instead of binding ballots
    honour     conviction against it, in points, up to which it keeps a word
    devotion   the resource that it wants to see grow, or nothing
    """

    name: TemperName
    zeal: float
    calm: float
    offers: int
    price: float
    word: int
    honour: float
    devotion: Resource | None = None


TEMPERS: Final[Mapping[TemperName, Temper]] = {
    "bold": Temper("bold", 1.05, 0.1, 5, 0.3, 3, ALWAYS),
    "schemer": Temper("schemer", 1.0, 0.3, 9, -0.05, 6, 0.0),
    "miser": Temper("miser", 0.9, 0.6, 6, 0.2, 5, 0.7),
    "loyal": Temper("loyal", 1.0, 0.3, 6, 0.0, 4, ALWAYS),
    "grudging": Temper("grudging", 1.0, 0.2, 5, 0.3, 3, ALWAYS),
    "devout": Temper("devout", 1.0, 0.3, 6, 0.0, 4, ALWAYS),
}

Tempers = Mapping[str, Temper]
"""The temper that goes with each legacy, by the legacy's id."""


def tempers(content: Content) -> Tempers:
    """Those of a content's legacies."""
    return {one.id: replace(TEMPERS[one.temper], devotion=one.devotion) for one in content.legacies}


def temper_of(view: View, seat: Seat, known: Tempers) -> Temper:
    """The temper of a house; a legacy of another content is played boldly."""
    return known.get(view.houses[seat].legacy, TEMPERS["bold"])
