"""Second thoughts: a role taken by mistake is given back by leave of the table (peers.md 15)."""

from typing import Any, Final

from bot.rehearsal.stage import Spoiled, Stage
from bot.sandbox.reading import buttons_of
from engine.games.houses import moves as m
from engine.kernel.table.motions import missing, pending
from engine.kernel.table.state import TakeBack
from engine.match.steps import returnable

REGRETTED: Final = (m.RemoveRole, m.TakeRole)


async def try_take_back(stage: Stage, seat: int, action: Any, before: Any) -> bool:
    """The seat asks for its last move back and all agree; False where that can't be. Raises Spoiled.

    `before` is the campaign as it stood before the move.
    """
    player = stage.live.table.chairs[seat].player
    if (
        not isinstance(action, REGRETTED)
        or player is None
        or returnable(stage.live.match_state, player) is None
    ):
        return False
    await take_back(stage, seat, before)
    return True


async def take_back(stage: Stage, seat: int, before: Any) -> None:
    """The seat's last move, by leave of all the others. Raises Spoiled.

    Of a secret move the asker first reads what the others will see, and asks all the same.
    """
    answer = await stage.command(stage.member(seat), "undo")
    first = f"v1:undo:{stage.match}:known"
    if answer.message is not None and any(one.custom_id == first for one in buttons_of(answer.message)):
        await stage.driver.click(stage.member(seat), answer.message, first)
    asked = pending(stage.live.table, TakeBack)
    if asked is None:
        raise Spoiled(f"seat {seat} asks the table for nothing")
    beginning = f"v1:agree:{stage.match}:{asked.id}"
    for other in missing(stage.live.table, asked):
        await stage.driver.click(stage.member(other), stage.newest_post_with(beginning), beginning)
    if stage.state != before:
        raise Spoiled(f"what seat {seat} took back is not undone")
