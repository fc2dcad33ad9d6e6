"""What of a game of Rokugan is found again, round by round: what was laid, played, fought and won."""

from typing import Any, Final

from bot.history.recall import Recall, none_of, one_of
from engine.games.rokugan import events as e
from engine.games.rokugan import events_fight as f

PASSING: Final = (
    *(e.Passed, e.TokensDrawn, e.LookSkipped, e.SwapSkipped, e.FavorAsked, e.TurnEnded),
    *(e.ObjectivesDealt, f.BluffsReturned, f.RoundEnded),
)
"""What tells nothing afterwards."""

FOUGHT: Final = (f.TokensTurned, f.BattleFought)
"""A battle is told with the tokens that were turned for it."""

TURNING: Final = (
    *(e.ClanChosen, e.RoundBegan, e.CardPlayed, f.Raided, f.Pacified, f.Captured),
    *(f.CardClaimed, f.GameEnded),
)
"""What changed the map and the cards: the story so far is told by it."""


def opens(event: Any) -> int | None:
    """The round that begins."""
    return event.round if isinstance(event, e.RoundBegan) else None


KINDS: Final = {
    "placement": (e.Placed, e.Animated, e.Blessed, e.Drafted),
    "card": (
        e.CardPlayed,
        e.CardUsed,
        e.Peeked,
        e.TokenDiscarded,
        e.TokenRecalled,
        f.CardClaimed,
        f.CardReturned,
    ),
    "battle": (*FOUGHT, f.Raided, f.Pacified, f.Captured, f.Defended),
    "control": (f.Captured, f.Defended, e.ControlAdded, e.ControlLost, e.ControlSwapped, f.Raided),
}
"""What the chronicle can be asked for."""

RECALL: Final = Recall(opens, none_of(PASSING), one_of(TURNING), KINDS)
