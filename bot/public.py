"""What a bot that strangers may invite needs beside the rest: the checklist of khandan doctor --public.

Discord verifies a bot before it may join many servers. It asks for a privacy policy, for reasons where the
bot reads what is privileged, for commands that it can register, and that what is kept of a person is deleted
within thirty days of their asking. `public_findings` looks at what is here, `portal_findings` at what Discord
has been told. Each finding says in one sentence what to do.
"""

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

import discord
from discord import AppCommandType, app_commands
from msgspec import Struct

from bot.client import Parts
from bot.cogs.twins import menu_twins, twins
from bot.config import Settings
from bot.doctor import Finding, Seen, equipped_bot, look, well, wrong
from bot.keys import DATABASE
from bot.languages import SPOKEN
from bot.papers import FOLDER, open_blanks
from engine.store import backups

DAYS: Final = 30
"""In which Discord wants a person's data gone once they have asked."""

LEFT_BEHIND: Final = ("copy", "replaced", "damaged")
"""Endings of databases that upgrades, restores and repairs keep, and that nothing ever deletes."""

COMMAND_NAME: Final = re.compile(r"[-_'\w]{1,32}")
"""As Discord documents it; letters are those of any script, and small where there are small ones."""

PRIVILEGED: Final = 1 << 12 | 1 << 13 | 1 << 14 | 1 << 15 | 1 << 18 | 1 << 19
"""Flags of an application that has presences, members or message content, whole or for a few servers."""


class Program(Struct, frozen=True):
    """What the program asks of Discord: its commands by name, and names that stand beside one another.

    `names` are for every server; `known` has those of other languages, too. `siblings` are those of the top
    (with the twins of other languages, as on the host's own server), of each group, and of each command's
    options.
    """

    names: frozenset[str]
    known: frozenset[str]
    siblings: tuple[tuple[str, ...], ...]
    is_privileged: bool


async def look_at_program(parts: Parts) -> Program:
    """The program's own commands and intents, from a bot that is never started."""
    async with equipped_bot(parts) as bot:
        own = bot.tree.get_commands(type=AppCommandType.chat_input)
        other = [one for language in SPOKEN if language.own_commands for one in twins(bot, language.code)]
        menus = [
            one for language in SPOKEN if language.own_commands for one in menu_twins(bot, language.code)
        ]
        names = frozenset(one.name for one in bot.tree.get_commands())
        known = names.union(one.name for one in (*other, *menus))
        privileged = bot.intents & (discord.Intents.all() & ~discord.Intents.default())
        return Program(names, known, tuple(_siblings([*own, *other])), privileged.value != 0)


def _siblings(commands: Iterable[Any]) -> Iterator[tuple[str, ...]]:
    together = tuple(commands)
    yield tuple(one.name for one in together)
    for one in together:
        if isinstance(one, app_commands.Group):
            yield from _siblings(one.commands)
        else:
            yield tuple(option.display_name for option in one.parameters)


def public_findings(settings: Settings, program: Program, now: datetime) -> Iterator[Finding]:
    """Everything that can be seen without a network; `now` is aware."""
    yield wrong("public-intents-asked") if program.is_privileged else well("public-intents")
    yield _names_finding(program)
    if settings.host_name is None or settings.host_contact is None:
        yield wrong("public-contact-unset")
    else:
        yield well("public-contact", contact=settings.host_contact)
    for paper, address in _addresses(settings):
        yield wrong(f"public-{paper}-unset") if address is None else well(f"public-{paper}", address=address)
    if settings.source_url is None:
        yield look("public-source-unset")
    yield wrong("public-owner-unset") if not settings.owners else well("public-owner")
    yield look("public-reports-unset") if settings.reports is None else well("public-reports")
    yield from _papers_findings(settings.data / FOLDER)
    yield from _forgetting_findings(settings, now)


