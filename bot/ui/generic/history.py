"""The chronicle and the story so far, the same pages for every game: what a game finds is laid out here.

From the log to a page in three steps:

    entries ── History.notes ──> notes, kept by bot.history, events whole
    notes   ── History.chronicle, History.story ──> what one reader may know and asks for, in passages
    passages ── chronicle_page, story_page ──> a message: what was asked, a page of it, filters, ways on

The middle step is a game's own where bare events do not say enough (`Plugin.history`; Houses has one). For
all others `history_of_events` tells the events of their log by turns or rounds, each in its words.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

from bot.controls import ids
from bot.controls.chronicle import ALL, BACK, BY_GENERATION, BY_HOUSE, BY_KIND, GO, WORDS, Query, page_id
from bot.history import recall
from bot.history.notes import Note
from bot.history.recall import Recall, Section
from bot.render import markup
from bot.render.limits import OPTIONS
from bot.render.panel import Block, Button, Buttons, Choice, Option, Panel, Rule, Text
from bot.render.reader_scene import ReaderScene
from bot.render.users import comparable_words, users_words
from bot.ui.generic import wording
from bot.ui.generic.pages import (
    Describe,
    JoinEvents,
    awaited_lines,
    ending_lines,
    seat_button,
    title,
    with_rules_between,
)
from engine.entries import Entry

ACCENT: Final = 0x5A5346
ROOM: Final = 2_000
"""Characters of a page, before marks of direction and long mentions."""

PARTS: Final = 8
"""So many passages stand on a page at most."""

LINES: Final = 16
"""So many lines tell the story so far, the newest: one screen of a phone."""


@dataclass(frozen=True, slots=True)
class Passage:
    """One thing that happened, or all of one turn or round; `tell` is asked on the page that shows it.

    `need` is what it takes of a page's room, `count` how many things it tells.
    """

    need: int
    tell: Callable[[], str]
    count: int = 1


@dataclass(frozen=True, slots=True)
class Menu:
    """A filter: `turn` says what it changes (bot.controls.chronicle), `title` what one reads on it."""

    turn: str
    title: str
    options: Sequence[Option]


@dataclass(frozen=True, slots=True)
class Found:
    """What a game has for one query of one reader.

    passages   all that fits, the newest first
    room       what fits a page, in the measure of each passage's `need`
    head       lines above what was asked for
    more       lines below it, on the first page alone
    part       the code of the line that names the one phase, turn or round that was asked for
    menus      the filters
    own        the way to the reader's own page
    is_begun   whether there is anything to be found, whatever is asked for
    """

    passages: Sequence[Passage]
    head: Sequence[str]
    menus: Sequence[Menu]
    own: Button
    room: int = ROOM
    part: str = "chronicle-part"
    more: Sequence[str] = ()
    is_begun: bool = True


@dataclass(frozen=True, slots=True)
class Story:
    """How a match has come to stand as it does: parts with a line between them, and the way on."""

    parts: Sequence[Iterable[str]]
    own: Button
    accent: int = ACCENT


@dataclass(frozen=True, slots=True)
class History:
    """What of a game's log is found again, and how.

    notes(entry, setting)            what of an entry is worth finding again (bot.history.notes.Tell)
    kinds                            what the chronicle tells things apart by
    chronicle(scene, notes, query)   all that the reader may know and asks for
    story(scene, notes)              how the match has come to stand as it does
    """

    notes: Callable[[Entry, Any], Iterator[Note]]
    kinds: tuple[str, ...]
    chronicle: Callable[[ReaderScene, Sequence[Note], Query], Found]
    story: Callable[[ReaderScene, Sequence[Note]], Story]


# The pages.


def chronicle_page(scene: ReaderScene, found: Found, query: Query, number: int) -> Panel:
    """A page, from 0, of what was found, the newest first."""
    leaves = pages_of(found.passages, found.room)
    number, count, say = max(0, min(number, len(leaves) - 1)), len(leaves), scene.messages.say

    # What was asked for, and how much of it there is.
    things = sum(one.count for one in found.passages)
    head = [*found.head]
    head.append(say("chronicle-found", count=things) if found.is_begun else say("story-nothing"))
    if query.words:
        head.append(say("chronicle-words", words=users_words(query.words, WORDS)))
    if query.phase:  # the text of a phase and that of a turn or round name their number differently
        head.append(say(found.part, number=query.phase, phase=query.phase))
    head += found.more if number == 0 else ()
    if count > 1:
        head.append(markup.small(say("page-number", page=number + 1, pages=count)))
    blocks: list[Block] = [Text("\n".join(head))]
    for passage in leaves[number]:
        blocks += [Rule(), Text(passage.tell())]

    # Filters; each of them can be taken away again.
    blocks.append(Rule())
    now = {
        BY_KIND: query.kind or "",
        BY_GENERATION: str(query.generation or ""),
        BY_HOUSE: "" if query.house is None else str(query.house),
    }
    for menu in found.menus:
        whole = Option(ALL, say("chronicle-all", menu=menu.title))
        options = (whole, *menu.options[: OPTIONS - 1])
        chosen = tuple(replace(one, chosen=one.value == (now[menu.turn] or ALL)) for one in options)
        blocks.append(Choice(page_id(scene.match, menu.turn, query), chosen, menu.title))

    # Pages before and after, and the ways on.
    buttons: list[Button] = []
    if count > 1:
        newer, older = (number - 1) % count, (number + 1) % count
        buttons.append(Button(page_id(scene.match, BACK, query, newer), say("chronicle-newer")))
        buttons.append(Button(page_id(scene.match, GO, query, older), say("chronicle-older")))
    if query != Query():
        buttons.append(Button(ids.ChronicleButtonId(scene.match).pack(), say("chronicle-everything")))
    buttons.append(Button(ids.StoryButtonId(scene.match).pack(), say("button-story")))
    buttons += [found.own] if scene.reader is not None else []
    return Panel(ACCENT, (*blocks, Buttons(tuple(buttons))), scene.messages.language)


def pages_of(passages: Iterable[Passage], room: int) -> tuple[tuple[Passage, ...], ...]:
    """The passages in pages that fit a message, at least one page."""
    leaves: list[list[Passage]] = [[]]
    left = room
    for one in passages:
        if leaves[-1] and (one.need > left or len(leaves[-1]) == PARTS):
            leaves.append([])
            left = room
        leaves[-1].append(one)
        left -= one.need
    return tuple(map(tuple, leaves))


def story_page(scene: ReaderScene, story: Story) -> Panel:
    """The story so far, with the way to the chronicle."""
    chronicle = Button(ids.ChronicleButtonId(scene.match).pack(), scene.messages.say("button-chronicle"))
    blocks = (*with_rules_between(story.parts), Buttons((chronicle, story.own)))
    return Panel(story.accent, blocks, scene.messages.language)


# The history of a game that has none of its own: its events by turns or rounds.


def history_of_events(recalled: Recall, describe: Describe, join_events: JoinEvents) -> History:
    """The events of a log in their words, parted and chosen as the game's `Recall` says."""
    return History(
        partial(recall.notes, recalled),
        tuple(recalled.kinds),
        partial(_events_found, recalled, describe, join_events),
        partial(_story_of_events, recalled, describe, join_events),
    )


