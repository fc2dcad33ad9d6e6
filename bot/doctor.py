"""What khandan doctor looks at, here and at Discord; each finding says what to do.

`local_findings` needs no network: versions, settings, key, database, room on the disk, backups. What needs
one is `remote_findings`: the token, the clock beside Discord's, intents, servers and what is allowed there,
commands.
"""

import asyncio
import os
import platform
import shutil
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Iterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from email.utils import parsedate_to_datetime
from importlib.metadata import version
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory
from typing import Any, Final, Literal

import aiohttp
import discord
from msgspec import Struct
from msgspec.structs import replace

from bot.client import Khandan, Parts
from bot.clock.waiting import RealWaiting
from bot.config import ENV_FILE, PORTAL, Settings, Unfit, has_odd_token, unknown
from bot.keys import DATABASE, KEY_FILE, existing_keyring
from bot.logs import CODE_BYTES
from bot.permissions import missing_needs
from bot.posts.outbox import why
from bot.render.i18n import Messages, message_id
from bot.report_address import report_address
from bot.reports.destinations import PATIENCE, NotTaken, make_destination
from bot.reports.report import report_of_line
from bot.stores import open_reader_at, postgres_address, shown_address, standing_at
from bot.terminal.release import release
from bot.wiring import make_bot
from engine.store import (
    Codec,
    PostgresStanding,
    StoreError,
    StoreFile,
    StoreRefused,
    backup_time,
    backups,
    check_file_keys,
    is_newest_file,
)

Grade = Literal["well", "look", "wrong"]


class Finding(Struct, frozen=True):
    """`code` names the text, `slots` what stands in it."""

    grade: Grade
    code: str
    slots: dict[str, str | int]


def well(code: str, **slots: str | int) -> Finding:
    """A finding that all is as it should be."""
    return Finding("well", code, slots)


def look(code: str, **slots: str | int) -> Finding:
    """A finding of which the host should know, though the bot works."""
    return Finding("look", code, slots)


def wrong(code: str, **slots: str | int) -> Finding:
    """A finding that the host must mend."""
    return Finding("wrong", code, slots)


MEGABYTE: Final = 1 << 20
ROOM: Final = 200
"""MB that should be free at least; with a large database three times its size, for backup and upgrade."""

OLD: Final = timedelta(days=2)


def local_findings(settings: Settings, now: datetime) -> Iterator[Finding]:
    """Everything that can be seen without a network; `now` is aware."""
    libraries = {"discord": version("discord.py"), "python": platform.python_version()}
    this = release()
    exact = f"{this.version} ({this.commit})" if this.commit else this.version
    yield well("doctor-version", version=exact, **libraries)
    if names := unknown():
        yield look("setting-unknown", file=str(ENV_FILE), names=" ".join(names))
    database = settings.data / DATABASE
    yield _key(settings, database)
    if settings.database_url is None:
        yield _database(settings, database)
    else:
        yield from _postgres(settings)
    yield _disk(settings.data, database)
    yield _backups(settings, database, now)


def _key(settings: Settings, database: Path) -> Finding:
    file = settings.data / KEY_FILE
    if settings.khandan_key is None and not file.exists() and not database.exists():
        return well("doctor-key-later", file=str(file))
    try:
        existing_keyring(settings)
    except Unfit as unfit:
        return wrong(unfit.code, **unfit.slots)
    if settings.khandan_key is None and file.stat().st_mode & 0o077:
        return look("doctor-key-open", file=str(file))
    return well("doctor-key")


def _database(settings: Settings, database: Path) -> Finding:
    """The finding about the database: its pages, its key, whether the next start brings it up to date."""
    if not database.exists():
        return well("doctor-database-later", file=str(database))
    try:
        codec = Codec(existing_keyring(settings), os.urandom)
        is_newest = is_newest_file(database, codec, pages=True)
        if is_newest:
            with StoreFile(database, codec) as file:
                if file.is_own_row_changed():
                    return wrong("store-changed", path=str(database), part="store", match="0")
    except StoreRefused as refused:
        return wrong(message_id(refused.code), **refused.slots)
    except (StoreError, OSError):
        return wrong("store-unreadable", path=str(database))
    except Unfit as unfit:
        return wrong(unfit.code, **unfit.slots)
    return well("doctor-database") if is_newest else look("doctor-database-old")


