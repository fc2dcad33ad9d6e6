"""What a placement brings, before it is made: its own events, played on what its reader can see.

Nothing is computed anew here: the rules are asked for the events of the move (`foreseen_events`), and those
are summed (`total_changes`). So a button promises what the press will bring.
"""

from typing import Any, Final

from msgspec.structs import replace

from bot.games.architects.words import Changes
from engine.games.architects.base import Happening
from engine.games.architects.chapters.apprentices import Plans
from engine.games.architects.chapters.goods import (
    BuildingsDrawn,
    DebtAvoided,
    DebtDestroyed,
    DebtTaken,
    GoodsGained,
    GoodsPaid,
    TaxPaid,
    VirtueChanged,
)
from engine.games.architects.chapters.market import Browse
from engine.games.architects.chapters.places import Mines, PoolTaken, Work
from engine.games.architects.chapters.workers import WorkerPlaced
from engine.games.architects.facts import FACTS
from engine.games.architects.names import GOODS
from engine.games.architects.rules import apply, refusal
from engine.games.architects.state import State
from engine.games.architects.view import View
from engine.kernel.dice import Dice
from engine.kernel.sealed import Sealed
from engine.kernel.seats import Seat

FORESEEN: Final = (Work, Mines, Plans, Browse)
"""Placements with nothing more to choose."""

ORDER: Final = (*GOODS, "virtue", "plans", "debts")
DECK: Final = tuple(row.id for row in FACTS.buildings.cards)
ANY_DICE: Final = Dice(b"what is drawn is counted alone")


def foreseen_events(view: View, seat: Seat, move: Any) -> tuple[Happening, ...]:
    """Events of a placement itself, as its reader can know them; () if it is refused or not in FORESEEN.

    The deck's cards are unknown here, so cards of any name stand in for them and their number alone is read.
    """
    if not isinstance(move, FORESEEN):
        return ()
    table = view.table
    seen: State = replace(table, fresh=Sealed(DECK[: view.deck], None), under=())
    return () if refusal(seen, seat, move) else apply(seen, seat, move, ANY_DICE)


def worker_count(found: tuple[Happening, ...]) -> int:
    """How many of one's workers then stand there; 0 where none is placed."""
    return next((one.count for one in found if isinstance(one, WorkerPlaced)), 0)


def total_changes(found: tuple[Happening, ...]) -> Changes:
    """Gains (above zero) and losses of these events, summed by kind in the order of ORDER; no zeros."""
    sums = dict.fromkeys(ORDER, 0)
    for event in found:
        match event:
            case GoodsGained(_, good, count):
                sums[good] += count
            case GoodsPaid(_, good, count):
                sums[good] -= count
            case PoolTaken(_, count):
                sums["silver"] += count
            case TaxPaid(_, count) | DebtAvoided(_, count):
                sums["silver"] -= count
            case VirtueChanged(_, points):
                sums["virtue"] += points
            case BuildingsDrawn(_, _, count):
                sums["plans"] += count
            case DebtTaken(_, count):
                sums["debts"] += count
            case DebtDestroyed(_, count):
                sums["debts"] -= count
    return tuple((name, count) for name, count in sums.items() if count)
