"""What company says at a table of Rokugan of what everybody has just seen: a line by manner and occasion.

The manners are those of engine/games/rokugan/stewards/company.py and stand in the seats' names. A remark is
made from public events alone. Of a round one is heard, the one that matters most.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final, Literal

from bot.render.reader_scene import ReaderScene
from bot.ui.generic.company import remark
from engine.games.rokugan.chapters.battles import BattleFought
from engine.games.rokugan.chapters.scoring import GameEnded
from engine.games.rokugan.facts import CAPITALS
from engine.games.rokugan.stewards.company import manner_of
from engine.kernel.seats import Seat

Occasion = Literal["capture", "loss", "held", "win"]

VARIANTS: Final = 2
"""How many lines each manner has for an occasion."""


def newest_remark(scene: ReaderScene, round_: int, events: Sequence[Any]) -> str:
    """What company says of the battles of this round, a capital's first; "" where nobody speaks."""
    battles = [event for event in events if isinstance(event, BattleFought)]
    for event in sorted(battles, key=lambda one: one.province not in CAPITALS):
        for seat, occasion in _speakers(event):
            if said := _remark(scene, seat, occasion, (round_, event)):
                return said
    return ""


def last_word(scene: ReaderScene, event: GameEnded) -> str:
    """What the winner says of the end; "" where company has not won, or not alone."""
    first = event.places[0]
    return _remark(scene, first[0], "win", event) if len(first) == 1 else ""


def _speakers(event: BattleFought) -> Iterator[tuple[Seat, Occasion]]:
    """Who may have something to say of a battle, and why: whoever lost the province before who took it."""
    if event.outcome == "held" and event.holder is not None:
        yield event.holder, "held"
    if event.outcome == "captured" and event.winner is not None:
        if event.holder is not None:
            yield event.holder, "loss"
        yield event.winner, "capture"


def _remark(scene: ReaderScene, seat: Seat, occasion: Occasion, told: Any) -> str:
    return remark(scene, seat, f"{manner_of(seat)}-{occasion}", VARIANTS, told)
