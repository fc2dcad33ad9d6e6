"""Persian is written into whatever the output is, without a traceback."""

import subprocess
import sys
from os import environ
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
COMMANDS = (["--version"], ["--help"], ["rehearse", "--language", "nobody"], ["verify"], ["run", "--new"])
"""They say a line or two."""


def written(words: list[str], folder: Path, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """What a command says in Persian into a pipe, with this environment."""
    own = {"LANGUAGE": "fa", "DISCORD_TOKEN": "x" if "run" in words else "", "DATA": str(folder)}
    kept = {name: value for name, value in environ.items() if name not in ("PYTHONUTF8", "PYTHONIOENCODING")}
    command = [sys.executable, "-m", "bot", *words]
    return subprocess.run(
        command, env={**kept, **own, **environment}, cwd=ROOT, capture_output=True, check=False
    )


@pytest.mark.parametrize("words", COMMANDS, ids=lambda words: words[0])
def test_a_command_says_its_persian_into_a_pipe_that_has_no_such_letters(
    words: list[str], tmp_path: Path
) -> None:
    """As on Windows (cp1252); letters that were asked not to be written stand as their numbers."""
    told = written(words, tmp_path, PYTHONIOENCODING="cp1252")

    assert b"Traceback" not in told.stderr
    assert b"UnicodeEncodeError" not in told.stderr


def test_a_pipe_whose_encoding_nobody_chose_gets_utf_8(tmp_path: Path) -> None:
    """A file that is read later is read as that."""
    told = written(["verify"], tmp_path, LC_ALL="C", PYTHONUTF8="0", PYTHONCOERCECLOCALE="0")

    assert any("\u0600" <= sign <= "\u06ff" for sign in told.stderr.decode("utf-8"))


def test_a_rehearsal_in_persian_is_written_into_a_pipe_that_is_not_utf_8(tmp_path: Path) -> None:
    """Hundreds of lines of a campaign, none of which ends it (a busy machine may find answers slow)."""
    words = ["rehearse", "--seed", "7", "--generations", "1", "--language", "fa"]
    told = written(words, tmp_path, PYTHONIOENCODING="cp1252")

    assert b"Traceback" not in told.stderr
    assert b"\\u06" in told.stdout
