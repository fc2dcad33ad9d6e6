"""The chances of one's own choices: the network's scores for what one holds."""

from typing import Final

import numpy as np

from engine.games.coup.base import CHARACTERS, Kind
from engine.games.coup.state import Deed
from engine.games.coup.stewards.beliefs import joint as jt
from engine.games.coup.stewards.beliefs.history import table_at_turn
from engine.games.coup.stewards.beliefs.holdings import HANDS, KINDS, hand_number, holding_number
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
from engine.games.coup.stewards.sight import AIMED, CALL, DEED, PAIR, PASS, hand_of, phase_of
from engine.games.coup.stewards.sight import BLOCK as STOP
from engine.games.coup.stewards.sight import BLOCKS as STOPS
from engine.games.coup.stewards.sight import KINDS as ACTIONS
from engine.games.coup.view import View
from engine.kernel.seats import Seat

PLAIN: Final = 4
"""The actions without a target, which stand first."""

Odds = dict[int, float]
"""The chance of each choice, by the number that it has in sight.py."""


def odds(known: Network, view: View, seat: Seat) -> Odds:
    """The chances of the choices that this seat has."""
    table = view.table
    if table.phase == "draft":
        place = int(seat != table.active)
        return {card: float(known.draft[place, card]) for card in range(KINDS)}
    begun = table_at_turn(known, table)
    found, held = turn_scores(known, begun), _own_holding(view, seat)
    asked, deed = phase_of(table), table.deed
    if asked == "turn" or deed is None:
        return _action(begun, found, held)
    if asked == "lose":
        row = loss_odds(found.choices, cause_of(deed, int(seat != deed.seat)))[held]
        return {card: float(one) for card, one in enumerate(row) if one}
    return _keep_odds(view, seat, found) if asked == "exchange" else _answer(found, held, asked, deed)


def _own_holding(view: View, seat: Seat) -> int:
    """What this seat holds, whose pick its own view shows."""
    pick = view.table.picks[seat].value
    assert pick is not None
    return holding_number(CHARACTERS.index(pick), hand_number(hand_of(view, seat)))


def _action(table: Table, found: Scores, held: int) -> Odds:
    may = actions(table.coins)
    rows = chances(found.choices, [ACTIONS.index(kind) for kind in may])[:, held]
    return {_number_of(kind): float(one) for kind, one in zip(may, rows, strict=True)}


def _number_of(kind: Kind) -> int:
    """With two seats there is one target."""
    number = ACTIONS.index(kind)
    return DEED + number if number < PLAIN else AIMED + number - PLAIN


def _answer(found: Scores, held: int, asked: str, deed: Deed) -> Odds:
    """To pass, or to call, or a block."""
    if asked == "challenge":
        choices = {PASS: QUIET, CALL: CALLS[deed.kind]}
    elif asked == "block":
        choices = {PASS: QUIET, **{STOP + STOPS.index(card): at for card, at in BLOCKS[deed.kind].items()}}
    else:
        assert deed.block is not None
        choices = {PASS: QUIET, CALL: COUNTERS[deed.block]}
    rows = chances(found.choices, tuple(choices.values()))[:, held]
    return dict(zip(choices, map(float, rows), strict=True))


def _keep_odds(view: View, seat: Seat, found: Scores) -> Odds:
    """The hands that may be kept; single cards have numbers before pairs in sight.py."""
    hand, drawn = hand_number(hand_of(view, seat)), hand_number(view.table.drawn.value or ())
    called = int(any(call.turn == view.table.turn for call in view.table.calls))
    row = jt.keep_odds(found.keeps[called], FLOOR)[hand, drawn]
    pairs = HANDS - KINDS
    return {
        PAIR + one if one < pairs else one - pairs: float(row[one]) for one in map(int, np.flatnonzero(row))
    }
