"""khandan export: a match of the host's database, while the bot may be running."""

import base64
import errno
import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from bot.cli.export import write_file
from bot.config import Unfit
from engine import games
from engine.automatic_moves import play_stewards
from engine.kernel.table.lifecycle import Begin
from engine.matches import Matches
from engine.record import find_difference, read
from engine.record.reading import entry
from tests.bot.cli.command import KEY, beside, khandan
from tests.engine.games.houses import small
from tests.engine.service import CHANNEL, GUILD, HOST, Clock, begun, entropy, new_table, service
from tests.engine.store.files import empty, left, reserved, spoil, truncate

GAMES = games.table(small.content())


async def over(matches: Matches) -> int:
    """A campaign of one generation that stewards have played to its end."""
    match = await matches.open(new_table(generations=1), guild=GUILD, channel=CHANNEL, host=HOST)
    await matches.act_at_table(match, HOST, Begin("random"))
    await play_stewards(matches, match)
    return match


async def test_a_match_that_is_over_is_written_whole(tmp_path: Path) -> None:
    """What the log holds, and the seeds with which it comes out the same."""
    async with service(tmp_path, Clock(), entropy()) as (matches, _):
        match = await over(matches)
        told = await beside(tmp_path, "export", str(match))
        log = await matches.entries(match)
    record = read(told.stdout_bytes.splitlines(), GAMES)

    assert 0 == told.exit_code
    assert list(log) == [entry(line) for line in record.lines]
    assert ("all", True) == (record.header.cut, record.header.over)
    assert find_difference(record) is None


async def test_a_running_match_is_written_for_anybody(tmp_path: Path) -> None:
    """HO-R37: the whole log of a running match would hold everybody's roles."""
    async with service(tmp_path, Clock(), entropy()) as (matches, _):
        match = await begun(matches, 3)
        told = await beside(tmp_path, "export", str(match))
    record = read(told.stdout_bytes.splitlines(), GAMES)

    assert ("public", False, ()) == (record.header.cut, record.header.over, record.header.seeds)


async def test_a_seat_is_counted_from_one(tmp_path: Path) -> None:
    """As people count; in the file seats are counted from 0."""
    async with service(tmp_path, Clock(), entropy()) as (matches, _):
        match = await begun(matches, 3)
        told = await beside(tmp_path, "export", str(match), "--seat", "2")
    record = read(told.stdout_bytes.splitlines(), GAMES)

    assert "seat:1" == record.header.cut


async def test_the_record_goes_to_a_file(tmp_path: Path) -> None:
    """And the terminal says so."""
    file = tmp_path / "match.jsonl"
    async with service(tmp_path, Clock(), entropy()) as (matches, _):
        match = await over(matches)
        told = await beside(tmp_path, "export", str(match), "--out", str(file))
        plain = await beside(tmp_path, "export", str(match))

    assert str(file) in told.stdout
    assert plain.stdout_bytes == file.read_bytes()
    assert 0o600 == stat.S_IMODE(file.stat().st_mode)


async def test_a_file_that_is_there_is_replaced_only_when_asked(tmp_path: Path) -> None:
    """A book or a record of another match would be gone, and the terminal would say that all is well."""
    file = tmp_path / "match.jsonl"
    file.write_text("an older record")
    async with service(tmp_path, Clock(), entropy()) as (matches, _):
        match = str(await begun(matches, 3))
        refused = await beside(tmp_path, "export", match, "--out", str(file))
        kept = file.read_text()
        done = await beside(tmp_path, "export", match, "--out", str(file), "--force")

    assert (2, 0) == (refused.exit_code, done.exit_code)
    assert f"There is a file {file} already" in refused.stderr
    assert "an older record" == kept
    assert file.read_text().startswith("{")
    assert [] == left(tmp_path, "*.part")


@pytest.mark.parametrize(
    "name", ["khandan.db", "khandan.db-wal", "khandan.db.1.backup", "key", "Key", ".env"]
)
async def test_no_file_of_the_bot_itself_is_written_over(tmp_path: Path, name: str) -> None:
    """Not with --force, and not where it is only going to be."""
    async with service(tmp_path, Clock(), entropy()) as (matches, _):
        match = str(await begun(matches, 3))
        before = (tmp_path / "khandan.db").stat().st_ino
        told = [
            await beside(tmp_path, "export", match, "--out", str(tmp_path / name), *words)
            for words in ((), ("--force",))
        ]
        after = (tmp_path / "khandan.db").stat().st_ino

    assert [2, 2] == [one.exit_code for one in told]
    assert all("of the bot’s own files" in one.stderr for one in told)
    assert before == after
    assert not (tmp_path / "key").exists()


