"""A public post that grows: one message for all that happens from one event on, until the next of its kind.

A game with many small events (a night of votes, a round of tokens) would fill its thread with posts of one
sentence. Such a game says with a `Growing` which events begin a post, and `growing_posts` makes of it the
`Questions` of its plugin:

    an event that begins a post    a new message goes out, and rings; the one before gets its last form
    any other event                its line is added to the message that is there, by an edit
    an event with a post apart     has a message of its own: the end

Where turns are short a post tells of several: one of so many events that may begin one does (`each`).

An edit rings for nobody. Whoever is asked anew is written to all the same, and so is whomever the game
`concerns` names: a person hears of what was done to them without looking at the thread.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any, Final

from msgspec import Struct

from bot.history.recall import Part, Section
from bot.pictures.facts import words_button
from bot.render import markup
from bot.render.panel import Block, Button, Buttons, Panel, Rule, Sketch, Text
from bot.render.reader_scene import ReaderScene
from bot.render.renderer import Standing
from bot.render.targets import TABLE
from bot.ui.generic.pages import BOARD_ACCENT, awaited_lines, events_for, seat_button
from bot.ui.plugin import BoardPage, Describe, JoinEvents, PostPicture, Questions, Rounds
from engine.entries import Entry
from engine.kernel.seats import Seat
from engine.match.match_state import MatchState
from engine.store import Target

MOST: Final = 2_400
"""Characters of what has happened; the oldest lines make room for newer ones, and the chronicle has all."""

Lines = Callable[[ReaderScene], Iterator[str]]
"""Lines below what has happened: what the table is asked now."""


def _nobody(entry: Entry) -> tuple[Seat, ...]:
    return ()


@dataclass(frozen=True, slots=True)
class Growing:
    """How the posts of a game grow.

    begins(event)     whether a post may begin with this public event. The game's `recall` must keep the event
                      and open a part with it; a post tells of as many parts as pass until the next begins
    number(table)     which post tells of the game as it stands, from 1; 0 before the first
    apart(event)      whether the event ends a post and is told by a message of its own
    describe, join_events  events in words, as of the plugin
    each(table)       of so many events that may begin a post one does
    head(scene, number)  the first line of a post by its number; "" where an event says what the post is of
    picture           the picture of a post with these events; None without one
    beside            events in words beside that picture, which tells some of them already
    now               the picture of the table as it stands, below the lines of the newest post
    most(table)       how much room there is beside that picture for what has happened, as `size` counts it
    size(text)        how much room a line takes there; the oldest lines make room for newer ones
    buttons(scene)    buttons behind that of the seat, while the post is the newest
    asked(scene)      what is asked now, below the lines; whom the table awaits, where nothing else is said
    concerns(entry)   seats to which a message goes beside those that are asked, as the entry is theirs
    board             the board meanwhile, as it stood when the post began; None: as it stands now
    """

    begins: Callable[[Any], bool]
    number: Callable[[Any], int]
    apart: Callable[[Any], bool]
    describe: Describe
    join_events: JoinEvents = iter
    each: Callable[[Any], int] = lambda _: 1
    head: Callable[[ReaderScene, int], str] = lambda *_: ""
    picture: PostPicture | None = None
    beside: Describe | None = None
    now: Callable[[ReaderScene], Sketch] | None = None
    most: Callable[[Any], int] = lambda _: MOST
    size: Callable[[str], int] = len
    buttons: Callable[[ReaderScene], tuple[Button, ...]] = lambda _: ()
    asked: Lines = awaited_lines
    concerns: Callable[[Entry], tuple[Seat, ...]] = _nobody
    board: BoardPage | None = None


class Stretch(Struct, frozen=True):
    """The events that a post tells, and which post of the game it is, from 1.

    `following` is the part with which the next post begins, None before that.
    """

    events: tuple[Any, ...]
    number: int
    following: Part | None


def growing_posts(growing: Growing) -> Questions:
    """The part of a plugin by which its posts grow."""

    def is_one(entry: Entry, target: Target) -> bool:
        # The last turn ends where the next would begin: the end has its message all the same.
        is_apart = any(map(growing.apart, entry.events))
        return target == TABLE and not is_apart and any(map(growing.begins, entry.events))

    def is_within(before: MatchState, after: MatchState, entry: Entry) -> bool:
        number = 0 if before.state is None else growing.number(before.state)
        return 0 < number == growing.number(after.state) and not any(map(growing.apart, entry.events))

    def page(scene: ReaderScene, entry: Entry, target: Target, standing: Standing) -> Panel:
        return _page(growing, scene, entry, standing)

    def next_part(scene: ReaderScene, entry: Entry, told: Sequence[Section]) -> Part | None:
        return _stretch_of(growing, scene, entry, told).following

    return Questions(is_one, page, Rounds(is_within, next_part, growing.board, growing.concerns))


def _page(growing: Growing, scene: ReaderScene, entry: Entry, standing: Standing) -> Panel:
    """What has happened since this entry, then what is asked now; of a post that is over the first alone."""
    stretch = _stretch_of(growing, scene, entry, standing.told)
    events = stretch.events
    if stretch.number == 1:
        # No post was there before, to tell what came before the beginning in the same entry.
        events = (*takewhile(lambda event: event not in events[:1], events_for(entry, None)), *events)
    is_open = stretch.following is None and scene.result is None and scene.table.status != "over"

    head, joined = growing.head(scene, stretch.number), tuple(growing.join_events(events))

    def tell(describe: Describe, size: Callable[[str], int] = len, most: int = MOST) -> Text:
        told = [text for text in (head, *(describe(scene, event) for event in joined)) if text]
        return Text("\n".join(_newest_lines(scene, told, size, most)) or scene.messages.say("offered-moved"))

    happened = tell(growing.describe)
    below: list[Block] = []
    if is_open:
        lines = (*growing.asked(scene), *map(markup.small, standing.below))
        below = [Rule(), Text("\n".join(lines))] if lines else []

    row = (seat_button(scene), *(growing.buttons(scene) if is_open else ()))
    drawn = None if growing.picture is None or not scene.draws else growing.picture(scene, events)
    now = growing.now(scene) if growing.now is not None and is_open and scene.draws else None
    pictured: tuple[Block | Sketch, ...] = ()
    if drawn is not None or now is not None:
        first, last = (() if one is None else (one,) for one in (drawn, now))
        describe = growing.describe if drawn is None or growing.beside is None else growing.beside
        # Only the table as it stands takes room from the lines: a post in words has all of its own.
        room = () if now is None else (growing.size, growing.most(scene.view.table))
        pictured = (*first, tell(describe, *room), *last, *below, Buttons((*row, words_button(scene))))
    blocks = (happened, *below, Buttons(row))
    return Panel(BOARD_ACCENT, blocks, scene.messages.language, pictured)


def _newest_lines(
    scene: ReaderScene, told: Sequence[str], size: Callable[[str], int], most: int
) -> Iterator[str]:
    """The first line, which says what the post is of, and as many of the newest as have room.

    There is room for `most`, of which each line takes its `size`.
    """
    room, kept = most - sum(map(size, told[:1])), list[str]()
    for text in reversed(told[1:]):
        room -= size(text)
        if room < 0:
            break
        kept.append(text)
    yield from told[:1]
    if left_out := len(told[1:]) - len(kept):
        yield scene.messages.say("done-more", count=left_out)
    yield from reversed(kept)


def _stretch_of(growing: Growing, scene: ReaderScene, entry: Entry, told: Sequence[Section]) -> Stretch:
    """What the post that this entry begins tells, of all that everybody has read so far."""
    opened = [at for at, section in enumerate(told) if any(map(growing.begins, section.events))]
    starts = opened[:: growing.each(scene.view.table)]
    # A post of before an upgrade may have begun with a turn that begins none today: it ends with the next.
    first = max(at for at in opened if told[at].seq == entry.seq)
    following = next((at for at in starts if at > first), None)
    events = [event for section in told[first:following] for event in section.events]
    end = next((at for at, event in enumerate(events) if growing.apart(event)), len(events))
    number = sum(at <= first for at in starts)
    return Stretch(tuple(events[:end]), number, None if following is None else told[following].part)
