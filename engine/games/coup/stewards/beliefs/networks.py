"""What was learned for two seats that drafted: the policy, the judge, and the file that both are read from.

Both are networks of three layers, where no sum below zero goes on to the next layer. They see a table where a
turn begins, as everybody knows it: purses and open cards as marks of 0 or 1, and of each seat the chance of
every holding and every character (the sums of the joint's rows and columns).

The **policy** answers for all holdings at once. A holding has SCORES numbers. Each question of a turn has its
own places among them, given by the tables below: one for each action, one for each answer but the quiet one
(to let be), which counts as 0. The chances of the answers are the exponentials of their scores, shared out
(`chances`). A loss has one score for each thing that it may come from: for giving up the first of two cards.
In an exchange each hand has a score, whatever is exchanged. There is one policy for each number of cards that
the two have.

The **judge** says of two holdings of one card each how often who moves wins. It judges the ends of a turn
that is solved (solving.py), several at once.
"""

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import Any, Final
from zipfile import BadZipFile, ZipFile

import numpy as np

from engine.games.coup.base import COST, FORCED, Character, Kind
from engine.games.coup.state import Deed
from engine.games.coup.stewards.beliefs.joint import (
    CARDS,
    HANDS,
    HAS,
    KINDS,
    NONE,
    ONES,
    PAIRED,
    SIZE,
    Array,
    Lost,
)
from engine.games.coup.stewards.sight import KINDS as ACTIONS
from engine.games.coup.stewards.sight import PURSE
from engine.games.coup.stewards.trained import Untrained

Two = tuple[int, int]
"""Of who moves, and of the other: coins, or lost cards."""

# --- where the scores of a holding stand --------------------------------------------------------------------

Choice = int | None
"""A choice by the place of its score; QUIET has none."""

QUIET: Final = None
"""To pass: its score is 0."""

CALLS: Final[dict[Kind, int]] = {"tax": 8, "exchange": 9, "steal": 10, "assassinate": 11}
BLOCKS: Final[dict[Kind, dict[Character, int]]] = {
    "foreign_aid": {"duke": 7},
    "steal": {"captain": 12, "ambassador": 13},
    "assassinate": {"contessa": 14},
}
COUNTERS: Final[dict[Character, int]] = {"duke": 15, "contessa": 16, "captain": 17, "ambassador": 18}
"""To call an action's claim, to block an action, to call a block. The actions have 0 to 6, as in sight.py."""

LOSSES: Final = (19, 27)
"""A loss of the seat on turn, and of the other: from here on eight each, by what the loss comes from."""

BY_BLOCK: Final[dict[Character, int]] = {"duke": 0, "captain": 4, "ambassador": 5, "contessa": 7}
BY_CALL: Final[dict[Kind, int]] = {"tax": 1, "exchange": 2, "steal": 3, "assassinate": 6}
BY_STRIKE: Final[dict[Kind, int]] = {"assassinate": 6, "coup": 7}
"""A called block, a called action, a strike. Both seats lose by a call, the other alone by a strike."""

SCORES: Final = 35

FLOOR: Final = 1e-3
"""Of each question so much is shared out evenly, so that no choice tells for certain what somebody holds."""


def actions(coins: Two, done: Kind | None = None) -> tuple[Kind, ...]:
    """The actions of the seat on turn, in the order of their scores (CO-3.1 to CO-3.9).

    `done` is among them in any case: options of the table allow a theft from who has nothing.
    """
    if coins[0] >= FORCED:
        return ("coup",)
    may = {kind: coins[0] >= COST.get(kind, 0) and (kind != "steal" or coins[1] > 0) for kind in ACTIONS}
    return tuple(kind for kind in ACTIONS if may[kind] or kind == done)


def chances(scores: Array, choices: Sequence[Choice]) -> Array:
    """How often each holding makes each of these choices: choices, holdings."""
    rows = [np.zeros(SIZE) if one is QUIET else scores[:, one] for one in choices]
    # Less the highest score, which changes no share, so that no exponential runs over.
    raised = np.exp(np.array(rows) - np.max(rows, axis=0))
    return np.asarray((1 - FLOOR) * raised / raised.sum(0) + FLOOR / len(choices))


def loss_odds(scores: Array, cause: int) -> Array:
    """How often each holding of two cards gives up each character: holdings, characters."""
    first = (1 - FLOOR) / (1 + np.exp(-scores[:PAIRED, cause])) + FLOOR / 2
    pairs, found = CARDS[:PAIRED], np.zeros((SIZE, CARDS.shape[1]))
    low, rows = (pairs > 0).argmax(1), np.arange(PAIRED)
    found[:PAIRED] = (pairs > 0) * (1 - first)[:, None]
    found[rows, low] = np.where(pairs[rows, low] == 2, 1.0, first)
    return found


def cause_of(deed: Deed, loser: int) -> int:
    """The place of the score of a loss in this turn; `loser` is 0 for the seat on turn, else 1."""
    if deed.block is not None:
        return LOSSES[loser] + BY_BLOCK[deed.block]
    if loser == 1 and deed.kind in BY_STRIKE:
        return LOSSES[loser] + BY_STRIKE[deed.kind]
    return LOSSES[loser] + BY_CALL[deed.kind]


# --- what the networks see, and the policy ------------------------------------------------------------------

FACTOR: Final = 4
"""Chances of holdings are small; so many times as large they are seen as well as the other marks."""

OPEN: Final = 2 * (PURSE + KINDS + 1)
"""The marks of purses and lost cards."""

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
"""The policy's parts in the file. The first two layers have a row for each input, the third one for each
output: for each holding its scores, then how gladly each hand is kept, uncalled and called."""


