"""khandan run: a mistake of the outside is one line in the host's language and exit code 2."""

import base64
import errno
import json
import os
import re
import shutil
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from unittest.mock import AsyncMock

import msgspec
import pytest
import structlog
import typer
from typer.testing import CliRunner, Result

from bot import offline
from bot.cli import run
from bot.client import Khandan, Parts
from bot.config import NAMES, Settings, Unfit
from bot.connection.supervision import Lost
from bot.games.houses.content import CONTENT
from bot.keys import DATABASE, OFFLINE, SAID
from bot.languages import Language
from bot.sandbox import page
from bot.wiring import open_store_in
from engine.store import Keyring
from tests.bot.core_world import RING, unused, whole

KEY = base64.b64encode(bytes(32)).decode()
TOKEN = "never.a-real.token"
ROOT = Path(__file__).parents[3]
NOBODY = "127.0.0.1:1"
"""Where no database answers."""

Break = Callable[[Path], None]


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Nothing of the machine's is set, no page is served, and the log is as before when it is over."""

    async def unserved(*_: object, **__: object) -> None:
        """A test that would wrongly start the bot fails at once."""

    monkeypatch.setattr(offline, "host", unserved)
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    yield
    structlog.reset_defaults()


@pytest.fixture
def parts_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The content is the same each time, and slow to read."""

    def load_parts(settings: Settings, ring: Keyring, words: object) -> Parts:
        return msgspec.structs.replace(whole(), settings=settings, ring=ring)

    monkeypatch.setattr(run, "load_parts", load_parts)


def started(folder: Path, language: Language = "en", *words: str, key: str = KEY, **more: str) -> Result:
    """The command as a host types it, its data in the folder."""
    app = typer.Typer()
    app.callback()(lambda: None)
    app.command()(run.run)
    environment = {"DATA": str(folder), "KHANDAN_KEY": key, "LANGUAGE": language, "PORT": "0", **more}
    return CliRunner().invoke(app, ["run", *words], env=environment, catch_exceptions=False)


def process(folder: Path, *words: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """The program as a process of its own, in this folder, in an environment that holds nothing else."""
    command = [sys.executable, "-m", "bot", "run", *words]
    given = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), "PORT": "0", **environment}
    return subprocess.run(
        command, cwd=folder, env=given, capture_output=True, text=True, timeout=60, check=False
    )


def newer(database: Path) -> None:
    """A database from days to come."""
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = 'zzzz'")


def text(database: Path) -> None:
    """A file that is no database."""
    database.write_text("Dear diary, this is a long text and no database at all." * 100, "utf-8")


def torn(database: Path) -> None:
    """A database of which only a part is left."""
    database.write_bytes(database.read_bytes()[:8192])


def nothing(database: Path) -> None:
    """Nothing is done."""


@pytest.mark.usefixtures("parts_once")
@pytest.mark.parametrize(
    ("breaks", "key", "english", "persian"),
    [
        (newer, 0, "was made by a newer version. Update this program.", "از نسخه‌ای تازه‌تر است"),
        (text, 0, "is no database. Restore a backup with: khandan restore FILE", "پایگاه داده نیست"),
        (torn, 0, "can’t be read. Restore a backup with: khandan restore FILE", "خوانده نشد"),
        (nothing, 1, "is locked with another key.", "با کلید دیگری قفل است"),
    ],
    ids=["newer", "text", "torn", "other key"],
)
@pytest.mark.parametrize("language", ["en", "fa"])
def test_a_database_that_does_not_open_is_one_line(
    tmp_path: Path, breaks: Break, key: int, english: str, persian: str, language: Language
) -> None:
    """It names the file, and the file is left as it was."""
    folder = tmp_path / "var" / OFFLINE
    folder.mkdir(parents=True)
    database = unused(folder) / DATABASE
    breaks(database)
    before = database.read_bytes()
    told = started(tmp_path / "var", language, key=base64.b64encode(bytes([key]) * 32).decode())

    assert 2 == told.exit_code
    assert 1 == len(told.stderr.splitlines())
    assert str(database) in told.stderr
    assert (english if language == "en" else persian) in told.stderr
    assert before == database.read_bytes()


@pytest.mark.usefixtures("parts_once")
def test_a_store_whose_database_was_deleted_is_one_line(tmp_path: Path) -> None:
    """An empty one in its place would look like lost matches."""
    folder = tmp_path / "var" / OFFLINE
    folder.mkdir(parents=True)
    database = unused(folder) / DATABASE
    database.with_name(f"{DATABASE}.lock").write_text("test", "ascii")
    database.unlink()
    told = started(tmp_path / "var", "en")

    assert 2 == told.exit_code
    assert 1 == len(told.stderr.splitlines())
    assert "is gone or empty, though a store was here" in told.stderr
    assert not database.exists()


@pytest.mark.parametrize(
    ("setting", "value", "english", "persian"),
    [
        ("GUILD", "here", "GUILD must be a server’s id", "GUILD باید شناسه‌ی سرور باشد"),
        ("PORT", "70000", "PORT must be a number from 0 to 65535", "PORT باید عددی درست"),
        ("LOG", "loud", "LOG must be debug, info, warning or error", "LOG باید debug یا info"),
        ("KHANDAN_KEY", "short", "KHANDAN_KEY must be 32 bytes in base64", "KHANDAN_KEY باید سی‌ودو بایتِ"),
    ],
)
@pytest.mark.parametrize("language", ["en", "fa"])
def test_a_wrong_setting_is_one_line(
    tmp_path: Path, setting: str, value: str, english: str, persian: str, language: Language
) -> None:
    """The setting is named, its value is not repeated."""
    key = value if setting == "KHANDAN_KEY" else KEY
    told = started(tmp_path, language, key=key, **({} if setting == "KHANDAN_KEY" else {setting: value}))

    assert 2 == told.exit_code
    assert 1 == len(told.stderr.splitlines())
    assert (english if language == "en" else persian) in told.stderr
    assert value not in told.stderr
    assert "" == told.stdout


@pytest.mark.usefixtures("parts_once")
def test_settings_that_nobody_reads_are_named(tmp_path: Path) -> None:
    """Misspelt, perhaps; the program goes on to what stops it here. Their values are not repeated."""
    (tmp_path / ".env").write_text("DISCORD_TOKE=abc.def\nPORTS=1\n", "utf-8")
    told = started(tmp_path / "var", key="", DATA="")
    first = told.stderr.splitlines()[0]

    assert ".env sets what no setting is called: DISCORD_TOKE PORTS." in first
    assert "abc.def" not in told.stderr + told.stdout


def test_an_unknown_language_is_told_in_english(tmp_path: Path) -> None:
    told = started(tmp_path, "klingon")  # type: ignore[arg-type]

    assert (2, "The setting LANGUAGE must be fa or en. Look at .env.\n") == (told.exit_code, told.stderr)


def test_a_malformed_env_is_one_line_and_shows_no_token(tmp_path: Path) -> None:
    """The program itself, as a process; the language stands in the same file."""
    (tmp_path / ".env").write_text(f"LANGUAGE=fa\n\n{TOKEN}\n", "utf-8")
    told = process(tmp_path)

    assert 2 == told.returncode
    assert 1 == len(told.stderr.splitlines())
    assert told.stderr.startswith(".env، سطرِ ۳: ")
    assert TOKEN not in told.stderr + told.stdout


def test_a_second_bot_on_the_same_database_is_one_line(tmp_path: Path) -> None:
    """The first one goes on undisturbed."""
    folder = tmp_path / "var" / OFFLINE
    folder.mkdir(parents=True)
    unused(folder)
    store = open_store_in(folder, RING)
    try:
        told = process(tmp_path, KHANDAN_KEY=KEY)
    finally:
        store._release()  # type: ignore[misc]

    assert 2 == told.returncode
    assert 1 == len(told.stderr.splitlines())
    assert f"Another bot is using {Path('var') / OFFLINE / DATABASE}. Stop it first." in told.stderr


def test_a_lost_key_is_one_line(tmp_path: Path) -> None:
    folder = tmp_path / OFFLINE
    folder.mkdir()
    unused(folder)
    told = started(tmp_path, key="")

    assert 2 == told.exit_code
    assert 1 == len(told.stderr.splitlines())
    assert f"The key {folder / 'key'} is gone, but its database is still there." in told.stderr


def test_a_folder_that_can_not_be_used_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "var").write_text("a file stands in its place", "utf-8")
    told = started(tmp_path / "var", key="")

    assert 2 == told.exit_code
    folder = tmp_path / "var" / OFFLINE
    assert [f"The folder {folder} can’t be used."] == [told.stderr[: told.stderr.index(" Set")]]
    assert 1 == len(told.stderr.splitlines())


@pytest.mark.usefixtures("parts_once")
@pytest.mark.parametrize("port", ["0", "8791"])
@pytest.mark.parametrize(("language", "words"), [("en", "is closed to you."), ("fa", "به رویِ شما بسته است.")])
def test_a_table_in_the_browser_whose_files_are_another_users_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: Language, words: str, port: str
) -> None:
    """Neither a traceback nor a port that is said to be taken; and nothing is begun in the folder."""
    really_open = os.open

    def refuse(path: os.PathLike[str], flags: int, mode: int = 0o777) -> int:
        if Path(path).name == SAID:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
        return really_open(path, flags, mode)

    with monkeypatch.context() as closed:
        closed.setattr(os, "open", refuse)
        told = started(tmp_path, language, PORT=port)

    assert 2 == told.exit_code
    assert 1 == len(told.stderr.splitlines())
    assert str(tmp_path / OFFLINE / SAID) in told.stderr
    assert words in told.stderr
    assert [] == list((tmp_path / OFFLINE).iterdir())


@pytest.mark.usefixtures("parts_once")
def test_a_port_that_is_taken_is_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(offline, "host", page.host)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        told = started(tmp_path, PORT=str(taken.getsockname()[1]))
        port = taken.getsockname()[1]

    assert 2 == told.exit_code
    assert f"Port {port} is taken. Set another PORT in .env." == told.stderr.splitlines()[-1]


@pytest.mark.usefixtures("parts_once")
@pytest.mark.parametrize(
    ("language", "words"), [("en", "Start the bot again"), ("fa", "دوباره راه بیندازید")]
)
def test_a_connection_that_is_lost_is_one_line_and_another_exit_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: Language, words: str
) -> None:
    """On 1 a service manager begins the bot anew; on 2 it would not."""

    async def lost(*_: object) -> None:
        raise Lost("0badc0de")

    monkeypatch.setattr(Khandan, "start", lost)
    told = started(tmp_path, language, DISCORD_TOKEN=TOKEN)

    assert 1 == told.exit_code
    assert words in told.stderr.splitlines()[-1]
    assert "0badc0de" in told.stderr.splitlines()[-1]


@pytest.mark.usefixtures("parts_once")
@pytest.mark.parametrize(("language", "words"), [("en", "does not answer"), ("fa", "جواب نمی‌دهد")])
def test_a_database_that_is_not_there_yet_is_one_line_and_the_exit_code_to_begin_anew(
    tmp_path: Path, language: Language, words: str
) -> None:
    """After a machine's start the bot may be there before PostgreSQL is: nobody has to mend that."""
    told = started(tmp_path, language, DISCORD_TOKEN=TOKEN, DATABASE_URL=f"postgresql://me@{NOBODY}/khandan")

    assert 1 == told.exit_code
    assert words in told.stderr.splitlines()[-1]
    assert NOBODY in told.stderr.splitlines()[-1]


