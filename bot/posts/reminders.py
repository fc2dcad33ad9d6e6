"""Whether a reminder is still wanted when it is about to go out."""

from bot.render.timing_notices import reminders_to
from engine.entries import Entry
from engine.kernel.seats import Seat
from engine.kernel.waits import wait_of
from engine.match.live import LiveMatch
from engine.store import Store


async def is_reminder_needless(store: Store, live: LiveMatch, entry: Entry, seat: Seat, user: int) -> bool:
    """The person wants none, or has answered meanwhile everything the entry reminds of."""
    asked = (wait_of(live.match_state.waits, one.wait) for one in reminders_to(entry, seat))
    if all(wait is None for wait in asked):
        return True
    return await store.read.preference("user", user, "quiet") is not None
