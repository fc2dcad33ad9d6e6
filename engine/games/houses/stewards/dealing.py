"""What a deal is worth to a house, in points, how an offer is answered, and what is offered (HO-6.8, HO-6.9).

Each kind of clause has what it brings when the other gives it and what it costs when the house itself does:
the table `WORTH` below. An offer to the house is confirmed where it pays.

An offer of its own is coins for a vote or a signature, and as the cunning do, whatever pays most. The prudent
ask whoever is likeliest to sell a vote that is not cast so anyway. The cunning ask themselves what each house
would answer, in every role that it may hold, and offer what promises most on average.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from math import inf
from typing import Any, Final, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import asdict

from engine.games.houses.clauses import (
    Abstain,
    AnyClause,
    BreakTie,
    Clause,
    Deal,
    NameLeader,
    Pay,
    Promise,
    Reward,
    Sign,
    Signed,
    Vote,
    kind_of,
    terms,
)
from engine.games.houses.moves import ConfirmDeal, DeclineDeal, MarkPromise
from engine.games.houses.names import SIDES, Side
from engine.games.houses.stewards.expecting.outlook import signing_worths
from engine.games.houses.stewards.voting import (
    Case,
    Eyes,
    Weigher,
    abstention_worth,
    best_worth,
    vote_worth,
    with_vote,
)
from engine.games.houses.view import View
from engine.kernel.dice import Dice
from engine.kernel.moves import PartialMove
from engine.kernel.seats import Seat
from engine.kernel.steward import Look

# --- clauses ----------------------------------------------------------------------------------------------

UNSEEN = 1.0
"""What it costs to bind oneself for a phase whose proposal nobody knows (HO-R24)."""

WORD = 5.0
"""What a promise in words costs: a steward can't read it, so it gives none."""

CHANCE = 0.25
"""How likely one house among the five is to lead, or to have a tie to break."""

NAMED = 1.0
"""What it costs to name whom another house wants, where there is a leader to name."""

C = TypeVar("C", bound=Clause)


@dataclass(frozen=True, slots=True)
class Worth(Generic[C]):
    """What a kind of clause brings when the other gives it, and costs when the house itself does."""

    gain: Callable[[Case, C, Seat], float]
    cost: Callable[[Case, C], float]


def gain(weighed: Case, clause: Clause, by: Seat) -> float:
    """The points that the clause brings which this other house gives."""
    return WORTH[type(clause)].gain(weighed, clause, by)


def cost(weighed: Case, clause: Clause) -> float:
    """The points that the house's own clause costs it."""
    return WORTH[type(clause)].cost(weighed, clause)


def lead_odds(weighed: Case, one: Seat) -> float:
    """How likely this house leads: the own by its best ballot, another by how often it votes."""
    others = weighed.others
    if one == weighed.seat:
        found = [
            (promised, side, power)
            for side, row in zip(SIDES, weighed.votes, strict=True)
            for power, promised in enumerate(row, 1)
        ]
        worth, side, power = max(found, default=(-inf, "yes", 0))
        if worth < abstention_worth(weighed):
            return 0.0
        return others.win_and_level_odds(side, power)[0] * others.leads(side, power)
    return others.by_house[one - (one > weighed.seat)][0] * sum(others.alike) / 2


# Each function below is named by its kind and by what it gives; a clause for a later phase binds unseen.


def _no_gain(weighed: Case, clause: Clause, by: Seat) -> float:
    return 0.0


def _vote_gain(weighed: Case, clause: Vote, by: Seat) -> float:
    """The worth of the best ballot with this one beside it, less its worth as things stand."""
    if clause.ahead:
        return UNSEEN / 2
    return max(0.0, best_worth(with_vote(weighed, by, clause.side, clause.least)) - best_worth(weighed))


def _vote_cost(weighed: Case, clause: Vote) -> float:
    """The points lost by this vote, against the ballot that the house likes best."""
    if clause.ahead:
        return UNSEEN
    return best_worth(weighed) - vote_worth(weighed, clause.side, clause.least)


