"""The tempers of company by what they do, on the real cards: a table can tell which house is which."""

import os
from functools import cache
from typing import Final

from bot.lab.simulation.counters import Counter, Tally
from engine.games import houses
from engine.games.houses.moves import Options
from engine.games.houses.stewards.company.character import tempers
from engine.playout import play
from tests.data.real import real
from tests.measured.habits import ENOUGH, SIGNS, Share, distance, habit_figures, shares_of

LONG: Final = bool(os.environ.get("KHANDAN_LONG"))
CAMPAIGNS: Final = 150 if LONG else 16
SEED: Final = 95_000
ERRORS, UNLUCKY = (ENOUGH, 0) if LONG else (0.5, 1)
"""Errors shrink by the root of the campaigns: of the signs in sixteen chance alone may hide one."""


@cache
def told() -> Tally:
    """What houses of company did among themselves."""
    game, counter = houses.game(real()[0]), Counter()
    for number in range(CAMPAIGNS):
        turns = play(game, 5, Options(), (SEED + number).to_bytes(16, "big"), [game.stewards["company"]] * 5)
        counter.count(habit_figures((event for turn in turns for event in turn.events), tempers(real()[0])))
    return counter.tally()


def test_each_temper_is_told_by_its_habits() -> None:
    """Against all others together, whose errors count as well as its own."""
    found = {sign: distance(*shares_of(told(), sign)) for sign in SIGNS}
    hidden = [(sign, far) for sign, far in found.items() if (far if sign.oftener else -far) < ERRORS]

    assert len(hidden) <= UNLUCKY, hidden


def test_each_temper_has_two_habits_at_least() -> None:
    names = [sign.temper for sign in SIGNS]

    assert min(names.count(one.name) for one in tempers(real()[0]).values()) >= 2


def test_a_share_knows_its_error_by_houses() -> None:
    """Two houses that always do a thing and two that never do: half, give or take a quarter."""
    always, never = Share(10, 10, 100, 100, 100), Share(10, 0, 100, 0, 0)
    half = always + always + never + never

    assert (half.share, half.error) == (0.5, 0.25)
    assert distance(half, Share(1000, 0, 1000, 0, 0)) == 2.0
    assert distance(never, half) < 0
