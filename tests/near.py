"""`python -m tests.near [--since COMMIT]`: the tests near what changed, nearest first, within a time.

What changed are the files that differ from COMMIT (where this branch left its remote; without one, the last
commit) and those that git does not know yet. Run are, in this order: changed tests; the laws that read the
whole tree in a second or two; the tests that stand where a changed module stands, of its name or else all of
its folder; the tests that import it. After SECONDS the run ends and what was left out is named: `make test`
runs everything.
"""

import argparse
import ast
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[1]
SECONDS: Final = 35.0
"""Of the sixty that `make check` has; style and types take the rest, on two cores with what mypy has kept."""

ALWAYS: Final = (
    *("tests/laws/test_sizes.py", "tests/laws/test_names.py", "tests/laws/test_links.py"),
    *("tests/laws/test_rules_text.py", "tests/planted/test_list.py"),
)
PROGRAM: Final = ("engine", "bot")
HELP: Final = "tests/bot/cogs/test_learning.py"
"""What holds the pages of /help, which no rendering shows."""

TEXTS: Final = "tests/laws/test_texts_lint.py"
"""Near every file of texts."""

RENDERINGS: Final = "tests/renderings"


def changed_paths(since: str) -> list[str]:
    """The paths from the root that differ from this commit, and new ones; deleted ones are left out."""
    differing = _git("diff", "--name-only", "--diff-filter=d", since).splitlines()
    new = _git("ls-files", "--others", "--exclude-standard").splitlines()
    return sorted({*differing, *new})


def near_tests(changed: Iterable[str]) -> list[str]:
    """Test files from the root, nearest first, each once."""
    changed = list(changed)
    rings = (
        [path for path in changed if _is_test(path)],
        ALWAYS,
        [test for path in changed for test in _mirror(path)],
        [test for path in changed for test in _importers(path)],
    )
    return list(dict.fromkeys(test for ring in rings for test in ring if (ROOT / test).exists()))


def _mirror(path: str) -> Iterator[str]:
    """The test of this file's name in the same place under tests, or all of the nearest folder there is."""
    parts = Path(path)
    if parts.parts[0] == "data":
        yield from (TEXTS, RENDERINGS)
    if parts.name == "help.ftl":
        yield HELP
    if parts.parts[0] not in PROGRAM or parts.suffix != ".py":
        return
    own = Path("tests") / parts.parent / f"test_{parts.stem}.py"
    if (ROOT / own).exists():
        yield str(own)
        return
    for folder in (Path("tests") / parts.parent, *(Path("tests") / parts.parent).parents):
        if (ROOT / folder).is_dir() and folder != Path("tests"):
            yield from sorted(str(one.relative_to(ROOT)) for one in (ROOT / folder).glob("test_*.py"))
            return


def _importers(path: str) -> list[str]:
    """The test files that import this module, be it of the program or a helper of tests."""
    if not path.endswith(".py"):
        return []
    module = path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    return [test for test, names in _imports_of_tests().items() if module in names]


@cache
def _imports_of_tests() -> dict[str, frozenset[str]]:
    """Each test file with the names that it imports; `from a import b` gives both a and a.b."""
    found = {}
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        nodes = list(ast.walk(ast.parse(file.read_text("utf-8"))))
        names = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
        for node in nodes:
            if isinstance(node, ast.ImportFrom) and node.module:
                names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
        found[str(file.relative_to(ROOT))] = frozenset(names)
    return found


class TimeBox:
    """A plugin of pytest: ends the run once the time is over, and counts what has run."""

    def __init__(self, seconds: float) -> None:
        self._end = time.monotonic() + seconds
        self.reported: set[str] = set()
        self.is_over = False

    def pytest_runtest_logreport(self, report: Any) -> None:
        """Called in the process that was begun, also where others run the tests."""
        self.reported.add(report.nodeid.partition("::")[0])
        if time.monotonic() > self._end:
            self.is_over = True
            pytest.exit("the time is over", returncode=0)


def run(tests: list[str], seconds: float) -> int:
    """Run these test files for at most so long, and say which were not reached; pytest's exit code."""
    box = TimeBox(seconds)
    code = pytest.main(["-q", "-n", "2", "--dist", "load", "-p", "no:cacheprovider", *tests], [box])
    left = (
        [test for test in tests if test.endswith(".py") and test not in box.reported] if box.is_over else []
    )
    if left:
        print(f"After {seconds:.0f} s these were left to `make test`: {' '.join(left)}")  # noqa: T201
    return int(code)


def main(since: str) -> int:
    """What changed, the tests near it, and how they ended; 0 where nothing failed."""
    changed = changed_paths(since)
    tests = near_tests(changed)
    print(f"{len(changed)} changed files, {len(tests)} test files near them")  # noqa: T201
    return run(tests, SECONDS)


def _is_test(path: str) -> bool:
    return path.startswith("tests/") and Path(path).name.startswith("test_") and path.endswith(".py")


def _git(*words: str) -> str:
    return subprocess.run(("git", *words), cwd=ROOT, capture_output=True, text=True, check=True).stdout


def _usual_commit() -> str:
    """Where this branch left its remote; the last commit where it has none."""
    try:
        return _git("merge-base", "HEAD", "@{upstream}").strip()
    except subprocess.CalledProcessError:
        return "HEAD"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.near", description=__doc__)
    parser.add_argument("--since", metavar="COMMIT", default=None, help="compare with this commit")
    sys.exit(main(parser.parse_args().since or _usual_commit()))
