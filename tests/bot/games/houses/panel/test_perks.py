"""Perks in words: what adds up in the rules is one thing to read."""

from bot.games.houses.panel import goals
from engine.games.houses.content import Perk
from tests.bot.games.houses.houses_matches import campaign
from tests.bot.games.houses.picture.test_told_pictures import told


def test_perks_of_one_kind_are_read_as_their_sum() -> None:
    """Chapter 11: they count together; a perk about something else stands beside them."""
    presenter, _ = told(campaign(6, generations=2)[-1], "en")
    row = (Perk("coins_at_start", 2), Perk("office_first", office="sage"), Perk("coins_at_start", 1))
    alone = (Perk("coins_at_start", 3), Perk("office_first", office="sage"))

    assert goals.perks(presenter, row) == goals.perks(presenter, alone)
    assert "3" in goals.perks(presenter, row)
