"""A league for two seats: the network plays itself and its own best answers; each cycle learns one more.

What one network does wrong its best answer finds; the answers that were found stay among its opponents, so
that what was mended stays mended.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import numpy as np

from tests.training.coup.learning import Field, Learner, Pull, Seating, begun, drawn, learn, rollout
from tests.training.coup.measuring import LEAST
from tests.training.coup.nets import Adam, Net, chances, made
from tests.training.coup.opponents import CALCULATING, FROZEN, LEARNER, STRAYING, calculating
from tests.training.coup.running import HIDDEN, ROWS, STEPS, average, averaged, between, copied, load, save
from tests.training.coup.sight import OWN, PLACE
from tests.training.coup.tables import DRAFT, Array, Chance, Tables

GUESTS: Final = {FROZEN: 0.35, CALCULATING: 0.06, STRAYING: 0.06}
"""The share of tables with each guest: answers of before, the calculating, a copy that strays."""

KINDS: Final = 1 + max(GUESTS)
ROUNDS, ANSWERED = 120, 70
"""Rounds of a cycle, and of the answer that ends it."""

KNOWN: Final = 8
"""So many of the newest answers play."""

LAST: Final = 20
"""The games of so many rounds are counted for an answer."""

PULL, RATE, ANCHORED = Pull(0.02, 0.05), 2.5e-4, 20
ENTROPY, PACE = (0.012, 0.002), (5e-4, 1e-4)
"""Of an answer: the reward for entropy and the pace fall from the first value to the second."""

SEED: Final = 77

Tell = Callable[[str], None]


@dataclass(slots=True)
class Mixture:
    """Networks of which each game draws one, as its guest drafts; `guests` are the field's."""

    nets: list[Net]
    chance: Chance
    guests: Array = field(default_factory=lambda: np.zeros((0, 2)))
    drawn: Array = field(default_factory=lambda: np.zeros(0, int))

    def __call__(self, t: Tables, may: Array, places: Array, marks: Array) -> Array:
        """The choices of the rows in which a guest decides; the others' are not looked at."""
        if not len(self.drawn):
            self.drawn = self.chance.integers(0, len(self.nets), len(may))
        theirs = self.guests[np.arange(len(may)), t.who] == FROZEN
        fresh = np.flatnonzero(theirs & (t.phase == DRAFT))
        self.drawn[fresh] = self.chance.integers(0, len(self.nets), len(fresh))
        found = np.zeros(len(may), int)
        for number, net in enumerate(self.nets):
            rows = np.flatnonzero(theirs & (self.drawn == number))
            if len(rows):
                odds = chances(net.run(marks[rows])[-1], may[rows])
                found[rows] = drawn(np.where(odds < LEAST, 0, odds), self.chance)
        return found


def play(folder: Path, cycles: int, tell: Tell) -> None:
    """So many cycles on from FOLDER's `two` and the answer `found` to it; `league` stands there then, and the
    answers of the cycles."""
    chance = np.random.default_rng(SEED)
    answers, main = [load(folder / "found.npz")], _learner(load(folder / "two.npz"), chance)
    for cycle in range(cycles):
        shares = _cycle(main, answers[-KNOWN:], chance)
        net = averaged(main)
        save(net, folder / "league.npz")
        found, won = _answer(net, np.random.default_rng(SEED + 1 + cycle))
        save(found, folder / f"answer_{cycle}.npz")
        answers.append(found)
        tell(f"cycle {cycle}: it wins {shares:.3f} against answers of before; a new answer wins {won:.3f}")


def _cycle(main: Learner, answers: list[Net], chance: Chance) -> float:
    """Plays on, and learns; the share of games won against the answers."""
    known = _field(Mixture(answers, chance), _seating(GUESTS, chance), chance)
    main.average = []
    for number in range(ROUNDS):
        played = rollout(main.policy, main.critic, known, STEPS)
        learn(main, played, PULL, RATE, chance)
        if number % ANCHORED == ANCHORED - 1:
            main.anchor = copied(main.policy)
        average(main, number - ROUNDS / 2)
    return _won(known)


def _answer(net: Net, chance: Chance) -> tuple[Net, float]:
    """The best answer to it that few rounds find, and the share of its last games that it won."""
    one, known = (
        _learner(net, chance),
        _field(Mixture([net], chance), _seating({FROZEN: 1.0}, chance), chance),
    )
    for number in range(ANSWERED):
        played = rollout(one.policy, one.critic, known, STEPS)
        entropy, pace = (between(ends, number / ANSWERED) for ends in (ENTROPY, PACE))
        if number == ANSWERED - LAST:
            known.won[:] = known.ended[:] = 0
        learn(one, played, Pull(entropy, 0.0), pace, chance)
    return one.policy, _won(known)


def _learner(first: Net, chance: Chance) -> Learner:
    critic = made((OWN + PLACE * 2 + (10 + KINDS) * 2, HIDDEN, HIDDEN, 2), chance)
    return Learner(copied(first), copied(first), critic, (Adam(), Adam()), [])


def _field(guest: Mixture, seating: Seating, chance: Chance) -> Field:
    known = begun((ROWS, 2, KINDS), seating, {FROZEN: guest, CALCULATING: calculating}, chance)
    guest.guests = known.guests
    return known


def _seating(shares: Mapping[int, float], chance: Chance) -> Seating:
    kinds, odds = [LEARNER, *shares], [1 - sum(shares.values()), *shares.values()]

    def dealt(count: int) -> tuple[Array, Array]:
        guest, spot = chance.choice(kinds, count, p=odds), chance.integers(0, 2, count)
        return np.full(count, 2), np.where(np.arange(2) == spot[:, None], guest[:, None], LEARNER)

    return dealt


def _won(known: Field) -> float:
    """What the frozen did not win."""
    return 1 - float(known.won[FROZEN] / max(known.ended[FROZEN], 1))
