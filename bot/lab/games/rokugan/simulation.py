"""What is counted of simulated games of Rokugan: honour by clan, and each clan's and steward's victories.

Nothing is held to bounds: the rules decide what a clan is worth.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from bot.lab.simulation.counters import Figure, Simulation, unbound
from engine.games.rokugan.state import State
from engine.record.making import Played

WON: Final = ("role_win", "seat_win", "steward_win")
"""Shares of victories: of a clan and of a steward wherever they sat, of a seat at the table."""


def figures(made: Played, kind: Callable[[int], str]) -> Iterator[Figure]:
    """Of each seat its clan's honour, and its part of the victory: a half where two share it."""
    table: State = made.match_state.state
    best = table.places[0] if table.places else ()
    for one in table.scores:
        clan, part = table.players[one.seat].clan or "", (one.seat in best) / max(1, len(best))
        yield "roles", clan, one.total
        yield "role_win", clan, part
        yield "seat_win", str(one.seat + 1), part
        yield "steward_win", kind(one.seat), part


SIMULATION: Final = Simulation(figures, partial(unbound, WON))
