"""The controls and forms of trade: they know the match, the phase and the draft by their ids (HO-R23)."""

from bot.client import Khandan
from bot.games.houses.controls.ids import (
    BuildControlId,
    CounterButtonId,
    DraftButtonId,
    PromiseFormId,
    TradeButtonId,
    TradeFormId,
)
from bot.games.houses.trade import dealing
from bot.ui.control import answer_control, answer_form


async def setup(bot: Khandan) -> None:
    """Answer every control of a deal, those of long ago too."""
    answer_control(bot, TradeButtonId, dealing.deal)
    answer_control(bot, BuildControlId, dealing.build)
    answer_control(bot, CounterButtonId, dealing.counter)
    answer_control(bot, DraftButtonId, dealing.draft)
    answer_form(bot, TradeFormId, dealing.submit_deal_form)
    answer_form(bot, PromiseFormId, dealing.submit_promise_form)
