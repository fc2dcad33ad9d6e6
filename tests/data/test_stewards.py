"""Stewards on the real cards: the cunning win more than the prudent."""

import os
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import pytest

from engine.games import houses
from engine.games.houses.events import CampaignEnded, GenerationScored
from engine.games.houses.moves import Options
from engine.games.houses.stewards.prudent import cunning, prudent
from engine.kernel.steward import Steward
from engine.playout import play
from tests.data.real import real

ROSTER: tuple[Steward, ...] = (cunning, prudent, cunning, prudent, prudent)
CAMPAIGNS = 300 if os.environ.get("KHANDAN_LONG") else 40


@cache
def shares() -> dict[tuple[str, str], float]:
    """By kind of steward and by what is won: the share of the times it was won; seats turn every campaign."""
    held: dict[tuple[str, str], list[float]] = defaultdict(list)
    game = houses.game(real()[0])
    for number in range(CAMPAIGNS):
        stewards = (*ROSTER[number % 5 :], *ROSTER[: number % 5])
        kinds = ["cunning" if one is cunning else "prudent" for one in stewards]
        for turn in play(game, 5, Options(), number.to_bytes(16, "big"), stewards):
            for event in turn.events:
                for kind, what, won in _won(event, kinds):
                    held[kind, what].append(won)
    return {key: sum(found) / len(found) for key, found in held.items()}


def _won(event: Any, kinds: Sequence[str]) -> Iterator[tuple[str, str, float]]:
    match event:
        case GenerationScored(scores=scores):
            yield from ((kinds[one.seat], "generation", float(one.place == 1)) for one in scores)
        case CampaignEnded(places=places):
            first = places[0]
            yield from ((kind, "campaign", (seat in first) / len(first)) for seat, kind in enumerate(kinds))


@pytest.mark.parametrize("what", ["generation", "campaign"])
def test_the_cunning_win_more_than_the_prudent(what: str) -> None:
    """HO-10.5, HO-R05: two seats of the one among three of the other."""
    found = shares()

    assert found["cunning", what] > found["prudent", what]
