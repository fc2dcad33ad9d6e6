"""Where a campaign is told in Discord: at a king's end, before the next generation, at the campaign's end.

A tale needs the notes of the whole match, so these posts are written with them (`Plugin.tales`).
"""

from collections.abc import Iterator
from typing import Any, Final

from bot.controls import ids
from bot.games.houses import realm
from bot.games.houses.controls.controls import seat_button
from bot.games.houses.describe.events import describe_event
from bot.games.houses.picture.common import house_named
from bot.games.houses.picture.previously import sketch as previously_sketch
from bot.games.houses.presenter import Presenter
from bot.games.houses.tale import kings
from bot.games.houses.tale.tale import Tale
from bot.games.houses.tale.words import NameOf, nickname, sentences
from bot.pictures.facts import words_button
from bot.render import markup
from bot.render.panel import Block, Button, Buttons, Panel, Sketch, Text
from bot.render.targets import ANNOUNCE, SECOND, STORY, TABLE
from engine.entries import Entry
from engine.games.houses import events as e
from engine.store import Target

TOLD: Final = (e.KingFell, e.CampaignEnded)
"""The events that are told with all that led to them."""


STORY_ACCENT: Final = 0x8A6D3B

SAID_AGAIN: Final = 2
"""So many sentences of a reign are said again before the next one."""


def told_lines(
    presenter: Presenter, event: Any, tale: Tale | None, *, poster: bool = False
) -> list[str] | None:
    """The lines of an event that a tale tells; None for any other, and where there is no tale.

    Beside the `poster`, which has it, the word that is said at a king's end is left out.
    """
    match event:
        case e.KingFell() if tale is not None and tale.reigns:
            said = [
                markup.bold(nickname(presenter, tale.reigns[-1])),
                sentences(presenter, tale.reigns[-1].sentences),
            ]
            scores = tale.reigns[-1].reign.scores
            said += [] if poster else [markup.quote(kings.line_at_end(presenter, event, scores))]
            # Why the rules end the reign here: stability, or age.
            return [*said, markup.small(describe_event(presenter, event))]
        case e.CampaignEnded() if tale is not None and tale.houses:
            return [*_epilogue(presenter, event, tale), *realm.places(presenter, event.places)]
    return None


def _epilogue(presenter: Presenter, event: e.CampaignEnded, tale: Tale) -> Iterator[str]:
    """The realm, then the houses, the last first; then what the places go by."""
    yield sentences(presenter, tale.realm)
    for place in reversed(event.places):
        for seat in place:
            told = sentences(presenter, tale.houses[seat])
            yield markup.bullet(presenter.behind_emblem(presenter.view.houses[seat].emblem, told))
    yield markup.small(describe_event(presenter, event))


def is_told(entry: Entry, target: Target) -> bool:
    """Whether the post to this target tells a tale: an end, or what was before a generation that begins."""
    return target == STORY or (
        target in (TABLE, SECOND, ANNOUNCE) and any(isinstance(event, TOLD) for event in entry.events)
    )


def previously(presenter: Presenter, tale: Tale) -> Panel:
    """What is posted before a generation begins: the reign before, what is remembered, how things stand."""
    view, last = presenter.view, tale.reigns[-1] if tale.reigns else None
    memory = oldest_memory(presenter, presenter.house)
    lines = [] if last is None else [markup.bold(nickname(presenter, last))]
    lines += [] if last is None else [sentences(presenter, last.sentences[:SAID_AGAIN])]
    lines += [memory] if memory else []
    levels = presenter.say("levels", unity=view.unity, division=view.division)
    now = presenter.common_text(
        "story-now", levels=levels, generation=view.generation, most=view.options.generations
    )
    match = presenter.scene.match
    buttons = Buttons(
        (
            Button(ids.StoryButtonId(match).pack(), presenter.common_text("button-story")),
            Button(ids.ChronicleButtonId(match).pack(), presenter.common_text("button-chronicle")),
            seat_button(presenter),
        )
    )
    # How the houses stand is on no picture of this post, and nobody remembers it after a week.
    scores = (markup.bold(presenter.common_text("story-scores")), *realm.scores(presenter))
    stands = "\n".join((*scores, markup.small(now)))
    words = Text("\n".join((markup.title(presenter.say("tale-previously")), *lines, stands)))
    drawn: tuple[Block | Sketch, ...] = ()
    if last is not None and presenter.scene.draws:
        plain = oldest_memory(presenter, lambda seat: house_named(presenter, seat))
        named = Buttons((*buttons.buttons, words_button(presenter.scene)))
        drawn = (previously_sketch(presenter, last, SAID_AGAIN, plain), Text(stands), named)
    return Panel(STORY_ACCENT, (words, buttons), presenter.language, drawn)


def oldest_memory(presenter: Presenter, name: NameOf) -> str:
    """The oldest event that is still remembered (HO-8.4); "" where nothing is."""
    oldest = next(iter(presenter.view.history), None)
    if oldest is None:
        return ""
    return presenter.say("tale-remembered", title=presenter.title(oldest.mark), house=name(oldest.seat))
