"""Cards that know the table: conditions on it, houses named by what has happened, crises, lines (HO-R17)."""

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from engine.games.houses import founding, proposals
from engine.games.houses.clauses import Pay, Promise
from engine.games.houses.conditions import is_met, names_by
from engine.games.houses.content import Content, Proposal, Pull, When
from engine.games.houses.deals.settling import settle
from engine.games.houses.events import DealClosed, OutcomeDrawn, PhaseOpened, WordBroken
from engine.games.houses.moves import RULINGS, MarkPromise, Options, Ruling
from engine.games.houses.names import Office
from engine.games.houses.state import Broken, Crisis, Remembered, State
from engine.kernel.dice import Dice
from engine.kernel.seats import Seat
from tests.engine.games.houses import small, trade
from tests.engine.games.houses.position import card, council, outcome, phase, voted, world

SEEDS = [Dice(bytes([n]) * 16) for n in range(60)]
VOTES = "yes2 gather gather gather gather"
PAST = (
    Remembered("flood.yes.1.event", "flood", "army", "positive", 1, 1),
    Remembered("flood.no.1.event", "flood", "army", "negative", 3, 1),
    Remembered("rain.yes.1.event", "rain", "wealth", "positive", 2, 1),
)


def officers(state: State, **seats: Seat) -> State:
    """The state with these offices held."""
    rows: list[tuple[Office, ...]] = [()] * len(state.houses)
    for office, seat in seats.items():
        rows[seat] = (*rows[seat], office)  # type: ignore[arg-type]
    people = zip(state.characters, rows, strict=True)
    return replace(state, characters=tuple(replace(one, offices=row) for one, row in people))


# --- conditions and names ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "holds"),
    [({"judge": 1, "sage": 2}, True), ({"judge": 1, "sage": 1}, False), ({"judge": 1}, False), ({}, False)],
)
def test_offices_are_apart_while_two_houses_hold_them(seats: dict[str, Seat], holds: bool) -> None:
    """HO-R17: both are held, and by different houses."""
    assert holds == is_met(officers(council(), **seats), When(apart=("judge", "sage")))


@pytest.mark.parametrize(("king", "holds"), [("king_0", True), ("king_1", False)])
def test_a_card_may_be_of_one_king(king: str, holds: bool) -> None:
    """HO-R17: the one who reigns."""
    assert holds == is_met(council(), When(king=king))


@pytest.mark.parametrize(
    ("broken", "holds"),
    [(None, False), (Broken(0, 1, 4), True), (Broken(0, 1, 3), True), (Broken(0, 1, 2), False)],
)
def test_a_broken_word_is_spoken_of_for_two_generations(broken: Broken | None, holds: bool) -> None:
    """HO-R17: its own and the next."""
    assert holds == is_met(council(generation=4, broken=broken), When(ledger=True))


@pytest.mark.parametrize(("number", "holds"), [(1, False), (2, True), (4, True), (5, False)])
def test_a_condition_may_speak_of_the_phase(number: int, holds: bool) -> None:
    """HO-R17: of the one that is about to open, or else the open one; both bounds included."""
    when = When(phases=(2, 4))

    assert holds == is_met(council(), when, number)
    assert holds == is_met(council(number=number), when)


def test_a_card_names_who_signed_the_newest_event_that_it_remembers() -> None:
    """HO-R17: of its card, its answer or its outcome; what was broken before the council besides."""
    state = council(history=PAST, broken=Broken(4, 2, 1), generation=1)

    assert (("once", 3),) == names_by(state, When(remembered=("flood",)))
    assert (("once", 1),) == names_by(state, When(remembered=("flood.yes",)))
    assert (("once", 2),) == names_by(state, When(remembered=("flood", "rain.yes.1")))
    assert (("breaker", 4), ("wronged", 2)) == names_by(state, When(ledger=True))
    assert () == names_by(state, When())


@pytest.mark.parametrize("ruling", RULINGS[:-1])
def test_older_campaigns_name_nobody(ruling: Ruling) -> None:
    """Cards of versions 1 to 4 had outcomes that remember: their events say no names, and verify so."""
    state = council(history=PAST, broken=Broken(4, 2, 1), generation=1, ruling=ruling)

    assert () == names_by(state, When(remembered=("flood",), ledger=True))


