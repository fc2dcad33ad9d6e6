"""khandan doctor at a small Discord over real sockets, and at folders in every state."""

import base64
import os
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from pydantic import SecretStr

from bot.config import Settings
from bot.doctor import Finding, commands, local_findings, remote_findings
from bot.keys import DATABASE, KEY_FILE
from bot.languages import LANGUAGES
from bot.public import look_at_program, portal_findings
from engine.store import Codec, Keyring, back_up, open_store
from tests.bot.core_world import RING, unused, whole
from tests.engine.store.files import do
from tests.engine.store.test_forms import HOUR_WITHOUT_PLAYERS
from tests.loopback.server import Server
from tests.postgres_server import PostgresServer

KEY = base64.b64encode(bytes(32)).decode()
TOKEN = ".".join((26 * "a", 6 * "b", 38 * "c"))
NOW = datetime(2026, 11, 22, tzinfo=UTC)


def chosen(**given: Any) -> Settings:
    settings = Settings(_env_file=None, khandan_key=None)  # type: ignore[call-arg]
    return settings.model_copy(update=given)


def online(**given: Any) -> Settings:
    return chosen(discord_token=SecretStr(TOKEN), **given)


def codes(found: list[Finding]) -> list[str]:
    """What was found wrong or worth a look; each has words in every language."""
    words = whole().words.values()
    assert all(one.say(each.code, **each.slots) for each in found for one in words)
    assert len(LANGUAGES) == len(words)
    return [one.code for one in found if one.grade != "well"]


async def test_the_program_is_looked_at_beside_an_empty_database(postgres: PostgresServer) -> None:
    """It makes no store there: whoever asked before the first start would have one with another's key."""
    address = postgres.new_database()
    parts = replace(whole(), settings=chosen(database_url=SecretStr(address)))
    expected, program = await commands(parts), await look_at_program(parts)
    tables = "SELECT count(*) FROM information_schema.tables WHERE table_schema = 'public'"
    made = postgres.run(tables, address.rpartition("/")[2])[0][0]

    assert 0 == made
    assert expected == program.names


async def test_all_is_well_where_the_bot_has_been(server: Server) -> None:
    expected = await commands(whole())
    server.town.commands = [{"name": one, "id": "1"} for one in expected]
    found = await remote_findings(online(), expected)

    assert [] == codes(found)
    assert {"doctor-token", "doctor-clock-fits", "doctor-permitted", "doctor-commands"} <= {
        one.code for one in found
    }


async def test_a_public_bot_finds_its_own_commands_and_twins_and_no_others(server: Server) -> None:
    """On the host's own server, where those of every language stand together."""
    program = await look_at_program(whole())
    there = {"id": "1", "guild_id": str(server.town.guild)}
    server.town.commands = [{"name": one, **there} for one in {*program.known, "old"}]
    home = online(guild=server.town.guild)
    found = await remote_findings(
        home, program.names, lambda seen: portal_findings(home, seen, program.known)
    )

    assert ["public-names-left", "public-closed"] == codes(found)
    assert "old" == next(one.slots["names"] for one in found if one.code == "public-names-left")


