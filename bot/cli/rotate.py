"""khandan rotate: a new key for the database, every entry sealed anew with it, old keys let go."""

import os
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer

from bot import keys
from bot.config import Settings, Unfit
from bot.sandbox import memory
from bot.stores import refuse_postgres
from bot.terminal.ending import Offline, one_line, settings
from bot.terminal.words import Figure, Tell, teller
from engine.store import Codec, Keyring, KeyWrong, StoreRefused, backups, keys_in_use
from engine.store import rotate as seal_anew


def rotate(
    forget: Annotated[
        bool, typer.Option("--forget", help="Take the keys that are no longer needed out of the key file.")
    ] = False,
    anyway: Annotated[
        bool, typer.Option("--anyway", help="With --forget: even though backups here still need them.")
    ] = False,
    offline: Offline = False,
) -> None:
    """Seal the database with a new key. The bot must be stopped; cut off, the command can be run again."""
    chosen = settings(offline=offline)
    with one_line(lambda: chosen.language):
        refuse_postgres(chosen)
        tell = teller(chosen.language)
        if anyway and not forget:
            raise Unfit("rotate-anyway")
        if forget:
            _forget(chosen, tell, anyway)
        else:
            _rotate(chosen, tell)


def _rotate(chosen: Settings, tell: Tell) -> None:
    path = chosen.data / keys.DATABASE
    ring = _ring_to_seal_with(chosen, path)
    done = seal_anew(path, ring)
    # A file that can't be read is put aside by the next start of the table in the browser.
    with suppress(sqlite3.DatabaseError, KeyWrong):
        memory.seal_anew(chosen.data / keys.SAID, ring)
    tell("rotate-done", count=done.sealed, key=ring.current)
    if done.retired:
        tell("rotate-backups", old=_numbers(done.retired))


def _ring_to_seal_with(chosen: Settings, path: Path) -> Keyring:
    """The ring with the key to seal with: one that was added but not yet used everywhere, or a new one."""
    ring = keys.existing_keyring(chosen)
    if keys_in_use(path, Codec(ring, os.urandom)) != (ring.current,):
        return ring
    if chosen.khandan_key is not None:
        raise Unfit("rotate-setting", next=ring.current + 1)
    return keys.add(chosen.data / keys.KEY_FILE, os.urandom)


def _forget(chosen: Settings, tell: Tell, anyway: bool) -> None:
    """Only what the database no longer needs; old backups that need it stay shut from then on."""
    ring, path = keys.existing_keyring(chosen), chosen.data / keys.DATABASE
    codec = Codec(ring, os.urandom)
    needed = tuple(sorted({*keys_in_use(path, codec), *memory.keys_of(chosen.data / keys.SAID)}))
    # The backups beside the database that could be opened now, and without the other keys could not.
    shut = tuple(one.name for one in backups(path) if set(_keys_of(one, codec)) - set(needed))
    if chosen.khandan_key is not None:
        if shut:
            tell("rotate-forget-also", files=" ".join(shut))
        raise Unfit("rotate-forget-setting", needed=_numbers(needed))
    if shut and not anyway:
        raise Unfit("rotate-forget-backups", files=" ".join(shut), count=len(shut))
    retired = [number for number in range(keys.LAST + 1) if number not in needed]
    gone = keys.forget(chosen.data / keys.KEY_FILE, retired)
    tell("rotate-forgot" if gone else "rotate-nothing", old=_numbers(gone))


def _keys_of(backup: Path, codec: Codec) -> tuple[int, ...]:
    try:
        return keys_in_use(backup, codec)
    except StoreRefused:
        return ()


def _numbers(numbers: tuple[int, ...]) -> Figure:
    return Figure(" ".join(map(str, numbers)))
