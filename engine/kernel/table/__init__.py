"""What every table has beside its game: who sits where, stewards, pause, seeds. Games never see it."""

from engine.kernel.table.absence import REGENT_AFTER, after_expiry, after_move, with_activity
from engine.kernel.table.chapter import Moment
from engine.kernel.table.evolving import evolve
from engine.kernel.table.orders import orders_of, orders_played, update_away
from engine.kernel.table.rules import WORD_MOST, events, refusal
from engine.kernel.table.state import HOST, Chair, Seal, Status, Table, Word, seat_of, words_of

__all__ = [
    "HOST",
    "REGENT_AFTER",
    "WORD_MOST",
    "Chair",
    "Moment",
    "Seal",
    "Status",
    "Table",
    "Word",
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
