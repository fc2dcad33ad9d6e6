"""For whom each seat sails, as far as deeds and counts tell: odds of all ways to share out the teams."""

from collections.abc import Iterator, Mapping
from itertools import combinations
from math import prod
from typing import Final

from msgspec import Struct

from engine.games.treasure.base import Side, Team
from engine.games.treasure.state import Deed, opposite
from engine.games.treasure.stewards.tallies import likely
from engine.games.treasure.view import View
from engine.kernel.seats import Seat

SHOWS: Final[Mapping[str, float]] = {"stow": 0.92, "loot": 0.92, "shift": 0.95}
"""How likely a seat with a side gives a treasure to it, and not to the other; the Dutch seat as to either."""

TURNS_ON: Final[Mapping[str, float]] = {"maroon": 0.6, "mutiny": 0.55}
"""How likely it turns on one of the other side, and not on one of its own."""

HINDERS: Final = 0.6
"""How much of a foe the Dutch seat is: it wants the captain's chair (TI-6.5) and no catch for a side."""

EVEN: Final = 0.5
"""What tells nothing."""


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
    """What this viewer may think of each seat; it knows its own team."""
    seats = len(view.standings)
    sums = {side: [0.0] * seats for side in ("english", "french")}
    whole = 0.0
    for teams in _ways_to_share_teams(seats, view.seat, view.team):
        weight = prod(_likely(deed, teams) for deed in view.table.deeds)
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
            teams = tuple(_team(seat, english, dutch) for seat in range(seats))
            if own is None or team is None or teams[own] == team:
                yield teams


def _team(seat: Seat, english: tuple[Seat, ...], dutch: Seat | None) -> Team:
    return "dutch" if seat == dutch else "english" if seat in english else "french"


def _likely(deed: Deed, teams: tuple[Team, ...]) -> float:
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
