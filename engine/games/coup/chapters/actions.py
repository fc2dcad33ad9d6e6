"""A turn is declared: one of seven actions, its target, the character that it claims, its cost (CO-3).

The cost is paid with the declaration (CO-R17). A claimed action opens the window of challenges, foreign aid
the window of blocks; income and a coup take effect at once. From ten coins on there is nothing but a coup
(CO-3.9), which is what silence brings then, too; else silence is income.
"""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from engine.games.coup.base import BLOCKERS, CLAIM, COST, FORCED, By, Character, Events, Happening, Kind, Move
from engine.games.coup.chapters.windows import WindowOpened
from engine.games.coup.state import Deed, State, claims_with, hand, missed_after, others
from engine.kernel.dice import Dice
from engine.kernel.refused import Refusal, no
from engine.kernel.seats import Seat, others_in_order, with_value_at

# --- moves and events ---------------------------------------------------------------------------------------


class Income(Move, frozen=True, tag="income"):
    """One coin (CO-3.1)."""


class ForeignAid(Move, frozen=True, tag="foreign_aid"):
    """Two coins, unless a Duke stops it (CO-3.2)."""


class Coup(Move, frozen=True, tag="coup"):
    """Seven coins for one influence of the target (CO-3.3)."""

    target: Seat


class Tax(Move, frozen=True, tag="tax"):
    """Three coins in the name of the Duke (CO-3.4)."""


class Assassinate(Move, frozen=True, tag="assassinate"):
    """Three coins for one influence of the target, in the name of the Assassin (CO-3.5)."""

    target: Seat


class Steal(Move, frozen=True, tag="steal"):
    """Two coins of the target, in the name of the Captain (CO-3.6)."""

    target: Seat


class Exchange(Move, frozen=True, tag="exchange"):
    """Two cards of the Court to choose from, in the name of the Ambassador (CO-3.7)."""


TurnAction = Income | ForeignAid | Coup | Tax | Assassinate | Steal | Exchange
"""The seven actions of a turn; their tags are the kinds."""

KIND: Final[dict[type[Move], Kind]] = {
    Income: "income",
    ForeignAid: "foreign_aid",
    Coup: "coup",
    Tax: "tax",
    Assassinate: "assassinate",
    Steal: "steal",
    Exchange: "exchange",
}


class ActionDeclared(Happening, frozen=True, tag="action_declared"):
    """An action, its target, the character it claims, and the coins paid for it now (CO-R17)."""

    seat: Seat
    kind: Kind
    target: Seat | None
    claim: Character | None
    paid: int
    by: By


# --- offers -------------------------------------------------------------------------------------------------

# Offers are made once, by the seat they are aimed at: they are asked for after every move.
PLAIN: Final = (Income(), ForeignAid(), Tax(), Exchange())
COUPS: Final = tuple(Coup(seat) for seat in range(6))
ASSASSINATIONS: Final = tuple(Assassinate(seat) for seat in range(6))
THEFTS: Final = tuple(Steal(seat) for seat in range(6))


def offer_turn(state: State, seat: Seat) -> tuple[Move, ...]:
    """Actions may be aimed at all others alive, those who are leaving too, clockwise (CO-3.8)."""
    if seat != state.active:
        return ()
    coins, rivals = state.coins, others_in_order(state.living, seat)
    own = coins[seat]
    if own >= FORCED:
        return tuple([COUPS[one] for one in rivals])
    broke_too = state.options.steal_from_broke == "on"
    found: list[Move] = list(PLAIN)
    for one in rivals:
        if coins[one] or broke_too:
            found.append(THEFTS[one])
    if own >= COST["assassinate"]:
        found += [ASSASSINATIONS[one] for one in rivals]
    if own >= COST["coup"]:
        found += [COUPS[one] for one in rivals]
    return tuple(found)


# --- refusals -----------------------------------------------------------------------------------------------


def action_refusal(state: State, seat: Seat, action: TurnAction) -> Refusal | None:
    """The needs of section 3: the turn, the coins and the forced coup (CO-3.9)."""
    if state.phase != "turn" or seat != state.active:
        return no("not_asked")
    coins, cost = state.coins[seat], COST.get(KIND[type(action)], 0)
    if coins < cost:
        return no("too_few_coins", coins=coins, cost=cost)
    if coins >= FORCED and type(action) is not Coup:
        return no("must_coup", coins=coins)
    return None


def target_refusal(state: State, seat: Seat, action: Coup | Assassinate | Steal) -> Refusal | None:
    """A target is another that is alive (CO-3.8)."""
    why = action_refusal(state, seat, action)
    if why is not None:
        return why
    if action.target == seat:
        return no("target_self")
    return None if action.target in state.living else no("target_not_living")


def theft_refusal(state: State, seat: Seat, action: Steal) -> Refusal | None:
    """A target of theft has a coin, unless the table plays otherwise (CO-R15)."""
    why = target_refusal(state, seat, action)
    if why is not None or state.coins[action.target] or state.options.steal_from_broke == "on":
        return why
    return no("target_broke", target=action.target)


# --- the declaration ----------------------------------------------------------------------------------------


def declare(state: State, seat: Seat, action: TurnAction, dice: Dice) -> Events:
    """The action, by the seat's own choice."""
    return _declare(state, seat, KIND[type(action)], getattr(action, "target", None), "choice")


def declare_by_default(state: State, seat: Seat, dice: Dice) -> Events:
    """Income; at ten coins a coup on most cards, then most coins, then the nearest clockwise."""
    if state.coins[seat] < FORCED:
        return _declare(state, seat, "income", None, "default")
    rivals = others(state, seat)
    target = max(rivals, key=lambda one: (len(hand(state, one)), state.coins[one], -rivals.index(one)))
    return _declare(state, seat, "coup", target, "default")


def _declare(state: State, seat: Seat, kind: Kind, target: Seat | None, by: By) -> Events:
    """The action with its claim; the cost is paid now (CO-R17), and the others are asked, if they may act."""
    claim = CLAIM.get(kind)
    declared = ActionDeclared(seat, kind, target, claim, COST.get(kind, 0), by)
    if claim is not None:
        return declared, WindowOpened("challenge", others(state, seat))
    if kind in BLOCKERS:
        return declared, WindowOpened("block", others(state, seat))
    return (declared,)


def on_action_declared(state: State, event: ActionDeclared) -> State:
    """The action takes effect next, unless a window opens first."""
    seat, paid = event.seat, event.paid
    return replace(
        state,
        phase="resolve",
        deed=Deed(event.kind, seat, event.target, event.claim, paid),
        coins=with_value_at(state.coins, seat, state.coins[seat] - paid) if paid else state.coins,
        treasury=state.treasury + paid,
        claims=state.claims if event.claim is None else claims_with(state, seat, event.claim),
        missed=missed_after(state, seat, event.by),
    )


# --- what the game collects from this chapter ---------------------------------------------------------------

REFUSALS: Final[dict[type, Callable[[State, Seat, Any], Refusal | None]]] = {
    **dict.fromkeys(KIND, action_refusal),
    Coup: target_refusal,
    Assassinate: target_refusal,
    Steal: theft_refusal,
}
HAPPENINGS: Final[dict[type, Callable[[State, Seat, Any, Dice], Events]]] = dict.fromkeys(KIND, declare)
OFFERS: Final = {"turn": offer_turn}
FOLDS: Final[dict[type, Callable[[Any, Any], State]]] = {ActionDeclared: on_action_declared}
