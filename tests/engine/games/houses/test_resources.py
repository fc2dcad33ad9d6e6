"""Resources, momentum and stability (chapter 2)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.games.houses import proposals, resources
from engine.games.houses.events import MomentumTurned, ResourceMoved, StabilityMoved
from engine.games.houses.names import RESOURCES
from engine.games.houses.state import State, Track
from engine.kernel.dice import Dice
from tests.engine.games.houses import small
from tests.engine.games.houses.realm import DICE, after, history, realm

CONTENT = small.content()
ARMY = (1, 0, 0, 0, 0)
tracks = st.builds(Track, st.integers(0, 20), st.booleans(), st.integers(0, 4))
states = st.builds(
    lambda rows, stability: replace(realm(), tracks=rows, stability=stability),
    st.tuples(tracks, tracks, tracks, tracks, tracks),
    st.integers(0, 20),
)
effects = st.tuples(*[st.integers(-6, 6)] * 5)
seeds = st.binary(min_size=16, max_size=16).map(Dice)


def _army(state: State, by: int) -> State:
    return after(state, *resources.moves(state, tuple(by * one for one in ARMY)))


def _all(track: str) -> State:
    return realm(tracks=" ".join([track] * 5))


def test_the_worked_example_goes_as_written() -> None:
    """Chapter 2, worked (HO-2.3, HO-2.4, HO-2.5, HO-R06): army 10, up, run 0; +2 +1 +1 -2 -1."""
    state, seen = realm(), []
    for by in (2, 1, 1, -2, -1):
        state = _army(state, by)
        seen.append((state.tracks[0], state.stability))

    expected = [
        (Track(13, True, 1), 13),
        (Track(16, True, 2), 16),
        (Track(19, True, 3), 19),
        (Track(17, False, 0), 17),
        (Track(15, False, 1), 15),
    ]
    assert expected == seen


@pytest.mark.parametrize(
    ("track", "asked", "real", "then"),
    [
        ("10u0", 2, 3, Track(13, True, 1)),
        ("10u1", 2, 4, Track(14, True, 2)),
        ("10u2", 2, 4, Track(14, True, 3)),
        ("10u7", 2, 4, Track(14, True, 8)),
        ("10d0", -2, -3, Track(7, False, 1)),
        ("10d1", -2, -4, Track(6, False, 2)),
        ("10d5", -2, -4, Track(6, False, 6)),
        ("10d3", 2, 2, Track(12, True, 0)),
        ("10u3", -2, -2, Track(8, False, 0)),
    ],
)
def test_momentum_adds_to_changes_its_own_way_and_others_turn_it(
    track: str, asked: int, real: int, then: Track
) -> None:
    """HO-2.3: the first in a row gets 1 more, the second 2; HO-R06: later ones 2; HO-2.4: others turn it."""
    state = realm(tracks=f"{track} 10u0 10u0 10u0 10u0")
    moved, stability = resources.moves(state, (asked, 0, 0, 0, 0))

    assert ResourceMoved("army", asked, real, then.value, then.up, then.run) == moved
    assert StabilityMoved(real, 10 + real) == stability


def test_a_phase_that_leaves_a_resource_alone_does_not_break_its_run() -> None:
    """HO-2.3: the run counts the changes of that resource."""
    state = _army(realm(), 1)
    state = after(state, *resources.moves(state, (0, 1, 0, 0, 0)))
    (moved, _) = resources.moves(state, ARMY)

    assert ResourceMoved("army", 1, 3, 15, True, 2) == moved


@pytest.mark.parametrize(
    ("track", "asked", "real", "then"),
    [
        ("19u0", 3, 1, Track(20, True, 1)),
        ("1d0", -3, -1, Track(0, False, 1)),
        ("20u1", 3, 0, Track(20, True, 2)),
        ("0d1", -3, 0, Track(0, False, 2)),
        ("20d2", 3, 0, Track(20, True, 0)),
        ("0u2", -3, 0, Track(0, False, 0)),
    ],
)
def test_a_bound_cuts_the_change_short_and_stability_moves_by_the_real_one(
    track: str, asked: int, real: int, then: Track
) -> None:
    """HO-R08, HO-2.1: a change cut to nothing still counts in the run and turns the momentum."""
    state = realm(tracks=f"{track} 10u0 10u0 10u0 10u0")
    new = after(state, *resources.moves(state, (asked, 0, 0, 0, 0)))

    assert then == new.tracks[0]
    assert 10 + real == new.stability


@pytest.mark.parametrize(
    ("stability", "effects", "ends"),
    [
        (18, (5, -5, 0, 0, 0), StabilityMoved(0, 18)),
        (2, (-5, 5, 0, 0, 0), StabilityMoved(0, 2)),
        (18, (5, 0, 0, 0, -1), StabilityMoved(2, 20)),
        (1, (-2, 0, 0, 0, 0), StabilityMoved(-1, 0)),
        (19, (1, 0, 0, 0, 0), StabilityMoved(1, 20)),
    ],
)
def test_stability_is_clamped_only_after_all_changes(
    stability: int, effects: tuple[int, ...], ends: StabilityMoved
) -> None:
    """HO-R09: the running total is unclamped within a decision. Raises turn momentum, cuts do too."""
    up = {True: "u", False: "d"}
    rows = " ".join(f"10{up[by < 0]}0" for by in effects)
    state = replace(realm(tracks=rows), stability=stability)

    assert ends == resources.moves(state, effects)[-1]


def test_a_decision_that_moves_nothing_still_settles_stability() -> None:
    """HO-6.11: the outcome is over with it, and signing comes next."""
    state = realm(stage="outcome")
    events = resources.moves(state, (0,) * 5)

    assert (StabilityMoved(0, 10),) == events
    assert "signing" == after(state, *events).stage


@given(states, effects)
def test_every_decision_keeps_the_bounds_and_the_order(state: State, asked: tuple[int, ...]) -> None:
    """HO-R09, HO-2.1, HO-2.5: one change a resource in the order of RESOURCES, stability last, 0 to 20."""
    events = resources.moves(state, asked)
    changes, last = events[:-1], events[-1]
    new = after(state, *events)

    assert [one for one, by in zip(RESOURCES, asked, strict=True) if by] == [
        one.resource for one in changes if isinstance(one, ResourceMoved)
    ]
    assert isinstance(last, StabilityMoved)
    assert max(0, min(20, state.stability + sum(one.by for one in changes))) == last.value
    assert last.value == state.stability + last.by
    assert all(0 <= one.value <= 20 for one in new.tracks)


@given(states)
def test_cards_that_could_end_the_reign_are_those_of_which_an_outcome_would(state: State) -> None:
    """HO-9.1, HO-R17: a draw asks it of every card without making the events of a decision."""
    ending = {
        card.id
        for card in CONTENT.proposals
        for outcome in (*card.yes.outcomes, *card.no.outcomes)
        if resources.moves(state, outcome.effects)[-1].value in (resources.LEAST, resources.MOST)
    }

    assert ending == proposals.ending_cards(state, CONTENT, CONTENT.proposals)


@given(tracks, st.integers(-20, 20).filter(bool))
def test_what_an_outcome_may_ask_moves_a_resource_as_a_decision_does(track: Track, asked: int) -> None:
    """HO-2.3, HO-R08: what a draw looks up."""
    (moved,) = resources.changes_of((track,) * 5, (asked, 0, 0, 0, 0))

    assert moved.by == resources.changes_by_asked(track)[asked]


@given(states, effects)
def test_a_resource_moves_as_if_it_were_alone(state: State, asked: tuple[int, ...]) -> None:
    """HO-R09: the result does not depend on the order of writing."""
    together = after(state, *resources.moves(state, asked)).tracks
    alone = []
    for index, by in enumerate(asked):
        single = tuple(by if spot == index else 0 for spot in range(5))
        alone.append(after(state, *resources.moves(state, single)).tracks[index])

    assert tuple(alone) == together


@given(states, effects)
def test_the_momentum_after_a_change_has_its_sign(state: State, asked: tuple[int, ...]) -> None:
    """HO-2.2, HO-2.3, HO-2.4: at most 2 more than asked, never less, unless a bound cuts it."""
    for event in resources.moves(state, asked)[:-1]:
        assert isinstance(event, ResourceMoved)
        old = state.tracks[RESOURCES.index(event.resource)]
        same = old.up == (event.asked > 0)

        assert (event.asked > 0) == event.up
        assert (old.run + 1 if same else 0) == event.run
        assert (abs(event.asked) <= abs(event.by) <= abs(event.asked) + 2 * same) or event.value in (0, 20)


def test_history_moves_the_starting_values() -> None:
    """HO-8.6, HO-2.1: 10, and 1 up or down for each remembered event."""
    past = history("army+0 army+1 army-2 wealth-0 wealth-1 wealth-2 knowledge+4")

    assert (11, 7, 10, 10, 11) == resources.start_values(past)


def test_the_newest_event_of_a_resource_sets_its_momentum() -> None:
    """HO-R07: its sign; only a resource without history is tossed for."""
    past = history("army+0 army-1 wealth-0 wealth+1 repute-3 welfare+2")
    up, tossed = resources.start_momentum(past, DICE)

    assert (False, True, False, True) == up[:4]
    assert (False, False, False, False, True) == tossed


@given(seeds)
def test_without_history_each_resource_has_its_own_toss(dice: Dice) -> None:
    """HO-R07: the coin depends on the resource, not on what else is tossed for."""
    up, tossed = resources.start_momentum((), dice)
    other, _ = resources.start_momentum(history("army+0 wealth+0 repute+0 welfare+0"), dice)

    assert (True,) * 5 == tossed
    assert other[4] == up[4]


def test_the_toss_falls_on_both_sides() -> None:
    """HO-R07: each resource comes up and down over some seeds."""
    seen = {resources.start_momentum((), Dice(bytes([n]) * 16))[0] for n in range(40)}

    assert all({True, False} == {up[index] for up in seen} for index in range(5))


@pytest.mark.parametrize(("track", "up"), [("10u3", False), ("10d3", True)])
def test_a_turned_momentum_starts_a_new_run_and_counts_as_used(track: str, up: bool) -> None:
    """turn_momentum (chapter 11): run 0; one use more for the house."""
    state = _all(track)
    event = resources.momentum_turned(state, 3, "repute")
    new = after(state, event)

    assert MomentumTurned(3, "repute", up) == event
    assert Track(10, up, 0) == new.tracks[2]
    assert [state.tracks[0]] * 4 == [one for spot, one in enumerate(new.tracks) if spot != 2]
    assert [0, 0, 0, 1, 0] == [one.turns for one in new.characters]


def test_turned_twice_is_the_old_direction_with_run_0() -> None:
    """turn_momentum (chapter 11)."""
    assert Track(4, True, 0) == resources.turn_track(resources.turn_track(Track(4, True, 3)))
