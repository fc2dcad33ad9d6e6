"""The order of play of Rokugan: set-up and draft, five rounds from upkeep to claim, the count (BR-ENG-1)."""

from collections.abc import Callable
from typing import Final

from engine.games.rokugan import claims, defaults, resolution, scoring, setup, upkeep
from engine.games.rokugan.event import AnyEvent
from engine.games.rokugan.events import TurnLost
from engine.games.rokugan.phases import due, playable_turn, stuck
from engine.games.rokugan.state import State
from engine.kernel.dice import Dice
from engine.kernel.flow import Flow, Stage, rests
from engine.kernel.waits import Wait

Events = tuple[AnyEvent, ...]


def asks(
    name: str,
    otherwise: str,
    silence: Callable[[State, Wait, Dice], Events],
    follow: Callable[[State, Dice], Events] = rests,
) -> Stage[State, AnyEvent]:
    """A stage that asks one seat, or for objectives all; `otherwise` is the public code of its default."""

    def waits(state: State) -> tuple[Wait, ...]:
        number = state.question
        return tuple(
            Wait(f"{name}-{number}-{seat}", seat, name, must=True, otherwise=otherwise) for seat in due(state)
        )

    return Stage(name, waits, silence, follow)


def _turn(state: State, dice: Dice) -> Events:
    """Nothing to place and no card to use: no more turns this phase (BR-RONIN-4, BR-PLACE-14)."""
    seat = state.active
    if not stuck(state, seat) or playable_turn(state, seat):
        return ()
    return (TurnLost(seat),)


FLOW: Final[Flow[State, AnyEvent]] = Flow(
    lambda state: state.phase,
    asks("clans", "first_clan", defaults.clan),
    Stage("deal", follow=setup.deal),
    asks("objectives", "first_objective", defaults.objective),
    Stage("muster", follow=setup.muster),
    asks("draft", "own_land", defaults.draft),
    Stage("upkeep", follow=upkeep.begin),
    Stage("draw", follow=upkeep.draw),
    asks("give_back", "first_token", defaults.give_back),
    asks("cards", "pass", defaults.card),
    asks("turn", "place_nothing", defaults.turn, _turn),
    asks("favor", "first_looked", defaults.favor),
    asks("look", "no_look", defaults.look),
    asks("swap", "no_swap", defaults.swap),
    Stage("resolve", follow=resolution.resolve),
    Stage("claim", follow=claims.claim),
    Stage("score", follow=scoring.end),
    Stage("over"),
)
