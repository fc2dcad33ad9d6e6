"""A match that has not yet been given back the time of an absence: until then its clock stands still."""

from datetime import UTC, datetime, timedelta

from engine.clock import waking
from engine.kernel.refused import Refused
from engine.kernel.table.timing_messages import MoveClock
from engine.match import steps
from engine.match.live import LiveMatch
from engine.match.match_state import StepResult
from engine.store import Append, Store


class Lagging:
    """Whose clock has still to be moved, the nearest deadline first, and since when it stands."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.since: dict[int, datetime] = {}

    async def start(self, since: datetime | None, now: datetime) -> None:
        """Read it; `since`: an absence that began then has just ended."""
        if since is not None:
            await self._store.write.stand_still(since, now)
        self.since = dict(await self._store.read.lagging())

    async def end(self, match: int, *appends: Append) -> None:
        """The clock of a match is moved, by this."""
        await self._store.write.catch_up(match, *appends)
        self.since.pop(match, None)


def moved(live: LiveMatch, since: datetime, now: datetime) -> StepResult | None:
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
    running = any(one.due is not None for one in live.timers.values())
    since = since.astimezone(UTC)
    return running and waking.between(since, now, live.table.pace.quiet) > timedelta(0)
