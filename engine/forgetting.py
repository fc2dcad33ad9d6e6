"""Forgetting a person everywhere: at each table first, then in the store, then in memory.

A table's entry comes before its row is cleared, so that a crash between the two only means asking again.
"""

from contextlib import suppress

from engine.kernel.refused import Refused
from engine.kernel.table.forgetting import bound
from engine.kernel.table.forgetting_messages import BeForgotten
from engine.match.live import LiveMatch
from engine.matches import Matches
from engine.store import Store
from engine.store.forgetting import NOBODY


async def forget(matches: Matches, store: Store, user: int) -> tuple[int, ...]:
    """Nothing here names this user any more; the running matches that must be told go on. Their ids.

    StoreError as of any write: what was done until then stays done.
    """
    told: list[int] = []
    for match, _ in await store.read.of_user(user):
        with suppress(Refused):  # a match of a game that is not played here any more has rows alone
            if await _forget_at(matches, store, match.id, user):
                told.append(match.id)
    await store.write.forget(user)
    return tuple(told)


async def _forget_at(matches: Matches, store: Store, match: int, user: int) -> bool:
    """Leave the table, and be nobody there; again where the person came back in between."""
    told = False
    while True:
        live = await matches.live(match)
        if live.table.status != "over":
            await matches.at_table(match, user, BeForgotten())
            told = True
        live = await matches.live(match)
        async with live.lock:
            if not _comes_back(live, user):
                await store.write.forget_at(match, user)
                live.people = tuple(NOBODY if one == user else one for one in live.people)
                return told


def _comes_back(live: LiveMatch, user: int) -> bool:
    player = live.player(user)
    return player is not None and live.table.status != "over" and bound(live.table, player)
