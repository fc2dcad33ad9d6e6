"""Games by stewards on a cluster of machines, by Dask: the extra `cluster`.

Whoever has the machines begins Dask's scheduler and its workers there (docs/simulating.md). Each worker must
have this program and these cards, else a game would be another one: that is asked before anything is played,
and again at each part, for workers come and go.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager
from functools import partial
from importlib.util import find_spec
from typing import Any, Final

from bot.config import Unfit
from bot.lab.simulation.counters import Tally
from bot.lab.simulation.jobs import Job, jobs_of, load_playable, run, spread
from bot.terminal.release import release
from engine.kernel.content import ContentBroken

PATIENCE: Final = 10
"""Seconds in which a scheduler has to answer."""

RETURN: Final = 60
"""Seconds that are waited for a worker where all are gone."""

RETRIES: Final = 3
"""How often a part that failed is played again, on whatever worker is free."""

FOR_EACH_THREAD: Final = 4
"""Parts for each thread of the cluster at least: so none waits long for another's last part."""


def count_on_cluster(whole: Job, address: str, parts: int, done: Callable[[int], None]) -> Tally:
    """The tally of a job whose games are played by the workers at this address; `done` hears of games played.

    There are at least so many `parts`. Unfit where the package is missing, the scheduler does not answer, a
    worker has not what this program has, or all workers are lost for a minute.
    """
    with _connect(address) as client:
        expected = program_and_cards(whole.game, whole.cards)
        _check_workers(client, whole, expected)
        jobs = jobs_of(whole, max(parts, FOR_EACH_THREAD * sum(client.nthreads().values())))
        executor = client.get_executor(pure=False, retries=RETRIES)
        try:
            watch = partial(_wait_for_workers, client, address)
            return spread(jobs, executor, done, partial(run_if_same, expected), watch)
        finally:
            executor.shutdown(wait=False)


def program_and_cards(game: str, cards: str) -> tuple[str, str]:
    """This program's version with its commit, and the version of the cards in this folder as it is here."""
    this = release()
    return f"{this.version} {this.commit}".strip(), load_playable(game, cards).content(game)


def run_if_same(expected: tuple[str, str], job: Job) -> Tally:
    """Play a part where program and cards are the expected ones; Unfit where they are others."""
    found = program_and_cards(job.game, job.cards)
    if found != expected:
        from distributed import get_worker  # noqa: PLC0415  an extra, which a worker has

        raise _difference(get_worker().address, job.cards, expected, found)
    return run(job)


@contextmanager
def _connect(address: str) -> Iterator[Any]:
    """A client of the scheduler at the address, for this block, which ends with Unfit where it is lost."""
    if find_spec("distributed") is None:
        raise Unfit("simulate-cluster-missing")
    import distributed  # noqa: PLC0415  an extra: only who has a cluster needs it
    from distributed.scheduler import KilledWorker  # noqa: PLC0415  as above
    from distributed.utils import silence_logging_cmgr  # noqa: PLC0415  as above

    # What is wrong is told in one sentence of ours.
    with silence_logging_cmgr("CRITICAL"):
        try:
            client = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
        except (OSError, TimeoutError, ValueError, TypeError) as error:
            raise Unfit("simulate-cluster-unreached", address=address, command="dask scheduler") from error
        try:
            yield client
        except (CancelledError, KilledWorker) as error:
            raise Unfit("simulate-cluster-lost", address=address) from error
        finally:
            client.close(PATIENCE)


def _check_workers(client: Any, whole: Job, expected: tuple[str, str]) -> None:
    """Unfit where there is no worker, or one of them has another program or other cards."""
    found = client.run(program_and_cards, whole.game, whole.cards, on_error="return")
    if not found:
        address = client.scheduler.address
        raise Unfit("simulate-cluster-empty", address=address, command=f"dask worker {address}")
    for worker, told in found.items():
        # A worker that has just gone is no reason: its parts go to others.
        if not isinstance(told, OSError) and told != expected:
            raise _difference(worker, whole.cards, expected, told)


def _difference(worker: str, cards: str, expected: tuple[str, str], found: Any) -> Unfit:
    """Why a worker can't play: what it has, or the error with which it answered."""
    match found:
        case (program, _) if program != expected[0]:
            return Unfit("simulate-cluster-version", worker=worker, theirs=program, ours=expected[0])
        case (_, _) | Unfit() | ContentBroken():
            return Unfit("simulate-cluster-cards", worker=worker, folder=cards or "data/houses")
    return Unfit("simulate-cluster-without", worker=worker, ours=expected[0])


def _wait_for_workers(client: Any, address: str) -> None:
    """Unfit where all workers are gone and none comes back."""
    if not client.nthreads():
        try:
            client.wait_for_workers(1, timeout=RETURN)
        except TimeoutError:
            raise Unfit("simulate-cluster-lost", address=address) from None
