"""What company reckons as any player would: power, prices, whom to ask, the chair, and roles."""

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from engine.games.houses import roles
from engine.games.houses.clauses import Promise, Reward, Sign, Vote
from engine.games.houses.content import HistoryMark
from engine.games.houses.moves import Cast, ConfirmDeal, DeclineDeal, OfferDeal, RemoveRole, TakeRole
from engine.games.houses.names import TemperName
from engine.games.houses.state import State
from engine.games.houses.stewards.company.character import TEMPERS
from tests.engine.games.houses import draft, realm, trade
from tests.engine.games.houses.stewards.council import council, foreseen, whole
from tests.engine.games.houses.stewards.test_company import CUTS, RAISES, ballots, dealing, moves

CALM = foreseen(0, 0, 0, 0, 0)


def offers(state: State, name: TemperName, people: tuple[int, ...] = ()) -> list[OfferDeal]:
    """Those among its moves where it looks for a deal in every phase."""
    talker = replace(dealing(name, 10), word=0)
    return [one for one in moves(state, talker, people=people) if isinstance(one, OfferDeal)]


def prices(state: State, name: TemperName) -> list[int]:
    """The coins that it asks for votes of its own."""
    return [clause.n for one in offers(state, name) for clause in one.theirs if isinstance(clause, Reward)]


def usual(found: list[int]) -> int:
    """The commonest of them."""
    return Counter(found).most_common(1)[0][0]


def taken(state: State) -> list[Any]:
    """What the house in turn does in a draft, with all chances."""
    return moves(state, TEMPERS["loyal"], draft.turn(state))


def test_who_wants_much_outbids_what_is_usual_in_a_first_phase_HO_5_7() -> None:
    """HO-6.10: eight power, seven phases to come; who saved one for each would put two on every vote."""
    signed = replace(RAISES, event=HistoryMark("e", "army", "positive"))
    state = council(roles="luxurious " * 5, yes=signed, no=CUTS, number=1, power=(8,) * 5)
    powers = [one.power for one in moves(state, dealing("bold")) if isinstance(one, Cast)]

    assert 4 < max(powers)


@pytest.mark.parametrize(("coins", "answer"), [(1, DeclineDeal), (9, ConfirmDeal)])
def test_a_signature_is_sold_for_what_it_is_worth_HO_R24(coins: int, answer: type[Any]) -> None:
    """The coins come only where it leads, so that they count no more than what it then gives."""
    good = replace(CALM, event=HistoryMark("e", "army", "positive"))
    state = whole(council(yes=good, no=good, coins=(10, coins, 9, 9, 9)))
    asked = trade.offered(state, 1, 0, (Reward(coins, 0),), (Sign(("positive",)),))

    assert {answer} == {type(one) for one in moves(asked, dealing("loyal"))}


def test_a_vote_is_offered_for_more_than_the_coin_that_silence_brings_HO_6_4() -> None:
    """What it would not cast costs that coin and the power; a miser asks for one more."""
    state = whole(council(yes=CALM, no=CALM))

    assert 2 == usual(prices(state, "schemer")) == usual(prices(state, "loyal"))
    assert 3 == usual(prices(state, "miser"))


def test_a_vote_is_bought_with_the_power_that_a_sold_one_may_have_HO_R23() -> None:
    """Three, or all that the other has."""
    state = whole(council(roles="luxurious " * 5, yes=RAISES, no=CUTS, power=(8, 8, 8, 2, 8)))
    least = {
        one.partner: clause.least
        for one in offers(state, "bold")
        for clause in one.theirs
        if isinstance(clause, Vote)
    }

    assert {1: 3, 2: 3, 3: 2, 4: 3} == least


def test_words_are_offered_no_more_to_a_house_that_takes_none_HO_R23() -> None:
    """After two offers without a word between them it offers coins."""
    state = whole(council(roles="luxurious " * 5, yes=RAISES, no=CUTS))
    asked = replace(state, numbers=((2,) * 5,) * 5)
    talker = replace(dealing("loyal", 10), word=10)

    def words(of: State) -> set[bool]:
        made = (one for one in moves(of, talker) if isinstance(one, OfferDeal))
        return {isinstance(clause, Promise) for one in made for clause in one.mine}

    assert {True} == words(state)
    assert {False} == words(asked)


def test_the_chair_is_left_where_a_full_pool_is_shared_by_few_HO_6_10() -> None:
    small, full = (council(yes=CALM, no=CALM, pool=pool) for pool in (0, 40))

    assert "moderate" in ballots(small, dealing("schemer"))
    assert {"gather"} == set(ballots(full, dealing("schemer")))


def test_it_drafts_what_pays_as_realms_end_HO_4_1() -> None:
    """HO-4.3: want and plenty turn back what strays, so from the middle on the middle pays most."""
    level = draft.removed(draft.opened(realm.realm(tracks="10d0 10u0 10d0 10u0 10u0")), "luxurious")
    torn = draft.removed(draft.opened(realm.realm(tracks="1d0 19u0 2d0 18u0 10u0")), "luxurious")
    removing = draft.opened(realm.realm(tracks="10d0 10u0 10d0 10u0 10u0"))

    assert TakeRole("moderate") == Counter(taken(level)).most_common(1)[0][0]
    assert {TakeRole("extremist"), TakeRole("rebel")} >= set(taken(torn))
    assert {RemoveRole} == {type(one) for one in taken(removing)}


def test_who_may_take_two_roles_hands_on_the_worst() -> None:
    """Chapter 11, draft_two."""
    state = realm.realm(tracks="19u0 18u0 19u0 18u0 19u0", stage="draft")
    for seat in state.seats:
        state = realm.with_perk(state, seat, "draft_two")
    begun = draft.removed(draft.opened(state), "moderate")

    assert {"opportunist"} == {one.handed for one in taken(begun)}
    assert {None} == {roles.take_role_refusal(begun, draft.turn(begun), one) for one in taken(begun)}
