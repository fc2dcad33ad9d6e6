"""The private page of a seat of Coup: its cards, what it is asked, its moves, the table in short."""

from collections.abc import Iterator, Sequence
from typing import Any

from bot.games.coup.board import revealed_hands, rows_of
from bot.games.coup.controls import card_name, exchange_cards, own_cards
from bot.games.coup.deeds import action_line
from bot.render import markup
from bot.render.i18n import message_id
from bot.render.panel import Panel, Rule, Text
from bot.render.reader_scene import ReaderScene
from bot.ui.generic.offers import Choices, controls
from bot.ui.generic.pages import ACCENT, leaves, question_lines, title
from engine.games.coup.base import CLAIM
from engine.kernel.moves import tag


def page(scene: ReaderScene, choices: Choices) -> Panel:
    """One's own hand and moves."""
    told = (*_under_way(scene), *question_lines(scene), *_means(scene), *bluffs(scene, choices.moves))
    head = "\n".join((title(scene), *cards(scene), *told))
    doing = controls(scene, choices, choices.moves)
    table = Text("\n".join((*rows_of(scene), *revealed_hands(scene))))
    blocks = (Text(head), *doing, Rule(), table, *leaves(scene, choices))
    return Panel(ACCENT, blocks, scene.messages.language)


def _under_way(scene: ReaderScene) -> Iterator[str]:
    """What a challenge or block would be of: the question alone names neither the claim nor who makes it."""
    table = scene.view.table
    if scene.own_waits and table.deed is not None:
        yield scene.messages.say("coup-turn", turn=table.turn, seat=scene.names[table.active])
        yield action_line(scene, table.deed, scene.names)


def _means(scene: ReaderScene) -> Iterator[str]:
    """CO-3 to CO-5: what actions bring and claim, and whom a challenge costs; buttons have no room for it."""
    for wait in scene.own_waits:
        code = message_id(f"coup-means-{wait.ask}")
        if scene.messages.has_text(code):
            yield markup.small(scene.messages.say(code))


def bluffs(scene: ReaderScene, moves: Sequence[Any]) -> Iterator[str]:
    """CO-4: which of the actions on offer claim a card that the seat has not; a newcomer may not mean to."""
    say, claims = (
        scene.messages.say,
        {name: card for name, card in CLAIM.items() if card not in own_cards(scene)},
    )
    kinds = [name for name in dict.fromkeys(tag(move) for move in moves) if name in claims]
    if kinds:
        named = scene.messages.join_list([say(message_id(f"coup-choice-{one}")) for one in kinds])
        yield markup.small(say("coup-bluffs", moves=named))


def cards(scene: ReaderScene) -> Iterator[str]:
    """The cards left to right, and in an exchange those of the Court; the coins."""
    say, mine = scene.messages.say, own_cards(scene)
    if scene.reader is None:
        return
    named = scene.messages.join_list([card_name(scene, card) for card in mine])
    none = "coup-hand-draft" if scene.view.table.phase == "draft" else "coup-hand-none"
    yield say("coup-hand", cards=named, count=len(mine)) if mine else say(none)
    drawn = exchange_cards(scene)[len(mine) :]
    if drawn:
        yield say("coup-drawn", cards=scene.messages.join_list([card_name(scene, card) for card in drawn]))
    yield say("coup-coins", coins=scene.view.table.coins[scene.reader])
