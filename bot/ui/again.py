"""What is said to an interaction that was heard before: what it did then, above the panel as it is now."""

from bot.client import Interaction, Khandan
from bot.interactions.answering import say
from bot.interactions.deeds import said
from bot.interactions.private import shown
from bot.ui.coaching import coached
from bot.ui.going_on import stays_open
from bot.ui.moves import answered
from bot.ui.seated import SeatRenderer, at
from engine.matches import Receipt


async def setup(bot: Khandan) -> None:
    """Every door of the bot tells it so."""
    bot.heard.retell = retold


async def retold(interaction: Interaction, receipt: Receipt) -> None:
    """Nothing is done; whoever has a panel at the table gets it again with the answer."""
    bot, live = interaction.client, await interaction.client.matches.live(receipt.match)
    told, seat = await said(interaction, receipt), live.seat(interaction.user.id)
    plays = live.match_state.state is not None and isinstance(bot.renderers[live.match.game], SeatRenderer)
    if seat is None or not plays:
        await say(interaction, told, await bot.language_of(interaction, live))
        return
    now = await at(bot, interaction, live, seat)
    await shown(interaction, answered(now, told, await coached(bot, now, interaction.user.id)))
    stays_open(interaction, live)
