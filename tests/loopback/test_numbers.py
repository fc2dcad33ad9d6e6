"""The page on loopback: whether the bot works, and its numbers, at a small Discord over real sockets."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest
from msgspec.structs import replace
from prometheus_client.parser import text_string_to_metric_families

from bot.clock.waiting import RealWaiting
from bot.config import Unfit
from bot.metrics.numbers import Numbers
from bot.metrics.page import Page, serve_metrics
from bot.terminal.words import terminal_text
from bot.wiring import make_bot
from tests.bot.core_world import unused, whole
from tests.deploy.health import checked
from tests.loopback.conftest import connected
from tests.loopback.people import Person, answered
from tests.loopback.server import Server
from tests.loopback.town import Channel
from tests.loopback.watching import until


def free() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])


@asynccontextmanager
async def served(folder: Path, port: int, address: str = "127.0.0.1") -> AsyncIterator[None]:
    """The page of a bot that is not connected, on this port of this address."""
    settings = whole().settings.model_copy(update={"metrics": port, "metrics_address": address})
    bot = make_bot(replace(whole(), settings=settings), RealWaiting(), unused(folder))
    async with serve_metrics(bot, Numbers()):
        yield


@asynccontextmanager
async def counted(folder: Path, port: int) -> AsyncIterator[Any]:
    """Our bot, connected, and its page on this port."""
    settings = whole().settings.model_copy(update={"metrics": port})
    numbers = Numbers()
    bot = make_bot(replace(whole(), settings=settings), RealWaiting(), unused(folder), numbers=numbers)
    bot._connection.guild_ready_timeout = 0.05
    async with serve_metrics(bot, numbers):
        before = await asked(port, "/healthz")
        async with connected(bot):
            yield bot

    assert (503, False) == (before[0], json.loads(before[1])["connected"])


@pytest.mark.parametrize(
    ("shared", "held", "logged_in", "reached", "connected"),
    [
        (False, {0: 0}, True, False, False),
        (True, {2: 7}, True, False, False),
        (True, {2: 7}, True, True, True),
        (True, {}, True, False, True),
        (True, {}, False, False, False),
    ],
)
def test_a_process_that_holds_no_shard_misses_nothing(
    shared: bool, held: dict[int, int], logged_in: bool, reached: bool, connected: bool
) -> None:
    """Kubernetes ends an old pod only once the new one is well, and only then is there a shard for it."""
    slots = SimpleNamespace(shared=shared, mine=lambda: held)
    numbers = Numbers()
    numbers.reached = reached
    bot: Any = SimpleNamespace(store=SimpleNamespace(slots=slots), user="khandan" if logged_in else None)

    assert connected == Page(bot, numbers).is_connected()


async def asked(port: int, path: str) -> tuple[int, str]:
    """What the page says."""
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}{path}") as answer:
        return answer.status, await answer.text()


def numbers_in(text: str) -> dict[str, float]:
    """By name, those with labels by their values too."""
    samples = (one for family in text_string_to_metric_families(text) for one in family.samples)
    return {" ".join((one.name, *one.labels.values())): one.value for one in samples}


async def test_what_happens_is_counted(server: Server, hall: Channel, amir: Person, tmp_path: Path) -> None:
    """A table is opened and joined: moves, the time of answers, commits, requests, what stands open."""
    port = free()
    async with counted(tmp_path, port):
        await until(lambda: server.town.commands)
        await answered(amir.command(hall, "campaign new", seats=3))
        await answered(amir.command(hall, "campaign join"))
        await until(lambda: hall.messages)
        seen = numbers_in((await asked(port, "/metrics"))[1])

    assert 2 <= seen["khandan_moves_total"]
    assert 2 == seen["khandan_answer_seconds_count"]
    assert 2 <= seen["khandan_commit_writes_count"] <= seen["khandan_commit_writes_sum"]
    assert 1 <= seen["khandan_requests_total 200"]
    assert (1.0, 1.0) == (seen["khandan_matches"], seen["khandan_connected"])
    assert 0 <= seen["khandan_outbox_lag_seconds"] < 60
    assert {"khandan_waits", "khandan_outbox_owed"} <= seen.keys()


async def test_health_is_told_by_its_status(server: Server, hall: Channel, tmp_path: Path) -> None:
    """200 while Discord is there; 503 once it is not. The image's own check says so, whatever the proxies."""
    port = free()
    async with counted(tmp_path, port) as bot:
        await until(lambda: server.town.commands)
        well = await asked(port, "/healthz")
        healthy = await checked(port), await checked(port, http_proxy="http://127.0.0.1:9")
        bot.dispatch("disconnect")
        await asyncio.sleep(0.05)
        ill, sick = await asked(port, "/healthz"), await checked(port)

    assert (0, 0, 1) == (*healthy, sick)
    assert 1 == await checked(port)
    assert 200 == well[0]
    assert 503 == ill[0]
    told = [json.loads(text) for _, text in (well, ill)]
    assert [0, 0] == [sum(one.pop("requests")["waiting"].values()) for one in told]
    assert {"connected": True, "database": True, "discord": None} == told[0]
    assert {"connected": False, "database": True, "discord": None} == told[1]


