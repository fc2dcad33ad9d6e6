"""Company at a table of Architects: it captures as much as the cunning do, each seat by its own manner."""

from collections import Counter
from functools import cache
from typing import Final

import pytest

from engine.games.architects.base import Options
from engine.games.architects.chapters.guardhouse import Imprisoned
from engine.games.architects.chapters.guildhall import Built
from engine.games.architects.chapters.town import Captured
from engine.games.architects.chapters.workers import WorkerPlaced
from engine.games.architects.state import State
from engine.games.architects.stewards.company import MANNERS, company
from engine.games.architects.stewards.playing import prudent
from engine.kernel.steward import Steward
from engine.playout import Turn, play
from tests.engine.games.architects.board import GAME
from tests.laws.samples import LONG

SEATS: Final = 4

GAMES: Final = 40 if LONG else 8

CUNNING_CAPTURES: Final = 17.9
"""Captures a game of four cunning: the mean of 8 games (docs/notebook/architects.md)."""


@cache
def games(stewards: tuple[Steward, ...]) -> tuple[tuple[Turn, ...], ...]:
    """GAMES whole games that these stewards play."""
    seeds = (b"company" + number.to_bytes(16, "big") for number in range(GAMES))
    return tuple(tuple(play(GAME, SEATS, Options(), seed, stewards)) for seed in seeds)


def ends(stewards: tuple[Steward, ...]) -> tuple[State, ...]:
    """The tables at the ends of these games."""
    return tuple(turns[-1].state for turns in games(stewards))


def test_company_captures_within_half_of_what_the_cunning_do() -> None:
    """AW-TOWN: captures are the heart of the game; the prudent made one in four games."""
    played = games((company,) * SEATS)
    captures = sum(isinstance(event, Captured) for turns in played for one in turns for event in one.events)

    assert CUNNING_CAPTURES / 2 <= captures / GAMES <= CUNNING_CAPTURES * 3 / 2


def test_each_manner_does_most_of_what_it_likes() -> None:
    """A manner shows in deeds: virtue, visits to the black market, captives sold, buildings."""
    deeds: Counter[tuple[str, int]] = Counter()
    for turns in games((company,) * SEATS):
        for event in (event for one in turns for event in one.events):
            match event:
                case WorkerPlaced(seat=seat, location=location) if location.startswith("black_market"):
                    deeds["smuggler", seat] += 1
                case Imprisoned(seat=seat):
                    deeds["jailer", seat] += 1
                case Built(seat=seat):
                    deeds["builder", seat] += 1
        for seat, player in enumerate(turns[-1].state.players):
            deeds["pious", seat] += player.virtue

    for own, manner in enumerate(MANNERS):
        assert own == max(range(SEATS), key=lambda seat: deeds[manner, seat]), manner


@pytest.mark.skipif(not LONG, reason="a minute for each manner")
@pytest.mark.parametrize("seat", range(SEATS))
def test_each_manner_wins_its_share_among_the_prudent(seat: int) -> None:
    """Six tenths of a fair share at least."""
    table: list[Steward] = [prudent] * SEATS
    table[seat] = company
    wins = sum((seat in one.places[0]) / len(one.places[0]) for one in ends(tuple(table)))

    assert wins >= 0.6 * GAMES / SEATS