@pytest.mark.parametrize("fault", [errno.ENOSPC, errno.EDQUOT, errno.EFBIG])
async def test_on_a_full_disk_the_file_that_was_there_stays_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: int
) -> None:
    """The disk is named, not the folder; no half of a file is left."""
    file = tmp_path / "match.jsonl"
    file.write_text("an older record")

    def write_half(path: Path, body: bytes) -> int:
        with path.open("wb") as stream:
            stream.write(body[: len(body) // 2])
        raise OSError(fault, os.strerror(fault))

    async with service(tmp_path, Clock(), entropy()) as (matches, _):
        match = str(await begun(matches, 3))
        monkeypatch.setattr(Path, "write_bytes", write_half)
        told = await beside(tmp_path, "export", match, "--out", str(file), "--force")

    assert 2 == told.exit_code
    assert "The disk is full." in told.stderr
    assert "an older record" == file.read_text()
    assert [] == left(tmp_path, "*.part")


async def test_a_pipe_is_written_as_it_is(tmp_path: Path) -> None:
    """`--out >(gzip > x)` of a shell: it can't be written under another name first."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reading = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        async with service(tmp_path, Clock(), entropy()) as (matches, _):
            match = str(await begun(matches, 3))
            told = await beside(tmp_path, "export", match, "--out", str(pipe))
        written = os.read(reading, 1)
    finally:
        os.close(reading)

    assert (0, b"{") == (told.exit_code, written)
    assert pipe.is_fifo()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("99",), "no match 99"),
        (("99999999999999999999",), "no match 99999999999999999999"),
        (("1", "--seat", "6"), "has 5 seats"),
        (("1", "--out", "/no/such/folder/x"), "can’t be written"),
    ],
)
async def test_what_is_not_there_is_said_in_one_line(
    tmp_path: Path, words: tuple[str, ...], said: str
) -> None:
    """Exit code 2."""
    async with service(tmp_path, Clock(), entropy()) as (matches, _):
        await begun(matches, 3)
        told = await beside(tmp_path, "export", *words)

    assert (2, 1) == (told.exit_code, len(told.stderr.splitlines()))
    assert said in told.stderr


def test_without_a_database_nothing_is_made(tmp_path: Path) -> None:
    """A wrong folder stays as it was: no key is made there, and no folder where none is."""
    (tmp_path / "empty").mkdir()
    told = [
        khandan(tmp_path / folder, command, "1", key=key)
        for folder in ("empty", "none")
        for command in ("export", "book")
        for key in (KEY, "")
    ]

    assert {2} == {one.exit_code for one in told}
    assert all("There is no database in" in one.stderr for one in told)
    assert [tmp_path / "empty"] == list(tmp_path.rglob("*"))


async def test_another_key_is_said_and_shows_nothing(tmp_path: Path) -> None:
    """The database is boxed with the host's key."""
    async with service(tmp_path, Clock(), entropy()) as (matches, _):
        match = await begun(matches, 3)
        told = await beside(tmp_path, "export", str(match), key=base64.b64encode(b"k" * 32).decode())

    assert (2, "") == (told.exit_code, told.stdout)
    assert "another key" in told.stderr


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (truncate, "can’t be read. Restore a backup with: khandan restore FILE"),
        (reserved, "can’t be read. Restore a backup with: khandan restore FILE"),
        (partial(spoil, seq=1), "can’t be read. Restore a backup with: khandan restore FILE"),
        (empty, "or restore a backup with: khandan restore FILE"),
        (
            lambda path: path.write_text("no database " * 400),
            "is no database. Restore a backup with: khandan",
        ),
    ],
    ids=["truncated", "reserved", "box", "empty", "text"],
)
async def test_what_is_damaged_is_one_line_that_says_what_to_do(
    tmp_path: Path, damage: Callable[[Path], object], said: str
) -> None:
    """Exit code 2; a box that was changed is not called another key."""
    async with service(tmp_path, Clock(), entropy()) as (matches, _):
        await begun(matches, 3)
    damage(tmp_path / "khandan.db")
    told = await beside(tmp_path, "export", "1")

    assert (2, 1) == (told.exit_code, len(told.stderr.splitlines()))
    assert said in told.stderr


async def test_a_database_of_another_version_is_left_alone(tmp_path: Path) -> None:
    """Only the bot migrates."""
    async with service(tmp_path, Clock(), entropy()):
        pass
    with closing(sqlite3.connect(tmp_path / "khandan.db")) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '0000'")
    told = await beside(tmp_path, "export", "1")

    assert 2 == told.exit_code
    assert "newer version" in told.stderr


def test_of_a_link_the_file_is_replaced_that_it_points_to(tmp_path: Path) -> None:
    """And never the database, whatever the link is called; what a killed run has left is no hindrance."""
    target, link, database = tmp_path / "kept.html", tmp_path / "match.html", tmp_path / "khandan.db"
    target.write_text("old")
    database.write_text("moves")
    link.symlink_to(target)
    (tmp_path / f"kept.html.{os.getpid()}.part").write_text("half")
    write_file(b"new", link, force=True)
    (tmp_path / "other.html").symlink_to(database)
    with pytest.raises(Unfit) as refused:
        write_file(b"new", tmp_path / "other.html", force=True)

    assert link.is_symlink()
    assert "new" == target.read_text()
    assert ("export-own-file", "moves") == (refused.value.code, database.read_text())


def test_a_device_is_written_as_it_is(tmp_path: Path) -> None:
    """`--out /dev/stdout > FILE` is how a book goes into a file or a pipe of the shell's."""
    program = "import sys; from pathlib import Path; from bot.cli.export import write_file; "
    words = program + "write_file(b'whole', Path('/dev/stdout'), force=False)"
    with (tmp_path / "book.html").open("wb") as out:
        subprocess.run([sys.executable, "-c", words], stdout=out, check=True)

    assert b"whole" == (tmp_path / "book.html").read_bytes()