def _postgres(settings: Settings) -> Iterator[Finding]:
    """The findings about the database at DATABASE_URL: that it answers and is ours, and who else is there."""
    try:
        address = postgres_address(settings)
        assert address is not None
        found = standing_at(address)
        yield from _server(found)
        open_reader_at(address, Codec(existing_keyring(settings), os.urandom))
    except StoreRefused as refused:
        if refused.code == "store_older":
            yield look("doctor-postgres-old", revision=refused.slots["revision"])
        elif refused.code == "store_missing":
            yield well("doctor-postgres-later", path=refused.slots["path"])
        else:
            yield wrong(message_id(refused.code), **refused.slots)
    except Unfit as unfit:
        # Without a key there is nothing yet that it could open; `_key` tells the rest.
        if unfit.code != "key-needed":
            yield wrong(unfit.code, **unfit.slots)
    else:
        yield well("doctor-postgres", path=shown_address(address), revision=found.revision)
        yield from _members(found)


def _server(found: PostgresStanding) -> Iterator[Finding]:
    """What the server promises: a move that was acknowledged stands."""
    if found.lacking:
        yield wrong("doctor-postgres-unsafe", version=found.version, names=" ".join(found.lacking))
    elif found.is_synchronous:
        promise, code = (well, "replica") if found.replicas else (wrong, "waits")
        yield promise(f"doctor-commit-{code}", version=found.version)
    elif found.replicas:
        yield look("doctor-commit-alone", version=found.version, count=found.replicas)
    else:
        yield well("doctor-commit", version=found.version)


def _members(found: PostgresStanding) -> Iterator[Finding]:
    """Who serves the database, where it can be several."""
    if not found.members:
        return
    held = sum(count for _, count in found.members)
    names = ", ".join(f"{name} ({count})" for name, count in found.members)
    code = "doctor-members" if held == found.shards else "doctor-members-short"
    yield (well if held == found.shards else look)(code, names=names, held=held, count=found.shards)


def _disk(folder: Path, database: Path) -> Finding:
    # Before the first start the folder is not there: it will be made in the nearest one that is.
    there = next((one for one in (folder, *folder.absolute().parents) if one.exists()), Path("/"))
    free = shutil.disk_usage(there).free // MEGABYTE
    size = database.stat().st_size // MEGABYTE if database.exists() else 0
    needed = max(ROOM, 3 * size)
    found = well if free >= needed else wrong
    return found("doctor-disk" if free >= needed else "doctor-disk-full", free=free, needed=needed)


def _backups(settings: Settings, database: Path, now: datetime) -> Finding:
    kept = backups(database)
    last = backup_time(kept[-1]) if kept else None
    if not database.exists() and settings.database_url is None:
        return well("doctor-backups-later")
    if last is None:
        return look("doctor-backups-none")
    days = (now - last).days
    if now - last > OLD:
        return look("doctor-backups-old", days=days)
    if not _can_open(settings, kept[-1]):
        return look("doctor-backups-shut", file=kept[-1].name)
    return well("doctor-backups", count=len(kept), file=kept[-1].name)


def _can_open(settings: Settings, backup: Path) -> bool:
    """Whether the keys that are here fit; other faults are told elsewhere, or by the restore."""
    try:
        check_file_keys(backup, Codec(existing_keyring(settings), os.urandom))
    except StoreRefused as refused:
        return refused.code != "store_key_wrong"
    except (StoreError, Unfit):
        return True
    return True


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


