"""The rare moves to which tables are brought before the kills; each seed is one with which that was found."""

from typing import Final

from tests.faults.staged import Scene

LONGER: Final = {"generations": 3}

HOUSES: Final = (
    Scene("houses", "ready", 3, options=LONGER),
    Scene("houses", "ready", 3, 2, "fa", LONGER),
    Scene("houses", "rank_offices", 3, options=LONGER),
)

ROKUGAN: Final = (
    Scene("rokugan", "keep_objective", 2),
    Scene("rokugan", "regroup", 3, 28),
    Scene("rokugan", "give_back", 4, 4),
    Scene("rokugan", "look", 4),
    Scene("rokugan", "swap", 4),
    Scene("rokugan", "spy", 4, 3),
    Scene("rokugan", "purge", 4, 4),
    Scene("rokugan", "dark_favors", 4),
    Scene("rokugan", "inspire_fear", 4, 3, "fa"),
    Scene("rokugan", "animate", 4, 2),
    Scene("rokugan", "animate_blessing", 4, 13),
)
"""Clans that do something of their own, and cards for which a territory must be held."""

ARCHITECTS: Final = (
    Scene("architects", "choose_character", 2, options={"boards": "chosen"}),
    Scene("architects", "choose_good", 2),
    Scene("architects", "seize", 2, language="fa"),
    Scene("architects", "sell", 2, 6),
    Scene("architects", "take_on", 2, 8),
    Scene("architects", "accept", 2, 25),
)
"""What is asked by buildings, few of which anybody builds early."""
