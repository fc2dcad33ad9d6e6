"""The real content's goals and perks: no two houses of a campaign share a goal, no perk costs its house."""

from itertools import combinations

import pytest

from engine.games.houses.content import Record
from engine.games.houses.founding import campaign_opened
from engine.games.houses.goals import legacy
from engine.games.houses.moves import RULINGS, Options
from engine.games.houses.points import sign_of
from engine.games.houses.reading import serving_problems
from engine.kernel.dice import Dice
from tests.data.real import real

CAMPAIGNS = 300


RECORDS = {
    "generous": "luxurious 2: 2 prestige, moderate 3: 2 prestige",
    "warlike": "rebel 2: 2 crown",
    "vengeful": "rebel 3: 3 crown, extremist 2: 1 crown",
    "patient": "moderate 3: 2 prestige",
    "peaceable": "moderate 2: 1 prestige, luxurious 3: 1 prestige",
    "thrifty": "opportunist 3: 2 crown, greedy 3: 2 crown",
    "reckless": "extremist 3: 3 crown",
    "showy": "luxurious 3: 3 prestige",
    "curious": "extremist 2: 2 prestige, opportunist 3: 2 prestige",
    "secretive": "greedy 3: 3 crown",
    "kingmaking": "rebel 2: 1 crown, opportunist 3: 2 crown",
    "litigious": "moderate 2: 1 prestige, greedy 2: 2 crown",
    "planting": "moderate 3: 2 prestige, luxurious 2: 1 prestige",
    "rooted": "rebel 2: 2 crown, moderate 3: 1 prestige",
    "listening": "opportunist 3: 2 crown, greedy 2: 2 crown",
    "hasty": "extremist 3: 2 crown",
    "accepting": "greedy 3: 2 crown, luxurious 3: 2 prestige",
    "obliged": "moderate 2: 1 prestige, luxurious 3: 2 prestige",
}
"""How often a role is held for which reward, legacy by legacy."""


def test_roles_are_rewarded_as_the_balance_was_measured_HO_1_5() -> None:
    """A legacy is worth what its rewards are: who changes one measures the shares of campaigns won anew."""
    found = {legacy_.id: ", ".join(_reward(one) for one in legacy_.records) for legacy_ in real()[0].legacies}

    assert RECORDS == found


def _reward(record: Record) -> str:
    sort = "prestige" if record.prestige else "crown"
    return f"{record.role} {record.times}: {record.prestige or record.crown} {sort}"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_no_two_houses_of_a_campaign_share_a_goal_HO_1_4(seats: int) -> None:
    """Compared are the conditions with their numbers, not their ids."""
    content = real()[0]
    shared = []
    for number in range(CAMPAIGNS):
        dealt = campaign_opened(content, RULINGS[-1], seats, Options(), Dice(number.to_bytes(16, "big")))
        goals = [{one.condition for one in legacy(content, name).achievements} for name in dealt.legacies]
        shared += [one & two for one, two in combinations(goals, 2) if one & two]

    assert [] == shared


def test_no_perk_of_the_content_is_a_penalty() -> None:
    """Chapter 11, HO-5.1: first claim goes to offices that bring points; `content check` sees to it."""
    content = real()[0]
    stories = (
        outcome.story
        for card in content.proposals
        for answer in (card.yes, card.no)
        for outcome in answer.outcomes
    )
    perks = [story.perk for story in stories if story is not None and story.perk is not None]
    perks += [goal.perk for house in content.legacies for goal in house.achievements]
    offices = {perk.office for perk in perks if perk.office is not None}

    assert () == serving_problems(content)
    assert {"positive"} == {sign_of(office) for office in offices}
