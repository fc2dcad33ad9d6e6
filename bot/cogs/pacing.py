"""/campaign pace and /quiet: how long a table waits, when its clock stands still, and who wants reminders."""

import re
from typing import Any, Final

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.client import Khandan
from bot.cogs.describing import choices, command
from bot.interactions.finding import matches_offered, resolve_match
from bot.render import zones
from bot.render.bidi import label
from bot.render.limits import AUTOCOMPLETE, CHOICE_NAME
from bot.render.users import users_words
from bot.ui.seat_page import QUIET, set_quiet
from bot.ui.table import at_table
from engine.kernel.refused import Refused, no
from engine.kernel.table.paces import LENGTH_MOST, OWN, PRESETS, Pace, Quiet
from engine.kernel.table.timing import SetPace

Minutes = app_commands.Range[int, 1, LENGTH_MOST]

WALL_TIME: Final = re.compile(r"(\d{1,2})(?::(\d{2}))?")
ZONE_SHOWN: Final = 40
"""Characters of a zone that nobody knows, said back."""


async def setup(bot: Khandan) -> None:
    """Add the commands; the group of tables is there already."""
    group = bot.tree.get_command("campaign")
    assert isinstance(group, app_commands.Group)
    setting = command(bot, "campaign", "pace", pace)
    app_commands.choices(pace=choices(bot, "pace", tuple(PRESETS)))(setting)
    setting.autocomplete("zone")(_zones)
    setting.autocomplete("match")(matches_offered)
    group.add_command(setting)
    quieting = command(bot, "", "quiet", quiet)
    app_commands.choices(quiet=choices(bot, "quiet", ("on", "off")))(quieting)
    bot.tree.add_command(quieting)


async def pace(
    interaction: discord.Interaction[Any],
    *,
    pace: str | None = None,
    found: Minutes | None = None,
    rank: Minutes | None = None,
    draft: Minutes | None = None,
    vote: Minutes | None = None,
    decide: Minutes | None = None,
    other: Minutes | None = None,
    quiet_from: str | None = None,
    quiet_to: str | None = None,
    zone: str | None = None,
    match: int | None = None,
) -> None:
    """Host: what is not given stays as it is. Waits that are open keep their deadlines."""
    live = await resolve_match(interaction, match)
    given = {"found": found, "rank": rank, "draft": draft, "vote": vote, "decide": decide, "other": other}
    own = {name: minutes for name, minutes in given.items() if minutes is not None}
    quiet = quiet_hours(live.table.pace.quiet, quiet_from, quiet_to, zone)
    set_pace = SetPace(changed_pace(live.table.pace, pace, own, quiet))
    await at_table(interaction, live.match.id, set_pace)


async def quiet(interaction: discord.Interaction[Any], quiet: str) -> None:
    """The asker's own reminders."""
    await set_quiet(interaction, quiet == QUIET)


def changed_pace(old: Pace, name: str | None, own: dict[str, int], quiet: Quiet | None) -> Pace:
    """A preset or the old lengths, some of them perhaps the host's own."""
    base = old if name is None or name not in PRESETS else Pace(name, PRESETS[name])
    lengths = replace(base.lengths, **own)
    return Pace(OWN if lengths != base.lengths else base.name, lengths, quiet)


def quiet_hours(old: Quiet | None, since: str | None, end: str | None, zone: str | None) -> Quiet | None:
    """Quiet hours as entered, what was not entered as before; None for equal times, which end them.

    Refused with quiet_hours, zone_unknown, or pace_quiet_half where something is missing.
    """
    if since is None and end is None and zone is None:
        return old
    first = minute_of(since) if since is not None else None if old is None else old.since
    last = minute_of(end) if end is not None else None if old is None else old.until
    if first is not None and first == last:
        return None
    where = zone_of(zone) if zone is not None else None if old is None else old.zone
    if first is None or last is None or where is None:
        raise Refused(no("pace_quiet_half"))
    return Quiet(first, last, where)


def minute_of(text: str) -> int:
    """The minute of the day in "23:00", "7:30" or "23", in either language's digits. Refused quiet_hours."""
    found = WALL_TIME.fullmatch(text.strip())
    hour, minute = (int(part or 0) for part in found.groups()) if found else (24, 0)
    if hour > 23 or minute > 59:
        raise Refused(no("quiet_hours"))
    return hour * 60 + minute


def zone_of(text: str) -> str:
    """The zone that is meant. Refused zone_unknown."""
    found = zones.zone_named(text)
    if found is None:
        raise Refused(no("zone_unknown", zone=users_words(text, ZONE_SHOWN)))
    return found


async def _zones(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
    language = await interaction.client.language_of(interaction)
    fitting = (
        app_commands.Choice(name=label(zones.zone_name(zone, language), language)[:CHOICE_NAME], value=zone)
        for zone in zones.zones_matching(typed)
    )
    return list(fitting)[:AUTOCOMPLETE]
