"""The private page of a seat of Architects: what it is asked, its moves, its goods, its plans.

On its turn, and where it chooses among plans, a seat has all that it decides by on one screen of a phone.
Everything else stands on a leaf (`more_page`), with the plans of its hand as a picture.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from discord.utils import format_dt

from bot.controls import ids
from bot.games.architects.moves import is_crew_told, placement_buttons, split_moves, turn_buttons
from bot.games.architects.picture.hand import sketch
from bot.games.architects.plans import lacking_text, plan_lines, plans_held, skill_lines
from bot.games.architects.words import card, choice, final_scores, goods, list_of, own_player, table_of
from bot.pictures.facts import words_button
from bot.render import markup
from bot.render.panel import Block, Button, Panel, Rule, Sketch, Text, rows
from bot.render.reader_scene import ReaderScene
from bot.ui.generic import wording
from bot.ui.generic.offers import Choices
from bot.ui.generic.pages import ACCENT, leaves, orders_button, question_lines, title, why_button
from engine.games.architects.facts import FACTS, TABLE
from engine.games.architects.orders import moment
from engine.games.architects.state import Player, captive_count

MORE: Final = "more"
"""The leaf of what is seldom wanted on a turn, or beside a choice among plans."""

CHOICES_OF_PLANS: Final = ("draft", "keep", "trim")
"""Phases in which a plan of several is kept or goes."""

NEAREST: Final = 4
"""So many plans of the hand are told in short."""


def page(scene: ReaderScene, choices: Choices) -> Panel:
    """The seat's own page: its questions, moves, goods and plans; in the end everybody's points."""
    if is_turn(scene):
        return turn_page(scene, choices)
    if is_choice_of_plans(scene):
        return plans_page(scene, choices)
    return _whole_page(scene, choices, turn_buttons(scene, choices))


def is_turn(scene: ReaderScene) -> bool:
    """Whether the reader places a worker now."""
    return table_of(scene).phase == "turn" and bool(scene.own_waits)


def is_choice_of_plans(scene: ReaderScene) -> bool:
    """Whether the reader keeps or gives up one of several plans now."""
    return table_of(scene).phase in CHOICES_OF_PLANS and bool(scene.own_waits)


def turn_page(scene: ReaderScene, choices: Choices) -> Panel:
    """The page of the seat's turn: the question, what placements bring, and in short what the seat has."""
    player, say = own_player(scene), scene.messages.say
    assert player is not None
    # What silence brings stands on the leaf.
    due = scene.first_deadline(scene.own_waits)
    wanted = split_moves(scene, choices)[0]
    small = [] if due is None else [say("architects-turn-until", left=format_dt(due, "R"))]
    small += [say("architects-turn-counts")] if is_crew_told(scene, wanted) else []
    below = [markup.small(" ".join(small))] if small else []
    head = Text("\n".join((markup.title(wording.ask(scene, scene.own_waits[0])), *below)))
    held = small_lines((short_standing(scene, player), *short_plans(scene, player)))
    blocks = (head, *placement_buttons(scene, choices, wanted), held, *_foot_with_more(scene))
    return Panel(ACCENT, blocks, scene.messages.language)


def plans_page(scene: ReaderScene, choices: Choices) -> Panel:
    """The page on which a plan is kept or goes: the question, these plans, and in short what the seat has."""
    player = own_player(scene)
    assert player is not None
    # How plans are drafted is said to whoever drafts (AW-SETUP-6).
    phase = table_of(scene).phase
    hints = (scene.messages.say("architects-hint-draft"),) if phase == "draft" else ()
    head = Text("\n".join((title(scene), *question_lines(scene), *hints)))
    # Of a hand that is too large every plan stands among the choices.
    plans = () if phase == "trim" else short_plans(scene, player)
    held = small_lines((short_standing(scene, player), *plans))
    blocks = (head, *turn_buttons(scene, choices), held, *_foot_with_more(scene))
    return Panel(ACCENT, blocks, scene.messages.language)


