"""The count of a night of Treasure Island as a picture: what was cast in each vote, and how it went.

The counts name nobody (TI-5.1), and so does the picture: it is made from the events that everybody has read.
The alt text has the same sentences as the post.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from msgspec import Struct

from bot.games.treasure.words import place
from bot.pictures.colours import CARD, GOLD, INK, LIGHT, MUTED, PAPER
from bot.pictures.facts import Layer, Layered, Sheet, round_to_pixel, sheet, sketch_of
from bot.pictures.pieces import board_of, figure, piece, snug, text
from bot.render.panel import Sketch
from bot.render.reader_scene import ReaderScene
from bot.ui.generic import wording
from engine.games.treasure.base import Kind, Place, Value
from engine.games.treasure.chapters.dawn import AttackTally, ConflictTally, MutinyTally
from engine.games.treasure.chapters.night import NightStarted

TEMPLATE: Final = "treasure_count"

Tally = AttackTally | MutinyTally | ConflictTally


class Cast(Struct, frozen=True):
    """So many votes of one value, with what it is called."""

    value: Value
    label: str
    count: int


class Count(Struct, frozen=True):
    """One vote of the night: what it was about, what was cast, how it went in words and for its side."""

    kind: Kind
    title: str
    cast: tuple[Cast, ...]
    verdict: str
    won: bool


class Counted(Sheet, frozen=True, kw_only=True):
    """A night's counts."""

    title: str
    counts: tuple[Count, ...]


def picture(scene: ReaderScene, events: Sequence[Any]) -> Sketch | None:
    """The counts among these events; None where nothing has been counted."""
    tallies = [event for event in events if isinstance(event, Tally)]
    if not tallies:
        return None
    night = next((event.round for event in events if isinstance(event, NightStarted)), 0)
    shown = values(scene, night, tallies)
    told = (shown.title, *(wording.event(scene, one) for one in tallies))
    return sketch_of(TEMPLATE, place_pieces(shown), told)


def values(scene: ReaderScene, night: int, tallies: Sequence[Tally]) -> Counted:
    """The facts of the picture."""
    title = scene.messages.say("treasure-count-title", round=night)
    return Counted(
        **sheet(scene.messages.language), title=title, counts=tuple(_count(scene, one) for one in tallies)
    )


def _count(scene: ReaderScene, tally: Tally) -> Count:
    say, cast = scene.messages.say, dict[Value, int]()
    kind: Kind
    where: Place = "island"
    match tally:
        case AttackTally():
            kind, where, won = "attack", tally.ship, tally.succeeded
            cast = {"charge": tally.charge, "fire": tally.fire, "douse": tally.douse}
        case MutinyTally():
            kind, where, won = "mutiny", tally.ship, tally.succeeded
            cast = {"for": tally.votes_for, "against": tally.votes_against}
        case ConflictTally():
            kind, won = "conflict", tally.english != tally.french
            cast = {"english": tally.english, "french": tally.french}
    return Count(
        kind,
        say(f"treasure-count-{kind}", place=place(scene, where)),
        tuple(Cast(value, place(scene, value), count) for value, count in cast.items()),
        say(f"treasure-count-{'won' if won else 'lost'}", kind=kind, winner=max(cast, key=cast.__getitem__)),
        won,
    )


# --- the pieces ---------------------------------------------------------------------------------------------

HEAD: Final = 36
LINE: Final = 19
"""Units for the head, and for each value that could be cast."""

COUNTERS: Final = 12
"""So many counters have room in a line: more people than a vote can have."""


def place_pieces(shown: Counted) -> Layered:
    """The head, then a box for each vote: its sign and title, how it went, a line of counters a value."""
    layers: list[Layer] = [text(shown, (14, 7, 372, 22), shown.title, 15.5, PAPER, bold=True)]
    y = HEAD + 6.0
    for one in shown.counts:
        high = 34 + LINE * len(one.cast)
        layers += _box(shown, y, high, one)
        y += high + 6
    return board_of(shown, y + 2, ((0, HEAD, CARD), (HEAD, y + 2 - HEAD, INK)), layers)


def _box(shown: Counted, y: float, high: float, one: Count) -> Iterator[Layer]:
    yield piece(shown, (12, y, 376, high), "frame", {"high": high, "won": one.won})
    yield piece(shown, (20, y + 6, 22, 22), "kind", one.kind)
    verdict = snug(one.verdict, 12.5, 130)
    yield text(shown, (50, y + 7, 320 - verdict, 20), one.title, 13, LIGHT, bold=True)
    ink = GOLD if one.won else MUTED
    yield text(shown, (380 - verdict, y + 7, verdict, 20), one.verdict, 12.5, ink, bold=True, side="end")
    for n, cast in enumerate(one.cast):
        top = y + 30 + n * LINE
        yield text(shown, (50, top, 86, 17), cast.label, 12, MUTED)
        yield text(shown, (140, top, 24, 17), figure(shown, cast.count), 13, LIGHT, bold=True, side="end")
        row = {"value": cast.value, "count": min(cast.count, COUNTERS)}
        wide = round_to_pixel(14.0 * max(1, min(cast.count, COUNTERS)))
        yield piece(shown, (176, round_to_pixel(top + 2.8), wide, 12), "counters", row)
