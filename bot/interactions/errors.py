"""What a person reads when something was not done: a refusal's sentence, or an apology with a code.

Every press and form runs within `run_reporting_errors`; errors of commands come from the library's own hook.
Both end in `answer_error`. What is said depends on two questions: was it nobody's fault, and what has been
kept of the interaction so far? A text must never say that nothing was changed where something was.
"""

from collections.abc import Coroutine
from typing import Any, Final

import discord
from discord import app_commands

from bot.channels.host_alerts import host_of
from bot.client import Interaction, Khandan
from bot.connection.codes import fault_of
from bot.controls import ids
from bot.controls.custom_id import verb_of
from bot.dedup import HAS_FAILED
from bot.interactions.answering import say
from bot.interactions.finding import ROOM, Several, offer_matches
from bot.interactions.receipts import changes_in_words
from bot.languages import Language, of_locale
from bot.logs import report_error
from engine.kernel.refused import Refusal, Refused
from engine.kernel.seats import Seat
from engine.match.live import LiveMatch
from engine.store import KeyWrong, SeqTaken, StoreBroken, StoreError, StoreFull, StoreLocked, VersionTaken

PLAIN: Final[tuple[tuple[type[Exception], str], ...]] = (
    (app_commands.MissingPermissions, "error-not-manager"),
    (app_commands.NoPrivateMessage, "error-server-only"),
    (app_commands.CommandNotFound, "error-old-command"),
    (app_commands.CommandSignatureMismatch, "error-old-command"),
    (app_commands.TransformerError, "error-old-command"),
)
"""Errors that have a sentence of their own, are nobody's fault, and come before anything is done."""

OPEN_TO_ALL: Final = (ids.ForgetButtonId.VERB, ids.MyFilesButtonId.VERB)
"""What whoever is barred may press all the same, for it is about their own data."""

BUSY: Final = (VersionTaken, SeqTaken, StoreLocked)
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
                try:
                    interaction.client.rate_limits.note_press(interaction.user.id, interaction.id)
                    if _verb_of(interaction) not in OPEN_TO_ALL:
                        interaction.client.owner_orders.check_person(interaction.user.id)
                    await work
                except Exception as error:
                    # Within the block, so that it is answered before the next delivery of this press.
                    await answer_error(interaction, error)
    except Exception as error:
        await answer_error(interaction, error)
    finally:
        # Of a press that was heard before the work is never awaited, and Python would warn of that.
        work.close()


def _verb_of(interaction: Interaction) -> str:
    data: Any = interaction.data or {}
    return verb_of(str(data.get("custom_id", "")))


async def answer_error(interaction: Interaction, error: Exception) -> None:
    """Answer an error privately. Where that fails, answer the failure; where that fails too, log it."""
    cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
    try:
        await _say_error(interaction, cause)
    except Exception as worse:
        try:
            await _say_error(interaction, worse)
        except Exception as worst:
            report_error("unanswered", worst, interaction=interaction.id)
    # Whoever reads that the host alone does this needs a host: one who has left the server is followed. While
    # people gather nothing else would tell that the host is gone, and the table could never begin.
    live = interaction.extras.get(ROOM)
    if live is None or not isinstance(cause, Refused) or cause.why.code != "host_only":
        return
    host = host_of(live)
    try:
        if host is not None:
            await interaction.client.posting.match_channels.on_dms_closed(live, host)
    except Exception as failure:
        report_error("host_not_sought", failure, match=live.match.id)


async def _say_error(interaction: Interaction, error: Exception) -> None:
    if (
        isinstance(error, Several)
        and interaction.command is not None
        and not await _changes_or_none(interaction)
    ):
        await offer_matches(interaction, error)
        return
    await say(interaction, await sentence(interaction, error), await _language(interaction))


async def sentence(interaction: Interaction, error: Exception) -> str:
    """The text for an error: a refusal's sentence, a plain error's text, or the apology for a bug.

    A bug is logged with a code, and noted for the next delivery of the interaction, which may do better.
    """
    bot, language = interaction.client, await _language(interaction)
    done, words = await _changes_or_none(interaction), bot.words(language)
    if isinstance(error, Refused) and done is not None:
        if done:
            return done  # refused because it was heard before: it is answered with what it did then
        live = interaction.extras.get(ROOM)
        seat = live.seat(interaction.user.id) if live is not None else None
        return refusal_text(bot, live, error.why, await bot.language_of(interaction), seat)
    plain = _plain_text(error)
    if plain is not None and not done:
        return words.say(plain)
    interaction.extras[HAS_FAILED] = True
    if isinstance(error, BUSY) and done == "":
        return words.say("error-busy")
    code = _report(interaction, error)
    if done:
        return "\n".join((words.say("error-kept", code=code), done))
    # "error-internal" and "error-store-full" say that nothing was changed: only where that is known.
    apology = next((text for kind, text in FAILED if isinstance(error, kind)), "error-internal")
    is_known = done is not None or apology == "error-store-broken"
    return words.say(apology if is_known else "error-unsure", code=code)


def _plain_text(error: Exception) -> str | None:
    """The text of an error that has a sentence of its own; None for any other."""
    # Commands ask for members: Discord hands over whoever has left the server, or never was there, as well.
    if isinstance(error, app_commands.TransformerError) and error.type is discord.AppCommandOptionType.user:
        return "error-no-member"
    return next((text for kind, text in PLAIN if isinstance(error, kind)), None)


async def _changes_or_none(interaction: Interaction) -> str | None:
    """The changes that the interaction has made, in words; "" for none, None where the log can't be read."""
    try:
        return await changes_in_words(interaction)
    except StoreError:
        return None


async def _language(interaction: Interaction) -> Language:
    """The reader's language, or the server's when the database that knows it does not answer."""
    try:
        return await interaction.client.language_of(interaction)
    except StoreError:
        return of_locale(str(interaction.guild_locale))


def refusal_text(
    bot: Khandan, live: LiveMatch | None, why: Refusal, language: Language, seat: Seat | None
) -> str:
    """The sentence of a refusal: the game's own where it has one, else the text that all games share.

    `live` is None where no match is meant; `seat` is the reader's, None for who has none.
    """
    words, slots = bot.words(language), dict(why.slots)
    own = live is not None and words.has_text(f"{live.match.game}-refusal-{why.code}")
    if words.has_text(f"refusal-{why.code}") and not own:
        return words.say(f"refusal-{why.code}", **slots)
    if live is None:
        return words.say("error-unknown-text", code=why.code)
    scene = bot.scene(live, language)
    return bot.parts.renderers[live.match.game].refusal(scene, why.code, slots, seat)


def _report(interaction: Interaction, error: Exception) -> str:
    """Log an error and return its code.

    The log names the command or button, never what was entered: options and fields may hold secrets.
    """
    command = interaction.command.qualified_name if interaction.command else ""
    data: Any = interaction.data or {}
    pressed = ids.loggable_id(str(data.get("custom_id", "")))
    event = "answered_too_late" if fault_of(error) == "late" else "failed"
    live = interaction.extras.get(ROOM)
    match = live.match.id if live is not None else 0
    return report_error(event, error, command=command, pressed=pressed, match=match, user=interaction.user.id)
