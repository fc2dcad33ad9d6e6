"""What Battle for Rokugan supplies to the bot."""

from typing import Final

from bot.games.rokugan import annals, board, controls, describe, hand, reasons
from bot.games.rokugan.battle import joined
from bot.ui.plugin import Plugin

ROKUGAN: Final = Plugin(
    name="rokugan",
    describe=describe.describe,
    joined=joined,
    board=board.board,
    panel=hand.page,
    name_move=controls.name,
    value=controls.value,
    confirmed=controls.confirmed,
    why=reasons.page,
    targets=describe.targets,
    recall=annals.RECALL,
)