async def report_finding(settings: Settings, words: Messages, at: datetime) -> Finding | None:
    """Whether a test report can be brought to the host's place for errors; None where there is no such place.

    `at` is now, aware. A channel is written to by the bot's own account, so it needs the token.
    """
    if settings.reports is None:
        return None
    address = report_address(settings.reports.get_secret_value())
    told = {"place": address.place}
    line = {"event": "doctor_test", "code": token_hex(CODE_BYTES)}
    try:
        async with asyncio.timeout(PATIENCE), discord.Client(intents=discord.Intents.none()) as client:
            destination = make_destination(address, client, words)
            if address.kind == "channel" and settings.discord_token is not None:
                await client.http.static_login(settings.discord_token.get_secret_value().strip())
            await destination.send(report_of_line(line, at, release()))
    except Unfit as unfit:
        return wrong(unfit.code, **unfit.slots)
    except NotTaken as error:
        return wrong("doctor-report-unsent", why=error.code, **told)
    except (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError) as error:
        return wrong("doctor-report-unsent", why=why(error), **told)
    return well("doctor-report-sent", **told)


async def remote_findings(
    settings: Settings, expected: Collection[str], more: Callable[[Seen], Iterable[Finding]] = lambda _: ()
) -> list[Finding]:
    """Everything that a token can ask. `expected` are the names of the program's commands.

    `more` finds what else there is to say of what was seen.
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
    lacking = sorted(set(expected) - seen.names)
    offered = well("doctor-commands", count=len(expected))
    if lacking:
        named = {"names": " ".join(lacking), "event": "commands_refused"}
        offered = wrong("doctor-commands-missing", count=len(lacking), **named)
    return [*_findings_of(seen), *_permission_findings(seen.guilds), offered, *more(seen)]


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
        # Asked over HTTP alone: a session on the gateway would use up one of the day's starts.
        user = await client.http.static_login(token.strip())
        application: Any = await client.http.application_info()
        _, _, starts = await client.http.get_bot_gateway()
        guilds: Any = await client.http.get_guilds(MOST)
        id, home = int(application["id"]), settings.guild
        asked = (
            client.http.get_global_commands(id) if home is None else client.http.get_guild_commands(id, home)
        )
        names = frozenset(str(one["name"]) for one in await asked)
    # Each answer was some time on its way; the quickest of them tells best what time it is there.
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
    # What somebody reads on the bot's profile who does not know it; only the portal can change it.
    if not seen.application.get("description"):
        yield look("doctor-profile", where="General Information")
    # Discord lets a bot begin a thousand sessions a day, and resets the token of one that begins more.
    if seen.starts < 10:
        yield look("doctor-starts", count=seen.starts)


def _permission_findings(guilds: list[dict[str, Any]]) -> Iterator[Finding]:
    """By server, what its roles allow the bot; channels may differ, and /check says so there."""
    if not guilds:
        yield wrong("doctor-no-server")
    for guild in guilds:
        lacks = missing_needs(discord.Permissions(int(guild["permissions"])), thread=False)
        if lacks:
            # As Discord's developer pages spell them.
            names = " ".join(need.flag.upper() for need in lacks)
            found = wrong if any(need.must for need in lacks) else look
            yield found("doctor-permissions", server=str(guild["id"]), names=names)
        else:
            yield well("doctor-permitted", server=str(guild["id"]))


async def commands(parts: Parts) -> frozenset[str]:
    """The names of the program's commands."""
    async with equipped_bot(parts) as bot:
        return frozenset(one.name for one in bot.tree.get_commands())


@asynccontextmanager
async def equipped_bot(parts: Parts) -> AsyncIterator[Khandan]:
    """A bot with all its commands that is never started, put together in an empty folder.

    The host's own database is never touched: its key is not known here, and one that is empty stays so.
    """
    apart = parts.settings.model_copy(update={"database_url": None})
    with TemporaryDirectory() as folder:
        bot = make_bot(replace(parts, settings=apart), RealWaiting(), Path(folder))
        try:
            await bot.equip()
            yield bot
        finally:
            await bot.close()
