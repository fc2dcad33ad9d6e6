"""What is told of an entry: to everybody in public, to a seat what it is asked or alone may know."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from bot.render.panel import Block, Buttons, Panel, Text
from bot.render.reader_scene import ReaderScene
from bot.render.targets import TABLE, to_seat
from bot.ui.generic.blocks import controls
from bot.ui.generic.choices import Choices
from bot.ui.generic.pages import BOARD_ACCENT, question_lines, seat_button
from engine.entries import Entry
from engine.kernel.sealed import cut, is_readable
from engine.kernel.seats import Seat, Viewer
from engine.kernel.table.chapter import TableEvent
from engine.match.match_state import MatchState
from engine.store import Target

Describe = Callable[[ReaderScene, Any], str]
Joined = Callable[[Sequence[Any]], Iterator[Any]]


def targets(
    before: MatchState, after: MatchState, entry: Entry, silent: tuple[type, ...] = ()
) -> tuple[Target, ...]:
    """Everybody, where the game tells some news in public; each seat that is asked anew or told alone."""
    told = any(not isinstance(event, silent) for event in events_for(entry, None))
    old = {wait.id for wait in before.waits}
    newly = {wait.seat for wait in after.waits if wait.id not in old}
    chairs = () if after.table is None else after.table.chairs
    called = (seat for seat in range(len(chairs)) if seat in newly or alone(entry, seat))
    seats = tuple(to_seat(seat) for seat in called if seat != entry.seat)
    return ((TABLE,) if told else ()) + seats


def events_for(entry: Entry, viewer: Viewer) -> tuple[Any, ...]:
    """The game's events that the viewer may know of, cut for them."""
    events = (event for event in entry.events if not isinstance(event, TableEvent))
    return tuple(cut(event, viewer) for event in events if is_readable(event, viewer))


def alone(entry: Entry, seat: Seat) -> bool:
    """Whether the entry tells this seat more than everybody."""
    return events_for(entry, seat) != events_for(entry, None)


def describe_entry(
    scene: ReaderScene, entry: Entry, describe: Describe, joined: Joined = iter
) -> Iterator[str]:
    """A line for each event that the scene's reader may know of and that has words."""
    for event in joined(events_for(entry, scene.reader)):
        text = describe(scene, event)
        if text:
            yield text


def own_part(scene: ReaderScene, entry: Entry, describe: Describe, joined: Joined = iter) -> Iterator[str]:
    """Of an entry what its maker did or alone may know: all else stands before everybody already.

    Where nothing of it is theirs, the first line: they hear what became of their press.
    """
    known = tuple(joined(events_for(entry, None)))
    told = tuple(joined(events_for(entry, scene.reader)))
    lines = [(event, text) for event in told if (text := describe(scene, event))]
    own = [text for event, text in lines if event not in known or _of(event) == scene.reader]
    yield from own or [text for _, text in lines[:1]]


def _of(event: Any) -> Seat | None:
    seat: Seat | None = getattr(event, "seat", None)
    return seat


def public(scene: ReaderScene, lines: Iterator[str], more: tuple[Block, ...] = ()) -> Panel:
    """To everybody: what happened, controls that are the same for all, and the way to one's own page."""
    text = "\n".join(lines) or scene.messages.say("offered-moved")
    blocks = (Text(text), *more, Buttons((seat_button(scene),)))
    return Panel(BOARD_ACCENT, blocks, scene.messages.language)


def private(
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
