"""Whose seat it is: the one rule by which a seat changes its person, asked by every action that would do so.

While people gather the host seats whom they like: nobody has seen anything yet. Once the match has begun a
seat is its person's, with all that it has been shown. It goes to somebody else

- by its person: they leave, are forgotten, or hand it on;
- by the host alone, where nobody sits there, or where its person has been silent as HO-R20 says, so that a
  steward sits in until they act;
- by the table: a motion to which everybody who sits in person agrees, the seat's own person among them.

Being away (`/away`) is no silence, whoever asked for it: else a host could send a rival away and take the
seat in the next breath.
"""

from engine.kernel.refused import Refusal, no
from engine.kernel.seats import Seat
from engine.kernel.table.base import Player
from engine.kernel.table.chapter import Moment
from engine.kernel.table.state import Chair, Table


def is_silent(chair: Chair) -> bool:
    """Whether a steward sits in because the chair's person has missed two deadlines in a row (HO-R20)."""
    return chair.player is not None and chair.regent and chair.away is None


def is_held(chair: Chair) -> bool:
    """Whether a person sits here whose seat nobody else may give away: present, or away by agreement."""
    return chair.player is not None and not is_silent(chair)


def seat_change_refusal(
    table: Table, player: Player, seat: Seat, moment: Moment, *, holder: Player | None = None
) -> Refusal | None:
    """Why this person, who hosts or sits there, may not give the seat to somebody else; None where they may.

    `holder`: the person whose own leave is asked for, where nothing comes of it without them.
    """
    if not 0 <= seat < len(table.chairs):
        return no("seat_unknown")
    chair = table.chairs[seat]
    if table.status == "gathering" or not is_held(chair) or chair.player in (player, holder):
        return None
    # Until 27 November 2026 a host could give any seat away: such logs are played again as they were.
    return None if moment.recorded else no("seat_held")
