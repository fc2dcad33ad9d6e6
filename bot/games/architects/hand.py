"""The private page of a seat of Architects: what it is asked, its moves, its goods, its plans."""

from collections.abc import Iterator

from bot.controls import ids
from bot.games.architects.controls import shown
from bot.games.architects.lacking import Lacking, lacking
from bot.games.architects.words import choice, goods, listed, own, table_of
from bot.render.panel import Block, Button, Panel, Rule, Text, rows
from bot.render.reader_scene import ReaderScene
from bot.ui.offered import wording
from bot.ui.offered.choices import Choices
from bot.ui.offered.pages import ACCENT, asked, leaves, title
from engine.games.architects.facts import FACTS, TABLE
from engine.games.architects.names import Building
from engine.games.architects.state import Player, captured, hand


def page(scene: ReaderScene, choices: Choices) -> Panel:
    """What only this seat knows, what it is asked, and its moves."""
    head, held = "\n".join((title(scene), *asked(scene))), "\n".join((*standing(scene), *plans(scene)))
    below: tuple[Block, ...] = (Rule(), Text(held)) if held else ()
    blocks = (Text(head), *shown(scene, choices), *below, *_foot(scene, choices))
    return Panel(ACCENT, blocks, scene.messages.language)


def standing(scene: ReaderScene) -> Iterator[str]:
    """Character, goods, workers, virtue with what it opens and shuts, debts, apprentices."""
    player, say = own(scene), scene.messages.say
    if player is None or scene.reader is None:
        return
    if player.character is not None:
        means = wording.said(scene, f"choice-{player.character}", "description", {}) or ""
        yield say("architects-own-character", character=player.character, means=means)
    yield say("architects-own-goods", goods=listed(scene, goods(scene, player.goods)))
    away = captured(table_of(scene), scene.reader)
    yield say("architects-own-workers", count=player.reserve, prison=player.prison, away=away)
    yield say("architects-own-virtue", virtue=player.virtue, gates=listed(scene, gates(scene, player)))
    if player.unpaid or player.paid:
        yield say("architects-own-debts", unpaid=player.unpaid, paid=player.paid)
    if player.crew:
        yield say("architects-own-crew", count=len(player.crew))
        yield from (f"- {choice(scene, one)}" for one in player.crew)


def gates(scene: ReaderScene, player: Player) -> Iterator[str]:
    """What this virtue brings (AW-VIRT-1)."""
    say, virtue = scene.messages.say, player.virtue
    if ignored := TABLE.virtue[virtue].tax_ignored:
        yield say("architects-gate-tax", count=ignored)
    if virtue > FACTS.market.highest_virtue:
        yield say("architects-gate-market")
    if virtue < FACTS.cathedral.lowest_virtue:
        yield say("architects-gate-cathedral")
    yield say("architects-gate-points", count=TABLE.virtue[virtue].points)


def plans(scene: ReaderScene) -> Iterator[str]:
    """Each plan of the hand: what it costs and does, and what is missing."""
    player = own(scene)
    held = () if scene.reader is None else hand(table_of(scene), scene.reader)
    if player is None or not held:
        return
    yield scene.messages.say("architects-own-plans", count=len(held))
    for one in held:
        yield from _plan(scene, player, one)


def _plan(scene: ReaderScene, player: Player, one: Building) -> Iterator[str]:
    found = lacking(player, one)
    state = scene.messages.say("architects-ready") if found.ready else missing(scene, found)
    does = wording.said(scene, f"choice-{one}", "description", {}) or ""
    yield f"- {choice(scene, one)}"
    yield f"  {does} **{state}**"


def missing(scene: ReaderScene, found: Lacking) -> str:
    """What the plan still takes."""
    skills = [scene.messages.say(f"architects-skill-{one}") for one in found.skills]
    return scene.messages.say("architects-missing", what=listed(scene, (*goods(scene, found.goods), *skills)))


def _foot(scene: ReaderScene, choices: Choices) -> tuple[Block, ...]:
    """The reasons of prices and points beside the page's own buttons."""
    why = Button(ids.seat_id(scene.match, "why"), scene.messages.say("button-why"))
    return rows((why, *(one for row in leaves(scene, choices) for one in row.buttons)))
