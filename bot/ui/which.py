"""The buttons by which somebody says which of several matches a command means."""

from bot.client import Interaction, Khandan
from bot.controls import ids
from bot.interactions.finding import go_on
from bot.ui.control import answer_control


async def setup(bot: Khandan) -> None:
    """Answer every such button."""
    answer_control(bot, ids.WhichButtonId, _go_on)


async def _go_on(interaction: Interaction, id: ids.WhichButtonId) -> None:
    """The command is run for this match, with what was entered before."""
    await go_on(interaction, id.match, id.command.replace(".", " "), id.entered)
