"""Battle for Rokugan: a map, tokens nobody else sees, and five rounds for 2 to 5 clans.

Begin with `chapters`, where each move stands whole: how it is refused, what it does, what its events change,
how it is offered. Around them:

    base, names, facts    what all are built on: options, ids, the printed game
    state, view           the table as a value, and as one seat may see it
    places, questions     where a token may lie; who is asked next
    fields                how a begun move is asked for field by field
    offers, rules         the chapters' tables put together: what may be done, and what happens
    orders, stewards      placements written beforehand; players of the program, which see views alone

No text, no picture and no Discord lives here: what is said of all this stands in bot/games/rokugan.
"""

from functools import partial

from engine.games.rokugan.base import RULINGS, Options, Ruling
from engine.games.rokugan.chapters.setup import setup
from engine.games.rokugan.offers import MOVES, Action, offers, refusal
from engine.games.rokugan.orders import is_prompt, play
from engine.games.rokugan.rules import FLOW, FOLDS, AnyEvent, apply, epoch, final, result
from engine.games.rokugan.state import State
from engine.games.rokugan.stewards.company import company
from engine.games.rokugan.stewards.cunning import cunning
from engine.games.rokugan.stewards.prudent import prudent
from engine.games.rokugan.view import view
from engine.kernel.game import AnyGame, Game, newest
from engine.kernel.moves import Expire
from engine.kernel.steward import COMPANY


def game() -> AnyGame:
    """The record of this game, by its newest rules."""
    return newest(*(_game_by_ruling(version, ruling) for version, ruling in enumerate(RULINGS, start=1)))


def _game_by_ruling(version: int, ruling: Ruling) -> AnyGame:
    """The rules of one version: the first event says its ruling, and the state keeps it."""
    return Game(
        name="rokugan",
        version=version,
        seats=(2, 3, 4, 5),
        state=State,
        action=Action,
        event=AnyEvent,
        options=Options,
        setup=partial(setup, ruling),
        refusals=dict.fromkeys(MOVES, refusal),
        offers=offers,
        happenings=dict.fromkeys((*MOVES, Expire), apply),
        follow=FLOW.follow,
        folds=FOLDS,
        waits=FLOW.waits,
        view=view,
        epoch=epoch,
        result=result,
        final=final(ruling),
        stewards={COMPANY: company, "prudent": prudent, "cunning": cunning},
        orders=play,
        prompt=is_prompt,
        voices=True,
        usual=4,
    )
