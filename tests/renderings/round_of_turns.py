"""The post of a round of Architects beside company: while it is told on, and as it stays."""

from collections.abc import Iterator
from typing import Any, Final

from bot.games.architects.plugin import QUESTIONS
from bot.history.recall import Part, Section
from bot.languages import Language
from bot.render.renderer import Standing, reader_scene
from bot.render.targets import TABLE
from engine.entries import Entry
from engine.games.architects.chapters.apprentices import ApprenticeShown, Hired
from engine.games.architects.chapters.goods import GoodsGained, GoodsPaid, TaxPaid, VirtueChanged
from engine.games.architects.chapters.guardhouse import Imprisoned
from engine.games.architects.chapters.guildhall import Advanced, Rewarded
from engine.games.architects.chapters.places import PoolTaken
from engine.games.architects.chapters.setup import TurnsBegan
from engine.games.architects.chapters.town import Captured
from engine.games.architects.chapters.turns import TurnEnded
from engine.games.architects.chapters.workers import WorkerPlaced
from tests.engine.games.architects import board as architects
from tests.renderings.others import match, with_company
from tests.renderings.panels import shown

TURNS: Final[tuple[tuple[Any, ...], ...]] = (
    (WorkerPlaced(0, "forest", 4), GoodsGained(0, "wood", 4)),
    (
        *(WorkerPlaced(1, "town_centre", 2), GoodsPaid(1, "silver", 1), TaxPaid(1, 1)),
        *(Captured(1, 0, "forest", 4), Captured(1, 3, "quarry", 2)),
    ),
    (WorkerPlaced(2, "tax_stand", 1), PoolTaken(2, 7), VirtueChanged(2, -2, 5)),
    (
        *(WorkerPlaced(3, "black_market_middle", 1), GoodsPaid(3, "silver", 2), VirtueChanged(3, -1, 6)),
        *(Hired(3, "squire_1", 1), ApprenticeShown(0, "miner_2")),
    ),
    (WorkerPlaced(0, "guildhall", 3), GoodsPaid(0, "wood", 1), GoodsPaid(0, "stone", 3), Advanced(0, 2)),
    (WorkerPlaced(1, "guardhouse", 1), Imprisoned(1, 6), GoodsGained(1, "silver", 6)),
)
"""What each turn brings, seat by seat: a round and a half of four."""

REWARD: Final = (Rewarded(0, "reward_virtue1_gold1"), VirtueChanged(0, 1, 8), GoodsGained(0, "gold", 1))


def turns(language: Language) -> Iterator[str]:
    """Two rounds of four seats: the first as it stays, the second while seat 2 is awaited."""
    seen = with_company(
        reader_scene(match("architects", language, architects.table(4, active=2).state), None), 4
    )
    told = list[Section]()
    for number, events in enumerate(TURNS):
        begun = TurnEnded((number - 1) % 4) if number else TurnsBegan(0)
        more = REWARD if number == 4 else ()
        told.append(Section(Part(number + 1), (begun, *events, *more), number))
    told.append(Section(Part(len(TURNS) + 1), (TurnEnded(1),), len(TURNS)))
    for name, first in (("over", 0), ("open", 4)):
        entry = Entry(first, None, None, None, told[first].events[:1])
        page = QUESTIONS.page(seen, entry, TABLE, Standing(told=told))
        assert page is not None
        yield f"# round: {name}"
        yield from shown(page)
