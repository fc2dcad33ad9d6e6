"""What a move of Architects of the West Kingdom costs, beside a move of Coup in the same run."""

from engine.games.architects import game
from engine.games.architects.base import Options
from engine.games.architects.state import asked_seats
from tests.bench import beside_coup

OPTIONS = Options(boards="random", turn_limit="sixty")
MEASURED = beside_coup.Measured(game(), asked_seats, OPTIONS, games=40, coup_each=200)


def measure() -> dict[str, float]:
    """As `beside_coup.measure`, of 40 games."""
    return beside_coup.measure(MEASURED)
