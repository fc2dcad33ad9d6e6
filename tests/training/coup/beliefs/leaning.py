"""How what was learned leans when it is kept: scores of some choices stand higher or lower than learned.

Of which card is lost nothing leans: whoever answers lives on that (docs/notebook/coup_training.md).
"""

import json
from dataclasses import dataclass, replace
from math import prod
from pathlib import Path
from typing import Final

import numpy as np

from engine.games.coup.stewards.beliefs.joint import CARDS
from engine.games.coup.stewards.beliefs.networks import LOSSES, SCORES
from tests.training.coup.beliefs.binding import HOLDINGS, SEATS
from tests.training.coup.beliefs.minds import Mind, joined, parts
from tests.training.coup.tables import AMBASSADOR, ASSASSIN, CAPTAIN, CONTESSA, DUKE, Array

NEITHER: Final = -1

ABOUT: Final = {
    "income": NEITHER,
    "foreign aid": NEITHER,
    "tax": DUKE,
    "exchange": AMBASSADOR,
    "theft": CAPTAIN,
    "murder": ASSASSIN,
    "coup": NEITHER,
    "foreign aid blocked": DUKE,
    "tax called": DUKE,
    "exchange called": AMBASSADOR,
    "theft called": CAPTAIN,
    "murder called": ASSASSIN,
    "theft blocked by a Captain": CAPTAIN,
    "theft blocked by an Ambassador": AMBASSADOR,
    "murder blocked": CONTESSA,
    "a block's Duke called": DUKE,
    "a block's Contessa called": CONTESSA,
    "a block's Captain called": CAPTAIN,
    "a block's Ambassador called": AMBASSADOR,
}
"""In the order of the scores: the card that each is about, claimed by a deed or a block, or called."""

GROUPS: Final = ("deeds", "calls", "blocks", "calls of blocks")
GROUP: Final = np.array([*(0,) * 7, 2, *(1,) * 4, *(2,) * 3, *(3,) * 4])
"""Scores that grow together."""

HAS: Final = ("without", "with")
CARDS_OF: Final = ("one", "two")
SHAPES: Final = ((SEATS, SEATS, len(ABOUT), len(HAS)), (SEATS, SEATS, len(GROUPS)))
SIZE: Final = sum(prod(shape) for shape in SHAPES)

BY_CARDS: Final = tuple(f"{one} to {other}" for one in CARDS_OF for other in CARDS_OF)
NAMES: Final = (
    *(f"{cards}: {choice} {has}" for cards in BY_CARDS for choice in ABOUT for has in HAS),
    *(f"{cards}: all {group}" for cards in BY_CARDS for group in GROUPS),
)


@dataclass(frozen=True, slots=True)
class Leaning:
    """By how many cards both have, first the seat on turn: `lifts` are added to the score of a choice, of
    holdings without the card that it is about, then with it; scores of a group are by `grows` larger."""

    lifts: Array
    grows: Array


def leaning(values: Array) -> Leaning:
    """From all numbers in a row, in the order of NAMES."""
    lifts, grows = np.split(values, [prod(SHAPES[0])])
    return Leaning(lifts.reshape(SHAPES[0]), grows.reshape(SHAPES[1]))


def read(file: Path) -> Array:
    """All numbers of a file, 0 where it names none; none lean where there is no file."""
    kept = json.loads(file.read_text()) if file.exists() else {}
    if unknown := kept.keys() - set(NAMES):
        raise ValueError(unknown)
    return np.array([kept.get(name, 0.0) for name in NAMES])


def write(values: Array, file: Path) -> None:
    """By name, to four digits behind the point."""
    told = {name: round(float(one), 4) for name, one in zip(NAMES, values, strict=True)}
    file.write_text(json.dumps({name: one for name, one in told.items() if one}, indent=1) + "\n")


def leaned(mind: Mind, by: Leaning) -> Mind:
    """A mind whose scores lean so."""
    found, (times, more) = parts(mind.policy), _factors(by)
    scores = slice(HOLDINGS * SCORES)
    found["third"][:, :, scores] *= times[..., None]
    found["third_bias"][:, :, scores] = found["third_bias"][:, :, scores] * times + more
    return replace(mind, policy=joined(found))


def _factors(by: Leaning) -> tuple[Array, Array]:
    """How many times as large each score is, and what is added to it."""
    times, more = np.ones((SEATS, SEATS, HOLDINGS, SCORES)), np.zeros((SEATS, SEATS, HOLDINGS, SCORES))
    times[..., : LOSSES[0]] += by.grows[:, :, None, GROUP]
    for score, card in enumerate(ABOUT.values()):
        more[..., score] = by.lifts[:, :, score, holds(CARDS, card)]
    return _by_net(times), _by_net(more)


def _by_net(scores: Array) -> Array:
    return scores.reshape(SEATS, SEATS, -1).astype(np.float32)


def holds(hands: Array, card: int) -> Array:
    """1 for each hand that has the card, else 0, as where it is no card."""
    return (hands[:, card] > 0).astype(int) if card != NEITHER else np.zeros(len(hands), int)
