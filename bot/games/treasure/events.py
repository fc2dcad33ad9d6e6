"""Events of Treasure Island in words, the end as a story, and which events are worth finding again.

Who begins where is put together first (`join_events`): a line for each crew, not one for each of ten players
(TI-2.2), and a sentence of the sea follows what befell the crews (`Scenery`). Then each event is told to its
reader (`describe`); day, night and dawn have headings. The end is a story: what the nights brought, under
whose flag each had sailed, who won. Its message tells all nights, the board the last votes alone (`TALES`).
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from bot.games.treasure import company
from bot.games.treasure.company import Denial, Remark, with_remarks
from bot.games.treasure.words import place, table_of
from bot.history.recall import Recall, none_of
from bot.render import markup
from bot.render.i18n import message_id
from bot.render.reader_scene import ReaderScene
from bot.ui.generic import wording
from bot.ui.generic.pages import only_own_lines, own_lines
from engine.entries import Entry
from engine.games.treasure.base import GameOver, Ship
from engine.games.treasure.chapters.dawn import (
    AttackTally,
    CaptainDeposed,
    ConflictTally,
    GovernorFell,
    HoldsAsked,
    MutinyTally,
    NothingLeft,
    TreasureTaken,
)
from engine.games.treasure.chapters.day import (
    AttackOrdered,
    Boarded,
    ConflictStarted,
    DayClosed,
    DayMissed,
    Done,
    FleetCalled,
    FloorPassed,
    Landed,
    Marooned,
    MutinyDeclared,
    SaidDone,
    TookBack,
    TreasureShifted,
)
from engine.games.treasure.chapters.ending import BallotsShown
from engine.games.treasure.chapters.night import (
    HoldsChosen,
    Loot,
    NightEnded,
    NightSkipped,
    NightStarted,
    Vote,
    VoteCast,
    VoteOpened,
    VotesIn,
)
from engine.games.treasure.chapters.rounds import DayStarted, Left
from engine.games.treasure.chapters.setup import Placed
from engine.games.treasure.state import Tale, head_of
from engine.kernel.seats import Seat

HEADINGS: Final = (DayStarted, NightStarted, NightSkipped, NightEnded)
SILENT: Final = (VotesIn, SaidDone, TookBack, DayMissed)
"""The board shows these; a message for each would be noise."""

CONFIRMATIONS: Final = (VoteCast, HoldsChosen, SaidDone)
"""What a seat reads of a move that is good until day or night end."""

TEAMS: Final = ("english", "french", "dutch")
TALES: Final = 8
"""The board is one message, and has room for so many of the votes that succeeded: the last ones."""


# --- an event for its reader --------------------------------------------------------------------------------


class Crew(Struct, frozen=True):
    """A ship and its people by rank; by the name `seat` the chronicle finds whom it is about."""

    ship: Ship
    seat: tuple[Seat, ...]


class Scenery(Struct, frozen=True):
    """A sentence of the sea to what was just told: its occasion and round, and how many came before it then.

    `earlier` counts those of its own occasion in its own round.
    """

    occasion: str
    round: int
    earlier: int


class CaptainChanged(Struct, frozen=True):
    """A captain is deposed in this round, of which the tale of the mutiny says who is captain now.

    Put in place of `CaptainDeposed`, which has no round.
    """

    seat: Seat
    ship: Ship
    round: int


def join_events(events: Sequence[Any]) -> Iterator[Any]:
    """The events with what sea and company say to them; a ship's crew in place of the first of its people."""
    crews: dict[Ship, list[Placed]] = {}
    for event in events:
        if isinstance(event, Placed):
            crews.setdefault(event.ship, []).append(event)
    for event in _with_scenery(with_remarks(events)):
        if not isinstance(event, Placed):
            yield event
        elif crew := crews.pop(event.ship, None):
            yield Crew(event.ship, tuple(one.seat for one in sorted(crew, key=lambda one: one.rank)))


