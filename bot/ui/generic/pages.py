"""The shared pages and messages of a match; a game's plugin may have its own of each.

Pages are what a person opens: the seat's own, its moves, the board, the way out. Messages are what is told
of an entry of the log: to everybody in public, to a seat what it is asked or alone may know. Both are made
from a ReaderScene, thus from what its reader may see; of an entry its events are cut for the reader first
(`events_for`).
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any, Final

from msgspec import Struct

from bot.controls import ids
from bot.pictures.facts import words_button
from bot.render.panel import Block, Button, Buttons, Panel, Rule, Sketch, Text, rows
from bot.render.reader_scene import ReaderScene
from bot.render.targets import TABLE, to_seat
from bot.ui.generic import wording
from bot.ui.generic.offers import Choices, button, controls, labels
from engine.entries import Entry
from engine.kernel.game import Result
from engine.kernel.sealed import Sealed, cut, is_readable
from engine.kernel.seats import Seat, Viewer
from engine.kernel.table import orders_of
from engine.kernel.table.chapter import TableEvent
from engine.match.match_state import MatchState
from engine.store import Target

ACCENT: Final = 0x5B4A8A
BOARD_ACCENT: Final = 0x8A6D3B
LIVE: Final = "live"
"""The pace of a table whose people are there."""

Describe = Callable[[ReaderScene, Any], str]
"""An event in words; "" for one that needs none."""

JoinEvents = Callable[[Sequence[Any]], Iterator[Any]]
"""Events as they are told together."""

LEAVE, MOVES, BOARD = "leave", "moves", "board"
"""Leaves of the private page."""


def seat_page(scene: ReaderScene, choices: Choices, own: tuple[Block, ...] | None = None) -> Panel:
    """The seat's questions, its controls, and what it alone holds; `own` are controls of the game's own."""
    doing = controls(scene, choices, choices.moves) if own is None else own
    held = "\n".join(holdings(scene))
    blocks: list[Block] = [Text("\n".join((title(scene), *question_lines(scene)))), *doing]
    blocks += [Rule(), Text(held)] if held else []
    return Panel(ACCENT, (*blocks, *leaves(scene, choices)), scene.messages.language)


def moves_page(scene: ReaderScene, choices: Choices, page: int) -> Panel:
    """The moves alone, a page of them."""
    text = "\n".join((title(scene), *question_lines(scene)))
    shown = controls(scene, choices, choices.moves, page)
    return Panel(ACCENT, (Text(text), *shown, Buttons((back(scene),))), scene.messages.language)


def leave_page(scene: ReaderScene, choices: Choices) -> Panel:
    """The moves that wait to be begun, each said in full before it is made."""
    named = labels(scene, choices.withheld, choices.name)
    lines = [
        f"**{name}**\n{wording.means(scene, one)}" for name, one in zip(named, choices.withheld, strict=True)
    ]
    buttons = [button(scene, choices, one, style="danger") for one in choices.withheld]
    text = "\n".join((scene.messages.say("offered-leave-ask"), *lines))
    return Panel(ACCENT, (Text(text), *rows((*buttons, back(scene)))), scene.messages.language)


def confirmation_page(scene: ReaderScene, choices: Choices, move: Any) -> Panel:
    """A move that is asked for once more: what it does, the move itself, the way back."""
    say = scene.messages.say
    lines = (f"**{choices.name(scene, move)}**", wording.means(scene, move), say("offered-sure"))
    go = Button(choices.controls.do_id(move), say("offered-go"), "success")
    return Panel(ACCENT, (Text("\n".join(lines)), Buttons((go, back(scene)))), scene.messages.language)


def preview_page(
    scene: ReaderScene,
    choices: Choices,
    move: Any,
    more: tuple[str, ...],
    sketch: Sketch | None,
    ways: tuple[Button, ...],
) -> Panel:
    """A move before it is made: what it is and does, `more` of it, its picture, the ways on and back."""
    lines = (
        f"**{choices.name(scene, move)}**",
        wording.means(scene, move),
        *more,
        scene.messages.say("offered-looked-at"),
    )
    text = Text("\n".join(line for line in lines if line))
    row = Buttons((*ways, back(scene)))
    drawn: tuple[Block | Sketch, ...] = (
        () if sketch is None else (text, sketch, *rows((*row.buttons, words_button(scene))))
    )
    return Panel(ACCENT, (text, row), scene.messages.language, drawn)


def board_page(scene: ReaderScene, below: tuple[str, ...] = ()) -> Panel:
    """The match as anybody may see it: who sits where, whom it waits for, how it ended."""
    say = scene.messages.say
    lines = [
        title(scene),
        *(ending_lines(scene, scene.result) if scene.result is not None else awaited_lines(scene)),
    ]
    seats = [say("offered-seat", number=seat + 1, name=name) for seat, name in enumerate(scene.names)]
    text = "\n".join((*lines, *seats, *(f"-# {line}" for line in below)))
    return Panel(BOARD_ACCENT, (Text(text), Buttons((seat_button(scene),))), scene.messages.language)


def title(scene: ReaderScene) -> str:
    """Which game and table this is."""
    say = scene.messages.say
    return f"## {say('offered-title', game=scene.messages.game_name(scene.game), match=scene.match)}"


def question_lines(scene: ReaderScene) -> Iterator[str]:
    """Each open question to the reader, what silence brings, and until when; in the end who won."""
    if scene.result is not None:
        yield from ending_lines(scene, scene.result)
        return
    for wait in scene.own_waits:
        yield f"**{wording.ask(scene, wait)}**"
        otherwise = wording.otherwise(scene, wait)
        due = scene.first_deadline((wait,))
        if otherwise and due is None:
            yield scene.messages.say("offered-silent", otherwise=otherwise)
        elif otherwise and due is not None:
            left = f"<t:{int(due.timestamp())}:R>"
            yield scene.messages.say("offered-silent-left", otherwise=otherwise, left=left)
    if not scene.own_waits:
        yield scene.messages.say("offered-idle")


def awaited_lines(scene: ReaderScene) -> Iterator[str]:
    """Lines that say whom the match waits for, and until when, as everybody may know it."""
    say, seats = scene.messages.say, scene.awaited_seats
    if seats:
        names = scene.messages.join_list([scene.names[one] for one in seats])
        yield f"**{say('offered-awaited', names=names)}**"
    due = scene.first_deadline(wait for wait in scene.waits if wait.must and not wait.secret)
    if due is not None:
        yield say("offered-until", until=moment(scene, int(due.timestamp())))


def holdings(scene: ReaderScene) -> Iterator[str]:
    """A line of what only the reader may read, in the words of the game."""
    found: list[str] = []
    for value in secrets(scene.view, scene.reader):
        # What the game has no word for is left to its plugin.
        codes = [one for one in (value if isinstance(value, tuple) else (value,)) if isinstance(one, str)]
        words = [text for one in codes if (text := wording.text_with_slots(scene, f"choice-{one}", "", {}))]
        found += [scene.messages.join_list(words)] if words else []
    if found:
        yield scene.messages.say("offered-own", what=scene.messages.join_list(found))


def secrets(thing: Any, reader: int | None) -> Iterator[Any]:
    """The sealed values for this reader anywhere in a view."""
    if isinstance(thing, Sealed):
        if thing.to is not None and reader in thing.to and thing.value is not None:
            yield thing.value
    elif isinstance(thing, tuple):
        for one in thing:
            yield from secrets(one, reader)
    elif isinstance(thing, Struct):
        for name in thing.__struct_fields__:
            yield from secrets(getattr(thing, name), reader)


def leaves(scene: ReaderScene, choices: Choices, *, is_leaf: bool = False) -> tuple[Buttons, ...]:
    """The page's own buttons: board, time and seat, the page anew, from a leaf back to it, the way out."""
    say, match = scene.messages.say, scene.match
    anew = Button(ids.SeatPanelId(match).pack(), say("button-refresh"))
    found = [
        *((back(scene),) if is_leaf else ()),
        Button(ids.SeatPanelId(match, BOARD).pack(), say("offered-board")),
        Button(ids.SeatPageButtonId(match, "show").pack(), say("button-time")),
        *(() if is_leaf else (anew,)),
    ]
    found += [Button(ids.SeatPanelId(match, LEAVE).pack(), say("offered-leave"))] if choices.withheld else []
    return rows(tuple(found))


