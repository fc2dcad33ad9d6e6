"""Games by stewards in any number of processes, and what is counted of them."""

from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from bot.playable import playable
from engine.games.houses.events import GenerationScored
from engine.kernel.game import Result
from engine.kernel.step import AnyGame
from engine.record import exported
from engine.record.making import Played, opened, played
from engine.stewards.registry import steward_for

LIMIT = 10_000
"""Moves after which a game counts as unfinished: stewards may go round in circles for ever."""


class Job(Struct, frozen=True):
    """Some of the games: `stewards` are kinds, seat by seat and then anew; `record` is a folder or None."""

    game: str
    seats: int
    stewards: tuple[str, ...]
    seed: int
    numbers: range
    content: str
    record: str | None
    language: str

    def kind(self, seat: int) -> str:
        """The steward at this seat."""
        return self.stewards[seat % len(self.stewards)]


class Row(Struct, frozen=True):
    """Numbers of one kind: how many, their sum, the lowest and the highest."""

    count: int = 0
    total: float = 0.0
    least: float = 0.0
    most: float = 0.0

    @property
    def mean(self) -> float:
        """0 where nothing was counted."""
        return self.total / self.count if self.count else 0.0

    def __add__(self, other: "Row") -> "Row":
        if not self.count or not other.count:
            return self if self.count else other
        least, most = min(self.least, other.least), max(self.most, other.most)
        return Row(self.count + other.count, self.total + other.total, least, most)


class Tally(Struct, frozen=True):
    """Rows by (group, name). A thing that is only counted is a row of ones."""

    found: tuple[tuple[tuple[str, str], Row], ...] = ()

    def __add__(self, other: "Tally") -> "Tally":
        rows = dict(self.found)
        for key, row in other.found:
            rows[key] = rows.get(key, Row()) + row
        return Tally(tuple(rows.items()))

    def row(self, group: str, name: str = "") -> Row:
        """The row of this name; empty when there is none."""
        return dict(self.found).get((group, name), Row())

    def rows(self, group: str) -> tuple[tuple[str, Row], ...]:
        """The rows of a group by name."""
        return tuple(sorted((name, row) for (one, name), row in self.found if one == group))

    def counted(self, group: str) -> tuple[tuple[str, int], ...]:
        """How often each of a group was met, the most frequent first."""
        found = ((name, row.count) for name, row in self.rows(group))
        return tuple(sorted(found, key=lambda one: -one[1]))


def jobs_of(whole: Job, parts: int) -> tuple[Job, ...]:
    """The games dealt out to so many processes, none of them empty."""
    numbers = whole.numbers
    shares = (numbers[part::parts] for part in range(parts))
    return tuple(msgspec.structs.replace(whole, numbers=share) for share in shares if share)


def run(job: Job) -> Tally:
    """Plays the games of a job; the content is read once for all of them."""
    game, tally = playable().games[job.game], Tally()
    for number in job.numbers:
        made = match(job, game, number)
        tally += counted(job, game, made)
        if job.record is not None:
            _write(Path(job.record) / f"{job.game}-{job.seed}-{number}.jsonl", made)
    return tally


def match(job: Job, game: AnyGame, number: int) -> Played:
    """Game `number` of the job's seed."""
    master = blake2b(f"{job.game} {job.seed} {number}".encode(), digest_size=32).digest()
    opening = opened(game, job.seats, game.options(), job.content, job.language)
    stewards = [steward_for(job.game, job.kind(seat)) for seat in range(job.seats)]
    return played(game, opening, master, stewards, limit=LIMIT)


def counted(job: Job, game: AnyGame, made: Played) -> Tally:
    """What is to be counted of a game."""
    result = game.result(made.sitting.state)
    moves = len(made.log)
    why = result.why if result else "unfinished"
    rows: list[tuple[str, str, float]] = [("moves", "", moves), ("ended", why, 1), *_winners(result)]
    for entry in made.log:
        for event in entry.events:
            rows += _scored(job, event)
    generations = sum(1 for group, _, _ in rows if group == "falls")
    rows += [("generations", str(generations), 1)] if generations else []
    tally = Tally()
    for group, name, number in rows:
        tally += Tally((((group, name), Row(1, number, number, number)),))
    return tally


def _winners(result: Result | None) -> Iterator[tuple[str, str, float]]:
    """Who stands in the first place: several where it is shared."""
    for seat in result.places[0] if result and result.places else ():
        yield "seats", str(seat + 1), 1


def _scored(job: Job, event: Any) -> Iterator[tuple[str, str, float]]:
    """Houses: how a generation ended, and its points by role and by steward."""
    if not isinstance(event, GenerationScored):
        return
    yield "falls", event.end, 1
    for score in event.scores:
        yield "roles", score.role, score.total
        yield "stewards", job.kind(score.seat), score.total


def _write(file: Path, made: Played) -> None:
    if made.sitting.table is not None and made.sitting.table.status == "over":
        file.write_bytes(b"".join(row + b"\n" for row in exported(made.sitting, made.log, "all")))
