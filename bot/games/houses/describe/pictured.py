"""The table's messages with a picture: the balance of a count, a generation's points and its poster.

Beside a picture only what it does not say is told: the outcome in its words, names written, deals, goals.
"""

from collections.abc import Callable, Iterator
from itertools import groupby
from typing import Any, Final

from bot.games.houses.describe import brief
from bot.games.houses.describe.event import describe_event
from bot.games.houses.describe.lines import level, stewards
from bot.games.houses.picture import count, ending
from bot.games.houses.presenter import Presenter
from bot.pictures.facts import words_button
from bot.render import markup
from bot.render.panel import Block, Buttons, Sketch, Text
from engine.games.houses import events as e

Events = tuple[Any, ...]
Sections = Callable[[Presenter, Events, Events], tuple[Block, ...]]

COUNT: Final = (e.BallotsCounted, e.PowerSettled, e.ResourceMoved, e.StabilityMoved, e.OutcomeDrawn)
BOARD: Final = (e.GenerationOpened, e.OfficesDealt)
"""What the board's picture shows anew."""

END: Final = (e.KingFell, e.GenerationScored, e.HouseRewarded)


def with_pictures(
    voice: Presenter, events: Events, happened: Events, sections: Sections, below: tuple[Block, ...]
) -> tuple[Block | Sketch, ...]:
    """The message with its pictures; () where nothing of it is drawn. `sections` tells what is left.

    `below` is what stands under it: a remark, buttons.
    """
    drawn = tuple(_sketches(voice, events, happened))
    if not drawn:
        return _briefly(voice, events, happened, sections, below)
    named = _short_blocks(voice, events, happened) if _counts(events) else ()
    left = tuple(
        event for event in events if not _is_drawn(event) and not (named and _is_told_briefly(event))
    )
    told = (
        *_fall(voice, events),
        *_level(voice, events),
        *_outcome(voice, events),
        *named,
        *sections(voice, left, happened),
    )
    remarks = (block for block in below if not isinstance(block, Buttons))
    return (*drawn, *told, *remarks, _row(voice, below))


def _briefly(
    voice: Presenter, events: Events, happened: Events, sections: Sections, below: tuple[Block, ...]
) -> tuple[Block, ...]:
    """A generation's beginning: the realm, the houses and their offices stand on the board's picture."""
    if not any(isinstance(event, BOARD) for event in events):
        return ()
    blocks: list[Block] = []
    for shown, some in groupby(events, lambda event: isinstance(event, BOARD)):
        group = tuple(some)
        told = [line for event in group if shown for line in _brief(voice, event)]
        blocks += [Text("\n".join(told))] if told else []
        blocks += () if shown else sections(voice, group, happened)
    return (*blocks, *below)


def _fall(voice: Presenter, events: Events) -> tuple[Block, ...]:
    """HO-9.1 to 9.3: why the reign is over; the picture shows only how."""
    return tuple(Text(describe_event(voice, event)) for event in events if isinstance(event, e.KingFell))


def _level(voice: Presenter, events: Events) -> tuple[Block, ...]:
    """Why one of two houses with the same points stands before the other."""
    scored = (event for event in events if isinstance(event, e.GenerationScored))
    return tuple(Text(line) for event in scored for line in level(voice, event))


def _brief(voice: Presenter, event: Any) -> Iterator[str]:
    if isinstance(event, e.GenerationOpened):
        yield describe_event(voice, event)
        yield from stewards(voice, event)


def _sketches(voice: Presenter, events: Events, happened: Events) -> Iterator[Sketch]:
    """The pictures of this message: an entry that counts and ends a reign has one of each kind."""
    if (counted := count.sketch(voice, events, happened)) is not None:
        yield counted
    yield from ending.sketches(voice, events, happened)


def _is_drawn(event: Any) -> bool:
    """Whether a picture says it; who but the count has decided is said in words."""
    by_count = isinstance(event, e.DecisionTaken) and event.by == "count"
    return by_count or isinstance(event, (*COUNT, *END))


def _outcome(voice: Presenter, events: Events) -> tuple[Block, ...]:
    """What came of the answer; the answer itself stands on the picture."""
    drawn = (event for event in events if isinstance(event, e.OutcomeDrawn))
    return tuple(Text(markup.quote(describe_event(voice, event))) for event in drawn)


def _counts(events: Events) -> bool:
    return any(isinstance(event, e.BallotsCounted | e.DecisionTaken) for event in events)


def _is_told_briefly(event: Any) -> bool:
    return isinstance(event, brief.TOLD)


def _short_blocks(voice: Presenter, events: Events, happened: Events) -> tuple[Block, ...]:
    """Names, deals and the first reason, in few words."""
    lines = tuple(brief.lines(voice, events, happened))
    return (Text("\n".join(lines)),) if lines else ()


def _row(voice: Presenter, below: tuple[Block, ...]) -> Buttons:
    """The message's own buttons, and the one that tells the pictures in words."""
    own = [one for row in below if isinstance(row, Buttons) for one in row.buttons]
    words = words_button(voice.scene)
    return Buttons((*own, words))
