"""khandan simulate --cluster: the games of one machine, played by Dask's workers on 127.0.0.1."""

import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest

from bot.config import Unfit
from bot.lab.simulation import cluster
from bot.lab.simulation.cluster import _difference, count_on_cluster, run_if_same
from bot.lab.simulation.jobs import Job, run
from tests.bot.cli.command import khandan

ROOT: Final = Path(__file__).parents[4]
PATIENCE: Final = 60.0
"""Seconds in which Dask's programs have to begin."""

JOB: Final = Job("coup", 4, ("prudent",), 3, range(240), "", None, "en")


class Cluster:
    """A scheduler and its workers, each a process of its own."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._running: list[subprocess.Popen[bytes]] = []
        self.workers: list[subprocess.Popen[bytes]] = []
        self.scheduler, told = self._begin("dask_scheduler", "--port", "0")
        self.address = told

    def add_worker(self, at: Path = ROOT) -> str:
        """Begin a worker in this folder, whose modules are found first; its address."""
        worker, address = self._begin("dask_worker", self.address, "--no-nanny", "--nthreads", "1", at=at)
        self.workers.append(worker)
        return address

    def stop(self) -> None:
        """End every program that was begun, by its own process."""
        for one in reversed(self._running):
            one.kill()
            one.wait()

    def _begin(self, program: str, *words: str, at: Path = ROOT) -> tuple[subprocess.Popen[bytes], str]:
        """A program of Dask's and the address that it says once it is at work."""
        log = self._folder / f"{len(self._running)}.log"
        command = (sys.executable, "-m", f"distributed.cli.{program}", *words)
        where = ("--host", "127.0.0.1", "--no-dashboard")
        with log.open("wb") as file:
            one = subprocess.Popen((*command, *where), cwd=at, stdout=file, stderr=file)
        self._running.append(one)
        said = r"Scheduler at:\s+(tcp://\S+)" if program == "dask_scheduler" else r"Start worker at:\s+(\S+)"
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            text = log.read_text("utf-8")
            if (found := re.search(said, text)) and ("Registered to" in text or "scheduler" in program):
                return one, found[1]
            time.sleep(0.05)
        raise TimeoutError(log.read_text("utf-8")[-2000:])


@contextmanager
def served(folder: Path) -> Iterator[Cluster]:
    """A scheduler without workers, for this block."""
    one = Cluster(folder)
    try:
        yield one
    finally:
        one.stop()


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """A cluster of two workers."""
    with served(tmp_path_factory.mktemp("cluster")) as found:
        found.add_worker()
        found.add_worker()
        yield found


def test_a_cluster_tells_what_one_machine_tells(two: Cluster, tmp_path: Path) -> None:
    """To the letter; of cards, too, which each worker reads for itself."""
    for words in (("coup", "--games", "20"), ("houses", "--games", "2", "--steward", "random")):
        here = khandan(tmp_path, "simulate", *words, "--jobs", "1")
        there = khandan(tmp_path, "simulate", *words, "--cluster", two.address)

        assert (0, "") == (there.exit_code, there.stderr)
        assert here.stdout == there.stdout


def test_a_worker_that_dies_costs_no_game(tmp_path: Path) -> None:
    """Its parts are played by the other."""
    with served(tmp_path) as found:
        found.add_worker()
        found.add_worker()
        heard: list[int] = []

        def kill_at_first(games: int) -> None:
            if not heard:
                found.workers[0].kill()
            heard.append(games)

        told = count_on_cluster(JOB, found.address, 24, kill_at_first)

        assert found.workers[0].wait(PATIENCE) < 0
        assert run(JOB) == told
        assert len(JOB.numbers) == sum(heard)


