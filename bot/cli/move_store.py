"""khandan move-store: all that is kept, from the file into PostgreSQL or back, compared line by line."""

import os
from typing import Annotated, Literal

import typer

from bot.config import Unfit
from bot.keys import DATABASE, existing_keyring
from bot.stores import move_store_to, postgres_address, shown_address
from bot.terminal.ending import one_line, settings
from bot.terminal.words import teller
from engine.store import Codec


def move_store(
    to: Annotated[
        Literal["postgres", "sqlite"],
        typer.Argument(help="Where to: the empty database of DATABASE_URL, or a new file in DATA."),
    ],
) -> None:
    """Move all that is kept into PostgreSQL or back. Every bot must be stopped; what was there stays."""
    chosen = settings()
    with one_line(lambda: chosen.language):
        address, path = postgres_address(chosen), chosen.data / DATABASE
        if address is None:
            raise Unfit("move-store-where")
        codec = Codec(existing_keyring(chosen), os.urandom)
        moved = move_store_to(to, address, path, codec)
        tell = teller(chosen.language)
        tell("move-store-done", matches=moved.matches, entries=moved.entries, rows=moved.rows)
        left = str(path) if to == "postgres" else shown_address(address)
        tell(f"move-store-next-{to}", left=left)
