"""How likely a count is, by how many of each team were on its list: no vote is seen, only totals (TI-5.1)."""

from collections.abc import Sequence
from functools import lru_cache
from math import comb
from typing import Final

from engine.games.treasure.base import Team
from engine.games.treasure.state import Tale

OWN: Final = 0.97
"""How likely an islander votes for the own side (TI-5.4)."""

WITH: Final = 0.6
"""How likely a friend of the captain votes with him, and a foe against him (TI-5.2, TI-5.3)."""

EVEN: Final = 0.5
"""What tells nothing: a vote of the Dutch seat, or about it."""

NEVER: Final = 0.01
"""What should not happen, and may be a missed vote."""


def likely(tale: Tale, teams: Sequence[Team]) -> float:
    """How likely this count is with the teams shared out so, but for a factor that is the same for all."""
    if tale.kind == "conflict":
        return _conflict(tale, teams) * _governor(tale, teams)
    return EVEN if tale.head is None else _of_a_captain(tale, tale.head, teams)


def _conflict(tale: Tale, teams: Sequence[Team]) -> float:
    """TI-5.4."""
    found = [teams[seat] for seat in tale.voters]
    english, french = tale.votes
    return among(english, french, found.count("english"), found.count("french"), len(found), OWN)


def _governor(tale: Tale, teams: Sequence[Team]) -> float:
    """TI-5.6, TI-R19: he falls where he did not vote for the side that won, the Dutch one always."""
    if tale.head is None:
        return EVEN
    own, (english, french) = teams[tale.head], tale.votes
    if own == "dutch":
        return 1.0 if tale.fell else NEVER
    if english == french:
        return NEVER if tale.fell else 1.0
    won = "english" if english > french else "french"
    return OWN if tale.fell == (own != won) else 1 - OWN


def _of_a_captain(tale: Tale, captain: int, teams: Sequence[Team]) -> float:
    """TI-5.2, TI-5.3: the others of the crew, friends and foes of the captain."""
    crew = [teams[seat] for seat in tale.voters if seat != captain]
    if teams[captain] == "dutch":
        return EVEN ** len(crew)
    friends = crew.count(teams[captain])
    foes = len(crew) - friends - crew.count("dutch")
    with_him, against = tale.votes[1:] if tale.kind == "attack" else tale.votes[::-1]
    return among(with_him, against, friends, foes, len(crew), WITH)


@lru_cache(4096)
def among(first: int, second: int, friends: int, foes: int, voters: int, sure: float) -> float:
    """How likely `first` of these voters are for it and `second` against.

    A friend is for it with the chance `sure`, a foe against it, the others either way. 1 where somebody
    missed the vote or a lot was added (TI-R16, TI-R18): then the count tells little.
    """
    if first + second != voters:
        return 1.0
    rest = voters - friends - foes
    return sum(
        _exactly(one, friends, sure) * _exactly(two, foes, 1 - sure) * _exactly(first - one - two, rest, EVEN)
        for one in range(min(first, friends) + 1)
        for two in range(min(first - one, foes) + 1)
    )


def _exactly(met: int, of: int, chance: float) -> float:
    return comb(of, met) * chance**met * (1 - chance) ** (of - met) if met <= of else 0.0
