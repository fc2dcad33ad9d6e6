"""What a run has learned, as the program writes it, and as the steward reads it."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from tests.training.coup.beliefs.binding import HOLDINGS, INPUTS, OUTPUTS, SEATS, Opened, hidden_of, weights
from tests.training.coup.tables import Array

PICKS: Final = 5
LEAST_PICK: Final = 0.002
"""Every pick is made with some chance; learn.c has the same."""

PARTS: Final = ("first", "first_bias", "second", "second_bias", "third", "third_bias")


@dataclass(frozen=True, slots=True)
class Mind:
    """All weights of the policy that plays and of the critic, and the chances of the draft by seat."""

    policy: Array
    critic: Array
    draft: Array

    def opened(self, rows: int) -> Opened:
        """Ready to follow so many tables."""
        return Opened(self.policy, self.critic, self.draft, rows)


def learned(file: Path, last: bool = False) -> Mind:
    """The mean of a run's policies and drafts, or the last of them, and its critic. ValueError for a file
    that is cut short."""
    data, drafts = np.fromfile(file, np.float32), SEATS * PICKS
    hidden = _hidden(len(data) - 2 * drafts)
    policy, critic = weights(hidden, OUTPUTS), weights(hidden, SEATS * HOLDINGS)
    newest, judging, mean, scores, means = np.split(data, np.cumsum([policy, critic, policy, drafts]))
    plays, draft = (newest, scores) if last else (mean, means)
    return Mind(plays, judging, drafted(draft.reshape(SEATS, PICKS)))


def _hidden(count: int) -> int:
    for hidden in range(1, 2048):
        if 2 * weights(hidden, OUTPUTS) + weights(hidden, SEATS * HOLDINGS) == count:
            return hidden
    raise ValueError(count)


def drafted(scores: Array) -> Array:
    """The chances of the picks."""
    raised = np.exp(scores - scores.max(1, keepdims=True))
    even: Array = raised / raised.sum(1, keepdims=True)
    return ((1 - PICKS * LEAST_PICK) * even + LEAST_PICK).astype(np.float32)


def parts(mind: Mind) -> dict[str, Array]:
    """The policy's arrays by name: weights of the first two layers input by input, of the third output by
    output."""
    hidden = hidden_of(len(mind.policy), OUTPUTS)
    shapes = [(INPUTS, hidden), (hidden,), (hidden, hidden), (hidden,), (OUTPUTS, hidden), (OUTPUTS,)]
    ends = np.cumsum([int(np.prod(shape)) for shape in shapes])
    pieces = np.split(mind.policy, ends[:-1])
    return {name: one.reshape(shape) for name, one, shape in zip(PARTS, pieces, shapes, strict=True)}


def keep(mind: Mind, made: str, file: Path) -> None:
    """Writes the steward's file, two bytes a weight."""
    halves = {name: one.astype(np.float16) for name, one in parts(mind).items()}
    np.savez_compressed(file, **halves, draft=mind.draft, made=np.array(made))


def kept(file: Path) -> Mind:
    """What the steward's file says; it has no critic."""
    with np.load(file) as found:
        policy = np.concatenate([found[name].astype(np.float32).reshape(-1) for name in PARTS])
        draft = found["draft"]
    hidden = hidden_of(len(policy), OUTPUTS)
    return Mind(policy, np.zeros(weights(hidden, SEATS * HOLDINGS), np.float32), draft)
