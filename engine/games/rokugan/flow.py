"""The order of play of Rokugan: set-up and draft, five rounds from upkeep to claim, the count (BR-ENG-1).

What silence brings is never a choice by which a hidden type could be told (BR-ENG-7).
"""

from operator import attrgetter
from typing import Final

from engine.games.rokugan import claims, resolution, scoring, setup, upkeep
from engine.games.rokugan.asking import due, has_nowhere_to_place, playable_turn
from engine.games.rokugan.event import AnyEvent
from engine.games.rokugan.events import LookSkipped, Passed, SwapSkipped, TurnLost, TurnSkipped
from engine.games.rokugan.facts import MAP
from engine.games.rokugan.names import Province
from engine.games.rokugan.starting import discard_token
from engine.games.rokugan.state import State, hand
from engine.kernel.dice import Dice
from engine.kernel.flow import Flow, Stage, question_stage
from engine.kernel.seats import Seat
from engine.kernel.waits import Wait

Events = tuple[AnyEvent, ...]


def _turn(state: State, dice: Dice) -> Events:
    """Nothing to place and no card to use: no more turns this phase (BR-RONIN-4, BR-PLACE-14)."""
    seat = state.active
    if not has_nowhere_to_place(state, seat) or playable_turn(state, seat):
        return ()
    return (TurnLost(seat),)


def _clan_default(state: State, wait: Wait, dice: Dice) -> Events:
    """The first free clan."""
    return setup.choose_clan(state, wait.seat, setup.free_clans(state)[0], "default")


def _objective_default(state: State, wait: Wait, dice: Dice) -> Events:
    """The first of the two."""
    return setup.keep_objective(state, wait.seat, setup.objectives_dealt(state, wait.seat)[0], "default")


def _draft_default(state: State, wait: Wait, dice: Dice) -> Events:
    """A free province of the clan's own territory, else the first of the map."""
    return setup.draft_province(state, wait.seat, _own_land(state, wait.seat), "default")


def _give_back_default(state: State, wait: Wait, dice: Dice) -> Events:
    """The first token that is no bluff."""
    token = next(one for one in hand(state, wait.seat) if one != "bluff")
    return upkeep.return_token(wait.seat, token, "default")


def _card_default(state: State, wait: Wait, dice: Dice) -> Events:
    """No card."""
    return (Passed(wait.seat, "default"),)


def _turn_default(state: State, wait: Wait, dice: Dice) -> Events:
    """Nothing is placed: a place by default could tell what it is for."""
    return (TurnSkipped(wait.seat, "default"),)


def _favor_default(state: State, wait: Wait, dice: Dice) -> Events:
    """The first of the tokens that were shown."""
    return (discard_token(state, wait.seat, state.favor[0]),)


def _look_default(state: State, wait: Wait, dice: Dice) -> Events:
    """No look."""
    return (LookSkipped(wait.seat, "default"),)


def _swap_default(state: State, wait: Wait, dice: Dice) -> Events:
    """No exchange."""
    return (SwapSkipped(wait.seat, "default"),)


def _own_land(state: State, seat: Seat) -> Province:
    free = setup.free_provinces(state)
    own = state.players[seat].clan
    assert own is not None
    return next((one for one in free if one in MAP.holds[own]), free[0])


FLOW: Final[Flow[State, AnyEvent]] = Flow(
    attrgetter("phase"),
    question_stage(due, "clans", "first_clan", _clan_default),
    Stage("deal", follow=setup.deal),
    question_stage(due, "objectives", "first_objective", _objective_default),
    Stage("muster", follow=setup.muster),
    question_stage(due, "draft", "own_land", _draft_default),
    Stage("upkeep", follow=upkeep.begin),
    Stage("draw", follow=upkeep.draw),
    question_stage(due, "give_back", "first_token", _give_back_default),
    question_stage(due, "cards", "pass", _card_default),
    question_stage(due, "turn", "place_nothing", _turn_default, _turn),
    question_stage(due, "favor", "first_looked", _favor_default),
    question_stage(due, "look", "no_look", _look_default),
    question_stage(due, "swap", "no_swap", _swap_default),
    Stage("resolve", follow=resolution.resolve),
    Stage("claim", follow=claims.claim),
    Stage("score", follow=scoring.end),
    Stage("over"),
)
