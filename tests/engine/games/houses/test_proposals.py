"""Proposals: what is put before the council, foreseen, and comes (HO-6.1 to 6.3, HO-R16, HO-R17)."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.games.houses import proposals
from engine.games.houses.conditions import is_met
from engine.games.houses.content import (
    Answer,
    Content,
    Forecast,
    Held,
    HistoryMark,
    Proposal,
    When,
)
from engine.games.houses.events import OutcomeDrawn, PhaseOpened
from engine.games.houses.names import OFFICES, Side
from engine.games.houses.proposals import on_phase_opened
from engine.games.houses.state import LineState, State
from engine.kernel.dice import Dice
from engine.kernel.seats import with_value_at
from tests.engine.games.houses import realm, small
from tests.engine.games.houses.position import NOTHING, card, council, outcome, voted, world
from tests.engine.games.houses.test_conditions import RICH

VOTES = "yes2 gather gather gather gather"
SEEDS = [Dice(bytes([n]) * 16) for n in range(60)]


def gamble(*outcomes: tuple[str, int, When]) -> Proposal:
    """A card whose yes may bring any of these, by weight and condition."""
    made = tuple(outcome(id, weight=weight, when=when) for id, weight, when in outcomes)
    return replace(card(), yes=Answer(Forecast(NOTHING), made))


def drawn(proposal: Proposal, state: State | None = None) -> Counter[str]:
    """What a yes brings over many seeds."""
    before = state or council(proposal=proposal)
    return Counter(proposals.outcome(before, world(proposal), "yes", dice).id for dice in SEEDS)


def test_a_problem_comes_before_the_council_with_its_forecasts() -> None:
    """HO-6.1, HO-6.2: raises and cuts and events of each answer are shown, as the content foresees them."""
    shown = Forecast((1, -1, 0, 0, 0), HistoryMark("mark", "army", "positive"))
    ahead = replace(small.proposal(1), yes=replace(small.proposal(1).yes, forecast=shown))
    only = replace(world(), proposals=(card(), ahead, *_stories(world())))
    told = voted(only, council(seen=("card",), lines=()), VOTES)

    assert PhaseOpened(4, "card_1", None, shown, ahead.no.forecast) == told.one(PhaseOpened)


def _stories(content: Content) -> tuple[Proposal, ...]:
    return tuple(one for one in content.proposals if one.line is not None)


def test_what_comes_may_surprise() -> None:
    """HO-6.3, HO-R16: a less likely outcome is not what was foreseen."""
    proposal = gamble(("likely", 3, When()), ("surprise", 1, When()))

    assert {"likely", "surprise"} == set(drawn(proposal))


def test_outcomes_come_by_their_weights() -> None:
    """HO-R16: of 60 seeds about 45 and 15."""
    counts = drawn(gamble(("likely", 3, When()), ("surprise", 1, When())))

    assert 35 <= counts["likely"] <= 54


def test_the_roll_of_a_phase_and_answer_is_always_the_same() -> None:
    """HO-R16: asked early by a perk or late by the decision."""
    proposal = gamble(("one", 1, When()), ("two", 1, When()), ("three", 1, When()))
    content = world(proposal)
    for dice in SEEDS[:20]:
        early = proposals.outcome(council(proposal=proposal), content, "yes", dice)
        told = voted(content, council(proposal=proposal), VOTES, dice)

        assert early.id == told.one(OutcomeDrawn).outcome


def test_other_phases_and_answers_roll_anew() -> None:
    """HO-R16: the roll is one of the phase and the answer."""
    proposal = gamble(*((str(n), 1, When()) for n in range(20)))
    proposal = replace(proposal, no=proposal.yes)
    rolls: set[str] = set()
    for number in range(1, 6):
        state = council(proposal=proposal, number=number)
        for side in ("yes", "no"):
            rolls.add(proposals.outcome(state, world(proposal), _side(side), realm.DICE).id)

    assert len(rolls) > 5


def _side(side: str) -> Side:
    return "yes" if side == "yes" else "no"


def officers(state: State, **offices: int) -> State:
    """The state with these offices held by these seats."""
    for office, seat in offices.items():
        character = replace(state.characters[seat], offices=(next(one for one in OFFICES if one == office),))
        state = replace(state, characters=with_value_at(state.characters, seat, character))
    return state


@pytest.mark.parametrize(
    ("part", "holds"),
    [
        (Held("judge", "leader"), True),
        (Held("judge", "moderator"), False),
        (Held("vizier", "moderator"), True),
        (Held("merchant", "anyone"), True),
        (Held("merchant", "leader"), False),
        (Held("overseer", "anyone"), False),
    ],
)
def test_a_condition_may_speak_of_an_offices_holder(part: Held, holds: bool) -> None:
    """HO-R17: the leader, the moderator, or anybody; a vacant office is nobody's."""
    state = officers(council(moderator=4), judge=0, vizier=4, merchant=2)

    assert holds == is_met(state, When(held=(part,)))


def test_an_outcome_reads_the_holders_of_the_phases_opening() -> None:
    """HO-R16: whoever leads after the vote, the roll that a perk saw is the one that comes."""
    proposal = gamble(("plain", 1, When()), ("held", 10_000, When(held=(Held("judge", "leader"),))))
    state = officers(council(proposal=proposal), judge=1)
    told = voted(world(proposal), state, "gather yes2 gather gather gather")

    assert 1 == told.state.leader
    assert "plain" == told.one(OutcomeDrawn).outcome