def _sign_worth(weighed: Case, clause: Sign, leader: Seat) -> float:
    """The worth of the signature to this house, as likely as the leader named leads."""
    return lead_odds(weighed, leader) * signing_worths(weighed.table, clause.kinds)[weighed.seat]


_COINS: Final[Worth[Any]] = Worth(
    gain=lambda weighed, clause, by: weighed.coins(clause.n),
    cost=lambda weighed, clause: -weighed.coins(-clause.n),
)
WORTH: Final[Mapping[type[Clause], Worth[Any]]] = {
    Pay: _COINS,
    Reward: _COINS,
    Promise: Worth(_no_gain, cost=lambda weighed, clause: WORD),
    Vote: Worth(_vote_gain, _vote_cost),
    Abstain: Worth(
        _no_gain,
        # The points lost by abstaining so, instead of voting as the house likes.
        cost=lambda weighed, clause: (
            UNSEEN
            if clause.ahead
            else best_worth(weighed) - abstention_worth(weighed, clause.how == "moderate")
        ),
    ),
    Sign: Worth(
        gain=lambda weighed, clause, by: 0.0 if clause.ahead else _sign_worth(weighed, clause, by),
        cost=lambda weighed, clause: UNSEEN if clause.ahead else _sign_worth(weighed, clause, weighed.seat),
    ),
    BreakTie: Worth(
        gain=lambda weighed, clause, by: (
            0.0 if clause.ahead else max(0.0, weighed.stake.gain(clause.side)) * CHANCE / 2
        ),
        cost=lambda weighed, clause: (
            (UNSEEN if clause.ahead else max(0.0, -weighed.stake.gain(clause.side))) * CHANCE
        ),
    ),
    NameLeader: Worth(_no_gain, cost=lambda weighed, clause: CHANCE * NAMED),
}
"""Every kind of clause."""


# --- deals ------------------------------------------------------------------------------------------------

PRICES, MOST = (2, 3, 4), 99
"""The coins that are offered for a vote, and the most power that it may be cast with."""

PLAIN = Weigher()


def answer_to_offer(look: Look, offers: tuple[Any, ...], weigher: Weigher = PLAIN) -> Any | None:
    """HO-6.9: an offer to this house is confirmed where it pays."""
    if not any(type(one) is DeclineDeal for one in offers):
        return None
    return confirm_if_it_pays(
        look, offers, lambda deal: deal_worth(weigher(look), deal) >= weigher.manner.sells
    )


def confirm_if_it_pays(look: Look, offers: tuple[Any, ...], pays: Callable[[Deal], bool]) -> Any | None:
    """HO-6.9: an offer to this house is confirmed where it can be and pays, else declined."""
    open_deals = {deal.id: deal for deal in look.view.deals if not deal.bound and deal.partner == look.seat}
    confirmable = {one.deal for one in offers if type(one) is ConfirmDeal}
    for offer in offers:
        if type(offer) is DeclineDeal:
            deal = open_deals[offer.deal]
            return ConfirmDeal(deal.id) if deal.id in confirmable and pays(deal) else offer
    return None


def promise_to_mark(offers: tuple[Any, ...]) -> MarkPromise | None:
    """HO-R23: a steward takes everybody at their word."""
    return next((one for one in offers if type(one) is MarkPromise and one.kept), None)


def clause_as_offered(clause: AnyClause) -> PartialMove:
    """The clause as a part of an offer."""
    return PartialMove(kind_of(clause).code, tuple(asdict(clause).items()))


def reward(price: int) -> PartialMove:
    """A clause of `price` coins for the other's only clause."""
    return clause_as_offered(Reward(price, 0))


def exchange(look: Look, partner: Seat, mine: PartialMove, theirs: PartialMove) -> Any | None:
    """One clause for one of the other's, where it may be offered (HO-R25)."""
    begun = PartialMove("offer_deal", (("partner", partner), ("mine", (mine,)), ("theirs", (theirs,))))
    whole = look.ask(begun)
    return whole[0] if whole and not isinstance(whole[0], PartialMove) else None


