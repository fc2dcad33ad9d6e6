"""A house of company may break a word that it gave; it never sells one that it has broken (HO-R23).

Its ballot is secret, so whoever confirmed such an offer would pay for nothing and could not know it; and no
rule lets the offer fall by itself, since that would tell the ballot.
"""

import os
from collections import Counter
from functools import cache

import pytest

from engine.games.houses.clauses import Pay
from engine.games.houses.moves import DeclineDeal, Options, WithdrawDeal
from engine.games.houses.names import TemperName
from engine.games.houses.stewards.company.character import TEMPERS
from engine.kernel.steward import Steward
from engine.playout import play
from engine.stewards import random
from tests.engine.games.houses import trade
from tests.engine.games.houses.stewards.council import GAME, council, whole
from tests.engine.games.houses.stewards.test_company import CUTS, RAISES, dealing, moves
from tests.engine.games.houses.stewards.test_company_words import phase_of, word
from tests.measured.words import Word, words

COMPANY, PRUDENT = GAME.stewards["company"], GAME.stewards["prudent"]
TABLES: tuple[tuple[Steward, ...], ...] = (
    (COMPANY,) * 5,
    (COMPANY, random.when_asked, COMPANY, PRUDENT, COMPANY),
)
CAMPAIGNS = 400 if os.environ.get("KHANDAN_LONG") else 12


@cache
def told() -> tuple[Word, ...]:
    """What houses of company offered and gave in words, in campaigns among themselves and beside others."""
    found = list[Word]()
    for number in range(CAMPAIGNS):
        stewards = TABLES[number % len(TABLES)]
        seed = (4_000 + number).to_bytes(16, "big")
        turns = play(GAME, 5, Options(generations=2), seed, stewards)
        told_ = words(event for turn in turns for event in turn.events)
        found += [one for one in told_ if stewards[one.seat] is COMPANY]
    return tuple(found)


def test_no_deal_closes_whose_giver_has_already_voted_otherwise_HO_R23() -> None:
    """Such a word costs whoever confirms it, and its giver could not even be honest any more."""
    fates = Counter(one.fate for one in told())

    assert CAMPAIGNS // 2 < fates["given"]
    assert 0 == fates["sold_broken"]


def test_how_often_an_offer_is_taken_back_tells_nothing_of_the_ballot() -> None:
    """Each one that comes to the ballot goes, as often where the word will be kept as where it will not."""
    came = [one for one in told() if one.fate in ("taken_back", "left_open")]
    back = {kept: Counter(one.fate for one in came if one.kept is kept) for kept in (True, False)}

    assert {"taken_back"} == set(back[True])
    assert {"taken_back"} == set(back[False])


@pytest.mark.parametrize("side", ["yes", "no"])
@pytest.mark.parametrize("name", sorted(TEMPERS))
def test_before_it_votes_it_takes_its_offers_of_words_back_whatever_it_wants(
    name: TemperName, side: str
) -> None:
    """HO-R25. Its role wants the raise: the one word is as its ballot will be, the other is not."""
    state = whole(council(roles="luxurious " * 5, yes=RAISES, no=CUTS))
    offered = trade.offered(state, 0, 3, (word(side, phase_of(state)),), (Pay(1),))
    (deal,) = offered.deals

    assert {WithdrawDeal(deal.id)} == set(moves(offered, dealing(name)))


@pytest.mark.parametrize("ballot", ["yes2!", "no2!", "gather", "x"])
@pytest.mark.parametrize("name", sorted(TEMPERS))
def test_who_has_voted_gives_no_word_whatever_the_ballot_says(name: TemperName, ballot: str) -> None:
    """An answer by the ballot would tell it: for 99 coins anybody could ask after either side."""
    state = whole(council(f"{ballot} - - - -", roles="luxurious " * 5, yes=RAISES, no=CUTS, coins=(99,) * 5))
    asked = [trade.offered(state, 1, 0, (Pay(99),), (word(side, phase_of(state)),)) for side in ("yes", "no")]

    assert [{DeclineDeal}] * 2 == [{type(move) for move in moves(one, dealing(name))} for one in asked]


@pytest.mark.parametrize("ballot", ["yes2!", "no2!", "x"])
def test_an_offer_goes_too_where_the_ballot_came_without_the_steward(ballot: str) -> None:
    """Its person or its orders cast it, or it was missed (HO-R20): the word may be broken all the same."""
    state = whole(council(f"{ballot} - - - -", roles="luxurious " * 5, yes=RAISES, no=CUTS))
    offered = trade.offered(state, 0, 3, (word("yes", phase_of(state)),), (Pay(1),))
    (deal,) = offered.deals

    assert {WithdrawDeal(deal.id)} == set(moves(offered, TEMPERS["loyal"], people=(4,)))
