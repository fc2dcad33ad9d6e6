"""The story so far: what a newcomer, or a player who forgets, needs before the next phase."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.controls import annals_ids, ids
from bot.games.houses.annals import describe_items as annals
from bot.games.houses.annals.items import Item
from bot.games.houses.annals.ledger import accounts
from bot.games.houses.board import realm
from bot.games.houses.voice import Voice
from bot.render import markup
from bot.render.panel import Block, Button, Buttons, Panel, Rule, Text
from engine.games.houses import events as e

ACCENT: Final = 0x8A6D3B
COUNTS, SIGNATURES, KINGS, PROMISERS = 3, 6, 6, 5
"""So many of each are told, the newest."""

CLOSE: Final = 1
"""A count that differs by no more was decided by a hair."""


def story(voice: Voice, found: Sequence[Item]) -> Panel:
    """Kings, the counts that decided, signatures, stories, scores and promises, from one reader's items."""
    parts = [_head(voice), *_sections(voice, found)]
    blocks: list[Block] = []
    for part in parts:
        blocks += [Rule(), Text(part)] if blocks else [Text(part)]
    buttons = Buttons((_chronicle(voice), Button(ids.seat_id(voice.scene.match), voice.say("button-seat"))))
    return Panel(ACCENT, (*blocks, buttons), voice.scene.messages.language)


def decisive(found: Sequence[Item]) -> tuple[Item, ...]:
    """Decisions that hung by a hair: a tie, the moderator's word, a deal's, or one vote's difference."""
    close = {_when(one) for one in found if one.kind == "count" and _close(one.event)}
    return tuple(one for one in found if one.kind == "decision" and _hung(one, close))


def _sections(voice: Voice, found: Sequence[Item]) -> Iterator[str]:
    kings = [_king(voice, one) for one in found if one.kind == "king"]
    if kings:
        yield _section(voice, "kings", kings[-KINGS:])
    counts = [_decision(voice, one) for one in decisive(found)]
    if counts:
        yield _section(voice, "counts", counts[-COUNTS:])
    signed = [_signature(voice, one) for one in found if one.kind == "signature"]
    if signed:
        yield _section(voice, "signatures", signed[-SIGNATURES:])
    yield "\n".join((markup.heading(voice.say("section-stories")), *realm.stories(voice)))
    scores = (*realm.scores(voice), *realm.standings(voice))
    yield "\n".join((markup.heading(voice.shared("story-scores")), *scores))
    promises = list(annals.ledger(voice, accounts(found)))
    if promises:
        yield _section(voice, "promises", promises[:PROMISERS])


def _section(voice: Voice, code: str, told: list[str]) -> str:
    return "\n".join((markup.heading(voice.shared(f"story-{code}")), *realm.bullets(told)))


def _head(voice: Voice) -> str:
    view = voice.view
    told = voice.shared("story-now", generation=max(1, view.generation), most=view.options.generations)
    levels = voice.say("levels", unity=view.unity, division=view.division)
    return "\n".join((markup.title(voice.shared("story-title")), told, levels))


def _king(voice: Voice, item: Item) -> str:
    then = annals.then(voice, item.setting)
    slots = {"king": then.king(item.event.king), "end": item.event.end}
    return voice.shared("story-king", generation=item.setting.generation, **slots)


def _decision(voice: Voice, item: Item) -> str:
    then = annals.then(voice, item.setting)
    title = then.title(f"{item.setting.card}.title")
    side = then.answer(item.event.side, item.setting.card)
    slots = {"leader": then.house(item.event.leader), "by": item.event.by}
    return voice.shared("story-count", generation=item.setting.generation, title=title, side=side, **slots)


def _signature(voice: Voice, item: Item) -> str:
    then, event = annals.then(voice, item.setting), item.event
    if isinstance(event, e.StoryEnded):
        end = voice.shared(f"level-{event.end}")
        return voice.shared("story-ended", line=then.line(event.line), end=end, house=then.house(event.seat))
    told = then.title(event.mark)
    return voice.shared("story-signature", title=told, house=then.house(event.seat))


def _chronicle(voice: Voice) -> Button:
    return Button(annals_ids.annals_id(voice.scene.match), voice.shared("button-chronicle"))


def _when(item: Item) -> tuple[int, int]:
    return item.setting.generation, item.setting.phase


def _close(event: e.BallotsCounted) -> bool:
    return abs(event.yes - event.no) <= CLOSE


def _hung(item: Item, close: set[tuple[int, int]]) -> bool:
    return item.event.tie or item.event.by in ("moderator", "deal") or _when(item) in close
