"""khandan run: the bot on Discord, or without a token a table in the browser."""

import asyncio
import os
import signal
from pathlib import Path
from time import monotonic
from typing import Annotated

import aiohttp
import discord
import typer
from simcord import SetupError

from bot import logs
from bot.cli.ending import one_line, said, settings
from bot.clock.waiting import RealWaiting
from bot.config import Settings, Unfit
from bot.keys import keyring
from bot.offline import offline
from bot.wiring import Parts, all_words, make_bot, parts
from engine.store import Keyring


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(run)


def run(
    keep: Annotated[bool, typer.Option(help="Offline: go on with the last table.")] = False,
) -> None:
    """Start the bot. Without DISCORD_TOKEN it opens a table in your browser."""
    chosen = settings()
    logs.set_up(chosen.log)
    with one_line(lambda: chosen.language):
        whole = parts(chosen, _ring(chosen), all_words())
        # A service manager's polite end is as good as Ctrl-C: what is queued is written, then all is closed.
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        try:
            asyncio.run(_online(whole) if chosen.discord_token else _offline(whole, keep=keep))
        except KeyboardInterrupt:
            typer.echo(said("run-bye", chosen.language))


async def _online(whole: Parts) -> None:
    token = whole.settings.discord_token
    assert token is not None
    typer.echo(said("run-online", whole.settings.language))
    try:
        async with make_bot(whole, RealWaiting(), whole.settings.data, elapsed=monotonic) as bot:
            await bot.start(token.get_secret_value())
    except discord.LoginFailure:
        raise Unfit("run-login") from None
    except aiohttp.ClientConnectorError:
        raise Unfit("run-unreached") from None


async def _offline(whole: Parts, *, keep: bool) -> None:
    language = whole.settings.language
    typer.echo(said("run-offline", language))

    def told(address: str) -> None:
        typer.echo(said("run-address", language, address=address))

    try:
        await offline(whole, RealWaiting(), told, keep=keep)
    except (OSError, SetupError) as error:
        cause = error if isinstance(error, OSError) else error.__cause__
        if not isinstance(cause, OSError) or cause.errno is None or whole.settings.port == 0:
            raise
        raise Unfit("run-port", port=str(whole.settings.port)) from None
    typer.echo(said("run-bye", language))


def _ring(chosen: Settings) -> Keyring:
    def made(file: Path) -> None:
        typer.echo(said("run-key-made", chosen.language, file=str(file)))

    return keyring(chosen, os.urandom, made)
