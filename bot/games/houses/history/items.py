"""What a campaign leaves behind, and what of it a reader may find again (HO-R37).

Three steps from the log to a page. `notes` is a fold over the log, taken forward entry by entry and kept by
bot.history: it holds events whole, each with when it was and who was what then. `items` cuts the notes for
one reader and makes of them the things that the chronicle shows, each once: a count, a decision, a signature,
a deal, a promise, a king. `accounts` sums the promises of some items up (HO-R23).
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, Literal, get_args

from msgspec import Struct
from msgspec.structs import replace

from bot.controls.chronicle import Query
from bot.history.notes import Note
from engine.entries import Entry
from engine.games.houses import events as e
from engine.games.houses.clauses import Deal, terms
from engine.games.houses.deals.bonds import name_of
from engine.games.houses.names import BoundName, Office
from engine.kernel.sealed import cut, is_readable
from engine.kernel.seats import Seat, Viewer

Kind = Literal["count", "decision", "signature", "deal", "promise", "king"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
"""The kinds that the chronicle tells apart."""

TOLD: Final = (
    e.CampaignOpened,
    e.GenerationOpened,
    e.PhaseOpened,
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
    e.WordBroken,
    e.KingFell,
    e.GenerationScored,
    e.HouseRewarded,
    e.HouseFounded,
    e.FirstNameChanged,
    e.CampaignEnded,
)
"""The events that the chronicle, the story so far, the card of a reign, tales and books are made from."""


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
    named: tuple[tuple[BoundName, Seat], ...] = ()


class Item(Struct, frozen=True):
    """One thing that happened: whose it is, its event, and the events and the terms that belong to it."""

    kind: Kind
    setting: Setting
    seats: tuple[Seat, ...]
    event: Any
    beside: tuple[Any, ...] = ()
    terms: Deal | None = None


class Account(Struct, frozen=True):
    """One house's promises: given, and of these those said to be kept and broken."""

    seat: Seat
    made: int
    kept: int
    broken: int


# From the log to notes.


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
            return replace(setting, phase=phase, card=card, line=line, named=event.named)
        case e.OutcomeDrawn():
            return replace(setting, named=event.named)
        case e.DecisionTaken(_, leader):
            return replace(setting, leader=leader)
        case e.ModeratorTaken(seat):
            return replace(setting, moderator=seat)
    return setting


# From notes to one reader's items.


def items(notes: Iterable[Note], viewer: Viewer) -> tuple[Item, ...]:
    """Everything the viewer may know of, oldest first."""
    deals: dict[str, Deal] = {}
    found: list[Item] = []
    for note in notes:
        events = tuple(cut(event, viewer) for event in note.events if is_readable(event, viewer))
        for event in events:
            if isinstance(event, e.DealOffered):
                deals[event.deal.id] = event.deal
            elif isinstance(event, e.DealConfirmed) and event.terms is not None:
                deals[event.deal] = event.terms
            kind = KIND_OF.get(type(event))
            if kind is None:
                continue
            beside = tuple(one for one in events if isinstance(one, BESIDE.get(kind, ())))
            deal = getattr(event, "deal", None)
            agreed = deals.get(deal) if isinstance(deal, str) else deal
            found.append(Item(kind, note.setting, _seats_of(event), event, beside, agreed))
    return tuple(found)


def _seats_of(event: Any) -> tuple[Seat, ...]:
    """The seats that an item is about, from its event."""
    match event:
        case e.BallotsCounted(ballots):
            return tuple(seat for seat, ballot in enumerate(ballots) if ballot is not None)
        case e.DecisionTaken() | e.KingFell():
            return (event.leader,)
        case e.EventSigned() | e.StorySigned() | e.StoryEnded():
            return (event.seat,)
        case e.DealClosed(deal):
            return deal.maker, deal.partner
        case e.WordBroken():
            return event.seat, event.by
        case e.PromiseMarked():
            name = name_of(event.deal)  # a deal's id names its parties
            return name.maker, name.partner
    return event.maker, event.partner


def items_matching(found: Iterable[Item], query: Query) -> tuple[Item, ...]:
    """The items asked for, all but by their words, which need a language."""
    return tuple(
        item
        for item in found
        if query.generation in (0, item.setting.generation)
        and query.phase in (0, item.setting.phase)
        and query.kind in (None, item.kind)
        and (query.house is None or query.house in item.seats)
    )


def together(found: Sequence[Item]) -> tuple[Item, ...]:
    """The offers that lapsed with a phase as one item, where the first of them stands."""
    lapsed: dict[tuple[int, int], list[Item]] = {}
    kept: list[list[Item]] = []
    for item in found:
        phase = item.setting.generation, item.setting.phase
        if not isinstance(item.event, e.DealLapsed):
            kept.append([item])
        elif phase in lapsed:
            lapsed[phase].append(item)
        else:
            kept.append(lapsed.setdefault(phase, [item]))
    joined = []
    for group in kept:
        if len(group) == 1:
            joined.append(group[0])
            continue
        seats = tuple(dict.fromkeys(seat for item in group for seat in item.seats))
        beside = tuple(item.event for item in group)
        joined.append(replace(group[0], seats=seats, beside=beside, terms=None))
    return tuple(joined)


# The promise ledger (HO-R23).


def accounts(found: Iterable[Item]) -> tuple[Account, ...]:
    """An account for each house that has promised anything, as far as the items tell.

    The word of the one to whom it was promised decides; until it comes, the promiser's own counts.
    """
    # A promise is known by its deal, whose it is, and the number of its clause.
    marks: dict[tuple[str, Seat, int], dict[Seat, bool]] = {}
    for item in found:
        deal, event = item.terms, item.event
        if isinstance(event, e.DealConfirmed | e.DealClosed) and deal is not None:
            for seat, clauses in ((deal.maker, deal.mine), (deal.partner, deal.theirs)):
                for index, clause in enumerate(clauses):
                    if terms(clause).words is not None:
                        marks.setdefault((deal.id, seat, index), {})
        if isinstance(event, e.PromiseMarked):
            marks.setdefault((event.deal, event.by, event.index), {})[event.seat] = event.kept
        if isinstance(event, e.WordBroken):
            marks.setdefault((event.deal, event.by, event.index), {})[event.seat] = False
    verdicts: dict[Seat, list[bool | None]] = {}
    for (_, by, _), said in marks.items():
        others = [kept for seat, kept in said.items() if seat != by]
        verdicts.setdefault(by, []).append(others[0] if others else said.get(by))
    return tuple(
        Account(seat, len(own), own.count(True), own.count(False)) for seat, own in sorted(verdicts.items())
    )


# The tables: which items an event makes, and what belongs to them.

KIND_OF: Final[dict[type[Any], Kind]] = {
    e.BallotsCounted: "count",
    e.DecisionTaken: "decision",
    e.EventSigned: "signature",
    e.StorySigned: "signature",
    e.StoryEnded: "signature",
    e.DealConfirmed: "deal",
    e.DealDeclined: "deal",
    e.DealWithdrawn: "deal",
    e.DealLapsed: "deal",
    e.DealClosed: "deal",
    e.PromiseMarked: "promise",
    e.WordBroken: "promise",
    e.KingFell: "king",
}
"""The kind of item that an event makes; others make none."""

BESIDE: Final[dict[Kind, tuple[type[Any], ...]]] = {
    "count": (e.DecisionTaken,),
    "decision": (e.OutcomeDrawn, e.ResourceMoved),
    "king": (e.GenerationScored, e.HouseRewarded),
}
"""The events of the same moment that belong to an item of this kind."""
