"""khandan restore: a backup in the place of the database, which is kept beside it."""

import os
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from bot.config import Settings
from bot.keys import DATABASE, KEY_FILE, existing_keyring
from bot.stores import postgres_address, restore_store
from bot.terminal.ending import Offline, one_line, settings
from bot.terminal.words import Figure, Tell, teller
from engine.store import Codec, backup_time


def restore(
    file: Annotated[Path, typer.Argument(help="A backup of the database.")], offline: Offline = False
) -> None:
    """Put a backup in the place of the database. The bot must be stopped; the backup is checked first.

    With DATABASE_URL it goes into that database, which must be empty.
    """
    chosen = settings(offline=offline)
    with one_line(lambda: chosen.language):
        codec = Codec(existing_keyring(chosen), os.urandom)
        address, path = postgres_address(chosen), chosen.data / DATABASE
        done = restore_store(address, path, file, codec, datetime.now(UTC))
        tell, found = teller(chosen.language), done.sound
        tell("restore-done", file=str(file), matches=found.matches, entries=found.entries)
        if found.unsealed:
            tell("restore-unsealed")
        if done.kept is not None:
            tell("restore-kept", file=str(done.kept))
        _tell_what_is_left(chosen, backup_time(file), tell)


def _tell_what_is_left(chosen: Settings, made: datetime | None, tell: Tell) -> None:
    """Say what no backup holds, and what of the time since it was `made` is gone or still seen."""
    key = str(chosen.data / KEY_FILE) if chosen.khandan_key is None else "KHANDAN_KEY"
    tell("restore-left", key=key, folder=str(chosen.data))
    if made is None:
        tell("restore-since-unknown")
    else:
        tell("restore-since", at=Figure(f"{made:%Y-%m-%d %H:%M}"))
