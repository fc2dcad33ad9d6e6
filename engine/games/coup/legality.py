"""Why a move is refused: the one authority, judging only by what the seat itself may see."""

from collections.abc import Callable
from typing import Any

from engine.games.coup import moves as mv
from engine.games.coup.state import (
    State,
    answer_of,
    claimant,
    claimed_character,
    current_deed,
    hand,
    has_final,
)
from engine.kernel.refused import Refusal, no
from engine.kernel.seats import Seat

NOT_ASKED = no("not_asked")
COSTS: dict[type, int] = {one: mv.COST[kind] for one, kind in mv.KIND.items() if kind in mv.COST}


def _draft(state: State, seat: Seat, action: mv.Draft) -> Refusal | None:
    if state.phase != "draft" or seat not in state.living:
        return NOT_ASKED
    return no("already_picked") if hand(state, seat) else None


def _action_refusal(state: State, seat: Seat, action: mv.Deed) -> Refusal | None:
    """The needs of section 3: the turn, the coins and the forced coup (CO-3.9)."""
    if state.phase != "turn" or seat != state.active:
        return NOT_ASKED
    coins, cost = state.coins[seat], COSTS.get(type(action), 0)
    if coins < cost:
        return no("too_few_coins", coins=coins, cost=cost)
    if coins >= mv.FORCED and type(action) is not mv.Coup:
        return no("must_coup", coins=coins)
    return None


def _target_refusal(state: State, seat: Seat, action: mv.Coup | mv.Assassinate | mv.Steal) -> Refusal | None:
    """A target is another that is alive (CO-3.8)."""
    why = _action_refusal(state, seat, action)
    if why is not None:
        return why
    if action.target == seat:
        return no("target_self")
    return None if action.target in state.living else no("target_not_living")


def _theft(state: State, seat: Seat, action: mv.Steal) -> Refusal | None:
    """A target of theft has a coin, unless the table plays otherwise (CO-R15)."""
    why = _target_refusal(state, seat, action)
    if why is not None or state.coins[action.target] or state.options.steal_from_broke == "on":
        return why
    return no("target_broke", target=action.target)


def _pass(state: State, seat: Seat, action: mv.Pass) -> Refusal | None:
    """One answer a seat (T15)."""
    if not _in_window(state, seat):
        return NOT_ASKED
    return None if answer_of(state, seat) is None else no("already_answered")


def _challenge(state: State, seat: Seat, action: mv.Challenge) -> Refusal | None:
    """A pass or an early block may still become a challenge while the window is open (CO-R11, CO-R12)."""
    if state.phase == "block" and seat in state.asked:
        return no("no_claim")
    if not _in_window(state, seat):
        return NOT_ASKED
    return no("already_answered") if has_final(state, seat) else None


def _block(state: State, seat: Seat, action: mv.Block) -> Refusal | None:
    """In its own window, or as an early block of the target (CO-R11, CO-R12)."""
    if not _in_window(state, seat):
        return NOT_ASKED
    deed = current_deed(state)
    if state.phase == "challenge_block" or deed.kind not in mv.BLOCKERS:
        return no("no_block_here")
    if deed.target not in (None, seat):
        return no("not_target")
    if action.character not in mv.BLOCKERS[deed.kind]:
        return no("wrong_blocker", character=action.character)
    if state.phase == "challenge" and state.options.early_block == "off":
        return no("block_too_early")
    same = answer_of(state, seat) == action.character
    return no("already_answered") if same or has_final(state, seat) else None


def _prove(state: State, seat: Seat, action: mv.Prove) -> Refusal | None:
    """Only with the card in hand, and only the card that was named (CO-4.4, CO-R14)."""
    if state.phase != "prove" or seat != claimant(current_deed(state)):
        return NOT_ASKED
    claim = claimed_character(current_deed(state))
    return None if claim in hand(state, seat) else no("not_in_hand", character=claim)


def _lose(state: State, seat: Seat, action: mv.Lose) -> Refusal | None:
    owing = claimant(current_deed(state)) if state.phase == "prove" else state.loser
    if seat != owing or state.phase not in ("prove", "lose"):
        return NOT_ASKED
    return None if 0 <= action.slot < len(hand(state, seat)) else no("no_such_card")


def _keep(state: State, seat: Seat, action: mv.Keep) -> Refusal | None:
    """Exactly as many different cards as lay face down before (CO-R19)."""
    if state.phase != "exchange" or seat != state.active:
        return NOT_ASKED
    size = len(hand(state, seat))
    slots = set(action.slots)
    if len(action.slots) != size or len(slots) != size:
        return no("keep_count", count=size)
    return None if slots <= set(range(size + 2)) else no("no_such_card")


def _resign(state: State, seat: Seat, action: mv.Resign) -> Refusal | None:
    if seat not in state.living:
        return no("out_of_game")
    return no("already_leaving") if seat in state.leaving else None


def _in_window(state: State, seat: Seat) -> bool:
    return state.phase in ("challenge", "block", "challenge_block") and seat in state.asked


REFUSALS: dict[type, Callable[[State, Seat, Any], Refusal | None]] = {
    mv.Draft: _draft,
    mv.Pass: _pass,
    mv.Challenge: _challenge,
    mv.Block: _block,
    mv.Prove: _prove,
    mv.Lose: _lose,
    mv.Keep: _keep,
    mv.Resign: _resign,
    **dict.fromkeys(mv.KIND, _action_refusal),
    mv.Coup: _target_refusal,
    mv.Assassinate: _target_refusal,
    mv.Steal: _theft,
}
