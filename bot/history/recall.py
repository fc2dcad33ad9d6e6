"""The annals of a game that has none of its own making: the events of its log, by turns or rounds.

A fold over the log as every game's annals are (notes.py): it holds events whole, and is cut when asked.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from msgspec import Struct

from bot.history.notes import Note
from engine.entries import Entry
from engine.kernel.sealed import cut, readable
from engine.kernel.seats import Viewer
from engine.kernel.table.chapter import TableEvent


def entry_by_entry(event: Any) -> int | None:
    """No event begins a part: each entry is one."""
    return None


def everything(event: Any) -> bool:
    """Every event that has words."""
    return True


def one_of(kinds: tuple[type, ...]) -> Callable[[Any], bool]:
    """Events of these kinds."""
    return lambda event: isinstance(event, kinds)


def none_of(kinds: tuple[type, ...]) -> Callable[[Any], bool]:
    """All events but those of these kinds."""
    return lambda event: not isinstance(event, kinds)


@dataclass(frozen=True, slots=True)
class Recall:
    """What of a game's log is found again. Each is asked of events alone, as their reader may see them.

    opens(event)   the number of the turn or round that this event begins, or None
    keeps(event)   whether the chronicle has it
    turns(event)   whether the story so far is told by it
    kinds          what the chronicle can be asked for, by name: the events that are so
    """

    opens: Callable[[Any], int | None] = entry_by_entry
    keeps: Callable[[Any], bool] = everything
    turns: Callable[[Any], bool] = everything
    kinds: Mapping[str, tuple[type, ...]] = field(default_factory=dict)

    def of_kind(self, kind: str | None) -> Callable[[Any], bool]:
        """Whether the chronicle has an event where this kind is asked for; all that it has for None."""
        if kind is None:
            return self.keeps
        return one_of(self.kinds.get(kind, ()))


ALL: Final = Recall()
"""Where a game says nothing of it: every event, entry by entry."""


class Part(Struct, frozen=True):
    """The setting of a note: which part of the log it is, counted from 1; its number in the game, or 0."""

    count: int = 0
    number: int = 0


class Section(Struct, frozen=True):
    """The events of one part that its reader may know of, cut for them."""

    part: Part
    events: tuple[Any, ...]


def notes(recall: Recall, entry: Entry, before: Part | None) -> Iterator[Note]:
    """The entry's events, parted where a turn or round begins; those of the table are the table's."""
    part, events = before or Part(), list[Any]()
    if recall.opens is entry_by_entry:
        part = Part(part.count + 1)
    for event in entry.events:
        if isinstance(event, TableEvent):
            continue
        number = recall.opens(event)
        if number is not None:
            yield Note(entry.seq, part, tuple(events))
            part, events = Part(part.count + 1, number), []
        events.append(event)
    yield Note(entry.seq, part, tuple(events))


def sections(found: Iterable[Note], viewer: Viewer, keeps: Callable[[Any], bool]) -> tuple[Section, ...]:
    """Everything that is kept and that the viewer may know of, oldest first, part by part."""
    parts: dict[Part, tuple[Any, ...]] = {}
    for note in found:
        cuts = (cut(event, viewer) for event in note.events if readable(event, viewer))
        events = tuple(event for event in cuts if keeps(event))
        if events:
            parts[note.setting] = (*parts.get(note.setting, ()), *events)
    return tuple(Section(part, events) for part, events in parts.items())
