"""The host's settings: from the environment and `.env`, each mistake found, no secret ever shown."""

import base64
import errno
import os
from pathlib import Path

import pytest

from bot.config import NAMES, Settings, Unfit, key_bytes, language_hint, language_named, read

KEY = base64.b64encode(bytes(range(32))).decode()
ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the machine has set is gone."""
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)


def written(folder: Path, text: str) -> Path:
    """A file of settings."""
    file = folder / ".env"
    file.write_text(text, "utf-8")
    return file


def refused(file: Path) -> tuple[str, dict[str, object]]:
    """The code and slots with which a file is refused."""
    with pytest.raises(Unfit) as unfit:
        read(file)
    return unfit.value.code, dict(unfit.value.slots)


def test_without_a_file_everything_has_its_default(tmp_path: Path) -> None:
    """Nothing must be set: then the bot runs offline, in English."""
    found = read(tmp_path / ".env")

    assert (None, None, Path("var"), "en", 8765, "info") == (
        found.discord_token,
        found.guild,
        found.data,
        found.language,
        found.port,
        found.log,
    )


def test_the_example_is_a_file_that_can_be_copied() -> None:
    """Every setting stands there, and empty ones count as not set."""
    example = ROOT / ".env.example"
    text = example.read_text("utf-8")

    assert read(example) == Settings(_env_file=None)  # type: ignore[call-arg]
    assert [] == [name for name in NAMES if f"\n{name}=" not in text]


def test_a_file_is_read_whole(tmp_path: Path) -> None:
    lines = (
        "# of this host",
        "",
        "DISCORD_TOKEN=abc",
        "GUILD=12",
        f"KHANDAN_KEY={KEY}",
        "language=fa",
        "PORT=0",
    )
    found = read(written(tmp_path, "\n".join(lines)))

    assert found.discord_token is not None
    assert "abc" == found.discord_token.get_secret_value()
    assert (12, "fa", 0) == (found.guild, found.language, found.port)


@pytest.mark.parametrize("hosts", ["127.0.0.1", "db:5433", "[::1]:5432", "one,two", "one:5432,two:5433"])
def test_a_database_has_one_host_or_several(tmp_path: Path, hosts: str) -> None:
    address = f"postgresql://khandan:p%2Fw@{hosts}/khandan?sslmode=require"
    found = read(written(tmp_path, f"DATABASE_URL={address}\n")).database_url

    assert found is not None
    assert address == found.get_secret_value()


def test_owners_are_ids_with_commas_between(tmp_path: Path) -> None:
    """Nobody without the setting; whoever stands there twice counts once."""
    line = "OWNERS=123456789012345678, 1234567890123456789,123456789012345678"

    assert () == read(tmp_path / ".env").owners
    assert (123456789012345678, 1234567890123456789) == read(written(tmp_path, line)).owners


def test_the_environment_wins_over_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PORT", "9000")
    monkeypatch.setenv("GUILD", "")

    assert (9000, 12) == (
        read(file := written(tmp_path, "PORT=8000\nGUILD=12")).port,
        read(file).guild,
    )


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("GUILD=here", "GUILD"),
        ("GUILD=-1", "GUILD"),
        ("GUILD=0", "GUILD"),
        ("PORT=70000", "PORT"),
        ("PORT=-1", "PORT"),
        ("PORT=eight", "PORT"),
        ("LANGUAGE=klingon", "LANGUAGE"),
        ("LOG=loud", "LOG"),
        ("METRICS_ADDRESS=here", "METRICS_ADDRESS"),
        ("METRICS_ADDRESS=127.0.0.1:9464", "METRICS_ADDRESS"),
        ("REPORTS=everywhere", "REPORTS"),
        ("DATABASE_URL=mysql://khandan:pw@127.0.0.1/khandan", "DATABASE_URL"),
        ("DATABASE_URL=postgresql://khandan:pw@127.0.0.1", "DATABASE_URL"),
        ("DATABASE_URL=postgresql://khandan:p/w@127.0.0.1/khandan", "DATABASE_URL"),
        ("DATABASE_URL=postgresql://khandan:pw@127.0.0.1:many/khandan", "DATABASE_URL"),
        ("DATABASE_URL=postgresql://khandan:pw@one,/khandan", "DATABASE_URL"),
        ("REPORTS=http://collector.example/hook", "REPORTS"),
        ("KHANDAN_KEY=short", "KHANDAN_KEY"),
        (f"KHANDAN_KEY={KEY[:-4]}", "KHANDAN_KEY"),
        (f"KHANDAN_KEY={KEY}{KEY}", "KHANDAN_KEY"),
        ("KHANDAN_KEY=not base64 at all", "KHANDAN_KEY"),
        ("APPLICATION_ID=YOUR_APPLICATION_ID", "APPLICATION_ID"),
        ("OWNERS=Amir", "OWNERS"),
        ("OWNERS=12345", "OWNERS"),
        ("OWNERS=123456789012345678,@Amir", "OWNERS"),
        (f"OWNERS={1 << 63}", "OWNERS"),
        (f"HOST_NAME={'x' * 101}", "HOST_NAME"),
        ('HOST_CONTACT=" "', "HOST_CONTACT"),
        ("POLICY_URL=http://khandan.example.org/privacy", "POLICY_URL"),
        ("POLICY_URL=khandan.example.org/privacy", "POLICY_URL"),
        ("TERMS_URL=https://localhost/terms", "TERMS_URL"),
        ("TERMS_URL=https://10.0.0.7/terms", "TERMS_URL"),
        ("TERMS_URL=https://nas.local/terms", "TERMS_URL"),
        ("SOURCE_URL=https://me:secret@git.example.org/khandan", "SOURCE_URL"),
        ('SOURCE_URL="https://git.example.org/a b"', "SOURCE_URL"),
        (f"SOURCE_URL=https://git.example.org/{'x' * 500}", "SOURCE_URL"),
    ],
)
def test_a_wrong_value_is_named_and_not_repeated(tmp_path: Path, line: str, name: str) -> None:
    """The setting's name is in the slots, its value nowhere: it may be a secret."""
    code, slots = refused(written(tmp_path, line))

    assert f"setting-{name.lower().replace('_', '-')}" == code
    assert {"name": name} == slots


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("DISCORD_TOKEN abc", 1),
        ("# fine\nPORT=1\nDISCORD_TOKEN", 3),
        ("PORT=1\n\nabc.def.ghi\n", 3),
        ('PORT="1\nLOG=info', 1),
        ("=1", 1),
        (f"KHANDAN_KEY=1:{43 * 'a'}=\n2:{43 * 'b'}=", 2),
    ],
)
def test_a_line_that_is_no_setting_is_named_by_its_number(tmp_path: Path, text: str, line: int) -> None:
    """A token or key on a line of its own would else be passed over; it is not repeated either."""
    assert ("setting-file", {"file": ".env", "line": line}) == refused(written(tmp_path, text))


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_bytes(b"PORT=1\n\xff\xfe")

    assert ("setting-file", {"file": ".env", "line": 1}) == refused(file)


