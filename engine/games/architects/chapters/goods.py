"""Goods, silver, virtue, debts and drawn buildings: how a seat comes by them, and how they go.

No move stands here: the other chapters give and take through these functions (AW-COMP-3, AW-TAX, AW-VIRT,
AW-DEBT, AW-HAND-2). One kind of change may bring about another:

    virtue beyond the top of its track destroys unpaid debts, below its bottom it brings debts
    a debt that would be taken is avoided for silver by whoever has that power
    a card gives goods, virtue or buildings

Decks have no order until they are drawn from, so that nobody can have known a card (AW-INFO-1, AW-RNG-1).
"""

from operator import ge
from typing import Final

from msgspec.structs import replace

from engine.games.architects.base import Happening
from engine.games.architects.chapter import Folds, Outcome
from engine.games.architects.facts import GOLD, HIGHEST, MARBLE, SILVER, TABLE, Amounts, Gifts
from engine.games.architects.kinds import AvoidDebt, GoldIsMarble, TaxIgnored
from engine.games.architects.names import GOODS, Buildings, Good
from engine.games.architects.state import Player, State, hand, power, with_goods, with_player
from engine.kernel.sealed import Sealed, open_sealed, seal
from engine.kernel.seats import Seat, remove_each

# --- events -------------------------------------------------------------------------------------------------


class GoodsGained(Happening, frozen=True, tag="goods_gained"):
    """Goods from the supply."""

    seat: Seat
    good: Good
    count: int


class GoodsPaid(Happening, frozen=True, tag="goods_paid"):
    """Goods to the supply."""

    seat: Seat
    good: Good
    count: int


class TaxPaid(Happening, frozen=True, tag="tax_paid"):
    """Silver into the pool (AW-TAX-1)."""

    seat: Seat
    count: int


class VirtueChanged(Happening, frozen=True, tag="virtue_changed"):
    """Virtue moves by `points`, and stands at `virtue` (AW-VIRT-1)."""

    seat: Seat
    points: int
    virtue: int


class DebtTaken(Happening, frozen=True, tag="debt_taken"):
    """Unpaid debts more (AW-VIRT-3)."""

    seat: Seat
    count: int


class DebtAvoided(Happening, frozen=True, tag="debt_avoided"):
    """Silver in place of a debt."""

    seat: Seat
    count: int


class DebtDestroyed(Happening, frozen=True, tag="debt_destroyed"):
    """Unpaid debts less (AW-VIRT-2)."""

    seat: Seat
    count: int


class BuildingsDrawn(Happening, frozen=True, tag="buildings_drawn"):
    """Buildings from the deck to a hand (AW-HAND-2)."""

    seat: Seat
    cards: Sealed[Buildings]
    count: int


# --- given --------------------------------------------------------------------------------------------------


def give(outcome: Outcome, seat: Seat, gifts: Gifts) -> Outcome:
    """Give a seat goods, virtue and buildings, in the order of the card."""
    for name, count in gifts:
        if name == "virtue":
            outcome = change_virtue(outcome, seat, count)
        elif name == "buildings":
            outcome = draw_buildings(outcome, seat, count)
        else:
            outcome = gain(outcome, seat, name, count)
    return outcome


def gain(outcome: Outcome, seat: Seat, good: Good, count: int) -> Outcome:
    """Give a seat so much of a good; no event where it is none."""
    return outcome.add(GoodsGained(seat, good, count)) if count > 0 else outcome


# --- paid ---------------------------------------------------------------------------------------------------


def tax(player: Player, amount: int) -> int:
    """The tax of a payment at the virtue of this moment (AW-TAX-3, AW-CHAR-5)."""
    own = power(player)
    less = own.amount if isinstance(own, TaxIgnored) else 0
    return max(0, amount - TABLE.virtue[player.virtue].tax_ignored - less)


def pay_silver(outcome: Outcome, seat: Seat, silver: int, taxes: int) -> Outcome:
    """Pay silver to the supply, and what is tax into the pool (AW-TAX-1)."""
    if silver:
        outcome = outcome.add(GoodsPaid(seat, "silver", silver))
    return outcome.add(TaxPaid(seat, taxes)) if taxes else outcome


def pay_price(outcome: Outcome, seat: Seat, cost: Amounts) -> Outcome:
    """Pay a price in goods to the supply (AW-TAX-1). The seat must be able to (`payment`)."""
    price = payment(outcome.player(seat), cost)
    assert price is not None
    for good, count in zip(GOODS, price, strict=True):
        if count:
            outcome = outcome.add(GoodsPaid(seat, good, count))
    return outcome


