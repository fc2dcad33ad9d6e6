"""What is said on a simulated Discord outlives the program: a small database beside the bot's own.

Each message and thread is kept as it is announced, before the bot hears that it was sent, so that whatever
the bot's own database calls sent stands there again after any end, and the application's emoji with it.
With it stand the newest files, which are pictures for the most; of older ones the page shows the words.
Private answers are not kept: Discord, too, shows them to nobody again.

Letters with hands and roles are among the messages, so each row is boxed with the key of the
bot's database beside it. In a file of before 27 November 2026 rows lie as they are: they are boxed when it is
opened next, as are those of a key that is not the newest.
"""

import os
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from errno import EROFS
from pathlib import Path
from typing import Any, Final

import msgspec
from simcord.backend import Backend
from simcord.backend.models import Channel, Message
from simcord.backend.models.expression import GuildEmoji

from bot.config import Unfit
from engine.store import Codec, Keyring, KeyWrong, StoreFull
from engine.store.codec import pad, unpad
from engine.store.files import has_room, raising_full

_MADE: Final = "CREATE TABLE IF NOT EXISTS kept (kind TEXT, id INTEGER, body BLOB, PRIMARY KEY (kind, id))"
_DROP: Final = "DELETE FROM kept WHERE kind = ? AND id = ?"
_READ: Final = "SELECT id, body FROM kept WHERE kind = ? ORDER BY id"
_THIN: Final = """DELETE FROM kept WHERE kind = 'file' AND id NOT IN
(SELECT id FROM kept WHERE kind = 'file' ORDER BY id DESC LIMIT ?)"""

FILES: Final = 60
"""So many of the newest are kept; a picture has some 200,000 bytes."""

MESSAGES: Final = ("MESSAGE_CREATE", "MESSAGE_UPDATE")
PLACES: Final = ("THREAD_CREATE", "THREAD_UPDATE", "THREAD_MEMBERS_UPDATE")
GONE: Final[Mapping[str, str]] = {"MESSAGE_DELETE": "message", "THREAD_DELETE": "place"}
PINNED: Final = "CHANNEL_PINS_UPDATE"

CLOSED: Final = (sqlite3.SQLITE_PERM, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN)
BUSY: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
NOT_WRITTEN: Final = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR)
"""SQLite's codes for a file that is not damaged: it may not be used, is in use, or the disk takes no more."""


