"""Who is owed a message about an entry, and which of its events belong to which message.

The table reads an entry in up to two messages: all that happened to a phase's end, and from the next phase's
card on, whose buttons should stand last in the channel. Endings are announced once more beside the thread,
and a new generation begins with the story so far. A seat is written to in private about what asks it, and
about what others did that is its business; never about its own move, which its receipt tells.
"""

from typing import Any, Final

from bot.render.targets import ANNOUNCE, SECOND, STORY, TABLE, to_seat
from engine.entries import Entry
from engine.games.houses import events as e
from engine.games.houses.clauses import Deal
from engine.games.houses.deals.bonds import name_of
from engine.games.houses.events import Event
from engine.games.houses.stewards.company.answering import is_haggled_over
from engine.kernel.sealed import cut, is_readable
from engine.kernel.seats import Seat, Viewer
from engine.match.match_state import MatchState
from engine.store import Target

ENDINGS: Final = (e.KingFell, e.GenerationScored, e.GenerationClosed, e.CampaignEnded)
"""The events that nobody must miss: the end of a king, of a generation, of the campaign."""

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

BETWEEN: Final = (e.DealOffered, e.DealConfirmed, e.DealDeclined, e.DealWithdrawn, e.DealImpossible)
"""Between two parties: the one that has not just acted is told."""

DONE_TO_ONE: Final = (e.RoleTaken, e.RoleRemoved, e.BallotCast)
"""Told to the seat when something else than itself did it: the lot, a deal, a house that handed on."""


def targets(match_state: MatchState, entry: Entry, before: MatchState | None) -> tuple[Target, ...]:
    """The table's messages first, then each seat that is called or told something of its own.

    `before` is the match before the entry, where it is known.
    """
    if match_state.state is None or not any(isinstance(event, Event) for event in entry.events):
        return ()
    first, second = split_at_new_phase(entry, None)
    opened = [event for event in entry.events if isinstance(event, e.GenerationOpened)]
    found: list[Target] = []
    if any(event.generation > 1 for event in opened):
        found.append(STORY)
    # HO-R21: a count alone that a steward decides a moment later is told with the decision.
    asked = next((event for event in first if isinstance(event, e.ModeratorAsked)), None)
    is_left_to_steward = (
        asked is not None
        and match_state.table is not None
        and match_state.table.chairs[asked.seat].player is None
        and all(isinstance(event, COUNT) for event in first)
    )
    if first and not is_left_to_steward:
        found.append(TABLE)
    if second:
        found.append(SECOND)
    if any(isinstance(event, ENDINGS) for event in events_for(entry, None)):
        found.append(ANNOUNCE)
    # HO-R15: a new generation asks houses to put their claims in order; that they are asked is public.
    claims = [wait.seat for wait in match_state.waits if wait.ask == "rank_offices"] if opened else []
    for seat in match_state.state.seats:
        told = events_to_tell(events_for(entry, seat), seat, entry.seat)
        if seat in claims or any(not _is_countered(before, event) for event in told):
            found.append(to_seat(seat))
    return tuple(found)


def _is_countered(before: MatchState | None, event: Any) -> bool:
    """HO-R25: whether an offer is declined by who has made the same one for other coins.

    Its maker has been written to about that one, which says no as well.
    """
    if before is None or not isinstance(event, e.DealDeclined):
        return False
    deals: tuple[Deal, ...] = before.state.deals
    return any(deal.id == event.deal and is_haggled_over(deals, deal) for deal in deals)


def events_for(entry: Entry, viewer: Viewer) -> tuple[Any, ...]:
    """The campaign's events that the viewer may know of, cut for them."""
    events = (event for event in entry.events if isinstance(event, Event))
    return tuple(cut(event, viewer) for event in events if is_readable(event, viewer))


# At the table.


def split_at_new_phase(entry: Entry, viewer: Viewer) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """The news at the table: up to a new phase or a king's end, and from there on."""
    news = tuple(event for event in events_for(entry, viewer) if is_news(event))
    turns = (spot for spot, event in enumerate(news) if isinstance(event, e.PhaseOpened | e.KingFell))
    turn = next(turns, len(news))
    return news[:turn], news[turn:]


def is_news(event: Event) -> bool:
    """Whether the table is told; of a secret ballot it is not (HO-R18), of stewards' houses all at once."""
    match event:
        case e.BallotCast():
            return event.ballot.value is not None
        case e.HouseFounded():
            return not is_bare_founding(event)
    return not isinstance(event, SILENT)


def is_bare_founding(event: e.HouseFounded) -> bool:
    """Whether a steward founded the house, who names house and head after the emblem."""
    return event.name == event.emblem == event.first_name and not event.given


# To one seat.


def events_to_tell(events: tuple[Any, ...], seat: Seat, actor: Seat | None) -> tuple[Any, ...]:
    """Of the events, cut for this seat, those it is written to about; `actor` brought the entry."""
    return tuple(event for event in events if _is_told(event, seat, actor))


def _is_told(event: Any, seat: Seat, actor: Seat | None) -> bool:
    match event:
        case e.CampaignOpened() | e.PhaseOpened():
            return True
        case e.DraftTurned(asked) | e.ModeratorAsked(asked) | e.DealFlawed(_, asked) | e.OutcomePeeked(asked):
            return asked == seat
        case e.DealLapsed(_, maker):
            return maker == seat
        case e.ClausesSettled(deal) | e.PromiseMarked(deal):
            name = name_of(deal)  # a deal's id names its parties
            by_itself = isinstance(event, e.PromiseMarked) and actor == seat
            return seat in (name.maker, name.partner) and not by_itself
    if isinstance(event, BETWEEN):
        parties = event.deal if isinstance(event, e.DealOffered) else event
        return seat in (parties.maker, parties.partner) and actor != seat
    return isinstance(event, DONE_TO_ONE) and event.seat == seat and actor != seat
