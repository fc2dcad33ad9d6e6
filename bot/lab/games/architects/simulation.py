"""What is counted of simulated games of Architects: points, and what wins: places in turn order, cards.

Nothing is held to bounds: the rules decide what a character or a building is worth.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from bot.lab.simulation.counters import Figure, Simulation, unbound
from bot.render.i18n import Messages
from engine.games.architects.chapters.setup import TurnsBegan
from engine.games.architects.facts import LEVELS
from engine.games.architects.state import State
from engine.record.making import Played

WON: Final = ("role_win", "seat_win", "card_win", "steward_win")
"""Shares of victories: of a character, of a place in turn order, of who has built a card, of a steward."""


def figures(made: Played, kind: Callable[[int], str]) -> Iterator[Figure]:
    """Of each seat its points and its part of the victory: a half where two share it."""
    table: State = made.match_state.state
    best, count = table.places[0] if table.places else (), len(table.players)
    # Who has the first turn is drawn: a place in turn order is worth something, a chair is not.
    events = (event for entry in made.log for event in entry.events)
    first = next((event.first for event in events if isinstance(event, TurnsBegan)), 0)
    for one in table.scores:
        player, part = table.players[one.seat], (one.seat in best) / max(1, len(best))
        yield "stewards", kind(one.seat), one.total
        yield "steward_win", kind(one.seat), part
        yield "seat_win", str((one.seat - first) % count + 1), part
        if player.character is not None:
            yield "roles", player.character, one.total
            yield "role_win", player.character, part
        yield "card_win", f"cathedral_{player.level}", part
        yield from (("card_win", card, part) for card in player.built)


def names(words: Messages, _: None) -> dict[str, str]:
    """Names of the levels to which the cathedral was built, by the names of their figures."""
    return {
        f"cathedral_{level}": words.say("simulate-cathedral", level=level) for level in range(len(LEVELS) + 1)
    }


SIMULATION: Final = Simulation(figures, partial(unbound, WON), names=names)
