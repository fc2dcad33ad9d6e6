"""khandan run: the bot on Discord, or without a token a table in the browser."""

import asyncio
import os
import signal
from collections.abc import Coroutine
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic
from typing import Annotated, Any

import typer
from simcord import SetupError

from bot import logs
from bot.client import Parts
from bot.clock.waiting import RealWaiting
from bot.config import ENV_FILE, PORTAL, Settings, Unfit, has_odd_token, unknown
from bot.connection.supervision import Lost
from bot.games import broken_content
from bot.keys import DATABASE, in_browser, keyring
from bot.languages import Language
from bot.metrics.numbers import Numbers
from bot.metrics.page import serve_metrics
from bot.offline import offline, put_aside
from bot.pictures.gallery import open_gallery
from bot.process import spare_lasting
from bot.render.catalogue import for_a_command
from bot.terminal.ending import mistake_lines, one_line, settings
from bot.terminal.stopping import stoppable
from bot.terminal.words import terminal_text
from bot.wiring import all_words, load_parts, make_bot
from engine.store import Keyring

AGAIN = 1
"""The exit code on which a service manager begins the bot anew; on 2 it would not."""


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(run)


def run(
    new: Annotated[
        bool,
        typer.Option("--new", help="In the browser: begin anew; the table before is put aside."),
    ] = False,
    keep: Annotated[bool, typer.Option("--keep", hidden=True, help="As it is without.")] = False,
) -> None:
    """Start the bot. Without DISCORD_TOKEN a table in your browser, which goes on where it stood."""
    chosen = settings()
    numbers = Numbers()
    with one_line(lambda: chosen.language):
        logs.set_up(chosen.log, chosen.log_format, chosen.log_file, numbers.fault)
        _unknown(chosen.language)
        if has_odd_token(chosen):
            typer.echo(terminal_text("token-odd", chosen.language, **PORTAL), err=True)
        if chosen.discord_token is None:
            chosen = _table(chosen, new=new and not keep)
        elif new:
            raise Unfit("run-new-online")
        whole = load_parts(chosen, _ring(chosen), all_words())
        _warn_of_cards(whole)
        spare_lasting()
        # A service manager's polite end is as good as Ctrl-C: what is queued is written, then all is closed.
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        _until_stopped(_online(whole, numbers) if chosen.discord_token else _offline(whole), chosen.language)


def _until_stopped(work: Coroutine[Any, Any, None], language: Language) -> None:
    """Until it ends, or Ctrl-C ends it; with AGAIN where a new process alone helps."""
    try:
        asyncio.run(stoppable(work))
    except (KeyboardInterrupt, asyncio.CancelledError):
        typer.echo(terminal_text("run-bye", language))
    except Lost as lost:
        typer.echo(terminal_text("run-lost", language, report=str(lost)), err=True)
        raise typer.Exit(AGAIN) from None


def _unknown(language: Language) -> None:
    """Settings that nobody reads are misspelt, or another program's."""
    names = unknown()
    if names:
        typer.echo(
            terminal_text("setting-unknown", language, file=str(ENV_FILE), names=" ".join(names)), err=True
        )


def _warn_of_cards(whole: Parts) -> None:
    """Cards on which no new table can begin stop nothing else: what began goes on, other games play."""
    broken = broken_content(whole.shelf)
    if broken is None:
        return
    language = whole.settings.language
    for line in mistake_lines(broken, for_a_command(language)):
        typer.echo(line, err=True)
    typer.echo(terminal_text("run-unserved", language), err=True)
    logs.log.warning("content_unserved", problems=len(broken.problems))


async def _online(whole: Parts, numbers: Numbers) -> None:
    token = whole.settings.discord_token
    assert token is not None
    typer.echo(terminal_text("run-online", whole.settings.language))
    waiting = RealWaiting()
    drawn = open_gallery(waiting.now)
    folder = whole.settings.data
    real: Any = {"elapsed": monotonic, "gallery": drawn, "numbers": numbers, "sharded": True}
    made = make_bot(whole, waiting, folder, **real)
    async with made as bot, serve_metrics(bot, numbers, folder / DATABASE):
        await bot.start(token.get_secret_value())


def _table(chosen: Settings, *, new: bool) -> Settings:
    """The settings of the table in the browser; with `new` the one before it is put aside first."""
    here = in_browser(chosen)
    kept = put_aside(here.data, datetime.now(UTC)) if new else None
    if kept is not None:
        typer.echo(terminal_text("run-put-aside", chosen.language, folder=str(kept)))
    return here


async def _offline(whole: Parts) -> None:
    language = whole.settings.language
    typer.echo(terminal_text("run-offline", language))

    def print_address(address: str) -> None:
        typer.echo(terminal_text("run-address", language, address=address))

    try:
        await offline(whole, RealWaiting(), print_address)
    except (OSError, SetupError) as error:
        cause = error if isinstance(error, OSError) else error.__cause__
        if not isinstance(cause, OSError) or cause.errno is None or whole.settings.port == 0:
            raise
        raise Unfit("run-port", port=whole.settings.port) from None
    typer.echo(terminal_text("run-bye", language))


def _ring(chosen: Settings) -> Keyring:
    def print_key_file(file: Path) -> None:
        typer.echo(terminal_text("run-key-made", chosen.language, file=str(file)))

    return keyring(chosen, os.urandom, print_key_file)
