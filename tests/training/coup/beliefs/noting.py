"""What small leans would win: the slope of the share of games won, from games as they are played.

A game's outcome times the slopes of the logarithms of all chances that led to it is, in the mean, the slope
of the share won (Williams 1992). That both seats would believe otherwise, too, is left out.
"""

from dataclasses import dataclass
from typing import Final, Literal

import numpy as np

from tests.training.coup.beliefs.binding import SEATS
from tests.training.coup.beliefs.guest import Guest
from tests.training.coup.beliefs.leaning import (
    ABOUT,
    GROUP,
    SIZE,
    Leaning,
    holds,
    leaning,
)
from tests.training.coup.beliefs.minds import Mind
from tests.training.coup.learning import Script
from tests.training.coup.measuring import share_won
from tests.training.coup.play import AIMED, BLOCKS, CALL, DEEDS, PASS
from tests.training.coup.tables import (
    AID,
    AMBASSADOR,
    BLOCK,
    CAPTAIN,
    CHALLENGE,
    CONTESSA,
    COUNTER,
    COUP,
    DUKE,
    EXCHANGE,
    KILL,
    OVER,
    STEAL,
    TAX,
    TURN,
    Array,
    Chance,
    Tables,
)

LEAST, TINY = 1e-6, 1e-12
"""No chance, and no square of a slope, counts as less."""

CARD: Final = tuple(ABOUT.values())


@dataclass(frozen=True, slots=True)
class Asked:
    """A choice that has a score, in this phase, where what was done or is blocked with is this."""

    score: int
    choice: int
    phase: int
    by: Literal["kind", "block", ""] = ""
    is_: int = 0

    def rows(self, t: Tables) -> Array:
        """Where it may be made, or might be if more could be paid."""
        asked = t.phase == self.phase
        return np.asarray(asked & (getattr(t, self.by) == self.is_) if self.by else asked)


ASKED: Final = (
    *(Asked(deed, DEEDS + deed, TURN) for deed in range(STEAL)),
    *(Asked(deed, AIMED + deed - STEAL, TURN) for deed in (STEAL, KILL, COUP)),
    *(Asked(8 + n, CALL, CHALLENGE, "kind", deed) for n, deed in enumerate((TAX, EXCHANGE, STEAL, KILL))),
    Asked(7, BLOCKS, BLOCK, "kind", AID),
    Asked(14, BLOCKS + 1, BLOCK, "kind", KILL),
    Asked(12, BLOCKS + 2, BLOCK, "kind", STEAL),
    Asked(13, BLOCKS + 3, BLOCK, "kind", STEAL),
    *(
        Asked(15 + n, CALL, COUNTER, "block", card)
        for n, card in enumerate((DUKE, CONTESSA, CAPTAIN, AMBASSADOR))
    ),
)


class Noting(Guest):
    """Notes for each table how the logarithm of all chances of its choices so far changes with each lean, and
    who won; turns that are solved have no leans."""

    def __init__(self, mind: Mind, rows: int, chance: Chance) -> None:
        super().__init__(mind, rows, chance)
        self.slopes, self.won = np.zeros((rows, SIZE)), np.zeros(rows, bool)
        self._parts: Leaning = leaning(np.arange(SIZE))
        self._two = np.ones((rows, SEATS), int)

    def __call__(self, t: Tables, may: Array, places: Array, marks: Array) -> Array:
        """The same choices."""
        odds = np.maximum(self.opened.odds(t, np.arange(len(t.who))), LEAST)
        choice = super().__call__(t, may, places, marks)
        self._begin(t)
        noted = (t.who == np.arange(len(t.who)) % SEATS) & (self._two.any(1))
        for asked in ASKED:
            rows = np.flatnonzero(noted & asked.rows(t) & may[:, asked.choice])
            self._note(t, rows, asked, odds[rows], choice[rows])
        return choice

    def stepped(self, before: Tables, choice: Array, after: Tables) -> None:
        """And who has won."""
        super().stepped(before, choice, after)
        self.won = (after.phase == OVER) & (after.winner == np.arange(len(choice)) % SEATS)

    def _begin(self, t: Tables) -> None:
        """Who has two cards where a turn begins; its scores stand for all of it."""
        rows = np.flatnonzero(t.phase == TURN)
        two = (t.hands[:, :SEATS].sum(2) > 1).astype(int)
        active = t.active[rows]
        self._two[rows] = np.stack([two[rows, active], two[rows, 1 - active]], 1)

    def _note(self, t: Tables, rows: Array, asked: Asked, odds: Array, choice: Array) -> None:
        off = (choice == asked.choice) - odds[:, asked.choice]
        has, two = holds(t.hands[rows, t.who[rows]], CARD[asked.score]), tuple(self._two[rows].T)
        quiet = 1 if asked.phase == TURN else odds[:, PASS]
        self._add(rows, self._parts.lifts[(*two, asked.score, has)], off)
        self._add(
            rows, self._parts.grows[(*two, GROUP[asked.score])], off * np.log(odds[:, asked.choice] / quiet)
        )

    def _add(self, rows: Array, lean: Array, slope: Array) -> None:
        self.slopes[rows, lean.astype(int)] += slope


@dataclass(frozen=True, slots=True)
class Slopes:
    """Of the share won with each lean, how far they may be off, and how much is chosen by each: the mean of
    squares of what a game notes."""

    share: float
    of: Array
    off: Array
    chosen: Array


def slopes(mind: Mind, others: list[Script], games: int, seed: int) -> Slopes:
    """Over so many games against each."""
    noted = []
    for part, other in enumerate(others):
        one = Noting(mind, games, np.random.default_rng(seed + part))
        share_won(one, other, SEATS, games, seed + part)
        one.opened.close()
        noted.append((one.won, one.slopes))
    won, known = (np.concatenate(column) for column in zip(*noted, strict=True))
    each = (won - won.mean())[:, None] * known
    off = each.std(0) / np.sqrt(len(each))
    return Slopes(float(won.mean()), each.mean(0), off, (known**2).mean(0))


TOWARDS, FROM_ANSWERS = 1.25, 0.5
"""How long a step is by what wins against the calculating, and by what wins against answers."""

SELDOM, EVEN = 0.0015, 0.006
"""What is chosen by less does not lean; so much more all is taken to be chosen by."""


def step(calculating: Slopes, *answers: Slopes) -> Array:
    """How far to lean: by what it would win, the less the more is chosen by it."""
    chosen = np.mean([one.chosen for one in (calculating, *answers)], axis=0)
    wanted = TOWARDS * sure(calculating) + FROM_ANSWERS * np.mean([sure(one) for one in answers], axis=0)
    return np.asarray(np.where(chosen > SELDOM, wanted / (chosen + EVEN), 0))


def sure(one: Slopes) -> Array:
    """The slopes, less by what may be chance."""
    squares = np.maximum(one.of**2, TINY)
    return np.asarray(one.of * np.maximum(1 - one.off**2 / squares, 0))
