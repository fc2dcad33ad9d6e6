"""Answer an interaction, for the asker alone.

Discord waits three seconds for the first answer, and takes one only. So work that may take longer runs within
`with_defer`, which says "thinking" in time; whatever is said afterwards is put in the place of that.

    answer, say          a new private message
    show_privately       in place of the private panel that was pressed, else a new private message
    change_answer        in place of what was answered before

A picture that is not drawn within a second takes the place of the words later (`expect_picture`).
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from datetime import timedelta
from functools import partial
from typing import Any, Final, TypeVar

import discord

from bot.client import Interaction
from bot.connection.codes import UNREACHED, fault_of
from bot.dedup import SHOWN
from bot.languages import Language
from bot.pictures.gallery import Drawn
from bot.render import layout
from bot.render.panel import Panel, Text
from bot.render.plainer import send_plainer

T = TypeVar("T")

Tell = Callable[[Interaction, str, Language], Awaitable[None]]
"""How somebody is told what came of what they did: `say`, or a panel with the text on top."""

PATIENCE: Final = timedelta(seconds=1)
"""After so long Discord is told that an answer will come; it takes no first answer after three seconds."""

ANSWERS: Final = "answers"
"""The place, for whoever judges whether Discord can be reached, to which answers of interactions go."""


async def with_defer(interaction: Interaction, work: Coroutine[Any, Any, T]) -> T:
    """Do the work and return its value; tell Discord after a second that it takes longer."""
    task, done = asyncio.ensure_future(work), asyncio.Event()
    task.add_done_callback(lambda _: done.set())
    waiting = interaction.client.waiting
    await waiting.sleep_until(waiting.now() + PATIENCE, done)
    if not task.done() and not interaction.response.is_done():
        # That Discord could not be told is no reason to leave the work: what is kept must come to the table.
        with suppress(*UNREACHED), interaction.client.reach.watch(ANSWERS):
            await interaction.response.defer(ephemeral=True, thinking=True)
    return await task


async def say(interaction: Interaction, text: str, language: Language) -> None:
    """Answer with one text."""
    await answer(interaction, Panel(None, (Text(text),), language))


async def answer(interaction: Interaction, panel: Panel) -> None:
    """Answer with a panel in a message of its own, or in place of what was answered before."""
    drawn = await interaction.client.gallery.draw_now_or_later(panel)
    await _answer_once(
        interaction,
        lambda one: interaction.response.send_message(
            view=layout.to_view(one), files=layout.files(one), ephemeral=True
        ),
        drawn.now,
    )
    expect_picture(interaction, drawn)


async def show_privately(interaction: Interaction, panel: Panel) -> None:
    """Show a panel in place of the private one that was pressed; where none was pressed, as an answer."""
    pressed = interaction.message
    if pressed is None or not pressed.flags.ephemeral:
        await answer(interaction, panel)
        return
    drawn = await interaction.client.gallery.draw_now_or_later(panel)
    # After a slow beginning the answer is a message of its own, and the panel that was pressed stays.
    if not interaction.response.is_done() or interaction.extras.get(SHOWN) == pressed.id:
        interaction.client.panels.forget(pressed.id)
        interaction.client.posting.note_replaced(interaction.user.id, pressed.id)
    await _answer_once(
        interaction,
        lambda one: interaction.response.edit_message(
            view=layout.to_view(one), attachments=layout.files(one)
        ),
        drawn.now,
    )
    expect_picture(interaction, drawn)


def expect_picture(interaction: Interaction, drawn: Drawn) -> None:
    """Let the picture take the place of the words that were answered, unless the answer is changed before.

    Call it after the words were sent. Discord takes such a change for 15 minutes.
    """
    message = interaction.extras.get(SHOWN)
    if drawn.later is not None and message is not None:
        put = partial(change_answer, interaction)
        interaction.client.posting.late_pictures.expect(message, drawn.later, put)


async def _answer_once(
    interaction: Interaction, first: Callable[[Panel], Awaitable[object]], panel: Panel
) -> None:
    """Give the first answer, or change it where there is one; keep in `extras` which message it became."""
    is_answered = False
    if not interaction.response.is_done():
        try:
            with interaction.client.reach.watch(ANSWERS):
                made = await send_plainer(panel, first)
        except discord.HTTPException as error:
            # Discord may have a first answer of which we know nothing: ours was sent and its receipt lost.
            if fault_of(error) != "done":
                raise
            is_answered = True
        else:
            interaction.extras[SHOWN] = getattr(made, "message_id", None)
            return
    # A follow-up has no nonce and might come twice, so the first answer is changed instead.
    if SHOWN in interaction.extras:
        interaction.client.posting.late_pictures.forget(interaction.extras[SHOWN])
    try:
        with interaction.client.reach.watch(ANSWERS):
            changed = await change_answer(interaction, panel)
    except discord.HTTPException as error:
        # While a shard goes from one process to another both may hear a press. Where the other has answered
        # it by a form there is no message to change, and the asker is asked already.
        if not (is_answered and fault_of(error) == "no_message"):
            raise
    else:
        interaction.extras[SHOWN] = changed.id


async def change_answer(interaction: discord.Interaction[Any], panel: Panel) -> discord.InteractionMessage:
    """Put a panel in the place of what the interaction was answered with, up to 15 minutes afterwards."""
    return await send_plainer(
        panel,
        lambda one: interaction.edit_original_response(
            view=layout.to_view(one), attachments=layout.files(one)
        ),
    )
