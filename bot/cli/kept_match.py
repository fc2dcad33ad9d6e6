"""A match of the host's database, read beside a bot that may run: nothing is locked, made or migrated."""

import os
from functools import reduce
from typing import Final

from msgspec import Struct

from bot.config import Settings, Unfit
from bot.keys import DATABASE, existing_keyring, in_browser
from bot.playable import Playable, playable
from bot.stores import open_reader_at, postgres_address
from bot.terminal.words import Figure
from engine.entries import Entry, Scribe
from engine.game_versions import opening_of
from engine.kernel.game import of_version
from engine.kernel.seats import Seat
from engine.match.match_state import MatchState, after_entry
from engine.store import Codec, KeyWrong, Reader, StoreBroken, StoreRefused, is_newest_file, open_reader

NUMBERS: Final = range(1, 1 << 63)
"""What a match's number can be in a database."""


class KeptMatch(Struct, frozen=True):
    """A match as it stands, with its log, its people's user ids by number, and the games it was read with.

    The content that it is played with is among `known`, where it is anywhere.
    """

    number: int
    match_state: MatchState
    log: tuple[Entry, ...]
    players: tuple[int, ...]
    known: Playable

    @property
    def seats(self) -> int:
        """How many sit there."""
        assert self.match_state.table is not None
        return len(self.match_state.table.chairs)

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        assert self.match_state.table is not None
        return self.match_state.table.status == "over"


async def read_match(chosen: Settings, match: int) -> KeptMatch:
    """The match, from one reading. Unfit (export-no-match), StoreError, and as `_open_reader` raises."""
    reader = _open_reader(chosen)
    try:
        row = await reader.match(match) if match in NUMBERS else None
        known = playable()
        if row is None or row.game not in known.games:
            raise Unfit("export-no-match", match=Figure(match))
        scribe = Scribe(known.games[row.game])
        log = tuple(scribe.read(box.body) for box in await reader.entries(match))
        if not log:
            raise Unfit("export-no-match", match=Figure(match))
        opened = opening_of(log[0])
        if known.editions.find(row.game, opened.content) is None:
            pack = await reader.pack(opened.content)
            if pack is not None:
                known.editions.add_pack(pack)
        players = await reader.players(match)
    except (KeyWrong, StoreBroken) as error:
        # The key was tried before: what does not open now is damaged.
        raise StoreRefused("store_unreadable", {"path": str(chosen.data / DATABASE)}) from error
    finally:
        await reader.close()
    rules = of_version(known.games[row.game], opened.version) or known.games[row.game]
    now = reduce(after_entry, log, MatchState(rules, b""))
    return KeptMatch(match, now, log, players, known)


def seat_in(kept: KeptMatch, seat: int) -> Seat:
    """The seat of this number, which counts from 1. Unfit (export-no-seat) where there is none."""
    if seat > kept.seats:
        raise Unfit("export-no-seat", match=kept.number, seats=kept.seats)
    return seat - 1


def database_of(chosen: Settings) -> Settings:
    """The settings of the table in the browser where there is no other database, else the given ones."""
    table = in_browser(chosen)
    if chosen.database_url is not None:
        return chosen
    alone = (table.data / DATABASE).is_file() and not (chosen.data / DATABASE).exists()
    return table if alone and chosen.discord_token is None else chosen


def _open_reader(chosen: Settings) -> Reader:
    """Reads the database. Unfit or StoreRefused where there is none, or it is of another version or key."""
    path, address = chosen.data / DATABASE, postgres_address(chosen)
    if address is None and not path.is_file():
        raise Unfit("store-missing", path=str(path))
    codec = Codec(existing_keyring(chosen), os.urandom)
    if address is not None:
        return open_reader_at(address, codec)
    if not is_newest_file(path, codec):
        raise Unfit("export-not-this-version", path=str(path))
    return open_reader(path, codec)
