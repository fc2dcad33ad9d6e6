"""How many requests of Discord a move takes: five people at one table, at a pace of thinking people."""

from functools import partial
from pathlib import Path
from time import process_time

import pytest

from bot.lab.games import rehearsal_of
from bot.lab.rehearsal.stage import Asked
from bot.lab.rehearsal.table import TablePlan, rehearse_table
from bot.metrics.numbers import Numbers
from bot.metrics.requests import KINDS
from bot.terminal.words import teller
from bot.wiring import make_bot
from tests.bot.core_world import whole

SEED = 7

MOST = {"coup": 0.6, "treasure": 1.1, "rokugan": 1.2, "architects": 1.4}
"""Requests a move at a table where nothing is amiss, by game."""

MOST_IN_HOUSES = 1.2
"""In a rehearsal of Houses, with its restarts, hecklers and somebody who takes no direct messages."""


def per_move(numbers: Numbers) -> float:
    """All requests but answers, those of the start and of the opening included, for each kept change."""
    return sum(numbers.count_requests(kind) for kind in KINDS) / numbers.count_moves()


@pytest.mark.parametrize("game", MOST)
async def test_a_move_takes_few_requests(game: str, tmp_path: Path) -> None:
    numbers = Numbers()
    seats = min(5, max(whole().games[game].seats))
    await rehearse_table(
        partial(make_bot, whole(), numbers=numbers),
        TablePlan(game, seats, "en", SEED, plain=True),
        tmp_path,
        process_time,
    )

    assert per_move(numbers) <= MOST[game]


async def test_a_move_of_houses_takes_few_requests(tmp_path: Path) -> None:
    numbers, own = Numbers(), rehearsal_of("houses")
    assert own is not None
    making = partial(make_bot, whole(), numbers=numbers)
    asked = Asked(SEED, "en", own.pauses(False), 3)
    await own.play(asked, making, tmp_path, lambda _: None, teller("en"), process_time)

    assert per_move(numbers) <= MOST_IN_HOUSES