def test_the_phase_and_its_outcome_say_whom_the_card_names() -> None:
    """HO-R17: an outcome's own memory is nearer than its card's."""
    own = outcome("card.yes.1", (1, 0, 0, 0, 0), when=When(remembered=("rain",)))
    heir = replace(card(), when=When(remembered=("flood",)))
    heir = replace(heir, yes=replace(heir.yes, outcomes=(own,)))
    content = replace(world(heir), proposals=(heir,))
    opened = proposals.open_phase(council(history=PAST, lines=()), content, 2, SEEDS[0])
    state = proposals.on_phase_opened(council(history=PAST, lines=()), opened)
    told = voted(content, state, VOTES).one(OutcomeDrawn)

    assert (("once", 3),) == opened.named == phase(state).named
    assert (("once", 2),) == told.named


# --- what draws a card ------------------------------------------------------------------------------------


def pile(heir: Proposal) -> Content:
    """Nine plain cards and the heir."""
    plain = tuple(replace(card(), id=f"plain_{number}") for number in range(9))
    return replace(world(), proposals=(*plain, replace(heir, id="heir")))


def drawn(content: Content, state: State, number: int = 4) -> Counter[str]:
    """The cards that come over many seeds."""
    return Counter(proposals.open_phase(state, content, number, dice).card for dice in SEEDS)


def test_memory_draws_its_card_as_want_and_plenty_do() -> None:
    """HO-R17: of 60 draws 6 without it, 40 with weight 3, which memory makes eight times as heavy."""
    heir = replace(card(), pull=Pull(3, When(remembered=("rain.yes",))))

    assert 12 >= drawn(pile(heir), council(lines=()))["heir"]
    assert 30 <= drawn(pile(heir), council(lines=(), history=PAST))["heir"]


@pytest.mark.parametrize(("ruling", "comes"), [(RULINGS[3], True), (RULINGS[4], False)])
def test_a_card_remembers_no_sooner_than_the_second_phase_after(ruling: Any, comes: bool) -> None:
    """HO-R17: what was signed in the phase that has just closed is nobody's past; in older matches it was."""
    heir = replace(card(), when=When(remembered=("rain.yes",)))
    state = council(lines=(), history=PAST, ruling=ruling)
    closed = replace(state, phase=replace(phase(state), signed=((2, "positive"),)))

    assert comes == (drawn(pile(heir), closed)["heir"] > 0)
    assert drawn(pile(heir), state)["heir"] > 0


def test_a_card_that_the_table_saw_in_its_last_campaign_comes_a_quarter_as_often() -> None:
    """HO-R17: of two alike one time in five."""
    content = replace(world(), proposals=(replace(card(), id="old"), replace(card(), id="new")))
    dice = [Dice(bytes([n, m]) * 8) for n in range(40) for m in range(10)]
    state = council(lines=(), generation=2, seen_before=("old", "gone"))
    found = Counter(proposals.open_phase(state, content, 3, one).card for one in dice)

    assert 0.14 <= found["old"] / len(dice) <= 0.26


def test_a_seen_card_still_comes_where_nothing_else_may() -> None:
    """HO-R17: lighter, not gone."""
    content = replace(world(), proposals=(replace(card(), id="old"),))
    state = council(lines=(), seen_before=("old",))

    assert "old" == proposals.open_phase(state, content, 3, SEEDS[0]).card


HARD = replace(card(yes=(3, 3, 0, 0, 0)), id="hard")
"""Its yes moves stability by six at least, its no not at all."""


@pytest.mark.parametrize(
    ("generation", "number", "stability", "comes"),
    [(1, 1, 15, False), (1, 4, 15, False), (1, 5, 15, True), (2, 1, 15, True), (1, 1, 10, True)],
)
def test_no_card_that_could_end_it_comes_in_a_first_reigns_first_phases(
    generation: int, number: int, stability: int, comes: bool
) -> None:
    """HO-R17: in four of them, by whichever answer."""
    content = replace(world(), proposals=(HARD, replace(card(), id="mild")))
    state = council(lines=(), generation=generation, stability=stability)

    assert comes == (drawn(content, state, number)["hard"] > 0)


