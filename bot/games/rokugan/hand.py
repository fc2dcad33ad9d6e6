"""The private page of a seat of Rokugan: clan and objective, tokens and cards, what it may do."""

from collections.abc import Iterator
from typing import Final

from bot.games.rokugan.aside import notes_beside
from bot.games.rokugan.controls import value
from bot.games.rokugan.story import story
from bot.games.rokugan.words import choice, goal, means, name_with_count, piece, table_of, tokens
from bot.render.panel import Block, Button, Panel, Text, rows
from bot.render.reader_scene import ReaderScene
from bot.ui.generic.blocks import BUTTONS_MOST, controls
from bot.ui.generic.choices import Choices
from bot.ui.generic.first_question import first_question
from bot.ui.generic.pages import ACCENT, leaves, orders_button, question_lines, title
from bot.ui.generic.question import FEW
from engine.games.rokugan.chapters.setup import ChooseClan, KeepObjective
from engine.games.rokugan.orders import moment
from engine.games.rokugan.state import Player
from engine.kernel.moves import PartialMove
from engine.kernel.seats import Seat

AT_ONCE: Final = {"draft": FEW, "place": BUTTONS_MOST}
"""Begun moves whose first question stands on the page itself, and how many answers are buttons there."""


def page(scene: ReaderScene, choices: Choices) -> Panel:
    """What only this seat knows, and its moves."""
    head = "\n".join((title(scene), *own_lines(scene), *_question_lines(scene, choices)))
    blocks = (Text(head), *doing(scene, choices), *foot(scene, choices))
    return Panel(ACCENT, blocks, scene.messages.language)


def _question_lines(scene: ReaderScene, choices: Choices) -> Iterator[str]:
    """What is asked and what may be chosen; in the end who won, and what everybody's honour came of."""
    if table_of(scene).why is not None:
        yield from story(scene)
        return
    yield from question_lines(scene)
    yield from abilities(scene, choices)
    yield from hints(scene)


def doing(scene: ReaderScene, choices: Choices) -> tuple[Block, ...]:
    """What the seat may do; provinces of the draft and tokens of the hand can be chosen at once."""
    begun = next((one for one in choices.moves if isinstance(one, PartialMove) and one.move in AT_ONCE), None)
    if begun is None:
        return controls(scene, choices, choices.moves)
    others = tuple(one for one in choices.moves if one is not begun)
    answers = first_question(scene, choices, begun, value, notes_beside, AT_ONCE[begun.move])
    return (*answers, *controls(scene, choices, others))


def foot(scene: ReaderScene, choices: Choices, *more: Button) -> tuple[Block, ...]:
    """The page's own buttons: standing orders beside those that every game has."""
    shared = (button for row in leaves(scene, choices) for button in row.buttons)
    return rows((*orders_button(scene, moment), *shared, *more))


def abilities(scene: ReaderScene, choices: Choices) -> Iterator[str]:
    """What each clan or objective that may be chosen now can do."""
    say = scene.messages.say
    for move in choices.moves:
        match move:
            case ChooseClan(one):
                yield say("rokugan-ability", name=choice(scene, one), means=means(scene, one))
            case KeepObjective(one):
                yield say("rokugan-ability", name=choice(scene, one), means=goal(scene, one))


def hints(scene: ReaderScene) -> Iterator[str]:
    """What the figures of the map say to whoever takes a province."""
    if table_of(scene).phase == "draft" and scene.own_waits:
        yield f"-# {scene.messages.say('rokugan-hint-honor')}"


def own_lines(scene: ReaderScene) -> Iterator[str]:
    """Clan and ability, objective, hand, cards, and what the reader has seen of others."""
    seat = scene.reader
    if seat is None:
        return
    player, say = table_of(scene).players[seat], scene.messages.say
    if player.clan is not None:
        yield say("rokugan-own-clan", name=choice(scene, player.clan), means=means(scene, player.clan))
    kept = None if player.objective is None else player.objective.value
    if kept is not None:
        yield say("rokugan-own-objective", name=choice(scene, kept), means=goal(scene, kept))
    if table_of(scene).why is None:
        yield from _cards_left_lines(scene, seat)


def _cards_left_lines(scene: ReaderScene, seat: Seat) -> Iterator[str]:
    """What the seat can still play, what it has played, and what it has seen."""
    player, say = table_of(scene).players[seat], scene.messages.say
    if player.hand.value:
        yield say("rokugan-own-hand", tokens=tokens(scene, player.hand.value))
    yield from _start_cards(scene, player)
    if player.discard:
        yield say("rokugan-own-discard", tokens=tokens(scene, player.discard))
    yield from _cards(scene, seat)
    yield from _seen_tokens_lines(scene, seat)


def _start_cards(scene: ReaderScene, player: Player) -> Iterator[str]:
    """Scouts and shugenja that are left, each of which can be used once (BR-CARD-1)."""
    counted = (("shugenja", player.shugenja), ("scout", player.scouts))
    left = [name_with_count(scene, choice(scene, card), count) for card, count in counted if count]
    if left and table_of(scene).round:
        yield scene.messages.say("rokugan-own-start", cards=scene.messages.join_list(left))


def _cards(scene: ReaderScene, seat: Seat) -> Iterator[str]:
    """Territory cards that the reader holds and has not played."""
    for claim in table_of(scene).claims:
        card = None if claim.card is None else claim.card.value
        if claim.holder == seat and card is not None and not claim.played:
            yield scene.messages.say("rokugan-own-card", name=choice(scene, card), means=means(scene, card))


def _seen_tokens_lines(scene: ReaderScene, seat: Seat) -> Iterator[str]:
    """Others' facedown tokens that the reader has looked at, and hands that were shown to it."""
    for one in table_of(scene).pieces:
        if one.owner != seat and not one.faceup and one.token.value is not None:
            yield scene.messages.say("rokugan-own-seen", piece=piece(scene, one))
    for shown in table_of(scene).spied:
        if shown.seat == seat and shown.hand.value:
            yield scene.messages.say("rokugan-spied", tokens=tokens(scene, shown.hand.value))
