"""The chronicle and the story so far, of every game without annals of its own: its events in its words."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from msgspec import Struct

from bot.controls import ids
from bot.controls.chronicle import ALL, BACK, BY_HOUSE, BY_KIND, GO, WORDS, Query, page_id
from bot.history.recall import Section
from bot.render import markup
from bot.render.limits import OPTIONS
from bot.render.panel import Block, Button, Buttons, Choice, Option, Panel, Rule, Text
from bot.render.reader_scene import ReaderScene
from bot.render.users import users_words
from bot.ui.generic import wording
from bot.ui.generic.pages import awaited_lines, ending_lines, seat_button, title
from engine.kernel.writing import comparable_name

ACCENT: Final = 0x5A5346
ROOM: Final = 2_000
"""Characters of a page, before marks of direction and long mentions."""

PARTS: Final = 8
"""So many turns or rounds stand on a page at most."""

LINES: Final = 16
"""So many lines tell the story so far, the newest: one screen of a phone."""

Describe = Callable[[ReaderScene, Any], str]


class Described(Struct, frozen=True):
    """A part of the log in words; `number` is that of the turn or round, 0 where the game has none."""

    number: int
    lines: tuple[str, ...]


def chronicle(
    scene: ReaderScene,
    found: Sequence[Section],
    describe: Describe,
    query: Query,
    number: int,
    kinds: Sequence[str] = (),
) -> Panel:
    """A page, from 0, of what fits the query, the newest turn or round first; `found` is of its kind."""
    fitting = tuple(describe_sections(scene, found, describe, query))
    leaves = pages_of(fitting[::-1])
    number, count, say = max(0, min(number, len(leaves) - 1)), len(leaves), scene.messages.say

    # What was asked for, and how much of it there is.
    head = [title(scene), f"### {say('chronicle-title')}"]
    head.append(say("chronicle-found", count=sum(len(one.lines) for one in fitting)))
    if query.words:
        head.append(say("chronicle-words", words=users_words(query.words, WORDS)))
    if query.phase:
        head.append(say("chronicle-part", number=query.phase))
    if count > 1:
        head.append(markup.small(say("page-number", page=number + 1, pages=count)))
    blocks: list[Block] = [Text("\n".join(head))]
    for one in leaves[number]:
        blocks += [Rule(), Text("\n".join(one.lines))]

    # Filters, pages before and after, and the ways on.
    buttons: list[Button] = []
    if count > 1:
        newer, older = (number - 1) % count, (number + 1) % count
        buttons.append(Button(page_id(scene.match, BACK, query, newer), say("chronicle-newer")))
        buttons.append(Button(page_id(scene.match, GO, query, older), say("chronicle-older")))
    if query != Query():
        buttons.append(Button(ids.ChronicleButtonId(scene.match).pack(), say("chronicle-everything")))
    buttons.append(Button(ids.StoryButtonId(scene.match).pack(), say("button-story")))
    buttons += [seat_button(scene)] if scene.reader is not None else []
    blocks += [Rule(), *_filters(scene, query, kinds), Buttons(tuple(buttons))]
    return Panel(ACCENT, tuple(blocks), scene.messages.language)


def _filters(scene: ReaderScene, query: Query, kinds: Sequence[str]) -> Iterator[Choice]:
    """Menus of the kinds of things, where the game tells them apart, and of the seats."""
    words, say = scene.messages, scene.messages.say
    named = [(kind, words.in_game(scene.game, f"chronicle-kind-{kind}")) for kind in kinds]
    seats = [(str(seat), name) for seat, name in enumerate(scene.names)]
    house = "" if query.house is None else str(query.house)
    of_kind, by_seat = f"chronicle-by-{BY_KIND}", "chronicle-by-seat"
    for turn, code, now, some in (
        (BY_KIND, of_kind, query.kind or "", named),
        (BY_HOUSE, by_seat, house, seats),
    ):
        if some:
            titled = say(code)
            listed = (Option(value, name, chosen=value == now) for value, name in some[: OPTIONS - 1])
            options = (Option(ALL, say("chronicle-all", menu=titled), chosen=not now), *listed)
            yield Choice(page_id(scene.match, turn, query), options, titled)


def story(scene: ReaderScene, found: Sequence[Section], describe: Describe) -> Panel:
    """How the match stands or ended, and what brought it there, on one screen."""
    say = scene.messages.say
    now = ending_lines(scene, scene.result) if scene.result is not None else awaited_lines(scene)
    head = (title(scene), f"### {say('story-title')}", *now)
    lines = [line for one in describe_sections(scene, found, describe, Query()) for line in one.lines]
    # As many of the last lines as a screen has room for.
    shown = lines[-LINES:]
    while len(shown) > 1 and sum(map(len, shown)) > ROOM:
        shown.pop(0)
    earlier = (say("story-earlier", count=len(lines) - len(shown)),) if len(lines) > len(shown) else ()
    body = "\n".join((*earlier, *shown)) or say("story-nothing")
    chronicle_button = Button(ids.ChronicleButtonId(scene.match).pack(), say("button-chronicle"))
    blocks = (Text("\n".join(head)), Rule(), Text(body), Buttons((chronicle_button, seat_button(scene))))
    return Panel(ACCENT, blocks, scene.messages.language)


def describe_sections(
    scene: ReaderScene, found: Sequence[Section], describe: Describe, query: Query
) -> Iterator[Described]:
    """The parts of the log that fit the query, oldest first, in words; a game without generations has one."""
    if query.generation > 1:
        return
    searched = comparable_name(query.words).split()
    for section in found:
        if query.phase not in (0, section.part.number):
            continue
        asked = [event for event in section.events if query.house in (None, *seats_named(scene, event))]
        told = [line for event in asked if (line := describe(scene, event))]
        lines = tuple(line for line in told if all(word in comparable_name(line) for word in searched))
        if lines:
            yield Described(section.part.number, lines)


def seats_named(scene: ReaderScene, event: Any) -> frozenset[int]:
    """The seats that an event names."""
    fields = wording.fields(event).items()
    named = (
        (name, one) for name, value in fields for one in (value if isinstance(value, tuple) else (value,))
    )
    return frozenset(value for name, value in named if wording.is_seat(scene, name, value))


def pages_of(found: Sequence[Described]) -> tuple[tuple[Described, ...], ...]:
    """The parts in pages that fit a message, at least one; a part longer than a page goes on on the next."""
    pieces: list[Described] = []
    for whole in found:
        lines: list[str] = []
        for line in whole.lines:
            if lines and sum(map(len, lines)) + len(line) > ROOM:
                pieces.append(Described(whole.number, tuple(lines)))
                lines = []
            lines.append(line)
        pieces.append(Described(whole.number, tuple(lines)))

    leaves: list[list[Described]] = [[]]
    left = ROOM
    for one in pieces:
        need = sum(map(len, one.lines))
        if leaves[-1] and (need > left or len(leaves[-1]) == PARTS):
            leaves.append([])
            left = ROOM
        leaves[-1].append(one)
        left -= need
    return tuple(map(tuple, leaves))