def _with_scenery(events: Iterable[Any]) -> Iterator[Any]:
    """The events, behind each count and whoever is put ashore a sentence of the sea.

    Which sentence it is goes by the round and by what else befell the crews in it. So there is none where the
    events leave out how their round began (the story, one kind alone, a single entry): it would be another
    one there than in the post. A deposed captain is told by `CaptainChanged` where the round is known.
    """
    round, told = 0, Counter[str]()
    for event in events:
        if isinstance(event, CaptainDeposed) and round:
            yield CaptainChanged(event.seat, event.ship, round)
        else:
            yield event
        if isinstance(event, DayStarted | NightStarted | NightEnded):
            if event.round != round:
                told.clear()
            round = event.round
        elif round and (occasion := _occasion_of(event)):
            yield Scenery(occasion, round, told[occasion])
            told[occasion] += 1


def _occasion_of(event: Any) -> str:
    """What befell the crews, of SCENES; "" for most events."""
    match event:
        case AttackTally(succeeded=succeeded):
            return "attack-won" if succeeded else "attack-lost"
        case MutinyTally(succeeded=succeeded):
            return "mutiny-won" if succeeded else "mutiny-lost"
        case ConflictTally():
            return "conflict"
        case Marooned():
            return "marooned"
        case FleetCalled():
            return "fleet"
        case GovernorFell():
            return "governor"
    return ""


def join_events_of_post(events: Sequence[Any]) -> Iterator[Any]:
    """The same for the post of a night: what is voted on stands below them with how many votes are in."""
    return (event for event in join_events(events) if not isinstance(event, VoteOpened))


def describe(scene: ReaderScene, event: Any) -> str:
    """An event for its reader; the end is a story."""
    if isinstance(event, GameOver):
        return "\n".join((wording.event(scene, event), *story(scene)))
    if isinstance(event, Crew):
        # By rank; what each rank is, the board says (TI-2.2).
        names = scene.messages.join_list([scene.names[seat] for seat in event.seat])
        return scene.messages.say("treasure-crew", ship=place(scene, event.ship), names=names)
    if isinstance(event, Remark):
        return company.describe(scene, event)
    if isinstance(event, Denial):
        return company.describe_denial(scene, event)
    if isinstance(event, Scenery):
        return markup.small(sea_sentence(scene, event))
    if isinstance(event, CaptainChanged):
        return _captain_sentence(scene, event)
    text = wording.event(scene, event)
    if not isinstance(event, HEADINGS):
        return text
    heading = f"### {text}"
    if isinstance(event, DayStarted | NightStarted):
        return f"{heading}\n{_heading_scenery(scene, event)}"
    return heading


def _captain_sentence(scene: ReaderScene, changed: CaptainChanged) -> str:
    """Who is captain after a mutiny, and who goes ashore.

    TI-5.3: the next in rank follows, which is the first voter: all but the captain voted, by rank.
    """
    of_ship = (
        tale
        for tale in table_of(scene).tales
        if (tale.round, tale.kind, tale.place) == (changed.round, "mutiny", changed.ship)
    )
    tale = next(of_ship, None)
    if tale is None or not tale.voters:
        return wording.event(scene, CaptainDeposed(changed.seat, changed.ship))
    following = tale.voters[0]
    slots = {
        "ship": place(scene, changed.ship),
        "seat": scene.names[changed.seat],
        "following": scene.names[following],
    }
    if scene.reader == changed.seat:
        return scene.messages.attribute("treasure-captain-changed", "own", **slots)
    if scene.reader == following:
        return scene.messages.attribute("treasure-captain-changed", "following", **slots)
    return scene.messages.say("treasure-captain-changed", **slots)


def describe_beside_count(scene: ReaderScene, event: Any) -> str:
    """The same beside the picture of a night's counts, which names the night and tells the counts already."""
    if isinstance(event, NightStarted):
        return _heading_scenery(scene, event)
    return "" if isinstance(event, AttackTally | MutinyTally | ConflictTally) else describe(scene, event)