@pytest.fixture
def collector() -> Iterator[tuple[str, list[bytes]]]:
    """An address that takes reports, and what came there."""
    came = list[bytes]()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            came.append(self.rfile.read(int(self.headers["Content-Length"])))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Say nothing on the terminal."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_address[1]}/hook", came
        server.shutdown()
        thread.join()


@pytest.mark.usefixtures("parts_once")
@pytest.mark.parametrize(
    ("error", "expected"),
    [
        (Unfit("run-login"), ("run_ended", "run-login", 2)),
        (RuntimeError(TOKEN), ("run_failed", "RuntimeError", 1)),
    ],
)
def test_an_end_by_an_error_is_reported_once_however_often_a_service_begins_anew(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    collector: tuple[str, list[bytes]],
    error: Exception,
    expected: tuple[str, str, int],
) -> None:
    """To the place that the host chose, before the program is gone; without the error's words."""
    monkeypatch.setattr(Khandan, "start", AsyncMock(side_effect=error))
    (address, came), (event, kind, code) = collector, expected
    ends = list[int]()
    for _ in range(2):
        try:
            ends.append(started(tmp_path, DISCORD_TOKEN=TOKEN, REPORTS=address).exit_code)
        except RuntimeError:
            ends.append(1)
    told = json.loads(came[0])

    assert [code, code] == ends
    assert [(event, kind)] == [(json.loads(one)["event"], json.loads(one)["error"]) for one in came]
    assert 8 == len(told["code"])
    assert TOKEN.encode() not in came[0]


