"""Everything that can happen in Battle for Rokugan."""

from engine.games.rokugan import events as e
from engine.games.rokugan import events_fight as f

Setup = e.GameStarted | e.ClanChosen | e.ObjectivesDealt | e.ObjectiveKept | e.DraftBegan | e.Drafted
Upkeep = e.RoundBegan | e.TokensDrawn | e.GivenBack | e.CardPlayed | e.Passed | e.HandShown | e.Regrouped
Board = e.SpecialPlaced | e.SpecialRemoved | e.ControlAdded | e.ControlLost | e.ControlSwapped
Turn = (
    e.TurnLost
    | e.TurnSkipped
    | e.CardUsed
    | e.Peeked
    | e.FavorAsked
    | e.TokenDiscarded
    | e.TokenRecalled
    | e.HandSpent
    | e.TurnEnded
    | e.Placed
    | e.Animated
    | e.Blessed
    | e.LookSkipped
    | e.Swapped
    | e.SwapSkipped
)
Fight = (
    f.TokensTurned
    | f.BluffsReturned
    | f.TokensOut
    | f.Raided
    | f.Pacified
    | f.BattleFought
    | f.Captured
    | f.Defended
    | f.CardClaimed
    | f.CardReturned
    | f.RoundEnded
    | f.GameEnded
)

AnyEvent = Setup | Upkeep | Board | Turn | Fight