async def test_each_fault_at_discord_is_named(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Commands that are not there, permissions that a role lacks, a profile that says nothing."""
    server.town.commands = [{"name": "table", "id": "1"}]
    server.town.allowed, server.town.profile = str(1 << 10), ""
    found = await remote_findings(online(), {"table", "vote"})
    lacking = next(one for one in found if one.code == "doctor-permissions")
    missing = next(one for one in found if one.code == "doctor-commands-missing")

    assert ["doctor-profile", "doctor-permissions", "doctor-commands-missing"] == codes(found)
    assert "SEND_MESSAGES" in str(lacking.slots["names"])
    assert "vote" == missing.slots["names"]


@pytest.mark.parametrize(
    ("fault", "code"),
    [({"status": 401}, "run-login"), ({"status": 403, "code": 40333}, "doctor-refused")],
)
async def test_a_login_that_fails_is_named(server: Server, fault: dict[str, int], code: str) -> None:
    server.faults.add("GET /users/@me", **fault)

    assert [code] == codes(await remote_findings(online(), ()))


async def test_no_token_and_no_network_are_named(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    none = codes(await remote_findings(chosen(), ()))
    monkeypatch.setattr("discord.http.Route.BASE", "http://127.0.0.1:1/api")
    cut = codes(await remote_findings(online(), ()))

    assert (["doctor-no-token"], ["doctor-unreached"]) == (none, cut)


@pytest.mark.parametrize("token", ["any", "a.b.c", f"Bot {TOKEN}", 32 * "a", TOKEN[:-30], f"{TOKEN}،"])
async def test_a_token_of_another_form_is_named_with_or_without_a_network(
    server: Server, monkeypatch: pytest.MonkeyPatch, token: str
) -> None:
    """Without one it can't be asked about, but is seen to be none; with one Discord's word comes first."""
    odd = chosen(discord_token=SecretStr(token))
    server.faults.add("GET /users/@me", status=401)
    refused = codes(await remote_findings(odd, ()))
    monkeypatch.setattr("discord.http.Route.BASE", "http://127.0.0.1:1/api")
    cut = codes(await remote_findings(odd, ()))

    assert (["run-login", "token-odd"], ["token-odd", "doctor-unreached"]) == (refused, cut)


async def test_what_discord_takes_has_the_form_of_a_token(server: Server) -> None:
    """Whatever it looks like: nobody knows that better."""
    found = await remote_findings(chosen(discord_token=SecretStr("any")), ())

    assert "doctor-token" in {one.code for one in found}
    assert "token-odd" not in codes(found)


async def test_the_commands_of_one_server_are_asked_for_there(server: Server) -> None:
    server.town.commands = [{"name": "vote", "id": "1", "guild_id": str(server.town.guild)}]

    assert [] == codes(await remote_findings(online(guild=server.town.guild), {"vote"}))
    assert ["doctor-commands-missing"] == codes(await remote_findings(online(), {"vote"}))


def test_an_empty_folder_is_well(tmp_path: Path) -> None:
    """The first start makes what is not there."""
    assert [] == codes(list(local_findings(chosen(data=tmp_path), NOW)))


def keyed(folder: Path) -> Settings:
    """A folder with a database that nobody has used, and its key."""
    unused(folder)
    file = folder / KEY_FILE
    file.write_text(KEY, "ascii")
    file.chmod(0o600)
    return chosen(data=folder)


def test_a_database_without_a_backup_is_worth_a_look(tmp_path: Path) -> None:
    assert ["doctor-backups-none"] == codes(list(local_findings(keyed(tmp_path), NOW)))


@pytest.mark.parametrize(("days", "expected"), [(0, []), (1, []), (3, ["doctor-backups-old"])])
def test_an_old_backup_is_worth_a_look(tmp_path: Path, days: int, expected: list[str]) -> None:
    settings = keyed(tmp_path)
    back_up(tmp_path / DATABASE, Codec(RING, os.urandom), NOW - timedelta(days=days))

    assert expected == codes(list(local_findings(settings, NOW)))


async def test_a_backup_whose_key_is_not_here_is_worth_a_look(tmp_path: Path) -> None:
    """It lies there and can't be restored, though the database itself is well."""
    settings, other = keyed(tmp_path), tmp_path / "other"
    other.mkdir()
    ring = Keyring({1: bytes(range(32))}, 1)
    await open_store(other / DATABASE, ring, "other").close()
    shut = back_up(other / DATABASE, Codec(ring, os.urandom), NOW).path
    shut.rename(tmp_path / shut.name)

    assert ["doctor-backups-shut"] == codes(list(local_findings(settings, NOW)))


def test_what_is_wrong_here_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A key that others read, one that is gone, a database that is none, a disk that is full."""
    settings = keyed(tmp_path)
    (tmp_path / KEY_FILE).chmod(0o644)
    open_key = codes(list(local_findings(settings, NOW)))
    (tmp_path / KEY_FILE).unlink()
    gone = codes(list(local_findings(settings, NOW)))
    (tmp_path / KEY_FILE).write_text(KEY, "ascii")
    (tmp_path / DATABASE).write_text("no database" * 1000, "utf-8")
    monkeypatch.setattr("bot.doctor.ROOM", 1 << 40)
    broken = codes(list(local_findings(settings, NOW)))

    assert "doctor-key-open" == open_key[0]
    assert ["key-needed", "key-needed"] == gone[:2]
    assert "store-not-a-database" in broken
    assert "doctor-disk-full" in broken


@pytest.mark.parametrize(
    ("sql", "code"),
    [
        ("CREATE TRIGGER t AFTER INSERT ON entry BEGIN DELETE FROM timer; END", "store-form"),
        ("UPDATE store SET id = 'other'", "store-changed"),
    ],
)
def test_a_database_that_somebody_has_changed_is_named(tmp_path: Path, sql: str, code: str) -> None:
    """Before the next start refuses it."""
    settings = keyed(tmp_path)
    do(tmp_path / DATABASE, sql)

    assert code in codes(list(local_findings(settings, NOW)))


def test_a_database_of_the_first_hours_is_named(tmp_path: Path) -> None:
    """No later version plays it on, and the sentence says what to do."""
    settings = keyed(tmp_path)
    for sql in HOUR_WITHOUT_PLAYERS[2:]:
        do(tmp_path / DATABASE, sql)

    assert "store-first-hours" in codes(list(local_findings(settings, NOW)))
