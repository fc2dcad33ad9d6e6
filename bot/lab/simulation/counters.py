"""What is counted of many games: rows of numbers by group and name, which add up in any order."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from operator import itemgetter
from pathlib import Path
from typing import Any

from msgspec import Struct

from engine.game_versions import Source
from engine.record.making import Played

Figure = tuple[str, str, float]
"""A group, a name in it, and a number; what is only counted is a one."""


Exact = int | Fraction
"""A sum without rounding: so it is the same in whatever order, and in however many parts, it was made."""


def exact(number: float) -> Exact:
    """The number itself, which every finite float is exactly."""
    return int(number) if number == int(number) else Fraction(number)


class Row(Struct, frozen=True):
    """Numbers of one kind: how many, their sum, the lowest and the highest."""

    count: int = 0
    total: Exact = 0
    least: float = 0.0
    most: float = 0.0

    @property
    def mean(self) -> float:
        """0 where nothing was counted."""
        return float(self.total / self.count) if self.count else 0.0

    def __add__(self, other: "Row") -> "Row":
        if not self.count or not other.count:
            return self if self.count else other
        least, most = min(self.least, other.least), max(self.most, other.most)
        return Row(self.count + other.count, self.total + other.total, least, most)


class Tally(Struct, frozen=True):
    """Rows by (group, name), in that order. A thing that is only counted is a row of ones."""

    found: tuple[tuple[tuple[str, str], Row], ...] = ()

    def __add__(self, other: "Tally") -> "Tally":
        rows = dict(self.found)
        for key, row in other.found:
            rows[key] = rows.get(key, Row()) + row
        return tally_of(rows)

    def row(self, group: str, name: str = "") -> Row:
        """The row of this name; empty when there is none."""
        return dict(self.found).get((group, name), Row())

    def rows(self, group: str) -> tuple[tuple[str, Row], ...]:
        """The rows of a group by name."""
        return tuple(sorted((name, row) for (one, name), row in self.found if one == group))

    def counts_of(self, group: str) -> tuple[tuple[str, int], ...]:
        """How often each of a group was met, the most frequent first."""
        found = ((name, row.count) for name, row in self.rows(group))
        return tuple(sorted(found, key=lambda one: -one[1]))


def tally_of(rows: Mapping[tuple[str, str], Row]) -> Tally:
    """The tally of these rows."""
    return Tally(tuple(sorted(rows.items(), key=itemgetter(0))))


class Counter:
    """Gathers figures one after another; much cheaper than adding tallies of one row."""

    def __init__(self) -> None:
        self._rows: dict[tuple[str, str], list[Any]] = {}

    def count(self, figures: Iterable[Figure]) -> None:
        """Take these in."""
        for group, name, number in figures:
            row = self._rows.get((group, name))
            if row is None:
                self._rows[group, name] = [1, exact(number), number, number]
                continue
            row[0] += 1
            row[1] += exact(number)
            row[2] = min(row[2], number)
            row[3] = max(row[3], number)

    def tally(self) -> Tally:
        """All that was taken in."""
        return tally_of({key: Row(*row) for key, row in self._rows.items()})


class Finding(Struct, frozen=True):
    """One share: its group, its name in it, and the bounds between which it should lie.

    `plain`: it is a number as it stands, not a part of one.
    """

    group: str
    name: str
    share: float
    least: float
    most: float
    plain: bool = False

    @property
    def is_within(self) -> bool:
        """Whether it lies where it should."""
        return self.least <= self.share <= self.most


def unbound(groups: Iterable[str], tally: Tally, _: int) -> tuple[Finding, ...]:
    """Every share of these groups, whatever it is: the findings of a game that is held to no bounds."""
    return tuple(Finding(group, name, row.mean, 0, 1) for group in groups for name, row in tally.rows(group))


@dataclass(frozen=True, slots=True)
class Simulation:
    """What `khandan simulate` counts of a game beside its end, and the bounds that it is held to.

    `source` reads the game's content, of this folder or the program's, without any page; None for a game
    that has none. It raises ContentBroken or Unfit. `names` gives, of a language's texts and the content's
    book, the words for names that are counted and stand under no text of their own.
    """

    figures: Callable[[Played, Callable[[int], str]], Iterable[Figure]]
    findings: Callable[[Tally, int], tuple[Finding, ...]]
    source: Callable[[Path | None], Source] | None = None
    names: Callable[[Any, Any], Mapping[str, str]] | None = None
