"""For whom each seat sails, as far as deeds and counts tell: odds of all ways to share out the teams.

Every way to share out the teams in which the viewer has its own is weighed by how likely it makes what was
seen: each deed (whom a seat gave a treasure to, whom it turned on), and each count, which names nobody, by
how many of each team were on its list (TI-5.1).
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from math import comb, prod
from typing import Final

from msgspec import Struct

from engine.games.treasure.base import Side, Team
from engine.games.treasure.state import Deed, Tale, opposite
from engine.games.treasure.view import View
from engine.kernel.seats import Seat

SHOWS: Final[Mapping[str, float]] = {"stow": 0.92, "loot": 0.92, "shift": 0.95}
"""How likely a seat with a side gives a treasure to it, and not to the other; the Dutch seat as to either."""

TURNS_ON: Final[Mapping[str, float]] = {"maroon": 0.6, "mutiny": 0.55}
"""How likely it turns on one of the other side, and not on one of its own."""

HINDERS: Final = 0.6
"""How much of a foe the Dutch seat is: it wants the captain's chair (TI-6.5) and no catch for a side."""

OWN: Final = 0.97
"""How likely an islander votes for the own side (TI-5.4)."""

WITH: Final = 0.6
"""How likely a friend of the captain votes with him, and a foe against him (TI-5.2, TI-5.3)."""

EVEN: Final = 0.5
"""What tells nothing: a vote of the Dutch seat, or about it."""

NEVER: Final = 0.01
"""What should not happen, and may be a missed vote."""


class Odds(Struct, frozen=True):
    """How likely each seat is English and French, 0 to 1; what is left is the Dutch seat's chance."""

    english: tuple[float, ...]
    french: tuple[float, ...]

    def of(self, seat: Seat, side: Side) -> float:
        """How likely this seat sails for the side."""
        return self.english[seat] if side == "english" else self.french[seat]

    def foe(self, seat: Seat, side: Side) -> float:
        """How much likelier it sails against the side than for it, -1 to 1; the Dutch seat serves nobody."""
        against, own = self.of(seat, opposite(side)), self.of(seat, side)
        return against + HINDERS * (1 - against - own) - own


def odds(view: View) -> Odds:
    """The odds of each seat as this viewer may reckon them, its own team known."""
    seats = len(view.standings)
    sums = {side: [0.0] * seats for side in ("english", "french")}
    whole = 0.0
    for teams in _ways_to_share_teams(seats, view.seat, view.team):
        weight = prod(_deed_likelihood(deed, teams) for deed in view.table.deeds)
        weight *= prod(likely(tale, teams) for tale in view.table.tales)
        whole += weight
        for seat, team in enumerate(teams):
            if team != "dutch":
                sums[team][seat] += weight
    english, french = (tuple(one / whole for one in sums[side]) for side in ("english", "french"))
    return Odds(english, french)


def _ways_to_share_teams(seats: int, own: Seat | None, team: Team | None) -> Iterator[tuple[Team, ...]]:
    """Every way to share out the teams in which the viewer has its own (TI-1.1)."""
    half = seats // 2
    for english in combinations(range(seats), half):
        rest = [seat for seat in range(seats) if seat not in english]
        for dutch in rest if seats % 2 else [None]:
            teams: tuple[Team, ...] = tuple(
                "dutch" if seat == dutch else "english" if seat in english else "french"
                for seat in range(seats)
            )
            if own is None or team is None or teams[own] == team:
                yield teams


def _deed_likelihood(deed: Deed, teams: tuple[Team, ...]) -> float:
    """How likely a seat of this team does it, but for a factor that is the same for all teams."""
    own = teams[deed.seat]
    if own == "dutch":
        return EVEN
    if deed.side is not None:
        sure = SHOWS[deed.kind]
        return sure if deed.side == own else 1 - sure
    assert deed.against is not None
    other, sure = teams[deed.against], TURNS_ON[deed.kind]
    return EVEN if other == "dutch" else sure if other != own else 1 - sure


# --- counts -------------------------------------------------------------------------------------------------


def likely(tale: Tale, teams: Sequence[Team]) -> float:
    """How likely this count is with the teams shared out so, but for a factor that is the same for all."""
    # TI-5.4: islanders vote for their own side.
    if tale.kind == "conflict":
        found, (english, french) = [teams[seat] for seat in tale.voters], tale.votes
        count = among(english, french, found.count("english"), found.count("french"), len(found), OWN)
        return count * _governor_likelihood(tale, teams)

    # TI-5.2, TI-5.3: the others of the crew, friends and foes of the captain.
    if tale.head is None:
        return EVEN
    own = teams[tale.head]
    crew = [teams[seat] for seat in tale.voters if seat != tale.head]
    if own == "dutch":
        return EVEN ** len(crew)
    friends = crew.count(own)
    foes = len(crew) - friends - crew.count("dutch")
    with_him, against = tale.votes[1:] if tale.kind == "attack" else tale.votes[::-1]
    return among(with_him, against, friends, foes, len(crew), WITH)


def _governor_likelihood(tale: Tale, teams: Sequence[Team]) -> float:
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
