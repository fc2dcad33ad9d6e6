"""How what a day made is kept: as JSON, packed, and a database without its side files."""

import gzip
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import msgspec

from bot.keys import DATABASE
from engine.match.live import LiveMatch
from engine.store import Keyring

KEY: Final = bytes(range(7, 39))
RING: Final = Keyring({3: KEY}, 3)
SEED: Final = 22


def stood(live_matches: tuple[LiveMatch, ...]) -> list[dict[str, Any]]:
    """Every match as it stands: number, game, state, table, people, deadlines, and how many entries."""
    return [
        {
            "match": live.match.id,
            "game": live.match.game,
            "state": live.match_state.state,
            "table": live.table,
            "people": live.users,
            "clocks": sorted(live.timers.values(), key=lambda one: (one.wait, one.kind)),
            "seq": live.match_state.seq,
            "master": live.match_state.master.hex(),
        }
        for live in live_matches
    ]


def write(path: Path, thing: Any) -> None:
    """As JSON, packed."""
    packed(path, msgspec.json.encode(thing))


def packed(path: Path, body: bytes) -> None:
    """A file of this folder."""
    path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(body, mtime=0))


def kept(folder: Path, path: Path) -> None:
    """The database of a folder, its side files emptied into it."""
    copy = folder / "copy.db"
    with closing(sqlite3.connect(folder / DATABASE)) as database:
        database.execute("VACUUM INTO ?", (str(copy),))
    packed(path, copy.read_bytes())
