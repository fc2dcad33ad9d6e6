"""What is counted of campaigns, and the bounds it is held to."""

from typing import Final

from bot.games.houses.simulation.council import figures
from bot.games.houses.simulation.targets import findings
from bot.tally import Simulation

SIMULATION: Final = Simulation(figures, findings)
