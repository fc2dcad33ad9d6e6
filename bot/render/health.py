"""How a match goes, as far as everybody may know it: made from the public cut, for whoever runs the bot."""

from collections.abc import Callable, Iterator
from datetime import datetime

from bot.render.reader_scene import ReaderScene

Stamp = Callable[[datetime], str]
"""How a time is written where the lines are read."""


def progress_lines(scene: ReaderScene, stage: str, stamp: Stamp) -> Iterator[str]:
    """The stage in the game's words (if it has any), the seats that are awaited, and the first deadline.

    `scene` is everybody's (its reader is None): who is asked in secret, and until when, is not in it.
    """
    words, seats = scene.messages, scene.awaited_seats
    if stage:
        yield words.say("health-stage", stage=stage)
    numbers = words.join_list([str(seat + 1) for seat in seats])
    yield words.say("health-awaited", count=len(seats), numbers=numbers)
    due = scene.first_deadline(wait for wait in scene.waits if wait.must and not wait.secret)
    if due is not None:
        yield words.say("health-deadline", due=stamp(due))
