"""Small policies that the C program has learned, each once for all tests here."""

from pathlib import Path
from typing import Final

import pytest

from tests.training.coup.beliefs import minds
from tests.training.coup.beliefs.binding import QUICK, build
from tests.training.coup.beliefs.minds import Mind
from tests.training.coup.learned import trained

HIDDEN: Final = 32


@pytest.fixture(scope="session")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """With small networks."""
    return build("learn.c", tmp_path_factory.mktemp("program") / "learn", HIDDEN, *QUICK)


@pytest.fixture(scope="session")
def learned(program: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Some thirty thousand turns."""
    return trained(program, tmp_path_factory.mktemp("learned") / "mind", "0.03")


@pytest.fixture(scope="session")
def mind(learned: Path) -> Mind:
    """What they came to; every choice still has some chance."""
    return minds.learned(learned, last=True)


@pytest.fixture(scope="session")
def fresh(program: Path, tmp_path_factory: pytest.TempPathFactory) -> Mind:
    """A thousand turns: no choice is rare yet."""
    return minds.learned(trained(program, tmp_path_factory.mktemp("fresh") / "mind", "0.001"), last=True)
