"""Help: a private panel, changed in place; without a match, and in direct messages too."""

import re
from typing import Any, Self

import discord
from discord import ui

from bot.client import Interaction, Khandan
from bot.controls import learning_ids as ids
from bot.interactions.answering import show_privately
from bot.interactions.errors import run_reporting_errors
from bot.interactions.finding import the_match
from bot.render import help as topics
from engine.kernel.refused import Refused


async def setup(bot: Khandan) -> None:
    """Answer the controls of every help."""
    bot.add_dynamic_items(HelpControl)


async def show_topic(interaction: Interaction, name: str) -> None:
    """A topic of the help; for a name there is not, the one about what the asker is doing."""
    known = name if name in topics.TOPICS else await doing(interaction)
    language = await interaction.client.language_of(interaction)
    await show_privately(interaction, topics.topic(interaction.client.words(language), known))


async def doing(interaction: Interaction) -> str:
    """The topic about what somebody is doing at the table that is meant; the first one where none is."""
    try:
        live = await the_match(interaction)
    except Refused:
        return topics.TOPICS[0]
    seat = live.seat(interaction.user.id)
    asked = interaction.client.plugin(live.match.game).topics
    if live.match_state.state is None:
        return topics.WAITING if seat is not None else topics.TOPICS[0]
    if not asked:
        return topics.OTHER_GAMES
    if seat is None:
        return topics.WATCHING
    codes = (wait.ask for wait in live.look(seat).waits)
    return next((asked[code] for code in codes if code in asked), topics.IDLE)


class HelpControl(ui.DynamicItem[ui.Button[ui.LayoutView]], template=ids.HELP):
    """A button or menu that leads to a topic."""

    def __init__(self, item: Any, topic: str) -> None:
        super().__init__(item)
        self.topic = topic

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        data: Any = interaction.data
        values = data.get("values")
        chosen = str(values[0]) if isinstance(values, list) and values else ""
        return cls(item, match["topic"] or chosen)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await run_reporting_errors(interaction, show_topic(interaction, self.topic))
