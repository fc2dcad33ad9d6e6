"""What every table has beside its game: who sits where, stewards, pause, pace, seeds. Games never see it.

Begin with state.py, which is what a table is, then chapter.py and any chapter: seating, hosting, lifecycle,
seeds, absence, watching, motions, timing. rules.py collects them. Deadlines are not here but in engine/clock,
and what a match says to a motion is in engine/match; who a player's number is only the store knows.
"""

from engine.kernel.table.absence import (
    after_expiry,
    after_move,
    orders_of,
    orders_played,
    update_away,
    with_activity,
)
from engine.kernel.table.chapter import Moment
from engine.kernel.table.rules import AnyTableAction, events, evolve, refusal
from engine.kernel.table.seeds import WORD_MOST
from engine.kernel.table.state import HOST, Chair, Table, seat_of, words_of

__all__ = [
    "HOST",
    "WORD_MOST",
    "AnyTableAction",
    "Chair",
    "Moment",
    "Table",
    "after_expiry",
    "after_move",
    "events",
    "evolve",
    "orders_of",
    "orders_played",
    "refusal",
    "seat_of",
    "update_away",
    "with_activity",
    "words_of",
]
