"""`khandan owner` does what `/owner` does: beside a bot that runs, through its socket, and without one."""

import asyncio
import stat
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from bot.cli.app import app
from bot.config import NAMES
from bot.owner.acts import ShowBars
from bot.owner.door import SOCKET, ask_running_bot, open_door
from tests.bot.cli.command import KEY
from tests.bot.core_world import Hall, opened_hall, ours, unused, whole

PERSON = "123456789012345678"


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the machine has set is gone."""
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    """A bot that runs, and answers the command line."""
    async with opened_hall(unused(tmp_path), whole()) as made, open_door(made.bot, tmp_path):
        yield made


def owner(folder: Path, *words: str, language: str = "en", typed: str = "") -> Result:
    """What a host types behind `khandan owner`, on the data of this folder."""
    environment = {"DATA": str(folder), "KHANDAN_KEY": KEY, "LANGUAGE": language}
    return CliRunner().invoke(app(), ["owner", *words], env=environment, input=typed, catch_exceptions=False)


async def beside(hall: Hall, *words: str, typed: str = "") -> Result:
    """The same from another thread, while the bot runs."""
    return await asyncio.to_thread(owner, hall.folder, *words, typed=typed)


def test_without_a_bot_the_command_works_on_the_database(tmp_path: Path) -> None:
    """What it leaves is there when the bot starts."""
    unused(tmp_path)
    done = owner(tmp_path, "bar", PERSON, "--reason", "spam", "--until", "3d", "--halt")
    listed = owner(tmp_path, "bars")

    assert (0, 0) == (done.exit_code, listed.exit_code)
    assert f"{PERSON} is kept out until " in done.stdout
    assert "UTC" in done.stdout
    assert "matches stand still. Reason: spam" in listed.stdout
    assert "No match of theirs is open." in done.stdout


def test_what_is_wrong_is_a_sentence_and_exit_code_2(tmp_path: Path) -> None:
    unused(tmp_path)
    no_id = owner(tmp_path, "bar", "Amir")
    past = owner(tmp_path, "bar", PERSON, "--until", "2020-01-01", language="fa")

    assert (2, 2) == (no_id.exit_code, past.exit_code)
    assert no_id.stderr.startswith("“Amir” is no Discord id,")
    assert "گذشته است" in past.stderr
    assert "" == no_id.stdout == past.stdout


async def test_beside_a_bot_it_does_the_act_at_once(hall: Hall) -> None:
    """The very next press is refused; the log names the command line."""
    guest = hall.guests[0]
    done = await beside(hall, "bar", str(guest.id))
    refused = await hall.command(guest, "help")
    await beside(hall, "unbar", str(guest.id))
    log = await beside(hall, "log")

    assert 0 == done.exit_code
    assert "can’t use this bot" in refused
    assert "can’t use this bot" not in await hall.command(guest, "help")
    assert 2 == log.stdout.count(" UTC, command line: ")


async def test_an_announcement_is_looked_at_before_it_is_sent(hall: Hall) -> None:
    """Without a yes nothing goes out; with it each table reads it once."""
    await hall.command(hall.host, "campaign new", seats=3)
    words = ("announce", "tables", "--text", "en=Back at noon.")
    kept = await beside(hall, *words, typed="n\n")
    before = hall.lines()
    sent = await beside(hall, *words, typed="y\n")
    await hall.world.settle()
    told = [line for line in hall.lines() if "Back at noon." in line]
    wrong = [
        await beside(hall, "announce", "tables", "--text", one)
        for one in ("Back", "xx=Back", "en=" + "x" * 4000)
    ]

    assert "To one table, as this reads:" in kept.stdout
    assert "Back at noon." in kept.stdout
    assert [] == [line for line in before if "Back at noon." in line]
    assert "It goes to one table, once." in sent.stdout
    assert 1 == len(told)
    assert [2, 2, 2] == [one.exit_code for one in wrong]
    assert "Discord takes 4,000" in wrong[-1].stderr


async def test_the_socket_is_for_the_user_of_the_bot_alone_and_goes_with_it(tmp_path: Path) -> None:
    async with opened_hall(unused(tmp_path), whole()) as made:
        async with open_door(made.bot, tmp_path):
            mode = (tmp_path / SOCKET).stat().st_mode
            answered = await ask_running_bot(tmp_path, ShowBars())
        gone = await ask_running_bot(tmp_path, ShowBars())

    assert stat.S_ISSOCK(mode)
    assert 0 == stat.S_IMODE(mode) & 0o077
    assert answered is not None
    assert gone is None


async def test_what_a_killed_bot_has_left_is_in_nobodys_way(tmp_path: Path) -> None:
    """And the longest name of a folder is not: a socket's own path would have 107 bytes."""
    deep = tmp_path / ("x" * 120)
    async with opened_hall(unused(deep), whole()) as made:
        (deep / SOCKET).touch()
        async with open_door(made.bot, deep):
            assert await ask_running_bot(deep, ShowBars()) is not None


async def test_garbage_in_the_socket_ends_nothing(hall: Hall) -> None:
    reader, writer = await asyncio.open_unix_connection(hall.folder / SOCKET)
    writer.write(b"garbage\n")
    answer = await reader.read()
    writer.close()

    assert b"" == answer
    assert await ask_running_bot(hall.folder, ShowBars()) is not None


def test_a_database_that_a_silent_bot_uses_is_refused_as_by_every_command(tmp_path: Path) -> None:
    """An older program, which has no such socket."""

    async def held() -> Result:
        store = ours(unused(tmp_path))
        try:
            return await asyncio.to_thread(owner, tmp_path, "bars")
        finally:
            await store.close()

    refused = asyncio.run(held())

    assert 2 == refused.exit_code
    assert 1 == len(refused.stderr.strip().split("\n"))
