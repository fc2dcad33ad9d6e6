"""What systemd hears over its socket: the beginning, signs of life from the loop itself, the end."""

import asyncio
import os
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.terminal.service import notify_service, say_to_service, seconds_of_silence

PAUSE = 0.05
"""Seconds of silence after which this systemd would end the program."""


@pytest.fixture
def systemd(tmp_path: Path) -> Iterator[socket.socket]:
    """Its socket, which is asked and never waits."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as door:
        door.bind(str(tmp_path / "notify"))
        door.setblocking(False)
        yield door


def heard(door: socket.socket) -> list[str]:
    """All that has come since it was last asked."""
    found = list[str]()
    while True:
        try:
            found.append(door.recv(100).decode())
        except BlockingIOError:
            return found


def environment(door: socket.socket, **more: str) -> dict[str, str]:
    watched = {"WATCHDOG_USEC": str(int(PAUSE * 1_000_000)), "WATCHDOG_PID": str(os.getpid())}
    return {"NOTIFY_SOCKET": str(door.getsockname()), **watched, **more}


async def test_a_loop_that_turns_gives_signs_of_life_between_its_beginning_and_its_end(
    systemd: socket.socket,
) -> None:
    async with notify_service(environment(systemd)):
        first = list[str]()
        while first.count("WATCHDOG=1") < 3:
            await asyncio.sleep(0)
            first += heard(systemd)
    last = heard(systemd)
    await asyncio.sleep(PAUSE)

    assert ["READY=1", "WATCHDOG=1"] == first[:2]
    assert "STOPPING=1" == last[-1]
    assert [] == heard(systemd)


async def test_a_loop_that_stands_still_gives_none(systemd: socket.socket) -> None:
    """So that systemd ends the program after its time; once it turns again there is a sign."""
    async with notify_service(environment(systemd)):
        await asyncio.sleep(0)
        heard(systemd)
        time.sleep(2 * PAUSE)  # noqa: ASYNC251  this is the standstill
        meanwhile = heard(systemd)
        await asyncio.sleep(PAUSE)
        afterwards = heard(systemd)

    assert [] == meanwhile
    assert {"WATCHDOG=1"} == set(afterwards)


async def test_a_unit_without_a_watchdog_hears_beginning_and_end(systemd: socket.socket) -> None:
    async with notify_service({"NOTIFY_SOCKET": str(systemd.getsockname())}):
        await asyncio.sleep(PAUSE)

    assert ["READY=1", "STOPPING=1"] == heard(systemd)


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({}, None),
        ({"WATCHDOG_USEC": "120000000"}, None),
        ({"NOTIFY_SOCKET": "/s", "WATCHDOG_USEC": "120000000"}, 120.0),
        ({"NOTIFY_SOCKET": "/s", "WATCHDOG_USEC": "120000000", "WATCHDOG_PID": "1"}, None),
        ({"NOTIFY_SOCKET": "/s", "WATCHDOG_USEC": "0"}, None),
        ({"NOTIFY_SOCKET": "/s", "WATCHDOG_USEC": "soon"}, None),
    ],
)
def test_the_silence_is_measured_where_this_process_is_meant(
    given: dict[str, str], expected: float | None
) -> None:
    """A child has the same environment, and must not speak for its parent."""
    assert expected == seconds_of_silence(given)


def test_a_name_that_is_no_file_is_reached(tmp_path: Path) -> None:
    """Containers are often given one that begins with "@"."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as door:
        name = f"khandan-{os.getpid()}"
        door.bind(f"\0{name}")
        door.setblocking(False)
        say_to_service("READY=1", {"NOTIFY_SOCKET": f"@{name}"})

        assert ["READY=1"] == heard(door)


@pytest.mark.parametrize("address", ["", "/nowhere/notify", "x" * 300])
def test_where_nobody_listens_nothing_happens(address: str) -> None:
    say_to_service("READY=1", {"NOTIFY_SOCKET": address})


def test_a_full_socket_holds_nothing_up(systemd: socket.socket) -> None:
    """More than any queue takes; the program goes on."""
    for _ in range(1000):
        say_to_service("WATCHDOG=1", environment(systemd))

    assert 0 < len(heard(systemd)) <= 1000
