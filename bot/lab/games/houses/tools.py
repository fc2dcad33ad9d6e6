"""The lab's own commands of Houses below `khandan`: the search for the best answer to prudent houses."""

from bot.lab.games.houses.simulation.respond import register

__all__ = ["register"]
