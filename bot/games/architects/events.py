"""Events of Architects in words, which post tells them, and which are news or worth finding again.

What a worker brings is put together with where it went (`join_events`), since a stall of the market gives up
to four kinds of goods; then each is told to its reader (`describe`), most of them by the game's texts alone.

Turns are short, so a post tells of as many as there are seats (bot/ui/generic/growing.py). Its round is
counted from the first turn of the game: whoever sat out a turn has had one all the same.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from math import ceil
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from bot.games.architects import told
from bot.games.architects.words import card, changes, choice, list_of, score_line
from bot.history.recall import Recall, none_of, one_of
from bot.render import markup
from bot.render.bidi import strip_isolates
from bot.render.reader_scene import ReaderScene
from bot.ui.generic import wording
from bot.ui.generic.company import with_first_names
from engine.entries import Entry
from engine.games.architects.chapters.apprentices import (
    ApprenticeShown,
    CoinsLaid,
    Dismissed,
    Hired,
    RowsCleared,
)
from engine.games.architects.chapters.buildings import Discarded, EffectAsked, EffectSettled
from engine.games.architects.chapters.goods import (
    BuildingsDrawn,
    DebtAvoided,
    DebtDestroyed,
    DebtTaken,
    GoodsGained,
    GoodsPaid,
    TaxPaid,
    VirtueChanged,
)
from engine.games.architects.chapters.guardhouse import DebtPaid, Imprisoned
from engine.games.architects.chapters.guildhall import Advanced, Built, NoReward, Rewarded
from engine.games.architects.chapters.market import Kept, Looked, MarketReset, MarketShuffled, MarketTurned
from engine.games.architects.chapters.places import PoolTaken
from engine.games.architects.chapters.scoring import GameEnded, Scored
from engine.games.architects.chapters.setup import (
    BoardsSet,
    CharacterChosen,
    Drafted,
    PacketsPassed,
    TurnsBegan,
)
from engine.games.architects.chapters.town import Captured, Returned
from engine.games.architects.chapters.turns import FinalRoundBegan, HandExceeded, TurnEnded
from engine.games.architects.chapters.workers import Ransomed, Released, WorkerPlaced
from engine.games.architects.names import Location
from engine.games.architects.state import State
from engine.kernel.moves import tag
from engine.kernel.seats import Seat

FOLDED: Final = (
    *(GoodsGained, GoodsPaid, TaxPaid, VirtueChanged, BuildingsDrawn, PoolTaken, CoinsLaid),
    *(Hired, ApprenticeShown, Dismissed, Captured, Returned, Imprisoned, Released, Ransomed),
    *(Kept, Built, Discarded, Advanced, Rewarded, NoReward),
    *(DebtTaken, DebtPaid, DebtAvoided, DebtDestroyed),
)
"""What a seat does with its placement: goods, or what has words for behind the placement's (`.more`)."""

RESET: Final = (
    *(MarketTurned, MarketShuffled, RowsCleared, ApprenticeShown, Released),
    *(DebtTaken, DebtAvoided, DebtDestroyed, VirtueChanged, GoodsGained),
)
"""What a reset of the black market brings; several changes of one seat come joined (`Changed`)."""

HEADINGS: Final = (FinalRoundBegan, GameEnded)
UNSAID: Final = (TurnEnded, EffectSettled)
"""No words at all: whoever is asked next says as much."""

SILENT: Final = (*UNSAID, Drafted, PacketsPassed, CharacterChosen)
"""The board shows these; a message for each would be noise."""

PASSING: Final = (PacketsPassed, EffectAsked, EffectSettled, HandExceeded, Looked)
"""Not in the chronicle: said while it is asked, or shown by the board."""

RECALL: Final = Recall(
    # A turn is a part. Its number is nowhere in its events, so the chronicle can't be asked for one.
    opens=lambda event: 0 if isinstance(event, TurnsBegan | TurnEnded) else None,
    keeps=none_of(PASSING),
    turns=one_of(
        (
            *(BoardsSet, Hired, Captured, Imprisoned, PoolTaken, DebtTaken),
            *(Built, Advanced, MarketReset, FinalRoundBegan, Scored, GameEnded),
        )
    ),
    kinds={
        "building": (Built, Advanced, Rewarded),
        "crew": (Hired, Dismissed),
        "capture": (Captured, Imprisoned, Released, Ransomed),
        "debt": (DebtTaken, DebtPaid, DebtAvoided, DebtDestroyed, PoolTaken),
        "market": (MarketReset, MarketTurned, MarketShuffled),
    },
)
"""A game is told by who built, climbed, captured, owed and was locked up."""


