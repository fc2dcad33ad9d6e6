"""Who is owed a message about an entry, and which of its events belong to which message."""

from typing import Any, Final

from bot.games.houses.describe.notifications import events_to_tell
from bot.render.targets import ANNOUNCE, SECOND, STORY, TABLE, to_seat
from engine.entries import Entry
from engine.games.houses import events as e
from engine.games.houses.events.event import Event
from engine.kernel.sealed import cut, readable
from engine.kernel.seats import Seat, Viewer
from engine.match.match_state import MatchState
from engine.store import Target

ENDINGS: Final = (e.KingFell, e.GenerationScored, e.GenerationClosed, e.CampaignEnded)
"""What nobody must miss: the end of a king, of a generation, of the campaign."""

SILENT: Final = (
    e.HouseReady,
    e.OfficesRanked,
    e.DraftTurned,
    e.RoleRemoved,
    e.RoleTaken,
    e.BallotSealed,
    e.PhaseClosed,
    e.DealOffered,
    e.DealDeclined,
    e.DealWithdrawn,
    e.DealLapsed,
    e.DealImpossible,
    e.PromiseMarked,
)
"""Public or not, these are no news at the table."""

COUNT: Final = (e.BallotsCounted, e.ModeratorAsked)
"""A count that is left open."""


def targets(match_state: MatchState, entry: Entry) -> tuple[Target, ...]:
    """The table's messages first, then each seat that is called or told something of its own."""
    if match_state.state is None or not any(isinstance(event, Event) for event in entry.events):
        return ()
    first, second = split_at_new_phase(entry, None)
    told = first and not _is_left_to_steward(match_state, first)
    tables = ((STORY,) if retold(entry) else ()) + ((TABLE,) if told else ()) + ((SECOND,) if second else ())
    tables += (ANNOUNCE,) * any(isinstance(event, ENDINGS) for event in events_for(entry, None))
    asked = claimants(match_state, entry)
    seats = (
        seat
        for seat in match_state.state.seats
        if seat in asked or events_to_tell(events_for(entry, seat), seat, entry.seat)
    )
    return (*tables, *(to_seat(seat) for seat in seats))


def _is_left_to_steward(match_state: MatchState, news: tuple[Any, ...]) -> bool:
    """HO-R21: a count alone that a steward decides a moment later, with whose decision it is told."""
    asked = next((event for event in news if isinstance(event, e.ModeratorAsked)), None)
    if asked is None or match_state.table is None or not all(isinstance(event, COUNT) for event in news):
        return False
    return match_state.table.chairs[asked.seat].player is None


def retold(entry: Entry) -> bool:
    """Whether a generation begins that has others behind it."""
    opened = (event for event in entry.events if isinstance(event, e.GenerationOpened))
    return any(event.generation > 1 for event in opened)


def claimants(match_state: MatchState, entry: Entry) -> tuple[Seat, ...]:
    """HO-R15: whom a new generation asks to put its claims in order; that they are asked is public."""
    opened = any(isinstance(event, e.GenerationOpened) for event in entry.events)
    return tuple(wait.seat for wait in match_state.waits if wait.ask == "rank_offices") if opened else ()


def split_at_new_phase(entry: Entry, viewer: Viewer) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """The news at the table: up to a new phase or a king's end, and from there on."""
    news = tuple(event for event in events_for(entry, viewer) if newsworthy(event))
    turns = (spot for spot, event in enumerate(news) if isinstance(event, e.PhaseOpened | e.KingFell))
    turn = next(turns, len(news))
    return news[:turn], news[turn:]


def events_for(entry: Entry, viewer: Viewer) -> tuple[Any, ...]:
    """The campaign's events that the viewer may know of, cut for them."""
    events = (event for event in entry.events if isinstance(event, Event))
    return tuple(cut(event, viewer) for event in events if readable(event, viewer))


def bare(event: e.HouseFounded) -> bool:
    """Whether a steward founded it, who names house and head after the emblem."""
    return event.name == event.emblem == event.first_name and not event.given


def newsworthy(event: Event) -> bool:
    """Whether the table is told; of a secret ballot it is not (HO-R18), of stewards' houses all at once."""
    match event:
        case e.BallotCast():
            return event.ballot.value is not None
        case e.HouseFounded():
            return not bare(event)
    return not isinstance(event, SILENT)
