"""The private page of a seat of Architects: what it is asked, its moves, its goods, its plans."""

from collections.abc import Iterator

from bot.controls import ids
from bot.games.architects.moves import turn_buttons
from bot.games.architects.picture.hand import sketch
from bot.games.architects.plans import plan_lines, plans_held, skill_lines
from bot.games.architects.words import choice, final_scores, goods, list_of, own_player, table_of
from bot.pictures.facts import words_button
from bot.render.panel import Block, Button, Panel, Rule, Sketch, Text, rows
from bot.render.reader_scene import ReaderScene
from bot.ui.generic import wording
from bot.ui.generic.offers import Choices
from bot.ui.generic.pages import ACCENT, leaves, orders_button, question_lines, title
from engine.games.architects.facts import FACTS, TABLE
from engine.games.architects.orders import moment
from engine.games.architects.state import Player, captive_count


def page(scene: ReaderScene, choices: Choices) -> Panel:
    """The seat's own page: its questions, moves, goods and plans; in the end everybody's points.

    Where the seat has plans they are drawn, with the words beside that the picture does not show.
    """
    # How plans are drafted is said to whoever drafts (AW-SETUP-6).
    drafting = table_of(scene).phase == "draft" and scene.own_waits
    hints = (scene.messages.say("architects-hint-draft"),) if drafting else ()
    head = "\n".join((title(scene), *question_lines(scene), *final_scores(scene), *hints))
    own, held = tuple(standing(scene)), tuple(plans(scene))
    below: tuple[Block, ...] = (Rule(), Text("\n".join((*own, *held)))) if own or held else ()
    doing = (Text(head), *turn_buttons(scene, choices))
    pictured: tuple[Block | Sketch, ...] = ()
    if (drawn := sketch(scene)) is not None:
        beside = (Text("\n".join(own)),) if own else ()
        pictured = (*doing, drawn, *beside, *_foot(scene, choices, words_button(scene)))
    return Panel(ACCENT, (*doing, *below, *_foot(scene, choices)), scene.messages.language, pictured)


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
    yield from skill_lines(scene)


def gates(scene: ReaderScene, player: Player) -> Iterator[str]:
    """The tax that this virtue saves, the doors that it shuts, its points (AW-VIRT-1)."""
    say, virtue = scene.messages.say, player.virtue
    if ignored := TABLE.virtue[virtue].tax_ignored:
        yield say("architects-gate-tax", count=ignored)
    if virtue > FACTS.market.highest_virtue:
        yield say("architects-gate-market")
    if virtue < FACTS.cathedral.lowest_virtue:
        yield say("architects-gate-cathedral")
    yield say("architects-gate-points", count=TABLE.virtue[virtue].points)


def plans(scene: ReaderScene) -> Iterator[str]:
    """Each plan of the hand: what it costs and does, and what lacks; nothing without plans."""
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
