"""The campaign's real content: it is whole, it is written as the voice asks, and its numbers are fair."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from typing import get_args

import pytest

from bot.languages import LANGUAGES
from engine.games.houses import resources
from engine.games.houses.conditions import is_met
from engine.games.houses.content import Answer, Legacy, Outcome, Perk, Proposal, When
from engine.games.houses.events import ResourceMoved
from engine.games.houses.names import RESOURCES, Sign
from engine.games.houses.reading import figures, files_of, keys_of, wordings
from engine.games.houses.state import State
from engine.kernel.dice import Dice
from tests.data.real import FOLDER, ordinary, outcomes, real
from tests.engine.games.houses.realm import realm
from tests.laws.text_rules import lint

COUNCILS = 300


def answers() -> Iterator[Answer]:
    for card in ordinary():
        yield from (card.yes, card.no)


def likeliest(answer: Answer) -> Outcome:
    return max(answer.outcomes, key=lambda one: one.weight)


def always(answer: Answer) -> tuple[Outcome, ...]:
    return tuple(one for one in answer.outcomes if one.when == When())


def share(found: list[bool]) -> float:
    return sum(found) / len(found)


def weighed(outcome: Outcome) -> bool:
    """Some resource goes up and some goes down."""
    return min(outcome.effects) < 0 < max(outcome.effects)


def test_there_is_a_campaigns_worth_of_content() -> None:
    """HO-7.1: five lines of eight are dealt; enough ordinary cards that they seldom return (HO-R17)."""
    content, _ = real()

    assert 8 == len(content.lines)
    assert len(ordinary()) >= 120
    assert 12 == len(content.kings)
    assert (18, 12) == (len(content.legacies), len(content.emblems))


def test_the_cards_know_the_table() -> None:
    """HO-R17: half of the general ones; two of each king, heirs, two offices, broken words, six crises."""
    known = figures(files_of(FOLDER))[0].knowing
    content, _ = real()
    general = [card for card in content.proposals if card.line is None]

    assert known.all * 2 >= len(general)
    assert (known.apart, known.ledger, len(content.crisis_phases)) == (12, 8, 6)
    assert known.memories >= 36
    assert {(king, 2) for king in content.kings} <= Counter(card.when.king for card in general).items()


def test_half_of_the_heirs_turn_against_their_maker() -> None:
    """HO-R17, HO-8.1: what the likeliest outcome leaves has another sign than what is remembered."""
    content, _ = real()
    signs = {one.id: one.event.sign for card in content.proposals for one in outcomes(card) if one.event}
    turned = []
    for card in content.proposals:
        for name in card.when.remembered:
            parents = {sign for id, sign in signs.items() if f"{id}.".startswith(f"{name}.")}
            own = {best.event.sign for best in map(likeliest, (card.yes, card.no)) if best.event}
            turned.append(bool(own - parents))

    assert len(turned) >= 36
    assert share(turned) >= 0.5


def test_no_king_says_what_another_has_said() -> None:
    """HO-9: a habit and three lines for each end, none of them twice."""
    _, texts = real()
    keys = [key for key in keys_of(texts, "king") if not key.endswith(".name")]

    assert 12 * (1 + 3 * 3) == len(keys)
    for place in range(len(texts.languages)):
        assert len(keys) == len({wordings(texts, key)[place] for key in keys})


def test_every_resource_is_served_alike_and_every_pair_pulls_apart_somewhere() -> None:
    """Up and down, each resource moves within a quarter of the mean."""
    moves = Counter(
        (resource, effect > 0)
        for card in ordinary()
        for one in outcomes(card)
        for resource, effect in zip(RESOURCES, one.effects, strict=True)
        if effect
    )
    mean = sum(moves.values()) / len(moves)
    apart = {
        pair
        for card in ordinary()
        for one in outcomes(card)
        for pair in combinations(range(len(RESOURCES)), 2)
        if one.effects[pair[0]] * one.effects[pair[1]] < 0
    }

    assert all(0.75 * mean <= count <= 1.25 * mean for count in moves.values())
    assert set(combinations(range(len(RESOURCES)), 2)) == apart


def test_some_cards_read_the_realm() -> None:
    """HO-R17: they wait for a resource, an event, an office or a story, or change with it."""
    every = (when for card in ordinary() for when in (card.when, *(one.when for one in outcomes(card))))
    reading = [when for when in every if when != When()]

    assert any(when.limits for when in reading)
    assert any(when.remembered for when in reading)
    assert any(when.held for when in reading)
    assert any(when.newest for when in reading)


def test_every_ordinary_card_has_a_file_of_its_own_name() -> None:
    """So that a writer finds it."""
    names = {path.stem for path in (FOLDER / "proposals").glob("*.yaml")}

    assert not {card.id for card in ordinary()} - names


@pytest.mark.parametrize("legacy", real()[0].legacies, ids=lambda legacy: str(legacy.id))
def test_a_legacy_has_three_goals_of_which_the_last_is_its_lines(legacy: Legacy) -> None:
    """HO-1.4, HO-1.5: two events of its line let the house see a true outcome; one or two role records."""
    last = legacy.achievements[-1]

    assert 3 == len(legacy.achievements)
    assert ("story_signed", legacy.line, 2) == (last.condition.kind, last.condition.line, last.condition.n)
    assert Perk("see_true_outcome") == last.perk
    assert len(legacy.records) in (1, 2)


def test_all_texts_keep_the_rules_of_both_languages() -> None:
    """The lint of the texts' catalogue: letters, half-spaces, marks, equal placeables."""
    sources = {
        language: {
            "content.ftl": "".join(
                f"{one[0].replace('.', '-')} = {one[1][place]}\n" for one in real()[1].entries
            )
        }
        for place, language in enumerate(real()[1].languages)
    }

    assert set(LANGUAGES) == set(sources)
    assert not lint({language: sources[language] for language in LANGUAGES})