async def test_a_port_that_is_taken_is_said(tmp_path: Path) -> None:
    """As it is written in .env: no number with a comma after its thousands."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(Unfit) as unfit:
            async with counted(tmp_path, port):
                pass

    told = terminal_text(unfit.value.code, "en", **unfit.value.slots)
    assert f"Port {port} is taken. Set another METRICS in .env." == told


def test_faults_are_counted_by_their_event() -> None:
    numbers = Numbers()
    numbers.fault("failed")

    assert 1 == numbers.registry.get_sample_value("khandan_faults_total", {"event": "failed"})


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1:{port}", 503),
        ("localhost:{port}", 503),
        ("LOCALHOST", 503),
        ("[::1]:{port}", 503),
        ("khandan:{port}", 403),
        ("10.0.0.7:{port}", 403),
        ("evil.example:{port}", 403),
        ("127.0.0.1.evil.example", 403),
        ("localhost.evil.example:{port}", 403),
        ("evil.example@127.0.0.1", 403),
        ("[::1].evil.example", 403),
        ("", 403),
    ],
)
@pytest.mark.parametrize("path", ["/livez", "/healthz", "/metrics", "/nowhere"])
async def test_a_page_whose_name_was_turned_to_this_machine_reads_nothing(
    tmp_path: Path, host: str, status: int, path: str
) -> None:
    """DNS rebinding: to the visitor's browser the numbers would be the page's own."""
    port = free()
    async with served(tmp_path, port):
        said = await status_under(host.format(port=port), port, path)
    expected = {"/metrics": 200, "/livez": 200, "/nowhere": 404}.get(path, status) if status != 403 else 403

    assert expected == said


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1:{port}", 200),
        ("172.18.0.2:{port}", 200),
        ("[fd00::2]:{port}", 200),
        ("khandan:{port}", 200),
        ("khandan-0", 200),
        ("evil.example:{port}", 403),
        ("khandan.evil.example", 403),
        ("khandan.", 403),
        ("2130706433", 403),
        ("", 403),
    ],
)
async def test_in_a_network_of_the_hosts_own_the_page_has_the_names_that_nobody_else_can_give(
    tmp_path: Path, host: str, status: int
) -> None:
    """A scraper beside the bot asks for it by its service's name, a probe by its address."""
    port = free()
    async with served(tmp_path, port, "0.0.0.0"):
        said = await status_under(host.format(port=port), port, "/metrics")

    assert status == said


async def test_on_loopback_nothing_listens_elsewhere(tmp_path: Path) -> None:
    """127.0.0.2 is another address of this machine."""
    port = free()
    async with served(tmp_path / "one", port):
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(("127.0.0.2", port), 1).close()
    async with served(tmp_path / "two", port, "127.0.0.2"):
        socket.create_connection(("127.0.0.2", port), 1).close()
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(("127.0.0.1", port), 1).close()


async def test_an_address_of_another_machine_is_said(tmp_path: Path) -> None:
    with pytest.raises(Unfit) as unfit:
        async with served(tmp_path, free(), "192.0.2.1"):
            pass

    told = terminal_text(unfit.value.code, "en", **unfit.value.slots)
    assert "This machine has no address 192.0.2.1. Set another METRICS_ADDRESS in .env." == told


async def test_life_is_told_while_discord_is_out(tmp_path: Path) -> None:
    """A supervisor that asks for it does not begin a bot anew that only waits for Discord."""
    port = free()
    async with served(tmp_path, port):
        alive, well = await asked(port, "/livez"), await asked(port, "/healthz")

    assert ((200, "alive\n"), 503) == (alive, well[0])


async def status_under(host: str, port: int, path: str) -> int:
    """How the page answers whoever asks for it under this name."""
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}{path}", headers={"Host": host}) as answer,
    ):
        return answer.status
