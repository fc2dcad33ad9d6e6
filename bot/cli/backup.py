"""khandan backup: a dated, checked copy of the database beside it; the bot may go on meanwhile."""

import os
from datetime import UTC, datetime
from typing import Annotated

import typer

from bot.keys import DATABASE, existing_keyring
from bot.stores import back_up_store, postgres_address
from bot.terminal.ending import Offline, one_line, settings
from bot.terminal.words import teller
from engine.store import Codec


def backup(
    keep: Annotated[
        int | None, typer.Option(min=1, help="Keep so many newest backups; without it, all.")
    ] = None,
    offline: Offline = False,
) -> None:
    """Copy the database, check the copy to its last entry, and keep it beside the database."""
    chosen = settings(offline=offline)
    with one_line(lambda: chosen.language):
        codec = Codec(existing_keyring(chosen), os.urandom)
        address, path = postgres_address(chosen), chosen.data / DATABASE
        made = back_up_store(address, path, codec, datetime.now(UTC), keep)
        tell, found = teller(chosen.language), made.sound
        tell("backup-made", file=str(made.path), matches=found.matches, entries=found.entries)
        for old in made.dropped:
            tell("backup-dropped", file=str(old))
