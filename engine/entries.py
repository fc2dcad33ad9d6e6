"""Entries of a match's log and how they are written: one action and its events, as JSON (docs/record.md)."""

from typing import Any, Union

import msgspec
from msgspec import Struct

from engine.kernel.game import AnyGame
from engine.kernel.moves import Expire, Start
from engine.kernel.seats import Seat
from engine.kernel.table.rules import AnyTableAction, AnyTableEvent
from engine.kernel.table.state import Player

OLD_TAGS: dict[str, str] = {}
"""Tags that events and actions had in older logs, and the ones they have now."""


class Entry(Struct, frozen=True):
    """One entry: `seat` for which it was done (-1 the clock), the player who did it or None for an AI.

    Entries of the table have seat None. `events` are those of the game, then those of the table.
    """

    seq: int
    seat: Seat | None
    by: Player | None
    action: Any
    events: tuple[Any, ...]


class Written(Struct, frozen=True):
    """An entry as it lies on disk, its action and events not yet read."""

    seq: int
    seat: int | None
    by: int | None
    action: msgspec.Raw
    events: tuple[msgspec.Raw, ...]


def union(*kinds: Any) -> Any:
    """The union of these types, for a decoder."""
    return Union[kinds]  # noqa: UP007


class Scribe:
    """Writes and reads the entries of one game; its decoders are made once."""

    def __init__(self, game: AnyGame, old_tags: dict[str, str] | None = None) -> None:
        self._old = OLD_TAGS if old_tags is None else old_tags
        self._actions = msgspec.json.Decoder(union(game.action, Start, Expire, AnyTableAction))
        self._events = msgspec.json.Decoder(union(game.event, AnyTableEvent))
        self._encoder = msgspec.json.Encoder()
        self._written = msgspec.json.Decoder(Written)

    def write(self, entry: Entry) -> bytes:
        """The entry as UTF-8 JSON in one line."""
        return self._encoder.encode(entry)

    def read(self, body: bytes | str) -> Entry:
        """The entry; msgspec.ValidationError or DecodeError when it is none of this game."""
        raw = self._written.decode(body)
        return Entry(
            raw.seq, raw.seat, raw.by, self.action(raw.action), tuple(self.event(one) for one in raw.events)
        )

    def action(self, raw: msgspec.Raw) -> Any:
        """One action of this game or its table; errors as of `read`."""
        return self._one(self._actions, raw)

    def event(self, raw: msgspec.Raw) -> Any:
        """One event of this game or its table; errors as of `read`."""
        return self._one(self._events, raw)

    def _one(self, decoder: msgspec.json.Decoder[Any], raw: msgspec.Raw) -> Any:
        try:
            return decoder.decode(raw)
        except msgspec.ValidationError:
            # Old tags are looked for only where the newest types do not fit: nearly all records are new.
            record = msgspec.json.decode(raw)
            for field in ("event", "action"):
                if isinstance(record, dict) and record.get(field) in self._old:
                    renamed = record | {field: self._old[record[field]]}
                    return decoder.decode(self._encoder.encode(renamed))
            raise
