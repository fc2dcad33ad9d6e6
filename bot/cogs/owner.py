"""/owner: what whoever runs the bot can do, in private messages with it.

It is registered for private messages alone, so that no server shows it, and only where the host has named
owners. Others who find it there, or send it by a forged request, are refused.
"""

from collections.abc import Mapping
from datetime import datetime
from typing import Any, Final, Literal

import discord
from discord import app_commands

from bot.client import Interaction, Khandan
from bot.cogs.describing import choices, command, joint
from bot.controls import ids
from bot.controls.typed_words import mark
from bot.interactions.answering import show_privately, with_defer
from bot.interactions.modals import open_form
from bot.interactions.receipts import note
from bot.languages import LANGUAGES, OTHERWISE, Language, find_language
from bot.owner import acts
from bot.owner.powers import Powers
from bot.render.announcement import announce_form, preview_panel
from bot.render.i18n import Messages
from bot.render.panel import Panel, Text
from bot.ui.control import answer_control, answer_form
from engine.kernel.refused import Refused, no
from engine.store import Scope
from engine.store.records import OfBarred

GROUP: Final = "owner"
ACCENT: Final = 0x7A5C2E
MOST: Final = 1 << 53
"""Discord takes no larger number."""

Page = app_commands.Range[int, 1, 1000]


async def setup(bot: Khandan) -> None:
    """Add the group where there is an owner, and answer its buttons and form, those of long ago too."""
    answer_control(bot, ids.AnnounceButtonId, on_announce_button)
    answer_form(bot, ids.AnnounceFormId, on_announce_form)
    if not bot.parts.settings.owners:
        return
    group = app_commands.Group(
        name=GROUP,
        description=joint(bot, f"command-{GROUP}"),
        default_permissions=discord.Permissions.none(),
        allowed_contexts=app_commands.AppCommandContext(guild=False, dm_channel=True, private_channel=False),
    )
    for callback in (bar, unbar, bars, announce, drain, resume, limit, usage, health, log):
        group.add_command(command(bot, GROUP, callback.__name__, callback))
    for name, option, values in (
        ("bar", "whom", ("user", "guild")),
        ("unbar", "whom", ("user", "guild")),
        ("bar", "matches", ("go_on", "halt")),
        ("announce", "to", ("tables", "hosts")),
    ):
        one = group.get_command(name)
        assert isinstance(one, app_commands.Command)
        app_commands.choices(**{option: choices(bot, option, values)})(one)
    bot.tree.add_command(group)


async def bar(
    interaction: discord.Interaction[Any],
    whom: str,
    id: str,
    *,
    reason: str = "",
    until: str = "",
    matches: str = "go_on",
) -> None:
    """Keep a person or a server out."""
    scope: Scope = "guild" if whom == "guild" else "user"
    of_barred: OfBarred = "halt" if matches == "halt" else "go_on"
    await do(interaction, acts.BarOne(scope, id, reason, until, of_barred))


async def unbar(interaction: discord.Interaction[Any], whom: str, id: str) -> None:
    """Let a person or a server in again."""
    await do(interaction, acts.Unbar("guild" if whom == "guild" else "user", id))


async def bars(interaction: discord.Interaction[Any], page: Page = 1) -> None:
    """Show who is kept out."""
    await do(interaction, acts.ShowBars(page))


async def announce(interaction: discord.Interaction[Any], to: str) -> None:
    """Write something to every table, or to everybody who hosts one."""
    check_owner(interaction)
    words = interaction.client.words(await interaction.client.language_of(interaction))
    named = tuple((one, language_in(words, one)) for one in LANGUAGES)
    await open_form(interaction, announce_form(words, "hosts" if to == "hosts" else "tables", named))


