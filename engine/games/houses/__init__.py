"""Houses: Legacy of Generations, the game of councils, deals and secret roles, and its record for the kernel.

Begin with `moves.py` (what is asked), `events.py` (what happens) and `flow.py` (in which order); `rules.py`
says which chapter refuses an action and what it brings, `fold.py` which chapter folds an event.

    before and between   founding, opening, offices, roles     houses, a generation's start, the draft
    a phase              proposals, ballot, decision, phase_end, signing, resources, deals/
    what lasts           goals, perks, ending                  achievements and perks, points and rewards
    what all ask         state, balances, points, content, clauses, names
    who looks            view, stewards/, orders               never the state itself
    from files           reading/                              data/houses into a Content

Rules hold codes, numbers and slots: no sentence, no clock, no chance but the dice handed in. Words stand in
data/text, pages in bot/games/houses.
"""

from functools import partial
from operator import attrgetter
from typing import Any

from engine.games.houses import founding, orders, rules
from engine.games.houses.content import Content
from engine.games.houses.events import AnyEvent
from engine.games.houses.flow import flow
from engine.games.houses.fold import FOLDS
from engine.games.houses.moves import (
    RULINGS,
    AddPower,
    AnyAction,
    Cast,
    ConfirmDeal,
    Decide,
    Options,
    PeekOutcome,
    Ruling,
    SealBallot,
)
from engine.games.houses.state import State
from engine.games.houses.stewards.company.character import tempers
from engine.games.houses.stewards.company.company import company
from engine.games.houses.stewards.prudent import cunning, prudent
from engine.games.houses.stewards.sampled import sampling
from engine.games.houses.view import View, view
from engine.kernel.game import AnyGame, Game, newest
from engine.kernel.steward import COMPANY

NAME = "houses"
VERSION = len(RULINGS)
"""Raised, by a ruling more, when the same actions would give other events than before."""

FINAL = (Cast, AddPower, SealBallot, ConfirmDeal, Decide, PeekOutcome)
"""A ballot is never changed (HO-6.5, HO-R19), a confirmed deal binds (HO-6.9), the moderator's word opens the
outcome (HO-R21), and what a house has foreseen it can't forget."""


def game(content: Content) -> AnyGame:
    """The record of Houses with this content, by its newest rules."""
    return newest(
        *(_game_by_ruling(content, version, ruling) for version, ruling in enumerate(RULINGS, start=1))
    )


def _game_by_ruling(content: Content, version: int, ruling: Ruling) -> Game[State, Any, Any, Options, View]:
    """The rules of one version: the first event says its ruling, and the state keeps it."""
    order = flow(content)
    return Game(
        name=NAME,
        version=version,
        seats=(3, 4, 5),
        state=State,
        action=AnyAction,
        event=AnyEvent,
        options=Options,
        setup=lambda seats, options, dice: (founding.campaign_opened(content, ruling, seats, options, dice),),
        shown=attrgetter("seen"),
        setup_after=lambda seats, options, seen, dice: (
            founding.campaign_opened(content, ruling, seats, options, dice, seen),
        ),
        refusals=rules.refusals(content),
        offers=partial(rules.offers, content),
        happenings=rules.happenings(content, order),
        follow=order.follow,
        folds=FOLDS,
        waits=order.waits,
        view=view,
        epoch=rules.epoch,
        result=rules.result,
        final=FINAL,
        stewards={COMPANY: company(tempers(content)), "prudent": prudent, "cunning": cunning},
        sparring={"sampling": sampling},
        orders=orders.play,
        epochs=rules.seed_number,
        voices=True,
        usual=5,
        brief={"generations": 3},
        shortest={"generations": 1},
    )
