"""After the decision: power, outcome, and the king's fate at dusk (HO-6.10, HO-6.11, HO-9, HO-R32)."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games.houses.content import HistoryMark, StoryMark
from engine.games.houses.events import (
    EventSigned,
    GenerationScored,
    KingFell,
    OutcomeDrawn,
    PhaseClosed,
    PhaseOpened,
    PowerSettled,
    ResourceMoved,
    StabilityMoved,
    StorySigned,
)
from engine.games.houses.moves import Decide
from engine.games.houses.state import State
from engine.kernel.dice import Dice
from tests.engine.games.houses.position import (
    Told,
    card,
    coins,
    council,
    done,
    phase,
    powers,
    silent,
    voted,
    world,
)
from tests.engine.games.houses.realm import with_perk

WORLD = world()
QUIET = "yes1 gather gather gather gather"


def test_the_worked_example_of_chapter_6_comes_out_as_written() -> None:
    """HO-6.10, HO-5.7: pool 3; A yes 4, B yes 2, C no 5, D and E gather."""
    told = voted(WORLD, council(pool=3), "yes4 yes2 no5 gather gather")

    assert PowerSettled((0, 0, 0, 1, 1), (4, 2, 0, 0, 0), 7) == told.one(PowerSettled)
    assert (4, 6, 8, 9, 9) == powers(told.state)
    assert (10, 10, 10, 11, 11) == coins(told.state)
    assert (7, 0) == (told.state.pool, told.state.leader)


@pytest.mark.parametrize(
    ("pool", "ballots", "shares", "after"),
    [
        (7, "yes2 gather gather gather no1", (0, 2, 2, 2, 0), 3),
        (2, "gather gather gather yes2 yes1", (0, 0, 0, 0, 0), 5),
        (5, "yes1 no2 moderate x no1", (0, 0, 0, 0, 0), 8),
        (6, "yes1 gather moderate x x", (0, 6, 0, 0, 0), 1),
    ],
)
def test_gatherers_share_equally_and_the_rest_stays(
    pool: int, ballots: str, shares: tuple[int, ...], after: int
) -> None:
    """HO-6.10: shares come before the winners' power goes in; the moderator and absent get none."""
    told = voted(WORLD, council(pool=pool), ballots)

    assert (shares, after) == (told.one(PowerSettled).shares, told.state.pool)


def test_gatherers_share_when_nobody_voted_for_a_side() -> None:
    """HO-6.10, HO-6.6: the moderator's decision spends nothing."""
    state = voted(WORLD, council(pool=8, moderator=4), "gather gather gather x x").state
    told = done(WORLD, state, 4, Decide("yes", 4))

    assert PowerSettled((2, 2, 2, 0, 0), (0,) * 5, 2) == told.one(PowerSettled)


def test_only_the_winning_ballots_pay_into_the_pool() -> None:
    """HO-6.10: after a broken tie the losing side has its power back."""
    state = voted(WORLD, council(pool=0, moderator=4), "yes3 no2 no1 x x").state
    told = done(WORLD, state, 4, Decide("no", 1))

    assert PowerSettled((0,) * 5, (0, 2, 1, 0, 0), 3) == told.one(PowerSettled)
    assert (8, 6, 7, 8, 8) == powers(told.state)


def test_extra_gather_share_takes_from_what_the_division_leaves() -> None:
    """Chapter 11: up to n more, after all shares, and only for a house that gathers."""
    state = with_perk(with_perk(council(pool=8), 1, "extra_gather_share", n=5), 0, "extra_gather_share", n=1)
    told = voted(WORLD, state, "yes1 gather gather gather x")

    assert (0, 4, 2, 2, 0) == told.one(PowerSettled).shares
    assert 1 == told.state.pool


def test_extra_gather_share_takes_nothing_from_anothers_share() -> None:
    """Chapter 11: where the division leaves nothing there is no more."""
    state = with_perk(council(pool=6), 1, "extra_gather_share", n=2)

    assert (0, 2, 2, 2, 0) == voted(WORLD, state, "yes1 gather gather gather x").one(PowerSettled).shares


NOTATIONS = st.lists(
    st.sampled_from(("yes1", "yes4", "no1", "no4", "gather", "x")), min_size=5, max_size=5
).map(" ".join)


@given(NOTATIONS, st.integers(0, 12))
def test_power_is_neither_made_nor_lost(ballots: str, pool: int) -> None:
    """HO-6.10, HO-R22: purses and pool together are what they were."""
    told = voted(WORLD, council(pool=pool, moderator=4), ballots)
    state = told.state if told.state.stage == "vote" else silent(WORLD, told.state, "g1.p3.decide").state

    assert 40 + pool == sum(powers(state)) + state.pool
    assert min(*powers(state), state.pool) >= 0


def test_a_decision_brings_power_then_outcome_then_signatures() -> None:
    """HO-6.10, HO-6.11: resources with momentum, stability, at most one event of each kind."""
    mark, story = HistoryMark("mark", "wealth", "negative"), StoryMark("story", "river_2")
    proposal = card((2, -1, 0, 0, 0), mark=mark, story=story, line="river")
    told = voted(world(proposal), council(proposal=proposal), QUIET)
    order = (
        PowerSettled,
        OutcomeDrawn,
        ResourceMoved,
        ResourceMoved,
        StabilityMoved,
        EventSigned,
        StorySigned,
        PhaseClosed,
        PhaseOpened,
    )

    assert list(order) == [type(event) for event in told.events if isinstance(event, order)]
    assert ResourceMoved("army", 2, 3, 13, True, 1) == told.all(ResourceMoved)[0]
    assert ResourceMoved("wealth", -1, -1, 9, False, 0) == told.all(ResourceMoved)[1]
    assert StabilityMoved(2, 12) == told.one(StabilityMoved)


