"""Ctrl-C: a sentence and no trace from the first moment on, and the exit code that is expected."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot import __main__ as program
from bot.terminal.words import terminal_text

ROOT = Path(__file__).parents[3]
WITHIN = 4.0
"""Seconds: one that comes more than five after the first breaks off what hangs (bot.terminal.stopping)."""

BYE = terminal_text("run-bye", "en")


@pytest.fixture(autouse=True)
def as_before(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Signals are heard as before when it is over."""
    monkeypatch.setenv("LANGUAGE", "en")
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def test_a_ctrl_c_while_the_program_is_read_breaks_off_no_import_and_is_heard_after_it() -> None:
    """A library may catch it within an import, and half a module stays."""
    read = []

    def broken_off() -> None:
        with program.put_off():
            os.kill(os.getpid(), signal.SIGINT)
            read.append("to the end")

    with pytest.raises(KeyboardInterrupt):
        broken_off()

    assert ["to the end"] == read


def test_a_ctrl_c_that_is_handed_on_once_more_does_not_break_off_the_end() -> None:
    """make and uv give the bot the one that the terminal has given it already."""

    def ends() -> None:
        with program.put_off():
            os.kill(os.getpid(), signal.SIGINT)

    with pytest.raises(KeyboardInterrupt):
        ends()
    os.kill(os.getpid(), signal.SIGINT)

    assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN


def test_a_program_that_nobody_stopped_while_it_was_read_hears_ctrl_c_as_before() -> None:
    """It must still be possible to stop it."""
    with program.put_off():
        pass

    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_a_ctrl_c_that_whoever_began_it_does_not_want_heard_is_not_heard() -> None:
    """As in the background of a shell."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with program.put_off():
        os.kill(os.getpid(), signal.SIGINT)

    assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN


@pytest.mark.parametrize(
    ("words", "code", "told"),
    [
        (["run"], 0, f"{BYE}\n"),
        (["run", "--container"], 143, f"{BYE}\n"),
        (["simulate", "coup"], 130, ""),
        ([], 130, ""),
    ],
)
def test_what_is_stopped_before_it_has_begun_ends_as_what_has_begun(
    words: list[str],
    code: int,
    told: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The bot's end was asked for and is none of a shell's errors; another command was broken off.

    To Docker it is an end by SIGTERM, after which the container comes back with the machine.
    """

    def broken_off(_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(program, "run_command", broken_off)
    monkeypatch.setattr(program.sys, "argv", ["khandan", *words])
    with pytest.raises(SystemExit) as ended:
        program.main()

    assert (code, told) == (ended.value.code, capsys.readouterr().out)


def test_a_ctrl_c_that_comes_again_and_again_until_the_end_makes_no_error_of_it(tmp_path: Path) -> None:
    """On a busy machine make and uv hand it on when the loop is gone, or as the interpreter ends (130)."""
    given = {**os.environ, "DATA": str(tmp_path), "PORT": "0", "DISCORD_TOKEN": "", "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        [sys.executable, "-m", "bot", "run"],
        cwd=ROOT,
        env=given,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        address = next((line for line in running.stdout if "http://127.0.0.1:" in line), "")
        since = time.monotonic()
        while running.poll() is None and time.monotonic() < since + WITHIN:
            running.send_signal(signal.SIGINT)
            time.sleep(0.002)
        out, err = running.communicate(timeout=60)

    assert address
    assert (0, BYE) == (running.returncode, out.strip())
    assert "Traceback" not in err


def test_ctrl_c_on_make_run_is_one_sentence_and_no_error_of_make(tmp_path: Path) -> None:
    """The terminal gives it to make and the bot alike."""
    given = {**os.environ, "DATA": str(tmp_path), "PORT": "0", "DISCORD_TOKEN": "", "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        ["make", "run"],
        cwd=ROOT,
        env={**given, "MAKEFLAGS": ""},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        address = next((line for line in running.stdout if "http://127.0.0.1:" in line), "")
        os.killpg(running.pid, signal.SIGINT)
        out, err = running.communicate(timeout=60)

    assert address
    assert BYE == out.strip()
    assert "Error" not in err
    assert running.returncode in (0, -signal.SIGINT)
