"""The unit of systemd: what it begins anew, what it lets the bot do, and that the bot can live with that."""

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from ctypes.util import find_library
from pathlib import Path

import pytest

from tests.deploy.as_a_unit import UNIT, allowed_calls

TEXT = UNIT.read_text("utf-8")
MOST_EXPOSED = 2.5
"""By systemd's own measure, where 10 is a program that may do everything."""

HAS_SYSTEMD = shutil.which("systemd-analyze") is not None
needs_systemd = pytest.mark.skipif(not HAS_SYSTEMD, reason="systemd-analyze is not installed here")
needs_filter = pytest.mark.skipif(
    not HAS_SYSTEMD or find_library("seccomp") is None, reason="systemd-analyze or libseccomp is missing here"
)


def within_the_unit(*words: str) -> list[str]:
    """A command of this Python, under the filter that the unit asks for."""
    return [sys.executable, "-m", "tests.deploy.as_a_unit", sys.executable, *words]


def environment(folder: Path, **more: str) -> dict[str, str]:
    """Nothing of the machine's; what is written lies in the folder."""
    root = str(UNIT.parents[1])
    return {"PATH": os.environ["PATH"], "PYTHONPATH": root, "DATA": str(folder / "var"), "PORT": "0", **more}


def test_what_ends_for_good_and_what_is_begun_anew() -> None:
    """Exit code 2 is a sentence for the host. A loop that stands still is a failure like any other."""
    lines = set(TEXT.splitlines())

    assert {"Restart=on-failure", "RestartPreventExitStatus=2", "KillSignal=SIGTERM"} <= lines
    assert {"Type=notify", "WatchdogSec=2min"} <= lines
    assert "ExecStart=/opt/khandan/.venv/bin/khandan run" in lines
    assert "ReadWritePaths=/opt/khandan/var" in lines


def test_the_steps_of_the_page_make_what_the_unit_needs() -> None:
    """User, folder, the data that it may write, and the place from which systemd reads it."""
    page = (UNIT.parents[1] / "docs/hosting.md").read_text("utf-8")
    steps = page[page.index("## As a service") :].split("```")[1].splitlines()
    user, folder = (re.search(rf"^{name}=(.*)$", TEXT, re.M)[1] for name in ("User", "WorkingDirectory"))  # type: ignore[index]

    assert f"useradd --system --home-dir {folder} --shell /usr/sbin/nologin {user}" in steps
    assert any(one.startswith("git clone ") and one.endswith(folder) for one in steps)
    assert f"install -d -o {user} -g {user} -m 700 var" in steps
    assert f"cp deploy/{UNIT.name} /etc/systemd/system/" in steps
    assert f"systemctl enable --now {UNIT.stem}" in steps


@needs_systemd
def test_systemd_itself_finds_little_that_the_bot_could_do_to_the_machine() -> None:
    told = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--no-pager", str(UNIT)],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    found = re.search(r"Overall exposure level for khandan.service: ([0-9.]+)", told)

    assert found is not None
    assert float(found[1]) <= MOST_EXPOSED


@needs_systemd
def test_systemd_knows_every_line_of_the_unit(tmp_path: Path) -> None:
    """It passes over what it does not know, with a warning; the program is not installed here."""
    unit = tmp_path / UNIT.name
    unit.write_text(re.sub(r"^ExecStart=.*$", "ExecStart=/bin/true", TEXT, flags=re.MULTILINE), "utf-8")
    told = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)

    assert [] == [line for line in told.stderr.splitlines() if UNIT.name in line]


@needs_systemd
def test_the_filter_lets_through_what_servers_need_and_nothing_of_an_administrators() -> None:
    allowed = allowed_calls(TEXT)

    assert {"read", "futex", "clone3", "connect", "fsync", "rename"} <= allowed
    assert not {"mount", "reboot", "ptrace", "chown", "setuid", "bpf", "init_module", "setpriority"} & allowed


FORBIDDEN = """
import mmap, os, socket
for what in (
    lambda: mmap.mmap(-1, 4096, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC),
    lambda: os.chown(".", 0, 0),
    lambda: os.setpriority(os.PRIO_PROCESS, 0, 5),
    lambda: socket.socket(socket.AF_NETLINK, socket.SOCK_RAW),
):
    try:
        what()
        print("allowed")
    except OSError as error:
        print(type(error).__name__)
"""


@needs_filter
def test_what_the_unit_forbids_is_forbidden_in_these_tests(tmp_path: Path) -> None:
    """Else that the bot works here would say nothing."""
    told = subprocess.run(
        within_the_unit("-c", FORBIDDEN),
        env=environment(tmp_path),
        capture_output=True,
        text=True,
        check=True,
    )

    assert ["PermissionError"] * 3 + ["OSError"] == told.stdout.split()


@needs_filter
def test_the_bot_plays_draws_and_keeps_within_what_the_unit_allows(tmp_path: Path) -> None:
    """A rehearsal: stewards, posts, pictures from their own processes, a database."""
    told = subprocess.run(
        within_the_unit("-m", "bot", "rehearse", "--seed", "7", "--generations", "1"),
        env=environment(tmp_path),
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )

    assert "Generations: 1, phases: " in told.stdout


@pytest.fixture
def systemd(tmp_path: Path) -> Iterator[socket.socket]:
    """The socket over which the program speaks to it."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as door:
        door.bind(str(tmp_path / "notify"))
        door.settimeout(60)
        yield door


def drained(door: socket.socket) -> list[str]:
    """What has come and was not read yet."""
    found = list[str]()
    door.setblocking(False)
    try:
        while True:
            found.append(door.recv(100).decode())
    except BlockingIOError:
        door.settimeout(60)
        return found


@needs_filter
def test_a_program_that_stands_still_is_heard_by_its_silence(tmp_path: Path, systemd: socket.socket) -> None:
    """The whole program as the unit runs it, without a token: begun, held, let go on, ended."""
    given = environment(tmp_path, NOTIFY_SOCKET=str(tmp_path / "notify"), WATCHDOG_USEC="200000")
    with subprocess.Popen(
        within_the_unit("-m", "bot", "run"), env=given, cwd=tmp_path, stdout=subprocess.DEVNULL
    ) as running:
        began = [systemd.recv(100).decode() for _ in range(3)]
        running.send_signal(signal.SIGSTOP)
        time.sleep(0.1)
        drained(systemd)
        time.sleep(0.5)
        held = drained(systemd)
        running.send_signal(signal.SIGCONT)
        again = systemd.recv(100).decode()
        running.terminate()
        code = running.wait(60)
    last = drained(systemd)

    assert ["READY=1", "WATCHDOG=1", "WATCHDOG=1"] == began
    assert [] == held
    assert "WATCHDOG=1" == again
    assert (0, "STOPPING=1") == (code, last[-1])
