"""khandan export: a match of the host's database as a file of JSON Lines (docs/record.md)."""

import asyncio
import os
import sys
from functools import reduce
from pathlib import Path
from typing import Annotated, Final

import typer

from bot.config import Settings, Unfit
from bot.keys import DATABASE, in_browser, keyring
from bot.playable import playable
from bot.terminal.ending import Offline, one_line, settings
from bot.terminal.words import Figure, teller
from engine.entries import Scribe
from engine.game_versions import opening_of
from engine.kernel.game import of_version
from engine.match.match_state import MatchState, after_entry
from engine.record import record_lines
from engine.store import Codec, KeyWrong, Reader, StoreBroken, StoreRefused, is_newest_file, open_reader

NUMBERS: Final = range(1, 1 << 63)
"""What a match's number can be in a database."""


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
        table = in_browser(chosen)
        alone = (table.data / DATABASE).is_file() and not (chosen.data / DATABASE).exists()
        of_table = table if alone and chosen.discord_token is None else chosen
        rows = asyncio.run(_rows(of_table, match, seat))
        _write(rows, out)
        if out is not None:
            told = teller(chosen.language)
            told("export-written", match=match, file=str(out), count=len(rows) - 1)


async def _rows(chosen: Settings, match: int, seat: int | None) -> list[bytes]:
    """The lines of the record, made from one reading of the log."""
    reader = _reader(chosen)
    try:
        kept = await reader.match(match) if match in NUMBERS else None
        games = playable().games
        if kept is None or kept.game not in games:
            raise Unfit("export-no-match", match=Figure(match))
        scribe = Scribe(games[kept.game])
        log = [scribe.read(box.body) for box in await reader.entries(match)]
    except (KeyWrong, StoreBroken) as error:
        # The key was tried before: what does not open now is damaged.
        raise StoreRefused("store_unreadable", {"path": str(chosen.data / DATABASE)}) from error
    finally:
        await reader.close()
    if not log:
        raise Unfit("export-no-match", match=Figure(match))
    rules = of_version(games[kept.game], opening_of(log[0]).version) or games[kept.game]
    now = reduce(after_entry, log, MatchState(rules, b""))
    assert now.table is not None
    if seat is None:
        # Secrets come out when the match is over, and not before.
        return list(record_lines(now, log, "all" if now.table.status == "over" else "public"))
    if seat > len(now.table.chairs):
        raise Unfit("export-no-seat", match=match, seats=len(now.table.chairs))
    return list(record_lines(now, log, seat - 1))


def _reader(chosen: Settings) -> Reader:
    """Reads the database beside a bot that may be writing to it; nothing is locked, made or migrated."""
    path = chosen.data / DATABASE
    codec = Codec(keyring(chosen, os.urandom, lambda _: None), os.urandom)
    if not is_newest_file(path, codec):
        raise Unfit("export-not-this-version", path=str(path))
    return open_reader(path, codec)


def _write(rows: list[bytes], out: Path | None) -> None:
    """The lines, each with its line feed."""
    body = b"".join(row + b"\n" for row in rows)
    if out is None:
        sys.stdout.buffer.write(body)
        sys.stdout.buffer.flush()
        return
    try:
        out.write_bytes(body)
    except OSError:
        raise Unfit("export-unwritable", file=str(out)) from None
