"""What a campaign's cards make of its table: rivals, heirs, broken words, crises, first reigns, landslides.

`figures` reads one campaign, `alike` two of the same table; `drama_tables` has the bounds.
"""

from collections import Counter as Counts
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from random import Random
from typing import Any, Final

from bot.lab.simulation.counters import Figure
from engine.games.houses import events as e
from engine.games.houses.content import Content, proposal
from engine.games.houses.moves import Ballot
from engine.games.houses.names import SIDES, Office

EARLY: Final = 5
"""Heirs, crises and broken words are counted in so many generations: what an evening or two reach."""

SHORT: Final = 5
"""A first reign that has not reached this phase was over too soon."""

SHUFFLES: Final = 40
"""So often the ballots of each phase are shuffled among the seats, for the rivals that chance makes."""

LANDSLIDE: Final = 3
"""A vote with so many times the power of the other side."""

Held = tuple[tuple[Office, ...], ...]
"""The offices of each seat."""

Sides = tuple[str | None, ...]
"""The side that each seat took in a vote, None where it took none."""


def figures(happened: Iterable[Any], content: Content) -> Iterator[Figure]:
    """Everything that one campaign shows, by the events of its log."""
    generation = phase = 0
    king, card, line = "", "", None
    sums, kind = (0, 0), ""
    offices: Held = ()
    votes: list[Sides] = []
    is_own = False
    early: Counts[str] = Counts()
    for event in happened:
        match event:
            case e.GenerationOpened():
                generation, king, votes, is_own = event.generation, event.king, [], False
            case e.OfficesDealt():
                offices = event.offices
            case e.PhaseOpened():
                phase, card, line, kind = event.phase, event.card, event.line, kind_of(event, content)
                if line is None:
                    told = proposal(content, card)
                    yield (
                        "drawn",
                        "pulled by want or plenty",
                        float(bool(told.pull and told.pull.when.limits)),
                    )
                    yield "drawn", "pulled by anything", float(told.pull is not None)
                is_own = is_own or kind == "king"
                names = {name for name, _ in event.named}
                if generation <= EARLY:
                    early["heirs"] += "once" in names
                    early["ledger"] += "breaker" in names
                    early["crises"] += event.crisis is not None and "opener" not in names
                    early["offices"] += _is_apart(content, card)
            case e.BallotsCounted():
                votes.append(tuple(_side(ballot) for ballot in event.ballots))
                yield from _between_holders(proposal(content, card).when.apart, offices, votes[-1])
                sums = event.yes, event.no
            case e.EventSigned():
                turned = _turned(content, card, event)
                if turned is not None:
                    yield "heir_turns", "", float(turned)
            case e.KingFell():
                yield "king_falls", king, float(event.end != "death")
                yield "own_king", "", float(is_own)
                yield from _landslides("last", sums, kind)
                if generation == 1:
                    yield "first_reign_short", "", float(phase < SHORT)
                yield "reign", str(phase), 1
                yield "opposed", "seen", float(most_opposed(votes))
                yield "opposed", "by chance", by_chance(votes, generation)
        if isinstance(event, e.BallotsCounted):
            yield from _landslides("any", sums, kind)
    for name in ("heirs", "ledger", "crises", "offices"):
        yield name, "a table", early[name]
        yield name, "tables", float(early[name] > 0)


def kind_of(event: e.PhaseOpened, content: Content) -> str:
    """What kind of card it is, by what it knows of the table."""
    names, when = {name for name, _ in event.named}, proposal(content, event.card).when
    if event.line is not None:
        return "story"
    if event.crisis is not None:
        return "crisis"
    if when.apart:
        return "apart"
    if when.king is not None:
        return "king"
    return "heir" if "once" in names else "ledger" if "breaker" in names else "plain"


def _landslides(when: str, sums: tuple[int, int], kind: str) -> Iterator[Figure]:
    """Whether one side alone had power, and of the others whether it had three times the other's."""
    if any(sums):
        yield "unopposed", when, float(min(sums) == 0)
        yield "landslide", when, float(0 < LANDSLIDE * min(sums) <= max(sums))
        yield f"overwhelming {when}", kind, float(LANDSLIDE * min(sums) <= max(sums))


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


def _between_holders(apart: tuple[Office, ...], offices: Held, sides: Sides) -> Iterator[Figure]:
    """Whether the two houses that a card sets against each other voted so, and how often any two did."""
    holders = [seat for office in apart for seat, held in enumerate(offices) if office in held]
    if len(holders) == 2 and None not in (sides[holders[0]], sides[holders[1]]):
        voted = [side for side in sides if side is not None]
        pairs = [one != two for one, two in combinations(voted, 2)]
        yield "between_holders", "seen", float(sides[holders[0]] != sides[holders[1]])
        yield "between_holders", "by chance", sum(pairs) / len(pairs)


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
