"""The end of a generation and of the campaign, in the order of HO-R35 (HO-R04, HO-R05, HO-R28, HO-R33)."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.games.houses.clauses import Reward, Vote
from engine.games.houses.content import Achievement, Condition, Legacy, Perk, Record, Trigger
from engine.games.houses.events import (
    AchievementReached,
    CampaignEnded,
    ClausesSettled,
    DealClosed,
    GenerationClosed,
    GenerationScored,
    HouseRewarded,
    KingFell,
)
from engine.games.houses.moves import AgreeToStop, MarkPromise, Options
from engine.games.houses.state import State
from engine.games.houses.view import view
from engine.kernel.game import Result
from engine.kernel.seats import with_value_at
from tests.engine.games.houses import trade
from tests.engine.games.houses.position import Told, code, coins, council, silent, voted, world
from tests.engine.games.houses.realm import with_perk

VOTES = "yes2 gather gather gather gather"
GOAL = Achievement("goal", Condition("won", 1), Perk("draft_choice"))


def fallen(state: State | None = None, **fields: Any) -> Told:
    """A phase after which the king is deposed."""
    return voted(world(), state or council(stability=20, **fields), VOTES)


def test_an_end_goes_in_its_order() -> None:
    """HO-R35: settle deals, score and rank, awards, Rebel's crown, role records, achievements."""
    records = Legacy("plain", "surrender", (GOAL,), (Record("opportunist", 1, prestige=1),))
    content = replace(world(), legacies=(records,))
    state = trade.bound(council(stability=20), 0, 1, (Reward(2, 0),), (Vote("yes", 1, 2, ahead=1),))
    told = voted(content, state, VOTES)
    kinds = (KingFell, ClausesSettled, DealClosed, GenerationScored, AchievementReached, GenerationClosed)
    order = [
        one.why if isinstance(one, HouseRewarded) else type(one)
        for one in told.events
        if isinstance(one, (*kinds, HouseRewarded))
    ]

    assert [*kinds[:4], *["place"] * 5, "rebel", "record", *kinds[4:]] == order


def test_coins_in_escrow_are_back_before_the_coin_rank() -> None:
    """HO-R28, HO-R25: a clause of a phase that is never reached is void, all is settled before the score."""
    state = council(stability=20, coins=(10, 8, 8, 8, 8))
    state = trade.bound(state, 0, 1, (Reward(5, 0),), (Vote("yes", 1, 2, ahead=1),))
    told = fallen(state)
    first = next(row for row in told.state.scores if row.seat == 0)

    assert 5 == coins(state)[0]
    assert 10 == coins(told.state)[0]
    assert 6 == first.coins


def test_power_counts_after_the_return_of_losing_ballots() -> None:
    """HO-10.4, HO-R22: what was in a losing ballot is its house's again, what was in a winning one is not."""
    state = council(stability=20, power=(8, 9, 3, 3, 3))
    told = voted(world(), state, "yes8 no7 gather gather gather")

    assert (0, 9, 4, 4, 4) == tuple(_owned(told.state, seat) for seat in range(5))
    assert 2 == next(row for row in told.state.scores if row.seat == 1).power


def _owned(state: State, seat: int) -> int:
    purse = state.characters[seat].purse.value
    assert purse is not None
    return purse.power


def test_of_equal_sums_the_house_with_less_prestige_goes_first() -> None:
    """HO-R33: before the awards; a house that was behind is helped."""
    state = council(stability=0, coins=(10,) * 5)
    houses = tuple(replace(one, prestige=5 - seat) for seat, one in enumerate(state.houses))
    same = state.characters[0].role
    assert same is not None
    equal = tuple(replace(one, role=replace(same, to=(seat,))) for seat, one in enumerate(state.characters))
    state = replace(state, houses=houses, characters=equal, pool=0)
    asked = voted(world(), state, "gather gather gather gather gather").state
    told = silent(world(), asked, "g1.p3.decide")

    assert [4, 3, 2, 1, 0] == [row.seat for row in told.state.scores]


def test_the_rebels_house_is_crowned_when_the_king_is_gone() -> None:
    """HO-4.5, HO-R35: after the awards."""
    why = [one.why for one in fallen().all(HouseRewarded)]

    assert ["place"] * 5 + ["rebel"] == why


def test_a_deposition_is_awarded_by_the_table() -> None:
    """HO-10.6: 3P 2P 1P 1P 2C by place."""
    told = fallen()
    rewards = {one.number: (one.prestige, one.crown) for one in told.all(HouseRewarded) if one.why == "place"}

    assert {1: (3, 0), 2: (2, 0), 3: (1, 0), 4: (1, 0), 5: (0, 2)} == rewards


def test_roles_and_purses_are_open_after_the_generation() -> None:
    """HO-10.5, HO-R11, chapter 12: to the public, even where purses are hidden."""
    told = fallen(council(stability=20, options=Options(purses="hidden")))
    seen = view(told.state, None)

    assert {"opportunist", "luxurious", "moderate", "greedy", "rebel"} == {row.role for row in seen.scores}
    assert list(coins(told.state)) == [one.coins for one in seen.characters]


