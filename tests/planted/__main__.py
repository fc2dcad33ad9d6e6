"""`python -m tests.planted [--count N] [--only WORD]`: plants each fault, runs its tests, tells what lived.

Works in a copy of the tree, which is thrown away, with one fault at a time. First the tests of all chosen
faults run without any: a test that fails by itself catches nothing. Exit code 0 where at least 95 of 100
faults are caught and the list says of each survivor why it lives, 1 where not, and 2 where the list itself,
or a test without a fault, is wrong.
"""

import argparse
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec

from tests.caught import Outcome, try_tests
from tests.planted.faults import AREAS, Fault, Misfit, faults_of, plant

ROOT: Final = Path(__file__).resolve().parents[2]
LEFT_OUT: Final = (
    *(".git", ".venv", ".tools", ".hypothesis", "var", "mutants", "dist"),
    *(".mypy_cache", ".ruff_cache", ".import_linter_cache"),
)
"""What of the root's own folders is not copied: nothing that a test reads."""

BOUND: Final = 0.95
PATIENCE: Final = 300.0
"""Seconds after which the tests near a fault hang, which is noticed."""

PATIENCE_WITHOUT_FAULT: Final = 3600.0
"""Seconds for the tests of all chosen faults together, on a machine that does other things as well."""


class Trial(msgspec.Struct, frozen=True):
    """A fault, the area it stands in, and what became of it after how many seconds."""

    area: str
    fault: Fault
    outcome: Outcome
    seconds: float


def main(only: str, count: int | None) -> int:
    """Try the chosen faults, tell what came of them and return the exit code."""
    faults = chosen_faults(only, count)
    if not faults:
        print(f"No fault of the list has “{only}” in its area, its file or its tests.")  # noqa: T201
        return 2
    with tempfile.TemporaryDirectory(prefix="planted-") as folder:
        tree = Path(folder) / "tree"
        copy_tree(tree)
        tests = sorted({test for _, fault in faults for test in fault.tests})
        if _run(tests, tree, PATIENCE_WITHOUT_FAULT) != "alive":
            print("The tests fail without any fault (`make test` names which): mend that first.")  # noqa: T201
            return 2
        try:
            trials = [_try(area, fault, tree, number) for number, (area, fault) in enumerate(faults)]
        except Misfit as error:
            print(f"The list does not fit the program: {error}")  # noqa: T201
            return 2
    print(report(trials))  # noqa: T201
    return 0 if holds(trials) else 1


def copy_tree(to: Path) -> None:
    """Copy the project without the tools in its root; a folder of tests may have the name of one of them."""

    def left_out(folder: str, names: list[str]) -> set[str]:
        here = set(LEFT_OUT) if Path(folder) == ROOT else set[str]()
        return here & set(names) | ({"__pycache__"} & set(names))

    shutil.copytree(ROOT, to, ignore=left_out)


def chosen_faults(only: str, count: int | None) -> Sequence[tuple[str, Fault]]:
    """The faults with this word in their area, file or tests, each with its area; the first `count` of them.

    They come in an order drawn by a digest, so that a few are of every area, and fewer are the beginning of
    more.
    """
    faults = ((area, fault) for area in AREAS for fault in faults_of(area))
    meant = (
        (area, fault)
        for area, fault in faults
        if any(only in word for word in (area, fault.file, *fault.tests))
    )
    return sorted(meant, key=lambda one: blake2b(f"{one[1].file} {one[1].planted}".encode()).digest())[:count]


def report(trials: Iterable[Trial]) -> str:
    """A table of the areas, then each survivor with what was planted and why it lives, as far as is known."""
    trials = tuple(trials)
    lines = ["| area | planted | caught | alive |", "|---|---|---|---|"]
    for area in AREAS:
        lines.append(_row(area, [one for one in trials if one.area == area]))
    lines.append(_row("all", trials))
    for one in trials:
        if one.outcome != "caught":
            lines += ["", one.fault.file, _signed("- ", one.fault.old), _signed("+ ", one.fault.planted)]
            lines.append(one.fault.survives or f"Not explained. {one.fault.why}")
        elif one.fault.survives is not None:
            lines += ["", f"{one.fault.file}: caught, though the list says that it lives", one.fault.planted]
    share = _share_caught(trials)
    lines += ["", f"{share:.1%} caught, {BOUND:.0%} promised"]
    return "\n".join(lines)


def holds(trials: Sequence[Trial]) -> bool:
    """Whether enough faults were caught and every survivor is explained."""
    alive = [one.fault for one in trials if one.outcome != "caught"]
    return _share_caught(trials) >= BOUND and all(fault.survives for fault in alive)


def _try(area: str, fault: Fault, tree: Path, number: int) -> Trial:
    """Plant a fault, run its tests and put back what was there.

    Compiled files are known by a source's size and its second: each planted file gets a second of its own,
    for else a fault of the same length would never be read.
    """
    began = time.monotonic()
    planting = plant(fault, tree)
    before, stat = planting.path.read_bytes(), planting.path.stat()
    planting.path.write_text(planting.text, "utf-8")
    os.utime(planting.path, (stat.st_mtime + number + 1, stat.st_mtime + number + 1))
    try:
        outcome = _run(fault.tests, tree)
    finally:
        planting.path.write_bytes(before)
        os.utime(planting.path, (stat.st_mtime, stat.st_mtime))
    trial = Trial(area, fault, outcome, time.monotonic() - began)
    print(f"{number + 1:4} {outcome:7} {trial.seconds:5.1f} s  {fault.file}: {fault.why}", flush=True)  # noqa: T201
    return trial


def _run(tests: Iterable[str], tree: Path, patience: float = PATIENCE) -> Outcome:
    """Run tests of the copy on the program of the copy, commands in processes of their own included."""
    environment = {
        "PYTHONPATH": str(tree),
        "PYTHONDONTWRITEBYTECODE": "",
        "PYTHONPYCACHEPREFIX": str(tree.parent / "compiled"),
    }
    return try_tests(tests, tree, environment=environment, patience=patience)


def _row(name: str, trials: Sequence[Trial]) -> str:
    caught = sum(one.outcome == "caught" for one in trials)
    return f"| {name} | {len(trials)} | {caught} | {len(trials) - caught} |"


def _share_caught(trials: Sequence[Trial]) -> float:
    return sum(one.outcome == "caught" for one in trials) / len(trials)


def _signed(sign: str, text: str) -> str:
    return "\n".join(f"{sign}{line}" for line in text.strip("\n").split("\n"))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        prog="python -m tests.planted", description="Plant faults, try the tests."
    )
    parser.add_argument("--only", default="", help="a word of the area, the file or the tests")
    parser.add_argument("--count", type=int, help="how many of them; all without it")
    given = parser.parse_args()
    sys.exit(main(given.only, given.count))
