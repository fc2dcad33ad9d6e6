"""What a run has learned, as the program writes it, and as the steward reads it."""

from dataclasses import dataclass, replace
from math import prod
from pathlib import Path
from typing import Final

import numpy as np

from engine.games.coup.stewards.beliefs.joint import HANDS, KINDS, PAIRED
from engine.games.coup.stewards.beliefs.networks import (
    BLOCKS,
    CALLS,
    COUNTERS,
    JUDGED,
    LOSSES,
    SCORES,
    Network,
)
from tests.training.coup.beliefs.binding import (
    HOLDINGS,
    INPUTS,
    NETS,
    OUTPUTS,
    SEATS,
    Opened,
    hidden_of,
    weights,
)
from tests.training.coup.tables import Array

PICKS: Final = 5
LEAST_PICK: Final = 0.002
"""Every pick is made with some chance; learn.c has the same."""

OTHERS: Final = {
    *CALLS.values(),
    *(score for cards in BLOCKS.values() for score in cards.values()),
    *range(LOSSES[1], SCORES),
}
"""What the seat that is not on turn is asked."""

SHARPNESS: Final = {"answers": 1.3, "losses": 0.8}
"""How sharp it is held, beside what it learned: where it calls and blocks on the other's turn, and where it
says which card it loses (docs/notebook/coup_training.md); where it leans (leaning.py) nothing else is
sharper."""

JUDGING: Final = sum(prod(shape) for shape in JUDGED.values())

PARTS: Final = ("first", "first_bias", "second", "second_bias", "third", "third_bias")


@dataclass(frozen=True, slots=True)
class Mind:
    """All weights of the policy that plays, of the critic and of the judge of ends, and the chances of the
    draft by seat."""

    policy: Array
    critic: Array
    judge: Array
    draft: Array

    def opened(self, rows: int) -> Opened:
        """Ready to follow so many tables."""
        return Opened(self.policy, self.critic, self.judge, self.draft, rows)


def learned(file: Path, judge: Path | None = None, last: bool = False) -> Mind:
    """The mean of a run's policies and drafts, or the last of them, its critic, and the judge that learned
    besides, or none that knows anything. ValueError for a file that is cut short."""
    data, drafts = np.fromfile(file, np.float32), SEATS * PICKS
    hidden = hidden_of(len(data) - 2 * drafts, OUTPUTS, OUTPUTS, SEATS * HOLDINGS)
    policy, critic = weights(hidden, OUTPUTS), weights(hidden, SEATS * HOLDINGS)
    newest, judging, mean, scores, means = np.split(data, np.cumsum([policy, critic, policy, drafts]))
    plays, draft = (newest, scores) if last else (mean, means)
    return Mind(plays, judging, _judge(judge), drafted(draft.reshape(SEATS, PICKS)))


def _judge(file: Path | None) -> Array:
    if file is None:
        return np.zeros(JUDGING, np.float32)
    found = np.fromfile(file, np.float32)
    if len(found) != JUDGING:
        raise ValueError(f"{file}: a judge of ends has {JUDGING} numbers, not {len(found)}")
    return found


def judge_parts(judge: Array) -> dict[str, Array]:
    """The judge by name, as the steward's file has it."""
    ends = np.cumsum([prod(shape) for shape in JUDGED.values()])
    pieces = np.split(judge, ends[:-1])
    return {name: one.reshape(shape) for (name, shape), one in zip(JUDGED.items(), pieces, strict=True)}


def sharpened(mind: Mind) -> Mind:
    """Scores that are read stand so many times as large."""
    factors = np.ones((HOLDINGS, SCORES), np.float32)
    factors[:, min(OTHERS) : min(COUNTERS.values())] = SHARPNESS["answers"]
    factors[:, LOSSES[0] :] = SHARPNESS["losses"]
    found = parts(mind.policy)
    for name in ("third", "third_bias"):
        rows = found[name].reshape(NETS, OUTPUTS, -1)[:, : HOLDINGS * SCORES]
        rows *= factors.reshape(-1, 1)
    return replace(mind, policy=joined(found))


def drafted(scores: Array) -> Array:
    """The chances of the picks."""
    raised = np.exp(scores - scores.max(1, keepdims=True))
    even: Array = raised / raised.sum(1, keepdims=True)
    return ((1 - PICKS * LEAST_PICK) * even + LEAST_PICK).astype(np.float32)


def parts(policy: Array) -> dict[str, Array]:
    """A policy by name and both seats' cards: weights of the first two layers input by input, of
    the third output by output."""
    hidden = hidden_of(len(policy), OUTPUTS)
    shapes = [(INPUTS, hidden), (hidden,), (hidden, hidden), (hidden,), (OUTPUTS, hidden), (OUTPUTS,)]
    ends = np.cumsum([int(np.prod(shape)) for shape in shapes])
    pieces = np.split(policy.reshape(NETS, -1), ends[:-1], axis=1)
    named = zip(PARTS, pieces, shapes, strict=True)
    return {name: one.reshape(SEATS, SEATS, *shape).copy() for name, one, shape in named}


def joined(found: dict[str, Array]) -> Array:
    """The policy of these parts."""
    rows = [found[name].astype(np.float32).reshape(NETS, -1) for name in PARTS]
    return np.concatenate(rows, axis=1).reshape(-1)


def asked(own: int, other: int) -> Array:
    """Which outputs are ever read where the seat on turn has two cards (1) or one (0), and the other too."""
    scores, two = np.zeros((HOLDINGS, SCORES), bool), np.arange(HOLDINGS) < PAIRED
    for score in range(SCORES):
        cards = other if score in OTHERS else own
        scores[:, score] = (two == cards) & (cards or score < LOSSES[0])
    keeps = (np.arange(HANDS) < HANDS - KINDS) == own
    return np.concatenate([scores.reshape(-1), keeps, keeps])


def trimmed(mind: Mind) -> dict[str, Array]:
    """The policy's parts, without what is never read."""
    found = parts(mind.policy)
    for own, other in np.ndindex(SEATS, SEATS):
        unread = ~asked(own, other)
        found["third"][own, other, unread] = found["third_bias"][own, other, unread] = 0
    return found


def keep(mind: Mind, made: str, file: Path) -> None:
    """Writes the steward's file, two bytes a weight."""
    halves = {name: one.astype(np.float16) for name, one in trimmed(mind).items()}
    halves |= {name: one.astype(np.float16) for name, one in judge_parts(mind.judge).items()}
    np.savez_compressed(file, **halves, draft=mind.draft, made=np.array(made))


def kept(file: Path) -> Mind:
    """What the steward's file says; it has no critic."""
    with np.load(file) as found:
        policy, draft = joined({name: found[name] for name in PARTS}), found["draft"]
        judge = np.concatenate([found[name].reshape(-1).astype(np.float32) for name in JUDGED])
    hidden = hidden_of(len(policy), OUTPUTS)
    return Mind(policy, np.zeros(weights(hidden, SEATS * HOLDINGS), np.float32), judge, draft)


def steward(mind: Mind) -> Network:
    """As the steward has it; of other sizes too."""
    return Network(**trimmed(mind), draft=mind.draft, ends=judge_parts(mind.judge))