CHARACTERS_OF_ROW: Final = 40
"""Characters that a row of a phone, 420 pixels wide, has at least."""

ROWS_OF_SCREEN: Final = 25
"""Rows of a phone's screen for the lines of a round and the seats of the table below them."""

ROWS_OF_SEAT: Final = 2
"""Rows of a phone that a seat of the table in short is high."""


class Changed(Struct, frozen=True):
    """What one seat gained and lost at once, by kind; where a worker of its brought it, with how many."""

    seat: Seat
    changes: tuple[tuple[str, int], ...]
    location: Location | None = None
    count: int = 0


def join_events(events: Sequence[Any]) -> Iterator[Any]:
    """The events; a worker, or several changes of one seat, with the changes that follow as one event.

    What a reward of the cathedral brings is left out: the reward says it.
    """
    rest = list(events)
    while rest:
        first = rest.pop(0)
        after = list[tuple[str, int]]()
        if isinstance(first, WorkerPlaced | Rewarded) or _changes_of(first):
            while rest and (found := _changes_of(rest[0])) and rest[0].seat == first.seat:
                after += found
                rest.pop(0)
        if isinstance(first, WorkerPlaced) and after:
            yield Changed(first.seat, _sums(after), first.location, first.count)
        elif after and not isinstance(first, Rewarded):
            yield Changed(first.seat, _sums((*_changes_of(first), *after)))
        else:
            yield first


class TurnTold(Struct, frozen=True):
    """A seat's placement with what it did then, which the post of a round tells in one paragraph.

    Of a round the newest turn of which there is something to tell has the sentence of the place: with one
    for each, four turns were more than a screen. The chronicle has all.
    """

    first: WorkerPlaced | Changed
    more: tuple[Any, ...]
    has_tale: bool = False


class ResetTold(Struct, frozen=True):
    """A reset of the black market with what it brings everybody, which the post of a round tells in one."""

    events: tuple[Any, ...]


def join_events_of_post(events: Sequence[Any]) -> Iterator[Any]:
    """The joined events (`join_events`) that are news, each placement with what its seat did then."""
    rest = list(join_events([event for event in events if not isinstance(event, SILENT)]))
    found = list[Any]()
    while rest:
        first = rest.pop(0)
        more = list[Any]()
        if _is_placement(first):
            while rest and _is_of_turn(rest[0], first.seat):
                more.append(rest.pop(0))
        if isinstance(first, MarketReset):
            while rest and (isinstance(rest[0], RESET) or _is_change_alone(rest[0])):
                more.append(rest.pop(0))
            found.append(ResetTold((first, *_with_debts_summed(more))))
        else:
            found.append(TurnTold(first, tuple(more)) if more else first)
    for at in reversed(range(len(found))):
        if isinstance(found[at], TurnTold) and any(map(told.has_tale, found[at].more)):
            found[at] = replace(found[at], has_tale=True)
            break
    yield from found


def _with_debts_summed(events: Sequence[Any]) -> Iterator[Any]:
    """The events; what one seat owes by several of them is told with the first."""
    owed = Counter[Seat]()
    for event in events:
        if isinstance(event, DebtTaken):
            owed[event.seat] += event.count
    for event in events:
        if not isinstance(event, DebtTaken):
            yield event
        elif count := owed.pop(event.seat, 0):
            yield replace(event, count=count)


def _is_placement(event: Any) -> bool:
    """Whether a worker goes somewhere with this, alone or with what it brings."""
    return isinstance(event, WorkerPlaced) or (isinstance(event, Changed) and event.location is not None)


def _is_change_alone(event: Any) -> bool:
    """Whether this is what one seat gained and lost, not by a placement."""
    return isinstance(event, Changed) and event.location is None


def _is_of_turn(event: Any, seat: Seat) -> bool:
    """Whether this tells more of what the seat does with its placement."""
    return (_is_change_alone(event) or isinstance(event, FOLDED)) and getattr(event, "seat", seat) == seat


def _changes_of(event: Any) -> tuple[tuple[str, int], ...]:
    """What this event changes of its seat's goods and virtue; () for other events."""
    match event:
        case GoodsGained(good=good, count=count):
            return ((good, count),)
        case GoodsPaid(good=good, count=count):
            return ((good, -count),)
        case TaxPaid(count=count):
            return (("tax", -count),)
        case VirtueChanged(points=points):
            return (("virtue", points),)
    return ()


