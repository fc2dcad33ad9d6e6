"""The board: the campaign as it stands, for anybody or for one house."""

from collections.abc import Iterator
from typing import Final

from bot.controls import ids
from bot.games.houses.board import realm
from bot.games.houses.presenter import Presenter
from bot.render import markup
from bot.render.panel import Block, Button, Buttons, Panel, Rule, Style, Text

ACCENT = 0x3B5D8A

MEANINGS: Final = ("tracks", "stability", "pool", "purses", "scores", "levels")
"""What the board's numbers mean, by the names of the lines, in the order of the page."""


ASKING: Final = ("founding", "interlude", "ranking", "draft")
"""Stages in which somebody is asked on their own panel alone; a vote has a button of its own."""


def board(voice: Presenter) -> Panel:
    """Title and moment, the realm, the houses, both endings, stories, and what is remembered."""
    parts = [_head(voice)]
    if voice.view.tracks and voice.view.generation == 1:
        parts.append(realm.section(voice, "meaning", list(_meanings(voice))))
    if voice.view.tracks:
        parts.append(realm.section(voice, "realm", realm.resources(voice)))
        parts.append(realm.section(voice, "houses", realm.purses(voice, offices=True)))
    parts.append(_scores(voice))
    levels = voice.say("levels", unity=voice.view.unity, division=voice.view.division)
    parts.append(realm.section(voice, "stories", [levels, *realm.stories(voice)]))
    if voice.view.history:
        parts.append(realm.section(voice, "memory", realm.memory(voice)))
    return Panel(
        ACCENT, (*_with_rules_between(parts), Buttons((seat_button(voice),))), voice.scene.messages.language
    )


def _meanings(voice: Presenter) -> Iterator[str]:
    """HO-2, HO-3, HO-1.3, HO-R05: what the numbers are, in the first generation, where they are met first."""
    for code in MEANINGS:
        yield markup.small(voice.say(f"meaning-{code}"))


def _scores(voice: Presenter) -> str:
    """HO-R05: how things stand for both endings, or how they have ended."""
    ended = voice.view.result
    if ended is not None:
        return realm.result(voice, ended)
    head = markup.heading(voice.common_text("story-scores"))
    return "\n".join((head, *realm.scores(voice), *realm.standings(voice)))


def seat_button(voice: Presenter) -> Button:
    """Opens the presser's own private panel; it stands out while everything is done there."""
    asks = voice.view.stage in ASKING and bool(voice.view.awaited)
    style: Style = "primary" if asks else "secondary"
    return Button(ids.seat_id(voice.scene.match), voice.say("button-seat"), style)


def _with_rules_between(parts: list[str]) -> list[Block]:
    blocks: list[Block] = []
    for part in parts:
        blocks += [Rule(), Text(part)] if blocks else [Text(part)]
    return blocks


def _head(voice: Presenter) -> str:
    view = voice.view
    lines = [markup.title(voice.say("name")), voice.say("stage", stage=view.stage)]
    if view.king is not None and view.result is None:
        most = view.options.generations
        lines.append(voice.say("generation", number=view.generation, most=most))
        lines += [voice.say("king-reigns", king=voice.king(view.king)), realm.council(voice)]
    if view.phase is not None:
        title = voice.content_text(f"{view.phase.card}.title")
        lines.append(voice.say("event-phase-opened", number=view.phase.number, title=title))
    return "\n".join((*lines, *((realm.awaited_line(voice),) if view.result is None else ())))
