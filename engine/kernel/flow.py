"""The order of play as a list: each stage of a game, whom it waits for, what silence brings, what follows.

A game lists its stages in its `flow.py`; `waits`, the default of a wait and `follow` are made from that list:

    FLOW = Flow(lambda state: state.stage, Stage("deal", follow=deal), question_stage(...), …)
    Game(..., waits=FLOW.waits, follow=FLOW.follow)
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, NoReturn, Protocol, TypeVar

from engine.kernel.dice import Dice
from engine.kernel.seats import Seat
from engine.kernel.waits import Wait

S = TypeVar("S")
E = TypeVar("E")


def no_waits(_: Any) -> tuple[Wait, ...]:
    """The open questions of a stage that asks nobody: none."""
    return ()


def no_default(_: Any, wait: Wait, __: Dice) -> NoReturn:
    """The silence of a stage that waits for nobody: there can be none, so this is a bug of its game."""
    raise AssertionError(wait.id)


def no_follow(_: Any, __: Dice) -> tuple[Any, ...]:
    """The events that follow a stage which only waits: none."""
    return ()


@dataclass(frozen=True, slots=True)
class Stage(Generic[S, E]):
    """One stage of the order of play, by the name that the state gives it.

    waits(state)               the open questions, in the clock's order
    silence(state, wait, dice) the events of a question that was not answered in time
    follow(state, dice)        what happens next by itself; () while somebody is waited for
    """

    name: str
    waits: Callable[[S], tuple[Wait, ...]] = no_waits
    silence: Callable[[S, Wait, Dice], tuple[E, ...]] = no_default
    follow: Callable[[S, Dice], tuple[E, ...]] = no_follow


class Numbered(Protocol):
    """A state that numbers its questions, so that each opens once."""

    @property
    def question(self) -> int:
        """The number of the present one."""


Q = TypeVar("Q", bound=Numbered)


def question_stage(
    due: Callable[[Q], tuple[Seat, ...]],
    name: str,
    otherwise: str | Callable[[Q], str],
    silence: Callable[[Q, Wait, Dice], tuple[E, ...]],
    follow: Callable[[Q, Dice], tuple[E, ...]] = no_follow,
) -> Stage[Q, E]:
    """A stage that asks the seats that are due; `otherwise` is, or gives, the public code of its default.

    Each seat's wait has an id of its own, by stage, number of the question and seat.
    """

    def waits(state: Q) -> tuple[Wait, ...]:
        number, code = state.question, otherwise if isinstance(otherwise, str) else otherwise(state)
        return tuple(
            Wait(f"{name}-{number}-{seat}", seat, name, must=True, otherwise=code) for seat in due(state)
        )

    return Stage(name, waits, silence, follow)


class Flow(Generic[S, E]):
    """The stages of a game in the order in which they come; `at` gives the name of the stage of a state."""

    def __init__(self, at: Callable[[S], str], *stages: Stage[S, E]) -> None:
        self._at = at
        self.stages = stages
        self._by_name = {stage.name: stage for stage in stages}
        # `follow` is asked after every event of every move, so all that it needs is bound to it here.
        follows = {stage.name: stage.follow for stage in stages}
        self.follow: Callable[[S, Dice], tuple[E, ...]] = lambda state, dice: follows[at(state)](state, dice)

    def stage(self, state: S) -> Stage[S, E]:
        """The stage at which this state is. KeyError for a name that is not listed."""
        return self._by_name[self._at(state)]

    def waits(self, state: S) -> tuple[Wait, ...]:
        """The open questions of the stage at which this state is, in the clock's order."""
        return self.stage(state).waits(state)

    def silence(self, state: S, id: str, dice: Dice) -> tuple[E, ...]:
        """The events that the open wait with this id brings by its default."""
        stage = self.stage(state)
        wait = next(one for one in stage.waits(state) if one.id == id)
        return stage.silence(state, wait, dice)
