"""A match moves: another channel becomes its home, and where it had lost its own it goes on."""

from contextlib import suppress
from typing import get_args

from msgspec.structs import replace

from engine.kernel.refused import Refused, no
from engine.kernel.table.halting_messages import GoOn, Place
from engine.matches import Matches
from engine.store import Store


async def move(matches: Matches, store: Store, match: int, user: int, guild: int, channel: int) -> None:
    """The host (`user`) brings the match into this channel. Refused with host_only."""
    async with matches.held(match) as live:
        if live.table.host is None or live.player(user) != live.table.host:
            raise Refused(no("host_only"))
        await store.write.move_match(match, guild, channel)
        live.match = replace(live.match, guild=guild, channel=channel)
    if live.table.halted in get_args(Place):
        with suppress(Refused):
            await matches.by_itself(match, GoOn())
