"""What is played while bots live and die: tables of every game, and how they are opened."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple


class Opening(NamedTuple):
    """What is played in a channel: how its tables are opened there, one after another."""

    hall: str
    language: str
    command: str
    options: Mapping[str, Any]


CAMPAIGN: Final = {"game": "houses", "seats": 3, "generations": 1}
LONGER: Final = CAMPAIGN | {"generations": 3}
HOUSES: Final = (
    Opening("hall", "en", "campaign new", CAMPAIGN),
    Opening("yard", "fa", "campaign new", LONGER),
)
"""One ends, and another is opened; in the other there is a time between two generations."""

TABLES: Final = (
    Opening("hall", "en", "table new", {"game": "coup", "seats": 4}),
    Opening("yard", "fa", "table new", {"game": "treasure", "seats": 4}),
    Opening("loft", "en", "table new", {"game": "coup", "seats": 2}),
)
"""Games that are played by the shared controls, in the same lives; Coup for two begins with a draft."""

ROKUGAN: Final = (Opening("hall", "en", "table new", {"game": "rokugan", "seats": 2}),)
ARCHITECTS: Final = (Opening("yard", "fa", "table new", {"game": "architects", "seats": 2}),)
"""Games whose moves are walked, question by question."""
