"""Achievements: every kind of condition of chapter 11, when it is looked at, and that it is reached once."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.games.houses import goals
from engine.games.houses.content import Achievement, Condition, Limit, Perk
from engine.games.houses.events import (
    AchievementReached,
    HouseRewarded,
    KingFell,
    PhaseClosed,
    PhaseOpened,
)
from engine.games.houses.moves import Cast
from engine.games.houses.perks import in_force
from engine.games.houses.state import State, Tally
from engine.kernel.seats import with_value_at
from tests.engine.games.houses.position import Told, card, council, done, voted, world

VOTES = "yes2 gather gather gather gather"
PERK = Perk("extra_coin_on_abstain", 2)


def goal(condition: Condition) -> Achievement:
    """An achievement of this condition."""
    return Achievement("goal", condition, PERK)


def counted(**tally: Any) -> State:
    """A council whose first house has this tally."""
    state = council()
    house = replace(state.houses[0], tally=replace(Tally(story=(0,) * 5), **tally))
    return replace(state, houses=with_value_at(state.houses, 0, house))


SIGNED = (3, 1, 0, 2, 0, 0, 0, 0, 0, 4)
COUNTS = [
    (Condition("events_signed"), {"signed": SIGNED}, 10),
    (Condition("events_signed", sign="negative"), {"signed": SIGNED}, 7),
    (Condition("events_signed", resource="army"), {"signed": SIGNED}, 4),
    (Condition("events_signed", resource="wealth", sign="positive"), {"signed": SIGNED}, 0),
    (Condition("events_signed", resource="wealth", sign="negative"), {"signed": SIGNED}, 2),
    (Condition("leader"), {"leader": 3, "moderator": 1}, 3),
    (Condition("moderator"), {"leader": 3, "moderator": 1}, 1),
    (Condition("won"), {"won": 2}, 2),
    (Condition("role_held", role="rebel"), {"roles": (1, 0, 0, 0, 5, 2)}, 5),
    (Condition("ties"), {"ties": 4}, 4),
    (Condition("deals"), {"deals": 6}, 6),
    (Condition("fall"), {"fall": 1}, 1),
    (Condition("story_signed"), {"story": (1, 0, 2, 0, 0)}, 3),
    (Condition("story_signed", line="papers"), {"story": (1, 0, 2, 0, 0)}, 2),
]


@pytest.mark.parametrize(("condition", "tally", "count"), COUNTS)
def test_a_condition_counts_what_it_names(condition: Condition, tally: dict[str, Any], count: int) -> None:
    """Chapter 11: over the whole campaign, for its own house, reached at n and not before."""
    state = counted(**tally)

    assert (count, 0) == (
        goals.count_for_condition(state, 0, condition),
        goals.count_for_condition(state, 1, condition),
    )
    assert goals.has_reached(state, 0, replace(condition, n=max(count, 1))) == (count > 0)
    assert not goals.has_reached(state, 0, replace(condition, n=count + 1))


def test_the_winning_side_counts_within_one_generation() -> None:
    """Chapter 11: on the winning side n times in one generation."""
    state = council()
    character = replace(state.characters[0], sides=3)
    state = replace(state, characters=with_value_at(state.characters, 0, character))

    assert goals.has_reached(state, 0, Condition("side", 3))
    assert not goals.has_reached(state, 0, Condition("side", 4))


ENDINGS = [
    (Condition("coins", 10), True),
    (Condition("coins", 11), False),
    (Condition("power", 8), True),
    (Condition("power", 9), False),
    (Condition("office_resource", office="judge", limit=Limit("repute", most=10)), True),
    (Condition("office_resource", office="judge", limit=Limit("repute", most=9)), False),
    (Condition("office_resource", office="judge", limit=Limit("repute", least=10)), True),
    (Condition("office_resource", office="judge", limit=Limit("repute", least=11)), False),
    (Condition("office_resource", office="vizier", limit=Limit("repute", least=10)), False),
]


@pytest.mark.parametrize(("condition", "reached"), ENDINGS)
def test_conditions_of_an_end_are_looked_at_there_alone(condition: Condition, reached: bool) -> None:
    """Chapter 11: ended with coins or power at least n; a resource at the end while holding its office."""
    state = council()
    judge = replace(state.characters[0], offices=("judge",))
    state = replace(state, characters=with_value_at(state.characters, 0, judge))

    assert not goals.has_reached(state, 0, condition)
    assert reached == goals.has_reached(replace(state, stage="closing"), 0, condition)


def played(condition: Condition, state: State | None = None, votes: str = VOTES, **brings: Any) -> Told:
    """A phase in a world in which every house has this goal."""
    proposal = card(**brings)
    return voted(world(proposal, goals=(goal(condition),)), state or council(proposal=proposal), votes)


def test_a_goal_is_reached_at_the_end_of_its_phase_and_its_perk_is_in_force() -> None:
    """HO-1.4, HO-R35: from the end of the phase in which it was won, before the next opens."""
    told = played(Condition("leader", 1))
    order = [PhaseClosed, AchievementReached, PhaseOpened]

    assert [AchievementReached(0, "goal", PERK)] == told.all(AchievementReached)
    assert order == told.kinds(*order)
    assert [PERK] == list(in_force(told.state, 0))


def test_a_perk_that_was_won_counts_from_the_next_phase_on() -> None:
    """HO-R35: the abstention that reached the goal brings 1 coin, the next one 3."""
    told = played(Condition("moderator", 1), votes="yes2 moderate gather gather gather")
    content = world(goals=(goal(Condition("moderator", 1)),))
    after = done(content, told.state, 1, Cast("gather")).state

    assert (11, 14) == tuple(told_coins(state) for state in (told.state, after))


def told_coins(state: State) -> int:
    """The coins of house 1."""
    purse = state.characters[1].purse.value
    assert purse is not None
    return purse.coins


def test_a_goal_is_reached_once_and_stays_to_the_end_of_the_campaign() -> None:
    """HO-1.4: a later phase, in which it stands again, brings nothing."""
    first = played(Condition("leader", 1))
    second = voted(world(goals=(goal(Condition("leader", 1)),)), first.state, VOTES)

    assert [] == second.all(AchievementReached)
    assert (("goal",), (PERK,)) == (second.state.houses[0].reached, second.state.houses[0].perks)


def test_several_houses_may_reach_goals_in_one_phase() -> None:
    """HO-1.4: by seat."""
    told = played(Condition("side", 1), votes="yes2 yes1 gather gather gather")

    assert [0, 1] == [one.seat for one in told.all(AchievementReached)]


def test_achievements_come_last_at_a_generations_end() -> None:
    """HO-R35: after awards and records; won counts the generation that has just been scored."""
    told = played(Condition("won", 1), council(stability=20))
    order = told.kinds(KingFell, HouseRewarded, AchievementReached)

    assert 1 == len(told.all(AchievementReached))
    assert told.state.scores[0].seat == told.one(AchievementReached).seat
    assert AchievementReached == order[-1]


def test_a_fall_reaches_its_goal_at_the_generations_end() -> None:
    """Chapter 11: king deposed or fled while leader."""
    assert 0 == played(Condition("fall", 1), council(stability=0)).one(AchievementReached).seat


def test_a_legacy_nobody_knows_is_a_mistake() -> None:
    """HO-1.4."""
    with pytest.raises(KeyError):
        goals.legacy(world(), "elsewhere")
