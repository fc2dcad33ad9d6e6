"""khandan rotate: a new key for the database, every entry sealed anew with it, old keys let go."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Annotated

import typer

from bot import keys
from bot.config import Settings, Unfit
from bot.sandbox import memory
from bot.stores import refuse_postgres
from bot.terminal.ending import Offline, one_line, settings
from bot.terminal.words import Figure, Tell, teller
from engine.store import (
    Codec,
    Keyring,
    KeyWrong,
    Rotated,
    StoreError,
    StoreFull,
    StoreLocked,
    StoreRefused,
    backups,
    keys_in_use,
    lock_store,
)
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
    with _nobody_else_at(chosen) as path:
        ring = _ring_to_seal_with(chosen, path)
        done = _seal(chosen, path, ring)
        # A file that can't be read is put aside by the next start of the table in the browser.
        with suppress(sqlite3.DatabaseError, KeyWrong):
            memory.seal_anew(chosen.data / keys.SAID, ring)
    tell("rotate-done", count=done.sealed, key=ring.current)
    if done.retired:
        tell("rotate-backups", old=_numbers(done.retired))


@contextmanager
def _nobody_else_at(chosen: Settings) -> Iterator[Path]:
    """The database's path, while no bot and no other rotation may use it, nor the file of keys.

    Unfit where there is no key or no database: nothing is made in a wrong folder. StoreRefused store_busy.
    """
    path = chosen.data / keys.DATABASE
    keys.existing_keyring(chosen)
    if not path.is_file():
        raise Unfit("store-missing", path=str(path))
    with lock_store(path):
        yield path


def _seal(chosen: Settings, path: Path, ring: Keyring) -> Rotated:
    """Seal the database with the ring's newest key; Unfit rotate-stopped, which tells where that key is.

    From here on it may be needed: "nothing was changed" would not be true.
    """
    try:
        return seal_anew(path, ring)
    except StoreError as error:
        why = {StoreFull: "full", StoreLocked: "locked"}.get(type(error), "broken")
        file = str(chosen.data / keys.KEY_FILE) if chosen.khandan_key is None else "KHANDAN_KEY"
        raise Unfit("rotate-stopped", why=why, key=ring.current, file=file) from error


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
    with _nobody_else_at(chosen) as path:
        gone = _forget_at(path, chosen, tell, anyway)
    tell("rotate-forgot" if gone else "rotate-nothing", old=_numbers(gone))


def _forget_at(path: Path, chosen: Settings, tell: Tell, anyway: bool) -> tuple[int, ...]:
    """The numbers of the keys that are gone from the file. Unfit where none may go."""
    codec = Codec(keys.existing_keyring(chosen), os.urandom)
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
    return keys.forget(chosen.data / keys.KEY_FILE, retired)


def _keys_of(backup: Path, codec: Codec) -> tuple[int, ...]:
    try:
        return keys_in_use(backup, codec)
    except StoreRefused:
        return ()


def _numbers(numbers: tuple[int, ...]) -> Figure:
    return Figure(" ".join(map(str, numbers)))
