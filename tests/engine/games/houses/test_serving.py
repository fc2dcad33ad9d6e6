"""A content that is right in itself may still be too little to play with."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.games.houses.content import Achievement, Content, Limit, Perk, StoryMark, When
from engine.games.houses.founding import campaign_opened
from engine.games.houses.goals import legacy
from engine.games.houses.moves import RULINGS, Options
from engine.games.houses.names import OFFICES, Office
from engine.games.houses.reading import Problem, serving_problems
from engine.kernel.dice import Dice
from tests.engine.games.houses import small


def fair() -> Content:
    """The small content, no goal of which is in two legacies."""
    content = small.content()
    legacies = (
        replace(one, achievements=tuple(_only(goal, one.id) for goal in one.achievements))
        for one in content.legacies
    )
    return replace(content, legacies=tuple(legacies))


def _only(goal: Achievement, legacy: str) -> Achievement:
    number = int(legacy.removeprefix("legacy_"))
    return replace(goal, condition=replace(goal.condition, n=10 + number))


WHOLE = fair()


def cut(lines: int, legacies: int) -> Content:
    """The small content with so many lines and legacies."""
    return replace(WHOLE, lines=WHOLE.lines[:lines], legacies=WHOLE.legacies[:legacies])


def test_the_content_of_the_tests_serves_every_table() -> None:
    assert () == serving_problems(WHOLE)


@given(st.integers(1, 5), st.integers(1, 11), st.integers(0, 99))
def test_what_serves_every_table_deals_in_five_houses(lines: int, legacies: int, seed: int) -> None:
    """HO-1.4: whatever the order of the lines, there is a legacy for each seat, and no goal is in two."""
    content = cut(lines, legacies)
    dice = Dice(seed.to_bytes(16, "big"))
    if serving_problems(content):
        return
    opened = campaign_opened(content, RULINGS[-1], 5, Options(), dice)
    goals = [goal.condition for name in opened.legacies for goal in legacy(content, name).achievements]

    assert 5 == len(set(opened.legacies))
    assert len(goals) == len(set(goals))


def test_a_goal_in_two_legacies_that_may_meet_is_refused_HO_1_4() -> None:
    """The same kind with the same number, under another id; another number is another goal."""
    one, two, *rest = WHOLE.legacies
    goal, other = one.achievements[0], two.achievements[0]
    found = []
    for n in (goal.condition.n, goal.condition.n + 1):
        same = replace(other, condition=replace(goal.condition, n=n))
        shared = replace(two, achievements=(same, *two.achievements[1:]))
        found.append(serving_problems(replace(WHOLE, legacies=(one, shared, *rest))))

    slots = (("one", goal.id), ("two", other.id))
    assert [(Problem("legacies.yaml", 1, 1, "", "goal_shared", slots),), ()] == found
    assert one.line != two.line


@pytest.mark.parametrize(("lines", "meet"), [(5, False), (4, True)])
def test_two_legacies_of_one_line_meet_only_where_lines_are_fewer_than_seats_HO_1_4(
    lines: int, meet: bool
) -> None:
    """Then a goal in both is refused as well."""
    content = replace(WHOLE, lines=WHOLE.lines[:lines])
    one, two, *_ = (each for each in content.legacies if each.line == WHOLE.lines[0].id)
    shared = replace(two, achievements=one.achievements)
    legacies = tuple(shared if each is two else each for each in content.legacies)
    codes = [problem.code for problem in serving_problems(replace(content, legacies=legacies))]

    assert meet == ("goal_shared" in codes)


@pytest.mark.parametrize("office", OFFICES)
def test_first_claim_to_an_office_that_only_costs_is_refused(office: Office) -> None:
    """Chapter 11, HO-5.1: wherever the content gives it, said once a card; positive ones are fine."""
    costs, perk = OFFICES.index(office) % 2 == 1, Perk("office_first", office=office)
    line, house, story = WHOLE.lines[0], WHOLE.legacies[0], StoryMark("mark", "next", perk=perk)
    goal = replace(house.achievements[0], perk=perk)
    card = WHOLE.proposals[0]
    told = replace(card.no, outcomes=(replace(card.no.outcomes[0], story=story),) * 2)
    contents = (
        replace(WHOLE, lines=(replace(line, perk=perk), *WHOLE.lines[1:])),
        replace(WHOLE, lines=(replace(line, end_perk=perk), *WHOLE.lines[1:])),
        replace(WHOLE, legacies=(replace(house, achievements=(goal,)), *WHOLE.legacies[1:])),
        replace(WHOLE, proposals=(replace(card, no=told), *WHOLE.proposals[1:])),
    )
    wanted = [("stories.yaml", line.id)] * 2 + [("legacies.yaml", goal.id), ("proposals", card.id)]
    found = [(one.file, dict(one.slots)["about"]) for each in contents for one in serving_problems(each)]

    assert (wanted if costs else []) == found


@pytest.mark.parametrize("lines", [1, 2, 3, 4])
def test_a_line_with_too_few_legacies_is_named(lines: int) -> None:
    """And how many it needs: the fewer the lines, the more."""
    needed = {1: 5, 2: 3, 3: 2, 4: 2}[lines]
    found = serving_problems(cut(lines, lines))
    named = tuple(one.id for one in WHOLE.lines[:lines])

    assert named == tuple(dict(one.slots)["given"] for one in found)
    assert {("too_few_legacies", 1, needed)} == {
        (one.code, dict(one.slots)["number"], dict(one.slots)["least"]) for one in found
    }


def test_without_an_ordinary_card_that_is_always_possible_a_phase_may_have_none() -> None:
    """HO-R17."""
    when = When((Limit("army", most=6),))
    cards = tuple(replace(card, when=when) if card.line is None else card for card in WHOLE.proposals)
    found = serving_problems(replace(WHOLE, proposals=cards))

    assert (Problem("proposals", 1, 1, "", "no_card_without_condition"),) == found