@pytest.mark.parametrize(
    ("generation", "number", "stability", "least"), [(2, 3, 15, 36), (1, 5, 15, 36), (2, 3, 10, 0)]
)
def test_what_could_end_a_reign_that_lasts_comes_oftener(
    generation: int, number: int, stability: int, least: int
) -> None:
    """HO-R17: of two cards four times in five while it could, else as often as the other."""
    content = replace(world(), proposals=(HARD, replace(card(), id="mild")))
    found = drawn(content, council(lines=(), generation=generation, stability=stability), number)["hard"]

    assert least <= found
    assert least or 18 <= found <= 42


def test_a_first_reign_goes_on_with_what_there_is() -> None:
    """HO-R17: where every card could end it one of them comes; in older campaigns none is held back."""
    alone = replace(world(), proposals=(HARD,))
    both = replace(world(), proposals=(HARD, replace(card(), id="mild")))
    state = council(lines=(), stability=15)

    assert {"hard": 60} == drawn(alone, state, 1)
    assert drawn(both, replace(state, ruling=RULINGS[3]), 1)["hard"] > 0


def test_a_first_reign_begins_with_no_story_card_that_could_end_it() -> None:
    """HO-R17: another line speaks, or an ordinary card."""
    hard = replace(HARD, id="river_1", line="river")
    others = tuple(one for one in small.content().proposals if one.id != "river_1")
    content = replace(world(), proposals=(hard, *others))

    assert 0 == drawn(content, council(stability=15), 2)["river_1"]
    assert drawn(content, council(stability=10), 2)["river_1"] > 0


# --- a crisis ---------------------------------------------------------------------------------------------


def siege(number: int, following: str | None = None) -> Proposal:
    """A card of the crisis; its yes leads on where another follows."""
    made = replace(card(), id=f"siege_{number}", crisis="siege")
    return replace(made, yes=replace(made.yes, outcomes=(outcome(f"siege_{number}.yes.1", next=following),)))


CHAIN = (siege(1, "siege_2"), siege(2, "siege_3"), siege(3))
BESIEGED = replace(world(), proposals=CHAIN)
"""A content of a crisis alone."""


def plain_too(state: State, number: int = 3) -> set[str]:
    """What may come beside one plain card."""
    content = replace(BESIEGED, proposals=(*CHAIN, replace(card(), id="plain")))
    return set(drawn(content, state, number))


def opened(state: State, number: int) -> State:
    """The state with the next phase open, in a council without stories."""
    event = proposals.open_phase(replace(state, lines=()), BESIEGED, number, SEEDS[0])
    return proposals.on_phase_opened(state, event)


def test_a_crisis_goes_on_as_its_outcomes_lead_and_names_its_opener() -> None:
    """HO-R17: who led its first phase, whoever leads by then."""
    content = replace(world(), proposals=CHAIN)
    told = voted(content, replace(opened(council(lines=()), 2), lines=()), "yes3 yes2 gather gather gather")
    second = told.one(PhaseOpened)
    then = voted(content, told.state, "gather gather yes2 gather gather")
    third = then.one(PhaseOpened)

    assert ("siege_2", "siege_3") == (second.card, third.card)
    assert (("opener", 0),) == second.named == third.named
    assert 2 == then.state.leader


def test_a_crisis_ends_where_an_outcome_leads_nowhere() -> None:
    """HO-R17: by its no nothing follows."""
    content = replace(BESIEGED, proposals=(*CHAIN, replace(card(), id="plain")))
    told = voted(content, replace(opened(council(lines=()), 2), lines=()), "no3 gather gather gather gather")

    assert "plain" == told.one(PhaseOpened).card
    assert told.state.crisis is not None
    assert told.state.crisis.at is None


def test_only_its_first_card_is_drawn() -> None:
    """HO-R17: the others come by the way that leads to them."""
    assert {"siege_1", "plain"} == plain_too(council(lines=(), generation=2))


@pytest.mark.parametrize(("number", "begins"), [(1, True), (5, True), (6, False), (8, False)])
def test_a_crisis_begins_only_where_its_phases_fit(number: int, begins: bool) -> None:
    """HO-R17, HO-R32: before the king may die of age."""
    assert begins == ("siege_1" in plain_too(council(lines=(), generation=2), number))


def test_no_crisis_begins_in_the_first_phases_of_a_campaign() -> None:
    """HO-R17: its price might end the first reign."""
    assert [False, True] == ["siege_1" in plain_too(council(lines=()), number) for number in (4, 5)]


