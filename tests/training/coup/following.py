"""Scripts that follow their tables: they hear of every deal and of every decision, whoever made it.

A plain script has neither method, and hears of nothing.
"""

from collections.abc import Iterable
from dataclasses import fields
from typing import Protocol, runtime_checkable

from tests.training.coup.play import step
from tests.training.coup.tables import Array, Chance, Tables, deal


@runtime_checkable
class Follower(Protocol):
    """A script that must know what was seen before."""

    def dealt(self, rows: Array) -> None:
        """New games have begun in these rows."""

    def stepped(self, before: Tables, choice: Array, after: Tables) -> None:
        """`who` of every row of `before` has decided, and `after` is what came of it; neither is kept."""


def followers(scripts: Iterable[object]) -> tuple[Follower, ...]:
    """Those that follow, each once."""
    return tuple({id(one): one for one in scripts if isinstance(one, Follower)}.values())


def dealt(t: Tables, rows: Array, size: Array, chance: Chance, following: tuple[Follower, ...]) -> None:
    """New games in these rows, of which all hear."""
    deal(t, rows, size, chance)
    for one in following:
        one.dealt(rows)


def stepped(t: Tables, choice: Array, ring: Array, chance: Chance, following: tuple[Follower, ...]) -> None:
    """`who` of every row decides, and all hear of it."""
    before = copied(t) if following else t
    step(t, choice, ring, chance)
    for one in following:
        one.stepped(before, choice, t)


def copied(t: Tables) -> Tables:
    """The same in arrays of its own."""
    return Tables(**{one.name: getattr(t, one.name).copy() for one in fields(Tables)})