@pytest.mark.usefixtures("parts_once")
def test_a_start_that_fails_is_reported_as_well(tmp_path: Path, collector: tuple[str, list[bytes]]) -> None:
    """As a service it ends for good, and nobody reads the terminal."""
    folder = tmp_path / "var"
    folder.mkdir()
    text(unused(folder) / DATABASE)
    address, came = collector
    told = started(folder, DISCORD_TOKEN=TOKEN, REPORTS=address)

    assert 2 == told.exit_code
    assert ["store-not-a-database"] == [json.loads(one)["error"] for one in came]


@pytest.mark.usefixtures("parts_once")
def test_a_place_that_needs_another_package_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "sentry_sdk.envelope", None)
    told = started(tmp_path, DISCORD_TOKEN=TOKEN, REPORTS="https://abc@errors.example/7")

    assert 2 == told.exit_code
    assert "Reports to Sentry need one package more: install with the extra sentry" in told.stderr
    assert "abc" not in told.stderr


@pytest.mark.parametrize(("words", "code"), [((), 2), (("--container",), 0)])
def test_in_a_container_what_only_the_host_can_mend_ends_it_for_good(
    tmp_path: Path, words: tuple[str, ...], code: int
) -> None:
    """Docker's on-failure begins anew on every code but 0; the sentence is the same."""
    told = process(tmp_path, *words, GUILD="here")

    assert code == told.returncode
    assert "GUILD must be a server’s id" in told.stderr


