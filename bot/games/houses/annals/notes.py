"""The notes of a campaign: the events worth finding again, each with when it was and who was what then.

A fold of its own over the log, taken forward entry by entry; it holds events whole, and is cut when asked.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from engine.entries import Entry
from engine.games.houses import events as e
from engine.games.houses.content import Office
from engine.kernel.seats import Seat

TOLD: Final = (
    e.BallotsCounted,
    e.DecisionTaken,
    e.OutcomeDrawn,
    e.ResourceMoved,
    e.EventSigned,
    e.StorySigned,
    e.StoryEnded,
    e.DealOffered,
    e.DealConfirmed,
    e.DealDeclined,
    e.DealWithdrawn,
    e.DealLapsed,
    e.DealClosed,
    e.PromiseMarked,
    e.KingFell,
    e.GenerationScored,
    e.CampaignEnded,
)
"""What the chronicle and the story so far are made from."""


class Setting(Struct, frozen=True):
    """When something was, and who was what then: all public. `phase` is 0 before a generation's first."""

    generation: int = 0
    phase: int = 0
    king: str | None = None
    card: str | None = None
    line: str | None = None
    leader: Seat = 0
    moderator: Seat = 0
    offices: tuple[tuple[Office, ...], ...] = ()


class Note(Struct, frozen=True):
    """What one entry brought in one setting. `seq` is the entry's number and is never shown."""

    seq: int
    setting: Setting
    events: tuple[Any, ...]


class Annals(Struct, frozen=True):
    """The notes up to an entry; `seq` is its number, -1 before the first."""

    seq: int = -1
    setting: Setting = Setting()
    notes: tuple[Note, ...] = ()


def folded(annals: Annals, entries: Iterable[Entry]) -> Annals:
    """The notes with those of further entries."""
    notes, seq, setting = list(annals.notes), annals.seq, annals.setting
    for entry in entries:
        for note in _notes(entry, setting):
            setting = note.setting
            notes += [note] if note.events else []
        seq = entry.seq
    return Annals(seq, setting, tuple(notes))


def until(annals: Annals, seq: int) -> tuple[Note, ...]:
    """The notes up to an entry, that one included."""
    return tuple(note for note in annals.notes if note.seq <= seq)


def _notes(entry: Entry, setting: Setting) -> Iterator[Note]:
    """The entry's events, parted where a phase or generation begins; the last part may be empty."""
    events: list[Any] = []
    for event in entry.events:
        if isinstance(event, e.GenerationOpened | e.PhaseOpened) and events:
            yield Note(entry.seq, setting, tuple(events))
            events = []
        setting = _moved(setting, event)
        if isinstance(event, TOLD):
            events.append(event)
    yield Note(entry.seq, setting, tuple(events))


def _moved(setting: Setting, event: Any) -> Setting:
    match event:
        case e.GenerationOpened(generation, king):
            return Setting(generation, king=king)
        case e.OfficesDealt(offices):
            return replace(setting, offices=offices)
        case e.CouncilSeated(leader, moderator):
            return replace(setting, leader=leader, moderator=moderator)
        case e.PhaseOpened(phase, card, line):
            return replace(setting, phase=phase, card=card, line=line)
        case e.DecisionTaken(_, leader):
            return replace(setting, leader=leader)
        case e.ModeratorTaken(seat):
            return replace(setting, moderator=seat)
    return setting
