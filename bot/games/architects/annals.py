"""What of a game of Architects is found again: who built, climbed, captured, owed and was locked up."""

from typing import Any, Final

from bot.annals.recall import Recall
from engine.games.architects import events as e
from engine.games.architects import events_hall as h

PASSING: Final = (e.PacketsPassed, h.TurnEnded, h.EffectAsked, h.EffectSettled, h.HandExceeded, e.Looked)
"""What is said while it is asked, or what the board shows."""

TURNING: Final = (
    *(e.BoardsSet, e.Hired, e.Captured, e.Imprisoned, e.PoolTaken, e.DebtTaken),
    *(h.Built, h.Advanced, h.MarketReset, h.FinalRoundBegan, h.Scored, h.GameEnded),
)


def keeps(event: Any) -> bool:
    """All but what was asked."""
    return not isinstance(event, PASSING)


def turns(event: Any) -> bool:
    """What a game is told by afterwards."""
    return isinstance(event, TURNING)


KINDS: Final = {
    "building": (h.Built, h.Advanced, h.Rewarded),
    "crew": (e.Hired, e.Dismissed),
    "capture": (e.Captured, e.Imprisoned, e.Released, e.Ransomed),
    "debt": (e.DebtTaken, e.DebtPaid, e.DebtAvoided, e.DebtDestroyed, e.PoolTaken),
    "market": (h.MarketReset, h.MarketTurned, h.MarketShuffled),
}
"""What the chronicle can be asked for."""

RECALL: Final = Recall(keeps=keeps, turns=turns, kinds=KINDS)
