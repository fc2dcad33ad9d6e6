"""What the cunning steward of Houses offers is mostly taken, in every form that plain sense may like."""

from collections import Counter
from typing import Any

import pytest

from engine.games.houses.clauses import Abstain, Reward, Vote
from engine.games.houses.events import DealConfirmed, DealOffered
from engine.games.houses.moves import OfferDeal, Options
from engine.games.houses.stewards import roles, voting
from engine.games.houses.stewards.dealing import BARGAIN_PRICES
from engine.games.houses.stewards.prudent import cunning, prudent
from engine.kernel.steward import Steward
from engine.playout import play
from tests.engine.games.houses.stewards.council import GAME, council, foreseen
from tests.engine.games.houses.stewards.test_cunning import choices

CAMPAIGNS = 6


def told() -> tuple[Counter[int], Counter[int], set[tuple[type, type]]]:
    """Offers by seat, those confirmed, and the kinds of the cunning's, in seat 0 among prudent ones."""
    offered, confirmed, kinds = Counter[int](), Counter[int](), set[tuple[type, type]]()
    roster: list[Steward] = [cunning, *[prudent] * 4]
    for number in range(CAMPAIGNS):
        makers = {}
        for turn in play(GAME, 5, Options(generations=3), number.to_bytes(16, "big"), roster):
            for event in turn.events:
                if isinstance(event, DealOffered):
                    makers[event.deal.id] = event.deal.maker
                    offered[event.deal.maker] += 1
                    if event.deal.maker == 0:
                        kinds.add((type(event.deal.mine[0]), type(event.deal.theirs[0])))
                elif isinstance(event, DealConfirmed):
                    confirmed[makers[event.deal]] += 1
    return offered, confirmed, kinds


def test_its_offers_are_taken_twice_as_often_as_those_of_the_prudent() -> None:
    """HO-6.8, HO-6.9: it asks itself first; it buys votes and abstentions, and sells its own vote."""
    offered, confirmed, kinds = told()
    others = sum(offered.values()) - offered[0], sum(confirmed.values()) - confirmed[0]

    assert confirmed[0] * others[0] > 2 * others[1] * offered[0]
    assert {(Reward, Vote), (Reward, Abstain), (Vote, Reward)} <= kinds


def test_it_offers_and_asks_no_more_than_is_there() -> None:
    """HO-R23: of a purse of two coins two are offered at most, whoever pays."""
    state = council(
        yes=foreseen(1, 1, 1, 1, 0),
        no=foreseen(-1, -1, -1, -1, 0),
        roles="luxurious opportunist moderate greedy rebel",
        coins=(2,) * 5,
    )
    offers = [one for one in choices(state, 0) if isinstance(one, OfferDeal)]
    paid = [part.n for one in offers for part in (*one.mine, *one.theirs) if isinstance(part, Reward)]

    assert offers
    assert all(BARGAIN_PRICES[0] <= n <= 2 for n in paid)


def test_who_offers_puts_itself_once_into_each_house_and_role(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it expects of the others' ballots and what they would sell is read off the same eyes."""
    place, seen = roles.in_place_of, Counter[tuple[int, str]]()

    def counted(view: Any, seat: int, role: Any, *more: Any) -> Any:
        seen[seat, role] += 1
        return place(view, seat, role, *more)

    monkeypatch.setattr(roles, "in_place_of", counted)
    voting._weigh.cache_clear()
    state = council(yes=foreseen(1, 1, 1, 1, 0), no=foreseen(-1, -1, -1, -1, 0))
    (offer,) = choices(state, 0, 1)

    assert isinstance(offer, OfferDeal)
    assert {1, 2, 3, 4} == {seat for seat, _ in seen}
    assert {1} == set(seen.values())