def test_a_file_of_another_user_is_not_called_a_wrong_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that runs as a service has files of its own user, and the host forgets `sudo -u`."""
    file = written(tmp_path, "PORT=1\n")

    def refuse(path: Path, *given: object, **how: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied", str(path))

    monkeypatch.setattr(Path, "open", refuse)

    assert ("setting-closed", {"file": str(file)}) == refused(file)


def test_a_folder_of_another_user_is_said_once_and_not_by_each_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each ended with a traceback of its own."""
    data = tmp_path / "var"
    data.mkdir()
    file = written(tmp_path, f"DATA={data}\n")
    monkeypatch.setattr(os, "access", lambda folder, mode: folder != data)
    closed = refused(file)
    monkeypatch.undo()
    monkeypatch.delenv("DATA", raising=False)

    assert ("data-closed", {"folder": str(data)}) == closed
    assert data == read(file).data


def test_a_folder_in_another_users_home_is_closed_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`sudo -u` from a home that nobody else may enter: what lies in it can not even be asked for."""
    data = tmp_path / "home" / "var"
    file, stat = written(tmp_path, f"DATA={data}\n"), Path.stat

    def refuse(path: Path, **how: bool) -> os.stat_result:
        if path == data:
            raise PermissionError(errno.EACCES, "Permission denied", str(path))
        return stat(path, **how)

    monkeypatch.setattr(Path, "stat", refuse)

    assert ("data-closed", {"folder": str(data)}) == refused(file)


def test_a_token_and_a_key_are_never_shown(tmp_path: Path) -> None:
    """Neither in what the settings show of themselves nor in an error about another line."""
    hook = "https://discord.com/api/webhooks/123456789012345678/abc.def"
    file = written(tmp_path, f"DISCORD_TOKEN=abc.def\nKHANDAN_KEY={KEY}\nREPORTS={hook}\n")
    shown = repr(read(file)) + str(read(file))
    with pytest.raises(Unfit) as unfit:
        read(written(tmp_path, f"DISCORD_TOKEN=abc.def\nKHANDAN_KEY={KEY}\nPORT=x"))

    assert "abc.def" not in shown + repr(unfit.value) + repr(unfit.value.__cause__)
    assert KEY not in shown + repr(unfit.value)
    assert None is unfit.value.__cause__
    assert unfit.value.__suppress_context__


@pytest.mark.parametrize(
    ("named", "language"),
    [
        ("fa", "fa"),
        ("fa_IR.UTF-8", "fa"),
        ("FA", "fa"),
        ("en", "en"),
        ("en_GB:en", "en"),
        ("de_DE", "en"),
        ("C", "en"),
        ("POSIX", "en"),
        ("klingon", "klingon"),
    ],
)
def test_systems_name_languages_in_their_own_way(named: str, language: str) -> None:
    """LANGUAGE is set by many systems; a locale that is neither of ours is read as English."""
    assert language == language_named(named)


@pytest.mark.parametrize(
    ("environment", "text", "language"),
    [
        ({}, "PORT=x", "en"),
        ({}, "LANGUAGE=fa\nPORT=x", "fa"),
        ({}, "nonsense\nLANGUAGE=fa", "fa"),
        ({"LANGUAGE": "fa"}, "PORT=x", "fa"),
        ({"LANGUAGE": "en_GB"}, "LANGUAGE=fa", "en"),
        ({}, "LANGUAGE=klingon", "en"),
        ({"LANGUAGE": ""}, "LANGUAGE=fa", "fa"),
    ],
)
def test_a_mistake_is_told_in_the_language_that_the_settings_ask_for(
    tmp_path: Path, environment: dict[str, str], text: str, language: str
) -> None:
    """Even where another line of the same file is wrong."""
    assert language == language_hint(environment, written(tmp_path, text))


def test_without_a_file_a_mistake_is_told_in_english(tmp_path: Path) -> None:
    assert "en" == language_hint({}, tmp_path / ".env")


@pytest.mark.parametrize("written_as", [KEY, KEY.replace("+", "-").replace("/", "_"), f" {KEY}\n"])
def test_a_key_may_be_written_in_either_alphabet(written_as: str) -> None:
    assert bytes(range(32)) == key_bytes(written_as)
