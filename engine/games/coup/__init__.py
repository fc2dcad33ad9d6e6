"""Coup: claims, challenges and blocks for 2 to 6 seats; the last one with a face-down card wins.

Begin with `chapters`, where each move stands whole: how it is offered and refused, what it does, what its
events change. `base` and `state` are what all are built on, `rules` puts the chapters' tables together,
`view` is what one seat may see, and `stewards` are players of the program, which see views alone.
What is said of all this stands in bot/games/coup.
"""

from engine.games.coup.base import RULINGS, Options, Ruling
from engine.games.coup.chapters.setup import setup
from engine.games.coup.orders import play
from engine.games.coup.rules import (
    FOLDS,
    REFUSALS,
    Action,
    Event,
    epoch,
    flow,
    happenings,
    offers,
    result,
)
from engine.games.coup.state import State
from engine.games.coup.stewards.company import company
from engine.games.coup.stewards.cunning import cunning, response
from engine.games.coup.stewards.playing import calculating, liar, prudent
from engine.games.coup.view import view
from engine.kernel.game import AnyGame, Game, newest
from engine.kernel.steward import COMPANY


def game() -> AnyGame:
    """The record of Coup, by its newest rules."""
    return newest(*(_game_by_ruling(version, ruling) for version, ruling in enumerate(RULINGS, start=1)))


def _game_by_ruling(version: int, ruling: Ruling) -> AnyGame:
    """The rules of one version.

    Everything said at this table is something the others go by: nothing is taken back. A pass gives way to a
    challenge or a block while its window is open (CO-R11); that is a move of its own.
    """
    order = flow(ruling)
    return Game(
        name="coup",
        version=version,
        seats=(2, 3, 4, 5, 6),
        state=State,
        action=Action,
        event=Event,
        options=Options,
        setup=setup,
        refusals=REFUSALS,
        offers=offers,
        happenings=happenings(order),
        follow=order.follow,
        folds=FOLDS,
        waits=order.waits,
        view=view,
        epoch=epoch,
        result=result,
        final=tuple(REFUSALS),
        stewards={COMPANY: company, "prudent": prudent, "cunning": cunning},
        orders=play,
        sparring={"calculating": calculating, "liar": liar, "response": response},
        voices=True,
        usual=5,
        shortest={"max_turns": 14},
    )
