"""Everything that can happen in Architects of the West Kingdom."""

from typing import Final

from engine.games.architects import events as e
from engine.games.architects import events_hall as h

Setup = (
    e.GameStarted
    | e.CharacterChosen
    | e.Drafted
    | e.PacketsPassed
    | e.BoardsSet
    | e.StartBegan
    | e.TurnsBegan
)
Goods = e.GoodsGained | e.GoodsPaid | e.TaxPaid | e.PoolTaken
Virtue = e.VirtueChanged | e.DebtTaken | e.DebtAvoided | e.DebtPaid | e.DebtDestroyed
Crew = e.CoinsLaid | e.Hired | e.ApprenticeShown | e.Dismissed
Workers = e.WorkerPlaced | e.Captured | e.Returned | e.Imprisoned | e.Released | e.Ransomed | e.Recalled
Cards = e.BuildingsDrawn | e.Looked | e.Kept | h.Discarded | h.HandExceeded
Hall = h.Built | h.EffectAsked | h.EffectSettled | h.Advanced | h.Rewarded | h.NoReward
Market = h.MarketReset | h.MarketTurned | h.MarketShuffled | h.RowsCleared
End = h.TurnEnded | h.FinalRoundBegan | h.Scored | h.GameEnded

AnyEvent = Setup | Goods | Virtue | Crew | Workers | Cards | Hall | Market | End

REVEALING: Final[tuple[type, ...]] = (
    *(e.PacketsPassed, e.BuildingsDrawn, e.ApprenticeShown, e.Looked),
    *(h.Rewarded, h.MarketTurned, h.MarketShuffled),
)
"""What shows somebody a card that they could not know: whatever brought it is not taken back."""
