"""The game so far, turn by turn, and from there the chances of the choices that one's own seat has now.

Each turn is gone through by its scores (networks.py, solving.py), as everybody saw it: the action, whether
its claim was called and shown, a block and whether that was called and shown, the cards that were lost. At
each of these the joint learns how often each holding would have done so (joint.py). At the end a seat looks
up the row of its own holding.

Nothing is remembered from move to move: the game is gone through from the deal on each time, which takes
milliseconds, so that what a steward does follows from its view alone.
"""

from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from engine.games.coup.base import CHARACTERS, CLAIM, COST, GAIN, LOOT, Character
from engine.games.coup.state import Deed, State
from engine.games.coup.stewards.beliefs import joint as jt
from engine.games.coup.stewards.beliefs.joint import (
    HANDS,
    KINDS,
    NONE,
    Array,
    Lost,
    hand_number,
    holding_number,
)
from engine.games.coup.stewards.beliefs.networks import (
    BLOCKS,
    CALLS,
    COUNTERS,
    FLOOR,
    QUIET,
    Choice,
    Network,
    Scores,
    Table,
    actions,
    cause_of,
    chances,
    loss_odds,
)
from engine.games.coup.stewards.beliefs.solving import turn_scores
from engine.games.coup.stewards.sight import BLOCK, CALL, DEED, PAIR, PASS, hand_of, phase_of
from engine.games.coup.stewards.sight import BLOCKS as BLOCKING
from engine.games.coup.stewards.sight import KINDS as ACTIONS
from engine.games.coup.view import View
from engine.kernel.seats import Seat

STRIKES: Final = ("assassinate", "coup")
START: Final = (1, 2)
"""Coins of the starter and of the other (CO-R04)."""

Proof = tuple[bool | None, bool | None]
"""Whether the card was shown for the action, and for the block; None where nobody called."""

Odds = dict[int, float]
"""The chance of each choice, by the number that it has in sight.py."""


def odds(known: Network, view: View, seat: Seat) -> Odds:
    """The chances of the choices that this seat has now; of two or more."""
    table = view.table
    if table.phase == "draft":
        place = int(seat != table.active)
        return {card: float(known.draft[place, card]) for card in range(KINDS)}

    begun = table_at_turn(known, table)
    found = turn_scores(known, begun)
    pick, hand = table.picks[seat].value, hand_number(hand_of(view, seat))
    assert pick is not None
    held = holding_number(CHARACTERS.index(pick), hand)
    asked, deed = phase_of(table), table.deed

    # Cards of one's own: which is lost, which are kept.
    if asked == "lose" and deed is not None:
        row = loss_odds(found.choices, cause_of(deed, int(seat != deed.seat)))[held]
        return {card: float(one) for card, one in enumerate(row) if one}
    if asked == "exchange":
        drawn = hand_number(table.drawn.value or ())
        called = int(any(call.turn == table.turn for call in table.calls))
        row = jt.keep_odds(found.keeps[called], FLOOR)[hand, drawn]
        # In sight.py single cards have numbers before pairs.
        pairs = HANDS - KINDS
        kept = map(int, np.flatnonzero(row))
        return {PAIR + one if one < pairs else one - pairs: float(row[one]) for one in kept}

    # All else has a score for each choice. With two seats an action has one target at most, so its number in
    # sight.py is its place among the actions.
    choices: dict[int, Choice] = {PASS: QUIET}
    if deed is None:
        choices = {DEED + ACTIONS.index(kind): ACTIONS.index(kind) for kind in actions(begun.coins)}
    elif asked == "challenge":
        choices[CALL] = CALLS[deed.kind]
    elif asked == "block":
        choices |= {BLOCK + BLOCKING.index(card): at for card, at in BLOCKS[deed.kind].items()}
    else:
        assert deed.block is not None
        choices[CALL] = COUNTERS[deed.block]
    rows = chances(found.choices, tuple(choices.values()))[:, held]
    return dict(zip(choices, map(float, rows), strict=True))


# --- the turns so far ---------------------------------------------------------------------------------------