def deal_worth(weighed: Case, deal: Deal) -> float:
    """The worth of the deal to the viewer, one of its parties, in points."""
    made = weighed.seat == deal.maker
    mine, theirs, by = (
        (deal.mine, deal.theirs, deal.partner) if made else (deal.theirs, deal.mine, deal.maker)
    )
    paid = sum([_comes(weighed, one, mine, weighed.seat) * gain(weighed, one, by) for one in theirs])
    return paid - sum([_comes(weighed, one, theirs, by) * cost(weighed, one) for one in mine])


def _comes(weighed: Case, clause: AnyClause, other: tuple[AnyClause, ...], seat: Seat) -> float:
    """HO-R24: how likely a reward is paid: one for a signature only where that house leads."""
    when = terms(clause).when
    return lead_odds(weighed, seat) if when is not None and terms(other[when]).signs else 1.0


# --- what the prudent offer: coins for a vote, or for a signature -----------------------------------------

SUPPORT, LEAST = 4, 2
"""The power that it asks for its coins, and the least where the other has no more."""

NAMES = (2, 4, 6, 8)
"""The coins that are offered for a signature."""

DIGITS = 9
"""What two houses promise alike to so many digits is alike.

The first of them is asked for its vote, the last for its name.
"""

TRIES = 3
"""Houses that are asked in a phase at most, one after another."""


def offer_that_pays(look: Look, weighed: Case, dice: Dice) -> Any | None:
    """An offer of coins for a vote, or a signature: to the likeliest house, then to the next that is left."""
    if not can_ask(look.view, look.seat):
        return None
    partners = tuple(partners_to_ask(look.view, look.seat))
    if not partners:
        return None
    return _vote_to_buy(look, weighed, dice, partners) or signature_to_buy(look, weighed, partners)


def can_ask(view: View, seat: Seat) -> bool:
    """Whether it still may vote, has asked few, and nobody who has not answered yet."""
    if view.phase is None or view.own is None or view.phase.cast[seat] or len(view.own.offered) >= TRIES:
        return False
    return not any(deal.maker == seat for deal in view.deals if not deal.bound)


def partners_to_ask(view: View, seat: Seat) -> Iterator[Seat]:
    """Houses that may still vote, were not asked, and with which nothing is being dealt in this phase."""
    assert view.phase is not None
    number, asked = view.phase.number, view.own.offered if view.own else ()
    busy = {party for deal in view.deals if deal.phase == number for party in (deal.maker, deal.partner)}
    for one in range(len(view.characters)):
        may = one != seat and one not in busy and one not in asked
        if may and not (view.phase.cast[one] or view.phase.absent[one]):
            yield one


def _vote_to_buy(look: Look, weighed: Case, dice: Dice, partners: tuple[Seat, ...]) -> Any | None:
    """Coins for a vote: of whoever is likeliest to sell it, and does not cast it anyway."""
    view: View = look.view
    side: Side = "yes" if weighed.stake.gain("yes") > 0 else "no"
    if weighed.manner.stake * weighed.stake.gain(side) < weighed.manner.buys:
        return None
    partners = tuple([one for one in partners if _support(view, one) >= LEAST])
    if not partners:
        return None

    def promise(one: Seat) -> float:
        """How likely its vote is to be had, times the power that it would not give this side anyway."""
        votes, yes, power = weighed.others.by_house[one - (one > weighed.seat)]
        on, expected = (yes, power) if side == "yes" else (votes - yes, -power)
        leans = on / votes if votes else 0.5
        return round(leans * (_support(view, one) - expected), DIGITS)

    partner = max(partners, key=promise)
    support = Vote(side, _support(view, partner), MOST)
    bought = gain(weighed, support, partner)
    # One of the prices that leave it a gain; who has asked in vain offers the most of them.
    coins, asked = (view.own.coins, view.own.offered) if view.own else (0, ())
    paying = [n for n in PRICES if n < coins and bought + weighed.coins(-n) >= weighed.manner.buys]
    if not paying:
        return None
    price = dice.pick(paying[-1:] if asked else paying, "price")
    return exchange(look, partner, reward(price), clause_as_offered(support))