async def on_announce_form(
    interaction: Interaction, id: ids.AnnounceFormId, entered: Mapping[str, tuple[str, ...]]
) -> None:
    """Keep what was written, and show it as it would be sent. Refused as `Powers.recipients` refuses."""
    check_owner(interaction)
    texts = {one: "".join(entered.get(one, ())) for one in LANGUAGES if "".join(entered.get(one, ())).strip()}
    draft = mark(f"{interaction.user.id} {interaction.id}")
    spoken = await interaction.client.language_of(interaction)
    await show_draft(interaction, acts.Announce(id.to, texts), draft, spoken)
    interaction.client.announcement_drafts.keep(draft, {"owner": interaction.user.id, "texts": texts})


async def on_announce_button(interaction: Interaction, id: ids.AnnounceButtonId) -> None:
    """Send a draft, once, or look at it in a language. Refused with announcement_gone, or as its form."""
    check_owner(interaction)
    bot = interaction.client
    kept = bot.announcement_drafts.entries.get(id.draft)
    if kept is None or kept.get("owner") != interaction.user.id or kept.get("sent"):
        raise Refused(no("announcement_gone"))
    act = acts.Announce(id.to, kept["texts"], send=id.what == "send")
    if not act.send:
        await show_draft(interaction, act, id.draft, find_language(id.language) or OTHERWISE)
        return
    # Before anything is awaited, so that a second press at once finds it sent.
    bot.announcement_drafts.keep(id.draft, {**kept, "sent": True})
    try:
        await do(interaction, act)
    except Refused:
        bot.announcement_drafts.keep(id.draft, kept)
        raise


async def show_draft(interaction: Interaction, act: acts.Announce, draft: str, language: Language) -> None:
    """The message in one language, over the button that sends it."""
    bot = interaction.client
    spoken = await bot.language_of(interaction)
    powers = Powers(bot, spoken, discord_stamp, interaction.user.id)
    matches, hosts = await powers.recipients(act)
    words = bot.words(spoken)
    shown = language if language in act.texts else next(iter(act.texts))
    others = tuple((one, language_in(words, one)) for one in act.texts if one != shown)
    panel = powers.preview(shown, act.texts[shown])
    count = len(matches) + len(hosts)
    await show_privately(interaction, preview_panel(words, panel, others, act.to, draft, count))


def language_in(words: Messages, language: Language) -> str:
    """The name of a language, in these words."""
    return words.language_name(language, "option-language", language)


async def drain(interaction: discord.Interaction[Any], until: str, at: str = "") -> None:
    """A maintenance: no new table, and every match stands still for a while."""
    await do(interaction, acts.StartDrain(until, at))


async def resume(interaction: discord.Interaction[Any]) -> None:
    """The maintenance is over."""
    await do(interaction, acts.EndDrain())


async def limit(interaction: discord.Interaction[Any], server: str, tables: str = "") -> None:
    """How many tables a server may have at once."""
    await do(interaction, acts.SetLimit(server, tables))


async def health(interaction: discord.Interaction[Any], match: app_commands.Range[int, 1, MOST]) -> None:
    """How a match goes, without a secret."""
    await do(interaction, acts.ShowHealth(match))


async def usage(interaction: discord.Interaction[Any], page: Page = 1) -> None:
    """Show who uses how much."""
    await do(interaction, acts.ShowUsage(page))


async def log(interaction: discord.Interaction[Any], page: Page = 1) -> None:
    """Show what owners have done."""
    await do(interaction, acts.ShowLog(page))


def check_owner(interaction: Interaction) -> None:
    """Refused (owner_only) for everybody else."""
    if interaction.user.id not in interaction.client.parts.settings.owners:
        raise Refused(no("owner_only"))


def discord_stamp(at: datetime, style: Literal["f", "R"] = "f") -> str:
    """A time that each client shows in its own zone."""
    return f"<t:{int(at.timestamp())}:{style}>"


async def do(interaction: Interaction, act: acts.Act) -> None:
    """Do an act of an owner's and show what came of it. Refused with owner_only, or as the act is."""
    check_owner(interaction)
    bot = interaction.client
    language = await bot.language_of(interaction)
    powers = Powers(bot, language, discord_stamp, interaction.user.id)
    text = "\n".join(await with_defer(interaction, powers.do(act)))
    note(interaction, text)
    await show_privately(interaction, Panel(ACCENT, (Text(text),), language))