def test_a_cluster_without_workers_and_one_that_is_lost_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits for ever."""
    monkeypatch.setattr(cluster, "RETURN", 1)
    monkeypatch.setattr("bot.lab.simulation.jobs.WHILE", 0.5)
    with served(tmp_path) as found:
        empty = khandan(tmp_path, "simulate", "coup", "--cluster", found.address)
        for lost in ("worker", "scheduler"):
            found.add_worker()

            def kill(_: int, lost: str = lost) -> None:
                (found.workers[-1] if lost == "worker" else found.scheduler).kill()

            with pytest.raises(Unfit, match="simulate-cluster-lost"):
                count_on_cluster(JOB, found.address, 24, kill)

    assert f"The cluster at {found.address} has no workers" in empty.stderr
    assert (2, 1) == (empty.exit_code, len(empty.stderr.splitlines()))


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "127.0.0.1", "smoke://127.0.0.1:8786", ""])
def test_where_no_scheduler_answers_one_sentence_says_so(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 0.5)
    told = khandan(tmp_path, "simulate", "coup", "--cluster", address)

    assert (2, 1) == (told.exit_code, len(told.stderr.splitlines()))
    assert "No scheduler answers at" in told.stderr


@pytest.mark.parametrize("words", [("--jobs", "2"), ("--record", "records")])
def test_what_one_machine_alone_does_is_not_asked_of_a_cluster(
    words: tuple[str, ...], tmp_path: Path
) -> None:
    told = khandan(tmp_path, "simulate", "coup", "--cluster", "tcp://127.0.0.1:1", *words)

    assert 2 == told.exit_code
    assert f"{words[0]} can’t be used with --cluster" in told.stderr


def test_without_the_package_one_sentence_says_how_it_is_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def find_nothing(_: str) -> None:
        return None

    monkeypatch.setattr(cluster, "find_spec", find_nothing)
    told = khandan(tmp_path, "simulate", "coup", "--cluster", "tcp://127.0.0.1:1")

    assert 2 == told.exit_code
    assert "EXTRAS=cluster" in told.stderr


def fake(folder: Path, program: str) -> Path:
    """A folder in which the worker finds this program in place of ours."""
    simulation = folder / "bot" / "lab" / "simulation"
    simulation.mkdir(parents=True)
    for one in (folder / "bot", folder / "bot" / "lab", simulation):
        (one / "__init__.py").touch()
    (simulation / "cluster.py").write_text(program)
    return folder


@pytest.mark.parametrize(
    ("program", "said"),
    [
        ("def program_and_cards(game, cards): return ('0.1.0', '')", "has Khandan 0.1.0, this machine "),
        ("", "has no Khandan, or one that is too old"),
    ],
)
def test_a_worker_that_would_play_other_games_is_named(
    two: Cluster, tmp_path: Path, program: str, said: str
) -> None:
    """Before anything is played."""
    worker = two.add_worker(fake(tmp_path / "other", program))
    told = khandan(tmp_path, "simulate", "coup", "--cluster", two.address)
    two.workers[-1].kill()

    assert (2, 1) == (told.exit_code, len(told.stderr.splitlines()))
    assert f"The worker {worker} {said}" in told.stderr


def test_a_worker_with_other_cards_or_without_them_is_named() -> None:
    """Whatever it answers."""
    expected = ("0.2.0", "this")
    answers = (("0.2.0", "other"), Unfit("content-missing"), ModuleNotFoundError("bot"))
    told = [_difference("tcp://10.0.0.9:1", "pack", expected, answer) for answer in answers]

    assert ["cards", "cards", "without"] == [one.code.rpartition("-")[2] for one in told]
    assert "pack" == told[0].slots["folder"]


def test_a_worker_that_comes_later_is_asked_at_each_part(monkeypatch: pytest.MonkeyPatch) -> None:
    class Worker:
        address = "tcp://10.0.0.9:1"

    def here() -> Any:
        return Worker

    monkeypatch.setattr("distributed.get_worker", here)
    with pytest.raises(Unfit, match="simulate-cluster-version") as told:
        run_if_same(("0.1.0", ""), JOB)

    assert ("tcp://10.0.0.9:1", "0.1.0") == (told.value.slots["worker"], told.value.slots["ours"])
