"""A vote is weighed anew only where something has changed; short reckonings say what long ones do."""

from itertools import product
from math import prod

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.games.houses.clauses import AnyClause, Reward, Sign, Vote
from engine.games.houses.content import HistoryMark
from engine.games.houses.state import State
from engine.games.houses.stewards.company.character import TEMPERS
from engine.games.houses.stewards.company.trading import Trader, is_free_for
from engine.games.houses.stewards.dealing import PLAIN
from engine.games.houses.stewards.values.odds import count_odds, expected_value
from engine.games.houses.stewards.voting import Case, vote_worth
from engine.playout import look
from tests.engine.games.houses import trade
from tests.engine.games.houses.stewards.council import GAME, council, foreseen, whole
from tests.engine.games.houses.stewards.sums import Ballot, combined

COUNCIL = council(yes=foreseen(1, 0, 0, 0, -1), no=foreseen(-1, 0, 0, 0, 1))
DEAL = (Reward(3, 0),), (Vote("yes", 2, 99),)

powers = st.dictionaries(st.integers(-9, 9), st.floats(0.01, 1), min_size=1, max_size=6)


def _shares(found: dict[int, float]) -> Ballot:
    whole = sum(found.values())
    return {cast: chance / whole for cast, chance in found.items()}


houses = st.lists(powers.map(_shares), min_size=4, max_size=4)


def weighed(state: State, seat: int = 0) -> Case:
    """What this house makes of the vote."""
    return PLAIN(look(GAME, whole(state), seat))


def test_an_offer_that_binds_nobody_is_no_reason_to_weigh_again_HO_6_9() -> None:
    asked = trade.offered(COUNCIL, 0, 1, *DEAL)

    assert weighed(asked) is weighed(COUNCIL)


def test_a_deal_that_binds_is_weighed_HO_R26() -> None:
    """The other house's ballot is known, and coins are in escrow."""
    found = weighed(trade.bound(COUNCIL, 0, 1, *DEAL))

    assert found.others.by_house[0] == (1.0, 1.0, 2.0)
    assert found.purses[0].held == weighed(COUNCIL).purses[0].held - 3


def later(state: State) -> State:
    """The next phase, whose answers both bring a good event, once the deals of this one are settled."""
    assert state.phase is not None
    state = trade.at_phase(trade.settled(state), state.phase.number + 1)
    good = replace(foreseen(0, 0, 0, 0, 0), event=HistoryMark("e", "army", "positive"))
    return replace(state, phase=replace(state.phase, yes=good, no=good))


def sold(*clauses: AnyClause) -> State:
    """The council, in which the second house has sold this to the first."""
    return trade.bound(COUNCIL, 0, 1, (Reward(3, 0),), clauses)


def test_a_ballot_that_was_sold_ahead_is_known_in_its_phase_HO_R24() -> None:
    """Nothing is known of it before."""
    ahead = sold(Vote("yes", 2, 99, 1))

    assert weighed(ahead).others.by_house[0] == weighed(COUNCIL).others.by_house[0]
    assert weighed(later(ahead)).others.by_house[0] == (1.0, 1.0, 2.0)


def test_a_ballot_that_was_cast_binds_nobody_in_the_next_phase_HO_R24() -> None:
    """Of a deal over two phases what is still owed counts."""
    both = trade.voted(sold(Vote("yes", 2, 99), Vote("no", 1, 99, 1)), "- yes2! - - -")

    assert weighed(later(both)).others.by_house[0] == (1.0, 0.0, -1.0)


def test_a_name_that_was_sold_is_handed_over_in_its_phase_alone_HO_6_12() -> None:
    """A house that sold it for this phase signs for another; one that sold it for the last, for itself."""
    own, last, this = (
        weighed(later(state), 1).stake.sign_yes
        for state in (COUNCIL, sold(Sign(("positive",))), sold(Sign(("positive",), 1)))
    )

    assert last == own
    assert this < own


def test_a_house_of_company_knows_which_ballot_it_owes_now_HO_R24() -> None:
    """Sold for the next phase: free in this one, and bound in that."""
    ahead = sold(Vote("no", 1, 99, 1))
    eyes = [Trader(look(GAME, whole(one), 1).view, 1, TEMPERS["loyal"], 0.0) for one in (ahead, later(ahead))]

    assert [is_free_for(one, "yes") for one in eyes] == [True, False]
    assert is_free_for(eyes[1], "no")


def test_two_houses_weigh_apart_whatever_is_common_to_them() -> None:
    """The same table, other purses: who has more power loses less by one."""
    rich = council(power=(9, 3, 8, 8, 8), yes=foreseen(1, 0, 0, 0, -1))

    assert len(weighed(rich, 0).spent) == 10
    assert len(weighed(rich, 1).spent) == 4


def test_a_power_that_the_house_does_not_have_is_weighed_like_its_last() -> None:
    """HO-R25: a clause may ask for more than there is."""
    found = weighed(council(power=(2, 8, 8, 8, 8)))

    assert vote_worth(found, "yes", 40) != vote_worth(found, "yes", 2)


@given(st.lists(st.floats(0, 1), min_size=2, max_size=5), st.data())
def test_what_is_expected_is_what_every_count_brings(chances: list[float], data: st.DataObject) -> None:
    sizes = {"min_size": len(chances) + 1, "max_size": len(chances) + 1}
    values = data.draw(st.lists(st.floats(-9, 9), **sizes))
    brought = sum(value * chance for value, chance in zip(values, count_odds(chances), strict=True))

    assert expected_value(values, chances) == pytest.approx(brought, abs=1e-9)


@given(houses)
def test_what_all_powers_meet_is_what_each_meets(found: list[Ballot]) -> None:
    others = combined(found)
    for side in ("yes", "no"):
        met = others.odds_by_power(side, range(45))
        assert met == [(*others.win_and_level_odds(side, one), others.leads(side, one)) for one in range(45)]


@given(houses)
def test_a_side_wins_as_often_as_its_ballots_are_more_HO_6_6(found: list[Ballot]) -> None:
    """Every way in which the four may cast, one by one."""
    others, wins, level = combined(found), 0.0, 0.0
    for way in product(*[one.items() for one in found]):
        casts, chance = sum(cast for cast, _ in way), prod(odds for _, odds in way)
        wins, level = wins + chance * (casts + 3 > 0), level + chance * (casts + 3 == 0)

    assert others.win_and_level_odds("yes", 3) == pytest.approx((wins, level), abs=1e-9)


@given(houses)
def test_no_ballot_of_a_side_is_higher_as_often_as_each_alone_says_HO_5_7(found: list[Ballot]) -> None:
    """Level ones count half."""
    others = combined(found)
    for power in range(others.reach + 1):
        expected = 1.0
        for one in found:
            higher = sum(chance for cast, chance in one.items() if cast > power)
            expected *= 1 - higher - one.get(power, 0.0) / 2
        assert others.lower[0][power] == pytest.approx(expected, abs=1e-9)