def why_button(scene: ReaderScene) -> Button:
    """To the reasons of a seat's numbers."""
    return Button(ids.SeatPanelId(scene.match, "why").pack(), scene.messages.say("button-why"))


def orders_button(
    scene: ReaderScene, moment: Callable[[Any, Seat], int | None], *, is_prompt: bool = False
) -> tuple[Button, ...]:
    """To the seat's standing orders; none where none are or can be written.

    Where everybody is there orders would only stand in the way, but for those that wait for no silence.
    """
    seat = scene.reader
    is_in_the_way = scene.table.pace.name == LIVE and not is_prompt
    if seat is None or is_in_the_way or scene.result is not None:
        return ()
    if moment(scene.view, seat) is None and orders_of(scene.table, seat) is None:
        return ()
    say = scene.messages.say
    return (Button(ids.OrdersButtonId(scene.match).pack(), say(f"{scene.game}-button-orders")),)


def rematch(scene: ReaderScene) -> tuple[Block, ...]:
    """Under a match that is over: another one of the same people."""
    return (
        Buttons(
            (
                Button(
                    ids.RematchButtonId(scene.match).pack(), scene.messages.say("button-rematch"), "success"
                ),
            )
        ),
    )


def with_rules_between(parts: Iterable[Iterable[str]]) -> tuple[Block, ...]:
    """The parts that have lines, a rule between each two."""
    texts = ("\n".join(lines) for lines in parts)
    return tuple(block for text in texts if text for block in (Rule(), Text(text)))[1:]


