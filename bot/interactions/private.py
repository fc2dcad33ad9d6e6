"""Private panels: shown in place of the one that was pressed, else as a new answer."""

from bot.client import Interaction
from bot.interactions.answering import DRAWN, answer, unless_answered
from bot.render import layout
from bot.render.panel import Panel


async def show_privately(interaction: Interaction, panel: Panel) -> None:
    """The panel, for the presser alone."""
    panel = await interaction.client.gallery.draw_pictures(panel, DRAWN)
    pressed = interaction.message
    if pressed is not None and pressed.flags.ephemeral:
        interaction.client.panels.forget(pressed.id)
    if interaction.response.is_done() or pressed is None or not pressed.flags.ephemeral:
        await answer(interaction, panel)
    else:
        await unless_answered(
            interaction,
            lambda one: interaction.response.edit_message(
                view=layout.to_view(one), attachments=layout.files(one)
            ),
            panel,
        )
