"""A trained network that sees marks (sight.py): its file, read and checked, and what it makes of a table.

Weights are whole numbers, and so are all sums: every machine reckons the same scores, whatever its floating
point does, and no library is needed. A layer multiplies by SCALE once more than the one before, so its bias
is raised to the same; the division comes at the very end. Most marks are 0, so the first layer is a sum of
the few rows whose marks are set.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from itertools import pairwise
from operator import mul
from struct import unpack
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from engine.games.coup.stewards.sight import AIMED, OWN, PLACE

SCALE: Final = 4096
"""So many make one: weights are kept as whole multiples of a part of this size."""

Size = Annotated[int, Meta(ge=1, le=4096)]


class Untrained(ValueError):
    """A file of weights that can't be used: which, where in it, and the code of why with its slots."""


class Layer(Struct, frozen=True, forbid_unknown_fields=True):
    """Weights by input and then output, and a bias for each output: two bytes each, little end first."""

    inputs: Size
    outputs: Size
    weights: bytes
    bias: bytes


class Kept(Struct, frozen=True, forbid_unknown_fields=True):
    """A file of weights. `seats` are the most it plays with; `made` tells the command that made it."""

    made: str
    seats: Annotated[int, Meta(ge=2, le=6)]
    scale: int
    layers: Annotated[tuple[Layer, ...], Meta(min_length=2)]


class Net(Struct, frozen=True):
    """`first` has a row for each mark; of later layers each row makes one output. Biases go before."""

    seats: int
    first: tuple[tuple[int, ...], ...]
    opening: tuple[int, ...]
    later: tuple[tuple[tuple[int, tuple[int, ...]], ...], ...]


@cache
def load_network(name: str) -> Net:
    """The network of this name; Untrained where its file is not what it should be."""
    place = files("engine.games.coup.stewards") / "trained" / f"{name}.json"
    try:
        data = place.read_bytes()
    except OSError as error:
        raise Untrained(f"{name}.json:unreadable(why={error.strerror})") from None
    return read(data, f"{name}.json")


def read(data: bytes, place: str) -> Net:
    """The network in this file; `place` is how errors call it. Raises Untrained."""
    try:
        kept = msgspec.json.decode(data, type=Kept)
    except msgspec.DecodeError as error:
        raise Untrained(f"{place}:undecodable(why={error})") from None

    # The layers fit each other, the marks and the choices.
    if kept.scale != SCALE:
        raise _wrong(f"{place}:$.scale", kept.scale, SCALE)
    ends = (kept.layers[0].inputs, kept.layers[-1].outputs)
    wanted = (OWN + PLACE * kept.seats, AIMED + 3 * (kept.seats - 1))
    if ends != wanted:
        raise _wrong(f"{place}:$.layers", ends, wanted)
    for spot, (one, other) in enumerate(pairwise(kept.layers)):
        if one.outputs != other.inputs:
            raise _wrong(f"{place}:$.layers[{spot + 1}].inputs", other.inputs, one.outputs)

    rows, biases = [], []
    for spot, layer in enumerate(kept.layers):
        where = f"{place}:$.layers[{spot}]"
        flat = _numbers(layer.weights, layer.inputs * layer.outputs, f"{where}.weights")
        rows.append([flat[at : at + layer.outputs] for at in range(0, len(flat), layer.outputs)])
        biases.append(_numbers(layer.bias, layer.outputs, f"{where}.bias"))
    later = tuple(
        tuple(
            (bias * SCALE**spot, column)
            for bias, column in zip(biases[spot], zip(*rows[spot], strict=True), strict=True)
        )
        for spot in range(1, len(rows))
    )
    return Net(kept.seats, tuple(rows[0]), biases[0], later)


def scores(net: Net, marks: Sequence[int]) -> tuple[float, ...]:
    """The score of each choice, by the marks that are set."""
    found = list(map(sum, zip(net.opening, *(net.first[mark] for mark in marks), strict=True)))
    for layer in net.later:
        bent = [max(one, 0) for one in found]
        found = [bias + sum(map(mul, column, bent)) for bias, column in layer]
    whole = float(SCALE ** (len(net.later) + 1))
    return tuple(one / whole for one in found)


def _numbers(data: bytes, count: int, where: str) -> tuple[int, ...]:
    if len(data) != 2 * count:
        raise _wrong(f"{where}:bytes", len(data), 2 * count)
    return unpack(f"<{count}h", data)


def _wrong(where: str, found: int | tuple[int, int], wanted: int | tuple[int, int]) -> Untrained:
    return Untrained(f"{where}:wrong(found={found},wanted={wanted})")