def table_at_turn(known: Network, state: State) -> Table:
    """The table where this turn began, as everybody knows it."""
    table = Table(START, (NONE, NONE), jt.after_deal(known.draft))
    for number, deed in enumerate(state.deeds, start=1):
        shown = {call.claimant == deed.seat: call.shown for call in state.calls if call.turn == number}
        # Only the first card that a seat lost is looked for: with the second the game is over.
        seats = sorted(state.order, key=lambda seat: seat != deed.seat)
        one, other = (CHARACTERS.index(state.lost[seat][0]) if state.lost[seat] else NONE for seat in seats)
        proof = shown.get(True), shown.get(False)
        table = after(table, turn_scores(known, table), deed, proof, (one, other))
    return table


def after(table: Table, known: Scores, deed: Deed, proof: Proof, falls: Lost) -> Table:
    """The table where the next turn begins.

    `falls` are the cards that the seats have lost first by now, of the seat on turn and of the other, even in
    a later turn than this.
    """
    turn = Turn(known, deed, falls, table.joint, table.lost)
    action_shown, block_shown = proof

    # The seat on turn chose its action.
    may = actions(table.coins, deed.kind)
    odds = chances(known.choices, [ACTIONS.index(kind) for kind in may])
    turn = turn.with_choice(0, odds[may.index(deed.kind)])

    # The other let its claim be, or called it.
    if deed.kind in CALLS:
        odds = chances(known.choices, (QUIET, CALLS[deed.kind]))
        turn = turn.with_choice(1, odds[int(action_shown is not None)])
        if action_shown is not None:
            turn = turn.with_proof(0, CLAIM[deed.kind], shown=action_shown)
    through = action_shown is not False

    # Who did not call it blocked, or let it be; and the block was let be, or called.
    blocks = BLOCKS.get(deed.kind, {}) if action_shown is None else {}
    if blocks:
        spots = (QUIET, *blocks.values())
        odds = chances(known.choices, spots)
        turn = turn.with_choice(1, odds[spots.index(QUIET if deed.block is None else blocks[deed.block])])
    if blocks and deed.block is not None:
        odds = chances(known.choices, (QUIET, COUNTERS[deed.block]))
        turn = turn.with_choice(0, odds[int(block_shown is not None)])
        if block_shown is not None:
            turn = turn.with_proof(1, deed.block, shown=block_shown)
        through = block_shown is False

    # What took effect. What was paid comes back where the action's claim was not shown (CO-4.7).
    own, other = table.coins
    own -= 0 if action_shown is False else COST.get(deed.kind, 0)
    if through:
        loot = min(LOOT, other) if deed.kind == "steal" else 0
        own, other = own + GAIN.get(deed.kind, 0) + loot, other - loot
    if through and deed.kind in STRIKES:
        turn = turn.with_loss(1)
    if through and deed.kind == "exchange":
        keeps = jt.keep_odds(known.keeps[int(action_shown is not None)], FLOOR)
        turn = replace(turn, joint=jt.after_exchange(turn.joint, turn.lost, keeps))
    return Table((other, own), turn.lost[::-1], jt.from_other_seat(turn.joint))


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn that is gone through: what is known of it, how its deed ended, and the joint so far.

    `falls` are the cards that the seats lost first in the whole game, `lost` what lies open so far. Seats are
    0 for the seat on turn and 1 for the other.
    """

    known: Scores
    deed: Deed
    falls: Lost
    joint: Array
    lost: Lost

    def with_choice(self, seat: int, odds: Array) -> "Turn":
        """After a choice that each holding of this seat makes with these chances."""
        return replace(self, joint=jt.after_choice(self.joint, seat, odds))

    def with_proof(self, seat: int, claim: Character, *, shown: bool) -> "Turn":
        """After a call: this seat showed its card and the other loses one, or it did not and loses one."""
        card = CHARACTERS.index(claim)
        if not shown:
            return replace(self, joint=jt.unproven(self.joint, seat, card)).with_loss(seat)
        return replace(self, joint=jt.proven(self.joint, seat, card, self.lost)).with_loss(1 - seat)

    def with_loss(self, seat: int) -> "Turn":
        """After a card was turned up, if it is the seat's first; with the second the game is over."""
        card = self.falls[seat]
        if self.lost[seat] != NONE or card == NONE:
            return self
        odds = loss_odds(self.known.choices, cause_of(self.deed, seat))[:, card]
        lost = (card, self.lost[1]) if seat == 0 else (self.lost[0], card)
        return replace(self, joint=jt.after_loss(self.joint, seat, card, odds), lost=lost)
