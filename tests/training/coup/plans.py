"""What is trained, in which order, against whom, and for how long."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

import numpy as np

from tests.training.coup.learning import Script, Seating, drawn
from tests.training.coup.measuring import played_by
from tests.training.coup.nets import Net
from tests.training.coup.opponents import (
    CALCULATING,
    FROZEN,
    LEARNER,
    LIAR,
    PRUDENT,
    RANDOM,
    STRAYING,
    calculating,
    liar,
)
from tests.training.coup.prudent import prudent_choice
from tests.training.coup.tables import Array, Chance


@dataclass(frozen=True, slots=True)
class Plan:
    """One run of so many rounds; `after` is the plan whose policy it begins with, `against` the frozen one's.

    `sizes` are the seats of tables, each equally likely; `guests` the share of tables with each guest.
    `alone` is how often the learner then has one seat and guests the others, instead of the other way round.
    `anchor` is the price of leaving what was played a while ago. The reward for entropy and the pace fall
    from the first value to the second.
    """

    rounds: int
    seed: int
    sizes: tuple[int, ...] = (2,)
    guests: Mapping[int, float] = field(default_factory=dict)
    alone: float = 0.0
    after: str | None = None
    against: str | None = None
    entropy: tuple[float, float] = (0.04, 0.01)
    anchor: float = 0.0
    rate: tuple[float, float] = (7e-4, 1e-4)

    @property
    def width(self) -> int:
        """The seats that the network has places for."""
        return 2 if self.sizes == (2,) else 6

    @property
    def kinds(self) -> int:
        """The guests that its critic tells apart."""
        return 1 + max(self.guests)


PLANS: Final[Mapping[str, Plan]] = {
    "ground": Plan(
        800,
        111,
        guests={STRAYING: 0.12, LIAR: 0.02, CALCULATING: 0.03},
        entropy=(0.06, 0.01),
        anchor=0.05,
        rate=(6e-4, 8e-5),
    ),
    "two": Plan(
        160,
        112,
        guests={STRAYING: 0.1, LIAR: 0.01, CALCULATING: 0.1},
        after="ground",
        entropy=(0.012, 0.008),
        anchor=0.05,
        rate=(3e-4, 8e-5),
    ),
    "found": Plan(
        250, 202, guests={FROZEN: 1.0}, alone=1.0, after="two", against="two", entropy=(0.02, 0.001)
    ),
    "response": Plan(
        250, 202, guests={FROZEN: 1.0}, alone=1.0, after="league", against="league", entropy=(0.02, 0.001)
    ),
    "many": Plan(
        520,
        302,
        sizes=(3, 4, 5, 6),
        guests={STRAYING: 0.03, LIAR: 0.08, CALCULATING: 0.5, PRUDENT: 0.16},
        alone=0.9,
        entropy=(0.03, 0.004),
    ),
    "table": Plan(
        200,
        303,
        sizes=(3, 4, 5, 6),
        guests={STRAYING: 0.05, LIAR: 0.28, CALCULATING: 0.26, PRUDENT: 0.16, RANDOM: 0.08},
        alone=0.9,
        after="many",
        entropy=(0.008, 0.004),
        rate=(4e-4, 8e-5),
    ),
}
"""By name. `found` is the best answer to `two`, with which the league goes on (league.py). The steward reads
what the league came to, and `table` for three seats and more, which goes on from `many` among more liars;
`response` is the best answer to the league's."""


def seating(plan: Plan, chance: Chance) -> Seating:
    """Deals sizes and guests to new tables."""

    def dealt(count: int) -> tuple[Array, Array]:
        size = chance.choice(plan.sizes, count)
        kinds, shares = list(plan.guests), list(plan.guests.values())
        guest = chance.choice([LEARNER, *kinds], count, p=[1 - sum(shares), *shares])
        spot = (chance.random(count) * size).astype(int)
        chosen = np.arange(plan.width) == spot[:, None]
        alone = chance.random(count) < plan.alone
        theirs = np.where(alone[:, None], ~chosen, chosen)
        return size, np.where(theirs, guest[:, None], LEARNER)

    return dealt


def scripts(plan: Plan, frozen: Net | Script | None, chance: Chance) -> dict[int, Script]:
    """The guests of a plan by kind; the frozen one may be any player."""
    known: dict[int, Script] = {LIAR: liar, CALCULATING: calculating, PRUDENT: prudent_choice}
    known[RANDOM] = lambda t, may, places, marks: drawn(may.astype(np.float32), chance)
    if frozen is not None:
        known[FROZEN] = played_by(frozen, chance) if isinstance(frozen, Net) else frozen
    return {kind: script for kind, script in known.items() if kind in plan.guests}