def signature_to_buy(look: Look, weighed: Case, partners: tuple[Seat, ...]) -> Any | None:
    """HO-6.12: coins for the signature of a house to which it is worth less; paid where that one leads."""
    view = look.view
    kinds: tuple[Signed, ...] = ("story",) if view.phase and view.phase.line else ("positive",)
    worths = signing_worths(weighed.table, kinds)
    own, buys, coins = worths[look.seat], weighed.manner.buys, view.own.coins if view.own else 0
    pays = [(n, own + weighed.coins(-n)) for n in NAMES if n < coins]
    prices = [(n, mine, weighed.coins(n)) for n, mine in pays if mine >= buys]
    # It buys where the name is worth more to it than its price, and less to the other house.
    found = []
    for one in partners if prices else ():
        comes, theirs = lead_odds(weighed, one), worths[one]
        for n, mine, paid in prices:
            more = round(comes * mine, DIGITS)
            if more >= buys and paid > theirs:
                found.append((more, one, n))
    if not found:
        return None
    _, partner, price = max(found)
    return exchange(look, partner, reward(price), clause_as_offered(Sign(kinds)))


def _support(view: View, one: Seat) -> int:
    """The power that this house may be asked for."""
    power = view.characters[one].power
    return SUPPORT if power is None else min(SUPPORT, power)


# --- what the cunning offer: what each house would answer -------------------------------------------------

BARGAIN_PRICES = range(1, 9)
"""The coins that are offered, or asked."""


class Bargain(Struct, frozen=True):
    """An offer: what it promises, as likely as it is taken, and its clauses."""

    worth: float
    partner: Seat
    mine: PartialMove
    theirs: PartialMove


def best_bargain(look: Look, weighed: Case) -> Any | None:
    """The offer that promises most; for a signature as the prudent do."""
    if not can_ask(look.view, look.seat):
        return None
    partners, found = tuple(partners_to_ask(look.view, look.seat)), list[Bargain]()
    for one, eyes in weighed.eyes:
        if one in partners:
            found += _bargains_to_buy(weighed, one, eyes)
            found += _bargains_to_sell(weighed, one, eyes)
    best = max(found, key=lambda one: one.worth, default=None)
    if best is None or best.worth < weighed.manner.buys:
        return signature_to_buy(look, weighed, partners)
    return exchange(look, best.partner, best.mine, best.theirs)


def _bargains_to_buy(weighed: Case, one: Seat, eyes: Eyes) -> Iterator[Bargain]:
    """Coins for its ballot, as few as it is likely to take."""
    acts: tuple[Vote | Abstain, ...] = (*_votes(eyes[0][1]), Abstain("gather"))
    for clause in acts:
        # What it brings that this house casts so; an abstention is a vote without power.
        asked_for = terms(clause).ballot
        assert asked_for is not None
        side: Side = "no" if asked_for.kind == "no" else "yes"
        worth = best_worth(with_vote(weighed, one, side, asked_for.least)) - best_worth(weighed)
        if worth + weighed.coins(-BARGAIN_PRICES[0]) < weighed.manner.buys:
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
        if weighed.coins(BARGAIN_PRICES[-1]) - lost < weighed.manner.sells:
            continue
        asked = [(chance, eye, gain(eye, clause, weighed.seat)) for chance, eye in eyes]
        for n in _prices(eyes[0][1]):
            left = weighed.coins(n) - lost
            taken = sum([chance for chance, eye, won in asked if won + eye.coins(-n) >= eye.manner.sells])
            if left > 0 and taken:
                yield Bargain(taken * left, one, clause_as_offered(clause), reward(n))


def _votes(eye: Case) -> Iterator[Vote]:
    """The votes that may be asked of a house, with each power that it is asked for and has."""
    for side in SIDES:
        for power in range(LEAST, min(SUPPORT, len(eye.spent) - 1) + 1):
            yield Vote(side, power, MOST)


def _prices(payer: Case) -> Iterable[int]:
    own = payer.view.own
    return [n for n in BARGAIN_PRICES if own is not None and n <= own.coins]
