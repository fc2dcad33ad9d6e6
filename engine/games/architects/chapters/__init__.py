"""The rules of Architects by chapters, and what the game collects from them.

A chapter holds all of its moves: what they are, why they are refused, what they bring about, the events that
tell it and the table after these (engine/games/architects/chapter.py). Nothing of the order of play lives
here; that is `rules.py`. Whoever begins to read takes `places.py`, whose moves are the simplest, and from
there `goods.py` and `workers.py`, on which all others stand. Imports run from the later of these to the
earlier ones:

    goods        goods, tax, virtue, debts, the deck of buildings; no moves
    workers      workers placed, freed and recalled
    apprentices  the display, hiring, what apprentices can do
    town         the town centre and captures
    guardhouse   prison, ransom, debts paid
    market       the black market and its reset
    places       fields, mines, tax stand, storehouse
    scoring      what is counted, points, the end
    buildings    what a building does and asks
    guildhall    building, the cathedral
    setup        cards dealt, characters, draft, the first turn
    turns        a turn's beginning and end
"""

from typing import Final

from engine.games.architects.chapter import Folds, Rule
from engine.games.architects.chapters import (
    apprentices,
    buildings,
    goods,
    guardhouse,
    guildhall,
    market,
    places,
    scoring,
    setup,
    town,
    turns,
    workers,
)
from engine.games.architects.chapters.apprentices import (
    ApprenticeShown,
    CoinsLaid,
    Dismissed,
    Hire,
    Hired,
    Plans,
    RowsCleared,
)
from engine.games.architects.chapters.buildings import (
    Accept,
    ChooseGood,
    Discarded,
    Dismiss,
    EffectAsked,
    EffectSettled,
    Reclaim,
    Seize,
    Sell,
    Skip,
    TakeOn,
)
from engine.games.architects.chapters.goods import (
    BuildingsDrawn,
    DebtAvoided,
    DebtDestroyed,
    DebtTaken,
    GoodsGained,
    GoodsPaid,
    TaxPaid,
    VirtueChanged,
)
from engine.games.architects.chapters.guardhouse import DebtPaid, Guardhouse, Imprisoned
from engine.games.architects.chapters.guildhall import Advance, Advanced, Build, Built, NoReward, Rewarded
from engine.games.architects.chapters.market import (
    Browse,
    Keep,
    Kept,
    Looked,
    MarketReset,
    MarketShuffled,
    MarketTurned,
    Recruit,
)
from engine.games.architects.chapters.places import Mines, PoolTaken, Storehouse, Work
from engine.games.architects.chapters.scoring import GameEnded, Scored
from engine.games.architects.chapters.setup import (
    BoardsSet,
    CharacterChosen,
    ChooseCharacter,
    Draft,
    Drafted,
    GameStarted,
    PacketsPassed,
    StartBegan,
    TurnsBegan,
)
from engine.games.architects.chapters.town import Captured, Returned, TownCentre
from engine.games.architects.chapters.turns import FinalRoundBegan, HandExceeded, Trim, TurnEnded
from engine.games.architects.chapters.workers import (
    Ransomed,
    Recall,
    Recalled,
    Released,
    WorkerPlaced,
)

Placing = (
    Work | Mines | Storehouse | Hire | Plans | Recruit | Browse | TownCentre | Guardhouse | Build | Advance
)
Answering = TakeOn | Keep | ChooseGood | Seize | Reclaim | Sell | Accept | Skip | Trim
Action = ChooseCharacter | Draft | Placing | Recall | Dismiss | Answering

_Setup = GameStarted | CharacterChosen | Drafted | PacketsPassed | BoardsSet | StartBegan | TurnsBegan
_Goods = GoodsGained | GoodsPaid | TaxPaid | PoolTaken
_Virtue = VirtueChanged | DebtTaken | DebtAvoided | DebtPaid | DebtDestroyed
_Crew = CoinsLaid | Hired | ApprenticeShown | Dismissed
_Workers = WorkerPlaced | Captured | Returned | Imprisoned | Released | Ransomed | Recalled
_Cards = BuildingsDrawn | Looked | Kept | Discarded | HandExceeded
_Hall = Built | EffectAsked | EffectSettled | Advanced | Rewarded | NoReward
_Market = MarketReset | MarketTurned | MarketShuffled | RowsCleared
_End = TurnEnded | FinalRoundBegan | Scored | GameEnded

AnyEvent = _Setup | _Goods | _Virtue | _Crew | _Workers | _Cards | _Hall | _Market | _End

WHOLE_PLACEMENTS: Final[tuple[Action, ...]] = (
    *(Work("forest"), Work("quarry"), Mines("clay"), Mines("gold"), Work("silversmith"), Work("tax_stand")),
    *(Work("black_market_small"), Work("black_market_large"), Plans(), Browse()),
)
"""Placements with nothing more to choose."""

FINAL: Final[tuple[type, ...]] = (
    *(Hire, Plans, Recruit, Browse, Advance, TakeOn),
    *(PacketsPassed, BuildingsDrawn, ApprenticeShown, Looked),
    *(Rewarded, MarketTurned, MarketShuffled),
)
"""Moves and events that show somebody a card that nobody could know: what brought one is not taken back."""

RULES: Final[dict[type, Rule]] = {
    **workers.RULES,
    **apprentices.RULES,
    **town.RULES,
    **guardhouse.RULES,
    **market.RULES,
    **places.RULES,
    **buildings.RULES,
    **guildhall.RULES,
    **setup.RULES,
    **turns.RULES,
}
"""How each kind of move is answered."""

FOLDS: Final[Folds] = {
    **goods.FOLDS,
    **workers.FOLDS,
    **apprentices.FOLDS,
    **town.FOLDS,
    **guardhouse.FOLDS,
    **market.FOLDS,
    **places.FOLDS,
    **scoring.FOLDS,
    **buildings.FOLDS,
    **guildhall.FOLDS,
    **setup.FOLDS,
    **turns.FOLDS,
}
"""The table after each kind of event."""
