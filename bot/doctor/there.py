"""Discord: the token, the clock beside Discord's, intents, servers and what is allowed there, commands."""

from collections.abc import Collection, Iterator
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import aiohttp
import discord
from msgspec import Struct

from bot.clock.waiting import RealWaiting
from bot.config import PORTAL, Settings, has_odd_token
from bot.doctor.findings import Finding, look, well, wrong
from bot.permissions import missing_needs
from bot.wiring import Components, make_bot

APART: Final = 5
"""Seconds that our clock may differ from Discord's."""

MOST: Final = 100
"""Servers that are looked at."""


class Seen(Struct, frozen=True):
    """What Discord has said. `names` are the commands it offers, `seconds` our clock minus its own."""

    user: str
    application: dict[str, Any]
    starts: int
    guilds: list[dict[str, Any]]
    names: frozenset[str]
    seconds: float


async def remote_findings(settings: Settings, expected: Collection[str]) -> list[Finding]:
    """Everything that a token can ask. `expected` are the names of the program's commands.

    Where it is not taken, or nobody can be asked, its form is looked at.
    """
    if settings.discord_token is None:
        return [look("doctor-no-token")]
    try:
        seen = await _ask_discord(settings, settings.discord_token.get_secret_value())
    except discord.LoginFailure:
        return [wrong("run-login"), *_form(settings)]
    except discord.HTTPException as error:
        return [wrong("doctor-refused", status=error.status, answer=error.code)]
    except (aiohttp.ClientError, OSError, TimeoutError):
        return [*_form(settings), wrong("doctor-unreached")]
    return [*_findings_of(seen), *_permission_findings(seen.guilds), _commands(seen.names, expected)]


def _form(settings: Settings) -> Iterator[Finding]:
    if has_odd_token(settings):
        yield wrong("token-odd", **PORTAL)


async def _ask_discord(settings: Settings, token: str) -> Seen:
    dates: list[float] = []

    async def on_end(_: object, __: object, done: aiohttp.TraceRequestEndParams) -> None:
        date = done.response.headers.get("Date")
        if date is not None:
            dates.append((datetime.now(UTC) - parsedate_to_datetime(date)).total_seconds())

    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(on_end)
    async with discord.Client(intents=discord.Intents.none(), http_trace=trace) as client:
        user = await client.http.static_login(token.strip())
        application: Any = await client.http.application_info()
        _, _, starts = await client.http.get_bot_gateway()
        guilds: Any = await client.http.get_guilds(MOST)
        id, home = int(application["id"]), settings.guild
        asked = (
            client.http.get_global_commands(id) if home is None else client.http.get_guild_commands(id, home)
        )
        names = frozenset(str(one["name"]) for one in await asked)
    apart = min(dates, key=abs, default=0.0)
    return Seen(user["username"], application, starts["remaining"], guilds, names, apart)


def _findings_of(seen: Seen) -> Iterator[Finding]:
    yield well("doctor-token", name=seen.user)
    if abs(seen.seconds) > APART:
        yield wrong("doctor-clock", seconds=round(seen.seconds))
    else:
        yield well("doctor-clock-fits")
    if seen.application.get("interactions_endpoint_url"):
        yield wrong("doctor-endpoint", where="Interactions Endpoint URL")
    yield well("doctor-intents")
    if seen.starts < 10:
        yield look("doctor-starts", count=seen.starts)


def _permission_findings(guilds: list[dict[str, Any]]) -> Iterator[Finding]:
    """By server, what its roles allow the bot; channels may differ, and /check says so there."""
    if not guilds:
        yield wrong("doctor-no-server")
    for guild in guilds:
        lacks = missing_needs(discord.Permissions(int(guild["permissions"])), thread=False)
        if lacks:
            names = " ".join(need.flag.upper() for need in lacks)
            found = wrong if any(need.must for need in lacks) else look
            yield found("doctor-permissions", server=str(guild["id"]), names=names)
        else:
            yield well("doctor-permitted", server=str(guild["id"]))


def _commands(names: Collection[str], expected: Collection[str]) -> Finding:
    lacking = sorted(set(expected) - set(names))
    if lacking:
        named = {"names": " ".join(lacking), "event": "commands_refused"}
        return wrong("doctor-commands-missing", count=len(lacking), **named)
    return well("doctor-commands", count=len(expected))


async def commands(parts: Components) -> frozenset[str]:
    """The names of the program's commands, from a bot that is put together in an empty folder."""
    with TemporaryDirectory() as folder:
        bot = make_bot(parts, RealWaiting(), Path(folder))
        try:
            await bot.equip()
            return frozenset(one.name for one in bot.tree.get_commands())
        finally:
            await bot.close()
