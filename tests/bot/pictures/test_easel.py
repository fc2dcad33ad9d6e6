"""The process that draws: what it draws, and that none of its failures outlasts one picture."""

import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.pictures import worker as worker_module
from bot.pictures.easel import PATIENCE, Easel, NotDrawn, Watch
from tests.bot.pictures.boards import DATA

FACTS = b'{"rtl": false, "language": "en", "digits": "0123456789", "words": {}}'
PNG = b"\x89PNG"

HANGS = (sys.executable, "-c", "import time; time.sleep(60)")
SLOW = """
import runpy, sys, tempfile, time
time.sleep(6)
worker, data = sys.argv[1:]
sys.argv = [worker, data, tempfile.mkdtemp()]
runpy.run_path(worker, run_name='__main__')
"""
TWICE = """
import sys, time
asked, told = sys.stdin.buffer, sys.stdout.buffer
time.sleep(2.5)
told.write(b"\\x02")
told.flush()
asked.read(int.from_bytes(asked.read(4), "big"))
time.sleep(2.5)
told.write(b"\\x01" + (4).to_bytes(4, "big") + b"\\x89PNG")
told.flush()
"""
"""A worker that takes its time to begin, and then as long for its picture."""

COLD = 5.8
"""Seconds that a beginning took where nine in a row were ended."""

DIES = (sys.executable, "-c", "")


@pytest.fixture
def easel() -> Iterator[Easel]:
    """With the real worker."""
    made = Easel(DATA)
    yield made
    made.close()


def test_a_page_is_drawn_and_the_same_again(easel: Easel) -> None:
    """One process draws both, byte for byte alike."""
    first = easel.draw("kit", FACTS)

    assert first.startswith(PNG)
    assert first == easel.draw("kit", FACTS)


def test_what_a_template_refuses_is_said_and_the_next_is_drawn(easel: Easel) -> None:
    """The process stays: only this picture is not drawn."""
    with pytest.raises(NotDrawn, match="houses_council"):
        easel.draw("houses_council", FACTS)

    assert easel.draw("kit", FACTS).startswith(PNG)


@pytest.mark.parametrize("command", [HANGS, DIES], ids=["hangs", "dies"])
def test_a_process_that_hangs_or_dies_is_ended(command: tuple[str, ...]) -> None:
    """After the patience, and no process stays behind."""
    easel = Easel(DATA, patience=0.2, command=command)
    with pytest.raises(NotDrawn, match="kit"):
        easel.draw("kit", FACTS)

    assert easel._process is None


def test_a_process_that_begins_slowly_is_kept() -> None:
    """On a busy machine it needs six seconds, and five were given: it was ended, and began cold for ever."""
    worker = (sys.executable, "-c", SLOW, str(Path(worker_module.__file__)), str(DATA))
    easel = Easel(DATA, command=worker)
    easel.draw("kit", FACTS)
    first = easel._process
    easel.draw("kit", FACTS)

    assert first is not None
    assert first is easel._process
    assert first.poll() is None
    assert PATIENCE >= 10 * COLD
    easel.close()


def test_what_a_process_takes_to_begin_is_no_part_of_its_first_picture() -> None:
    """Both together take longer than a process may, either less."""
    easel = Easel(DATA, patience=4, command=(sys.executable, "-c", TWICE))
    easel.begin()
    drawn = easel.draw("kit", FACTS)
    easel.close()

    assert PNG == drawn


def test_the_process_begins_before_anything_is_drawn(easel: Easel) -> None:
    """With the bot; the first picture is drawn by it."""
    easel.begin()
    begun = easel._process
    easel.draw("kit", FACTS)

    assert begun is not None
    assert begun is easel._process


def test_a_process_that_answers_in_time_is_let_be() -> None:
    """However many times it is asked, and however long nobody asks."""
    process = subprocess.Popen(HANGS)
    watch = Watch(process, patience=2)
    for _ in range(45):
        with watch.count_waiting():
            time.sleep(0.05)
    time.sleep(2.5)
    alive = process.poll() is None
    watch.end()
    process.kill()
    process.wait()

    assert alive


def test_after_a_process_was_killed_another_begins(easel: Easel) -> None:
    """Whoever killed it."""
    easel.draw("kit", FACTS)
    assert easel._process is not None
    easel._process.kill()
    easel._process.wait()
    with pytest.raises(NotDrawn):
        easel.draw("kit", FACTS)

    assert easel.draw("kit", FACTS).startswith(PNG)


def test_the_process_is_not_ended_by_ctrl_c(easel: Easel) -> None:
    """A terminal sends it to every process of the program; this one ends with the program alone."""
    easel.draw("kit", FACTS)
    assert easel._process is not None
    easel._process.send_signal(signal.SIGINT)

    assert easel.draw("kit", FACTS).startswith(PNG)


def test_the_process_is_handed_no_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """Token and key of the bot are not in its environment."""
    monkeypatch.setenv("DISCORD_TOKEN", "a token")
    tells = "import os, sys; sys.exit('DISCORD_TOKEN' in os.environ)"
    easel = Easel(DATA, command=(sys.executable, "-c", tells))
    process = easel._process_running()

    assert 0 == process.wait()
    easel.close()
