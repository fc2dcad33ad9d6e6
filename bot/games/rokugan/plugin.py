"""Battle for Rokugan in Discord: which of its own pages, words and pictures the bot uses for what.

    words       what several pages say alike
    describe    events in words
    placing     a turn of placement on one screen
    questions   names of moves and values, and what is said beside a question
    pages       the board, a seat's own page, and why the last battles ended so
    rounds      the posts that are told on: the setting up, each round, the end
    company     what the people of company say
    tale        a sentence of the place for what matters there
    picture     the map, and the battles of a round

Rules are asked of engine/games/rokugan; what is said stands in data/text/LANGUAGE/rokugan.ftl.
"""

from typing import Any, Final

from bot.games.rokugan import pages, placing, questions, rounds
from bot.games.rokugan.describe import COMPARED, SILENT, describe, join_events
from bot.games.rokugan.picture.map import preview
from bot.games.rokugan.words import table_of
from bot.history.recall import Recall, none_of, one_of
from bot.pictures.emoji import Sign
from bot.render.reader_scene import ReaderScene
from bot.ui.generic.company import names as names_with_company
from bot.ui.plugin import Planning, Plugin, Questions, Rounds, Tales
from engine.games.rokugan import orders
from engine.games.rokugan.chapters.battles import BattleFought
from engine.games.rokugan.chapters.clan_abilities import LookSkipped, SwapSkipped
from engine.games.rokugan.chapters.placement import Blessed, Placed
from engine.games.rokugan.chapters.provinces import ControlAdded, ControlLost, ControlSwapped
from engine.games.rokugan.chapters.resolution import (
    BluffsReturned,
    Captured,
    Defended,
    Pacified,
    Raided,
    TokensOut,
    TokensTurned,
)
from engine.games.rokugan.chapters.scoring import GameEnded
from engine.games.rokugan.chapters.setup import ClanChosen, Drafted, ObjectivesDealt
from engine.games.rokugan.chapters.shadowlands import Animated, FavorAsked, TurnEnded
from engine.games.rokugan.chapters.territory_cards import (
    CardClaimed,
    CardPlayed,
    CardReturned,
    Passed,
    RoundEnded,
)
from engine.games.rokugan.chapters.token_cards import CardUsed, Peeked, TokenDiscarded, TokenRecalled
from engine.games.rokugan.chapters.upkeep import RoundBegan, TokensDrawn
from engine.games.rokugan.facts import ROUNDS
from engine.games.rokugan.names import CLANS

# --- what of a game is found again --------------------------------------------------------------------------

TELLS_NOTHING: Final = (
    *(Passed, TokensDrawn, LookSkipped, SwapSkipped, FavorAsked, TurnEnded),
    *(ObjectivesDealt, RoundEnded),
)
"""Not in the chronicle: said while it is asked, and tells nothing afterwards."""

CHANGES_MAP: Final = (
    *(ClanChosen, RoundBegan, CardPlayed, Raided, Pacified, Captured),
    *(CardClaimed, GameEnded),
)
"""The story so far is told by these: they changed the map or the cards."""

KINDS: Final[dict[str, tuple[type, ...]]] = {
    "placement": (Placed, Animated, Blessed, Drafted),
    "card": (
        *(CardPlayed, CardUsed, Peeked, TokenDiscarded, TokenRecalled),
        *(CardClaimed, CardReturned),
    ),
    # A battle is told with the tokens that were turned for it, less those that were gone before.
    "battle": (
        *(TokensTurned, BluffsReturned, TokensOut, BattleFought),
        *(Raided, Pacified, Captured, Defended),
    ),
    "control": (Captured, Defended, ControlAdded, ControlLost, ControlSwapped, Raided),
}
"""The chronicle can be asked for one of these alone."""


def started_round(event: Any) -> int | None:
    """The round that begins with this event, or None; the chronicle is parted by rounds."""
    return event.round if isinstance(event, RoundBegan) else None


# --- what the bot is given ----------------------------------------------------------------------------------


def stage(scene: ReaderScene) -> str:
    """The round, of all; "" before the first."""
    number = table_of(scene).round
    return scene.messages.say("rokugan-stage", round=number, rounds=ROUNDS) if number else ""


def emblem(scene: ReaderScene) -> str:
    """The reader's own clan; "" for who has none."""
    clan = None if scene.reader is None else table_of(scene).players[scene.reader].clan
    return clan or ""


ROKUGAN: Final = Plugin(
    name="rokugan",
    names=names_with_company,
    describe=describe,
    join_events=join_events,
    board=pages.board,
    stage=stage,
    emblem=emblem,
    signs={clan: Sign(f"boards/glyphs/clan_{clan}.svg") for clan in CLANS},
    panel=pages.seat_page,
    name_move=questions.move_name,
    value=questions.value_name,
    preview=preview,
    tales=Tales(rounds.is_end, rounds.end_post),
    questions=Questions(
        rounds.is_round_post,
        rounds.round_post,
        Rounds(rounds.is_told_in_round, rounds.next_round, rounds.board_beside_round),
    ),
    side_notes=questions.notes_beside,
    way_page=placing.page,
    leaves={placing.HAND_LEAF: pages.hand_page},
    needs_confirmation=questions.needs_confirmation,
    suggested_moves=placing.placements,
    why=pages.why_page,
    is_on_panel=pages.is_on_page,
    planning=Planning(
        *(orders.moment, orders.next_moment, orders.ask, orders.number, questions.move_name),
        begin=placing.token_buttons,
    ),
    silent=SILENT,
    compared_events=COMPARED,
    recall=Recall(started_round, none_of(TELLS_NOTHING), one_of(CHANGES_MAP), KINDS),
)
