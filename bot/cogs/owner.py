"""/owner: what whoever runs the bot can do, in private messages with it.

It is registered for private messages alone, so that no server shows it, and only where the host has named
owners. Others who find it there, or send it by a forged request, are refused.
"""

from datetime import datetime
from typing import Any, Final, Literal

import discord
from discord import app_commands

from bot.client import Interaction, Khandan
from bot.cogs.describing import choices, command, joint
from bot.interactions.answering import answer, with_defer
from bot.interactions.receipts import note
from bot.owner.acts import Act, BarOne, EndDrain, SetLimit, ShowBars, ShowLog, ShowUsage, StartDrain, Unbar
from bot.owner.powers import Powers
from bot.render.panel import Panel, Text
from engine.kernel.refused import Refused, no
from engine.store import Scope
from engine.store.records import OfBarred

GROUP: Final = "owner"
ACCENT: Final = 0x7A5C2E
Page = app_commands.Range[int, 1, 1000]


async def setup(bot: Khandan) -> None:
    """Add the group where there is an owner."""
    if not bot.parts.settings.owners:
        return
    group = app_commands.Group(
        name=GROUP,
        description=joint(bot, f"command-{GROUP}"),
        default_permissions=discord.Permissions.none(),
        allowed_contexts=app_commands.AppCommandContext(guild=False, dm_channel=True, private_channel=False),
    )
    for callback in (bar, unbar, bars, drain, resume, limit, usage, log):
        group.add_command(command(bot, GROUP, callback.__name__, callback))
    for name, option, values in (
        ("bar", "whom", ("user", "guild")),
        ("unbar", "whom", ("user", "guild")),
        ("bar", "matches", ("go_on", "halt")),
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
    await do(interaction, BarOne(scope, id, reason, until, of_barred))


async def unbar(interaction: discord.Interaction[Any], whom: str, id: str) -> None:
    """Let a person or a server in again."""
    await do(interaction, Unbar("guild" if whom == "guild" else "user", id))


async def bars(interaction: discord.Interaction[Any], page: Page = 1) -> None:
    """Who is kept out."""
    await do(interaction, ShowBars(page))


async def drain(interaction: discord.Interaction[Any], until: str, at: str = "") -> None:
    """A maintenance: no new table, and every match stands still for a while."""
    await do(interaction, StartDrain(until, at))


async def resume(interaction: discord.Interaction[Any]) -> None:
    """The maintenance is over."""
    await do(interaction, EndDrain())


async def limit(interaction: discord.Interaction[Any], server: str, tables: str = "") -> None:
    """How many tables a server may have at once."""
    await do(interaction, SetLimit(server, tables))


async def usage(interaction: discord.Interaction[Any], page: Page = 1) -> None:
    """Who uses how much."""
    await do(interaction, ShowUsage(page))


async def log(interaction: discord.Interaction[Any], page: Page = 1) -> None:
    """What owners have done."""
    await do(interaction, ShowLog(page))


def check_owner(interaction: Interaction) -> None:
    """Refused (owner_only) for everybody else."""
    if interaction.user.id not in interaction.client.parts.settings.owners:
        raise Refused(no("owner_only"))


def discord_stamp(at: datetime, style: Literal["f", "R"] = "f") -> str:
    """A time that each client shows in its own zone."""
    return f"<t:{int(at.timestamp())}:{style}>"


async def do(interaction: Interaction, act: Act) -> None:
    """Do an act of an owner's and show what came of it. Refused with owner_only, or as the act is."""
    check_owner(interaction)
    bot = interaction.client
    language = await bot.language_of(interaction)
    powers = Powers(bot, language, discord_stamp, interaction.user.id)
    text = "\n".join(await with_defer(interaction, powers.do(act)))
    note(interaction, text)
    await answer(interaction, Panel(ACCENT, (Text(text),), language))
