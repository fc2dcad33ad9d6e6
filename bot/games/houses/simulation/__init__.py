"""What is counted of campaigns, and the bounds it is held to."""

from pathlib import Path
from typing import Final

from bot.games.houses import content
from bot.games.houses.simulation.council import figures
from bot.games.houses.simulation.targets import findings
from bot.tally import Simulation
from engine.shelf import Source


def source(folder: Path | None) -> Source:
    """The content of this folder, or the program's. ContentBroken, Unfit."""
    return content.source(folder or content.CONTENT)


SIMULATION: Final = Simulation(figures, findings, source)
