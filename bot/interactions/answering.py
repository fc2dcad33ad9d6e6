"""Answers only the asker sees: sent at once, or put in place of "thinking" when the commit takes its time."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from datetime import timedelta
from typing import Any, Final, TypeVar

import discord

from bot.client import Interaction
from bot.connection.codes import UNREACHED, fault_of
from bot.dedup import SHOWN
from bot.languages import Language
from bot.render import layout
from bot.render.panel import Panel, Text
from bot.render.plainer import send_plainer

T = TypeVar("T")

Tell = Callable[[Interaction, str, Language], Awaitable[None]]
"""How somebody is told what came of what they did: `say`, or a panel with the text on top."""

PATIENCE: Final = timedelta(seconds=1)
"""After so long Discord is told that an answer will come; it takes none later than three seconds."""

DRAWN: Final = 1.2
"""Seconds in which a private answer's picture is drawn; then the words alone are sent."""

ANSWERS: Final = "answers"
"""The place, for whoever judges whether Discord can be reached, to which answers of interactions go."""


async def promptly(interaction: Interaction, work: Coroutine[Any, Any, T]) -> T:
    """The work's value or error; Discord is kept waiting meanwhile if it takes longer than a second.

    That it could not be told to wait is no reason to leave the work: what is kept must come to the table.
    """
    task, done = asyncio.ensure_future(work), asyncio.Event()
    task.add_done_callback(lambda _: done.set())
    waiting = interaction.client.waiting
    await waiting.sleep_until(waiting.now() + PATIENCE, done)
    if not task.done() and not interaction.response.is_done():
        with suppress(*UNREACHED), interaction.client.reach.watch(ANSWERS):
            await interaction.response.defer(ephemeral=True, thinking=True)
    return await task


async def unless_answered(
    interaction: Interaction, first: Callable[[Panel], Awaitable[object]], panel: Panel
) -> None:
    """Give the first answer; where there is one, which Discord may know alone, it is changed to the panel.

    What Discord refuses as it is written is given plainer (`send_plainer`).
    """
    if not interaction.response.is_done():
        try:
            with interaction.client.reach.watch(ANSWERS):
                made = await send_plainer(panel, first)
        except discord.HTTPException as error:
            if fault_of(error) != "done":
                raise
        else:
            interaction.extras[SHOWN] = getattr(made, "message_id", None)
            return
    with interaction.client.reach.watch(ANSWERS):
        changed = await change_answer(interaction, panel)
    interaction.extras[SHOWN] = changed.id


async def change_answer(interaction: discord.Interaction[Any], panel: Panel) -> discord.InteractionMessage:
    """Put a panel in the place of what the interaction was answered with."""
    return await send_plainer(
        panel,
        lambda one: interaction.edit_original_response(
            view=layout.to_view(one), attachments=layout.files(one)
        ),
    )


async def answer(interaction: Interaction, panel: Panel) -> None:
    """The panel, privately. A follow-up has no nonce and might come twice: the original is edited instead."""
    panel = await interaction.client.gallery.draw_pictures(panel, DRAWN)
    await unless_answered(
        interaction,
        lambda one: interaction.response.send_message(
            view=layout.to_view(one), files=layout.files(one), ephemeral=True
        ),
        panel,
    )


async def say(interaction: Interaction, text: str, language: Language) -> None:
    """One text, privately."""
    await answer(interaction, Panel(None, (Text(text),), language))
