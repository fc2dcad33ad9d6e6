"""Places where a worker gets goods: forest, quarry, mines, silversmith, tax stand, storehouse.

The more own workers stand at a place, the more it brings (AW-RES); the tax stand gives the whole pool for
virtue (AW-TAX-4); at the King's storehouse goods are traded, as often as there are workers (AW-STORE). Where
nothing is to be chosen the move is Work, also for the small and the large space of the black market.
"""

from typing import Final, Literal

from msgspec.structs import replace

from engine.games.architects.base import Happening, Placement
from engine.games.architects.chapter import Folds, Outcome, Rule, chain, chain_so_far, is_chain_ended
from engine.games.architects.chapters.apprentices import apply_helpers, extra_actions, virtue_kept
from engine.games.architects.chapters.goods import change_virtue, gain, give, has_goods, pay_price
from engine.games.architects.chapters.market import buy_goods, space_refusal
from engine.games.architects.chapters.workers import place_worker
from engine.games.architects.facts import DEALS, TABLE, Amounts
from engine.games.architects.names import GOOD, TRADES, Good, Taken, Trade
from engine.games.architects.state import Player, State, with_goods, workers_at
from engine.kernel.moves import Field, PartialMove
from engine.kernel.refused import Refusal, no
from engine.kernel.seats import Seat

Plain = Literal["forest", "quarry", "silversmith", "tax_stand", "black_market_small", "black_market_large"]
"""Locations where nothing is chosen."""

YIELDS: Final[dict[Plain, tuple[Good, int]]] = {
    "forest": ("wood", 0),
    "quarry": ("stone", 0),
    "silversmith": ("silver", 1),
}
"""What each worker brings, and how much more there is for all of them together (AW-RES)."""

# --- moves and events ---------------------------------------------------------------------------------------


class Work(Placement, frozen=True, tag="work"):
    """A worker where nothing is to be chosen."""

    location: Plain


class Mines(Placement, frozen=True, tag="mines"):
    """A worker in the mines, for clay or gold (AW-RES-4)."""

    take: Taken


class Storehouse(Placement, frozen=True, tag="storehouse"):
    """A worker at the storehouse, and trades in their order (AW-STORE-1)."""

    trades: tuple[Trade, ...] = ()


class PoolTaken(Happening, frozen=True, tag="pool_taken"):
    """All silver of the pool (AW-TAX-4)."""

    seat: Seat
    count: int


# --- fields and tax stand -----------------------------------------------------------------------------------


def work_refusal(state: State, seat: Seat, action: Work) -> Refusal | None:
    """Why a worker can do nothing there: an empty pool, a closed space of the black market."""
    match action.location:
        case "tax_stand":
            return None if state.pool else no("pool_empty")
        case "black_market_small" | "black_market_large":
            return space_refusal(state, seat, action.location)
    return None


def work(outcome: Outcome, seat: Seat, action: Work) -> Outcome:
    """A worker, what the place brings, and what the apprentices add."""
    place = action.location
    match place:
        case "black_market_small" | "black_market_large":
            return buy_goods(outcome, seat, place)
        case "tax_stand":
            outcome = place_worker(outcome, seat, place)
            outcome = outcome.add(PoolTaken(seat, outcome.state.pool))
            kept = virtue_kept(outcome.player(seat), place)
            outcome = change_virtue(outcome, seat, min(0, TABLE.tax_stand_virtue + kept))
        case _:
            outcome = place_worker(outcome, seat, place)
            good, beyond = YIELDS[place]
            outcome = gain(outcome, seat, good, workers_at(outcome.player(seat), place) + beyond)
    return apply_helpers(outcome, seat, place)


def on_pool_taken(state: State, event: PoolTaken) -> State:
    """The pool is empty, and the tax stand closed, until somebody pays tax."""
    return replace(with_goods(state, event.seat, "silver", event.count), pool=0)


# --- mines --------------------------------------------------------------------------------------------------


def mines_refusal(state: State, seat: Seat, action: Mines) -> Refusal | None:
    """Why nothing is dug: gold takes a second worker (AW-AMB-16)."""
    return None if mined_count(state.players[seat], action.take) else no("gold_needs_two")


def work_mines(outcome: Outcome, seat: Seat, action: Mines) -> Outcome:
    """A worker in the mines; each miner adds clay to either choice (AW-RES-4)."""
    count = mined_count(outcome.player(seat), action.take)
    outcome = gain(place_worker(outcome, seat, "mines"), seat, action.take, count)
    return apply_helpers(outcome, seat, "mines")


def mined_count(player: Player, take: Taken) -> int:
    """How much clay or gold a worker placed now digs (AW-RES-4, AW-AMB-16)."""
    count = workers_at(player, "mines") + 1
    return 1 + count if take == "clay" else count // 2


# --- storehouse ---------------------------------------------------------------------------------------------


def storehouse_refusal(state: State, seat: Seat, action: Storehouse) -> Refusal | None:
    """Why these trades are not made: too many, or one that can't be paid when its turn comes."""
    player = state.players[seat]
    most = max_trades(player)
    if len(action.trades) > most:
        return no("too_many", count=most)
    return no("trade_closed") if goods_after_trades(player, action.trades) is None else None


def trade(outcome: Outcome, seat: Seat, action: Storehouse) -> Outcome:
    """A worker and its trades."""
    outcome = place_worker(outcome, seat, "storehouse")
    for name in action.trades:
        outcome = give(pay_price(outcome, seat, DEALS[name].pay), seat, DEALS[name].gain)
    return apply_helpers(outcome, seat, "storehouse")


def next_storehouse_field(state: State, seat: Seat, begun: PartialMove) -> Field | None:
    """One trade after another: earlier ones pay for later ones (AW-STORE-1)."""
    player, given = state.players[seat], chain_so_far(begun, "trades")
    made = tuple(name for one in given for name in TRADES if name == one)
    if is_chain_ended(begun, "trades") or len(made) >= max_trades(player):
        return None
    goods = goods_after_trades(player, made)
    among = () if goods is None else possible_trades(player, goods)
    return chain("trades", among) if among else None


def max_trades(player: Player) -> int:
    """How many trades a worker placed now may make (AW-STORE-1)."""
    return workers_at(player, "storehouse") + 1 + extra_actions(player, "storehouse")


def possible_trades(player: Player, goods: Amounts) -> tuple[Trade, ...]:
    """The trades that these goods pay for: printed ones and those of one's apprentices (AW-STORE-4)."""
    owners = (None, *player.crew)
    return tuple(
        [name for name, deal in DEALS.items() if deal.owner in owners and has_goods(goods, deal.pay)]
    )


def goods_after_trades(player: Player, trades: tuple[Trade, ...]) -> Amounts | None:
    """The goods after these trades, or None where one can't be made: earlier ones pay for later ones."""
    goods = player.goods
    for name in trades:
        if name not in possible_trades(player, goods):
            return None
        row = [have - need for have, need in zip(goods, DEALS[name].pay, strict=True)]
        for gift, count in DEALS[name].gain:
            if gift in GOOD:
                row[GOOD[gift]] += count
        goods = tuple(row)
    return goods


# --- what the game collects from this chapter ---------------------------------------------------------------

RULES: Final[dict[type, Rule]] = {
    Work: Rule(work_refusal, work),
    Mines: Rule(mines_refusal, work_mines),
    Storehouse: Rule(storehouse_refusal, trade, next_storehouse_field),
}
FOLDS: Final[Folds] = {PoolTaken: on_pool_taken}
