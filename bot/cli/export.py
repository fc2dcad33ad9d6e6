"""khandan export: a match of the host's database as a file of JSON Lines (docs/record.md)."""

import asyncio
import sys
from pathlib import Path
from typing import Annotated

import typer

from bot.cli.kept_match import KeptMatch, database_of, read_match, seat_in
from bot.config import Unfit
from bot.terminal.ending import Offline, one_line, settings
from bot.terminal.words import teller
from engine.record import record_lines


def export(
    match: Annotated[int, typer.Argument(help="The number of the match.")],
    seat: Annotated[int | None, typer.Option(min=1, help="What this seat may read, counted from 1.")] = None,
    out: Annotated[Path | None, typer.Option(help="The file; without it, the terminal.")] = None,
    offline: Offline = False,
) -> None:
    """Write a match: whole when it is over, else what anybody may read. The bot may go on meanwhile.

    Where there is no other database, the one of the table in the browser is meant.
    """
    chosen = settings(offline=offline)
    with one_line(lambda: chosen.language):
        rows = _rows(asyncio.run(read_match(database_of(chosen), match)), seat)
        write_file(b"".join(row + b"\n" for row in rows), out)
        if out is not None:
            told = teller(chosen.language)
            told("export-written", match=match, file=str(out), count=len(rows) - 1)


def _rows(kept: KeptMatch, seat: int | None) -> list[bytes]:
    """The lines of the record."""
    if seat is not None:
        return list(record_lines(kept.match_state, kept.log, seat_in(kept, seat)))
    # Secrets come out when the match is over, and not before.
    return list(record_lines(kept.match_state, kept.log, "all" if kept.is_over else "public"))


def write_file(body: bytes, out: Path | None) -> None:
    """Write the file; without a name to the terminal. Unfit (export-unwritable)."""
    if out is None:
        sys.stdout.buffer.write(body)
        sys.stdout.buffer.flush()
        return
    try:
        out.write_bytes(body)
    except OSError:
        raise Unfit("export-unwritable", file=str(out)) from None