def _heading_scenery(scene: ReaderScene, event: DayStarted | NightStarted) -> str:
    """The sentence below the heading of a day or a night; they go round in order."""
    occasion = "day" if isinstance(event, DayStarted) else "night"
    return markup.small(_variant(scene, occasion, event.round - 1))


SCENES: Final = {
    "day": 4,
    "night": 4,
    "attack-won": 3,
    "attack-lost": 3,
    "mutiny-won": 3,
    "mutiny-lost": 3,
    "conflict": 3,
    "marooned": 3,
    "fleet": 1,
    "governor": 1,
}
"""How many sentences of the place there are for each occasion."""

VOTES: Final = ("attack", "mutiny", "conflict")
"""Occasions that are counts of votes, of which the table keeps a tale each."""


def sea_sentence(scene: ReaderScene, told: Scenery) -> str:
    """A sentence of the sea, the same at every reading.

    For counts of votes none of an occasion comes again before all others. What is no vote has no tale at the
    table by which it could be counted: there a round begins one sentence further than the round before it.
    """
    kind, _, how = told.occasion.partition("-")
    if kind not in VOTES:
        return _variant(scene, told.occasion, told.round + told.earlier)
    before = [tale for tale in table_of(scene).tales if tale.kind == kind and tale.round < told.round]
    counted = sum(tale.succeeded == (how == "won") for tale in before) if how else len(before)
    return _variant(scene, told.occasion, counted + told.earlier)


def _variant(scene: ReaderScene, occasion: str, number: int) -> str:
    return scene.messages.say(f"treasure-told-{occasion}-{1 + number % SCENES[occasion]}")


def receipt(scene: ReaderScene, entry: Entry) -> str:
    """What a seat reads about its move: where day or night ended with it, that in place of a confirmation.

    The lines stand above the page of what is asked then, often for all of the next day.
    """
    passed = [event for event in entry.events if isinstance(event, HEADINGS)]
    if not passed or not isinstance(entry.action, Vote | Loot | Done):
        return "\n".join(own_lines(scene, entry, describe, join_events))
    left = replace(entry, events=tuple(one for one in entry.events if not isinstance(one, CONFIRMATIONS)))
    own = only_own_lines(scene, left, describe, join_events)
    return "\n".join((*(wording.event(scene, event) for event in passed), *own))


# --- the end ------------------------------------------------------------------------------------------------


def story(scene: ReaderScene, most: int | None = None) -> Iterator[str]:
    """The game told once it is over: the beginning, the nights, the fleet, the flags, the winners.

    At most the last `most` votes that succeeded are told, after a line that counts the earlier ones.
    """
    table, say = table_of(scene), scene.messages.say
    if table.over is None:
        return
    yield f"### {say('treasure-story')}"
    yield say("treasure-story-beginning", seats=len(table.members), rounds=table.round)
    yield from _nights(scene, most)
    yield from ending(scene)


def ending(scene: ReaderScene) -> Iterator[str]:
    """The story's last lines, which a seat's own page has too: the fleet, the flags, the winners."""
    table, say = table_of(scene), scene.messages.say
    over = table.over
    if over is None:
        return
    # The Spanish fleet counts what lies where; the governor, if there is one, greets it.
    governor, count = head_of(table, "island"), {"english": over.english, "french": over.french}
    if governor is None:
        yield say("treasure-story-fleet", **count)
    else:
        yield say("treasure-story-governed", governor=scene.names[governor], **count)
    # The flags under which everybody had sailed.
    for team in TEAMS:
        seats = [seat for seat, one in enumerate(over.teams) if one == team]
        if seats:
            names = scene.messages.join_list([scene.names[seat] for seat in seats])
            yield say(f"treasure-flag-{team}", names=names, count=len(seats))
    why = say(message_id(f"treasure-result-{over.why}"))
    if over.winners:
        names = scene.messages.join_list([scene.names[seat] for seat in over.winners])
        yield f"**{say('treasure-story-winners', names=names, count=len(over.winners))}** {why}"
    else:
        yield f"**{why}**"