class Memory:
    """Listens to one world and keeps what is public in it. A file that is damaged is put aside.

    Unfit where the file may not be used, StoreFull where the disk has no room: nothing is put aside then.
    """

    def __init__(self, file: Path, ring: Keyring) -> None:
        self._file, self._codec = file, Codec(ring, os.urandom)
        with _raising_unfit(file):
            file.parent.mkdir(parents=True, exist_ok=True)
            # The file is its owner's alone before anything is in it; SQLite would let others read it.
            os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
            self._messages, self._places, self._emoji, self._files = self._read()
            self._attachment_ids = {one.id: _attachment_ids(one) for one in self._messages}
            self._database = sqlite3.connect(file, isolation_level=None)
            self._database.execute("PRAGMA journal_mode=WAL")
            self._database.execute(_MADE)

    @property
    def messages_at_start(self) -> int:
        """How many messages were there at the beginning."""
        return len(self._messages)

    def not_before(self, now: datetime) -> datetime:
        """Now, or the last moment of the kept world where the machine's clock was set back."""
        return max(now, *(datetime.fromisoformat(one.timestamp) for one in self._messages), now)

    def recall(self, backend: Backend) -> None:
        """Put what was kept into a world that has its people and channels, then listen to that world."""
        for place in self._places:
            backend.channels[place.id] = place
            backend.messages.setdefault(place.id, {})
            backend.dm_channels.update(dict.fromkeys(place.recipient_ids, place.id))
            if place.guild_id is not None:
                backend.guilds[place.guild_id].thread_ids.append(place.id)
        for message in self._messages:
            backend.messages.setdefault(message.channel_id, {})[message.id] = message
            backend.channels[message.channel_id].last_message_id = message.id
            # Its files, under the addresses that it names.
            for one in message.attachments:
                if body := self._files.get(int(one["id"])):
                    backend.cdn.store_attachment(
                        int(one["id"]), message.channel_id, one["filename"], body, one["description"]
                    )
        backend.application_emojis.update({one.id: one for one in self._emoji})
        # simcord must give none of these numbers to something new.
        for kept in (self._messages, self._places, self._emoji):
            backend._reserved_ids.update(one.id for one in kept)
        backend._reserved_ids.update(self._files)
        self._files = {}
        backend.subscribers.append(lambda event, payload: self._on_change(backend, event, payload))

    def close(self) -> None:
        """Nothing is kept any more."""
        self._database.close()

    def _on_change(self, backend: Backend, event: str, payload: Mapping[str, Any]) -> None:
        """Called within the change itself, before it is answered."""
        self._keep_emoji(backend.application_emojis)
        if event in MESSAGES:
            place = backend.channels[int(payload["channel_id"])]
            if place.guild_id is None:
                self._keep_place(place)
            self._keep_message(backend, backend.messages[place.id].get(int(payload["id"])))
        elif event in PLACES:
            self._keep_place(backend.channels[int(payload["id"])])
        elif event in GONE:
            self._database.execute(_DROP, (GONE[event], int(payload["id"])))
            self._drop_other_files(int(payload["id"]), ())
        elif event == PINNED:
            for message in tuple(backend.messages[int(payload["channel_id"])].values()):
                self._keep_message(backend, message)

    def _keep_place(self, place: Channel) -> None:
        """A thread or a person's private messages; the channel of the table is always there."""
        self._put("place", place.id, msgspec.json.encode(place))

    def _keep_emoji(self, there: Mapping[int, GuildEmoji]) -> None:
        """Nothing announces them, but a message that shows one comes later."""
        known = {one.id for one in self._emoji}
        for emoji in (one for one in there.values() if one.id not in known):
            self._put("emoji", emoji.id, msgspec.json.encode(emoji))
            self._emoji.append(emoji)

    def _keep_message(self, backend: Backend, message: Message | None) -> None:
        if message is None or message.is_ephemeral:
            return
        self._put("message", message.id, msgspec.json.encode(message))
        known = self._attachment_ids.get(message.id, ())
        self._drop_other_files(message.id, _attachment_ids(message))
        fresh = [one for one in message.attachments if int(one["id"]) not in known]
        for one in fresh:
            self._put("file", int(one["id"]), backend.cdn.get(one["url"]) or b"")
        if fresh:
            self._database.execute(_THIN, (FILES,))

    def _put(self, kind: str, id: int, body: bytes) -> None:
        self._database.execute(PUT, (kind, id, seal_row(self._codec, kind, id, body)))

    def _drop_other_files(self, message: int, files: tuple[int, ...]) -> None:
        """Delete the files that a message had and, edited or deleted, has no more."""
        for one in set(self._attachment_ids.get(message, ())) - set(files):
            self._database.execute(_DROP, ("file", one))
        self._attachment_ids[message] = files

    def _read(self) -> tuple[list[Message], list[Channel], list[GuildEmoji], dict[int, bytes]]:
        try:
            with closing(sqlite3.connect(self._file, isolation_level=None)) as database:
                database.execute(_MADE)
                box_rows(database, self._codec)
                return (
                    [msgspec.json.decode(body, type=Message) for _, body in self._rows(database, "message")],
                    [msgspec.json.decode(body, type=Channel) for _, body in self._rows(database, "place")],
                    [msgspec.json.decode(body, type=GuildEmoji) for _, body in self._rows(database, "emoji")],
                    dict(self._rows(database, "file")),
                )
        except (sqlite3.DatabaseError, msgspec.DecodeError, KeyWrong) as error:
            if _code(error) in (*CLOSED, *BUSY, *NOT_WRITTEN):
                raise
            self._set_file_aside()
            return [], [], [], {}

    def _set_file_aside(self) -> None:
        """Rename a file that can't be read, and begin an empty one in its place.

        The old one may be of use to somebody; the bot's own database is whole without it.
        """
        # SQLite would read these two as the new file's own.
        for ending in ("-wal", "-shm"):
            with suppress(FileNotFoundError):
                self._file.with_name(self._file.name + ending).unlink()
        os.replace(self._file, self._file.with_name(f"{self._file.name}.unreadable"))
        os.close(os.open(self._file, os.O_RDWR | os.O_CREAT, 0o600))

    def _rows(self, database: sqlite3.Connection, kind: str) -> Iterator[tuple[int, bytes]]:
        """The ids and bodies of one kind, in order. KeyWrong for one that does not open."""
        for id, box in database.execute(_READ, (kind,)):
            yield id, open_body(self._codec, kind, id, box)


