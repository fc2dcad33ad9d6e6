"""Company on the real cards: a council that votes, on both sides, and deals."""

import os
from functools import cache
from typing import Final

import pytest

from bot.lab.games.houses.simulation import DEALS, VOTING, voting_figures
from bot.lab.simulation.counters import Counter, Tally
from engine.games import houses
from engine.games.houses.events import DealConfirmed, GenerationScored
from engine.games.houses.moves import Options
from engine.playout import play
from tests.data.real import real

CAMPAIGNS: Final = 20 if os.environ.get("KHANDAN_LONG") else 2
SEED: Final = 90_000
CHANCE: Final = 1.0 if os.environ.get("KHANDAN_LONG") else 0.8
"""What two campaigns may miss of a bound that twenty meet."""


@cache
def told() -> Tally:
    """What company's councils did, counted as `khandan simulate` counts it."""
    game, counter = houses.game(real()[0]), Counter()
    for number in range(CAMPAIGNS):
        turns = play(game, 5, Options(), (SEED + number).to_bytes(16, "big"), [game.stewards["company"]] * 5)
        happened = [event for turn in turns for event in turn.events]
        counter.count(voting_figures(happened, lambda seat: "company"))
        counter.count(("deals", "", 1.0) for event in happened if isinstance(event, DealConfirmed))
        counter.count(("ends", "", 1.0) for event in happened if isinstance(event, GenerationScored))
    return counter.tally()


@pytest.mark.parametrize("group", ["ballot_votes", "phase_sides", "phase_first", "phase_close"])
def test_company_votes_as_often_and_as_divided_as_it_should(group: str) -> None:
    """Turnout, votes on both sides, first phases with three votes, votes decided by two power or less."""
    share = next(row.mean for _, row in told().rows(group))

    assert CHANCE * VOTING["company"][group][0] <= share


def test_hardly_a_phase_passes_without_a_vote() -> None:
    assert told().row("phase_silent").mean <= VOTING["company"]["phase_silent"][1] / CHANCE**6


def test_company_deals() -> None:
    """HO-6.9: confirmed in a generation."""
    assert DEALS["company"] <= told().row("deals").count / told().row("ends").count
