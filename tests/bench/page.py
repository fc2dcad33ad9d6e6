"""docs/notebook/performance.md, made from what a bench has measured."""

import os
import platform
from collections.abc import Mapping
from pathlib import Path
from typing import Final

BEFORE: Final[Mapping[str, Mapping[str, float]]] = {
    "Houses in the engine": {"ratio of any move": 16},
    "A durable append": {"wall_ratio": 1.6},
    "Coup in the engine": {"ratio": 1.9},
    "A click over sockets": {
        "hand_ratio": 13.7,
        "board_ratio": 9.1,
        "ballot_over": 25.4,
        "seal_over": 35.1,
    },
    "Stewards of Houses": {"prudent_p99_ms": 4.5, "company_p99_ms": 3.9},
    "Games by command": {"coup_100_clock_s": 18.3, "treasure_100_clock_s": 16.3},
}
"""What was measured on a machine of two cores before speed was worked on."""

HEAD: Final = """# Performance

Made by `make performance`, which measures everything below in one run; edit nothing here by hand.

Whatever is promised is a ratio to a floor that is measured in the same run, turn and turn about, so that a
slow or busy machine changes little of it; times stand beside them and tell the machine. What each figure
means stands in its file in `tests/bench`. A *least move* is one of a council without rules
(`tests/bench/council.py`). *Before* is what was measured before speed was worked on: the ratios as they were
found then, on a machine of two cores; games by command at the last state of 21 November 2026, played again on
26 November on two quiet cores, where one process played them and stewards thought less. Clicks of before
stand against an empty answer that took 0.35 ms then; the one here is in a process of its own and asked after
a pause, as each click is, so that those two columns can't be compared. Asked one after another it took 0.9 ms
on 26 November, a hand 1.7 and a board 1.6; against that those of before, 4.8 and 3.2 ms, would be some five
and four. MISSED stands where a promise is not kept.

"""


def write(file: Path, rows: Mapping[str, list[tuple[str, ...]]]) -> None:
    """The page: of each bench its rows (figure, measured, promised, verdict)."""
    parts = [_bench(name, found) for name, found in rows.items()]
    file.write_text(f"{HEAD}{_machine()}\n\n" + "\n\n".join(parts) + "\n", "utf-8")


def _machine() -> str:
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    return (
        f"Measured on {os.cpu_count()} cores ({platform.machine()}), {memory:.0f} GB of memory, "
        f"{platform.system()}, Python {platform.python_version()}. So many programs wanted a core at once "
        f"(load, on average): {os.getloadavg()[2]:.1f}. Times are to be trusted where it is below the cores."
    )


def _bench(name: str, rows: list[tuple[str, ...]]) -> str:
    before = BEFORE.get(name, {})
    lines = [f"## {name}", "", "| figure | before | measured | promised | |", "|---|---|---|---|---|"]
    for figure, measured, promised, verdict in rows:
        past = f"{before[figure]:g}" if figure in before else ""
        lines.append(f"| {figure.replace('_', ' ')} | {past} | {measured} | {promised} | {verdict} |")
    return "\n".join(lines)
