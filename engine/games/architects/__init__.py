"""Architects of the West Kingdom: workers, virtue, a black market and a cathedral for 2 to 5 players.

    names, kinds, facts    the printed game: ids, what cards can do, the data
    base, state, chapter   versions and options, the table as a value, what a chapter is made of
    chapters/              the rules, each move whole
    rules                  the order of play, what may be done and what is offered
    view                   what a seat may see
    forecast, stewards     looking ahead, and who plays by it
    orders                 moves written beforehand

No sentence of the game lives here (data/text), and no card is named in a rule (data/architects says what each
does). Begin with `chapters/__init__.py`, then `rules.py`.
"""

from functools import partial

from engine.games.architects.base import RULINGS, Happening, Move, Options, Ruling
from engine.games.architects.chapters import FINAL, FOLDS, Action, AnyEvent
from engine.games.architects.chapters.setup import setup
from engine.games.architects.orders import play
from engine.games.architects.rules import FLOW, apply, epoch, offers, refusal, result
from engine.games.architects.state import State
from engine.games.architects.stewards.company import company
from engine.games.architects.stewards.playing import cunning, prudent
from engine.games.architects.view import View, view
from engine.kernel.game import AnyGame, Game, each, newest
from engine.kernel.moves import Expire
from engine.kernel.steward import COMPANY


def game() -> AnyGame:
    """The record of this game, by its newest rules."""
    return newest(*(_game_by_ruling(version, ruling) for version, ruling in enumerate(RULINGS, start=1)))


def _game_by_ruling(version: int, ruling: Ruling) -> Game[State, Move, Happening, Options, View]:
    """The rules of one version: the first event says its ruling, and the state keeps it."""
    return Game(
        name="architects",
        version=version,
        seats=(2, 3, 4, 5),
        state=State,
        action=Action,
        event=AnyEvent,
        options=Options,
        setup=partial(setup, ruling),
        refusals=each(Action, refusal),
        offers=offers,
        happenings=each(Action | Expire, apply),
        follow=FLOW.follow,
        folds=FOLDS,
        waits=FLOW.waits,
        view=view,
        epoch=epoch,
        result=result,
        final=FINAL,
        stewards={COMPANY: company, "prudent": prudent, "cunning": cunning},
        orders=play,
        voices=True,
        usual=3,
        brief={"turn_limit": "fifteen"},
    )
