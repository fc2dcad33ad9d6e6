"""Whom a prudent house expects to vote: by the card, the purse and what hangs together in a phase."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games.houses.content import Forecast, HistoryMark
from engine.games.houses.state import State
from engine.games.houses.stewards.baseline import table_of
from engine.games.houses.stewards.dealing import PLAIN
from engine.games.houses.stewards.expecting.habits import eagerness, moods, public_signs
from engine.games.houses.stewards.expecting.outlook import doubts_by_role
from engine.games.houses.stewards.expecting.sums import Others, with_known_ballot
from engine.playout import look
from tests.engine.games.houses import trade
from tests.engine.games.houses.stewards.council import GAME, council, foreseen, whole
from tests.engine.games.houses.stewards.sums import Ballot, combined

GOOD = Forecast((0,) * 5, HistoryMark("mark", "army", "positive"))

turnouts = st.tuples(*[st.floats(0.05, 0.95)] * 4)


def expected(state: State) -> Others:
    """What the first house expects of the others."""
    return PLAIN(look(GAME, whole(state), 0)).others


def eager(state: State, seat: int = 1) -> float:
    """How eager everybody takes this house to be."""
    return eagerness(public_signs(table_of(look(GAME, whole(state), 0).view), seat))


def voting(turnout: float) -> Ballot:
    """A house that votes so often, for yes with three power."""
    return {0: 1 - turnout, 3: turnout}


def test_silence_is_foreseen_where_a_card_brings_nothing_HO_6_4() -> None:
    """A coin is sure: where there is nothing to win and nothing to sign the others gather too."""
    dull, lively = expected(council()), expected(council(yes=GOOD, no=foreseen(-1, -1, -1, -1, -1)))

    assert dull.silent > 0.8
    assert lively.silent < 0.4


def test_who_has_little_power_is_less_eager_HO_3_3() -> None:
    assert eager(council(power=(8, 1, 8, 8, 8), yes=GOOD)) < eager(council(yes=GOOD))


def test_who_has_no_power_casts_none_HO_6_4() -> None:
    poor = council(power=(8, 0, 0, 0, 0), yes=GOOD)

    assert expected(poor).silent == pytest.approx(1.0)


def test_a_place_by_power_is_not_given_away_HO_10_4() -> None:
    """As much power in both; it is the first place in one and lost in the other."""
    first, behind = council(power=(4, 6, 4, 4, 4), number=8), council(power=(12, 6, 12, 12, 12), number=8)

    assert eager(first) < eager(behind)


def test_a_good_event_draws_to_the_answer_that_brings_it_HO_6_12() -> None:
    """Whatever the house's role: the answers move nothing."""
    table = table_of(look(GAME, whole(council(yes=GOOD)), 0).view)

    assert all(doubt < 1.5 for doubt in doubts_by_role(table)[1])


def test_hidden_purses_are_taken_for_usual_ones_HO_R11() -> None:
    hidden: Any = trade.council().options
    state = council(yes=GOOD, options=type(hidden)(purses="hidden"))

    assert len(moods(table_of(look(GAME, whole(state), 0).view))) == 2


@given(turnouts, st.floats(0.1, 0.9))
def test_silence_of_all_hangs_together(found: tuple[float, ...], calm: float) -> None:
    """In one mood all vote less: that nobody votes is likelier than each alone says."""
    calmer = [voting(one * calm) for one in found]
    apart = combined([voting(one * (1 + calm) / 2) for one in found])
    together = combined([voting(one) for one in found], calmer)

    assert together.silent >= apart.silent - 1e-9
    assert sum(together.gatherers) == pytest.approx(1.0)


@given(turnouts)
def test_a_bound_vote_is_cast_in_every_mood_HO_R26(found: tuple[float, ...]) -> None:
    moods = [voting(one) for one in found], [voting(one / 2) for one in found]
    asked = with_known_ballot(combined(*moods), 2, "no", 5)

    assert asked.by_house[2] == (1.0, 0.0, -5.0)
    assert asked.silent == 0
