"""The guardhouse: captured workers to prison, own ones out of prison and captivity, debts paid (AW-GUARD).

A worker there does one errand for each own worker in the guardhouse, in an order of the seat's choice. One
errand pays for the next: silver for imprisoning may ransom, a paid debt brings virtue, which changes tax. So
whether a row of errands is possible is found by doing them, one after another, on the table as it stands.
"""

from typing import Final

from engine.games.architects.base import Happening, Placement
from engine.games.architects.chapter import Folds, Outcome, Rule, chain, chain_so_far, is_chain_ended
from engine.games.architects.chapters import goods, workers
from engine.games.architects.chapters.apprentices import apply_helpers
from engine.games.architects.chapters.goods import change_virtue, gain, pay_silver, take_debts, tax
from engine.games.architects.chapters.workers import place_worker, reclaim_from_boards, release_from_prison
from engine.games.architects.facts import SILVER, TABLE
from engine.games.architects.kinds import ImprisonBonus
from engine.games.architects.names import ERRANDS, Errand
from engine.games.architects.state import Player, State, captive_count, power, with_player, workers_at
from engine.kernel.dice import Dice
from engine.kernel.moves import Field, PartialMove
from engine.kernel.refused import Refusal, no
from engine.kernel.seats import Seat

NO_DICE: Final = Dice(b"no dice fall here")
"""For errands that are only tried: none of them draws a card."""

# --- moves and events ---------------------------------------------------------------------------------------


class Guardhouse(Placement, frozen=True, tag="guardhouse"):
    """A worker at the guardhouse, and errands in their order (AW-GUARD-1)."""

    errands: tuple[Errand, ...] = ()


class Imprisoned(Happening, frozen=True, tag="imprisoned"):
    """All captured workers of a board go to prison (AW-GUARD-2)."""

    seat: Seat
    count: int


class DebtPaid(Happening, frozen=True, tag="debt_paid"):
    """An unpaid debt is paid (AW-DEBT-1)."""

    seat: Seat


# --- a visit ------------------------------------------------------------------------------------------------


def guardhouse_refusal(state: State, seat: Seat, action: Guardhouse) -> Refusal | None:
    """Why these errands are not done: too many, or one that changes nothing or can't be paid then."""
    most = max_errands(state.players[seat])
    if len(action.errands) > most:
        return no("too_many", count=most)
    return no("errand_closed") if _after_errands(state, seat, action.errands) is None else None


def visit_guardhouse(outcome: Outcome, seat: Seat, action: Guardhouse) -> Outcome:
    """A worker at the guardhouse, and its errands one after another (AW-GUARD-1)."""
    outcome = place_worker(outcome, seat, "guardhouse")
    for one in action.errands:
        outcome = run_errand(outcome, seat, one)
    return outcome


def next_guardhouse_field(state: State, seat: Seat, begun: PartialMove) -> Field | None:
    """One errand after another, each judged at what those before it leave; none where none can be done."""
    given = chain_so_far(begun, "errands")
    done = tuple([errand for one in given for errand in ERRANDS if errand == one])
    if is_chain_ended(begun, "errands") or len(done) >= max_errands(state.players[seat]):
        return None
    after = _after_errands(state, seat, done)
    among = () if after is None else possible_errands(after, seat)
    return chain("errands", among) if among else None


def _after_errands(state: State, seat: Seat, errands: tuple[Errand, ...]) -> State | None:
    """The table after these errands; None where one of them can't be done when its turn comes."""
    outcome = Outcome(state, NO_DICE, ERRAND_FOLDS)
    for one in errands:
        if one not in possible_errands(outcome.state, seat):
            return None
        outcome = run_errand(outcome, seat, one)
    return outcome.state


# --- errands ------------------------------------------------------------------------------------------------


def max_errands(player: Player) -> int:
    """How many errands a worker placed now may do (AW-GUARD-1)."""
    return workers_at(player, "guardhouse") + 1


def possible_errands(state: State, seat: Seat) -> tuple[Errand, ...]:
    """Errands that would change something and can be paid, in the order of ERRANDS."""
    player, away = state.players[seat], captive_count(state, seat) > 0

    def can_pay(silver: int, taxes: int) -> bool:
        return silver + tax(player, taxes) <= player.goods[SILVER]

    possible: dict[Errand, bool] = {
        "imprison": any(player.held),
        "release": player.prison > 0,
        "ransom_silver": away and can_pay(TABLE.ransom.silver, TABLE.ransom.tax),
        "ransom_debt": away,
        "pay_debt": player.unpaid > 0 and can_pay(TABLE.debt.silver, TABLE.debt.tax),
    }
    return tuple(one for one in ERRANDS if possible[one])


def run_errand(outcome: Outcome, seat: Seat, errand: Errand) -> Outcome:
    """Do one errand, at the tax of this moment."""
    match errand:
        case "imprison":
            # All captured workers go to prison, for silver each (AW-GUARD-2).
            count, own = sum(outcome.player(seat).held), power(outcome.player(seat))
            outcome = outcome.add(Imprisoned(seat, count))
            bonus = own.silver if isinstance(own, ImprisonBonus) else 0
            outcome = gain(outcome, seat, "silver", count * TABLE.imprisoned_silver + bonus)
            return apply_helpers(outcome, seat, "imprison_captured")
        case "release":
            return release_from_prison(outcome, seat)
        case "ransom_silver":
            taxes = tax(outcome.player(seat), TABLE.ransom.tax)
            return reclaim_from_boards(pay_silver(outcome, seat, TABLE.ransom.silver, taxes), seat)
        case "ransom_debt":
            outcome = take_debts(outcome, seat, TABLE.ransom.debts)
            return reclaim_from_boards(change_virtue(outcome, seat, TABLE.ransom.virtue), seat)
        case "pay_debt":
            # It brings virtue, and what debt collectors add (AW-GUARD-5, AW-AMB-02).
            taxes = tax(outcome.player(seat), TABLE.debt.tax)
            outcome = pay_silver(outcome, seat, TABLE.debt.silver, taxes)
            outcome = change_virtue(outcome.add(DebtPaid(seat)), seat, TABLE.debt.virtue)
            return apply_helpers(outcome, seat, "debt_paid")


def on_imprisoned(state: State, event: Imprisoned) -> State:
    """Each owner's workers lie in its own prison."""
    held = state.players[event.seat].held
    for owner, count in enumerate(held):
        state = with_player(state, owner, prison=state.players[owner].prison + count)
    return with_player(state, event.seat, held=(0,) * len(held))


def on_debt_paid(state: State, event: DebtPaid) -> State:
    """A paid debt costs no points and may be counted by buildings."""
    player = state.players[event.seat]
    return with_player(state, event.seat, unpaid=player.unpaid - 1, paid=player.paid + 1)


# --- what the game collects from this chapter ---------------------------------------------------------------

RULES: Final[dict[type, Rule]] = {
    Guardhouse: Rule(guardhouse_refusal, visit_guardhouse, next_guardhouse_field),
}
FOLDS: Final[Folds] = {Imprisoned: on_imprisoned, DebtPaid: on_debt_paid}

ERRAND_FOLDS: Final[Folds] = {**goods.FOLDS, **workers.FOLDS, **FOLDS}
"""Every event that an errand may bring, so that errands can be tried without the rest of the game."""
