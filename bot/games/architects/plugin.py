"""What Architects supplies to the bot: one record, in which each part of the folder has its place."""

from typing import Any, Final

from bot.games.architects import board, events, hand, moves, why
from bot.games.architects.picture.board import short_sketch
from bot.games.architects.words import choice, table_of
from bot.pictures.emoji import Sign
from bot.pictures.facts import whole_button
from bot.render.reader_scene import ReaderScene
from bot.ui.generic import wording
from bot.ui.generic.company import names as names_with_company
from bot.ui.generic.growing import Growing, growing_posts
from bot.ui.plugin import Planning, Plugin
from engine.games.architects import orders
from engine.games.architects.chapters.guardhouse import Guardhouse
from engine.games.architects.view import View


def moment(view: View) -> str:
    """Turn and question: an answer of the draft leaves the others' buttons as they are."""
    return f"{view.table.turns}.{view.table.question}"


def stage(scene: ReaderScene) -> str:
    """The turn; "" before the first."""
    turn = table_of(scene).turns
    return scene.messages.say("architects-stage", turn=turn) if turn else ""


def planned_name(scene: ReaderScene, move: Any) -> str:
    """The rules' name of a move for a turn to come, of which nobody knows what it will bring."""
    if isinstance(move, Guardhouse):
        return scene.messages.say("architects-planned-errand", errand=choice(scene, move.errands[0]))
    return wording.move(scene, move)


POSTS: Final = Growing(
    events.is_turn_beginning,
    events.round_number,
    events.is_end,
    events.describe,
    events.join_events_of_post,
    each=lambda table: len(table.players),
    head=events.round_title,
    now=short_sketch,
    most=events.rows_of_post,
    size=events.count_rows,
    buttons=lambda scene: (whole_button(scene, "offered-board"),),
    concerns=events.concerned_seats,
    board=board.board_beside_round,
)
"""A round of turns is one post that grows by a line or two a turn, above the table in short as it stands.

What the short table leaves out stands behind the button of the board.
"""

QUESTIONS: Final = growing_posts(POSTS)

ARCHITECTS: Final = Plugin(
    name="architects",
    names=names_with_company,
    describe=events.describe,
    join_events=events.join_events,
    board=board.board,
    panel=hand.page,
    leaves={hand.MORE: hand.more_page},
    controls=moves.turn_buttons,
    value=moves.value,
    side_notes=moves.notes_beside,
    needs_confirmation=moves.needs_confirmation,
    name_move=moves.name,
    silent=events.SILENT,
    questions=QUESTIONS,
    moment=moment,
    stage=stage,
    emblem=lambda _: "cathedral",
    signs={"cathedral": Sign("boards/glyphs/aw_cathedral.svg")},
    recall=events.RECALL,
    why=why.page,
    planning=Planning(orders.moment, orders.next_moment, orders.ask, orders.number, planned_name),
)
