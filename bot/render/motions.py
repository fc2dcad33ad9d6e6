"""What is said of motions: the post that asks and changes as people answer, and the lines about its end."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from bot.controls import ids
from bot.render.panel import Button, Buttons, Panel, Text
from bot.render.renderer import Scene
from engine.entries import Entry
from engine.kernel.table.chapter import TableEvent
from engine.kernel.table.motions import (
    MotionAsked,
    MotionDeclined,
    MotionLapsed,
    MotionWithdrawn,
    MoveTakenBack,
    TimeGranted,
    missing_seats,
    motion_of,
)
from engine.kernel.table.state import Asked, MoreTime, Successor, TakeBack

ACCENT: Final = 0x8A6D3B

Notice = Callable[[Scene, Any], str]


def first_read(scene: Scene) -> Panel:
    """A warning before a secret move is asked back: that the request itself will tell the others of it."""
    say = scene.words.say
    ask = Button(ids.UndoButtonId(scene.match, "known").pack(), say("button-undo-ask"))
    return Panel(ACCENT, (Text(say("undo-secret")), Buttons((ask,))), scene.words.language)


def panel(scene: Scene, id: int) -> Panel:
    """The motion as it stands, who has agreed and who has not said; without buttons once it is closed."""
    say, asked = scene.words.say, motion_of(scene.table, id)
    if asked is None:
        return closed_post(scene, id)
    text = "\n".join((say("motion-title", id=id), *question(scene, asked), *answers(scene, asked)))
    return Panel(ACCENT, (Text(text), Buttons(tuple(buttons(scene, asked)))), scene.words.language)


def closed_post(scene: Scene, id: int) -> Panel:
    """The post of a motion that nobody can answer any more."""
    return Panel(None, (Text(scene.words.say("motion-closed", id=id)),), scene.words.language)


def question(scene: Scene, asked: Asked) -> Iterator[str]:
    """Two lines: the request, and the leave that it needs."""
    say, name = scene.words.say, asker(scene, asked)
    match asked.motion:
        case TakeBack():
            yield say("motion-take-back", name=name)
            yield say("motion-needs-all")
        case MoreTime(hours):
            yield say("motion-more-time", name=name, hours=hours)
            yield say("motion-needs-most")
        case Successor(seat, player):
            new = newcomer(scene, player)
            yield say("motion-successor", asker=name, newcomer=new, number=seat + 1, name=scene.names[seat])
            yield say("motion-needs-newcomer", newcomer=new)


def answers(scene: Scene, asked: Asked) -> Iterator[str]:
    """A line of those who have agreed and one of those who have said nothing yet; none for nobody."""
    table, words = scene.table, scene.words
    agreed = [scene.names[seat] for seat in asked.agreed]
    left = [scene.names[seat] for seat in missing_seats(table, asked)]
    if isinstance(asked.motion, Successor):
        (agreed if asked.willing else left).append(newcomer(scene, asked.motion.player))
    if agreed:
        yield words.say("motion-agreed", names=words.join_list(agreed))
    if left:
        yield words.say("motion-missing", names=words.join_list(left))


def buttons(scene: Scene, asked: Asked) -> Iterator[Button]:
    """Yes and no; for a successor a yes of their own."""
    say, match = scene.words.say, scene.match
    yield Button(ids.AgreeButtonId(match, asked.id).pack(), say("button-agree"), "success")
    if isinstance(asked.motion, Successor) and not asked.willing:
        yield Button(ids.TakeSeatButtonId(match, asked.id).pack(), say("button-take-seat"), "primary")
    yield Button(ids.DeclineButtonId(match, asked.id).pack(), say("button-disagree"))


def asker(scene: Scene, asked: Asked) -> str:
    """By seat; a host may sit nowhere."""
    return scene.words.say("motion-host") if asked.seat is None else scene.names[asked.seat]


def newcomer(scene: Scene, player: int) -> str:
    """Somebody who has no seat yet is called by a mention."""
    known = player < len(scene.users)
    return f"<@{scene.users[player]}>" if known else scene.words.say("motion-newcomer")


def people_to_ping(entry: Entry) -> tuple[int, ...]:
    """The people who are asked for, by number: only who is not at the table yet is woken."""
    asked = (event.motion for event in entry.events if isinstance(event, MotionAsked))
    return tuple(motion.player for motion in asked if isinstance(motion, Successor))


def open_in(scene: Scene, entry: Entry) -> int | None:
    """The motion that an entry has put before the table, if it is still to be answered after it."""
    asked = (event.id for event in entry.events if isinstance(event, MotionAsked))
    return next((id for id in asked if motion_of(scene.table, id) is not None), None)


def has_reopened_questions(entry: Entry) -> bool:
    """Whether an entry brings questions back that had been answered."""
    return any(isinstance(event, MoveTakenBack) and not event.alone for event in entry.events)


def _declined_text(scene: Scene, event: MotionDeclined) -> str:
    if event.seat is None:
        return scene.words.say("notice-motion-untaken", id=event.id)
    return scene.words.say("notice-motion-declined", id=event.id, name=scene.names[event.seat])


def _taken_back_text(scene: Scene, event: MoveTakenBack) -> str:
    """A line about a move taken back; "" of one that nobody else knew of."""
    return "" if event.alone else scene.words.say("notice-move-taken-back", name=scene.names[event.seat])


NOTICES: Final[Mapping[type[TableEvent], Notice]] = {
    MotionAsked: lambda scene, event: "",  # its post says it
    MotionDeclined: _declined_text,
    MotionWithdrawn: lambda scene, event: scene.words.say("notice-motion-withdrawn", id=event.id),
    MotionLapsed: lambda scene, event: scene.words.say("notice-motion-lapsed", id=event.id),
    MoveTakenBack: _taken_back_text,
    TimeGranted: lambda scene, event: scene.words.say("notice-time-granted", hours=event.hours),
}
"""By event; told in a line once the match has begun."""