def _attachment_ids(message: Message) -> tuple[int, ...]:
    return tuple(int(one["id"]) for one in message.attachments)


@contextmanager
def _raising_unfit(file: Path) -> Iterator[None]:
    """Raise Unfit, or StoreFull, where the system does not let this file be read or written."""
    try:
        with raising_full():
            yield
    except OSError as error:
        if isinstance(error, PermissionError) or error.errno == EROFS:
            raise Unfit("store-closed", path=str(error.filename or file)) from error
        raise Unfit("data-folder", folder=str(file.parent)) from error
    except sqlite3.OperationalError as error:
        if _code(error) in CLOSED:
            raise Unfit("store-closed", path=str(file)) from error
        if _code(error) in BUSY:
            raise Unfit("store-busy", path=str(file)) from error
        if _code(error) in NOT_WRITTEN and not has_room(file):
            raise StoreFull from error
        raise Unfit("data-folder", folder=str(file.parent)) from error


def _code(error: Exception) -> int:
    """SQLite's code of what went wrong, without the details; 0 for an error of anything else."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


@contextmanager
def open_memory(file: Path, ring: Keyring) -> Iterator[Memory]:
    """The memory in this file, boxed with the newest key of the ring; closed at the end. Unfit, StoreFull."""
    with closing(Memory(file, ring)) as memory:
        yield memory


PUT: Final = "INSERT OR REPLACE INTO kept VALUES (?, ?, ?)"
_ALL: Final = "SELECT kind, id, body FROM kept"
_KEYS: Final = "SELECT DISTINCT hex(substr(body, 1, 1)) FROM kept"

PLAIN: Final = 0
BOXED: Final = 1
"""The `user_version` of a file: whether its rows lie as they are, or boxed."""


def seal_anew(file: Path, ring: Keyring) -> None:
    """Seal everything that is kept in this file, if there is one, with the newest key.

    KeyWrong when it does not open with this ring, sqlite3.DatabaseError when it can't be read.
    """
    if file.exists():
        with closing(sqlite3.connect(file, isolation_level=None)) as database:
            box_rows(database, Codec(ring, os.urandom))


def keys_of(file: Path) -> frozenset[int]:
    """The numbers of the keys with which something in this file is boxed; none where it is not boxed yet."""
    if not file.exists():
        return frozenset()
    with closing(sqlite3.connect(file)) as database, suppress(sqlite3.DatabaseError):
        if database.execute("PRAGMA user_version").fetchone() == (BOXED,):
            return frozenset(int(number, 16) for (number,) in database.execute(_KEYS))
    return frozenset()


def box_rows(database: sqlite3.Connection, codec: Codec) -> None:
    """Every row that is plain, or boxed with another key, gets a box of the newest; all of them or none."""
    (version,) = database.execute("PRAGMA user_version").fetchone()
    changed = []
    for kind, id, body in database.execute(_ALL):
        if version == PLAIN:
            changed.append((kind, id, seal_row(codec, kind, id, body)))
        elif body[0] != codec.current:
            changed.append((kind, id, codec.seal(codec.open(body, _place(kind, id)), _place(kind, id))))
    if version == BOXED and not changed:
        return
    # What is overwritten must not stay in free pages of the file.
    database.execute("PRAGMA secure_delete=ON")
    with database:
        database.execute("BEGIN")
        database.executemany(PUT, changed)
        database.execute(f"PRAGMA user_version={BOXED}")
    database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    database.execute("VACUUM")


def seal_row(codec: Codec, kind: str, id: int, body: bytes) -> bytes:
    """The box of a row."""
    return codec.seal(pad(body), _place(kind, id))


def open_body(codec: Codec, kind: str, id: int, box: bytes) -> bytes:
    """The body in a row's box; KeyWrong when the box does not open."""
    return unpad(codec.open(box, _place(kind, id)))


def _place(kind: str, id: int) -> bytes:
    """The associated data of a row's box."""
    return f"said {kind} ".encode() + id.to_bytes(8, "big")
