"""From the deal to the turn of now: what the two seats have seen of each other's play."""

from dataclasses import dataclass, replace
from typing import Final

from engine.games.coup.base import CHARACTERS, CLAIM, COST, GAIN, LOOT, Character
from engine.games.coup.state import Deed, State
from engine.games.coup.stewards.beliefs import joint as jt
from engine.games.coup.stewards.beliefs.holdings import NONE, Array
from engine.games.coup.stewards.beliefs.joint import Lost
from engine.games.coup.stewards.beliefs.network import Network, Scores, Table
from engine.games.coup.stewards.beliefs.questions import (
    BLOCKS,
    CALLS,
    COUNTERS,
    FLOOR,
    QUIET,
    actions,
    cause_of,
    chances,
    loss_odds,
)
from engine.games.coup.stewards.beliefs.solving import turn_scores
from engine.games.coup.stewards.sight import KINDS as ACTIONS

STRIKES: Final = ("assassinate", "coup")
START: Final = (1, 2)
"""Coins of the starter and of the other (CO-R04)."""

Proof = tuple[bool | None, bool | None]
"""Whether the card was shown for the action, and for the block; None where nobody called."""


def table_at_turn(known: Network, state: State) -> Table:
    """The table where this turn began."""
    table = Table(START, (NONE, NONE), jt.after_deal(known.draft))
    for turn, deed in enumerate(state.deeds, start=1):
        table = after(
            table, turn_scores(known, table), deed, _proof(state, turn, deed), _lost_cards(state, deed)
        )
    return table


def _proof(state: State, turn: int, deed: Deed) -> Proof:
    shown = {call.claimant == deed.seat: call.shown for call in state.calls if call.turn == turn}
    return shown.get(True), shown.get(False)


def _lost_cards(state: State, deed: Deed) -> Lost:
    """The first card that each of the two has lost by now, the seat on turn before the other."""
    seats = sorted(state.order, key=lambda seat: seat != deed.seat)
    one, other = (CHARACTERS.index(state.lost[seat][0]) if state.lost[seat] else NONE for seat in seats)
    return one, other


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn that is gone through: what is known of it, how its deed ended, and the joint so far.

    `falls` are the cards that the seats lost first in the whole game, `lost` what lies open so far.
    """

    known: Scores
    deed: Deed
    falls: Lost
    joint: Array
    lost: Lost


def after(table: Table, known: Scores, deed: Deed, proof: Proof, falls: Lost) -> Table:
    """The table where the next turn begins."""
    turn = _after_action_choice(Turn(known, deed, falls, table.joint, table.lost), table.coins)
    turn, through = _after_challenge(turn, proof[0])
    if through and proof[0] is None:
        turn, through = _after_block(turn, proof[1])
    if through and deed.kind in STRIKES:
        turn = _fell(turn, 1)
    if through and deed.kind == "exchange":
        keeps = jt.keep_odds(known.keeps[int(proof[0] is not None)], FLOOR)
        turn = replace(turn, joint=jt.after_exchange(turn.joint, turn.lost, keeps))
    coins = _purses_after(table.coins, deed, through=through, caught=proof[0] is False)
    return Table(coins[::-1], turn.lost[::-1], jt.from_other_seat(turn.joint))


def _after_action_choice(turn: Turn, coins: tuple[int, int]) -> Turn:
    """The choice of the action."""
    may = actions(coins, turn.deed.kind)
    found = chances(turn.known.choices, [ACTIONS.index(kind) for kind in may])
    return _chose(turn, 0, found[may.index(turn.deed.kind)])


def _after_challenge(turn: Turn, shown: bool | None) -> tuple[Turn, bool]:
    """The answer to the action's claim, and whether the action goes on."""
    spot = CALLS.get(turn.deed.kind)
    if spot is None:
        return turn, True
    found = chances(turn.known.choices, (QUIET, spot))[int(shown is not None)]
    turn = _chose(turn, 1, found)
    return (turn, True) if shown is None else _after_proof(turn, 0, CLAIM[turn.deed.kind], shown)


def _after_block(turn: Turn, shown: bool | None) -> tuple[Turn, bool]:
    """The block, the answer to its claim, and whether the action goes on."""
    blocks, block = BLOCKS.get(turn.deed.kind, {}), turn.deed.block
    if not blocks:
        return turn, True
    spots = (QUIET, *blocks.values())
    spot = QUIET if block is None else blocks[block]
    turn = _chose(turn, 1, chances(turn.known.choices, spots)[spots.index(spot)])
    if block is None:
        return turn, True
    counters = chances(turn.known.choices, (QUIET, COUNTERS[block]))
    turn = _chose(turn, 0, counters[int(shown is not None)])
    if shown is None:
        return turn, False
    turn, held = _after_proof(turn, 1, block, shown)
    return turn, not held


def _after_proof(turn: Turn, seat: int, claim: Character, shown: bool) -> tuple[Turn, bool]:
    """Who was called shows the card, or does not; the other, or itself, loses one."""
    card = CHARACTERS.index(claim)
    if shown:
        turn = replace(turn, joint=jt.proven(turn.joint, seat, card, turn.lost))
    else:
        turn = replace(turn, joint=jt.unproven(turn.joint, seat, card))
    return _fell(turn, 1 - seat if shown else seat), shown


def _fell(turn: Turn, seat: int) -> Turn:
    """A card is turned up. Only the first of a seat is seen here: with the second the game is over."""
    card = turn.falls[seat]
    if turn.lost[seat] != NONE or card == NONE:
        return turn
    odds = loss_odds(turn.known.choices, cause_of(turn.deed, seat))[:, card]
    lost = (card, turn.lost[1]) if seat == 0 else (turn.lost[0], card)
    return replace(turn, joint=jt.after_loss(turn.joint, seat, card, odds), lost=lost)


def _chose(turn: Turn, seat: int, found: Array) -> Turn:
    return replace(turn, joint=jt.after_choice(turn.joint, seat, found))


def _purses_after(coins: tuple[int, int], deed: Deed, *, through: bool, caught: bool) -> tuple[int, int]:
    """The purses after the action; what was paid comes back where its claim was not shown (CO-4.7)."""
    own, other = coins
    own -= 0 if caught else COST.get(deed.kind, 0)
    loot = min(LOOT, other) if through and deed.kind == "steal" else 0
    gain = GAIN.get(deed.kind, 0) if through else 0
    return own + gain + loot, other - loot
