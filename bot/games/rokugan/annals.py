"""What of a game of Rokugan is found again, round by round: what was laid, played, fought and won."""

from typing import Any, Final

from bot.history.recall import Recall, none_of, one_of
from engine.games.rokugan.chapters.battles import BattleFought
from engine.games.rokugan.chapters.clan_abilities import LookSkipped, SwapSkipped
from engine.games.rokugan.chapters.placement import Blessed, Placed
from engine.games.rokugan.chapters.provinces import ControlAdded, ControlLost, ControlSwapped
from engine.games.rokugan.chapters.resolution import (
    BluffsReturned,
    Captured,
    Defended,
    Pacified,
    Raided,
    TokensTurned,
)
from engine.games.rokugan.chapters.scoring import GameEnded
from engine.games.rokugan.chapters.setup import ClanChosen, Drafted, ObjectivesDealt
from engine.games.rokugan.chapters.shadowlands import Animated, FavorAsked, TurnEnded
from engine.games.rokugan.chapters.territory_cards import (
    CardClaimed,
    CardPlayed,
    CardReturned,
    Passed,
    RoundEnded,
)
from engine.games.rokugan.chapters.token_cards import CardUsed, Peeked, TokenDiscarded, TokenRecalled
from engine.games.rokugan.chapters.upkeep import RoundBegan, TokensDrawn

PASSING: Final = (
    *(Passed, TokensDrawn, LookSkipped, SwapSkipped, FavorAsked, TurnEnded),
    *(ObjectivesDealt, BluffsReturned, RoundEnded),
)
"""What tells nothing afterwards."""

FOUGHT: Final = (TokensTurned, BattleFought)
"""A battle is told with the tokens that were turned for it."""

TURNING: Final = (
    *(ClanChosen, RoundBegan, CardPlayed, Raided, Pacified, Captured),
    *(CardClaimed, GameEnded),
)
"""What changed the map and the cards: the story so far is told by it."""


def opens(event: Any) -> int | None:
    """The round that begins."""
    return event.round if isinstance(event, RoundBegan) else None


KINDS: Final = {
    "placement": (Placed, Animated, Blessed, Drafted),
    "card": (
        CardPlayed,
        CardUsed,
        Peeked,
        TokenDiscarded,
        TokenRecalled,
        CardClaimed,
        CardReturned,
    ),
    "battle": (*FOUGHT, Raided, Pacified, Captured, Defended),
    "control": (Captured, Defended, ControlAdded, ControlLost, ControlSwapped, Raided),
}
"""What the chronicle can be asked for."""

RECALL: Final = Recall(opens, none_of(PASSING), one_of(TURNING), KINDS)
