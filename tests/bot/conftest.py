"""A council on the simulated Discord for the tests of its buttons and forms."""

from pathlib import Path

import pytest

from bot.sandbox.world import MakeBot
from tests.bot.council_world import making
from tests.simulated.fixtures import driver, world

__all__ = ["driver", "make_bot", "world"]


@pytest.fixture
def make_bot(tmp_path: Path) -> MakeBot:
    return making(tmp_path)
