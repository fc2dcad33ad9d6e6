"""Why: the last battles with every number that decided them, from the log that the reader may know."""

from collections.abc import Iterator, Sequence
from typing import Any

from bot.controls import ids
from bot.games.rokugan import fights
from bot.games.rokugan.battle import Battle, Gone, join_events
from bot.render.paging import pages
from bot.render.panel import Button, Buttons, Panel, Text
from bot.render.reader_scene import ReaderScene
from bot.ui.generic import wording
from bot.ui.generic.choices import Choices
from bot.ui.generic.pages import ACCENT, back, title
from engine.games.rokugan.chapters.resolution import Defended, Pacified, Raided, TokensTurned


def page(scene: ReaderScene, _: Choices, events: Sequence[Any]) -> Panel:
    """The last resolution: what left the board, each battle, what its defences earned."""
    lines = tuple(_lines(scene, last(events)))
    panels = (_page(scene, lines, most) for most in range(len(lines), 0, -1))
    return next((one for one in panels if len(pages(one)) == 1), _page(scene, lines, 0))


def _page(scene: ReaderScene, lines: tuple[str, ...], most: int) -> Panel:
    """So many of the lines; the others stand in the chronicle."""
    say, left = scene.messages.say, len(lines) - most
    text = "\n".join(lines[:most]) or say("rokugan-why-nothing")
    more = (say("rokugan-why-more", count=left),) if left else ()
    chronicle = Button(ids.ChronicleButtonId(scene.match).pack(), say("button-chronicle"))
    blocks = (Text("\n".join((title(scene), text, *more))), Buttons((back(scene), chronicle)))
    return Panel(ACCENT, blocks, scene.messages.language)


def last(events: Sequence[Any]) -> tuple[Any, ...]:
    """From where the tokens were turned the last time."""
    begins = [spot for spot, one in enumerate(events) if isinstance(one, TokensTurned)]
    return tuple(join_events(events[begins[-1] :])) if begins else ()


def _lines(scene: ReaderScene, events: Sequence[Any]) -> Iterator[str]:
    for event in events:
        match event:
            case Battle():
                yield fights.battle_text(scene, event)
            case Gone():
                yield from filter(None, (fights.removed_tokens_text(scene, event),))
            case Raided() | Pacified() | Defended():
                yield wording.event(scene, event)