def test_no_two_events_bear_the_same_name() -> None:
    """Generations later a name must still say which event is meant."""
    for place in range(len(real()[1].languages)):
        names = Counter(one[1][place] for one in real()[1].entries if one[0].endswith(".event"))

        assert not [name for name, times in names.items() if times > 1]


def test_outcomes_move_resources_both_ways() -> None:
    """A price or a consolation: outcomes that have neither are allowed one in ten."""
    assert share([weighed(one) for answer in answers() for one in answer.outcomes]) >= 0.9


def test_figures_lie_within_the_writers_bounds() -> None:
    """Two or three resources, one by two at least; half of the cards even, a quarter with a pull (HO-R17)."""
    found, problems = figures(files_of(FOLDER))

    assert () == problems
    assert found.pulled >= 30


def test_yes_and_no_cost_the_same_or_pull_stability_apart() -> None:
    """HO-2.5: what the likeliest outcomes add up to is about the same, or has opposite signs."""
    sums = [(sum(likeliest(card.yes).effects), sum(likeliest(card.no).effects)) for card in ordinary()]

    assert share([abs(yes - no) <= 1 or yes * no < 0 for yes, no in sums]) >= 0.95


def test_what_is_remembered_is_what_was_moved() -> None:
    """HO-8.1: an outcome's event has the resource and the sign of one of its effects."""
    for card in real()[0].proposals:
        for one in outcomes(card):
            if one.event is not None:
                by = one.effects[RESOURCES.index(one.event.resource)]
                assert (by > 0) == (one.event.sign == "positive")
                assert by


def test_every_resource_in_want_and_in_plenty_draws_its_cards() -> None:
    """HO-R17: three at least of each, and one that comes only then."""
    pulled = [(card, limit) for card in ordinary() if card.pull for limit in card.pull.when.limits]
    drawn = Counter((limit.resource, limit.least > 10) for _, limit in pulled)
    only = {(limit.resource, limit.least > 10) for card, limit in pulled if limit in card.when.limits}
    states = set(product(RESOURCES, (False, True)))

    assert states == set(drawn) == only
    assert min(drawn.values()) >= 3


