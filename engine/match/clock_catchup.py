"""Clocks that stand still: while nobody can be asked, and until the time of an absence is given back."""

from datetime import UTC, datetime, timedelta

from engine.clock import waking
from engine.kernel.refused import Refused
from engine.kernel.table.timing import MoveClock
from engine.match import steps
from engine.match.live import LiveMatch
from engine.match.match_state import StepResult
from engine.store import Append, Store


class Lagging:
    """Which clocks stand, and since when.

    `since` are those that run again and have still to be moved, the nearest deadline first. `standing` are
    those of matches at which nobody can be asked now; `everything`: nobody can be asked anywhere. A move that
    is made meanwhile counts its deadlines from the moment at which the clock stands, so that each has its
    whole time left when the clock is moved.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self.since: dict[int, datetime] = {}
        self.standing: dict[int, datetime] = {}
        self.everything: datetime | None = None

    async def start(self, since: datetime | None, now: datetime) -> None:
        """Read it; `since`: an absence that began then has just ended."""
        if since is not None:
            await self._store.write.note_absence(since, now)
        self.everything = None
        lagging = await self._store.read.lagging_matches()
        self.since = {match: one for match, one in lagging if match not in self.standing}

    def stands(self, match: int) -> datetime | None:
        """Since when the clock of a match stands because nobody can be asked; None while it runs."""
        found = (self.standing.get(match), self.everything)
        return min((one for one in found if one is not None), default=None)

    async def stand(self, match: int, since: datetime) -> None:
        """The clock of a match that is held and not behind stands from `since` on.

        It is kept as an absence is: a program that ends meanwhile gives the time back when it starts again.
        """
        since = min(since, self.everything or since)
        await self._store.write.stop_clock(match, since)
        self.standing[match] = since

    def go_on(self, match: int) -> None:
        """People can be asked again: the clock of this match has to be moved."""
        if match in self.standing:
            self.since[match] = self.standing.pop(match)

    async def end(self, match: int, *appends: Append) -> None:
        """The clock of a match is moved, by this."""
        await self._store.write.catch_up(match, *appends)
        self.since.pop(match, None)


def give_time_back(live: LiveMatch, since: datetime, now: datetime) -> StepResult | None:
    """Its clock moves by what it lost; None for a match that lost nothing, or was given it back before."""
    if not loses(live, since, now):
        return None
    action = MoveClock(int((now - since).total_seconds()), int(since.timestamp()))
    try:
        return steps.by_itself(live.match_state, action)
    except Refused:
        return None


def loses(live: LiveMatch, since: datetime, now: datetime) -> bool:
    """Whether a running clock of this match would have lost time: not in its quiet hours."""
    since = since.astimezone(UTC)
    return runs(live) and waking.waking_time_between(since, now, live.table.pace.quiet) > timedelta(0)


def runs(live: LiveMatch) -> bool:
    """Whether any clock of this match runs."""
    return any(one.due is not None for one in live.timers.values())
