"""khandan doctor: is everything as a bot needs it, and what to do where it is not."""

import asyncio
import os
from datetime import UTC, datetime
from typing import Annotated, Final

import typer

from bot.config import Settings
from bot.doctor import Finding, Grade, commands, local_findings, look, remote_findings, report_finding
from bot.games import broken_content
from bot.public import look_at_program, portal_findings, public_findings
from bot.render.catalogue import load
from bot.terminal.ending import UNFIT, one_line, settings
from bot.terminal.words import teller
from bot.wiring import all_words, load_parts
from engine.store import Keyring
from engine.store.codec import KEY_BYTES

SIGNS: Final[dict[Grade, str]] = {"well": "+", "look": "?", "wrong": "!"}


def doctor(
    public: Annotated[
        bool, typer.Option("--public", help="Also what Discord asks of a bot that strangers may invite.")
    ] = False,
) -> None:
    """Look at token, intents, permissions, commands, clock, disk, backups, versions; exit 2 for a fault."""
    chosen = settings()
    with one_line(lambda: chosen.language):
        tell, words = teller(chosen.language), load(chosen.language, strict=False)
        found = list(local_findings(chosen, datetime.now(UTC)))
        found += asyncio.run(_ask_discord(chosen, public=public))
        reported = asyncio.run(report_finding(chosen, words, datetime.now(UTC)))
        found += [] if reported is None else [reported]
        for one in found:
            tell("doctor-line", sign=SIGNS[one.grade], text=words.say(one.code, **one.slots))
    if any(one.grade == "wrong" for one in found):
        raise typer.Exit(UNFIT)


async def _ask_discord(chosen: Settings, *, public: bool) -> list[Finding]:
    """Findings about the cards (can new tables begin with them?) and from Discord, where there is a token.

    With `public` also whatever a bot for strangers needs, here and there.
    """
    if chosen.discord_token is None and not public:
        return await remote_findings(chosen, ())
    whole = load_parts(chosen, Keyring({1: os.urandom(KEY_BYTES)}, 1), all_words())
    broken = broken_content(whole.editions)
    cards = [] if broken is None else [look("content-broken", why=broken.why, count=len(broken.problems))]
    if not public:
        return cards + await remote_findings(chosen, await commands(whole))
    program = await look_at_program(whole)
    there = await remote_findings(
        chosen, program.names, lambda seen: portal_findings(chosen, seen, program.known)
    )
    return [*cards, *there, *public_findings(chosen, program, datetime.now(UTC))]
