"""The guardhouse: prison, ransom and debts (AW-GUARD)."""

from engine.games.architects.crew import apply_helpers
from engine.games.architects.events import DebtPaid, Imprisoned, Ransomed, Released
from engine.games.architects.facts import SILVER, TABLE
from engine.games.architects.fields import place_worker
from engine.games.architects.goods import gain, silver_paid, take_debts, tax, virtue
from engine.games.architects.names import Errand
from engine.games.architects.powers import ImprisonBonus
from engine.games.architects.state import Player, State, at, captive_count, power
from engine.games.architects.telling import Told
from engine.kernel.dice import Dice
from engine.kernel.seats import Seat

ERRANDS: tuple[Errand, ...] = ("imprison", "release", "ransom_silver", "ransom_debt", "pay_debt")


def max_errands(player: Player) -> int:
    """How many errands a worker placed now may do (AW-GUARD-1)."""
    return at(player, "guardhouse") + 1


def possible(state: State, seat: Seat) -> tuple[Errand, ...]:
    """Errands that would change something and can be paid."""
    return tuple(one for one in ERRANDS if _can(state, seat, one))


def _can(state: State, seat: Seat, errand: Errand) -> bool:
    player = state.players[seat]
    match errand:
        case "imprison":
            return any(player.held)
        case "release":
            return player.prison > 0
        case "ransom_silver":
            return captive_count(state, seat) > 0 and _pays(player, TABLE.ransom.silver, TABLE.ransom.tax)
        case "ransom_debt":
            return captive_count(state, seat) > 0
    return player.unpaid > 0 and _pays(player, TABLE.debt.silver, TABLE.debt.tax)


def _pays(player: Player, silver: int, taxes: int) -> bool:
    return silver + tax(player, taxes) <= player.goods[SILVER]


def after(state: State, seat: Seat, errands: tuple[Errand, ...], dice: Dice) -> State | None:
    """The table after these errands, or None where one of them can't be done then."""
    told = Told(state, dice)
    for one in errands:
        if not _can(told.state, seat, one):
            return None
        told = run_errand(told, seat, one)
    return told.state


def visit_guardhouse(told: Told, seat: Seat, errands: tuple[Errand, ...]) -> Told:
    """A worker at the guardhouse, and its errands one after another (AW-GUARD-1)."""
    told = place_worker(told, seat, "guardhouse")
    for one in errands:
        told = run_errand(told, seat, one)
    return told


def run_errand(told: Told, seat: Seat, errand: Errand) -> Told:
    """One errand."""
    match errand:
        case "imprison":
            return imprison_captives(told, seat)
        case "release":
            return release_from_prison(told, seat)
        case "ransom_silver":
            price = tax(told.player(seat), TABLE.ransom.tax)
            return reclaim_from_boards(silver_paid(told, seat, TABLE.ransom.silver, price), seat)
        case "ransom_debt":
            told = take_debts(told, seat, TABLE.ransom.debts)
            return reclaim_from_boards(virtue(told, seat, TABLE.ransom.virtue), seat)
    return debt_paid(told, seat)


def imprison_captives(told: Told, seat: Seat) -> Told:
    """All captured workers go to prison, for silver each (AW-GUARD-2)."""
    count = sum(told.player(seat).held)
    told = told.tell(Imprisoned(seat, count))
    own = power(told.player(seat))
    bonus = own.silver if isinstance(own, ImprisonBonus) else 0
    told = gain(told, seat, "silver", count * TABLE.imprisoned_silver + bonus)
    return apply_helpers(told, seat, "imprison_captured")


def release_from_prison(told: Told, seat: Seat, most_: int | None = None) -> Told:
    """Own workers leave the prison: all, or so many (AW-GUARD-3)."""
    count = told.player(seat).prison
    count = count if most_ is None else min(count, most_)
    return told.tell(Released(seat, count)) if count else told


def reclaim_from_boards(told: Told, seat: Seat) -> Told:
    """Own workers come back from all boards (AW-GUARD-4)."""
    count = captive_count(told.state, seat)
    return told.tell(Ransomed(seat, count)) if count else told


def debt_paid(told: Told, seat: Seat) -> Told:
    """A debt is paid, at the tax of this moment (AW-GUARD-5, AW-AMB-02)."""
    told = silver_paid(told, seat, TABLE.debt.silver, tax(told.player(seat), TABLE.debt.tax))
    told = virtue(told.tell(DebtPaid(seat)), seat, TABLE.debt.virtue)
    return apply_helpers(told, seat, "debt_paid")
