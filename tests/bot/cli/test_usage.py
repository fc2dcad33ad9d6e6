"""Each command of README with right and wrong arguments: a wrong one is one sentence and exit code 2."""

import re
import shlex
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

import pytest
import typer.main

from bot.cli.app import app
from bot.config import NAMES
from bot.languages import Language
from bot.terminal.release import release
from bot.terminal.usage import run
from engine.store.migrating import newest

ROOT = Path(__file__).parents[3]


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Nothing of the machine's is set, and the data are an empty folder's."""
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANGUAGE", "en")


def typed(*pages: str) -> Iterator[list[str]]:
    """The khandan commands in these pages, as words; what stands in capitals or brackets is filled in."""
    for page in pages:
        text = (ROOT / page).read_text("utf-8")
        for line in re.findall(r"^(?:\.venv/bin/)?khandan (?!--version).*", text, re.MULTILINE):
            for one in line.split(" / "):
                command = re.sub(r"\[([^\]]*)\]", r"\1", re.split(r"\s{2,}|\s#", one)[0])
                command = re.sub(r"\bMATCH\b|\bN\b|\bSEQ\b", "1", command)
                yield shlex.split(command)[1:]


@pytest.mark.parametrize(
    "words", list(typed("README.md", "docs/hosting.md", "docs/watching.md")), ids=" ".join
)
def test_the_commands_of_the_pages_can_be_typed(words: list[str]) -> None:
    """They are read to the last word; nothing is run."""
    command, rest, context = typer.main.get_command(app()), list(words), None
    while True:
        context = command.make_context(command.name, list(rest), parent=context, resilient_parsing=False)
        if not isinstance(command, typer.core.TyperGroup):
            break
        name, found, rest = command.resolve_command(context, rest)
        assert found is not None, name
        command = found
        if not rest and isinstance(command, typer.core.TyperGroup):
            break

    assert context is not None


WRONG = [
    ("frobnicate", "There is no command frobnicate. See: khandan --help"),
    ("run extra", "More was typed than this command takes. See: khandan run --help"),
    ("run --nope", "There is no option --nope here. See: khandan run --help"),
    (
        "rehearse --generations none",
        "--generations takes a whole number from 1 to 40. See: khandan rehearse",
    ),
    ("rehearse --game chess", "There is no such game; there are: houses"),
    ("simulate", "GAME is missing. See: khandan simulate --help"),
    ("simulate chess", "There is no game chess."),
    (
        "simulate coup --games 0",
        "--games takes a whole number from 1 to 1,000,000,000. See: ",
    ),
    (f"simulate coup --games {10**30}", "--games takes a whole number from 1 to 1,000,000,000."),
    ("simulate coup --seats 0", "With these options coup is played with 2 to 6 seats, not with 0."),
    ("simulate coup --jobs 100000", "--jobs takes a whole number from 1 to 256."),
    ("simulate houses --option purses", "An option is written NAME=VALUE, not purses."),
    (
        "respond --generations 0",
        "--generations takes a whole number from 1 to 1,000,000,000. See: ",
    ),
    ("export", "MATCH is missing. See: khandan export --help"),
    ("export one", "MATCH takes a whole number. See: khandan export --help"),
    ("export 1", "There is no database in var/khandan.db."),
    ("replay", "FILE is missing. See: khandan replay --help"),
    ("replay nothing.jsonl", "There is no file nothing.jsonl."),
    ("verify nothing.jsonl", "There is no file nothing.jsonl."),
    ("content frobnicate", "There is no command frobnicate. See: khandan content --help"),
    ("backup --keep 0", "--keep takes a whole number, 1 or more. See: khandan backup --help"),
    ("backup", "There is no key in /"),
    ("restore", "FILE is missing. See: khandan restore --help"),
    ("restore nothing", "There is no key in /"),
    ("rotate", "There is no key in /"),
    (
        "audit --matches x",
        "--matches takes a whole number from 0 to 1,000,000,000. See: ",
    ),
    ("audit --matches -1", "--matches takes a whole number from 0 to 1,000,000,000."),
    ("audit --matches 0", "Nothing is audited so: let --matches be 1 or more"),
    (f"audit --seed {10**40}", "--seed takes a whole number from 0 to "),
    (
        f"simulate coup --seed {10**15 + 1}",
        "--seed takes a whole number from 0 to 1,000,000,000,000,000. See: ",
    ),
    ("rehearse --game coup --seats 0", "A rehearsal of this game has 2 to 6 people."),
    ("replay nothing.jsonl --until -1", "--until takes a whole number, 0 or more."),
]


@pytest.mark.parametrize(("words", "sentence"), WRONG, ids=[words for words, _ in WRONG])
def test_a_wrong_argument_is_one_sentence_and_exit_code_2(
    words: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code = run(app(), shlex.split(words), english)
    told = capsys.readouterr()

    assert 2 == code
    assert told.err.startswith(sentence)
    assert 1 == len(told.err.splitlines())
    assert "" == told.out


def english() -> Language:
    return "en"


def test_it_is_told_in_the_hosts_language(capsys: pytest.CaptureFixture[str]) -> None:
    code = run(app(), ["frobnicate"], lambda: "fa")

    assert (2, "فرمانِ frobnicate نداریم. ببینید: khandan --help\n") == (code, capsys.readouterr().err)


def test_version_schema_and_commit_are_told_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    """The commit where it is known: an sdist has none."""
    code, this = run(app(), ["--version"], english), release()
    commit = f", commit {this.commit}" if this.commit else ""

    told = f"khandan {version('khandan')}, schema {newest()}{commit}\n"
    assert (0, told) == (code, capsys.readouterr().out)
