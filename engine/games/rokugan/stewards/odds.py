"""How strong what lies facedown may be, and how likely an attack or a defence is to succeed."""

from math import exp
from typing import NamedTuple

from engine.games.rokugan.battles import defense
from engine.games.rokugan.names import STRENGTH, Province
from engine.games.rokugan.state import Piece, State, owner
from engine.kernel.seats import Seat

FACEDOWN = 1.7
"""The strength that a token of another is taken for."""

SPREAD = 0.8
"""How many points of strength make a battle half surer."""


def strength(piece: Piece) -> float:
    """What a token counts for in this sight, with its blessings."""
    own = FACEDOWN if piece.token.value is None else float(STRENGTH[piece.token.value])
    return own + sum(STRENGTH[one] for one in piece.blessings)


def sides(table: State, province: Province) -> dict[Seat, float]:
    """What each seat has at a province, guards and attackers alike."""
    found: dict[Seat, float] = {}
    for piece in table.pieces:
        if piece.province == province and not (piece.way == "centre" and _waits(piece)):
            found[piece.owner] = found.get(piece.owner, 0.0) + strength(piece)
    return found


def _waits(piece: Piece) -> bool:
    """Diplomacy, raid and a bluff of one's own fight nobody."""
    return piece.token.value in ("diplomacy", "raid", "bluff")


class Odds(NamedTuple):
    """A province as an attack or a guard of one seat meets it.

    `own` is what the seat has there, `hurdle` what its attack has to beat: the defence, or the best of the
    others. `threat` is the strongest attacker of whoever holds it, None where nobody attacks.
    """

    own: float
    hurdle: float
    defense: int
    threat: float | None

    def takes(self, total: float) -> float:
        """How likely an attack with this total is to take the province, 0 to 1."""
        return 0.0 if total <= 0 else _sure(total - self.hurdle - 0.5)

    def holds(self, guards: float) -> float:
        """How likely the province is to be held with guards of this strength, 0 to 1."""
        return 1.0 if self.threat is None else _sure(self.defense + guards + 0.5 - self.threat)


def odds(table: State, seat: Seat, province: Province) -> Odds:
    """The odds of this seat at the province, in its sight."""
    here, holder, printed = sides(table, province), owner(table, province), defense(table, province)
    guards = here.get(holder, 0.0) if holder is not None else 0.0
    rivals = (value for one, value in here.items() if one not in (seat, holder))
    threat = max((value for one, value in here.items() if one != holder), default=None)
    return Odds(here.get(seat, 0.0), max(printed + guards, *rivals, 0.0), printed, threat)


def _sure(margin: float) -> float:
    return 1 / (1 + exp(-margin / SPREAD * 1.4))
