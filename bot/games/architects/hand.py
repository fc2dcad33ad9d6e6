"""The private page of a seat of Architects: what it is asked, its moves, its goods, its plans."""

from collections.abc import Iterator

from bot.controls import ids
from bot.games.architects.controls import turn_buttons
from bot.games.architects.picture.hand import sketch
from bot.games.architects.plans import plan_lines, plans_held
from bot.games.architects.score import final
from bot.games.architects.skills import skills
from bot.games.architects.words import choice, goods, list_of, own_player, table_of
from bot.pictures.facts import words_button
from bot.render.panel import Block, Button, Panel, Rule, Text, rows
from bot.render.reader_scene import ReaderScene
from bot.ui.generic import wording
from bot.ui.generic.choices import Choices
from bot.ui.generic.pages import ACCENT, leaves, orders_button, question_lines, title
from engine.games.architects.facts import FACTS, TABLE
from engine.games.architects.orders import moment
from engine.games.architects.state import Player, captive_count


def page(scene: ReaderScene, choices: Choices) -> Panel:
    """What only this seat knows, what it is asked, and its moves; in the end everybody's points."""
    head = "\n".join((title(scene), *question_lines(scene), *final(scene), *hints(scene)))
    held = "\n".join((*standing(scene), *plans(scene)))
    below: tuple[Block, ...] = (Rule(), Text(held)) if held else ()
    doing, foot = (Text(head), *turn_buttons(scene, choices)), _foot(scene, choices)
    drawn = sketch(scene)
    shown_foot = _foot(scene, choices, words_button(scene))
    pictured = () if drawn is None else (*doing, drawn, *_blocks_beside_picture(scene), *shown_foot)
    return Panel(ACCENT, (*doing, *below, *foot), scene.messages.language, pictured)


def _blocks_beside_picture(scene: ReaderScene) -> tuple[Block, ...]:
    """What the picture of the plans does not show."""
    text = "\n".join(standing(scene))
    return (Text(text),) if text else ()


def standing(scene: ReaderScene) -> Iterator[str]:
    """Character, goods, workers, virtue with what it opens and shuts, debts, apprentices."""
    player, say = own_player(scene), scene.messages.say
    if player is None or scene.reader is None:
        return
    if player.character is not None:
        means = wording.text_with_slots(scene, f"choice-{player.character}", "description", {}) or ""
        yield say("architects-own-character", character=player.character, means=means)
    yield say("architects-own-goods", goods=list_of(scene, goods(scene, player.goods)))
    away = captive_count(table_of(scene), scene.reader)
    yield say("architects-own-workers", count=player.reserve, prison=player.prison, away=away)
    yield say("architects-own-virtue", virtue=player.virtue, gates=list_of(scene, gates(scene, player)))
    if player.unpaid or player.paid:
        yield say("architects-own-debts", unpaid=player.unpaid, paid=player.paid)
    if player.crew:
        yield say("architects-own-crew", count=len(player.crew))
        yield from (f"- {choice(scene, one)}" for one in player.crew)
    yield from skills(scene)


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


def hints(scene: ReaderScene) -> Iterator[str]:
    """How plans are drafted (AW-SETUP-6)."""
    if table_of(scene).phase == "draft" and scene.own_waits:
        yield scene.messages.say("architects-hint-draft")


def plans(scene: ReaderScene) -> Iterator[str]:
    """Each plan of the hand: what it costs and does, and what is missing."""
    player, held = own_player(scene), plans_held(scene)
    if player is None or not held:
        return
    yield scene.messages.say("architects-own-plans", count=len(held))
    for one in held:
        yield from plan_lines(scene, player, one)


def _foot(scene: ReaderScene, choices: Choices, *first: Button) -> tuple[Block, ...]:
    """The reasons of prices and points beside the page's own buttons."""
    why = Button(ids.SeatPanelId(scene.match, "why").pack(), scene.messages.say("button-why"))
    shared = (one for row in leaves(scene, choices) for one in row.buttons)
    return rows((*first, why, *orders_button(scene, moment), *shared))
