"""What the cunning steward of Houses offers: it asks itself what each house would answer (HO-6.8)."""

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct

from engine.games.houses.clauses import Abstain, AnyClause, Vote, terms
from engine.games.houses.names import SIDES, Side
from engine.games.houses.stewards.dealing.deals import MOST, clause_as_offered, exchange, reward
from engine.games.houses.stewards.dealing.trade import LEAST, SUPPORT, free, may_ask, name_bought
from engine.games.houses.stewards.dealing.worth import cost, gain
from engine.games.houses.stewards.voting.votes import with_vote
from engine.games.houses.stewards.voting.weighed import Case, Eyes, best_worth
from engine.kernel.moves import PartialMove
from engine.kernel.seats import Seat
from engine.kernel.steward import Look

PRICES = range(1, 9)
"""The coins that are offered, or asked."""


class Bargain(Struct, frozen=True):
    """An offer: what it promises, as likely as it is taken, and its clauses."""

    worth: float
    partner: Seat
    mine: PartialMove
    theirs: PartialMove


def best_bargain(look: Look, weighed: Case) -> Any | None:
    """The offer that promises most; for a signature as the prudent do."""
    view = look.view
    if view.phase is None or view.own is None or view.phase.cast[look.seat] or not may_ask(view, look.seat):
        return None
    partners, found = tuple(free(view, look.seat)), list[Bargain]()
    for one, eyes in weighed.eyes:
        if one in partners:
            found += _bargains_to_buy(weighed, one, eyes)
            found += _bargains_to_sell(weighed, one, eyes)
    best = max(found, key=lambda one: one.worth, default=None)
    if best is None or best.worth < weighed.manner.buys:
        return name_bought(look, weighed, partners)
    return exchange(look, best.partner, best.mine, best.theirs)


def _bargains_to_buy(weighed: Case, one: Seat, eyes: Eyes) -> Iterator[Bargain]:
    """Coins for its ballot, as few as it is likely to take."""
    for clause in _acts(eyes[0][1]):
        worth = _act_worth(weighed, clause, one)
        if worth + weighed.coins(-PRICES[0]) < weighed.manner.buys:
            continue
        asked = [(chance, eye, cost(eye, clause)) for chance, eye in eyes]
        for n in _prices(weighed):
            left = worth + weighed.coins(-n)
            taken = sum([chance for chance, eye, lost in asked if eye.coins(n) - lost >= eye.manner.sells])
            if left > 0 and taken:
                yield Bargain(taken * left, one, reward(n), clause_as_offered(clause))


def _bargains_to_sell(weighed: Case, one: Seat, eyes: Eyes) -> Iterator[Bargain]:
    """The own vote for coins, as many as it is likely to give."""
    for clause in _votes(weighed):
        lost = cost(weighed, clause)
        if weighed.coins(PRICES[-1]) - lost < weighed.manner.sells:
            continue
        asked = [(chance, eye, gain(eye, clause, weighed.seat)) for chance, eye in eyes]
        for n in _prices(eyes[0][1]):
            left = weighed.coins(n) - lost
            taken = sum([chance for chance, eye, won in asked if won + eye.coins(-n) >= eye.manner.sells])
            if left > 0 and taken:
                yield Bargain(taken * left, one, clause_as_offered(clause), reward(n))


def _act_worth(weighed: Case, clause: AnyClause, by: Seat) -> float:
    """What it brings that this house casts so; an abstention is a vote without power."""
    asked = terms(clause).ballot
    assert asked is not None
    side: Side = "no" if asked.kind == "no" else "yes"
    return best_worth(with_vote(weighed, by, side, asked.least)) - best_worth(weighed)


def _acts(eye: Case) -> Iterator[Vote | Abstain]:
    yield from _votes(eye)
    yield Abstain("gather")


def _votes(eye: Case) -> Iterator[Vote]:
    """Those that may be asked of a house with so much power."""
    for side in SIDES:
        for power in range(LEAST, min(SUPPORT, len(eye.spent) - 1) + 1):
            yield Vote(side, power, MOST)


def _prices(payer: Case) -> Iterable[int]:
    own = payer.view.own
    return [n for n in PRICES if own is not None and n <= own.coins]
