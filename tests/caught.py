"""Whether tests catch a change of the program: shared by the mutants and the planted faults."""

import os
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final, Literal

Outcome = Literal["caught", "alive", "not run"]
"""What a run of tests says of a change: one failed, all passed, or there were none to run."""

FINDS_A_FAULT: Final = (1, 2)
"""pytest's exit codes for a failed test, and for a test file that could not even be read."""


def try_tests(
    tests: Iterable[str], folder: Path, *, environment: Mapping[str, str], patience: float
) -> Outcome:
    """Run these tests of `folder` in a fresh process up to the first that fails.

    Tests that are still running after `patience` seconds count as "caught": somebody would notice.
    """
    options = ("-x", "-q", "-n", "0", "-p", "no:cacheprovider", "--hypothesis-seed=0")
    command = (sys.executable, "-m", "pytest", *options, *tests)
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            env={**os.environ, **environment},
            capture_output=True,
            timeout=patience,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return "caught"
    if done.returncode == 0:
        return "alive"
    return "caught" if done.returncode in FINDS_A_FAULT else "not run"
