"""From a trained network to the file that the steward reads."""

from pathlib import Path

import msgspec
import numpy as np

from engine.games.coup.stewards.trained import SCALE, Kept, Layer
from tests.training.coup.nets import Net
from tests.training.coup.tables import Array


def kept(net: Net, seats: int, made: str) -> bytes:
    """The file: whole numbers, two bytes each. ValueError for a weight that does not fit."""
    layers = tuple(
        Layer(int(weight.shape[0]), int(weight.shape[1]), _packed(weight), _packed(bias))
        for weight, bias in zip(net.weights, net.biases, strict=True)
    )
    return msgspec.json.format(msgspec.json.encode(Kept(made, seats, SCALE, layers)), indent=1) + b"\n"


def unpacked(file: Path) -> Net:
    """The network in a file of the steward's."""
    layers = msgspec.json.decode(file.read_bytes(), type=Kept).layers
    weights = [_numbers(one.weights).reshape(one.inputs, one.outputs) for one in layers]
    return Net(weights, [_numbers(one.bias) for one in layers])


def keep(net: Net, seats: int, made: str, file: Path) -> None:
    """Writes the file."""
    file.write_bytes(kept(net, seats, made))


def _packed(values: Array) -> bytes:
    whole = np.rint(values * SCALE)
    if np.abs(whole).max() > 32767:
        raise ValueError(float(np.abs(values).max()))
    return whole.astype("<i2").tobytes()


def _numbers(data: bytes) -> Array:
    found: Array = np.frombuffer(data, "<i2").astype(np.float32) / SCALE
    return found
