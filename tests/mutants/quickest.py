"""The order of the tests under a mutant: the quickest first, since the first that fails ends the run."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pytest

STATS: Final = Path("mutmut-stats.json")
"""What mutmut keeps in the folder in which it runs the tests."""


def seconds(stats: Path = STATS) -> Mapping[str, float]:
    """How long each test took without a mutant, by its id; nothing before mutmut has measured it."""
    if not stats.exists():
        return {}
    found: Mapping[str, float] = json.loads(stats.read_text("utf-8"))["duration_by_test"]
    return found


def put_in_order(items: list[pytest.Item], took: Mapping[str, float]) -> None:
    """Sort tests in place; one that was never measured comes last."""
    items.sort(key=lambda item: took.get(item.nodeid, float("inf")))
