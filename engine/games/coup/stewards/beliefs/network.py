"""What learned: a network that sees the chances of all holdings, and its file."""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

import numpy as np

from engine.games.coup.stewards.beliefs.holdings import CARDS, HANDS, KINDS, PAIRED, SIZE, Array
from engine.games.coup.stewards.beliefs.joint import Lost
from engine.games.coup.stewards.beliefs.questions import SCORES
from engine.games.coup.stewards.trained import Untrained

PURSE: Final = 13
"""Coins from 12 on count alike."""

FACTOR: Final = 4
"""Chances of holdings are small; so many times as large they are seen as well as the other marks."""

MARKS: Final = 2 * (PURSE + KINDS + 1 + SIZE + KINDS)
HIDDEN: Final = 128
OUTPUTS: Final = (HANDS + KINDS) * SCORES + 2 * HANDS

SHAPES: Final = {
    "first": (MARKS, HIDDEN),
    "first_bias": (HIDDEN,),
    "second": (HIDDEN, HIDDEN),
    "second_bias": (HIDDEN,),
    "third": (OUTPUTS, HIDDEN),
    "third_bias": (OUTPUTS,),
    "draft": (2, KINDS),
}


@dataclass(frozen=True, slots=True)
class Table:
    """What everybody knows where a turn begins. Coins and lost cards: the seat on turn, then the other."""

    coins: tuple[int, int]
    lost: Lost
    joint: Array


@dataclass(frozen=True, slots=True)
class Network:
    """Weights as SHAPES has them; `draft` are the chances of the starter's picks, then of the other's."""

    first: Array
    first_bias: Array
    second: Array
    second_bias: Array
    third: Array
    third_bias: Array
    draft: Array


@dataclass(frozen=True, slots=True)
class Scores:
    """At one turn: for each holding its score of each choice, and for each hand how gladly it is kept.

    `keeps` has a row for an exchange that nobody called, and one for an exchange that was.
    """

    choices: Array
    keeps: Array


@cache
def network() -> Network:
    """The kept network; Untrained where its file is not what it should be."""
    place = files("engine.games.coup.stewards") / "trained" / "beliefs.npz"
    try:
        with place.open("rb") as file, np.load(file, allow_pickle=False) as found:
            return read({name: found[name] for name in found.files}, place.name)
    except (OSError, ValueError) as error:
        raise Untrained(f"{place.name}:unreadable(why={error})") from None


def read(parts: dict[str, Array], place: str) -> Network:
    """The network of these arrays; `place` is how errors call their file."""
    for name, shape in SHAPES.items():
        part = parts.get(name)
        if part is None or part.shape != shape:
            found = "nothing" if part is None else part.shape
            raise Untrained(f"{place}:{name}:wrong(found={found},wanted={shape})")
        if not np.isfinite(part).all():
            raise Untrained(f"{place}:{name}:infinite()")
    return Network(**{name: parts[name].astype(np.float32) for name in SHAPES})


def scores(known: Network, table: Table) -> Scores:
    """What the network makes of a table."""
    found = np.maximum(_marks(table) @ known.first + known.first_bias, 0)
    found = np.maximum(found @ known.second + known.second_bias, 0)
    found = known.third @ found + known.third_bias
    hands, picks, keeps = np.split(found, [HANDS * SCORES, (HANDS + KINDS) * SCORES])
    return Scores(_by_holding(hands.reshape(HANDS, -1), picks.reshape(KINDS, -1)), keeps.reshape(2, HANDS))


def _by_holding(hands: Array, picks: Array) -> Array:
    """The score of a hand and that of its pick together; pairs first, then single cards, pick by pick."""
    pairs = PAIRED // KINDS
    whole = picks[:, None] + hands
    parts = [whole[:, :pairs].reshape(PAIRED, -1), whole[:, pairs:].reshape(SIZE - PAIRED, -1)]
    return np.concatenate(parts)


def _marks(table: Table) -> Array:
    """Purses, lost cards, chances of all holdings, then of each character; the seat on turn comes first."""
    sides = [_shares(table.joint.sum(1)), _shares(table.joint.sum(0))]
    purses = [np.arange(PURSE) == min(coins, PURSE - 1) for coins in table.coins]
    lost = [np.arange(KINDS + 1) == card for card in table.lost]
    has = [side @ (CARDS > 0) for side in sides]
    return np.concatenate([*purses, *lost, *(FACTOR * side for side in sides), *has]).astype(np.float32)


def _shares(side: Array) -> Array:
    return np.asarray(side / side.sum())
