"""What every table has beside its game: who sits where, stewards, pause, seeds. Games never see it."""

from engine.kernel.table.absence import REGENT_AFTER, acted, after_expiry, after_move
from engine.kernel.table.chapter import Moment
from engine.kernel.table.evolving import evolve
from engine.kernel.table.orders import ordered, orders_of, turned
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
    "acted",
    "after_expiry",
    "after_move",
    "events",
    "evolve",
    "ordered",
    "orders_of",
    "refusal",
    "seat_of",
    "turned",
    "words_of",
]
