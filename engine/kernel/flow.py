"""The order of play as a list: each stage of a game, whom it waits for, what silence brings, what follows.

A game lists its stages in its `flow.py`; `waits`, the default of a wait and `follow` are made from that list.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, NoReturn, Protocol, TypeVar

from engine.kernel.dice import Dice
from engine.kernel.seats import Seat
from engine.kernel.waits import Wait

S = TypeVar("S")
E = TypeVar("E")


def nobody(_: Any) -> tuple[Wait, ...]:
    """No question is open at this stage."""
    return ()


def no_default(_: Any, wait: Wait, __: Dice) -> NoReturn:
    """A stage that waits for nobody has no silence."""
    raise AssertionError(wait.id)


def rests(_: Any, __: Dice) -> tuple[Any, ...]:
    """Nothing follows by itself."""
    return ()


@dataclass(frozen=True, slots=True)
class Stage(Generic[S, E]):
    """One stage of the order of play, by the name that the state gives it.

    waits(state)               the open questions, in the clock's order
    silence(state, wait, dice) the events of a question that was not answered in time
    follow(state, dice)        what happens next by itself; () while somebody is waited for
    """

    name: str
    waits: Callable[[S], tuple[Wait, ...]] = nobody
    silence: Callable[[S, Wait, Dice], tuple[E, ...]] = no_default
    follow: Callable[[S, Dice], tuple[E, ...]] = rests


class Numbered(Protocol):
    """A state that numbers its questions, so that each opens once."""

    @property
    def question(self) -> int:
        """The number of the present one."""


Q = TypeVar("Q", bound=Numbered)


def asks(
    due: Callable[[Q], tuple[Seat, ...]],
    name: str,
    otherwise: str | Callable[[Q], str],
    silence: Callable[[Q, Wait, Dice], tuple[E, ...]],
    follow: Callable[[Q, Dice], tuple[E, ...]] = rests,
) -> Stage[Q, E]:
    """A stage that asks the seats that are due; `otherwise` is, or gives, the public code of its default."""

    def waits(state: Q) -> tuple[Wait, ...]:
        number, code = state.question, otherwise if isinstance(otherwise, str) else otherwise(state)
        return tuple(
            Wait(f"{name}-{number}-{seat}", seat, name, must=True, otherwise=code) for seat in due(state)
        )

    return Stage(name, waits, silence, follow)


class Flow(Generic[S, E]):
    """The stages of a game in the order in which they come; `at` says at which of them a state is."""

    def __init__(self, at: Callable[[S], str], *stages: Stage[S, E]) -> None:
        self._at = at
        self.stages = stages
        self._by_name = {stage.name: stage for stage in stages}
        self.follow = _following(at, {stage.name: stage.follow for stage in stages})

    def stage(self, state: S) -> Stage[S, E]:
        """The stage at which this state is. KeyError for a name that is not listed."""
        return self._by_name[self._at(state)]

    def waits(self, state: S) -> tuple[Wait, ...]:
        """Whom the game waits for now."""
        return self.stage(state).waits(state)

    def silence(self, state: S, id: str, dice: Dice) -> tuple[E, ...]:
        """The default of the open wait with this id."""
        stage = self.stage(state)
        wait = next(one for one in stage.waits(state) if one.id == id)
        return stage.silence(state, wait, dice)


def _following(
    at: Callable[[S], str], follows: Mapping[str, Callable[[S, Dice], tuple[E, ...]]]
) -> Callable[[S, Dice], tuple[E, ...]]:
    """What happens next by itself: asked after all that happens, so all it needs is bound to it."""
    return lambda state, dice: follows[at(state)](state, dice)