def seat_button(scene: ReaderScene) -> Button:
    """Opens the presser's own page."""
    return Button(ids.SeatPanelId(scene.match).pack(), scene.messages.say("button-open"), "primary")


def back(scene: ReaderScene) -> Button:
    """To the page that this leaf was opened from."""
    return Button(ids.SeatPanelId(scene.match).pack(), scene.messages.say("button-back"))


def moment(scene: ReaderScene, due: int) -> str:
    """ "until 20:00, in three hours", as Discord shows times to each reader."""
    return scene.messages.say("deadline", time=f"<t:{due}:f>", left=f"<t:{due}:R>")


def ending_lines(scene: ReaderScene, result: Result) -> Iterator[str]:
    """Why it ended, and the winners and the others by their places, as the game tells places."""
    say = scene.messages.in_game
    yield f"**{wording.result(scene, result.why)}**"
    for number, place in enumerate(result.places, start=1):
        names = scene.messages.join_list([scene.names[seat] for seat in place])
        yield say(scene.game, "offered-place", number=number, names=names, why=result.why)


# Messages about an entry of the log.


def message_targets(
    before: MatchState, after: MatchState, entry: Entry, silent: tuple[type, ...] = ()
) -> tuple[Target, ...]:
    """Everybody, where the game tells some news in public; each seat that is asked anew or told alone."""
    public = events_for(entry, None)
    told = any(not isinstance(event, silent) for event in public)
    old = {wait.id for wait in before.waits}
    newly = {wait.seat for wait in after.waits if wait.id not in old}
    chairs = () if after.table is None else after.table.chairs
    # A seat is written to for what it is asked, and for what the entry tells it beyond everybody.
    called = (seat for seat in range(len(chairs)) if seat in newly or events_for(entry, seat) != public)
    seats = tuple(to_seat(seat) for seat in called if seat != entry.seat)
    return ((TABLE,) if told else ()) + seats


def events_for(entry: Entry, viewer: Viewer) -> tuple[Any, ...]:
    """The game's events that the viewer may know of, cut for them."""
    events = (event for event in entry.events if not isinstance(event, TableEvent))
    return tuple(cut(event, viewer) for event in events if is_readable(event, viewer))


def describe_entry(
    scene: ReaderScene, entry: Entry, describe: Describe, join_events: JoinEvents = iter
) -> Iterator[str]:
    """A line for each event that the scene's reader may know of and that has words."""
    for event in join_events(events_for(entry, scene.reader)):
        text = describe(scene, event)
        if text:
            yield text


def own_lines(
    scene: ReaderScene, entry: Entry, describe: Describe, join_events: JoinEvents = iter
) -> Iterator[str]:
    """The lines of `only_own_lines`, without any the first: they hear what became of their press."""
    own = tuple(only_own_lines(scene, entry, describe, join_events))
    yield from own or islice(describe_entry(scene, entry, describe, join_events), 1)


def only_own_lines(
    scene: ReaderScene, entry: Entry, describe: Describe, join_events: JoinEvents = iter
) -> Iterator[str]:
    """Of an entry what its maker did or alone may know: all else stands before everybody already."""
    known = tuple(join_events(events_for(entry, None)))
    for event in join_events(events_for(entry, scene.reader)):
        is_own = event not in known or getattr(event, "seat", None) == scene.reader
        if is_own and (text := describe(scene, event)):
            yield text


def public_message(scene: ReaderScene, lines: Iterator[str], more: tuple[Block, ...] = ()) -> Panel:
    """To everybody: what happened, controls that are the same for all, and the way to one's own page."""
    text = Text("\n".join(lines) or scene.messages.say("offered-moved"))
    return Panel(BOARD_ACCENT, (text, *more, Buttons((seat_button(scene),))), scene.messages.language)


def with_first_buttons(page: Panel, buttons: tuple[Button, ...]) -> Panel:
    """The page with these buttons at the head of its last row, in words and beside its pictures."""
    if not buttons:
        return page

    def with_buttons(blocks: Sequence[Any]) -> tuple[Any, ...]:
        *others, last = blocks
        return (*others, *rows((*buttons, *last.buttons)))

    pictured = with_buttons(page.pictured) if page.pictured else ()
    return replace(page, blocks=with_buttons(page.blocks), pictured=pictured)


def private_message(
    scene: ReaderScene, choices: Choices, lines: Iterator[str], own: tuple[Block, ...] | None
) -> Panel:
    """To one seat: what happened as it may know it, what it is asked, and the controls for that."""
    text = "\n".join((*lines, *(question_lines(scene) if scene.own_waits else ()))) or scene.messages.say(
        "offered-moved"
    )
    doing: tuple[Block, ...] = ()
    if scene.own_waits:
        doing = controls(scene, choices, choices.moves) if own is None else own
    return Panel(BOARD_ACCENT, (Text(text), *doing, Buttons((seat_button(scene),))), scene.messages.language)
