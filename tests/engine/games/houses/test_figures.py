"""What the cards move is counted, and what lies outside a writer's bounds is refused at its place."""

import json

import pytest
from msgspec.structs import astuple

from engine.games.houses.reading.book import Card
from engine.games.houses.reading.files import ProposalFile
from engine.games.houses.reading.pages import pages, sheet
from engine.games.houses.reading.review import count_cards, figure_problems
from engine.kernel.content import problem_line

Effects = dict[str, int]
NO_STORIES: frozenset[str] = frozenset()
GUNS: Effects = {"army": 3, "wealth": -2}
BUTTER: Effects = {"welfare": 2, "repute": -2}
SMALL: Effects = {"army": 1, "wealth": -1}
PULL = {"weight": 4, "wealth": {"min": 14}}


def card(
    number: int,
    yes: Effects = GUNS,
    no: Effects = BUTTER,
    pull: object = PULL,
    silent: str = "",
    event: str = "",
) -> Card:
    """A card with one sure outcome for each answer, and an event unless the answer is to be `silent`; its
    effects stand in one line of the file each."""
    said = {"fa": "x", "en": "x"}
    events = {side: {"of": event or _mark(by), **said} for side, by in (("yes", yes), ("no", no))}
    answers = {
        side: {
            **said,
            "outcomes": [{"effects": effects, **said, "event": None if side == silent else events[side]}],
        }
        for side, effects in (("yes", yes), ("no", no))
    }
    body = {"id": f"card_{number}", "title": said, "problem": said, "pull": pull, **answers}
    page = pages(f"{number}.yaml", json.dumps(body))[0][0]
    found, problems = sheet(page, ProposalFile)
    assert found is not None, problems
    return found


def _mark(effects: Effects) -> str:
    """An event that these effects bear out."""
    resource, by = next(iter(effects.items()))
    return f"{'+' if by > 0 else '-'}{resource}"


def pile(*odd: Card) -> tuple[Card, ...]:
    """Forty cards within all bounds, and these in the place of the first ones."""
    return (*odd, *(card(number) for number in range(len(odd), 40)))


def refused(*cards: Card, stories: frozenset[str] = NO_STORIES) -> list[str]:
    """What is refused of these cards, without line and column."""
    return [f"{one.file}:{one.where}:{one.code}" for one in figure_problems(cards, stories)]


def test_cards_within_the_bounds_are_counted() -> None:
    """Outcomes, those of two or three resources, general, even, drawn by a state, remembered, sought."""
    cards = pile(card(0, pull=None), card(1, {"army": 3, "wealth": -2, "repute": 1}, BUTTER))

    assert [] == refused(*cards)
    assert (80, 80, 40, 39, 39, 40, 40, 0, 0) == astuple(count_cards(cards, NO_STORIES))[:9]


def test_an_outcome_that_moves_all_five_is_refused_at_its_effects() -> None:
    """One is too many."""
    every = dict.fromkeys(("army", "wealth", "repute", "welfare", "knowledge"), 2)
    (told,) = figure_problems(pile(card(0, every)), NO_STORIES)

    assert problem_line(told).startswith("0.yaml:1:")
    assert problem_line(told).endswith(":yes.outcomes.1.effects:too_many_moved(given=5,most=4)")


def test_an_outcome_in_which_nothing_moves_by_two_is_refused() -> None:
    """A coin this way or that is nothing to vote about."""
    assert ["0.yaml:no.outcomes.1.effects:nothing_moves_far"] == refused(*pile(card(0, GUNS, SMALL)))


@pytest.mark.parametrize("effects", [{"army": 2}, {"army": 2, "wealth": -1, "repute": 1, "welfare": -1}])
def test_a_fifth_of_the_outcomes_may_move_one_resource_or_four(effects: Effects) -> None:
    """16 of 80 may; with one more each of the 17 is named."""
    within = [card(number, effects, BUTTER) for number in range(16)]
    beyond = [card(number, effects, BUTTER) for number in range(17)]
    named = [one for one in refused(*pile(*beyond)) if "odd_beyond_share" in one]

    assert [] == [one for one in refused(*pile(*within)) if "odd_beyond_share" in one]
    assert sorted(f"{number}.yaml:yes.outcomes.1.effects:odd_beyond_share" for number in range(17)) == named


@pytest.mark.parametrize(
    ("yes", "no", "even"),
    [
        (GUNS, BUTTER, True),
        (GUNS, {"welfare": 2, "repute": -3}, False),
        (GUNS, {"welfare": 2, "wealth": -2}, False),
        (GUNS, {"army": 2, "repute": -2}, False),
        ({"welfare": 3, "repute": -1}, {"repute": 2, "welfare": -1}, True),
        ({"welfare": 1, "repute": -3}, {"wealth": 1, "army": -3}, True),
    ],
)
def test_answers_are_even_that_cost_about_the_same_in_different_coin(
    yes: Effects, no: Effects, even: bool
) -> None:
    """Sums at most one apart; what goes up is not the same, and what goes down is not."""
    assert int(even) == count_cards((card(0, yes, no),), NO_STORIES).even