@pytest.mark.parametrize("words", [(), ("--container",)])
def test_in_a_container_too_a_database_that_is_not_there_yet_is_tried_again(
    tmp_path: Path, words: tuple[str, ...]
) -> None:
    """Docker begins the containers of a machine all at once, whatever `depends_on` says."""
    told = process(
        tmp_path, *words, DISCORD_TOKEN=TOKEN, KHANDAN_KEY=KEY, DATABASE_URL=f"postgresql://me@{NOBODY}/a"
    )

    assert 1 == told.returncode
    assert "does not answer" in told.stderr


@pytest.mark.usefixtures("parts_once")
@pytest.mark.parametrize(("token", "odd"), [(TOKEN, True), (f"{26 * 'a'}.{6 * 'b'}.{38 * 'c'}", False)])
def test_a_token_that_is_none_by_its_form_is_told_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, token: str, odd: bool
) -> None:
    """Before Discord is asked, who may be out of reach; it is tried all the same, and never shown."""
    start = AsyncMock()
    monkeypatch.setattr(Khandan, "start", start)
    told = started(tmp_path, "en", DISCORD_TOKEN=token)

    assert odd == ("does not have the form of a bot’s token" in told.stderr)
    assert token not in told.stderr + told.stdout
    start.assert_awaited_once_with(token)


@pytest.mark.parametrize(("language", "said"), [("en", "There is no field "), ("fa", "اینجا فیلدی به نامِ ")])
def test_broken_content_is_a_line_for_each_mistake(tmp_path: Path, language: Language, said: str) -> None:
    """Each with file, line, column and field, and a sentence; then how many there are."""
    cards = tmp_path / "cards"
    shutil.copytree(CONTENT, cards)
    first, second, *_ = sorted((cards / "proposals").glob("*.yaml"))
    for card in (first, second):
        card.write_text(card.read_text("utf-8") + "\nnonsense: 3\n", "utf-8")
    told = started(tmp_path / "var", language, CONTENT=str(cards))
    *places, count = told.stderr.splitlines()

    assert 2 == told.exit_code
    assert all(re.match(rf"proposals/[^:]+:\d+:\d+: nonsense: {said}", place) for place in places)
    assert {f"proposals/{one.name}" for one in (first, second)} == {one.split(":")[0] for one in places}
    assert ("mistakes" if language == "en" else "اشتباه") in count