def payment(player: Player, cost: Amounts) -> Amounts | None:
    """The goods that are paid for a price; None where they are not there.

    Therese pays gold with marble and marble with gold: the printed kind as far as it goes, the other for the
    rest (AW-CHAR-9).
    """
    if isinstance(power(player), GoldIsMarble):
        wanted = cost[GOLD] + cost[MARBLE]
        gold = min(cost[GOLD], player.goods[GOLD])
        marble = min(wanted - gold, player.goods[MARBLE])
        row = list(cost)
        row[GOLD], row[MARBLE] = wanted - marble, marble
        cost = tuple(row)
    return cost if has_goods(player.goods, cost) else None


def has_goods(goods: Amounts, cost: Amounts) -> bool:
    """Whether there is as much of each good as this price takes."""
    return all(map(ge, goods, cost))


# --- virtue and debts ---------------------------------------------------------------------------------------


def change_virtue(outcome: Outcome, seat: Seat, points: int) -> Outcome:
    """Move virtue; beyond either end of the track it destroys or brings debts (AW-VIRT-2, AW-VIRT-3)."""
    before = outcome.player(seat).virtue
    now = min(HIGHEST, max(0, before + points))
    if now != before:
        outcome = outcome.add(VirtueChanged(seat, now - before, now))
    beyond = before + points - now
    if beyond > 0:
        return destroy_debts(outcome, seat, beyond)
    return take_debts(outcome, seat, -beyond) if beyond < 0 else outcome


def destroy_debts(outcome: Outcome, seat: Seat, count: int) -> Outcome:
    """Destroy unpaid debts, as many as there are (AW-AMB-03): no virtue comes of it (AW-DEBT-1)."""
    count = min(count, outcome.player(seat).unpaid)
    return outcome.add(DebtDestroyed(seat, count)) if count else outcome


def take_debts(outcome: Outcome, seat: Seat, count: int) -> Outcome:
    """Take debts; who may avoid them for silver does, each that can be paid for (AW-DEBT-2)."""
    own = power(outcome.player(seat))
    taken = count
    if isinstance(own, AvoidDebt):
        for _ in range(count):
            if outcome.player(seat).goods[SILVER] >= own.silver:
                outcome, taken = outcome.add(DebtAvoided(seat, own.silver)), taken - 1
    return outcome.add(DebtTaken(seat, taken)) if taken else outcome


# --- the deck of buildings ----------------------------------------------------------------------------------


def draw_buildings(outcome: Outcome, seat: Seat, count: int) -> Outcome:
    """Draw buildings to a hand, as many as there are (AW-HAND-2)."""
    cards = next_buildings(outcome, count)
    return outcome.add(BuildingsDrawn(seat, seal(cards, seat), len(cards))) if cards else outcome


def next_buildings(outcome: Outcome, count: int) -> Buildings:
    """The next buildings of the deck, as many as there are: those under it come last (AW-HAND-2)."""
    fresh = open_sealed(outcome.state.fresh)
    drawn, _ = outcome.dice.sample(fresh, count, "buildings", len(fresh))
    under = outcome.state.under[: count - len(drawn)]
    return (*drawn, *(open_sealed(one.card) for one in under))


def without_drawn(state: State, cards: Buildings) -> State:
    """The table after these cards, which were the next ones, have left the deck."""
    fresh = open_sealed(state.fresh)
    left = remove_each(fresh, *cards)
    below = len(cards) - (len(fresh) - len(left))
    return replace(state, fresh=Sealed(left, ()), under=state.under[below:])


# --- folds --------------------------------------------------------------------------------------------------


def on_tax_paid(state: State, event: TaxPaid) -> State:
    return replace(with_goods(state, event.seat, "silver", -event.count), pool=state.pool + event.count)


def on_buildings_drawn(state: State, event: BuildingsDrawn) -> State:
    cards = open_sealed(event.cards)
    state = without_drawn(state, cards)
    return with_player(state, event.seat, hand=Sealed((*hand(state, event.seat), *cards), (event.seat,)))


def with_debts(state: State, seat: Seat, by: int) -> State:
    """The table with more unpaid debts at one seat, or fewer where `by` is below zero."""
    return with_player(state, seat, unpaid=state.players[seat].unpaid + by)


FOLDS: Final[Folds] = {
    GoodsGained: lambda state, event: with_goods(state, event.seat, event.good, event.count),
    GoodsPaid: lambda state, event: with_goods(state, event.seat, event.good, -event.count),
    TaxPaid: on_tax_paid,
    VirtueChanged: lambda state, event: with_player(state, event.seat, virtue=event.virtue),
    DebtTaken: lambda state, event: with_debts(state, event.seat, event.count),
    DebtAvoided: lambda state, event: with_goods(state, event.seat, "silver", -event.count),
    DebtDestroyed: lambda state, event: with_debts(state, event.seat, -event.count),
    BuildingsDrawn: on_buildings_drawn,
}