@pytest.mark.parametrize(
    ("effects", "start", "end"),
    [((3, 0, 0, 0, 0), 16, "deposition"), ((0, -3, 0, 0, 0), 3, "flight")],
)
def test_stability_at_a_bound_ends_the_generation(effects: tuple[int, ...], start: int, end: str) -> None:
    """HO-2.6, HO-9.1, HO-9.2, HO-9.4: at the end of the phase in which it happens."""
    proposal = card(effects)
    told = voted(world(proposal), council(proposal=proposal, stability=start), QUIET)

    assert KingFell(end, "king_0", 0) == told.one(KingFell)  # type: ignore[arg-type]
    assert [PhaseClosed, KingFell, GenerationScored] == [
        type(event) for event in told.events if isinstance(event, PhaseClosed | KingFell | GenerationScored)
    ]
    assert "interlude" == told.state.stage


@pytest.mark.parametrize(
    ("start", "effects", "left"),
    [(15, (3, 0, 0, 0, 0), 19), (18, (3, -3, 0, 0, 0), 19), (3, (0, -2, 0, 0, 0), 1)],
)
def test_stability_short_of_a_bound_ends_nothing(start: int, effects: tuple[int, ...], left: int) -> None:
    """HO-9.1, HO-9.2, HO-R09: it is looked at after all changes; the second passes 20 and comes back."""
    proposal = card(effects)
    told = voted(world(proposal), council(proposal=proposal, stability=start), QUIET)

    assert [] == told.all(KingFell)
    assert left == told.state.stability


def fates(number: int, seeds: int = 240, **fields: int) -> Counter[str | None]:
    """How the phase of this number ends the generation, over many seeds; None where it goes on."""
    state = voted(WORLD, council(number=number, **fields), "yes1 gather gather gather -").state  # type: ignore[arg-type]
    ends = (_last_ballot(state, Dice(bytes([n]) * 16)).all(KingFell) for n in range(seeds))
    return Counter(one[0].end if one else None for one in ends)


def _last_ballot(state: State, dice: Dice) -> Told:
    return voted(WORLD, state, "- - - - gather", dice)


@pytest.mark.parametrize("number", [1, 6])
def test_the_king_does_not_die_before_the_seventh_phase(number: int) -> None:
    """HO-9.3."""
    assert {None: 60} == fates(number, 60)


@pytest.mark.parametrize(("number", "least", "most"), [(7, 60, 100), (8, 96, 144), (9, 240, 240)])
def test_the_king_dies_after_7_8_or_9_each_equally_likely(number: int, least: int, most: int) -> None:
    """HO-9.3, HO-R32: one chance in three, then in two, then surely; of 240 seeds about 80, 120, all."""
    assert least <= fates(number)["death"] <= most


@pytest.mark.parametrize(("stability", "end"), [(20, "deposition"), (0, "flight")])
def test_deposition_and_flight_go_before_death(stability: int, end: str) -> None:
    """HO-R32: in the ninth phase, too."""
    assert {end: 10} == fates(9, 10, stability=stability)


def test_a_fall_is_remembered_of_its_leader() -> None:
    """Chapter 11, king deposed or fled while leader: a death is not."""
    fallen = voted(WORLD, council(stability=20), QUIET).state
    dead = voted(WORLD, council(number=9), QUIET).state

    assert [1, 0, 0, 0, 0] == [one.tally.fall for one in fallen.houses]
    assert [0] * 5 == [one.tally.fall for one in dead.houses]


def test_leader_and_moderator_are_counted_at_the_end_of_each_phase() -> None:
    """Chapter 11: times leader, times moderator; the moderator by taking the seat as well."""
    told = voted(WORLD, council(moderator=4), "yes1 gather moderate gather gather")
    told = voted(WORLD, told.state, "gather no1 gather gather gather")

    assert [1, 1, 0, 0, 0] == [one.tally.leader for one in told.state.houses]
    assert [0, 0, 2, 0, 0] == [one.tally.moderator for one in told.state.houses]


def test_being_on_the_winning_side_is_counted() -> None:
    """Chapter 11: yes and no voters of the side that won, not those who abstained or lost."""
    told = voted(WORLD, council(moderator=4), "yes2 yes1 no1 gather x")

    assert [1, 1, 0, 0, 0] == [one.sides for one in told.state.characters]


def test_the_next_phase_opens_with_empty_slips() -> None:
    """HO-9.4: while the king reigns the council meets again, the last leader and moderator in their seats."""
    told = voted(WORLD, council(moderator=4), QUIET)

    assert (4, 0, 4) == (phase(told.state).number, phase(told.state).leader, phase(told.state).moderator)
    assert {(False, False, None)} == {(one.cast, one.absent, one.ballot) for one in phase(told.state).slips}
    assert not phase(told.state).seat_taken
