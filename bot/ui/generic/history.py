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
    number = max(0, min(number, len(leaves) - 1))
    head = _head(scene, query, sum(len(one.lines) for one in fitting), number, len(leaves))
    blocks: list[Block] = [Text("\n".join(head))]
    for one in leaves[number]:
        blocks += [Rule(), Text("\n".join(one.lines))]
    blocks += [
        Rule(),
        *_menus(scene, query, kinds),
        Buttons(tuple(_buttons(scene, query, number, len(leaves)))),
    ]
    return Panel(ACCENT, tuple(blocks), scene.messages.language)


def story(scene: ReaderScene, found: Sequence[Section], describe: Describe) -> Panel:
    """How the match stands or ended, and what brought it there, on one screen."""
    say = scene.messages.say
    now = ending_lines(scene, scene.result) if scene.result is not None else awaited_lines(scene)
    head = (title(scene), f"### {say('story-title')}", *now)
    lines = [line for one in describe_sections(scene, found, describe, Query()) for line in one.lines]
    shown = _newest(lines)
    earlier = (say("story-earlier", count=len(lines) - len(shown)),) if len(lines) > len(shown) else ()
    body = "\n".join((*earlier, *shown)) or say("story-nothing")
    buttons = Buttons(
        (Button(ids.ChronicleButtonId(scene.match).pack(), say("button-chronicle")), seat_button(scene))
    )
    return Panel(ACCENT, (Text("\n".join(head)), Rule(), Text(body), buttons), scene.messages.language)


def describe_sections(
    scene: ReaderScene, found: Sequence[Section], describe: Describe, query: Query
) -> Iterator[Described]:
    """What fits the query, oldest first. A game without generations has one."""
    if query.generation > 1:
        return
    for section in found:
        if query.phase in (0, section.part.number):
            asked = [event for event in section.events if query.house in (None, *seats_named(scene, event))]
            lines = tuple(line for event in asked if _says(line := describe(scene, event), query))
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
    """In pages that fit a message, at least one; a part longer than a page goes on on the next."""
    leaves: list[list[Described]] = [[]]
    left = ROOM
    for one in (piece for whole in found for piece in _pieces(whole)):
        need = sum(map(len, one.lines))
        if leaves[-1] and (need > left or len(leaves[-1]) == PARTS):
            leaves.append([])
            left = ROOM
        leaves[-1].append(one)
        left -= need
    return tuple(map(tuple, leaves))


def _pieces(whole: Described) -> Iterator[Described]:
    lines: list[str] = []
    for line in whole.lines:
        if lines and sum(map(len, lines)) + len(line) > ROOM:
            yield Described(whole.number, tuple(lines))
            lines = []
        lines.append(line)
    yield Described(whole.number, tuple(lines))


def _newest(lines: Sequence[str]) -> tuple[str, ...]:
    """As many of the last lines as a screen has room for."""
    shown = list(lines[-LINES:])
    while len(shown) > 1 and sum(map(len, shown)) > ROOM:
        shown.pop(0)
    return tuple(shown)


def _says(line: str, query: Query) -> bool:
    """Whether there are words, and every word that is searched among them."""
    return bool(line) and all(word in comparable_name(line) for word in comparable_name(query.words).split())


def _head(scene: ReaderScene, query: Query, count: int, number: int, pages: int) -> Iterator[str]:
    say = scene.messages.say
    yield title(scene)
    yield f"### {say('chronicle-title')}"
    yield say("chronicle-found", count=count)
    if query.words:
        yield say("chronicle-words", words=users_words(query.words, WORDS))
    if query.phase:
        yield say("chronicle-part", number=query.phase)
    if pages > 1:
        yield markup.small(say("page-number", page=number + 1, pages=pages))


def _menus(scene: ReaderScene, query: Query, kinds: Sequence[str]) -> Iterator[Choice]:
    """What it was, where the game tells things apart, and whose."""
    words, game = scene.messages, scene.game
    if kinds:
        named = [(kind, words.in_game(game, f"chronicle-kind-{kind}")) for kind in kinds]
        yield _menu(scene, query, BY_KIND, query.kind or "", named)
    seats = [(str(seat), name) for seat, name in enumerate(scene.names)]
    yield _menu(scene, query, BY_HOUSE, "" if query.house is None else str(query.house), seats)


def _menu(scene: ReaderScene, query: Query, turn: str, now: str, named: Sequence[tuple[str, str]]) -> Choice:
    """One filter; `now` is what it is set to."""
    say = scene.messages.say
    some = (Option(value, name, chosen=value == now) for value, name in named[: OPTIONS - 1])
    titled = say("chronicle-by-seat" if turn == BY_HOUSE else f"chronicle-by-{turn}")
    options = (Option(ALL, say("chronicle-all", menu=titled), chosen=not now), *some)
    return Choice(page_id(scene.match, turn, query), options, titled)


def _buttons(scene: ReaderScene, query: Query, number: int, pages: int) -> Iterator[Button]:
    say, match = scene.messages.say, scene.match
    if pages > 1:
        newer, older = (number - 1) % pages, (number + 1) % pages
        yield Button(page_id(match, BACK, query, newer), say("chronicle-newer"))
        yield Button(page_id(match, GO, query, older), say("chronicle-older"))
    if query != Query():
        yield Button(ids.ChronicleButtonId(match).pack(), say("chronicle-everything"))
    yield Button(ids.StoryButtonId(match).pack(), say("button-story"))
    if scene.reader is not None:
        yield seat_button(scene)
