"""Company haggles once over coins, answers a refusal, and each temper in its own manner (HO-6.8, HO-R25)."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.games.houses.clauses import Reward, Vote
from engine.games.houses.moves import (
    Ballot,
    Cast,
    ConfirmDeal,
    Count,
    DeclineDeal,
    OfferDeal,
    WithdrawDeal,
)
from engine.games.houses.names import Side, TemperName
from engine.games.houses.state import Promised, State
from engine.games.houses.stewards.company.character import foe, heresy
from engine.playout import look
from tests.engine.games.houses import trade
from tests.engine.games.houses.stewards.council import GAME, council, foreseen, whole
from tests.engine.games.houses.stewards.test_company import CUTS, LEARNED, RAISES, dealing, moves

CALM = foreseen(0, 0, 0, 0, 0)
BOUGHT = Vote("no", 1, 9)


def idle(**fields: Any) -> State:
    """Seat 0 wants neither answer much."""
    return whole(council(yes=CALM, no=CALM, **fields))


def eager(**fields: Any) -> State:
    """Seat 0 wants a yes very much."""
    return whole(council(roles="luxurious " * 5, yes=RAISES, no=CUTS, **fields))


def asked_for(state: State, coins: int, *, vote: Vote = BOUGHT) -> State:
    """Seat 1 offers seat 0 so many coins for this vote."""
    return trade.offered(state, 1, 0, (Reward(coins, 0),), (vote,))


def price(move: Any) -> int:
    """The only coins in this offer."""
    (coins,) = (one.n for one in (*move.mine, *move.theirs) if isinstance(one, Reward))
    return coins


def test_a_vote_for_too_few_coins_is_offered_for_more_and_nothing_else_changes() -> None:
    """For the fewest that pay; the chances are its moods."""
    found = [one for one in moves(asked_for(idle(), 1), dealing("loyal")) if isinstance(one, OfferDeal)]

    assert len(found) > 20
    assert {(1, (BOUGHT,), 0)} == {(one.partner, one.mine, one.theirs[0].when) for one in found}
    assert {2, 3} >= {price(one) for one in found}


def test_a_vote_that_is_too_dear_is_asked_for_at_the_most_that_it_is_worth() -> None:
    """Seat 1 asks coins for a yes that seat 0 wants a little; less than half of them would be an insult."""
    wish = foreseen(1, 0, 0, 0, 0), foreseen(-1, 0, 0, 0, 0)
    state = whole(council(roles="luxurious " * 5, yes=wish[0], no=wish[1]))

    def counter_offers(coins: int) -> set[tuple[int, Any]]:
        offered = trade.offered(state, 1, 0, (Vote("yes", 3, 9),), (Reward(coins, 0),))
        found = moves(offered, dealing("loyal"))
        return {(price(one), one.theirs) for one in found if isinstance(one, OfferDeal)}

    assert {(2, (Vote("yes", 3, 9),))} == counter_offers(4)
    assert set() == counter_offers(9)


def test_while_its_own_price_stands_it_declines_what_it_was_offered() -> None:
    """Nobody is paid twice for one vote, whatever its mood has become."""
    haggling = trade.offered(asked_for(idle(), 1), 0, 1, (BOUGHT,), (Reward(2, 0),))
    first = haggling.deals[0].id

    assert {DeclineDeal(first)} == set(moves(haggling, dealing("loyal")))


def test_an_own_offer_goes_once_the_other_has_named_a_price_for_it() -> None:
    """Seat 0 asked two coins for its vote; seat 1 gives one."""
    open_ = trade.offered(idle(), 0, 1, (BOUGHT,), (Reward(2, 0),))
    own = open_.deals[0].id

    assert {WithdrawDeal(own)} == set(moves(asked_for(open_, 1), dealing("loyal")))


def test_it_haggles_once_with_a_house_in_a_phase() -> None:
    """Over the first offer: the second is taken or declined."""
    first = asked_for(idle(), 1)
    again = asked_for(trade.after(first, 0, DeclineDeal(first.deals[0].id)), 1)

    assert {ConfirmDeal, DeclineDeal} == {type(one) for one in moves(again, dealing("loyal"))}


def test_who_has_voted_haggles_no_more() -> None:
    state = whole(council("gather - - - -", yes=CALM, no=CALM))
    offered = trade.offered(state, 1, 0, (Reward(1, 0),), (Vote("no", 1, 9, ahead=1),))

    assert OfferDeal not in {type(one) for one in moves(offered, dealing("loyal"))}


def test_what_the_other_cannot_pay_is_not_asked() -> None:
    """Purses are open: seat 1 has one coin."""
    poor = asked_for(idle(coins=(10, 1, 10, 10, 10)), 1)

    assert {ConfirmDeal, DeclineDeal} == {type(one) for one in moves(poor, dealing("loyal"))}


# --- after a refusal --------------------------------------------------------------------------------------


def refused(state: State, temper: TemperName) -> list[Any]:
    """What seat 0 does once seat 3, a person, has declined its offer of two coins for a yes."""
    offered = trade.offered(state, 0, 3, (Reward(2, 0),), (Vote("yes", 1, 9),))
    declined = trade.after(offered, 3, DeclineDeal(offered.deals[0].id))
    return moves(declined, replace(dealing(temper, 10), word=0), people=(3,))


def test_a_person_who_declined_hears_its_best_price_once() -> None:
    """The loyal, who want the vote much: four coins, as many as they give for any."""
    found = [one for one in refused(eager(), "loyal") if isinstance(one, OfferDeal)]

    assert found
    assert {(3, 4)} == {(one.partner, price(one)) for one in found}


def test_the_scheming_go_to_another_house_and_the_miserly_and_grudging_to_nobody() -> None:
    asked = {one.partner for one in refused(eager(), "schemer") if isinstance(one, OfferDeal)}

    assert asked
    assert 3 not in asked
    for name in ("miser", "grudging"):
        assert OfferDeal not in {type(one) for one in refused(eager(), name)}


# --- tempers ----------------------------------------------------------------------------------------------


def test_the_miserly_pay_nobody_and_ask_for_one_coin_more() -> None:
    """Seat 1 sells seat 0 the very vote that it wants, for a coin."""
    sold = trade.offered(eager(), 1, 0, (Vote("yes", 3, 9),), (Reward(1, 0),))
    others = [one for one in moves(eager(), dealing("miser", 10)) if isinstance(one, OfferDeal)]

    assert {DeclineDeal} == {type(one) for one in moves(sold, dealing("miser"))}
    assert {ConfirmDeal} == {type(one) for one in moves(sold, dealing("loyal"))}
    assert not any(isinstance(clause, Reward) for one in others for clause in one.mine)


def counted(*ballots: Ballot | None, phase: int = 2) -> Count:
    """A vote of the first generation."""
    return Count(1, phase, (10,) * 5, (True,) * 5, (0,) * 5, 10, CALM, CALM, ballots)


BEATEN = counted(Ballot("yes", 2), Ballot("no", 1), Ballot("no", 3), Ballot("gather"), None)
"""Seat 0 was outvoted, and seat 2 led."""


def test_a_foe_is_who_led_the_vote_that_was_lost_last_or_broke_a_word_since() -> None:
    """HO-R18: by the counts. Where both sides are level, or it won or was silent, nobody wronged it."""
    won = counted(Ballot("yes", 9), Ballot("no", 1), Ballot("no", 3), None, None, phase=3)
    level = counted(Ballot("yes", 4), Ballot("no", 1), Ballot("no", 3), None, None)
    broke = Promised("4-0-1", 4, 0, 0, "pledge_yes_1_3", None, ((0, False),))
    state = whole(council())

    def foe_after(*counts: Count, promises: tuple[Promised, ...] = ()) -> int | None:
        return foe(look(GAME, replace(state, counts=counts, promises=promises), 0).view, 0)

    assert foe_after(BEATEN) == 2
    assert foe_after(BEATEN, won) == 2
    assert foe_after(BEATEN, won, promises=(broke,)) == 4
    assert foe_after(level) is None
    assert foe_after() is None


def test_the_grudging_neither_ask_nor_answer_whoever_wronged_them() -> None:
    """Seat 2 offers nine coins for a vote that costs little."""
    state = replace(idle(), counts=(BEATEN,))
    offered = trade.offered(state, 2, 0, (Reward(9, 0),), (BOUGHT,))
    asked = [one for one in moves(state, dealing("grudging", 10)) if isinstance(one, OfferDeal)]

    assert {DeclineDeal} == {type(one) for one in moves(offered, dealing("grudging"))}
    assert {ConfirmDeal} == {type(one) for one in moves(offered, dealing("loyal"))}
    assert {1, 3, 4} == {one.partner for one in asked}


def test_the_grudging_vote_against_what_their_foe_wants() -> None:
    """HO-5.1: seat 2 holds the offices of knowledge, which a yes raises."""
    state = council(yes=LEARNED, no=foreseen(0, 0, 0, 0, -1), offices={2: ("sage", "counsellor")})
    wronged = whole(replace(state, counts=(BEATEN,)))
    votes = [one.ballot for one in moves(wronged, dealing("grudging")) if isinstance(one, Cast)]

    assert votes.count("no") > 2 * votes.count("yes")


def test_the_loyal_return_to_the_house_that_kept_its_word() -> None:
    """HO-R23: the promise of seat 3 was marked as kept."""
    kept = Promised("3-0-1", 3, 0, 0, "pledge_yes_1_2", None, ((0, True),))
    state = replace(idle(), promises=(kept,))
    asked = [one for one in moves(state, dealing("loyal", 10), people=(1,)) if isinstance(one, OfferDeal)]

    assert asked
    assert {3} == {one.partner for one in asked}


@pytest.mark.parametrize(("yes", "no", "worse"), [(1, 0, "no"), (-1, 0, "yes"), (0, 1, "yes"), (1, 1, None)])
def test_the_devout_sell_no_vote_against_their_resource_and_keep_no_silence(
    yes: int, no: int, worse: Side | None
) -> None:
    """Whatever the coins: 99 for the vote, and the one that silence brings (HO-6.4)."""
    devout = replace(dealing("devout"), devotion="knowledge", calm=9.0)
    state = whole(
        council(
            yes=foreseen(0, 0, 0, 0, yes), no=foreseen(0, 0, 0, 0, no), coins=(10, 99, 10, 10, 10), number=8
        )
    )
    cast = {one.ballot for one in moves(state, devout) if isinstance(one, Cast)}

    assert worse == heresy(look(GAME, state, 0).view, devout)
    assert (worse is None) == bool(cast & {"gather", "moderate"})
    for side in ("yes", "no"):
        found = moves(asked_for(state, 99, vote=Vote(side, 1, 9)), devout)
        assert {DeclineDeal if side == worse else ConfirmDeal} == {type(one) for one in found}
