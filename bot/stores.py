"""The database that the settings mean, as a whole: a file in the data folder, or PostgreSQL.

What speaks to PostgreSQL is an extra, so it is imported where it is asked for.
"""

import secrets
from datetime import datetime
from importlib.util import find_spec
from pathlib import Path
from typing import Final, Literal

from bot.config import Settings, Unfit
from bot.keys import DATABASE
from bot.render.i18n import message_id
from engine import store as stores
from engine.store import (
    Backup,
    Codec,
    Dumped,
    Keyring,
    Member,
    PostgresStanding,
    Reader,
    Restored,
    Store,
    StoreRefused,
)

TOKEN_BYTES: Final = 4
"""Random bytes of a new store's name."""

EXTRA: Final = "postgres"
PAGE: Final = "docs/hosting_many.md"


def postgres_address(settings: Settings) -> str | None:
    """The address of the PostgreSQL database (DATABASE_URL); None for a file in the data folder.

    Unfit where the package that speaks to it is not installed.
    """
    if settings.database_url is None:
        return None
    if find_spec("asyncpg") is None:
        raise Unfit("postgres-missing", extra=EXTRA, page=PAGE)
    return settings.database_url.get_secret_value()


def refuse_postgres(settings: Settings) -> None:
    """Unfit for a command that works on a file alone, where the settings name a PostgreSQL database."""
    if settings.database_url is not None:
        raise Unfit("postgres-by-file", page=PAGE)


def open_store_in(
    folder: Path, ring: Keyring, address: str | None = None, member: Member | None = None
) -> Store:
    """The store at the address, else that of the folder; made where it is not there. Unfit.

    `member` is this process among others at the address.
    """
    token = secrets.token_hex(TOKEN_BYTES)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if address is not None:
            return stores.open_postgres(address, ring, token, member=member)
        return stores.open_store(folder / DATABASE, ring, token)
    except OSError:
        raise Unfit("data-folder", folder=str(folder)) from None
    except StoreRefused as refused:
        raise Unfit(message_id(refused.code), **refused.slots) from None


def open_reader_at(address: str, codec: Codec) -> Reader:
    """Questions to a PostgreSQL store beside its bot, its tables and keys checked. StoreRefused."""
    return stores.open_postgres_reader(address, codec)


def standing_at(address: str) -> PostgresStanding:
    """How a PostgreSQL database stands, with the processes that serve it. StoreRefused."""
    return stores.look_at_postgres(address)


def back_up_store(address: str | None, path: Path, codec: Codec, at: datetime, keep: int | None) -> Backup:
    """A dated copy beside `path`, where the database's file is or would be; see `back_up`."""
    if address is not None:
        return stores.back_up_postgres(address, path, codec, at, keep)
    return stores.back_up(path, codec, at, keep)


def restore_store(address: str | None, path: Path, source: Path, codec: Codec, at: datetime) -> Restored:
    """A backup in the place of the database, or in the empty one at the address; see `restore`."""
    if address is not None:
        return Restored(stores.restore_into_postgres(address, source, codec, path.parent), None)
    return stores.restore(path, source, codec, at)


def move_store_to(kind: Literal["postgres", "sqlite"], address: str, path: Path, codec: Codec) -> Dumped:
    """All rows from the file at `path` into the empty database at the address, or back. StoreRefused."""
    if kind == "postgres":
        return stores.move_to_postgres(path, address, codec)
    path.parent.mkdir(parents=True, exist_ok=True)
    return stores.move_to_sqlite(address, path, codec)


def shown_address(address: str) -> str:
    """The address without its name and password."""
    return stores.without_password(address)
