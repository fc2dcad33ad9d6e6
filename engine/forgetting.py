"""Forgetting a person everywhere at once: at each table, in the store, in memory."""

from contextlib import AsyncExitStack, suppress

from engine.kernel.refused import Refused
from engine.kernel.table.seating import BeForgotten
from engine.match.commit import PendingCommit
from engine.match.live import LiveMatch
from engine.match.steps import at_table
from engine.matches import Matches
from engine.store import Store
from engine.store.forgetting import NOBODY


async def forget(matches: Matches, store: Store, user: int) -> tuple[int, ...]:
    """Nothing here names this user any more; the running matches that must be told go on. Their ids.

    StoreError as of any write: then they are known everywhere as before.
    """
    async with AsyncExitStack() as stack:
        held: list[LiveMatch] = []
        for match, _ in await store.read.matches_of_user(
            user
        ):  # by number: two who do this wait in no circle
            with suppress(Refused):  # a match of a game that is not played here any more has rows alone
                held.append(await stack.enter_async_context(matches.locked(match.id)))
        moves = [_leaving(matches, live, user) for live in held if live.table.status != "over"]
        async with matches.keeping(*moves):
            await store.write.forget(user, *(one.append for one in moves))
        for live in held:
            live.people = tuple(NOBODY if one == user else one for one in live.people)
    return tuple(one.live.match.id for one in moves)


def _leaving(matches: Matches, live: LiveMatch, user: int) -> PendingCommit:
    return matches.prepare_commit(live, at_table(live.match_state, live.number(user), BeForgotten()))
