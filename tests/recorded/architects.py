"""Stewards by which rare moves of Architects are recorded: one that builds, one that levels silver."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from engine.entries import Entry
from engine.games.architects.chapters.apprentices import RowsCleared
from engine.games.architects.chapters.buildings import Reclaim
from engine.games.architects.chapters.market import Keep
from engine.games.architects.chapters.setup import Draft
from engine.games.architects.chapters.town import Capture, TownCentre
from engine.games.architects.chapters.workers import WorkerPlaced
from engine.games.architects.names import GOOD
from engine.games.architects.stewards.playing import prudent
from engine.kernel.dice import Dice
from engine.kernel.moves import PartialMove
from engine.kernel.steward import Look, Steward
from engine.record import Line
from engine.stewards import random

ALL: Final[dict[str, str]] = {
    "boards": "chosen",
    "promo_cards": "on",
    "extra_characters": "on",
    "starting_apprentice": "on",
    "guildhall_refresh": "on",
}
"""Every card and both switches of the online game."""

CHAPTERS: Final[dict[str, tuple[str, ...]]] = {
    "armoury": ("seize",),
    "buildings": ("choose_good", "skip"),
    "library": ("sell",),
    "church": ("accept",),
    "rewards": ("no_reward",),
}
"""Matches by what is rarely done in them; what is not named here is done in the others."""

RARE: Final[frozenset[str]] = frozenset(("library", "church", "treasury", "clay_pit", "armoury"))
"""Buildings that ask something are kept first."""


def builder(look: Look, dice: Dice) -> Any | None:
    """Builds or climbs as soon as it may, and does anything else by chance."""
    if not look.waits:
        return None
    offers = look.ask(None)
    rare = [one for one in offers if isinstance(one, Draft | Keep) and one.card in RARE]
    if rare:
        return rare[0]
    hall = [one for one in offers if isinstance(one, PartialMove) and one.move in ("build", "advance")]
    found = hall and random.complete(dice.pick(hall, "hall"), look.ask, dice, "hall")
    return found or random.choose(look, dice)


def seeker(look: Look, dice: Dice) -> Any | None:
    """Prudent, but for the one building that brings captured workers home."""
    if not look.waits:
        return None
    offers = look.ask(None)
    wanted = [one for one in offers if isinstance(one, Draft | Keep) and one.card == "barracks"]
    return Reclaim() if Reclaim() in offers else wanted[0] if wanted else prudent(look, dice)


def leveller(look: Look, dice: Dice) -> Any | None:
    """AW-TIE-1: pays tax until it has three silver, as whoever began, and then lets every deadline pass."""
    table = look.view.table
    if table.phase != "turn" or table.players[look.seat].goods[GOOD["silver"]] <= 3:
        return None
    found = [one for one in look.ask(None) if isinstance(one, PartialMove) and one.move == "town_centre"]
    return TownCentre((Capture("town_centre", look.seat),)) if found else None


def refreshed(entries: Sequence[Entry | Line]) -> list[bool]:
    """Whether the rows were cleared right after the worker was placed, each time they were (AW-AMB-37)."""
    found = []
    for entry in entries:
        for before, event in pairwise(entry.events):
            if isinstance(event, RowsCleared):
                found.append(isinstance(before, WorkerPlaced))
    return found


BUILDERS: Final[Sequence[Steward]] = (builder,)
