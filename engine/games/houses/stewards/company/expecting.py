"""What a house of company expects of the others: what this table has shown, whatever the card and the purses.

It sits beside people and its like, who vote by temper: how eager the prudent are says little of them.
"""

from functools import lru_cache
from typing import Final

from engine.games.houses.stewards.baseline import PHASES, Table
from engine.games.houses.stewards.expecting.habits import Moods, tendency
from engine.games.houses.stewards.expecting.others import doubts
from engine.games.houses.stewards.expecting.outlook import wishes
from engine.games.houses.stewards.voting.case import Doubts, Weigher, expecting

SPLIT: Final = 2.0
"""By how many points an answer must suit a house to be e times as likely as the other to get its vote."""


@lru_cache(PHASES)
def _doubts(table: Table) -> Doubts:
    return tuple([doubts(wishes(table, seat), SPLIT) for seat in range(len(table.view.characters))])


@lru_cache(PHASES)
def _habits(table: Table) -> Moods:
    """In the only mood that it knows."""
    return (tuple([tendency(table.view, seat) for seat in range(len(table.view.characters))]),)


USED_TO: Final = Weigher(expects=expecting(_doubts, _habits))
"""A vote weighed among houses that do what they have done."""
