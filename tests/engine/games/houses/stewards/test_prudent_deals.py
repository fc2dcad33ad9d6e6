"""The prudent steward of Houses trades: what it offers, confirms, keeps and believes."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.games.houses.clauses import AnyClause, Pay, Promise, Reward, Sign, Vote
from engine.games.houses.moves import Cast, ConfirmDeal, DeclineDeal, MarkPromise, OfferDeal, SealBallot
from engine.games.houses.state import Promised
from engine.playout import chance_of
from tests.engine.games.houses import trade
from tests.engine.games.houses.stewards.council import GAME, choice, choices, council, foreseen, sides

RAISES, CUTS = foreseen(1, 1, 1, 0, 0), foreseen(-1, -1, -1, 0, 0)


def test_a_ballot_is_sealed_with_what_a_deal_asks_for() -> None:
    """HO-R19, HO-R26: a bound house votes as it promised, with the power it promised."""
    free = council("yes3 - - - -")
    others = council("- - gather gather gather", yes=CUTS, no=RAISES, roles="luxurious " * 5)
    owing = trade.bound(others, 0, 1, (Vote("yes", 4, 99),))

    assert SealBallot() == choice(free, 0)
    assert {"yes"} == sides(choices(owing, 0))
    assert all(one.power >= 4 or not one.seal for one in choices(owing, 0) if isinstance(one, Cast))


def test_a_short_ballot_that_a_deal_binds_is_topped_up_until_it_can_be_sealed() -> None:
    """HO-R26: less than promised may be cast, but not sealed."""
    state = trade.voted(trade.bound(council(), 0, 1, (Vote("yes", 4, 99),)), "yes2 - - - -")
    moves = []
    while (move := choice(state, 0)) is not None:
        moves.append(move)
        state = GAME.evolve(state, GAME.apply(state, 0, move, chance_of(bytes(16))(1))[0])

    assert ["AddPower", "AddPower", "SealBallot"] == [type(one).__name__ for one in moves]


@pytest.mark.parametrize(
    ("mine", "theirs", "fair"),
    [
        ((Pay(3),), (Vote("yes", 1, 99),), True),
        ((Reward(4, 0),), (Vote("yes", 2, 99),), True),
        ((Pay(1),), (Vote("no", 6, 99),), False),
        ((Pay(1),), (Promise("anything"),), False),
        ((Sign(("positive",)),), (Pay(8),), False),
        ((Promise("anything"),), (Pay(1),), False),
        ((Vote("yes", 3, 99),), (), True),
        ((), (Vote("yes", 3, 99),), False),
    ],
)
def test_a_deal_is_confirmed_where_it_pays(
    mine: tuple[AnyClause, ...], theirs: tuple[AnyClause, ...], fair: bool
) -> None:
    """HO-6.9: the seat is for yes; what is promised in words it does not give."""
    state = trade.offered(council(yes=RAISES, no=CUTS, roles="luxurious " * 5), 1, 0, mine, theirs)
    answer: type[Any] = ConfirmDeal if fair else DeclineDeal

    assert answer(state.deals[-1].id) == choice(state, 0)


AT_STAKE: dict[str, Any] = {
    "yes": RAISES,
    "no": CUTS,
    "values": (9,) * 5,
    "number": 7,
    "roles": "luxurious " * 5,
    "power": (1, 3, 3, 3, 3),
}
"""All houses are paid for high resources, and the first has least power."""


def test_it_pays_for_a_vote_where_much_is_at_stake() -> None:
    """HO-R23: a reward for a vote on its own side, of a house that has not cast; nothing where all is one."""
    trades = [
        one
        for one in choices(council("- gather gather gather -", **AT_STAKE), 0)
        if isinstance(one, OfferDeal)
    ]

    assert trades
    assert {(4, (Vote("yes", 3, 99),))} == {(one.partner, one.theirs) for one in trades}
    assert not [one for one in choices(council("- gather gather gather -"), 0) if isinstance(one, OfferDeal)]


def test_it_asks_whoever_leans_to_its_side_anyway_HO_6_8() -> None:
    """Of two houses that may still vote the one whose offices an answer raises is likelier to sell it."""
    low: dict[str, Any] = {"yes": RAISES, "no": CUTS, "number": 7, "roles": "luxurious " * 5}
    shown: dict[str, Any] = {"offices": {2: ("commander",), 4: ("sage",)}, "power": (1, 3, 3, 3, 3)}
    trades = [
        one
        for one in choices(council("- gather - gather -", **low, **shown), 0)
        if isinstance(one, OfferDeal)
    ]

    assert {(2, (Vote("yes", 3, 99),))} == {(one.partner, one.theirs) for one in trades}


def partners(state: Any) -> set[int]:
    """The houses to which the first one makes an offer."""
    return {one.partner for one in choices(state, 0) if isinstance(one, OfferDeal)}


def test_it_asks_one_house_at_a_time_and_three_at_most_HO_6_8() -> None:
    """Who has not been answered asks nobody else; where it was declined, another house, three in all."""
    asked = trade.offered(council(**AT_STAKE), 0, 4, (Reward(2, 0),), (Vote("yes", 2, 99),))
    declined = trade.after(asked, 4, DeclineDeal(asked.deals[-1].id))
    twice = trade.offered(declined, 0, 3, (Reward(2, 0),), (Vote("yes", 2, 99),))
    again = trade.after(twice, 3, DeclineDeal(twice.deals[-1].id))
    thrice = trade.offered(again, 0, 2, (Reward(2, 0),), (Vote("yes", 2, 99),))
    in_vain = trade.after(thrice, 2, DeclineDeal(thrice.deals[-1].id))

    assert not partners(asked)
    assert partners(declined)
    assert 4 not in partners(declined)
    assert not partners(in_vain)


def test_it_takes_everybody_at_their_word() -> None:
    """HO-R23."""
    told = Promised("0-1-1", 0, 1, 0, "a word", (0, 1))
    state = replace(council("- gather - - -"), promises=(told,))

    assert MarkPromise("0-1-1", 0, 0, True) == choice(state, 1)
