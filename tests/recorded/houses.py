"""What records of Houses are looked through for: falls, deals of words, pulls, chapters, an agreed end."""

from collections.abc import Sequence
from typing import Any

from engine.entries import Entry
from engine.games.houses.clauses import Pay, Promise
from engine.games.houses.content import Chapter
from engine.games.houses.events import DealClosed, GenerationOpened, KingFell, PhaseOpened, ResourceMoved
from engine.games.houses.names import RESOURCES
from engine.games.houses.state import State
from engine.record import Line
from tests.engine.games.houses import small


def falls(entries: Sequence[Entry | Line]) -> list[str]:
    """How each king of a campaign fell."""
    events = (event for entry in entries for event in entry.events)
    return [event.end for event in events if isinstance(event, KingFell)]


def wordy(entries: Sequence[Entry | Line]) -> list[DealClosed]:
    """Houses: the deals of payments and words alone, as they closed."""
    closed = (event for entry in entries for event in entry.events if isinstance(event, DealClosed))
    return [
        one for one in closed if {Pay, Promise} == {type(part) for part in (*one.deal.mine, *one.deal.theirs)}
    ]


def pulled(entries: Sequence[Entry | Line]) -> list[str]:
    """Houses: the cards that came while a resource pulled them (HO-R17)."""
    pulls = {card.id: card.pull.when.limits for card in small.content().proposals if card.pull is not None}
    found, values = [], dict.fromkeys(RESOURCES, 10)
    for event in (event for entry in entries for event in entry.events):
        match event:
            case GenerationOpened():
                values = dict(zip(RESOURCES, event.values, strict=True))
            case ResourceMoved():
                values[event.resource] = event.value
            case PhaseOpened() if all(values[one.resource] >= one.least for one in pulls.get(event.card, ())):
                found += [event.card] if event.card in pulls else []
    return found


def chapters(entries: Sequence[Entry | Line]) -> list[Chapter]:
    """Houses: the chapters that were shown of answers (HO-7.3, HO-7.4)."""
    opened_ = [
        event for entry in entries for event in entry.events if isinstance(event, PhaseOpened) and event.line
    ]
    shown = [one.chapter for event in opened_ for one in (event.yes, event.no)]
    return [one for one in shown if one is not None]


def agreed(state: Any) -> bool:
    """Houses: whether all have agreed to stop."""
    return isinstance(state, State) and all(state.stopping)
