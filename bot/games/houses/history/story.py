"""The story so far: what a newcomer, or a player who forgets, needs before the next phase, on one screen."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.controls import history_ids, ids
from bot.games.houses.board import realm
from bot.games.houses.describe.event import describe_event
from bot.games.houses.history import describe_items as annals
from bot.games.houses.history.items import Item
from bot.games.houses.presenter import Presenter
from bot.render import markup
from bot.render.panel import Block, Button, Buttons, Panel, Rule, Text
from engine.games.houses import events as e
from engine.games.houses.state import LineState

ACCENT: Final = 0x8A6D3B
OUTCOMES, SIGNATURES, KINGS = 3, 3, 2
"""So many of each are told, the newest; the chronicle has the others."""


def story(voice: Presenter, found: Sequence[Item]) -> Panel:
    """Kings, what was decided and came of it, signatures, stories and scores, from one reader's items."""
    parts = ["\n".join(_head(voice, found)), *_sections(voice, found)]
    blocks: list[Block] = []
    for part in parts:
        blocks += [Rule(), Text(part)] if blocks else [Text(part)]
    buttons = Buttons((_chronicle(voice), Button(ids.seat_id(voice.scene.match), voice.say("button-seat"))))
    return Panel(ACCENT, (*blocks, buttons), voice.scene.messages.language)


def _head(voice: Presenter, found: Sequence[Item]) -> Iterator[str]:
    view = voice.view
    levels = voice.say("levels", unity=view.unity, division=view.division)
    slots = {"generation": max(1, view.generation), "most": view.options.generations}
    yield markup.title(voice.common_text("story-title"))
    yield voice.common_text("story-now", levels=levels, **slots)
    yield from [_king(voice, one) for one in found if one.kind == "king"][-KINGS:]


def _sections(voice: Presenter, found: Sequence[Item]) -> Iterator[str]:
    told = [line for one in _newest(found, "decision", OUTCOMES) for line in _outcomes(voice, one)]
    if told:
        yield _section(voice, "outcomes", told)
    signed = [_signature(voice, one) for one in _newest(found, "signature", SIGNATURES)]
    if signed:
        yield _section(voice, "signatures", signed)
    yield _section(voice, "asks", [_asks(voice, line) for line in voice.view.lines])
    yield "\n".join((markup.heading(voice.common_text("story-scores")), *realm.scores(voice)))


def _newest(found: Sequence[Item], kind: str, most: int) -> list[Item]:
    return [one for one in found if one.kind == kind][-most:]


def _section(voice: Presenter, code: str, told: list[str]) -> str:
    return "\n".join((markup.heading(voice.common_text(f"story-{code}")), *realm.bullets(told)))


def _king(voice: Presenter, item: Item) -> str:
    then = annals.voice_of_time(voice, item.setting)
    slots = {"king": then.king(item.event.king), "end": item.event.end}
    return voice.common_text("story-king", generation=item.setting.generation, **slots)


def _outcomes(voice: Presenter, item: Item) -> Iterator[str]:
    """The matter, the answer that was given to it, and what came of it in the card's own words."""
    then = annals.voice_of_time(voice, item.setting)
    for drawn in (one for one in item.beside if isinstance(one, e.OutcomeDrawn)):
        title, answer = (
            then.content_text(f"{drawn.card}.title"),
            then.content_text(f"{drawn.card}.{drawn.side}"),
        )
        yield voice.common_text("story-outcome", title=title, answer=answer, told=describe_event(then, drawn))


def _signature(voice: Presenter, item: Item) -> str:
    then, event = annals.voice_of_time(voice, item.setting), item.event
    if isinstance(event, e.StoryEnded):
        end = voice.common_text(f"level-{event.end}")
        return voice.common_text(
            "story-ended", line=then.line(event.line), end=end, house=then.house(event.seat)
        )
    told = then.title(event.mark)
    return voice.common_text("story-signature", title=told, house=then.house(event.seat))


def _asks(voice: Presenter, line: LineState) -> str:
    """HO-7: a line's end, or its question, which goes on until then; with what was signed of it last."""
    name, question = voice.line(line.line), voice.plain(f"line.{line.line}.question")
    if line.end is not None:
        return voice.say("story-ended", line=name, end=voice.common_text(f"level-{line.end}"))
    if line.newest is None:
        return voice.say("story-open", line=name, title=question)
    return voice.say("story-goes-on", line=name, question=question, title=voice.title(line.newest))


def _chronicle(voice: Presenter) -> Button:
    return Button(history_ids.annals_id(voice.scene.match), voice.common_text("button-chronicle"))
