"""What Battle for Rokugan supplies to the bot."""

from typing import Final

from bot.games.rokugan import annals, controls, describe, living, reasons
from bot.games.rokugan.aside import notes_beside
from bot.games.rokugan.battle import join_events
from bot.games.rokugan.picture import map
from bot.games.rokugan.planning import PLANNING
from bot.ui.plugin import Plugin

ROKUGAN: Final = Plugin(
    name="rokugan",
    describe=describe.describe,
    joined=join_events,
    board=living.board,
    panel=living.page,
    name_move=controls.name,
    value=controls.value,
    preview=map.preview,
    aside=notes_beside,
    confirmed=controls.needs_confirmation,
    why=reasons.page,
    planning=PLANNING,
    silent=describe.SILENT,
    recollected=describe.RECOLLECTED,
    recall=annals.RECALL,
)