def test_no_side_is_known_to_be_the_better_one() -> None:
    """Else a council would read the button and not the problem."""
    found = [sum(likeliest(card.yes).effects) > 0 for card in ordinary()]

    assert 0.35 <= share(found) <= 0.65


@pytest.mark.parametrize("card", ordinary(), ids=lambda card: str(card.id))
def test_a_surprise_comes_in_two_to_four_of_ten_cases(card: Proposal) -> None:
    """HO-6.3: where an answer has a surprise that needs no condition."""
    for answer in (card.yes, card.no):
        sure = always(answer)
        chance = 1 - likeliest(answer).weight / sum(one.weight for one in sure)

        assert len(sure) == 1 or 0.2 <= chance <= 0.4


def test_every_ordinary_card_can_surprise() -> None:
    """HO-6.3: at least one of the two answers has more than one outcome."""
    found = [len(card.yes.outcomes) + len(card.no.outcomes) > 2 for card in ordinary()]

    assert share(found) >= 0.9


def test_both_answers_of_every_card_make_history() -> None:
    """HO-8.1, HO-8.7: there is something to lead for on both sides; some of it is shame."""
    events = [likeliest(answer).event for answer in answers()]
    good = [one.sign == "positive" for one in events if one is not None]

    assert None not in events
    assert 0.75 <= share(good) <= 0.9


def test_history_can_be_made_of_every_resource_and_sign() -> None:
    """HO-5.3: every office must be there to be earned."""
    marks = [one.event for answer in answers() for one in answer.outcomes if one.event]
    found = Counter((mark.resource, mark.sign) for mark in marks)

    assert all(found[one] >= 2 for one in product(RESOURCES, get_args(Sign)))


def test_on_the_whole_no_resource_is_pushed_up_or_down() -> None:
    """What an answer brings on average: less than a third of a point for any resource."""
    for place, _ in enumerate(RESOURCES):
        moved = [_average(answer, place) for answer in answers()]

        assert abs(sum(moved) / len(moved)) < 1 / 3


def test_every_end_of_the_king_is_seen_by_councils_that_answer_by_lot() -> None:
    """HO-9: they let the realm drift; that councils which weigh see 40 to 60 deaths is measured by play."""
    ends = Counter(_council(Dice(f"council {number}".encode())) for number in range(COUNCILS))

    assert 0.22 <= ends["death"] / COUNCILS <= 0.70
    assert ends["flight"] / COUNCILS >= 0.1
    assert ends["deposition"] / COUNCILS >= 0.1


def _average(answer: Answer, place: int) -> float:
    sure = always(answer)
    return sum(one.effects[place] * one.weight for one in sure) / sum(one.weight for one in sure)


def _council(dice: Dice) -> str:
    """How a generation of seven to nine ordinary cards ends when each answer is a toss of a coin."""
    state = realm(tracks=" ".join(f"10{'ud'[dice.roll_below(2, 'momentum', one)]}0" for one in range(5)))
    deck = dice.shuffle(tuple(card for card in ordinary() if is_met(state, card.when)), "deck")
    for number, card in enumerate(deck[: 7 + dice.roll_below(3, "death")]):
        answer = (card.yes, card.no)[dice.roll_below(2, "side", number)]
        possible = tuple(one for one in answer.outcomes if is_met(state, one.when))
        spot = dice.pick_weighted([one.weight for one in possible], "outcome", number)
        state = _moved(state, possible[spot])
        if state.stability in (0, 20):
            return "flight" if state.stability == 0 else "deposition"
    return "death"


def _moved(state: State, outcome: Outcome) -> State:
    for event in resources.moves(state, outcome.effects):
        if isinstance(event, ResourceMoved):
            state = resources.on_resource_moved(state, event)
        else:
            state = resources.on_stability_moved(state, event)
    return state
