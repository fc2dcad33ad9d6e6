"""Motions in random matches: somebody asks for a move back or for time, the others agree, mostly."""

from typing import Final

from engine.kernel.dice import Dice
from engine.kernel.refused import Refused
from engine.kernel.table.motions import Agree, Decline, Propose, missing, voters
from engine.kernel.table.motions import AnyAction as AnyMotionAction
from engine.kernel.table.state import MoreTime, TakeBack
from engine.match import steps
from engine.match.match_state import MatchState, StepResult

RARE: Final = 9
"""One move of so many is followed by somebody who asks for something."""


def motion(now: MatchState, dice: Dice, move: int) -> StepResult | None:
    """A word on an open motion, or now and then a new one; None when nobody asks for anything just now."""
    asked = _answer(now, dice, move) or _question(now, dice, move)
    if asked is None:
        return None
    player, action = asked
    try:
        return steps.at_table(now, player, action)
    except Refused:
        return None


def _answer(now: MatchState, dice: Dice, move: int) -> tuple[int, AnyMotionAction] | None:
    assert now.table is not None
    for one in now.table.motions[:1]:
        seats = missing(now.table, one)
        if seats and dice.roll_below(5, move, "silent"):
            player = now.table.chairs[dice.pick(seats, move, "seat")].player
            assert player is not None
            return player, Agree(one.id) if dice.roll_below(8, move, "no") else Decline(one.id)
    return None


def _question(now: MatchState, dice: Dice, move: int) -> tuple[int, AnyMotionAction] | None:
    """By whoever moved last, that there is something to take back, or by anybody."""
    assert now.table is not None
    moved = tuple(one.seat for one in now.memory.moves if one.seat in voters(now.table))
    seats = moved if moved and dice.roll_below(4, move, "moved") else voters(now.table)
    if not seats or dice.roll_below(RARE, move, "asks"):
        return None
    player = now.table.chairs[dice.pick(seats, move, "asker")].player
    assert player is not None
    return player, Propose(MoreTime(3) if dice.roll_below(5, move, "time") == 0 else TakeBack())
