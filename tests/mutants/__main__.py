"""`python -m tests.mutants [count]`: tries the chosen mutants on the games' own tests, tells what survived.

mutmut does the work in the folder `mutants`, and keeps what it found there: what was killed is not tried
again until its function changes. What it calls alive or too slow is tried once more in a process of its own,
on all tests of the game and on the recorded matches, which know every draw. Exit code 1 while a mutant
survives that explained.toml does not explain.
"""

import subprocess
import sys
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from mutmut.mutation.data import SourceFileMutationData
from mutmut.mutation.diff_apply import find_mutant, get_diff_for_mutant
from mutmut.stats import status_by_exit_code
from mutmut.utils.file_utils import walk_mutatable_files

from tests.caught import try_tests
from tests.mutants.choosing import COUNT, chosen

CAUGHT: Final = ("killed", "caught by type check")
"""What needs no second look; a machine under load is too slow for mutants that nothing is wrong with."""

PATIENCE: Final = 900
"""Seconds after which a mutant never ends, which is noticed."""

EXPLAINED: Final = Path(__file__).parent / "explained.toml"


def main(count: int) -> int:
    """Try them, tell, and give the exit code."""
    names = chosen(count)
    found = _found(names)
    left = [name for name in names if found.get(name) not in CAUGHT]
    if left:
        subprocess.run(["mutmut", "run", "--max-children", "1", *left], check=True)
    found = _found(names)
    alive = [name for name in names if found.get(name) not in CAUGHT and not _caught_alone(name)]
    unexplained = list(_unexplained(alive))
    told = f"{len(names)} mutants, {len(names) - len(alive)} caught, {len(alive)} alive"
    print(f"{told}, {len(unexplained)} of them not explained")  # noqa: T201
    for name in unexplained:
        print(change(name))  # noqa: T201
    return 1 if unexplained else 0


def change(name: str) -> str:
    """The file and the lines that a mutant changes, as in explained.toml."""
    path = find_mutant(name).path
    lines = get_diff_for_mutant(name, path=path).splitlines()
    changed = (line for line in lines if line[:1] in "+-" and not line.startswith(("+++", "---")))
    return "\n".join((str(path), *changed))


def _found(names: Sequence[str]) -> dict[str, str]:
    """What became of each mutant so far."""
    wanted, found = set(names), {}
    for path in walk_mutatable_files():
        data = SourceFileMutationData(path=path)
        data.load()
        codes = data.exit_code_by_key.items()
        found |= {name: status_by_exit_code[code] for name, code in codes if name in wanted}
    return found


def _caught_alone(name: str) -> bool:
    """Whether a fresh process fails: what a module makes when it is read is made by the mutant there."""
    tests = ("tests/engine/games/" + name.split(".")[2], "tests/recorded")
    environment = {"MUTANT_UNDER_TEST": name}
    outcome = try_tests(tests, Path("mutants"), environment=environment, patience=PATIENCE)
    return outcome != "alive"


def _unexplained(alive: Iterable[str]) -> Iterable[str]:
    """Those of which nobody has said why no test can tell them from the rule."""
    page = tomllib.loads(EXPLAINED.read_text(encoding="utf-8"))
    explained = {one["change"].strip() for one in page["mutant"]}
    return (name for name in alive if change(name) not in explained)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else COUNT))