def test_half_of_the_general_cards_must_be_even() -> None:
    """Of 40, 20 are enough and 19 are not."""
    lopsided = {"welfare": 1, "repute": -3}
    told = figure_problems(pile(*(card(number, GUNS, lopsided) for number in range(21))), NO_STORIES)

    assert [] == refused(*pile(*(card(number, GUNS, lopsided) for number in range(20))))
    assert ["proposals:1:1::too_few_even(given=19,least=20)"] == [problem_line(one) for one in told]


def test_half_of_the_cards_of_a_line_must_be_even() -> None:
    """HO-R30: they are counted by themselves; of 10, five are enough and four are not."""
    stories = frozenset(f"card_{number}" for number in range(10))
    lopsided = {"welfare": 1, "repute": -3}
    within, beyond = (pile(*(card(one, GUNS, lopsided) for one in range(many))) for many in (5, 6))

    assert [] == refused(*within, stories=stories)
    told = [problem_line(one) for one in figure_problems(beyond, stories)]
    assert ["proposals:1:1::too_few_even_in_lines(given=4,least=5)"] == told


def test_a_quarter_of_the_general_cards_must_belong_to_a_state() -> None:
    """HO-R17: of 40, 10 are enough and 9 are not."""
    told = figure_problems(pile(*(card(number, pull=None) for number in range(31))), NO_STORIES)

    assert [] == refused(*pile(*(card(number, pull=None) for number in range(30))))
    assert ["proposals:1:1::too_few_pulled(given=9,least=10)"] == [problem_line(one) for one in told]


def test_half_of_the_general_cards_leave_something_good_to_sign_by_either_answer() -> None:
    """HO-8.7: of 40, 20 are enough and 19 are not."""
    shames = ({"wealth": -2, "army": 3}, {"repute": -2, "welfare": 2})
    within, beyond = (pile(*(card(one, *shames) for one in range(many))) for many in (20, 21))
    told = [problem_line(one) for one in figure_problems(beyond, NO_STORIES)]

    assert [] == [one for one in refused(*within) if "sought" in one]
    assert "proposals:1:1::too_few_sought(given=19,least=20)" in told


@pytest.mark.parametrize("stories", [NO_STORIES, frozenset({"card_0", "card_1"})])
def test_a_card_that_leaves_something_good_by_one_answer_alone_is_refused(stories: frozenset[str]) -> None:
    """HO-8.7: general or of a line; by both answers or by neither is well."""
    alone = card(0, GUNS, {"wealth": -2, "army": 3})
    neither = card(0, {"wealth": -2, "army": 3}, {"repute": -2, "welfare": 2})

    assert ["0.yaml:yes.outcomes.1:sought_alone"] == refused(*pile(alone), stories=stories)
    assert [] == refused(*pile(neither), stories=stories)


def test_an_event_that_its_outcome_does_not_bear_out_is_refused() -> None:
    """HO-8.1: a positive one of a resource that the outcome cuts, or leaves alone."""
    told = refused(*pile(card(0, {"army": 2, "wealth": -1}, event="-army"), card(1, event="+repute")))

    assert ["0.yaml:yes.outcomes.1.event.of:event_against_effects"] == told[:1]
    assert [f"1.yaml:{side}.outcomes.1.event.of:event_against_effects" for side in ("no", "yes")] == sorted(
        one for one in told if one.startswith("1.")
    )


@pytest.mark.parametrize("silent", ["yes", "no"])
def test_an_answer_without_an_event_is_refused_at_its_likeliest_outcome(silent: str) -> None:
    """HO-8.1: of a general card; a story's answer is signed as it is."""
    forgettable = card(0, silent=silent)

    assert f"0.yaml:{silent}.outcomes.1:brings_no_event" in refused(*pile(forgettable))
    assert 39 == count_cards(pile(forgettable), NO_STORIES).remembered
    told = refused(*pile(forgettable), stories=frozenset({"card_0"}))
    assert [] == [one for one in told if "brings_no_event" in one]


def test_cards_of_a_line_are_held_to_their_outcomes_alone() -> None:
    """HO-R30: they come by the line, and both answers move it on; no state draws them."""
    stories = frozenset(f"card_{number}" for number in range(30))
    cards = pile(*(card(number, GUNS, SMALL, pull=None) for number in range(30)))

    assert {"nothing_moves_far", "too_few_even_in_lines"} == {
        one.rsplit(":", 1)[1] for one in refused(*cards, stories=stories)
    }
    assert (80, 80, 10, 10, 10, 10, 10, 30, 0) == astuple(count_cards(cards, stories))[:9]
    assert 30 == count_cards(pile(), stories).storied_even