def _sums(some: Sequence[tuple[str, int]]) -> tuple[tuple[str, int], ...]:
    """The changes with each kind once, in the order in which they came; nothing of what comes to nothing."""
    sums = dict[str, int]()
    for kind, count in some:
        sums[kind] = sums.get(kind, 0) + count
    return tuple((kind, count) for kind, count in sums.items() if count)


def describe(scene: ReaderScene, event: Any) -> str:
    """An event for its reader; "" where nothing is said of it."""
    say = scene.messages.say
    if isinstance(event, UNSAID):
        return ""
    if isinstance(event, TurnTold):
        return _paragraph(scene, event)
    if isinstance(event, ResetTold):
        short = with_first_names(scene)
        return " ".join(_sentence_of_reset(short, one) for one in event.events)
    if isinstance(event, Changed):
        name, parts = scene.names[event.seat], list_of(scene, changes(scene, event.changes))
        if event.location is None:
            return say("architects-changed", seat=name, parts=parts)
        where = choice(scene, event.location)
        return say("architects-visit", seat=name, place=where, count=event.count, parts=parts)
    if isinstance(event, Scored):
        return score_line(scene, event.score)
    if isinstance(event, BuildingsDrawn) and event.cards.value:
        # Whoever drew them reads which; to the others the cut leaves their number.
        names = (card(scene, one) for one in event.cards.value)
        return say("architects-drawn", cards=list_of(scene, names))
    text = wording.event(scene, event)
    head = f"### {text}" if isinstance(event, HEADINGS) else text
    return "\n".join((head, *told.lines(scene, event)))


def _sentence_of_reset(scene: ReaderScene, event: Any) -> str:
    if not isinstance(event, Changed):
        return wording.event(scene, event)
    parts = list_of(scene, changes(scene, event.changes))
    return scene.messages.say("architects-changed-in-reset", seat=scene.names[event.seat], parts=parts)


def _paragraph(scene: ReaderScene, turn: TurnTold) -> str:
    """A turn in one line, then what is told beside the first of its events of which anything is."""
    short, parts = with_first_names(scene), [describe(scene, turn.first)]
    discarded = sum(isinstance(event, Discarded) for event in turn.more)
    for event, following in zip_longest(turn.more, turn.more[1:]):
        if changed := event.changes if isinstance(event, Changed) else _changes_of(event):
            parts.append(list_of(scene, changes(scene, changed)))
        elif not (isinstance(event, Discarded) and isinstance(following, Discarded)):
            slots = {"count": discarded, **wording.slots_of(short, wording.fields(event))}
            code = f"event-{tag(event)}"
            parts.append(wording.text_with_slots(short, code, "more", slots) or describe(scene, event))
    beside = (tuple(told.lines(scene, event)) for event in turn.more if turn.has_tale)
    return "\n".join((" · ".join(parts), *next(filter(None, beside), ())))


# --- which post tells an event ------------------------------------------------------------------------------


def is_turn_beginning(event: Any) -> bool:
    """Whether a turn begins with this event: the first, or the next one as one ends."""
    return isinstance(event, TurnsBegan | TurnEnded)


def round_number(table: State) -> int:
    """The round of turns that is played, from 1; 0 before the first turn."""
    is_set_up = table.phase in ("characters", "draft", "pass", "boards", "start", "begin")
    return 0 if is_set_up else 1 + table.turns // len(table.players)


def is_end(event: Any) -> bool:
    """Whether the points are counted with this event: the end has a message of its own."""
    return isinstance(event, Scored | GameEnded)


def rows_of_post(table: State) -> int:
    """How many rows of a phone the lines of a round may take, so that with the table it is one screen."""
    return ROWS_OF_SCREEN - ROWS_OF_SEAT * len(table.players)


def count_rows(text: str) -> int:
    """How many rows of a phone these lines take at most."""
    return sum(ceil(max(1, len(strip_isolates(line))) / CHARACTERS_OF_ROW) for line in text.split("\n"))


def round_title(scene: ReaderScene, number: int) -> str:
    """The head of a round's post."""
    return markup.heading(scene.messages.say("architects-round", number=number))


def concerned_seats(entry: Entry) -> tuple[Seat, ...]:
    """Whose workers were captured, and whom a reset of the market costs virtue or a debt."""
    found = list[Seat]()
    for event in entry.events:
        match event:
            case Captured(target=seat) | DebtTaken(seat=seat):
                found.append(seat)
            case VirtueChanged(seat=seat, points=points) if points < 0:
                found.append(seat)
    return tuple(found)
