"""What a campaign's cards make of its table: rivals, heirs, broken words, crises, first reigns, landslides.

`figures` reads one campaign; `alike` two of the same table. `python -m tests.measured.drama` plays campaigns
of one kind of steward and prints the means.
"""

import sys
from argparse import ArgumentParser
from collections import Counter as Counts
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import combinations
from random import Random
from typing import Any, Final

from bot.lab.simulation.counters import Counter, Figure, Tally
from engine.games.houses import events as e
from engine.games.houses.content import Content, proposal
from engine.games.houses.moves import Ballot
from engine.games.houses.names import SIDES
from tests.measured.plans import Plan
from tests.measured.playing import known, made

EARLY: Final = 5
"""Heirs, crises and broken words are counted in so many generations: what an evening or two reach."""

SHORT: Final = 5
"""A first reign that has not reached this phase was over too soon."""

SHUFFLES: Final = 40
"""So often the ballots of each phase are shuffled among the seats, for the rivals that chance makes."""

LANDSLIDE: Final = 3
"""A vote with so many times the power of the other side."""

Sides = tuple[str | None, ...]
"""The side that each seat took in a vote, None where it took none."""


def figures(happened: Iterable[Any], content: Content) -> Iterator[Figure]:
    """Everything that one campaign shows, by the events of its log."""
    generation = phase = 0
    king, card, line = "", "", None
    sums = (0, 0)
    votes: list[Sides] = []
    early: Counts[str] = Counts()
    for event in happened:
        match event:
            case e.GenerationOpened():
                generation, king, votes = event.generation, event.king, []
            case e.PhaseOpened():
                phase, card, line = event.phase, event.card, event.line
                if line is None:
                    told = proposal(content, card)
                    yield (
                        "drawn",
                        "pulled by want or plenty",
                        float(bool(told.pull and told.pull.when.limits)),
                    )
                    yield "drawn", "pulled by anything", float(told.pull is not None)
                names = {name for name, _ in event.named}
                if generation <= EARLY:
                    early["heirs"] += "once" in names
                    early["ledger"] += "breaker" in names
                    early["crises"] += event.crisis is not None and "opener" not in names
                    early["offices"] += _is_apart(content, card)
            case e.BallotsCounted():
                votes.append(tuple(_side(ballot) for ballot in event.ballots))
                sums = event.yes, event.no
            case e.EventSigned():
                turned = _turned(content, card, event)
                if turned is not None:
                    yield "heir_turns", "", float(turned)
            case e.KingFell():
                yield "king_falls", king, float(event.end != "death")
                if any(sums):
                    yield "landslide", "last", float(max(sums) >= LANDSLIDE * min(sums))
                if generation == 1:
                    yield "first_reign_short", "", float(phase < SHORT)
                yield "reign", str(phase), 1
                yield "opposed", "seen", float(most_opposed(votes))
                yield "opposed", "by chance", by_chance(votes, generation)
        if isinstance(event, e.BallotsCounted) and any(sums):
            yield "landslide", "any", float(max(sums) >= LANDSLIDE * min(sums))
    for name in ("heirs", "ledger", "crises", "offices"):
        yield name, "a table", early[name]
        yield name, "tables", float(early[name] > 0)


def _side(ballot: Ballot | None) -> str | None:
    return ballot.kind if ballot is not None and ballot.kind in SIDES else None


def _is_apart(content: Content, card: str) -> bool:
    """Whether the card sets houses against each other by their offices."""
    when = proposal(content, card).when
    return bool(when.apart or when.held)


def _turned(content: Content, card: str, event: e.EventSigned) -> bool | None:
    """Whether the event of an heir has another sign than what it remembers; None for other cards."""
    parents = proposal(content, card).when.remembered
    if not parents:
        return None
    name, _, side = parents[0].partition(".")
    parent = proposal(content, name)
    for answer in (parent.yes, parent.no):
        for outcome in answer.outcomes:
            if outcome.event is not None and outcome.id.startswith(f"{name}.{side}"):
                return outcome.event.sign != event.sign
    return None


# --- rivals -----------------------------------------------------------------------------------------------


def most_opposed(votes: Sequence[Sides]) -> int:
    """How often the two houses that voted most against each other did so."""
    found: Counts[tuple[int, int]] = Counts()
    for sides in votes:
        for one, two in combinations(range(len(sides)), 2):
            found[one, two] += None not in (sides[one], sides[two]) and sides[one] != sides[two]
    return max(found.values(), default=0)


def by_chance(votes: Sequence[Sides], seed: int) -> float:
    """The same in the mean where the ballots of each phase lie with any seat."""
    chance = Random(seed)
    tried = (
        most_opposed([tuple(chance.sample(sides, len(sides))) for sides in votes]) for _ in range(SHUFFLES)
    )
    return sum(tried) / SHUFFLES


# --- two campaigns ----------------------------------------------------------------------------------------


def cards(happened: Iterable[Any]) -> tuple[set[str], set[str]]:
    """The general cards and the story cards that came before the council."""
    found = [event for event in happened if isinstance(event, e.PhaseOpened)]
    return {one.card for one in found if one.line is None}, {one.card for one in found if one.line}


def alike(first: Iterable[Any], second: Iterable[Any]) -> Iterator[Figure]:
    """Which share of the second campaign's cards the table had seen in the first."""
    pairs = zip(("general", "story"), cards(first), cards(second), strict=True)
    for name, before, now in pairs:
        yield "alike", name, len(before & now) / max(1, len(now))


# --- played -----------------------------------------------------------------------------------------------


def content_of(game: str) -> Content:
    """The cards that the game is measured with."""
    book = known().editions.book(game, known().content(game))
    content: Content = book.content
    return content


def events_of(plan: Plan, number: int) -> tuple[Any, ...]:
    """Everything that happened in a game of the plan."""
    return tuple(event for entry in made(plan, number).log for event in entry.events)


def _campaign(kind: str, seed: int, number: int) -> tuple[Figure, ...]:
    plan = Plan("drama", "houses", (kind,) * 5, 1, seed)
    return tuple(figures(events_of(plan, number), content_of("houses")))


def main() -> None:
    """The mean of each figure, and how often it was counted."""
    asked = ArgumentParser(prog="python -m tests.measured.drama")
    asked.add_argument("--games", type=int, default=100)
    asked.add_argument("--seed", type=int, default=3701)
    asked.add_argument("--kind", default="company")
    asked.add_argument("--jobs", type=int, default=1)
    given = asked.parse_args()
    counter = Counter()
    with ProcessPoolExecutor(given.jobs) as executor:
        for told in executor.map(partial(_campaign, given.kind, given.seed), range(given.games)):
            counter.count(told)
    tally: Tally = counter.tally()
    for group in (
        "opposed",
        "landslide",
        "first_reign_short",
        "king_falls",
        "drawn",
        "heirs",
        "heir_turns",
        "ledger",
        "crises",
        "offices",
        "reign",
    ):
        for name, row in tally.rows(group):
            sys.stdout.write(f"{group} {name}: {row.mean:.3f} of {row.count}\n")


if __name__ == "__main__":
    main()
