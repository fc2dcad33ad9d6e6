"""Private panels: shown in place of the one that was pressed, else as a new answer."""

from bot.client import Interaction
from bot.interactions.answering import answer, unless_answered
from bot.render import layout
from bot.render.panel import Panel


async def shown(interaction: Interaction, panel: Panel) -> None:
    """The panel, for the presser alone."""
    pressed = interaction.message
    if interaction.response.is_done() or pressed is None or not pressed.flags.ephemeral:
        await answer(interaction, panel)
    else:
        view = layout.to_view(panel)
        await unless_answered(interaction, lambda: interaction.response.edit_message(view=view), panel)