@dataclass(frozen=True, slots=True)
class Table:
    """What everybody knows where a turn begins. Coins and lost cards: the seat on turn, then the other.

    `joint` sums to one (joint.py).
    """

    coins: Two
    lost: Lost
    joint: Array


@dataclass(frozen=True, slots=True, eq=False)
class Network:
    """The weights of SHAPES; `draft` are the chances of the starter's picks, then of the other's, and
    `ends` the parts of the judge, as JUDGED has them."""

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


def scores(known: Network, table: Table) -> Scores:
    """The policy's scores at a table."""
    # Which of the four policies: by whether either seat has two cards yet.
    one, other = (int(card == NONE) for card in table.lost)
    sides = [side / side.sum() for side in (table.joint.sum(1), table.joint.sum(0))]
    has = [side @ (CARDS > 0) for side in sides]
    seen = [public_marks(table.coins, table.lost), *(FACTOR * side for side in sides), *has]
    found = np.concatenate(seen).astype(np.float32)
    found = np.maximum(found @ known.first[one, other] + known.first_bias[one, other], 0)
    found = np.maximum(found @ known.second[one, other] + known.second_bias[one, other], 0)
    found = known.third[one, other] @ found + known.third_bias[one, other]
    choices, keeps = np.split(found, [SIZE * SCORES])
    return Scores(choices.reshape(SIZE, SCORES), keeps.reshape(2, HANDS))


def public_marks(coins: Two, lost: Two) -> Array:
    """The marks of both purses, then of both lost cards: of each group one is set."""
    purses = [np.arange(PURSE) == min(some, PURSE - 1) for some in coins]
    return np.concatenate([*purses, *(np.arange(KINDS + 1) == card for card in lost)]).astype(np.float32)


# --- the judge ----------------------------------------------------------------------------------------------

SURE: Final = 60
"""No score counts beyond this: the exponential of much more would run over."""

UNITS: Final = 192
JUDGED: Final = {
    "ends_first": (OPEN + 2 * (ONES + KINDS), UNITS),
    "ends_first_bias": (UNITS,),
    "ends_second": (UNITS, UNITS),
    "ends_second_bias": (UNITS,),
    "ends_third": (ONES * ONES, UNITS),
    "ends_third_bias": (ONES * ONES,),
}
"""The judge's parts in the file. It sees chances of holdings and characters after the open marks; the last
layer has an output for each two holdings, first of who moves."""


@dataclass(frozen=True, slots=True)
class Judge:
    """The judge's layers, made ready for some ends of one turn, which is looked through many times.

    `opening` is what the first layer makes of the open marks of each end, `seen` its weights for the chances.
    The last layer has the `pairs` of holdings that may be, and no other.
    """

    opening: Array
    seen: Array
    second: Array
    second_bias: Array
    third: Array
    third_bias: Array
    pairs: Array


def judge(parts: dict[str, Array], coins: Sequence[Two], lost: Two, may: Array) -> Judge:
    """A judge of tables with these coins and lost cards, of who moves there and of the other.

    `may` says which two holdings may be.
    """
    pairs = np.flatnonzero(may)
    marks = np.array([public_marks(some, lost) for some in coins])
    # Chances of characters are sums of those of holdings, so one matrix makes both of them.
    first, sees = parts["ends_first"], np.concatenate([FACTOR * np.eye(ONES), HAS.T], axis=1)
    seen = [sees @ first[at : at + ONES + KINDS] for at in (OPEN, OPEN + ONES + KINDS)]
    return Judge(
        marks @ first[:OPEN] + parts["ends_first_bias"],
        np.concatenate(seen),
        parts["ends_second"],
        parts["ends_second_bias"],
        parts["ends_third"][pairs].T,
        parts["ends_third_bias"][pairs],
        pairs,
    )


def wins(by: Judge, moving: Array, other: Array) -> Array:
    """How often who moves wins: tables, holdings of who moves, holdings of the other.

    `moving` and `other` have for each table how likely each holding is; they need not sum to one. Two
    holdings that may not be have 0.
    """
    sums = [(some, some.sum(1, keepdims=True)) for some in (moving, other)]
    sides = [np.asarray(some / np.where(whole > 0, whole, 1), np.float32) for some, whole in sums]
    shown = np.maximum(by.opening + np.concatenate(sides, axis=1) @ by.seen, 0)
    shown = np.maximum(shown @ by.second + by.second_bias, 0)
    found = np.zeros((len(shown), ONES * ONES), np.float32)
    found[:, by.pairs] = 1 / (1 + np.exp(np.minimum(-(shown @ by.third + by.third_bias), SURE)))
    return found.reshape(-1, ONES, ONES)


# --- the file -----------------------------------------------------------------------------------------------

DAMAGED: Final = (BadZipFile, zlib.error, EOFError, ValueError, RuntimeError)
"""What reading a zip of arrays raises of bytes that are none, or no longer."""


@cache
def network() -> Network:
    """The kept network; raises Untrained where its file is not what it should be."""
    place = files("engine.games.coup.stewards") / "trained" / "beliefs.npz"
    try:
        data = place.read_bytes()
    except OSError as error:
        raise Untrained(f"{place.name}:unreadable(why={error.strerror})") from None
    return read(unpack_arrays(data, place.name), place.name)


def unpack_arrays(data: bytes, place: str) -> dict[str, Any]:
    """The arrays of a file, by name; raises Untrained for a file of another kind or a damaged one."""
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
    # The file has half precision, which numpy reckons with slowly.
    whole = {name: parts[name].astype(np.float32) for name in SHAPES | JUDGED}
    return Network(**{name: whole[name] for name in SHAPES}, ends={name: whole[name] for name in JUDGED})