def test_purses_after_the_generation_are_what_the_score_was_made_of() -> None:
    """HO-R11, HO-R28: escrow that was settled at the end shows in them."""
    state = trade.bound(council(stability=20), 0, 1, (Reward(5, 0),), (Vote("yes", 1, 2, ahead=1),))
    told = fallen(state)

    assert list(coins(told.state)) == [one.coins for one in view(told.state, None).characters]


ENDED = {"surrender": "unity", "river": "unity", "papers": "division", "star": "unity", "gate": "division"}


def with_lines_ended(state: State, *but: str) -> State:
    """The state with these lines still open and all others ended."""
    lines = tuple(
        one if one.line in but else replace(one, at=None, end=ENDED[one.line]) for one in state.lines
    )
    return replace(state, lines=lines)


@pytest.mark.parametrize(("generation", "over"), [(2, False), (3, True)])
def test_a_campaign_ends_after_the_agreed_number_of_generations(generation: int, over: bool) -> None:
    """HO-R04, the option generations; not one earlier."""
    told = fallen(options=Options(generations=3), generation=generation)

    assert GenerationClosed(generation, over) == told.one(GenerationClosed)
    assert over == bool(told.all(CampaignEnded))
    assert ("over" if over else "interlude") == told.state.stage


def test_ten_generations_are_the_default() -> None:
    """HO-R04."""
    assert [] == fallen(generation=9).all(CampaignEnded)
    assert 1 == len(fallen(generation=10).all(CampaignEnded))


def test_a_campaign_ends_when_all_five_lines_have_ended() -> None:
    """HO-R04: with the generation in progress, not before its king's end."""
    state = with_lines_ended(council(stability=20, unity=3, division=2))
    quiet = voted(world(), with_lines_ended(council()), VOTES)

    assert [] == quiet.all(CampaignEnded)
    assert "unity" == fallen(state).one(CampaignEnded).why
    assert [] == fallen(with_lines_ended(council(stability=20), "star")).all(CampaignEnded)


@pytest.mark.parametrize(("unity", "division", "why"), [(1, 0, "unity"), (0, 1, "division"), (2, 2, "level")])
def test_the_levels_decide_what_counts_at_the_end(unity: int, division: int, why: str) -> None:
    """HO-R05: the result stands in the state, and nothing moves any more."""
    told = fallen(options=Options(generations=1), unity=unity, division=division)
    ended = told.one(CampaignEnded)

    assert (unity, division, why) == (ended.unity, ended.division, ended.why)
    assert Result(ended.places, why) == told.state.result
    assert "match_over" == code(world(), told.state, 0, AgreeToStop(True))
    assert "match_over" == code(world(), told.state, 0, MarkPromise("0-1-1", 0, 0, True))


def test_the_last_generations_awards_count_for_the_result() -> None:
    """HO-R05, HO-R35."""
    told = fallen(options=Options(generations=1), unity=1)

    assert (told.state.scores[0].seat,) == told.one(CampaignEnded).places[0]


@pytest.mark.parametrize(("coins_", "reached"), [((14, 10, 10, 10, 10), [0]), ((13, 10, 10, 10, 10), [])])
def test_coins_at_the_end_reach_their_goal(coins_: tuple[int, ...], reached: list[int]) -> None:
    """Chapter 11, HO-3.3: left-over coins count at the end of the generation; 14 were wanted."""
    goal = Achievement("rich", Condition("coins", 14), Perk("draft_choice"))
    told = voted(world(goals=(goal,)), council(stability=20, coins=coins_), VOTES)

    assert reached == [one.seat for one in told.all(AchievementReached)]


def test_a_reward_for_the_kings_end_comes_with_it() -> None:
    """Chapter 11: prestige_on, before the generation is scored."""
    state = with_perk(council(stability=20), 3, "prestige_on", n=2, what=Trigger(end="deposition"))
    order = [KingFell, HouseRewarded, GenerationScored]

    assert order == fallen(state).kinds(*order)[:3]


def test_no_deal_and_no_phase_outlives_its_generation() -> None:
    """HO-R25, HO-3.3."""
    state = trade.bound(council(stability=20), 0, 1, (Reward(5, 0),), (Vote("yes", 1, 2, ahead=2),))
    after = fallen(state).state

    assert ((), None) == (after.deals, after.phase)


def test_the_prestige_a_house_has_is_moved_not_replaced() -> None:
    """HO-1.3: a house collects over the whole campaign."""
    state = council(stability=20)
    house = replace(state.houses[2], prestige=7, crown=3)
    told = fallen(replace(state, houses=with_value_at(state.houses, 2, house)))
    gained = [(one.prestige, one.crown) for one in told.all(HouseRewarded) if one.seat == 2]

    assert (7 + sum(one for one, _ in gained), 3 + sum(two for _, two in gained)) == (
        told.state.houses[2].prestige,
        told.state.houses[2].crown,
    )
