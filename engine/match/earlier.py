"""What the people of a table were shown by their last match: the next one begins with it."""

from contextlib import suppress
from itertools import islice
from typing import Final

from engine.kernel.refused import Refused
from engine.match.live import LiveMatch, LiveMatches
from engine.store import Store

LOOKED_AT: Final = 20
"""Of how many earlier matches of one person it is asked who played them."""


async def seen_before(live: LiveMatch, store: Store, matches: LiveMatches) -> tuple[str, ...]:
    """What the newest match of this game has shown that all who sit at the table were at, in the same server.

    () where there is none, where it can't be read any more, or where the game asks for nothing. Whoever was
    not at it brings no match up: nothing comes from one that somebody here has not seen.
    """
    game = live.match_state.game
    players = [chair.player for chair in live.table.chairs if chair.player is not None]
    if game.shown is None or not players:
        return ()
    seated = {live.users[player] for player in players}
    kept = await store.read.matches_of_user(live.users[players[0]])
    mine = (live.match.game, live.match.guild, "ended")
    earlier = (match for match, _ in reversed(kept) if (match.game, match.guild, match.status) == mine)
    for match in islice(earlier, LOOKED_AT):
        if not seated <= set(await store.read.players(match.id)):
            continue
        with suppress(Refused):
            before = (await matches.live(match.id)).match_state.state
            if before is not None:
                return game.shown(before)
    return ()
