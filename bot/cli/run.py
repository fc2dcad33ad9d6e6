"""khandan run: the bot on Discord, or without a token a table in the browser."""

import asyncio
import os
import signal
from collections.abc import Coroutine, Mapping
from datetime import UTC, datetime
from errno import EACCES, EADDRINUSE, EADDRNOTAVAIL
from pathlib import Path
from time import monotonic
from typing import Annotated, Any

import typer
from simcord import SetupError

from bot import logs
from bot.client import Khandan, Parts
from bot.clock.waiting import RealWaiting
from bot.config import ENV_FILE, PORTAL, Unfit, has_odd_token, unknown
from bot.connection.supervision import Lost
from bot.games import broken_content
from bot.keys import in_browser, keyring
from bot.languages import Language
from bot.match_faults import MatchFaults
from bot.metrics.numbers import Numbers
from bot.metrics.page import serve_metrics
from bot.offline import offline, put_aside
from bot.owner.door import open_door
from bot.pictures.gallery import open_gallery
from bot.process import spare_lasting
from bot.render.catalogue import for_a_command
from bot.report_address import report_address
from bot.reports.destinations import Destination, make_destination
from bot.reports.ledger import REPORTS_FILE, Ledger
from bot.reports.sending import Reports, send_reports
from bot.terminal.ending import mistake_lines, one_line, settings
from bot.terminal.release import release
from bot.terminal.service import notify_service
from bot.terminal.stopping import stoppable
from bot.terminal.words import terminal_text
from bot.wiring import all_words, load_parts, make_bot

AGAIN = 1
"""The exit code on which a service manager begins the bot anew; on 2 it would not."""

NO_PORT = (EADDRINUSE, EADDRNOTAVAIL, EACCES)
"""What the system says of a port that can't be had."""


def run(
    new: Annotated[
        bool,
        typer.Option("--new", help="In the browser: begin anew; the table before is put aside."),
    ] = False,
    # Before the table went on by itself one wrote --keep; whoever still does is not refused for it.
    keep: Annotated[bool, typer.Option("--keep", hidden=True, help="As it is without.")] = False,
    container: Annotated[  # heard by bot/__main__.py, which ends the process
        bool,
        typer.Option("--container", help="Exit codes for Docker: 0 where only you can mend it."),
    ] = False,
) -> None:
    """Start the bot. Without DISCORD_TOKEN a table in your browser, which goes on where it stood."""
    chosen = settings()
    language, numbers = chosen.language, Numbers()
    reports = Reports(RealWaiting(), Ledger(chosen.data / REPORTS_FILE), release(), numbers)
    faults = MatchFaults()
    is_reporting = chosen.reports is not None and chosen.discord_token is not None

    def note(line: Mapping[str, Any]) -> None:
        numbers.fault(str(line["event"]))
        faults.note(line)
        if is_reporting:
            reports.note(line)

    with one_line(lambda: language, for_now=AGAIN):
        logs.set_up(chosen.log, chosen.log_format, chosen.log_file, note)
        # Settings that nobody reads are misspelt, or another program's.
        if names := unknown():
            slots = {"file": str(ENV_FILE), "names": " ".join(names)}
            typer.echo(terminal_text("setting-unknown", language, **slots), err=True)
        if has_odd_token(chosen):
            typer.echo(terminal_text("token-odd", language, **PORTAL), err=True)

        # Without a token the table in the browser; with --new the one before it is put aside first.
        if chosen.discord_token is None:
            chosen = in_browser(chosen)
            kept = put_aside(chosen.data, datetime.now(UTC)) if new and not keep else None
            if kept is not None:
                typer.echo(terminal_text("run-put-aside", language, folder=str(kept)))
        elif new:
            raise Unfit("run-new-online")

        def print_key_file(file: Path) -> None:
            typer.echo(terminal_text("run-key-made", language, file=str(file)))

        whole = load_parts(chosen, keyring(chosen, os.urandom, print_key_file), all_words())
        _warn_of_cards(whole)
        spare_lasting()
        # A service manager's polite end is as good as Ctrl-C: what is queued is written, then all is closed.
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        work = _online(whole, numbers, reports, faults) if chosen.discord_token else _offline(whole)
        _until_stopped(work, language)


def _until_stopped(work: Coroutine[Any, Any, None], language: Language) -> None:
    """Until it ends, or Ctrl-C ends it; with AGAIN where a new process alone helps."""
    try:
        asyncio.run(stoppable(work))
    except (KeyboardInterrupt, asyncio.CancelledError):
        typer.echo(terminal_text("run-bye", language))
    except Lost as lost:
        typer.echo(terminal_text("run-lost", language, report=str(lost)), err=True)
        raise typer.Exit(AGAIN) from None


def _warn_of_cards(whole: Parts) -> None:
    """Cards on which no new table can begin stop nothing else: what began goes on, other games play."""
    broken = broken_content(whole.editions)
    if broken is None:
        return
    language = whole.settings.language
    for line in mistake_lines(broken, for_a_command(language)):
        typer.echo(line, err=True)
    typer.echo(terminal_text("run-unserved", language), err=True)
    logs.log.warning("content_unserved", problems=len(broken.problems))


async def _online(whole: Parts, numbers: Numbers, reports: Reports, faults: MatchFaults) -> None:
    settings, token = whole.settings, whole.settings.discord_token
    assert token is not None
    typer.echo(terminal_text("run-online", settings.language))
    waiting = RealWaiting()
    drawn = open_gallery(waiting.now)
    folder = settings.data
    without_bot = _place_of_reports(whole, None)
    try:
        made = make_bot(
            whole, waiting, folder, elapsed=monotonic, gallery=drawn, numbers=numbers, sharded=True
        )
    except Exception:
        # A start that failed is reported as well, wherever that needs no bot.
        async with send_reports(reports, without_bot):
            raise
    made.match_faults = faults
    # By now the database is open: before that an upgrade may have held up the loop for long.
    async with (
        made as bot,
        send_reports(reports, _place_of_reports(whole, made)),
        notify_service(),
        open_door(bot, folder),
        serve_metrics(bot, numbers),
    ):
        await bot.start(token.get_secret_value())


def _place_of_reports(whole: Parts, bot: Khandan | None) -> Destination | None:
    """Where the host wants errors reported, or None. Unfit where a package is missing for it."""
    settings = whole.settings
    if settings.reports is None:
        return None
    address = report_address(settings.reports.get_secret_value())
    return make_destination(address, bot, whole.words[settings.language])


async def _offline(whole: Parts) -> None:
    language = whole.settings.language
    typer.echo(terminal_text("run-offline", language))

    def print_address(address: str) -> None:
        typer.echo(terminal_text("run-address", language, address=address))

    try:
        async with notify_service():
            await offline(whole, RealWaiting(), print_address)
    except (OSError, SetupError) as error:
        cause = error if isinstance(error, OSError) else error.__cause__
        if not isinstance(cause, OSError) or cause.errno not in NO_PORT or whole.settings.port == 0:
            raise
        raise Unfit("run-port", port=whole.settings.port) from None
    typer.echo(terminal_text("run-bye", language))
