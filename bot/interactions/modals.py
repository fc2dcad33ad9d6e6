"""Every interaction is heard here first: whose name it shows, and which form it submits.

Forms are read by their custom id, not by a view in memory, so that one opened before a restart still counts.
"""

from typing import Any

import discord

from bot.client import Interaction, Khandan
from bot.controls.custom_id import verb_of
from bot.interactions.errors import run_reporting_errors
from bot.render.forms import answers
from bot.tree import is_writable
from engine.kernel.refused import Refused, no


async def setup(bot: Khandan) -> None:
    """Listen to every interaction."""

    async def on_interaction(interaction: discord.Interaction[Any]) -> None:
        bot.user_names.note_name(interaction.user)
        if interaction.type is discord.InteractionType.modal_submit:
            await run_reporting_errors(interaction, dispatch_modal(interaction))

    bot.add_listener(on_interaction)


async def dispatch_modal(interaction: Interaction) -> None:
    """Hand a form to the handler of its verb: `v1:<verb>:…`.

    Refused with old_form when there is none, or when what was entered can't be written to the log.
    """
    data: Any = interaction.data
    custom_id = str(data["custom_id"])
    handler = interaction.client.forms.get(verb_of(custom_id))
    if handler is None:
        raise Refused(no("old_form"))
    entered = answers(data["components"])
    if not all(is_writable(one) for values in entered.values() for one in values):
        raise Refused(no("old_form"))
    await handler(interaction, custom_id, entered)
