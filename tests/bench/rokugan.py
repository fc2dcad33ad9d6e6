"""What a move of Battle for Rokugan costs, beside a move of Coup in the same run."""

from engine.games.rokugan import game
from engine.games.rokugan.base import Options
from engine.games.rokugan.questions import due
from tests.bench import beside_coup

MEASURED = beside_coup.Measured(game(), due, Options(), games=400, coup_each=20)


def measure() -> dict[str, float]:
    """As `beside_coup.measure`, of 400 games."""
    return beside_coup.measure(MEASURED)
