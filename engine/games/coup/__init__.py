"""Coup: claims, challenges and blocks for 2 to 6 seats; the last one with a face-down card wins."""

from typing import get_args

from engine.games.coup import moves as mv
from engine.games.coup.events import Event
from engine.games.coup.flow import flow
from engine.games.coup.fold import FOLDS
from engine.games.coup.legality import REFUSALS
from engine.games.coup.moves import Options
from engine.games.coup.offers import offers
from engine.games.coup.rules import epoch, happenings, result
from engine.games.coup.rulings import RULINGS, Ruling
from engine.games.coup.setup import setup
from engine.games.coup.state import State
from engine.games.coup.stewards.cunning import cunning, response
from engine.games.coup.stewards.liar import liar
from engine.games.coup.stewards.playing import calculating, prudent
from engine.games.coup.view import View, view
from engine.kernel.game import AnyGame, Game, newest


def game() -> AnyGame:
    """The record of Coup, by its newest rules."""
    return newest(*(_game_by_ruling(version, ruling) for version, ruling in enumerate(RULINGS, start=1)))


def _game_by_ruling(version: int, ruling: Ruling) -> Game[State, mv.Action, Event, Options, View]:
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
        action=mv.Action,
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
        final=get_args(mv.Action),
        stewards={"prudent": prudent, "cunning": cunning},
        sparring={"calculating": calculating, "liar": liar, "response": response},
        usual=5,
    )