def _events_found(
    recalled: Recall,
    describe: Describe,
    join_events: JoinEvents,
    scene: ReaderScene,
    notes: Sequence[Note],
    query: Query,
) -> Found:
    passages: list[Passage] = []

    def add(lines: Sequence[str]) -> None:
        told = "\n".join(lines)
        passages.append(Passage(sum(map(len, lines)), lambda: told, len(lines)))

    def describe_in_part(scene: ReaderScene, event: Any) -> str:
        # What begins a turn or round heads it.
        text = describe(scene, event)
        is_plain = recalled.opens(event) is None or not text or text.startswith("#")
        return text if is_plain else markup.bold(text)

    sections = recall.sections(notes, scene.reader, recalled.of_kind(query.kind))
    found = tuple(event_lines(scene, sections, describe_in_part, join_events, query))
    for lines in found[::-1]:
        # A part longer than a page goes on on the next.
        piece: list[str] = []
        for line in lines:
            if piece and sum(map(len, piece)) + len(line) > ROOM:
                add(piece)
                piece = []
            piece.append(line)
        add(piece)

    words = scene.messages
    seats = [Option(str(seat), name) for seat, name in enumerate(scene.names)]
    menus = [Menu(BY_HOUSE, words.say("chronicle-by-seat"), seats)]
    if recalled.kinds:
        codes = ((kind, f"chronicle-kind-{kind}") for kind in recalled.kinds)
        kinds = [Option(kind, words.in_game(scene.game, code)) for kind, code in codes]
        menus.insert(0, Menu(BY_KIND, words.say(f"chronicle-by-{BY_KIND}"), kinds))
    head = (title(scene), markup.heading(words.say("chronicle-title")))
    return Found(passages, head, menus, seat_button(scene))


def _story_of_events(
    recalled: Recall, describe: Describe, join_events: JoinEvents, scene: ReaderScene, notes: Sequence[Note]
) -> Story:
    """How the match stands or ended, and what brought it there, on one screen."""
    say = scene.messages.say
    now = ending_lines(scene, scene.result) if scene.result is not None else awaited_lines(scene)
    sections = recall.sections(notes, scene.reader, recalled.turns)
    lines = [line for part in event_lines(scene, sections, describe, join_events, Query()) for line in part]
    # As many of the last lines as a screen has room for.
    shown = lines[-LINES:]
    while len(shown) > 1 and sum(map(len, shown)) > ROOM:
        shown.pop(0)
    earlier = (say("story-earlier", count=len(lines) - len(shown)),) if len(lines) > len(shown) else ()
    head = (title(scene), markup.heading(say("story-title")), *now)
    return Story((head, (*earlier, *shown) or (say("story-nothing"),)), seat_button(scene))


def event_lines(
    scene: ReaderScene, found: Sequence[Section], describe: Describe, join_events: JoinEvents, query: Query
) -> Iterator[tuple[str, ...]]:
    """Of each part of the log the lines that fit the query, oldest first, where there are any.

    A game whose history is of events has no generations, thus one.
    """
    if query.generation > 1:
        return
    searched = comparable_words(query.words).split()
    for section in found:
        if query.phase not in (0, section.part.number):
            continue
        events = join_events(section.events)
        asked = [event for event in events if query.house in (None, *seats_named(scene, event))]
        told = [line for event in asked if (line := describe(scene, event))]
        lines = tuple(line for line in told if not searched or has_all(line, searched))
        if lines:
            yield lines


def has_all(line: str, searched: Sequence[str]) -> bool:
    """Whether each of these words, in the form in which words are compared, stands in the line."""
    compared = comparable_words(line)
    return all(word in compared for word in searched)


def seats_named(scene: ReaderScene, event: Any) -> frozenset[int]:
    """The seats that an event names."""
    fields = wording.fields(event).items()
    named = (
        (name, one) for name, value in fields for one in (value if isinstance(value, tuple) else (value,))
    )
    return frozenset(value for name, value in named if wording.is_seat(scene, name, value))
