"""Which files outlive the table in the browser: those that messages still show, and of these the newest."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from msgspec import Struct
from simcord.backend import Backend
from simcord.backend.models import Message

from bot.sandbox import memory
from bot.sandbox.memory import PUT, keys_of, open_body, open_memory, seal_anew
from engine.store import Codec, Keyring, StoreFull
from tests.engine.store.fresh import RING
from tests.trust.test_failing_disk import no_file_may_grow


class Hall(Struct):
    """A channel on a simulated Discord, to which somebody listens."""

    backend: Backend
    channel: int

    def said(self, *files: bytes) -> Message:
        """A message with these files."""
        there = self.backend
        return there.create_message(
            self.channel, there.bot_user.id, "so", attachments=[self._filed(one) for one in files]
        )

    def shows(self, message: Message, *files: bytes) -> None:
        """The same message with other files instead."""
        self.backend.edit_message(
            self.channel, message.id, {"attachments": [self._filed(one) for one in files]}
        )

    def _filed(self, body: bytes) -> dict[str, object]:
        there = self.backend
        return there.cdn.store_attachment(there.snowflake(), self.channel, "board.png", body, None)


def hall() -> Hall:
    """Nobody has said anything yet."""
    backend = Backend()
    guild = backend.create_guild("here")
    return Hall(backend, backend.create_channel(guild.id, "council").id)


def kept(file: Path) -> list[bytes]:
    """The files in the memory, the oldest first."""
    with closing(sqlite3.connect(file)) as database:
        rows = database.execute("SELECT id, body FROM kept WHERE kind = 'file' ORDER BY id").fetchall()
    return [open_body(Codec(RING, os.urandom), "file", id, box) for id, box in rows]


def test_of_an_edited_message_only_what_it_shows_now_is_kept(tmp_path: Path) -> None:
    """A living board is drawn anew at every vote; its older pictures would fill the disk."""
    there = hall()
    with open_memory(tmp_path / "said", RING) as listening:
        listening.recall(there.backend)
        board = there.said(b"one")
        there.shows(board, b"two")

    assert [b"two"] == kept(tmp_path / "said")


def test_a_message_that_goes_takes_its_files_along(tmp_path: Path) -> None:
    """Also one that was said before a restart."""
    there = hall()
    with open_memory(tmp_path / "said", RING) as listening:
        listening.recall(there.backend)
        gone = there.said(b"one")
        there.said(b"two")
    there.backend.subscribers.clear()
    with open_memory(tmp_path / "said", RING) as listening:
        listening.recall(there.backend)
        there.backend.delete_message(there.channel, gone.id)

    assert [b"two"] == kept(tmp_path / "said")


def test_only_the_newest_files_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of older ones the page shows the words."""
    monkeypatch.setattr(memory, "FILES", 2)
    there = hall()
    with open_memory(tmp_path / "said", RING) as listening:
        listening.recall(there.backend)
        for body in (b"one", b"two", b"three"):
            there.said(body)

    assert [b"two", b"three"] == kept(tmp_path / "said")


LETTER = "Your secret role is the extremist."
NEWER = Keyring({RING.current: bytes(32), RING.current + 1: bytes(range(32))}, RING.current + 1)


def bytes_of(folder: Path) -> bytes:
    """All that lies in a folder."""
    return b"".join(one.read_bytes() for one in sorted(folder.iterdir()))


def test_a_letter_of_the_browsers_table_can_not_be_read_from_the_disk(tmp_path: Path) -> None:
    """Hands and roles are told by letters; who copies the folder without its key reads none of them."""
    there = hall()
    with open_memory(tmp_path / "said", RING) as listening:
        listening.recall(there.backend)
        there.backend.create_message(there.channel, there.backend.bot_user.id, LETTER)
        while_open = bytes_of(tmp_path)

    assert LETTER.encode() not in while_open
    assert LETTER.encode() not in bytes_of(tmp_path)


def test_what_was_kept_in_plain_text_is_boxed_at_the_next_start_and_stands_there(tmp_path: Path) -> None:
    """A table of before 27 November 2026 goes on, and its letters do not stay in free pages of the file."""
    file, there = tmp_path / "said", hall()
    message = there.backend.create_message(there.channel, there.backend.bot_user.id, LETTER)
    there.backend.messages[there.channel].clear()
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("CREATE TABLE kept (kind TEXT, id INTEGER, body BLOB, PRIMARY KEY (kind, id))")
        database.execute(PUT, ("message", message.id, msgspec.json.encode(message)))
    with open_memory(file, RING) as listening:
        listening.recall(there.backend)

    assert LETTER == there.backend.messages[there.channel][message.id].content
    assert LETTER.encode() not in bytes_of(tmp_path)


def test_a_new_key_opens_what_was_boxed_with_the_old_one(tmp_path: Path) -> None:
    """khandan rotate --offline lets the old key go; the messages must not go with it."""
    there = hall()
    with open_memory(tmp_path / "said", RING) as listening:
        listening.recall(there.backend)
        message = there.backend.create_message(there.channel, there.backend.bot_user.id, LETTER)
    before = keys_of(tmp_path / "said")
    seal_anew(tmp_path / "said", NEWER)
    there.backend.messages[there.channel].clear()
    there.backend.subscribers.clear()
    with open_memory(tmp_path / "said", NEWER) as listening:
        listening.recall(there.backend)

    assert ({RING.current}, {NEWER.current}) == (before, keys_of(tmp_path / "said"))
    assert LETTER == there.backend.messages[there.channel][message.id].content


def test_a_full_disk_is_no_damage_to_what_was_said(tmp_path: Path) -> None:
    """It was put aside as unreadable, and the channels stood empty from then on."""
    there, file = hall(), tmp_path / "said"
    with open_memory(file, RING) as listening:
        listening.recall(there.backend)
        there.said()
    with no_file_may_grow(16 << 10), pytest.raises(StoreFull), open_memory(file, RING):
        pass
    with open_memory(file, RING) as listening:
        messages = listening.messages_at_start

    assert 1 == messages
    assert [file] == list(tmp_path.iterdir())
