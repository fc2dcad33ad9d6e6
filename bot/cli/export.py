"""khandan export: a match of the host's database as a file of JSON Lines (docs/record.md)."""

import asyncio
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Final

import typer

from bot.cli.kept_match import KeptMatch, database_of, read_match, seat_in
from bot.config import Unfit
from bot.keys import DATABASE, KEY_FILE, SAID
from bot.terminal.ending import Offline, one_line, settings
from bot.terminal.words import teller
from engine.record import record_lines
from engine.store.files import create_file, create_private, raising_full, replace_file

Force = Annotated[bool, typer.Option("--force", help="Replace the file where one is there already.")]

OWN_NAMES: Final = (KEY_FILE, ".env")
OWN_BEGINNINGS: Final = (DATABASE, SAID, f"{KEY_FILE}.")
"""Names of the bot's own files, and how those begin that stand beside them: logs, locks, backups."""


def export(
    match: Annotated[int, typer.Argument(help="The number of the match.")],
    seat: Annotated[int | None, typer.Option(min=1, help="What this seat may read, counted from 1.")] = None,
    out: Annotated[Path | None, typer.Option(help="The file; without it, the terminal.")] = None,
    force: Force = False,
    offline: Offline = False,
) -> None:
    """Write a match: whole when it is over, else what anybody may read. The bot may go on meanwhile.

    Where there is no other database, the one of the table in the browser is meant.
    """
    chosen = settings(offline=offline)
    with one_line(lambda: chosen.language):
        rows = _rows(asyncio.run(read_match(database_of(chosen), match)), seat)
        write_file(b"".join(row + b"\n" for row in rows), out, force=force)
        if out is not None:
            told = teller(chosen.language)
            told("export-written", match=match, file=str(out), count=len(rows) - 1)


def _rows(kept: KeptMatch, seat: int | None) -> list[bytes]:
    """The lines of the record."""
    if seat is not None:
        return list(record_lines(kept.match_state, kept.log, seat_in(kept, seat)))
    # Secrets come out when the match is over, and not before.
    return list(record_lines(kept.match_state, kept.log, "all" if kept.is_over else "public"))


def write_file(body: bytes, out: Path | None, *, force: bool) -> None:
    """Write the file, which is the owner's alone, whole or not at all; without a name to the terminal.

    Raises:
        Unfit: export-own-file, export-taken (a file is there, and `force` is not given), export-unwritable.
        StoreFull: the disk has no room.
    """
    if out is None:
        sys.stdout.buffer.write(body)
        sys.stdout.buffer.flush()
        return
    names = (out.name.casefold(), out.resolve().name.casefold())
    if any(name in OWN_NAMES or name.startswith(OWN_BEGINNINGS) for name in names):
        raise Unfit("export-own-file", file=str(out))
    try:
        with raising_full():
            written = _put(body, out, force)
    except OSError:
        raise Unfit("export-unwritable", file=str(out)) from None
    if not written:
        raise Unfit("export-taken", file=str(out))


def _put(body: bytes, out: Path, force: bool) -> bool:
    """Write the file beside its place, then give it its name; False where another has that. OSError."""
    if (out.exists() and not out.is_file()) or out.is_relative_to("/dev"):
        # A pipe or a device is written as it is; a folder raises.
        out.write_bytes(body)
        return True
    if out.exists() and not force:
        return False
    # Of a link the file is meant that it points to.
    out = out.resolve()
    part = out.parent / f"{out.name}.{os.getpid()}.part"
    try:
        part.unlink(missing_ok=True)  # of a run that was killed, and had the number that this one has
        create_private(part)
        part.write_bytes(body)
        if not force:
            return create_file(part, out)
        replace_file(part, out)
        return True
    finally:
        with suppress(OSError):
            part.unlink()
