"""What silence brings at each question: never a choice by which a hidden type could be told (BR-ENG-7)."""

from engine.games.rokugan import setup, upkeep
from engine.games.rokugan.event import AnyEvent
from engine.games.rokugan.events import LookSkipped, Passed, SwapSkipped, TurnSkipped
from engine.games.rokugan.facts import MAP
from engine.games.rokugan.names import Province
from engine.games.rokugan.starting import discarded
from engine.games.rokugan.state import State, hand
from engine.kernel.dice import Dice
from engine.kernel.seats import Seat
from engine.kernel.waits import Wait

Events = tuple[AnyEvent, ...]


def clan(state: State, wait: Wait, dice: Dice) -> Events:
    """The first free clan."""
    return setup.chosen(state, wait.seat, setup.free_clans(state)[0], "default")


def objective(state: State, wait: Wait, dice: Dice) -> Events:
    """The first of the two."""
    return setup.kept(state, wait.seat, setup.dealt(state, wait.seat)[0], "default")


def draft(state: State, wait: Wait, dice: Dice) -> Events:
    """A free province of the clan's own territory, else the first of the map."""
    return setup.drafted(state, wait.seat, _own_land(state, wait.seat), "default")


def give_back(state: State, wait: Wait, dice: Dice) -> Events:
    """The first token that is no bluff."""
    token = next(one for one in hand(state, wait.seat) if one != "bluff")
    return upkeep.given_back(state, wait.seat, token, "default")


def card(state: State, wait: Wait, dice: Dice) -> Events:
    """No card."""
    return (Passed(wait.seat, "default"),)


def turn(state: State, wait: Wait, dice: Dice) -> Events:
    """Nothing is placed: a place by default could tell what it is for."""
    return (TurnSkipped(wait.seat, "default"),)


def favor(state: State, wait: Wait, dice: Dice) -> Events:
    """The first of the tokens that were shown."""
    return (discarded(state, wait.seat, state.favor[0]),)


def look(state: State, wait: Wait, dice: Dice) -> Events:
    """No look."""
    return (LookSkipped(wait.seat, "default"),)


def swap(state: State, wait: Wait, dice: Dice) -> Events:
    """No exchange."""
    return (SwapSkipped(wait.seat, "default"),)


def _own_land(state: State, seat: Seat) -> Province:
    free = setup.free_provinces(state)
    own = state.players[seat].clan
    assert own is not None
    return next((one for one in free if one in MAP.holds[own]), free[0])
