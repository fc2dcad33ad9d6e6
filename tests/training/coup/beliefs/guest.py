"""The policy over what everybody knows at many quick tables at once."""

import numpy as np

from engine.games.coup.stewards.cunning import LEAST
from tests.training.coup.beliefs.minds import Mind
from tests.training.coup.learning import drawn
from tests.training.coup.tables import CLAIM, DRAFT, OVER, TURN, Array, Chance, Tables


class Guest:
    """A script that follows its tables, so many, as everybody sees them; it never makes choices that are less
    likely than `least`."""

    def __init__(self, mind: Mind, rows: int, chance: Chance, least: float = LEAST) -> None:
        self.opened, self.chance, self.least = mind.opened(rows), chance, least

    def __call__(self, t: Tables, may: Array, places: Array, marks: Array) -> Array:
        """The choices of all rows, as the steward makes them."""
        odds = self.opened.odds(t, np.arange(len(t.who)))
        asked = (t.phase < OVER)[:, None]
        return drawn(np.where(asked, np.where(odds < self.least, 0, odds), 1), self.chance)

    def dealt(self, rows: Array) -> None:
        """New games have begun in these rows."""
        self.opened.begin(rows)

    def stepped(self, before: Tables, choice: Array, after: Tables) -> None:
        """`who` of every row has decided."""
        begins = (after.phase == TURN) & (before.phase != DRAFT) & (before.phase != OVER)
        self.opened.observe(before, choice, true_claims(before), begins, after)


def true_claims(t: Tables) -> Array:
    """Whether the claim that may be called now is true."""
    rows, blocked = np.arange(len(t.who)), t.blocker >= 0
    claimant = np.where(blocked, t.blocker, t.active)
    card = np.where(blocked, t.block, CLAIM[t.kind])
    return np.asarray((card >= 0) & (t.hands[rows, claimant, card] > 0))
