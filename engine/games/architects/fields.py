"""Forest, quarry, mines and silversmith (AW-RES), and the tax stand (AW-TAX-4)."""

from typing import Literal

from engine.games.architects.crew import apply_helpers, virtue_kept
from engine.games.architects.events import PoolTaken, WorkerPlaced
from engine.games.architects.facts import TABLE
from engine.games.architects.goods import gain, virtue
from engine.games.architects.names import Good, Spot, Taken
from engine.games.architects.state import Player, at
from engine.games.architects.telling import Told
from engine.kernel.seats import Seat

Field = Literal["forest", "quarry", "silversmith"]


def yields(player: Player, spot: Field) -> tuple[Good, int]:
    """What a worker placed now brings at a place where nothing is chosen, apprentices aside (AW-RES)."""
    count = at(player, spot) + 1
    match spot:
        case "forest":
            return "wood", count
        case "quarry":
            return "stone", count
        case "silversmith":
            return "silver", 1 + count


def dug(player: Player, take: Taken) -> int:
    """What a worker placed now digs in the mines; gold needs two (AW-RES-4, AW-AMB-16)."""
    count = at(player, "mines") + 1
    return 1 + count if take == "clay" else count // 2


def place_worker(told: Told, seat: Seat, spot: Spot) -> Told:
    """The worker stands there (AW-TURN-2)."""
    return told.tell(WorkerPlaced(seat, spot, at(told.player(seat), spot) + 1))


def work_field(told: Told, seat: Seat, spot: Field) -> Told:
    """A worker where nothing is chosen, and what the apprentices add."""
    brought = yields(told.player(seat), spot)
    told = gain(place_worker(told, seat, spot), seat, *brought)
    return apply_helpers(told, seat, spot)


def work_mines(told: Told, seat: Seat, take: Taken) -> Told:
    """A worker in the mines; each miner adds clay to either choice (AW-RES-4)."""
    count = dug(told.player(seat), take)
    return apply_helpers(gain(place_worker(told, seat, "mines"), seat, take, count), seat, "mines")


def steal_taxes(told: Told, seat: Seat) -> Told:
    """The whole pool for virtue (AW-TAX-4)."""
    told = place_worker(told, seat, "tax_stand")
    told = told.tell(PoolTaken(seat, told.state.pool))
    loss = min(0, TABLE.tax_stand_virtue + virtue_kept(told.player(seat), "tax_stand"))
    return apply_helpers(virtue(told, seat, loss), seat, "tax_stand")
