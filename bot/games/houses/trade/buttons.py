"""The buttons and the form of trade: they know the match, the phase and the draft by their ids (HO-R23)."""

from collections.abc import Coroutine
from typing import Any

from bot.client import Interaction, Khandan
from bot.games.houses.controls import build_ids, council_ids
from bot.games.houses.controls.build_ids import BUILD
from bot.games.houses.trade import dealing
from bot.ui.control import Control


async def setup(bot: Khandan) -> None:
    """Answer every control of a deal, those of long ago too."""
    bot.add_dynamic_items(TradeButton, BuildControl, CounterButton, DraftButton)
    bot.forms[council_ids.TRADED] = dealing.submit_deal_form
    bot.forms[build_ids.WORDED] = dealing.submit_promise_form


class TradeButton(Control, template=council_ids.TRADE):
    """A deal in a phase."""

    def work(self, interaction: Interaction, match: int) -> Coroutine[Any, Any, None]:
        return dealing.deal(interaction, match, self.found)


class BuildControl(Control, template=BUILD):
    """A step of a deal that is built."""

    def work(self, interaction: Interaction, match: int) -> Coroutine[Any, Any, None]:
        return dealing.build(interaction, match, self.found)


class CounterButton(Control, template=council_ids.COUNTER):
    """Another's offer, answered by one."""

    def work(self, interaction: Interaction, match: int) -> Coroutine[Any, Any, None]:
        return dealing.counter(interaction, match, self.found)


class DraftButton(Control, template=council_ids.DRAFT):
    """A deal that is being written."""

    def work(self, interaction: Interaction, match: int) -> Coroutine[Any, Any, None]:
        return dealing.draft(interaction, match, self.found)
