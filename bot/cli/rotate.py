"""khandan rotate: a new key for the database, every entry sealed anew with it, old keys let go."""

import os
from pathlib import Path
from typing import Annotated

import typer

from bot import keys
from bot.cli.ending import one_line, settings
from bot.cli.telling import Tell, teller
from bot.config import Settings, Unfit
from engine.store import Codec, Keyring, keys_in_use
from engine.store import rotate as seal_anew


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(rotate)


def rotate(
    forget: Annotated[
        bool, typer.Option("--forget", help="Take the keys that are no longer needed out of the key file.")
    ] = False,
) -> None:
    """Seal the database with a new key. The bot must be stopped; cut off, the command can be run again."""
    chosen = settings()
    with one_line(lambda: chosen.language):
        tell = teller(chosen.language)
        if forget:
            _forget(chosen, tell)
        else:
            _rotate(chosen, tell)


def _rotate(chosen: Settings, tell: Tell) -> None:
    path = chosen.data / keys.DATABASE
    ring = _wanted(chosen, path)
    done = seal_anew(path, ring)
    tell("rotate-done", count=done.sealed, key=ring.current)
    if done.retired:
        tell("rotate-backups", old=_numbers(done.retired))


def _wanted(chosen: Settings, path: Path) -> Keyring:
    """The ring with the key to seal with: one that was added but not yet used everywhere, or a new one."""
    ring = keys.known(chosen)
    if keys_in_use(path, Codec(ring, os.urandom)) != (ring.current,):
        return ring
    if chosen.khandan_key is not None:
        raise Unfit("rotate-setting", next=ring.current + 1)
    return keys.add(chosen.data / keys.KEY_FILE, os.urandom)


def _forget(chosen: Settings, tell: Tell) -> None:
    """Only what the database no longer needs; old backups that need it stay shut from then on."""
    ring = keys.known(chosen)
    needed = keys_in_use(chosen.data / keys.DATABASE, Codec(ring, os.urandom))
    if chosen.khandan_key is not None:
        raise Unfit("rotate-forget-setting", needed=_numbers(needed))
    retired = [number for number in range(keys.LAST + 1) if number not in needed]
    gone = keys.forget(chosen.data / keys.KEY_FILE, retired)
    tell("rotate-forgot" if gone else "rotate-nothing", old=_numbers(gone))


def _numbers(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))