def test_a_crisis_leaves_room_for_the_stories_that_are_owed() -> None:
    """HO-R17: three of the first seven phases are the stories', so that none begins in the fourth."""
    state = council(last_line="river", generation=2)
    content = replace(BESIEGED, proposals=(*CHAIN, replace(card(), id="plain"), *small.content().proposals))

    assert "siege_1" not in drawn(content, state, 3)
    assert "siege_1" in drawn(content, replace(state, story_phases=3), 3)


@pytest.mark.parametrize(("generation", "begins"), [(4, False), (3, True)])
def test_at_most_one_crisis_is_in_a_reign(generation: int, begins: bool) -> None:
    """HO-R17: one that came over from the last reign counts for this one."""
    over = Crisis(generation, None, 0)

    assert begins == ("siege_1" in plain_too(council(lines=(), generation=4, crisis=over)))


def test_a_kings_fall_ends_no_crisis() -> None:
    """HO-R17: the next reign opens with its next card."""
    state = council(lines=(), generation=2, crisis=Crisis(1, "siege_2", 3))
    event = proposals.open_phase(replace(state, phase=None), BESIEGED, 1, SEEDS[0])
    crisis = proposals.on_phase_opened(state, event).crisis

    assert ("siege_2", (("opener", 3),), "siege") == (event.card, event.named, event.crisis)
    assert Crisis(2, "siege_2", 3) == crisis


# --- five of the story lines ------------------------------------------------------------------------------


def test_five_of_the_lines_are_dealt_and_every_legacy_and_ending_is_of_one_of_them() -> None:
    """HO-7.1: in campaigns of version 5; before, a campaign had all that there were."""
    content = small.content()
    more = tuple(replace(content.lines[0], id=name) for name in ("moon", "sun", "sea"))
    legacies = tuple(replace(content.legacies[0], id=f"of_{one.id}", line=one.id) for one in more)
    content = replace(content, lines=(*content.lines, *more), legacies=(*content.legacies, *legacies))
    dealt = [founding.campaign_opened(content, RULINGS[-1], 5, Options(), dice) for dice in SEEDS]
    every = founding.campaign_opened(content, RULINGS[3], 5, Options(), SEEDS[0])

    for one in dealt:
        lines = {line for line, _ in one.lines}
        assert 5 == len(lines)
        assert lines == {content.legacies_by_id[name].line for name in one.legacies}
        assert lines == {line for pair in one.endings for line, _ in pair}
    assert {line.id for line in content.lines} == {line for one in dealt for line, _ in one.lines}
    assert 8 == len(every.lines)


# --- a word that was broken before the council ------------------------------------------------------------

BROKEN = MarkPromise("0-1-1", 1, 0, False)
TOLD = WordBroken(0, 1, "0-1-1", 0)


def promised(ruling: Any = RULINGS[-1]) -> State:
    """House 1 has given house 0 its word for a coin."""
    return trade.bound(trade.council(ruling=ruling), 0, 1, (Pay(1),), (Promise("peace"),))


def test_a_broken_word_comes_before_the_council_when_its_deal_is_closed() -> None:
    """HO-R23: a mark that was made before waits for that; one made later is told at once."""
    early = trade.after(promised(), 0, BROKEN)
    closed = trade.settled(trade.decided(promised(), "no", 2))

    assert None is early.broken
    assert [DealClosed, WordBroken] == [type(one) for one in settle(trade.decided(early, "no", 2))][-2:]
    assert Broken(1, 0, 1) == trade.settled(trade.decided(early, "no", 2)).broken
    assert TOLD == trade.events(closed, 0, BROKEN)[1]
    assert Broken(1, 0, 1) == trade.after(closed, 0, BROKEN).broken


@pytest.mark.parametrize(
    ("seat", "mark"), [(1, BROKEN), (0, MarkPromise("0-1-1", 1, 0, True))], ids=["own", "kept"]
)
def test_only_who_was_given_the_word_says_that_it_was_broken(seat: Seat, mark: MarkPromise) -> None:
    """HO-R23: not who gave it, and not of one that was kept."""
    closed = trade.settled(trade.decided(promised(), "no", 2))

    assert None is trade.after(closed, seat, mark).broken


def test_in_older_campaigns_the_parties_alone_know() -> None:
    """HO-R23: by version 4."""
    closed = trade.settled(trade.decided(promised(RULINGS[3]), "no", 2))

    assert None is trade.after(closed, 0, BROKEN).broken
