"""Events of Architects in words, and which of them are news or worth finding again.

Goods that come or go one after another for one seat are put together first (`join_events`), since a stall of
the market gives up to four kinds; then each is told to its reader (`describe`), most of them by the game's
texts alone.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, Final

from msgspec import Struct

from bot.games.architects import told
from bot.games.architects.words import card, list_of, score_line
from bot.history.recall import Recall, none_of, one_of
from bot.render.reader_scene import ReaderScene
from bot.ui.generic import wording
from engine.games.architects.chapters.apprentices import Dismissed, Hired
from engine.games.architects.chapters.buildings import EffectAsked, EffectSettled
from engine.games.architects.chapters.goods import (
    BuildingsDrawn,
    DebtAvoided,
    DebtDestroyed,
    DebtTaken,
    GoodsGained,
    GoodsPaid,
)
from engine.games.architects.chapters.guardhouse import DebtPaid, Imprisoned
from engine.games.architects.chapters.guildhall import Advanced, Built, Rewarded
from engine.games.architects.chapters.market import Looked, MarketReset, MarketShuffled, MarketTurned
from engine.games.architects.chapters.places import PoolTaken
from engine.games.architects.chapters.scoring import GameEnded, Scored
from engine.games.architects.chapters.setup import (
    BoardsSet,
    CharacterChosen,
    Drafted,
    PacketsPassed,
    TurnsBegan,
)
from engine.games.architects.chapters.town import Captured
from engine.games.architects.chapters.turns import FinalRoundBegan, HandExceeded, TurnEnded
from engine.games.architects.chapters.workers import Ransomed, Released
from engine.games.architects.names import Good
from engine.kernel.seats import Seat

HEADINGS: Final = (FinalRoundBegan, GameEnded, TurnsBegan)
UNSAID: Final = (TurnEnded, EffectSettled)
"""No words at all: whoever is asked next says as much."""

SILENT: Final = (*UNSAID, Drafted, PacketsPassed, CharacterChosen)
"""The board shows these; a message for each would be noise."""

PASSING: Final = (PacketsPassed, TurnEnded, EffectAsked, EffectSettled, HandExceeded, Looked)
"""Not in the chronicle: said while it is asked, or shown by the board."""

RECALL: Final = Recall(
    keeps=none_of(PASSING),
    turns=one_of(
        (
            *(BoardsSet, Hired, Captured, Imprisoned, PoolTaken, DebtTaken),
            *(Built, Advanced, MarketReset, FinalRoundBegan, Scored, GameEnded),
        )
    ),
    kinds={
        "building": (Built, Advanced, Rewarded),
        "crew": (Hired, Dismissed),
        "capture": (Captured, Imprisoned, Released, Ransomed),
        "debt": (DebtTaken, DebtPaid, DebtAvoided, DebtDestroyed, PoolTaken),
        "market": (MarketReset, MarketTurned, MarketShuffled),
    },
)
"""A game is told by who built, climbed, captured, owed and was locked up."""


class Goods(Struct, frozen=True):
    """Kinds of goods that a seat gains, or pays, one after the other."""

    seat: Seat
    paid: bool
    row: tuple[tuple[Good, int], ...]


def join_events(events: Sequence[Any]) -> Iterator[Any]:
    """The events; goods of one seat that follow one another as one."""

    def alike(event: Any) -> tuple[Any, ...]:
        return (type(event), event.seat) if isinstance(event, GoodsGained | GoodsPaid) else ()

    for key, some in groupby(events, key=alike):
        run = list(some)
        if key and len(run) > 1:
            kind, seat = key
            yield Goods(seat, kind is GoodsPaid, tuple((one.good, one.count) for one in run))
        else:
            yield from run


def describe(scene: ReaderScene, event: Any) -> str:
    """An event for its reader; "" where nothing is said of it."""
    say = scene.messages.say
    if isinstance(event, UNSAID):
        return ""
    if isinstance(event, Goods):
        row = [say("architects-amount", count=count, good=good) for good, count in event.row]
        code = "architects-goods-paid" if event.paid else "architects-goods-gained"
        return say(code, seat=scene.names[event.seat], goods=list_of(scene, row))
    if isinstance(event, Scored):
        return score_line(scene, event.score)
    if isinstance(event, BuildingsDrawn) and event.cards.value:
        # Whoever drew them reads which; to the others the cut leaves their number.
        names = (card(scene, one) for one in event.cards.value)
        return say("architects-drawn", cards=list_of(scene, names))
    text = wording.event(scene, event)
    head = f"### {text}" if isinstance(event, HEADINGS) else text
    return "\n".join((head, *told.lines(scene, event)))
