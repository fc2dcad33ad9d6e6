"""What learned: networks that see the chances of all holdings, one for each number of cards; their file."""

import zlib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import Any, Final
from zipfile import BadZipFile, ZipFile

import numpy as np

from engine.games.coup.stewards.beliefs.holdings import CARDS, HANDS, KINDS, NONE, SIZE, Array
from engine.games.coup.stewards.beliefs.joint import Lost
from engine.games.coup.stewards.beliefs.judging import JUDGED
from engine.games.coup.stewards.beliefs.marks import FACTOR, OPEN, public_marks
from engine.games.coup.stewards.beliefs.questions import SCORES
from engine.games.coup.stewards.trained import Untrained

MARKS: Final = OPEN + 2 * (SIZE + KINDS)
HIDDEN: Final = 128
OUTPUTS: Final = SIZE * SCORES + 2 * HANDS

NETWORKS: Final = (2, 2)
"""Of the seat on turn and of the other: with one card, then with two."""

SHAPES: Final = {
    "first": (*NETWORKS, MARKS, HIDDEN),
    "first_bias": (*NETWORKS, HIDDEN),
    "second": (*NETWORKS, HIDDEN, HIDDEN),
    "second_bias": (*NETWORKS, HIDDEN),
    "third": (*NETWORKS, OUTPUTS, HIDDEN),
    "third_bias": (*NETWORKS, OUTPUTS),
    "draft": (2, KINDS),
}
"""Its parts in the steward's file. The first two layers have a row for each input, the third one for each
output: for each holding its scores (questions.py), then how gladly each hand is kept, uncalled and called."""

DAMAGED: Final = (BadZipFile, zlib.error, EOFError, ValueError, RuntimeError)
"""What reading a zip of arrays raises of bytes that are none, or no longer."""


@dataclass(frozen=True, slots=True)
class Table:
    """What everybody knows where a turn begins. Coins and lost cards: the seat on turn, then the other.

    `joint` is how likely any two holdings are, and sums to one: rows of the seat on turn, columns of the
    other.
    """

    coins: tuple[int, int]
    lost: Lost
    joint: Array


@dataclass(frozen=True, slots=True, eq=False)
class Network:
    """Weights as SHAPES has them; `draft` are the chances of the starter's picks, then of the other's, and
    `ends` the parts of what judges the ends."""

    first: Array
    first_bias: Array
    second: Array
    second_bias: Array
    third: Array
    third_bias: Array
    draft: Array
    ends: dict[str, Array]


@dataclass(frozen=True, slots=True)
class Scores:
    """At one turn: for each holding its score of each choice, and for each hand how gladly it is kept.

    `choices` has a row for each holding; `keeps` one for an exchange that nobody called, and one for an
    exchange that was.
    """

    choices: Array
    keeps: Array


@cache
def network() -> Network:
    """The kept network; Untrained where its file is not what it should be."""
    place = files("engine.games.coup.stewards") / "trained" / "beliefs.npz"
    try:
        data = place.read_bytes()
    except OSError as error:
        raise Untrained(f"{place.name}:unreadable(why={error.strerror})") from None
    return read(unpack_arrays(data, place.name), place.name)


def unpack_arrays(data: bytes, place: str) -> dict[str, Any]:
    """What a file of arrays has, by name; Untrained for a file of another kind, and for a damaged one."""
    try:
        with ZipFile(BytesIO(data)), np.load(BytesIO(data), allow_pickle=False) as found:
            return {name: found[name] for name in found.files}
    except DAMAGED as error:
        raise Untrained(f"{place}:undecodable(why={error})") from None


def read(parts: dict[str, Any], place: str) -> Network:
    """The network of these arrays; `place` is how errors call their file."""
    for name, shape in (SHAPES | JUDGED).items():
        part = parts.get(name)
        if not isinstance(part, np.ndarray) or part.shape != shape:
            found = part.shape if isinstance(part, np.ndarray) else "nothing"
            raise Untrained(f"{place}:{name}:wrong(found={found},wanted={shape})")
        if part.dtype.kind != "f":
            raise Untrained(f"{place}:{name}:wrong(found={part.dtype},wanted=float)")
        if not np.isfinite(part).all():
            raise Untrained(f"{place}:{name}:infinite()")
    whole = {name: parts[name].astype(np.float32) for name in SHAPES | JUDGED}
    return Network(**{name: whole[name] for name in SHAPES}, ends={name: whole[name] for name in JUDGED})


def scores(known: Network, table: Table) -> Scores:
    """What the network for so many cards makes of a table."""
    one, other = (int(card == NONE) for card in table.lost)
    found = np.maximum(_marks(table) @ known.first[one, other] + known.first_bias[one, other], 0)
    found = np.maximum(found @ known.second[one, other] + known.second_bias[one, other], 0)
    found = known.third[one, other] @ found + known.third_bias[one, other]
    choices, keeps = np.split(found, [SIZE * SCORES])
    return Scores(choices.reshape(SIZE, SCORES), keeps.reshape(2, HANDS))


def _marks(table: Table) -> Array:
    """Purses, lost cards, chances of all holdings, then of each character; the seat on turn comes first."""
    sides = [_shares(table.joint.sum(1)), _shares(table.joint.sum(0))]
    has = [side @ (CARDS > 0) for side in sides]
    return np.concatenate(
        [public_marks(table.coins, table.lost), *(FACTOR * side for side in sides), *has]
    ).astype(np.float32)


def _shares(side: Array) -> Array:
    return np.asarray(side / side.sum())
