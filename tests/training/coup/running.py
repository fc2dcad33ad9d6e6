"""One run of a plan, round by round."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

import numpy as np

from tests.training.coup.learning import Field, Learner, Pull, Script, begun, learn, rollout
from tests.training.coup.nets import Adam, Net, made
from tests.training.coup.plans import Plan, scripts, seating
from tests.training.coup.play import choices
from tests.training.coup.sight import OWN, PLACE
from tests.training.coup.tables import Chance

HIDDEN, ROWS, STEPS = 128, 1024, 32
AVERAGED: Final = 0.35
"""The last part of the run, over which weights are averaged."""

ANCHORED: Final = 20
"""Rounds for which the anchor stays."""

Tell = Callable[[int, float, Field], None]
"""Hears, every 20 rounds, the number of rounds, the mean entropy, and the games that guests played."""


def run(plan: Plan, first: Net | None, frozen: Net | Script | None, file: Path, tell: Tell) -> Net:
    """The policy that the plan comes to; every 20 rounds it is kept in the file as far as it is."""
    chance = np.random.default_rng(plan.seed)
    one = _learner(plan, first, chance)
    guests = scripts(plan, frozen, chance)
    field = begun((ROWS, plan.width, plan.kinds), seating(plan, chance), guests, chance)
    for number in range(plan.rounds):
        done = number / plan.rounds
        played = rollout(one.policy, one.critic, field, STEPS)
        pull = Pull(between(plan.entropy, done), plan.anchor)
        told = learn(one, played, pull, between(plan.rate, done), chance)
        if number % ANCHORED == ANCHORED - 1:
            one.anchor = copied(one.policy)
        average(one, number - plan.rounds * (1 - AVERAGED))
        if number % 20 == 19:
            tell(number + 1, told, field)
            save(averaged(one), file)
    save(averaged(one), file)
    return averaged(one)


def _learner(plan: Plan, first: Net | None, chance: Chance) -> Learner:
    """Fresh networks, or the policy of an earlier plan with a fresh critic."""
    marks = OWN + PLACE * plan.width
    policy = made((marks, HIDDEN, HIDDEN, choices(plan.width)), chance)
    critic = made((marks + (10 + plan.kinds) * plan.width, HIDDEN, HIDDEN, plan.width), chance)
    if first is not None:
        policy = copied(first)
    return Learner(policy, copied(policy), critic, (Adam(), Adam()), [])


def copied(net: Net) -> Net:
    """The same in arrays of its own."""
    return Net([one.copy() for one in net.weights], [one.copy() for one in net.biases])


def between(ends: tuple[float, float], done: float) -> float:
    """From the first to the second by equal factors."""
    return float(ends[0] * (ends[1] / ends[0]) ** done)


def average(one: Learner, number: float) -> None:
    """The mean of the weights since the last part of the run began."""
    if number < 0:
        return
    if not one.average:
        one.average = [part.astype(np.float64) for part in one.policy.parts()]
    for mean, part in zip(one.average, one.policy.parts(), strict=True):
        np.add(mean, (part - mean) / (number + 1), out=mean)


def averaged(one: Learner) -> Net:
    """The policy that plays: the mean, where there is one already."""
    parts = [part.astype(np.float32) for part in one.average] or one.policy.parts()
    half = len(parts) // 2
    return Net(parts[:half], parts[half:])


def save(net: Net, file: Path) -> None:
    """Keeps the network as it is."""
    with file.open("wb") as out:
        np.savez(out, *net.parts())


def load(file: Path) -> Net:
    """A kept network."""
    with np.load(file) as found:
        parts = [found[name] for name in found.files]
    half = len(parts) // 2
    return Net(parts[:half], parts[half:])
