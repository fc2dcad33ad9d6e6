"""Architects of the West Kingdom: workers, virtue, a black market and a cathedral for 2 to 5 players."""

from functools import partial

from engine.games.architects import moves as mv
from engine.games.architects.event import REVEALING, AnyEvent
from engine.games.architects.flow import FLOW
from engine.games.architects.fold import FOLDS
from engine.games.architects.legality import refusal
from engine.games.architects.moves import FINAL, Options
from engine.games.architects.offers import offers
from engine.games.architects.orders.turn import play
from engine.games.architects.rules import apply, epoch, result
from engine.games.architects.rulings import RULINGS, Ruling
from engine.games.architects.setup import setup
from engine.games.architects.state import State
from engine.games.architects.stewards.cunning import cunning
from engine.games.architects.stewards.prudent import prudent
from engine.games.architects.view import View, view
from engine.kernel.game import AnyGame, Game, each, newest
from engine.kernel.moves import Expire


def game() -> AnyGame:
    """The record of this game, by its newest rules."""
    return newest(*(_game_by_ruling(version, ruling) for version, ruling in enumerate(RULINGS, start=1)))


def _game_by_ruling(version: int, ruling: Ruling) -> Game[State, mv.Action, AnyEvent, Options, View]:
    """The rules of one version: the first event says its ruling, and the state keeps it.

    What has shown a card that nobody knew stays done.
    """
    return Game(
        name="architects",
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
        final=(*FINAL, *REVEALING),
        stewards={"prudent": prudent, "cunning": cunning},
        orders=play,
        usual=3,
        brief={"turn_limit": "fifteen"},
    )
