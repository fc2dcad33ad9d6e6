"""The order of play of Treasure Island: treasures are stowed, then days, nights and dawns until the end."""

from collections.abc import Callable, Iterable
from operator import attrgetter
from typing import Final

from engine.games.treasure import asking, dawn, ending, leaving, night, setup
from engine.games.treasure.asking import Question
from engine.games.treasure.events import AnyEvent, DayStarted
from engine.games.treasure.state import State
from engine.kernel.dice import Dice
from engine.kernel.flow import Flow, Stage
from engine.kernel.waits import Wait

Questions = Callable[[State], Iterable[Question]]
Follow = Callable[[State, Dice], tuple[AnyEvent, ...]]


def asks(name: str, questions: Questions, follow: Follow) -> Stage[State, AnyEvent]:
    """A stage that asks these questions (section 8, missed deadlines)."""

    def waits(state: State) -> tuple[Wait, ...]:
        return tuple(one.wait for one in questions(state))

    def silence(state: State, wait: Wait, dice: Dice) -> tuple[AnyEvent, ...]:
        return next(one.silence(dice) for one in questions(state) if one.wait.id == wait.id)

    return Stage(name, waits, silence, follow)


def _dusk(state: State, dice: Dice) -> tuple[AnyEvent, ...]:
    return night.dusk(state) if asking.day_ends(state) else ()


def _night_ends(state: State, dice: Dice) -> tuple[AnyEvent, ...]:
    return () if any(True for _ in asking.night(state)) else night.end(state)


def _dawn(state: State, dice: Dice) -> tuple[AnyEvent, ...]:
    return dawn.settle(state, dice) if state.queue else _morning(state, dice)


def _morning(state: State, dice: Dice) -> tuple[AnyEvent, ...]:
    """The end (TI-6.1), or those who stayed away leave (TI-R29) and a new day begins."""
    if ending.last_round(state):
        return ending.finish(state, dice)
    away = (event for seat in leaving.absent(state) for event in leaving.leave(state, seat, "away"))
    return (*away, DayStarted(state.round + 1))


FLOW: Final[Flow[State, AnyEvent]] = Flow(
    attrgetter("phase"),
    asks("stow", asking.stows, setup.follow_stow),
    asks("day", asking.day, _dusk),
    asks("night", asking.night, _night_ends),
    asks("loot", asking.holds, dawn.loot),
    Stage("dawn", follow=_dawn),
    Stage("over"),
)
