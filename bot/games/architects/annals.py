"""What of a game of Architects is found again: who built, climbed, captured, owed and was locked up."""

from typing import Final

from bot.history.recall import Recall, none_of, one_of
from engine.games.architects import events as e
from engine.games.architects import events_hall as h

PASSING: Final = (e.PacketsPassed, h.TurnEnded, h.EffectAsked, h.EffectSettled, h.HandExceeded, e.Looked)
"""What is said while it is asked, or what the board shows."""

TURNING: Final = (
    *(e.BoardsSet, e.Hired, e.Captured, e.Imprisoned, e.PoolTaken, e.DebtTaken),
    *(h.Built, h.Advanced, h.MarketReset, h.FinalRoundBegan, h.Scored, h.GameEnded),
)
"""What a game is told by afterwards."""


KINDS: Final = {
    "building": (h.Built, h.Advanced, h.Rewarded),
    "crew": (e.Hired, e.Dismissed),
    "capture": (e.Captured, e.Imprisoned, e.Released, e.Ransomed),
    "debt": (e.DebtTaken, e.DebtPaid, e.DebtAvoided, e.DebtDestroyed, e.PoolTaken),
    "market": (h.MarketReset, h.MarketTurned, h.MarketShuffled),
}
"""What the chronicle can be asked for."""

RECALL: Final = Recall(keeps=none_of(PASSING), turns=one_of(TURNING), kinds=KINDS)
