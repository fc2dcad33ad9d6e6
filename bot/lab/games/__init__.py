"""What a game has of its own in the lab, found by the game's name: a module for each part.

bot/lab/games/GAME/leaks.py        OUTLETS: the pages that only this game has, for the audit
bot/lab/games/GAME/rehearsal       REHEARSAL: how people who know the rules rehearse it
bot/lab/games/GAME/simulation      SIMULATION: what is counted of its games beside how they end
bot/lab/games/GAME/tools.py        register(app): commands of its own below `khandan`

A game without a part is tried by what all games share. A part is read when it is asked for, so that a
simulation reads no page.
"""

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

import typer

from bot.lab.simulation.counters import Simulation

if TYPE_CHECKING:
    from bot.lab.leaks.speech import Spoken
    from bot.lab.rehearsal.stage import Rehearsal


@cache
def simulation_of(game: str) -> Simulation | None:
    """The figures that `khandan simulate` counts of this game; None where it counts only how games end."""
    found: Simulation | None = _part(game, "simulation", "SIMULATION")
    return found


def rehearsal_of(game: str) -> "Rehearsal | None":
    """How this game is rehearsed, or None where people press what they are shown."""
    found: Rehearsal | None = _part(game, "rehearsal", "REHEARSAL")
    return found


def outlets_of(game: str) -> "tuple[Spoken, ...]":
    """The ways in which pages that only this game has reach a viewer."""
    return _part(game, "leaks", "OUTLETS") or ()


def register_tools(game: str, app: typer.Typer) -> None:
    """Add the game's own commands, if it has any."""
    register = _part(game, "tools", "register")
    if register is not None:
        register(app)


def _part(game: str, module: str, name: str) -> Any:
    """The value of a name in a game's module; None where there is no such module."""
    # Imported by its name and not above: pages of Houses take a second to read, which a simulation of Coup is
    # spared.
    place = f"{__name__}.{game}.{module}"
    try:
        return getattr(import_module(place), name)
    except ModuleNotFoundError as missing:
        # An import that fails further inside is a fault and no missing part.
        if missing.name is None or not place.startswith(missing.name):
            raise
        return None
