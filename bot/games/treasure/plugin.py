"""What Treasure Island supplies to the bot."""

from typing import Final

from bot.games.treasure import count_picture, events, pages
from bot.games.treasure.words import table_of
from bot.pictures.emoji import Sign
from bot.render.reader_scene import ReaderScene
from bot.ui.generic.company import names as names_with_company
from bot.ui.generic.growing import Growing, growing_posts
from bot.ui.plugin import Plugin
from engine.games.treasure.state import State
from engine.games.treasure.view import View


def moment(view: View) -> str:
    """Round and phase: a vote may be changed until dawn under the same buttons (TI-5.1)."""
    return f"{view.table.round}.{view.table.phase}"


def stage(scene: ReaderScene) -> str:
    """The day or night that it is."""
    table = table_of(scene)
    return scene.messages.say("treasure-stage", phase=table.phase, round=table.round)


def post_number(table: State) -> int:
    """The day and the night of each round have a post each; 0 before the first day."""
    return 2 * table.round - (table.phase == "day")


POSTS: Final = Growing(
    events.is_post_beginning,
    post_number,
    events.is_end,
    events.describe,
    events.join_events_of_post,
    picture=count_picture.picture,
    beside=events.describe_beside_count,
    asked=pages.asked_lines,
    concerns=events.concerned_seats,
)
"""A day is one post that grows by a line a deed, and so is a night, which then tells its counts."""

QUESTIONS: Final = growing_posts(POSTS)

TREASURE: Final = Plugin(
    name="treasure",
    names=names_with_company,
    describe=events.describe,
    join_events=events.join_events,
    post=pages.public_post,
    board=pages.board,
    panel=pages.seat_page,
    controls=pages.move_buttons,
    needs_confirmation=pages.needs_confirmation,
    silent=events.SILENT,
    receipt=events.receipt,
    questions=QUESTIONS,
    moment=moment,
    stage=stage,
    emblem=lambda _: "boat",
    signs={"boat": Sign("boards/glyphs/ti_boat.svg")},
    recall=events.RECALL,
    kinds={"vote": ("vote", "loot")},
)
