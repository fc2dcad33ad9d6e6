"""The notes of a campaign: the events worth finding again, each with when it was and who was what then.

A fold of its own over the log, taken forward entry by entry; it holds events whole, and is cut when asked.
"""

from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from bot.history.notes import Note
from engine.entries import Entry
from engine.games.houses import events as e
from engine.games.houses.names import Office
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


def notes(entry: Entry, before: Setting | None) -> Iterator[Note]:
    """The entry's events, parted where a phase or generation begins; the last part may be empty."""
    setting, events = before or Setting(), list[Any]()
    for event in entry.events:
        if isinstance(event, e.GenerationOpened | e.PhaseOpened) and events:
            yield Note(entry.seq, setting, tuple(events))
            events = []
        setting = _after_event(setting, event)
        if isinstance(event, TOLD):
            events.append(event)
    yield Note(entry.seq, setting, tuple(events))


def _after_event(setting: Setting, event: Any) -> Setting:
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
