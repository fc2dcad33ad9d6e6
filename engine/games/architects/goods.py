"""Goods, virtue and debts: how they are gained, paid and lost (AW-COMP-3, AW-TAX, AW-VIRT, AW-DEBT)."""

from operator import ge

from engine.games.architects.decks import draw
from engine.games.architects.events import (
    DebtAvoided,
    DebtDestroyed,
    DebtTaken,
    GoodsGained,
    GoodsPaid,
    TaxPaid,
    VirtueChanged,
)
from engine.games.architects.facts import GOLD, HIGHEST, MARBLE, SILVER, TABLE, Amounts, Gifts
from engine.games.architects.names import GOODS, Good
from engine.games.architects.powers import AvoidDebt, GoldIsMarble, TaxIgnored
from engine.games.architects.state import Player, power
from engine.games.architects.telling import Told
from engine.kernel.seats import Seat


def give(told: Told, seat: Seat, gifts: Gifts) -> Told:
    """Goods, virtue and buildings, in the order of the card."""
    for name, count in gifts:
        if name == "virtue":
            told = virtue(told, seat, count)
        elif name == "buildings":
            told = draw(told, seat, count)
        else:
            told = gain(told, seat, name, count)
    return told


def gain(told: Told, seat: Seat, good: Good, count: int) -> Told:
    """So much of a good; nothing where it is none."""
    return told.tell(GoodsGained(seat, good, count)) if count > 0 else told


def pay_price(told: Told, seat: Seat, cost: Amounts) -> Told:
    """A price to the supply (AW-TAX-1)."""
    price = payment(told.player(seat), cost)
    assert price is not None
    for good, count in zip(GOODS, price, strict=True):
        if count:
            told = told.tell(GoodsPaid(seat, good, count))
    return told


def silver_paid(told: Told, seat: Seat, silver: int, tax: int) -> Told:
    """Silver to the supply, and what is tax into the pool (AW-TAX-1)."""
    if silver:
        told = told.tell(GoodsPaid(seat, "silver", silver))
    return told.tell(TaxPaid(seat, tax)) if tax else told


def payment(player: Player, cost: Amounts) -> Amounts | None:
    """What is paid for a price, or None; Therese pays gold with marble and marble with gold (AW-CHAR-9)."""
    if isinstance(power(player), GoldIsMarble):
        cost = _either(player, cost)
    return cost if enough(player.goods, cost) else None


def enough(goods: Amounts, cost: Amounts) -> bool:
    """Whether of each kind there is as much."""
    return all(map(ge, goods, cost))


def _either(player: Player, cost: Amounts) -> Amounts:
    """The printed kind as far as it goes, the other for the rest."""
    wanted = cost[GOLD] + cost[MARBLE]
    gold = min(cost[GOLD], player.goods[GOLD])
    marble = min(wanted - gold, player.goods[MARBLE])
    row = list(cost)
    row[GOLD], row[MARBLE] = wanted - marble, marble
    return tuple(row)


def tax(player: Player, amount: int) -> int:
    """The tax of a payment at the virtue of this moment (AW-TAX-3, AW-CHAR-5)."""
    own = power(player)
    less = own.amount if isinstance(own, TaxIgnored) else 0
    return max(0, amount - TABLE.virtue[player.virtue].tax_ignored - less)


def virtue(told: Told, seat: Seat, points: int) -> Told:
    """Virtue moves; beyond either end of the track it destroys or brings debts (AW-VIRT-2, AW-VIRT-3)."""
    before = told.player(seat).virtue
    now = min(HIGHEST, max(0, before + points))
    if now != before:
        told = told.tell(VirtueChanged(seat, now - before, now))
    beyond = before + points - now
    if beyond > 0:
        return destroy_unpaid_debts(told, seat, beyond)
    return take_debts(told, seat, -beyond) if beyond < 0 else told


def destroy_unpaid_debts(told: Told, seat: Seat, count: int) -> Told:
    """Unpaid debts that are destroyed, as many as there are (AW-AMB-03)."""
    count = min(count, told.player(seat).unpaid)
    return told.tell(DebtDestroyed(seat, count)) if count else told


def take_debts(told: Told, seat: Seat, count: int) -> Told:
    """Debts are taken; who may avoid them for silver does, each that can be paid for (AW-DEBT-2)."""
    own = power(told.player(seat))
    taken = count
    if isinstance(own, AvoidDebt):
        for _ in range(count):
            if told.player(seat).goods[SILVER] >= own.silver:
                told, taken = told.tell(DebtAvoided(seat, own.silver)), taken - 1
    return told.tell(DebtTaken(seat, taken)) if taken else told
