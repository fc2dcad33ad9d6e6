"""The island, as the cunning see it: its treasures go to the side with more people there (TI-5.4)."""

from engine.games.treasure.base import Side
from engine.games.treasure.state import spot
from engine.games.treasure.stewards.odds import Odds
from engine.games.treasure.view import View
from engine.kernel.seats import Seat

BOTH = 2
"""TI-1.2: the island's treasures."""

MORE = 0.5
"""How many more friends than foes make it likely that a conflict is won."""


def friends_over_foes(view: View, side: Side, known: Odds) -> float:
    """How many more friends than foes stand on the island, as far as is known."""
    return -sum(known.foe(one, side) for one in spot(view.table, "island").queue)


def winnable(view: View, side: Side, known: Odds) -> bool:
    """TI-5.4: whether a conflict would likely bring a treasure."""
    island = spot(view.table, "island")
    own = island.english if side == "english" else island.french
    return own < BOTH and friends_over_foes(view, side, known) > MORE


def is_nearly_level(view: View, side: Side, known: Odds) -> bool:
    """Whether the two sides are level there, or nearly, so that one friend more is the majority."""
    return 0 <= friends_over_foes(view, side, known) < 1


def is_needed_ashore(view: View, seat: Seat, side: Side, known: Odds) -> bool:
    """Whether this seat stands on the island and its side would be no longer ahead there without it."""
    return seat in spot(view.table, "island").queue and 0 < friends_over_foes(view, side, known) <= BOTH
