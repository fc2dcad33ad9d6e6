"""What of a game of Coup is found again: turn by turn, who claimed, doubted, blocked and lost what."""

from typing import Any, Final

from bot.history.recall import Recall, none_of, one_of
from engine.games.coup import events as e

PASSING: Final = (e.WindowOpened, e.Answered, e.LossOwed)
"""What is said while it is asked, and tells nothing afterwards."""

TURNING: Final = (
    e.Proved,
    e.ClaimDropped,
    e.BlockStood,
    e.InfluenceLost,
    e.Eliminated,
    e.Resigned,
    e.GameEnded,
)
"""What a claim, a challenge or a block came to, and who lost by it: the story so far is told by it."""


def opens(event: Any) -> int | None:
    """The turn that begins."""
    return event.turn if isinstance(event, e.TurnStarted) else None


KINDS: Final = {
    "action": (e.ActionDeclared,),
    "challenge": (e.Challenged, e.Proved, e.ClaimDropped),
    "block": (e.Blocked, e.BlockStood),
    "loss": (e.InfluenceLost, e.Eliminated, e.Resigned),
}
"""What the chronicle can be asked for."""

RECALL: Final = Recall(opens, none_of(PASSING), one_of(TURNING), KINDS)
