"""What Coup supplies to the bot, and what is found again: claims, challenges, blocks, losses."""

from typing import Any, Final

from msgspec.structs import replace

from bot.games.coup import company, pages, standing_pass, words
from bot.history.recall import Recall, none_of, one_of
from bot.pictures.emoji import Sign
from bot.render.reader_scene import ReaderScene
from bot.ui.generic.company import names as names_with_company
from bot.ui.plugin import Plugin, Questions, Rounds
from engine.games.coup.base import Options
from engine.games.coup.chapters.actions import ActionDeclared
from engine.games.coup.chapters.effects import TurnStarted
from engine.games.coup.chapters.losses import Eliminated, GameEnded, InfluenceLost, LossOwed, Resigned
from engine.games.coup.chapters.proofs import ClaimDropped, Proved
from engine.games.coup.chapters.windows import Answered, Blocked, BlockStood, Challenged, WindowOpened
from engine.games.coup.view import View
from engine.kernel.game import Result

PASSING: Final = (WindowOpened, Answered, LossOwed)
"""Not in the chronicle: said while it is asked, and tells nothing afterwards."""

TURNING: Final = (
    Proved,
    ClaimDropped,
    BlockStood,
    InfluenceLost,
    Eliminated,
    Resigned,
    GameEnded,
)
"""The story so far is told by these: how claims, challenges and blocks ended, and who lost by them."""

KINDS: Final = {
    "action": (ActionDeclared,),
    "challenge": (Challenged, Proved, ClaimDropped),
    "block": (Blocked, BlockStood),
    "loss": (InfluenceLost, Eliminated, Resigned),
}
"""The chronicle can be asked for one of these alone."""


def started_turn(event: Any) -> int | None:
    """The number of the turn that this event begins, or None; the chronicle is parted by turns."""
    return event.turn if isinstance(event, TurnStarted) else None


def moment(view: View) -> str:
    """Turn and question: everybody hears them, and a pass may be thought over under the same buttons."""
    return f"{view.table.turn}.{view.table.question}"


def next_options(options: Options, result: Result) -> Options:
    """CO-2.4: the winner begins the next game; after a game that nobody won the lot decides."""
    first = result.places[0] if result.places else ()
    return replace(options, winner=first[0] if len(first) == 1 else None)


def stage(scene: ReaderScene) -> str:
    """The turn; "" before the first."""
    view: View = scene.view
    return scene.messages.say("coup-stage", turn=view.table.turn) if view.table.turn else ""


COUP: Final = Plugin(
    name="coup",
    describe=company.describe,
    names=names_with_company,
    receipt=pages.receipt,
    board=pages.board,
    panel=pages.seat_page,
    controls=pages.moves_in_order,
    name_move=words.move_name,
    style_move=words.move_style,
    open_moves=pages.open_moves,
    moment=moment,
    stage=stage,
    emblem=lambda _: "coup",
    signs={"coup": Sign("boards/glyphs/deposition.svg")},
    questions=Questions(
        pages.is_round_post,
        pages.round_post,
        Rounds(
            pages.is_told_in_round,
            pages.next_round,
            pages.board_beside_round,
            pages.concerned_seats,
            standing_pass.is_hushed,
        ),
    ),
    rematch_options=next_options,
    question_line=standing_pass.question_in_short,
    orders=standing_pass.PART,
    recall=Recall(started_turn, none_of(PASSING), one_of(TURNING), KINDS),
    kinds={"vote": ("pass", "challenge", "block")},
)