def portal_findings(settings: Settings, seen: Seen, known: frozenset[str]) -> Iterator[Finding]:
    """What the portal says otherwise than the settings, and commands that are not among the `known`."""
    application = seen.application
    if application.get("flags", 0) & PRIVILEGED:
        yield wrong("public-intents-portal", where="Bot / Privileged Gateway Intents")
    fields = {"policy": "Privacy Policy URL", "terms": "Terms of Service URL"}
    told = {
        "policy": application.get("privacy_policy_url"),
        "terms": application.get("terms_of_service_url"),
    }
    for paper, address in _addresses(settings):
        if address is not None and told[paper] != address:
            yield wrong(f"public-{paper}-portal", address=address, where=fields[paper])
    if left := sorted(seen.names - known):
        yield wrong("public-names-left", names=" ".join(left))
    if application.get("bot_public") is False:
        yield look("public-closed", where="Bot / Public Bot")


def _addresses(settings: Settings) -> tuple[tuple[str, str | None], ...]:
    return ("policy", settings.policy_url), ("terms", settings.terms_url)


def _names_finding(program: Program) -> Finding:
    """The finding about the form of all names, and about those that stand twice in one place."""
    faults = {
        name
        for together in program.siblings
        for name, count in Counter(together).items()
        if count > 1 or not COMMAND_NAME.fullmatch(name) or name != name.lower()
    }
    if faults:
        return wrong("public-names-wrong", names=" ".join(sorted(faults)))
    return well("public-names", count=len(program.siblings[0]))


def _papers_findings(folder: Path) -> Iterator[Finding]:
    """The host's copies of policy and terms: are there any, and is a blank left in them?"""
    if not any(folder.glob("*.md")):
        yield wrong("public-papers-none", folder=str(folder))
        return
    try:
        blanks = tuple(open_blanks(folder))
    except (OSError, UnicodeDecodeError):
        yield wrong("public-papers-unread", folder=str(folder))
        return
    for one in blanks:
        yield wrong("papers-blank", file=str(one.file), line=one.line, name=one.name)
    if not blanks:
        yield well("public-papers", folder=str(folder))


def _forgetting_findings(settings: Settings, now: datetime) -> Iterator[Finding]:
    """Whether whoever was forgotten is out of every copy and log within DAYS.

    In the database they are forgotten at once; what is left are files that were written before.
    """
    faults: list[Finding] = []
    if settings.nightly is None:
        faults.append(wrong("public-forgetting-nightly"))
    elif settings.backups > DAYS:
        faults.append(wrong("public-forgetting-backups", count=settings.backups, days=DAYS))
    earliest = now - timedelta(days=DAYS)
    database = settings.data / DATABASE
    left = [one for ending in LEFT_BEHIND for one in settings.data.glob(f"{DATABASE}.*.{ending}")]
    for file in sorted({*backups(database), *left}):
        if datetime.fromtimestamp(file.stat().st_mtime, UTC) < earliest:
            faults.append(wrong("public-forgetting-file", file=str(file), days=DAYS))
    for file in _log_files(settings.log_file):
        if _first_line_time(file, now) < earliest:
            faults.append(wrong("public-forgetting-log", file=str(file), days=DAYS))
    yield from faults or (well("public-forgetting", days=settings.backups),)


def _log_files(log: Path | None) -> tuple[Path, ...]:
    """The log's file and those that were put aside; none where the log goes to stderr alone."""
    if log is None:
        return ()
    return tuple(sorted(one for one in log.parent.glob(f"{log.name}*") if one.is_file()))


def _first_line_time(file: Path, otherwise: datetime) -> datetime:
    """When the first line of a log was written; `otherwise` where it does not say so."""
    try:
        with file.open(encoding="utf-8") as stream:
            return datetime.fromisoformat(json.loads(stream.readline())["timestamp"]).astimezone(UTC)
    except (OSError, ValueError, KeyError, TypeError):
        return otherwise
