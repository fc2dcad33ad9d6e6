"""What of a view a weighing of the vote reads, and nothing else: two weighings of the same are the same."""

from functools import lru_cache
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from engine.games.houses.clauses import Deal
from engine.games.houses.moves import Ballot
from engine.games.houses.view import Own, PhaseView, View
from engine.kernel.seats import Seat

PHASES: Final = 8
"""So many phases are kept: a table weighs one after another."""

RECENT: Final = 64
"""So many weighings are kept: those of a phase, with the bargains that change them."""


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


def bare(view: View) -> Bare:
    """Of this view."""
    own, phase = view.own, view.phase
    return Bare(
        own and _vital(own),
        phase.ballots if phase else (),
        phase.absent if phase else (),
        tuple([deal for deal in view.deals if deal.bound]),
        view.moderator,
        view.pool,
    )


def _vital(own: Own) -> Own:
    return Own(
        own.seat, own.coins, own.power, own.free_power, own.role, None, 0, 0, 0, 0, (), drafted=own.drafted
    )


def table_of(view: View) -> Table:
    """The same one as long as it is equal, so that its hash is reckoned once."""
    return _keep_table(Table(_common(view)))


@lru_cache(PHASES)
def _keep_table(table: Table) -> Table:
    return table


def _common(view: View) -> View:
    phase = view.phase
    return replace(
        view,
        own=None,
        phase=phase and _proposal(phase),
        moderator=0,
        pool=0,
        deals=(),
        standings=(),
        promises=(),
        awaited=(),
        stopping=(),
        marked=(),
    )


def _proposal(phase: PhaseView) -> PhaseView:
    """What is put before the council alone."""
    return replace(phase, cast=(), absent=(), ballots=(), seat_taken=False, decision=None)
