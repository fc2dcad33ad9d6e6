"""What a person reads when something was not done: a refusal's sentence, or an apology with a code."""

from collections.abc import Coroutine
from typing import Any, Final

import discord
from discord import app_commands

from bot.channels.host_alerts import host_of
from bot.client import Interaction, Khandan
from bot.connection.codes import fault_of
from bot.controls import ids
from bot.dedup import HAS_FAILED
from bot.interactions.answering import say
from bot.interactions.choosing import offer
from bot.interactions.finding import ROOM, Several
from bot.interactions.receipts import stands
from bot.interactions.refusing import refusing
from bot.languages import Language, of_locale
from bot.logs import report_error
from engine.kernel.refused import Refusal, Refused
from engine.store import KeyWrong, SeqTaken, StoreBroken, StoreError, StoreFull, StoreLocked

PLAIN: Final[tuple[tuple[type[Exception], str], ...]] = (
    (app_commands.MissingPermissions, "error-not-manager"),
    (app_commands.NoPrivateMessage, "error-server-only"),
    (app_commands.CommandNotFound, "error-old-command"),
    (app_commands.CommandSignatureMismatch, "error-old-command"),
    (app_commands.TransformerError, "error-old-command"),
)
"""Errors that have a sentence of their own, are nobody's fault, and come before anything is done."""

BUSY: Final = (SeqTaken, StoreLocked)
"""Somebody else was first: nothing of this write was kept."""

FAILED: Final[tuple[tuple[type[Exception], str], ...]] = (
    (StoreFull, "error-store-full"),
    (StoreBroken, "error-store-broken"),
    (KeyWrong, "error-store-broken"),
)
"""Failures of the host's disk: the person gets a code for the host, who finds it in the log."""


async def setup(bot: Khandan) -> None:
    """Answer the errors of commands; buttons and forms run inside `run_reporting_errors`."""

    @bot.tree.error
    async def on_error(interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        await answer_error(interaction, error)


async def run_reporting_errors(interaction: Interaction, work: Coroutine[Any, Any, None]) -> None:
    """Do the work of a button, menu or form, once; whatever it raises is told to the presser."""
    try:
        async with interaction.client.dedup.once(interaction) as new:
            if new:
                await _run_once(interaction, work)
    except Exception as error:
        await answer_error(interaction, error)
    finally:
        work.close()


async def _run_once(interaction: Interaction, work: Coroutine[Any, Any, None]) -> None:
    """Errors are answered before the next delivery of this press has its turn."""
    try:
        interaction.client.rate_limits.note_press(interaction.user.id, interaction.id)
        await work
    except Exception as error:
        await answer_error(interaction, error)


async def answer_error(interaction: Interaction, error: Exception) -> None:
    """Answer an error privately; where that is lost, once more. What can't be answered goes no further."""
    cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
    try:
        await _say_error(interaction, cause)
    except Exception as worse:
        try:
            await _say_error(interaction, worse)
        except Exception as worst:
            report_error("unanswered", worst, interaction=interaction.id)
    await _look_for_host(interaction, cause)


async def _look_for_host(interaction: Interaction, error: Exception) -> None:
    """Whoever reads that the host alone does this needs a host: one who has left the server is followed.

    While people gather nothing else would tell that the host is gone, and the table could never begin.
    """
    live = interaction.extras.get(ROOM)
    if live is None or not isinstance(error, Refused) or error.why.code != "host_only":
        return
    host = host_of(live)
    try:
        if host is not None:
            await interaction.client.posting.match_channels.on_dms_closed(live, host)
    except Exception as failure:
        report_error("host_not_sought", failure, match=live.match.id)


async def _say_error(interaction: Interaction, error: Exception) -> None:
    if isinstance(error, Several) and interaction.command is not None and not await _stands(interaction):
        await offer(interaction, error)
        return
    await say(interaction, await sentence(interaction, error), await _language(interaction))


async def sentence(interaction: Interaction, error: Exception) -> str:
    """A refusal's sentence, a plain error's text, or the apology for a bug, which is logged.

    A click that is refused because it was heard before is answered with what it did then. After anything is
    kept no text says that nothing was changed; what can't be known is not said. What failed is noted for the
    next delivery, which may do better.
    """
    done, words = await _stands(interaction), interaction.client.words(await _language(interaction))
    if isinstance(error, Refused) and done is not None:
        return done or await refusal(interaction, error.why)
    plain = next((text for kind, text in PLAIN if isinstance(error, kind)), None)
    if plain is not None and not done:
        return words.say(plain)
    interaction.extras[HAS_FAILED] = True
    if isinstance(error, BUSY) and done == "":
        return words.say("error-busy")
    code = _report(interaction, error)
    if done:
        return "\n".join((words.say("error-kept", code=code), done))
    return words.say(_apology(error, known=done is not None), code=code)


def _apology(error: Exception, *, known: bool) -> str:
    """What says that nothing was changed is said only where that is known."""
    told = next((text for kind, text in FAILED if isinstance(error, kind)), "error-internal")
    return told if known or told == "error-store-broken" else "error-unsure"


async def _stands(interaction: Interaction) -> str | None:
    """What the interaction has changed, empty for nothing; None where the database does not say."""
    try:
        return await stands(interaction)
    except StoreError:
        return None


async def _language(interaction: Interaction) -> Language:
    """The reader's language, or the server's when the database that knows it does not answer."""
    try:
        return await interaction.client.language_of(interaction)
    except StoreError:
        return of_locale(str(interaction.guild_locale))


async def refusal(interaction: Interaction, why: Refusal) -> str:
    """What the presser reads of a refusal."""
    bot, live = interaction.client, interaction.extras.get(ROOM)
    seat = live.seat(interaction.user.id) if live is not None else None
    return refusing(bot, live, why, await bot.language_of(interaction), seat)


def _report(interaction: Interaction, error: Exception) -> str:
    """Which command or button it was, never what was entered: options and fields may hold secrets."""
    command = interaction.command.qualified_name if interaction.command else ""
    data: Any = interaction.data or {}
    pressed = ids.loggable_id(str(data.get("custom_id", "")))
    event = "answered_too_late" if fault_of(error) == "late" else "failed"
    live = interaction.extras.get(ROOM)
    match = live.match.id if live is not None else 0
    return report_error(event, error, command=command, pressed=pressed, match=match, user=interaction.user.id)