def test_a_proposal_is_chosen_by_the_holders_of_the_new_phase() -> None:
    """HO-R17: its condition is asked when its phase opens, and who has just won the vote leads then."""
    held = replace(card(), id="held", when=When(held=(Held("judge", "leader"),)))
    content = replace(world(), proposals=(card(), held))
    state = officers(council(seen=("card",), lines=()), judge=1)

    assert "held" == voted(content, state, "gather yes2 gather gather gather").one(PhaseOpened).card
    assert "card" == voted(content, state, "yes2 gather gather gather gather").one(PhaseOpened).card


def test_a_proposal_comes_once_while_there_are_others() -> None:
    """HO-R17: those not yet seen in this campaign, whose condition holds."""
    content = replace(world(), proposals=tuple(replace(card(), id=f"card_{n}") for n in range(5)))
    state = council(seen=("card_0", "card_3"), lines=())
    cards = {proposals.open_phase(state, content, 4, dice).card for dice in SEEDS}

    assert {"card_1", "card_2", "card_4"} == cards


def test_a_proposal_whose_condition_fails_does_not_come() -> None:
    """HO-R17: even where all the others were seen."""
    held = replace(card(), id="held", when=RICH)
    content = replace(world(), proposals=(card(), held))
    opened = [proposals.open_phase(council(seen=("card",), lines=()), content, 4, dice) for dice in SEEDS]

    assert {("card", True)} == {(one.card, one.recycled) for one in opened}


def test_when_all_are_used_up_they_return() -> None:
    """HO-R17: all of them, each once before any comes again."""
    content = replace(world(), proposals=tuple(replace(card(), id=f"card_{n}") for n in range(3)))
    state = council(proposal=content.proposals[0], seen=("card_0",), lines=(), number=1)
    told = voted(content, state, "yes1 gather gather gather gather")
    cards = [told.one(PhaseOpened)]
    for _ in range(4):
        told = voted(content, told.state, "yes1 gather gather gather gather")
        cards.append(told.one(PhaseOpened))

    assert [False, False, True, False, False] == [one.recycled for one in cards]
    assert {"card_0", "card_1", "card_2"} == {one.card for one in cards[2:]}


def opens(state: State, number: int, dice: Dice) -> PhaseOpened:
    """The phase of this number."""
    return proposals.open_phase(state, small.content(), number, dice)


def at(*names: str, **fields: object) -> State:
    """A council whose open lines are these."""
    lines = tuple(LineState(name, f"{name}_1" if name in names else None, (0,) * 5) for name in small.LINES)
    return council(lines=lines, **fields)  # type: ignore[arg-type]


def test_a_story_proposal_is_where_its_line_has_arrived() -> None:
    """HO-R17: and lines that have ended bring none."""
    opened = [opens(at("river", "gate"), 2, dice) for dice in SEEDS]

    assert {None, "river_1", "gate_1"} == {one.card if one.line else None for one in opened}


def test_no_line_comes_twice_in_a_row() -> None:
    """HO-R17."""
    opened = [opens(at("river", "gate", last_line="river"), 2, dice) for dice in SEEDS]

    assert {None, "gate"} == {one.line for one in opened}


def test_a_line_alone_is_not_forced_to_come_twice_in_a_row() -> None:
    """HO-R17: an ordinary proposal comes between."""
    opened = [opens(at("river", last_line="river", story_phases=1), 5, dice) for dice in SEEDS]

    assert {None} == {one.line for one in opened}


def test_the_outcome_falls_as_ever() -> None:
    """HO-6.11, HO-R38: an old record comes out as it was."""
    proposal = gamble(*((name, 1, When()) for name in "abc"))
    before = council(proposal=proposal)
    fell = "".join(proposals.outcome(before, world(proposal), "yes", dice).id for dice in SEEDS[:12])

    assert "aaacbaaababa" == fell


def test_the_stories_of_a_generation_are_counted_as_they_open() -> None:
    """HO-R17: what is still owed is reckoned from it."""
    before, blank = at("river", "gate", story_phases=1), Forecast(NOTHING)
    story = PhaseOpened(3, "river_1", "river", blank, blank)
    plain = replace(story, card="card_1", line=None)

    assert [2, 1] == [on_phase_opened(before, one).story_phases for one in (story, plain)]


@pytest.mark.parametrize(
    ("lines", "number", "told"),
    [(1, 3, 0), (1, 5, 1), (1, 7, 2), (2, 4, 0), (2, 6, 1), (3, 5, 0), (3, 6, 1), (5, 5, 0), (5, 7, 2)],
)
def test_a_story_comes_while_those_that_are_owed_still_surely_fit(lines: int, number: int, told: int) -> None:
    """HO-R17: a line alone comes every other phase, and one of two may end with its next proposal."""
    names = small.LINES[:lines]
    rows = [
        {opens(at(*names, story_phases=told), phase, dice).line is None for dice in SEEDS}
        for phase in (number - 1, number)
    ]

    assert [{True, False}, {False}] == rows


@given(
    st.integers(1, 5),
    st.lists(st.booleans(), min_size=7, max_size=7),
    st.integers(0, 1000).map(lambda n: Dice(n.to_bytes(16, "big"))),
)
def test_three_of_the_first_seven_phases_are_story_proposals_while_lines_are_open(
    lines: int, ends: list[bool], dice: Dice
) -> None:
    """HO-R17: whichever proposals end their line."""
    state, stories = at(*small.LINES[:lines]), 0
    for number in range(1, 8):
        event = opens(state, number, dice)
        assert event.line is None or event.line != state.last_line
        stories += event.line is not None
        ended = event.line if ends[number - 1] else None
        kept = tuple(replace(one, at=None) if one.line == ended else one for one in state.lines)
        state = replace(state, lines=kept, last_line=event.line, story_phases=stories)

    assert stories >= 3 or all(one.at is None for one in state.lines)
