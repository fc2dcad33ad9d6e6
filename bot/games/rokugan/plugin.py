"""What Battle for Rokugan supplies to the bot."""

from typing import Final

from bot.games.rokugan import annals, controls, describe, living, reasons
from bot.games.rokugan.aside import aside
from bot.games.rokugan.battle import joined
from bot.games.rokugan.picture import map
from bot.games.rokugan.planning import PLANNING
from bot.ui.plugin import Plugin

ROKUGAN: Final = Plugin(
    name="rokugan",
    describe=describe.describe,
    joined=joined,
    board=living.board,
    panel=living.page,
    name_move=controls.name,
    value=controls.value,
    preview=map.preview,
    aside=aside,
    confirmed=controls.confirmed,
    why=reasons.page,
    planning=PLANNING,
    silent=describe.SILENT,
    recollected=describe.RECOLLECTED,
    recall=annals.RECALL,
)