def _nights(scene: ReaderScene, most: int | None) -> Iterator[str]:
    """The votes that succeeded, in their order; if none did, one line that says so."""
    say = scene.messages.say
    done = [tale for tale in table_of(scene).tales if tale.succeeded]
    if not done:
        yield say("treasure-story-quiet")
    left_out = 0 if most is None else max(0, len(done) - most)
    if left_out:
        yield say("treasure-story-earlier", count=left_out)

    # Tales that are alike but for their nights, which follow one another, are told in one line, whatever else
    # those nights brought.
    runs = list[list[Tale]]()
    for tale in done[left_out:]:
        run = next((one for one in runs if _is_next_night(one[-1], tale)), None)
        if run is None:
            runs.append([tale])
        else:
            run.append(tale)
    for first, *more in runs:
        # In the text of a single night `last` is 0.
        night = say("treasure-night", first=first.round, last=more[-1].round if more else 0)
        head = "" if first.head is None else scene.names[first.head]
        slots = {"night": night, "place": place(scene, first.place), "head": head}
        yield say(f"treasure-tale-{first.kind}", **slots, winner=_side_that_won(first))


def _is_next_night(before: Tale, tale: Tale) -> bool:
    """Whether the same befell the same ship or island under the same head the night after."""
    first, second = ((one.kind, one.place, one.head, _side_that_won(one)) for one in (before, tale))
    return first == second and tale.round == before.round + 1


def _side_that_won(tale: Tale) -> str:
    """Of a conflict "english", "french" or "level"; "" of another vote, and where its count was not kept."""
    if tale.kind != "conflict" or not tale.votes:
        return ""
    english, french = tale.votes
    if english == french:
        return "level"
    return "english" if english > french else "french"


# --- which post tells an event ------------------------------------------------------------------------------


def is_post_beginning(event: Any) -> bool:
    """Whether a day begins with this event, or a night that has votes."""
    return isinstance(event, DayStarted | NightStarted)


def is_end(event: Any) -> bool:
    """Whether this is of the end, which has a message of its own and is told as a story."""
    return isinstance(event, BallotsShown | GameOver)


def concerned_seats(entry: Entry) -> tuple[Seat, ...]:
    """Whom others have moved: put ashore, deposed, or driven to a boat."""
    found = list[Seat]()
    for event in entry.events:
        match event:
            case Marooned(target=seat) | CaptainDeposed(seat=seat) | GovernorFell(seat=seat):
                found.append(seat)
    return tuple(found)


# --- what is found again ------------------------------------------------------------------------------------

PASSING: Final = (*SILENT, FloorPassed, DayClosed, HoldsAsked)
"""Not in the chronicle: shown by the board, or said while it is asked."""

TURNING: Final = (
    Marooned,
    FleetCalled,
    Left,
    AttackTally,
    TreasureTaken,
    MutinyTally,
    CaptainDeposed,
    ConflictTally,
    GovernorFell,
    GameOver,
)


def started_round(event: Any) -> int | None:
    """The round whose day, night or dawn this event begins, or None; the chronicle is parted by these."""
    return event.round if isinstance(event, DayStarted | NightStarted | NightEnded) else None


def is_turning(event: Any) -> bool:
    """Whether the story so far is told by this event: something changed, and so not by a vote that failed."""
    return isinstance(event, TURNING) and getattr(event, "succeeded", True)


KINDS: Final = {
    "attack": (AttackOrdered, AttackTally),
    "mutiny": (MutinyDeclared, MutinyTally, CaptainDeposed),
    "conflict": (ConflictStarted, ConflictTally, GovernorFell),
    "treasure": (TreasureShifted, TreasureTaken, NothingLeft),
    "journey": (Boarded, Landed, Marooned, Left),
}
"""The chronicle can be asked for one of these alone."""

RECALL: Final = Recall(started_round, none_of(PASSING), is_turning, KINDS)
