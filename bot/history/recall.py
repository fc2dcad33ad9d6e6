"""Notes for a game that makes none of its own: the events of its log, parted by turns or rounds.

A game says with a `Recall` where its parts begin and which events are worth finding again. `notes` makes the
notes as the log grows; `sections` makes of them what one viewer may read. Notes hold events whole, so
`sections` is where they are cut.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from msgspec import Struct

from bot.history.notes import Note
from engine.entries import Entry
from engine.kernel.sealed import cut, is_readable
from engine.kernel.seats import Viewer
from engine.kernel.table.chapter import TableEvent

Choice = Callable[[Any], bool]
"""Whether an event is wanted; asked of the event as its reader may see it."""


def entry_by_entry(event: Any) -> int | None:
    """Begins no part at any event. A game that says no more of it has a part for each entry."""
    return None


def is_any_event(event: Any) -> bool:
    """Wants every event."""
    return True


def one_of(kinds: tuple[type, ...]) -> Choice:
    """Wants events of these kinds."""
    return lambda event: isinstance(event, kinds)


def none_of(kinds: tuple[type, ...]) -> Choice:
    """Wants all events but those of these kinds."""
    return lambda event: not isinstance(event, kinds)


@dataclass(frozen=True, slots=True)
class Recall:
    """What of a game's log is found again.

    opens(event)   the number of the turn or round that this event begins, or None
    keeps(event)   whether the chronicle has the event
    turns(event)   whether the story so far is told by it
    kinds          what the chronicle can be asked for, by name: the classes of those events
    """

    opens: Callable[[Any], int | None] = entry_by_entry
    keeps: Choice = is_any_event
    turns: Choice = is_any_event
    kinds: Mapping[str, tuple[type, ...]] = field(default_factory=dict)

    def of_kind(self, kind: str | None) -> Choice:
        """Wants the events that the chronicle has where this kind is asked for; all that it has for None."""
        return self.keeps if kind is None else one_of(self.kinds.get(kind, ()))


ALL: Final = Recall()
"""For a game that says nothing of it: every event, entry by entry."""


class Part(Struct, frozen=True):
    """The setting of a note: which part of the log it is, counted from 1; its number in the game, or 0."""

    count: int = 0
    number: int = 0


class Section(Struct, frozen=True):
    """The events of one part that its reader may know of, cut for them; `seq` is the entry that began it."""

    part: Part
    events: tuple[Any, ...]
    seq: int = 0


def notes(recall: Recall, entry: Entry, before: Part | None) -> Iterator[Note]:
    """Yield the notes of an entry, a new one where a turn or round begins; `before` is the part until then.

    Events of the table are left out: they are no part of the game.
    """
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


def sections(found: Iterable[Note], viewer: Viewer, keeps: Choice) -> tuple[Section, ...]:
    """The wanted events of which the viewer may know, cut for them, oldest first, part by part."""
    parts: dict[Part, tuple[Any, ...]] = {}
    begun: dict[Part, int] = {}
    for note in found:
        cuts = (cut(event, viewer) for event in note.events if is_readable(event, viewer))
        events = tuple(event for event in cuts if keeps(event))
        if events:
            begun.setdefault(note.setting, note.seq)
            parts[note.setting] = (*parts.get(note.setting, ()), *events)
    return tuple(Section(part, events, begun[part]) for part, events in parts.items())
