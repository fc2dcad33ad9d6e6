"""Which files outlive the table in the browser: those that messages still show, and of these the newest."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec import Struct
from simcord.backend import Backend
from simcord.backend.models import Message

from bot.sandbox import memory
from bot.sandbox.memory import remembering


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
        return [body for (body,) in database.execute("SELECT body FROM kept WHERE kind = 'file' ORDER BY id")]


def test_of_an_edited_message_only_what_it_shows_now_is_kept(tmp_path: Path) -> None:
    """A living board is drawn anew at every vote; its older pictures would fill the disk."""
    there = hall()
    with remembering(tmp_path / "said") as listening:
        listening.recall(there.backend)
        board = there.said(b"one")
        there.shows(board, b"two")

    assert [b"two"] == kept(tmp_path / "said")


def test_a_message_that_goes_takes_its_files_along(tmp_path: Path) -> None:
    """Also one that was said before a restart."""
    there = hall()
    with remembering(tmp_path / "said") as listening:
        listening.recall(there.backend)
        gone = there.said(b"one")
        there.said(b"two")
    there.backend.subscribers.clear()
    with remembering(tmp_path / "said") as listening:
        listening.recall(there.backend)
        there.backend.delete_message(there.channel, gone.id)

    assert [b"two"] == kept(tmp_path / "said")


def test_only_the_newest_files_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of older ones the page shows the words."""
    monkeypatch.setattr(memory, "FILES", 2)
    there = hall()
    with remembering(tmp_path / "said") as listening:
        listening.recall(there.backend)
        for body in (b"one", b"two", b"three"):
            there.said(body)

    assert [b"two", b"three"] == kept(tmp_path / "said")
