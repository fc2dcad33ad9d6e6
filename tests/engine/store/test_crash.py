"""A process killed in the middle of its work loses nothing it had acknowledged."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from tests.engine.store.making import opened, seqs

CHILD = """
import asyncio, sys
from pathlib import Path
from engine.store import Post, Target, Timer
from tests.engine.store.making import NOW, add_match, move, opened

async def campaign(store, match):
    for seq in range(1_000_000):
        line, post = Timer(f"wait.{seq}", 1, NOW), Post(seq, Target("table"))
        click = match << 32 | seq
        await store.write.append(move(match, seq, opens=(line,), posts=(post,), interaction=click))
        print(match, seq, flush=True)

async def main():
    store = opened(Path(sys.argv[1]))
    matches = [await add_match(store) for _ in range(5)]
    await asyncio.gather(*(campaign(store, match) for match in matches))

asyncio.run(main())
"""


async def test_every_acknowledged_append_survives_kill_9(tmp_path: Path) -> None:
    """Each acknowledged append is there and whole; the log has no hole; the lock died with its holder."""
    acknowledged = await asyncio.to_thread(_killed, tmp_path, 300)

    async with opened(tmp_path) as store:
        logs = {match: seqs(await store.read.entries(match)) for match in acknowledged}
        waits = {match: len(await store.read.timers(match)) for match in acknowledged}
        posts = [(post.match, post.seq) for post in await store.read.pending_posts()]

    assert {1, 2, 3, 4, 5} == set(acknowledged)
    assert all(set(acked) <= set(logs[match]) for match, acked in acknowledged.items())
    assert logs == {match: list(range(len(log))) for match, log in logs.items()}
    assert waits == {match: len(log) for match, log in logs.items()}
    assert sorted(posts) == [(match, seq) for match, log in sorted(logs.items()) for seq in log]


def _killed(folder: Path, enough: int) -> dict[int, list[int]]:
    """What a child had acknowledged, by match, when it was killed after `enough` acknowledgements."""
    child = subprocess.Popen([sys.executable, "-c", CHILD, str(folder)], stdout=subprocess.PIPE, text=True)
    with child:
        assert child.stdout is not None
        lines = [child.stdout.readline() for _ in range(enough)]
        os.kill(child.pid, signal.SIGKILL)
        lines += child.stdout.readlines()
    assert -signal.SIGKILL == child.returncode
    return _by_match(line for line in lines if line.endswith("\n"))


def _by_match(lines: Iterable[str]) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for line in lines:
        match, seq = map(int, line.split())
        found.setdefault(match, []).append(seq)
    return found
