"""What is counted of one game: how it ended, how long it was, who won; and what its plugin counts."""

from collections.abc import Callable, Iterator

from bot.counters import Figure
from bot.games import simulation
from engine.kernel.game import AnyGame, Result
from engine.record.making import Played

Kind = Callable[[int], str]
"""The steward at a seat."""


def count_figures(game: AnyGame, made: Played, kind: Kind) -> Iterator[Figure]:
    """The figures of a game."""
    result = game.result(made.match_state.state)
    yield "moves", "", len(made.log)
    yield "ended", result.why if result else "unfinished", 1
    yield from _winners(result)
    own = simulation(game.name)
    if own is not None:
        yield from own.figures(made, kind)


def _winners(result: Result | None) -> Iterator[Figure]:
    """Who stands in the first place: several where it is shared."""
    for seat in result.places[0] if result and result.places else ():
        yield "seats", str(seat + 1), 1
