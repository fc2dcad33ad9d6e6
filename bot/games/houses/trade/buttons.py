"""The buttons and the form of trade: they know the match, the phase and the draft by their ids (HO-R23)."""

from bot.client import Khandan
from bot.controls import ids
from bot.games.houses.trade import dealing
from bot.ui.items import SeatControl


async def setup(bot: Khandan) -> None:
    """Answer every control of a deal, those of long ago too."""
    bot.add_dynamic_items(TradeButton, CounterButton, DraftButton)
    bot.forms[ids.TRADED] = dealing.traded


class TradeButton(SeatControl, template=ids.TRADE):
    """A deal in a phase."""

    does = staticmethod(dealing.deal)


class CounterButton(SeatControl, template=ids.COUNTER):
    """Another's offer, answered by one."""

    does = staticmethod(dealing.counter)


class DraftButton(SeatControl, template=ids.DRAFT):
    """A deal that is being written."""

    does = staticmethod(dealing.draft)