def short_standing(scene: ReaderScene, player: Player) -> str:
    """Goods, workers at hand, virtue and debts in a line."""
    return scene.messages.say(
        "architects-own-short",
        goods=list_of(scene, goods(scene, player.goods)),
        workers=player.reserve,
        virtue=player.virtue,
        unpaid=player.unpaid,
    )


def short_plans(scene: ReaderScene, player: Player) -> Iterator[str]:
    """What each plan of the hand lacks; of a full hand those that are nearest to be built."""
    told = [(lacking_text(scene, player, one), one) for one in plans_held(scene)]
    for lacks, one in sorted(told, key=lambda plan: len(plan[0]))[:NEAREST]:
        ready = "no" if lacks else "yes"
        yield scene.messages.say("architects-plan-short", name=card(scene, one), ready=ready, what=lacks)


def small_lines(lines: Iterable[str]) -> Text:
    """These lines in small print."""
    return Text("\n".join(map(markup.small, lines)))


def more_page(scene: ReaderScene, choices: Choices, _: int) -> Panel:
    """What the page of a turn, or of a choice among plans, leaves out: seldom moves, plans as a picture."""
    if is_choice_of_plans(scene):
        return _whole_page(scene, choices, (), is_leaf=True)
    if not is_turn(scene):
        return page(scene, choices)
    seldom = split_moves(scene, choices)[1]
    return _whole_page(scene, choices, placement_buttons(scene, choices, seldom), is_leaf=True)


def _whole_page(
    scene: ReaderScene, choices: Choices, moves: tuple[Block, ...], *, is_leaf: bool = False
) -> Panel:
    """The questions, these moves, goods and plans.

    Where the seat has plans they are drawn, with the words beside that the picture does not show.
    """
    head = "\n".join((title(scene), *question_lines(scene), *effect_lines(scene), *final_scores(scene)))
    doing = (Text(head), *moves)
    if scene.result is not None:
        # Nothing is built any more, and what everybody has stands on the board.
        return Panel(ACCENT, (*doing, *_foot(scene, choices, is_leaf=is_leaf)), scene.messages.language)
    own, held = tuple(standing(scene)), tuple(plans(scene))
    below: tuple[Block, ...] = (Rule(), Text("\n".join((*own, *held)))) if own or held else ()
    pictured: tuple[Block | Sketch, ...] = ()
    if (drawn := sketch(scene)) is not None:
        beside = (Text("\n".join(own)),) if own else ()
        pictured = (*doing, drawn, *beside, *_foot(scene, choices, words_button(scene), is_leaf=is_leaf))
    return Panel(
        ACCENT, (*doing, *below, *_foot(scene, choices, is_leaf=is_leaf)), scene.messages.language, pictured
    )


def effect_lines(scene: ReaderScene) -> Iterator[str]:
    """The building that asks its owner something, with what it does; nothing while none asks."""
    if (asking := table_of(scene).effect) is not None and scene.own_waits:
        means = wording.text_with_slots(scene, f"choice-{asking}", "description", {}) or ""
        yield scene.messages.say("architects-own-effect", name=card(scene, asking), means=means)


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


def _foot_with_more(scene: ReaderScene) -> tuple[Block, ...]:
    """The reasons of prices and points, standing orders, and the leaf of all the rest."""
    more = Button(ids.SeatPanelId(scene.match, MORE).pack(), scene.messages.say("button-more"))
    return rows((why_button(scene), *orders_button(scene, moment), more))


def _foot(scene: ReaderScene, choices: Choices, *first: Button, is_leaf: bool = False) -> tuple[Block, ...]:
    """The reasons of prices and points beside the page's own buttons."""
    shared = (one for row in leaves(scene, choices, is_leaf=is_leaf) for one in row.buttons)
    return rows((*first, why_button(scene), *orders_button(scene, moment), *shared))
