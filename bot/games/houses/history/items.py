"""What a reader may find in a campaign's annals: each thing once, from the reader's cut (HO-R37)."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, Literal, get_args

from msgspec import Struct
from msgspec.structs import replace

from bot.controls.query import Query
from bot.games.houses.history.notes import Setting
from bot.history.notes import Note
from engine.games.houses import events as e
from engine.games.houses.clauses import Deal
from engine.games.houses.deals.names import name_of
from engine.kernel.sealed import cut, readable
from engine.kernel.seats import Seat, Viewer

Kind = Literal["count", "decision", "signature", "deal", "promise", "king"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
"""What the chronicle tells things apart by."""


class Item(Struct, frozen=True):
    """One thing that happened: whose it is, its event, and the events and the terms that belong to it."""

    kind: Kind
    setting: Setting
    seats: tuple[Seat, ...]
    event: Any
    beside: tuple[Any, ...] = ()
    terms: Deal | None = None


def items(notes: Iterable[Note], viewer: Viewer) -> tuple[Item, ...]:
    """Everything the viewer may know of, oldest first."""
    terms: dict[str, Deal] = {}
    return tuple(item for note in notes for item in _items(cut_note(note, viewer), terms))


def cut_note(note: Note, viewer: Viewer) -> Note:
    """The note cut for this viewer."""
    events = tuple(cut(event, viewer) for event in note.events if readable(event, viewer))
    return Note(note.seq, note.setting, events)


def together(found: Sequence[Item]) -> tuple[Item, ...]:
    """The offers that lapsed with a phase as one item, where the first of them stands."""
    lapsed: dict[tuple[int, int], list[Item]] = {}
    kept: list[Item | list[Item]] = []
    for item in found:
        if not isinstance(item.event, e.DealLapsed):
            kept.append(item)
        elif _phase(item) in lapsed:
            lapsed[_phase(item)].append(item)
        else:
            kept.append(lapsed.setdefault(_phase(item), [item]))
    return tuple(_lapsed_item(one) if isinstance(one, list) else one for one in kept)


def _phase(item: Item) -> tuple[int, int]:
    return item.setting.generation, item.setting.phase


def _lapsed_item(found: list[Item]) -> Item:
    """One alone stays as it is."""
    if len(found) == 1:
        return found[0]
    seats = tuple(dict.fromkeys(seat for item in found for seat in item.seats))
    return replace(found[0], seats=seats, beside=tuple(item.event for item in found), terms=None)


def fitting(found: Iterable[Item], query: Query) -> tuple[Item, ...]:
    """The items asked for, all but by their words, which need a language."""
    return tuple(item for item in found if _fits(item, query))


def _fits(item: Item, query: Query) -> bool:
    return (
        query.generation in (0, item.setting.generation)
        and query.phase in (0, item.setting.phase)
        and query.kind in (None, item.kind)
        and (query.house is None or query.house in item.seats)
    )


def _items(note: Note, terms: dict[str, Deal]) -> Iterator[Item]:
    for event in note.events:
        if isinstance(event, e.DealOffered):
            terms[event.deal.id] = event.deal
        elif isinstance(event, e.DealConfirmed) and event.terms is not None:
            terms[event.deal] = event.terms
        made = MADE.get(type(event))
        if made is not None:
            kind, seats = made
            beside = tuple(one for one in note.events if isinstance(one, BESIDE.get(kind, ())))
            yield Item(kind, note.setting, seats(event), event, beside, _terms(event, terms))


def _terms(event: Any, terms: dict[str, Deal]) -> Deal | None:
    if isinstance(event, e.DealClosed):
        return event.deal
    named = getattr(event, "deal", None)
    return terms.get(named) if isinstance(named, str) else None


def _voters(event: e.BallotsCounted) -> tuple[Seat, ...]:
    return tuple(seat for seat, ballot in enumerate(event.ballots) if ballot is not None)


def _parties(event: Any) -> tuple[Seat, ...]:
    deal = event.deal if isinstance(event, e.DealClosed) else event
    return deal.maker, deal.partner


def _promisers(event: e.PromiseMarked) -> tuple[Seat, ...]:
    name = name_of(event.deal)
    return name.maker, name.partner


def _signer(event: Any) -> tuple[Seat, ...]:
    return (event.seat,)


def _leader(event: Any) -> tuple[Seat, ...]:
    return (event.leader,)


MADE: Final[dict[type[Any], tuple[Kind, Callable[[Any], tuple[Seat, ...]]]]] = {
    e.BallotsCounted: ("count", _voters),
    e.DecisionTaken: ("decision", _leader),
    e.EventSigned: ("signature", _signer),
    e.StorySigned: ("signature", _signer),
    e.StoryEnded: ("signature", _signer),
    e.DealConfirmed: ("deal", _parties),
    e.DealDeclined: ("deal", _parties),
    e.DealWithdrawn: ("deal", _parties),
    e.DealLapsed: ("deal", _parties),
    e.DealClosed: ("deal", _parties),
    e.PromiseMarked: ("promise", _promisers),
    e.KingFell: ("king", _leader),
}
"""The items an event makes, and whose they are."""

BESIDE: Final[dict[Kind, tuple[type[Any], ...]]] = {
    "count": (e.DecisionTaken,),
    "decision": (e.OutcomeDrawn, e.ResourceMoved),
    "king": (e.GenerationScored,),
}
"""The events of the same moment that belong to an item of this kind."""
