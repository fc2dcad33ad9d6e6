"""A match moves: another channel becomes its home, and where it had lost its own it goes on.

And it changes its tongue. The log keeps the language in which its table was opened; no rule asks for it.
"""

from typing import get_args

from msgspec.structs import replace

from engine.kernel.refused import Refused, no
from engine.kernel.table.lifecycle import GoOn, Place
from engine.match.commit import PendingCommit
from engine.match.live import LiveMatch
from engine.match.steps import by_itself
from engine.matches import Matches
from engine.store import Home, Store


async def move(matches: Matches, store: Store, match: int, user: int, home: Home) -> None:
    """The host (`user`) brings the match home, all of it or nothing. Refused with host_only."""
    async with matches.locked(match) as live:
        if live.table.host is None or live.player(user) != live.table.host:
            raise Refused(no("host_only"))
        moves = _going_on(matches, live)
        async with matches.keeping(*moves):
            await store.write.move_match(match, home, *(one.append for one in moves))
            live.match = replace(live.match, guild=home.guild, channel=home.channel)


async def speak(matches: Matches, store: Store, match: int, language: str) -> None:
    """What the match says before everybody is in this language from now on."""
    async with matches.locked(match) as live:
        await store.write.set_language(match, language)
        live.match = replace(live.match, language=language)


def _going_on(matches: Matches, live: LiveMatch) -> tuple[PendingCommit, ...]:
    """A match that had lost its place has one again."""
    if live.table.halted not in get_args(Place):
        return ()
    return (matches.prepare_commit(live, by_itself(live.match_state, GoOn())),)
