"""Treasure Island: two secret teams, two ships, an island, and a vote every night.

    base, state     names, options and bases; the table as a value
    chapters/       the rules, each move whole: begin there
    rules           the order of play, what may be done and what is offered
    view            what a seat may see
    stewards/       players of the program, which see views alone

No sentence of the game lives here: what is said of it stands in data/text.
"""

from engine.games.treasure.base import Action, Event, Options
from engine.games.treasure.chapters import FINAL, FOLDS, AnyAction, AnyEvent
from engine.games.treasure.chapters.ending import places
from engine.games.treasure.chapters.setup import setup
from engine.games.treasure.rules import FLOW, apply, epoch, offers, refusal
from engine.games.treasure.state import State
from engine.games.treasure.stewards.company import company
from engine.games.treasure.stewards.cunning import cunning
from engine.games.treasure.stewards.prudent import prudent
from engine.games.treasure.view import View, view
from engine.kernel.game import Game, each
from engine.kernel.moves import Expire
from engine.kernel.steward import COMPANY

Treasure = Game[State, Action, Event, Options, View]


def game() -> Treasure:
    """The game for 4 to 10 seats; the option `min_players` opens it to 2 and 3 (TI-R01)."""
    return Game(
        name="treasure",
        version=1,
        seats=tuple(range(2, 11)),
        state=State,
        action=AnyAction,
        event=AnyEvent,
        options=Options,
        setup=setup,
        refusals=each(AnyAction, refusal),
        offers=offers,
        happenings=each(AnyAction | Expire, apply),
        follow=FLOW.follow,
        folds=FOLDS,
        waits=FLOW.waits,
        view=view,
        epoch=epoch,
        result=places,
        final=FINAL,
        stewards={COMPANY: company, "prudent": prudent, "cunning": cunning},
        voices=True,
        usual=7,
        brief={"min_players": 2},
        shortest={"rounds": 4, "fleet_from": 3},
    )
