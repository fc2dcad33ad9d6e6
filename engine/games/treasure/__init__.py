"""Treasure Island: two secret teams, two ships, an island, and a vote every night."""

from typing import Final, get_args

from engine.games.treasure.ending import places
from engine.games.treasure.events import AnyEvent
from engine.games.treasure.flow import FLOW
from engine.games.treasure.fold import FOLDS
from engine.games.treasure.moves import AnyAction, Done, Options, Stow, Undone
from engine.games.treasure.rules import apply, epoch, offers, refusal
from engine.games.treasure.setup import setup
from engine.games.treasure.state import State
from engine.games.treasure.stewards.cunning import cunning
from engine.games.treasure.stewards.prudent import prudent
from engine.games.treasure.view import View, view
from engine.kernel.game import Game, each
from engine.kernel.moves import Expire

FINAL: Final = tuple(kind for kind in get_args(AnyAction) if kind not in (Stow, Done, Undone))
"""TI-4.2: what is announced by day stands, and so does every vote; who is done may say otherwise (TI-R25)."""

Treasure = Game[State, AnyAction, AnyEvent, Options, View]


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
        stewards={"prudent": prudent, "cunning": cunning},
        usual=7,
        brief={"min_players": 2},
    )
