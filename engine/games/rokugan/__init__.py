"""Battle for Rokugan: a map, tokens nobody else sees, and five rounds for 2 to 5 clans."""

from functools import partial

from engine.games.rokugan import moves as mv
from engine.games.rokugan.event import AnyEvent
from engine.games.rokugan.flow import FLOW
from engine.games.rokugan.fold import FOLDS
from engine.games.rokugan.legality import refusal
from engine.games.rokugan.moves import FINAL, Options
from engine.games.rokugan.offers import offers
from engine.games.rokugan.orders.turn import play
from engine.games.rokugan.rules import apply, epoch, result
from engine.games.rokugan.rulings import RULINGS, Ruling
from engine.games.rokugan.setup import setup
from engine.games.rokugan.state import State
from engine.games.rokugan.stewards.cunning import cunning
from engine.games.rokugan.stewards.prudent import prudent
from engine.games.rokugan.view import View, view
from engine.kernel.game import AnyGame, Game, each, newest
from engine.kernel.moves import Expire


def game() -> AnyGame:
    """The record of this game, by its newest rules."""
    return newest(*(_game_by_ruling(version, ruling) for version, ruling in enumerate(RULINGS, start=1)))


def _game_by_ruling(version: int, ruling: Ruling) -> Game[State, mv.Action, AnyEvent, Options, View]:
    """The rules of one version: the first event says its ruling, and the state keeps it.

    What has shown something hidden stays done.
    """
    return Game(
        name="rokugan",
        version=version,
        seats=(2, 3, 4, 5),
        state=State,
        action=mv.Action,
        event=AnyEvent,
        options=Options,
        setup=partial(setup, ruling),
        refusals=each(mv.Action, refusal),
        offers=offers,
        happenings=each(mv.Action | Expire, apply),
        follow=FLOW.follow,
        folds=FOLDS,
        waits=FLOW.waits,
        view=view,
        epoch=epoch,
        result=result,
        final=FINAL,
        stewards={"prudent": prudent, "cunning": cunning},
        orders=play,
        usual=4,
    )
