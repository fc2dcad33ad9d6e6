"""What of a game of Architects is found again: who built, climbed, captured, owed and was locked up."""

from typing import Final

from bot.history.recall import Recall, none_of, one_of
from engine.games.architects.chapters.apprentices import Dismissed, Hired
from engine.games.architects.chapters.buildings import EffectAsked, EffectSettled
from engine.games.architects.chapters.goods import DebtAvoided, DebtDestroyed, DebtTaken
from engine.games.architects.chapters.guardhouse import DebtPaid, Imprisoned
from engine.games.architects.chapters.guildhall import Advanced, Built, Rewarded
from engine.games.architects.chapters.market import Looked, MarketReset, MarketShuffled, MarketTurned
from engine.games.architects.chapters.places import PoolTaken
from engine.games.architects.chapters.scoring import GameEnded, Scored
from engine.games.architects.chapters.setup import BoardsSet, PacketsPassed
from engine.games.architects.chapters.town import Captured
from engine.games.architects.chapters.turns import FinalRoundBegan, HandExceeded, TurnEnded
from engine.games.architects.chapters.workers import Ransomed, Released

PASSING: Final = (PacketsPassed, TurnEnded, EffectAsked, EffectSettled, HandExceeded, Looked)
"""What is said while it is asked, or what the board shows."""

TURNING: Final = (
    *(BoardsSet, Hired, Captured, Imprisoned, PoolTaken, DebtTaken),
    *(Built, Advanced, MarketReset, FinalRoundBegan, Scored, GameEnded),
)
"""What a game is told by afterwards."""


KINDS: Final = {
    "building": (Built, Advanced, Rewarded),
    "crew": (Hired, Dismissed),
    "capture": (Captured, Imprisoned, Released, Ransomed),
    "debt": (DebtTaken, DebtPaid, DebtAvoided, DebtDestroyed, PoolTaken),
    "market": (MarketReset, MarketTurned, MarketShuffled),
}
"""What the chronicle can be asked for."""

RECALL: Final = Recall(keeps=none_of(PASSING), turns=one_of(TURNING), kinds=KINDS)
