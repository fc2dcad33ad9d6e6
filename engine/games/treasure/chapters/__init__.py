"""The rules of Treasure Island by chapters, and what the game collects from them.

A chapter holds its moves whole: what they are, why they are refused, their events, the table after these, and
whom it asks. The order of play is `rules.py`. A round runs through them in this order:

    setup    teams, crews, the first treasures
    day      one public action a seat
    night    secret votes on the day's orders
    dawn     votes counted, orders settled
    rounds   who leaves, and the next morning
    ending   who wins
"""

from typing import Any, Final, Union

from engine.games.treasure.base import Action, Folds, Rule
from engine.games.treasure.chapters import dawn, day, ending, night, rounds, setup
from engine.games.treasure.chapters.day import Done, Undone
from engine.games.treasure.chapters.setup import Stow

RULES: Final[dict[type[Action], Rule]] = {**setup.RULES, **day.RULES, **night.RULES, **rounds.RULES}
"""How each kind of move is answered."""

FOLDS: Final[Folds] = {
    **setup.FOLDS,
    **day.FOLDS,
    **night.FOLDS,
    **dawn.FOLDS,
    **rounds.FOLDS,
    **ending.FOLDS,
}
"""The state after each kind of event."""

AnyAction: Final[Any] = Union[tuple(RULES)]  # noqa: UP007  the chapters' moves make the union
AnyEvent: Final[Any] = Union[tuple(FOLDS)]  # noqa: UP007

FINAL: Final = tuple(kind for kind in RULES if kind not in (Stow, Done, Undone))
"""TI-4.2: what is announced by day stands, and so does every vote; who is done may say otherwise (TI-R25)."""
