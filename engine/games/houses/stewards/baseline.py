"""What every weighing starts from: the house's manner, and of a view what a vote depends on.

A house is asked many times in a phase, and most of what it sees has not changed its vote. So a view is cut in
two: the `Table`, alike for whoever looks as long as a phase lasts, and the `Bare` rest, as the house sees it.
Both are compared and hashed; two weighings of equal ones are the same and are done once (`lru_cache`).
"""

from functools import lru_cache
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from engine.games.houses.clauses import Deal
from engine.games.houses.moves import Ballot
from engine.games.houses.view import Own, View
from engine.kernel.seats import Seat


class Manner(Struct, frozen=True):
    """The few numbers that are a house's own, so that others can be searched.

    stake   how much it makes of what an answer is worth to it
    coin    how much it makes of a coin
    use     what a point of power is worth in each phase to come, for its votes, in points
    lead    how much it makes of leading
    buys    points that a deal must bring before it offers it
    sells   points that an offer must bring before it confirms it
    most    the most power it puts on a vote
    """

    stake: float = 1.0
    coin: float = 1.0
    use: float = 0.03
    lead: float = 1.0
    buys: float = 0.1
    sells: float = 0.1
    most: int = 99


MANNER: Final = Manner()


# --- of a view, what a weighing reads ---------------------------------------------------------------------

PHASES: Final = 8
"""Phases whose weighings are kept: a table weighs one after another."""

RECENT: Final = 64
"""Weighings that are kept: those of a phase, with the bargains that change them."""


class Table(Struct, frozen=True, cache_hash=True):
    """A view of what everybody sees alike as long as a phase lasts, whoever looks."""

    view: View


class Bare(Struct, frozen=True):
    """What moves within a phase, as this house sees it; of deals those that bind."""

    own: Own | None
    ballots: tuple[Ballot | None, ...]
    absent: tuple[bool, ...]
    deals: tuple[Deal, ...]
    moderator: Seat
    pool: int

    def at(self, table: Table) -> View:
        """The vote as the house weighs it: who has cast, and offers that bind nobody, say nothing of it."""
        phase = table.view.phase
        return replace(
            table.view,
            own=self.own,
            phase=phase and replace(phase, ballots=self.ballots, absent=self.absent),
            deals=self.deals,
            moderator=self.moderator,
            pool=self.pool,
        )


def bare_view(view: View) -> Bare:
    """The part of this view that moves within a phase."""
    own, phase = view.own, view.phase
    vital = own and Own(
        own.seat, own.coins, own.power, own.free_power, own.role, None, 0, 0, 0, 0, (), drafted=own.drafted
    )
    return Bare(
        vital,
        phase.ballots if phase else (),
        phase.absent if phase else (),
        tuple([deal for deal in view.deals if deal.bound]),
        view.moderator,
        view.pool,
    )


def table_of(view: View) -> Table:
    """The part of this view that everybody sees alike: one object while it is equal, hashed once."""
    phase = view.phase
    common = replace(
        view,
        own=None,
        # What is put before the council alone.
        phase=phase and replace(phase, cast=(), absent=(), ballots=(), seat_taken=False, decision=None),
        moderator=0,
        pool=0,
        deals=(),
        standings=(),
        promises=(),
        awaited=(),
        stopping=(),
        marked=(),
    )
    return _keep_table(Table(common))


@lru_cache(PHASES)
def _keep_table(table: Table) -> Table:
    return table
