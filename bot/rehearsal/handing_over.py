"""A seat changes hands in the midst of a campaign, by leave of the table and of who takes it (peers.md 4)."""

from collections.abc import Awaitable, Callable
from typing import Final

from simcord import MemberActor

from bot.rehearsal.stage import Spoiled, Stage
from engine.kernel.table.motions import missing, pending
from engine.kernel.table.state import Successor

LEAVES: Final = 3
"""The seat whose person has had enough."""


async def hand_over(
    stage: Stage, newcomer: MemberActor, midway: Callable[[], Awaitable[None]] | None = None
) -> None:
    """The seat's person asks for a successor, all agree, and the newcomer takes the seat. Raises Spoiled.

    `midway` happens when the newcomer has agreed and the table has not yet.
    """
    await stage.command(stage.member(LEAVES), "replace", seat=LEAVES + 1, member=newcomer)
    asked = pending(stage.live.table, Successor)
    if asked is None:
        raise Spoiled(f"seat {LEAVES} asks the table for nobody")
    agree, take = (f"v1:{verb}:{stage.match}:{asked.id}" for verb in ("agree", "take"))
    await stage.driver.click(newcomer, stage.newest_post_with(take), take)
    if midway is not None:
        await midway()
    for other in missing(stage.live.table, asked):
        await stage.driver.click(stage.member(other), stage.newest_post_with(agree), agree)
    if stage.live.seat(newcomer.id) != LEAVES:
        raise Spoiled(f"seat {LEAVES} has not changed hands")
