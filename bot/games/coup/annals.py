"""What of a game of Coup is found again: turn by turn, who claimed, doubted, blocked and lost what."""

from typing import Any, Final

from bot.history.recall import Recall, none_of, one_of
from engine.games.coup.chapters.actions import ActionDeclared
from engine.games.coup.chapters.effects import TurnStarted
from engine.games.coup.chapters.losses import Eliminated, GameEnded, InfluenceLost, LossOwed, Resigned
from engine.games.coup.chapters.proofs import ClaimDropped, Proved
from engine.games.coup.chapters.windows import Answered, Blocked, BlockStood, Challenged, WindowOpened

PASSING: Final = (WindowOpened, Answered, LossOwed)
"""What is said while it is asked, and tells nothing afterwards."""

TURNING: Final = (
    Proved,
    ClaimDropped,
    BlockStood,
    InfluenceLost,
    Eliminated,
    Resigned,
    GameEnded,
)
"""What a claim, a challenge or a block came to, and who lost by it: the story so far is told by it."""


def opens(event: Any) -> int | None:
    """The turn that begins."""
    return event.turn if isinstance(event, TurnStarted) else None


KINDS: Final = {
    "action": (ActionDeclared,),
    "challenge": (Challenged, Proved, ClaimDropped),
    "block": (Blocked, BlockStood),
    "loss": (InfluenceLost, Eliminated, Resigned),
}
"""What the chronicle can be asked for."""

RECALL: Final = Recall(opens, none_of(PASSING), one_of(TURNING), KINDS)
