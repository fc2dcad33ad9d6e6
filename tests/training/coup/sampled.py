"""Games of which all see the same, to count what is believed of them."""

from dataclasses import fields
from typing import Final

import numpy as np

from tests.training.coup import sight
from tests.training.coup.beliefs.binding import HOLDINGS, SEATS
from tests.training.coup.beliefs.guest import true_claims
from tests.training.coup.beliefs.minds import Mind
from tests.training.coup.learning import drawn
from tests.training.coup.play import CALL, step
from tests.training.coup.tables import OVER, TURN, Array, Tables, awaited, deal, empty

GAMES: Final = 200_000


def some(t: Tables, rows: Array) -> Tables:
    """Some rows of the tables."""
    return Tables(**{one.name: getattr(t, one.name)[rows] for one in fields(Tables)})


class Sampled:
    """Many games of which all see the same, each with a weight: how likely its hands do what is done."""

    def __init__(self, mind: Mind) -> None:
        self.chance, self.opened = np.random.default_rng(8), mind.opened(1)
        self.t, self.weight = empty(GAMES, SEATS), np.ones(GAMES)
        deal(self.t, np.arange(GAMES), np.full(GAMES, SEATS), self.chance)
        awaited(self.t, self.chance)
        self.opened.begin(np.zeros(1))
        for _ in range(SEATS):
            self.goes(drawn(self.odds(), self.chance))

    def odds(self) -> Array:
        """The chances of all games' choices, by the one joint."""
        return self.opened.odds(self.t, np.zeros(len(self.weight)))

    def does(self, choice: int) -> None:
        """All make this choice, and those that can't are left out; a call is of a true claim."""
        odds = self.odds()[:, choice].astype(float)
        true = true_claims(self.t) if choice == CALL else np.ones(len(odds), bool)
        rows = np.flatnonzero((odds > 0) & true)
        self.t, self.weight = some(self.t, rows), (self.weight * odds)[rows]
        self.goes(np.full(len(rows), choice))

    def goes(self, choice: Array) -> None:
        """Each makes its choice, of which all see the same."""
        before, held = some(self.t, np.zeros(1, int)), true_claims(self.t)[:1]
        step(self.t, choice, sight.ring(self.t), self.chance)
        after = some(self.t, np.zeros(1, int))
        begins = (after.phase == TURN) & (before.picked[:, 1] >= 0)
        self.opened.observe(before, choice[:1], held, begins, after)

    def away(self) -> float:
        """How far the counts are from what is believed: about 1 where they differ by chance alone."""
        held = self.opened.holdings(self.t)
        spots = held[:, 0] * HOLDINGS + held[:, 1]
        found = np.bincount(spots, self.weight, HOLDINGS**2) / self.weight.sum()
        wanted = self.opened.joint(0).reshape(-1).astype(float)
        games = self.weight.sum() ** 2 / (self.weight**2).sum()
        often = wanted * games > 20
        assert often.sum() > 50
        assert found[wanted <= 0].sum() == 0
        odds = wanted[often]
        return float(((found[often] - odds) ** 2 / (odds * (1 - odds))).mean() * games)


def played_out(games: Sampled, judging: Array) -> float:
    """How far the worth of holdings is from the means, by what chance alone would do."""
    began, (_, worth) = games.opened.holdings(games.t), games.opened.look(0)
    says = 1 / (1 + np.exp(-judging[-2 * HOLDINGS :].reshape(SEATS, HOLDINGS)))
    t = some(games.t, np.arange(len(began)))
    turn = int(t.turn[0])
    while len(rows := np.flatnonzero((t.turn == turn) & (t.phase != OVER))):
        part = some(t, rows)
        chosen = drawn(games.opened.odds(part, np.zeros(len(rows))), games.chance)
        step(part, chosen, sight.ring(part), games.chance)
        for one in fields(Tables):
            getattr(t, one.name)[rows] = getattr(part, one.name)
    ended, over, first = games.opened.holdings(t), t.phase == OVER, int(games.t.active[0])
    found = []
    for seat in range(SEATS):
        place = 1 - seat
        won = t.winner == (1 - first if seat else first)
        outcome = np.where(over, won, says[place][ended[:, place]])
        found += [off(outcome[own], games.weight[own], worth[seat, h]) for h, own in groups(began[:, seat])]
    return float(np.mean(found))


def groups(held: Array) -> list[tuple[int, Array]]:
    """The rows of each holding that many games have."""
    return [(h, rows) for h in range(HOLDINGS) if len(rows := np.flatnonzero(held == h)) > 300]


def off(values: Array, weight: Array, wanted: float) -> float:
    """How far the weighted mean is from what is wanted, squared, by its variance."""
    share = weight / weight.sum()
    mean = (share * values).sum()
    variance = (share**2 * (values - mean) ** 2).sum()
    return float((mean - wanted) ** 2 / (variance + 1e-9))
