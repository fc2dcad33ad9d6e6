"""A plain network of two hidden layers in numpy, and the optimiser Adam (Kingma and Ba, 2015)."""

from dataclasses import dataclass, field
from itertools import pairwise

import numpy as np

from tests.training.coup.tables import Array, Chance


@dataclass(slots=True)
class Net:
    """Weights and biases by layer; rectifiers between them."""

    weights: list[Array]
    biases: list[Array]

    def run(self, inputs: Array) -> list[Array]:
        """What each layer gives, from the inputs to the outputs."""
        found = [inputs]
        last = len(self.weights) - 1
        for spot, (weight, bias) in enumerate(zip(self.weights, self.biases, strict=True)):
            out = found[-1] @ weight
            out += bias
            found.append(out if spot == last else np.maximum(out, 0, out=out))
        return found

    def slopes(self, found: list[Array], slope: Array) -> list[Array]:
        """The gradient of all weights, then of all biases, from that of the outputs."""
        weights, biases = [], []
        for spot in range(len(self.weights) - 1, -1, -1):
            weights.insert(0, found[spot].T @ slope)
            biases.insert(0, slope.sum(0))
            if spot:
                slope = (slope @ self.weights[spot].T) * (found[spot] > 0)
        return weights + biases

    def parts(self) -> list[Array]:
        """Every array of it, in the order of `slopes`."""
        return self.weights + self.biases


def made(sizes: tuple[int, ...], chance: Chance) -> Net:
    """A fresh network; its last layer is small, so that it begins near even chances."""
    weights = [
        (chance.standard_normal((one, other)) * np.sqrt(2 / one)).astype(np.float32)
        for one, other in pairwise(sizes)
    ]
    weights[-1] *= 0.1
    return Net(weights, [np.zeros(size, np.float32) for size in sizes[1:]])


@dataclass(slots=True)
class Adam:
    """Steps down the slope, each weight at its own pace; the whole slope is no longer than `most`."""

    first: list[Array] = field(default_factory=list)
    second: list[Array] = field(default_factory=list)
    steps: int = 0
    most: float = 0.5

    def step(self, parts: list[Array], slopes: list[Array], rate: float) -> None:
        """Moves `parts` in place."""
        if not self.first:
            self.first = [np.zeros_like(one) for one in parts]
            self.second = [np.zeros_like(one) for one in parts]
        self.steps += 1
        length = float(np.sqrt(sum(float((one * one).sum()) for one in slopes)))
        shrink = min(1.0, self.most / (length + 1e-8))
        scale = rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for part, slope, first, second in zip(parts, slopes, self.first, self.second, strict=True):
            short = slope * shrink
            np.add(first, 0.1 * (short - first), out=first)
            np.add(second, 0.001 * (short * short - second), out=second)
            np.subtract(part, scale * first / (np.sqrt(second) + 1e-7), out=part)


def chances(scores: Array, may: Array) -> Array:
    """The chance of each legal choice."""
    raised = np.where(may, scores, -1e9)
    raised -= raised.max(1, keepdims=True)
    raised = np.exp(raised)
    found: Array = raised / raised.sum(1, keepdims=True)
    return found
