"""Perks that are a choice: a look at what will come, and a turned momentum (chapter 11, HO-R16, HO-R36)."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.games.houses.content import Answer, Forecast, HistoryMark, Perk, StoryMark
from engine.games.houses.events import (
    BallotMissed,
    MomentumTurned,
    OutcomeDrawn,
    OutcomePeeked,
    ResourceMoved,
)
from engine.games.houses.moves import Cast, PeekOutcome, TurnMomentum
from engine.games.houses.names import RESOURCES
from engine.games.houses.state import State, Track
from engine.games.houses.view import Own, view
from engine.kernel.dice import Dice
from engine.kernel.sealed import is_readable
from tests.engine.games.houses.position import (
    NOTHING,
    card,
    code,
    council,
    done,
    offered,
    outcome,
    voted,
    world,
)
from tests.engine.games.houses.realm import with_perk, with_story_perk

GAMBLE = replace(
    card(),
    yes=Answer(Forecast(NOTHING), tuple(outcome(f"yes{n}", (n + 1, 0, 0, 0, 0)) for n in range(4))),
)
WORLD = world(GAMBLE)


def seer(k: int = 1, **fields: Any) -> State:
    """A vote in which house 0 may look k times."""
    return with_perk(council(proposal=GAMBLE, **fields), 0, "see_true_outcome", n=k)


def turner(k: int = 1, **fields: Any) -> State:
    """A vote in which house 0 may turn k momenta."""
    return with_perk(council(proposal=GAMBLE, **fields), 0, "turn_momentum", n=k)


def own(state: State) -> Own:
    """What house 0 sees of its own."""
    seen = view(state, 0).own
    assert seen is not None
    return seen


@pytest.mark.parametrize("number", range(8))
def test_what_a_house_has_seen_is_what_comes(number: int) -> None:
    """Chapter 11, HO-R16: the fixed outcome of one answer."""
    dice = Dice(bytes([number]) * 16)
    peeked = done(WORLD, seer(), 0, PeekOutcome("yes"), dice)
    told = voted(WORLD, peeked.state, "yes2 gather gather gather gather", dice)

    assert told.one(OutcomeDrawn).effects == peeked.one(OutcomePeeked).effects


def test_a_look_shows_the_events_that_would_come() -> None:
    """Chapter 11: a historical and a story event by their names."""
    proposal = card(mark=HistoryMark("glory", "army", "positive"), story=StoryMark("tale"), line="river")
    state = with_perk(council(proposal=proposal), 0, "see_true_outcome")
    seen = done(world(proposal), state, 0, PeekOutcome("yes")).one(OutcomePeeked)

    assert OutcomePeeked(0, "yes", NOTHING, "glory", "tale", (0,)) == seen


def test_a_look_is_its_houses_alone() -> None:
    """HO-R36, chapter 12: others do not even know that it happened."""
    told = done(WORLD, seer(), 0, PeekOutcome("no"))

    assert [True, False, False] == [is_readable(told.one(OutcomePeeked), viewer) for viewer in (0, 1, None)]
    assert view(seer(), 1) == view(told.state, 1)


def test_a_house_looks_k_times_a_generation_before_it_has_cast() -> None:
    """Chapter 11, see_true_outcome."""
    state = seer(2)
    after = done(WORLD, done(WORLD, state, 0, PeekOutcome("yes")).state, 0, PeekOutcome("no")).state

    assert (2, 0) == (own(state).peeks, own(after).peeks)
    assert "perk_missing" == code(WORLD, after, 0, PeekOutcome("yes"))
    assert "perk_missing" == code(WORLD, state, 1, PeekOutcome("yes"))
    assert "already_cast" == code(WORLD, done(WORLD, state, 0, Cast("yes", 1)).state, 0, PeekOutcome("yes"))
    assert "already_cast" == code(WORLD, voted(WORLD, state, "x - - - -").state, 0, PeekOutcome("yes"))


def test_looks_are_counted_by_the_generation_not_by_the_phase() -> None:
    """Chapter 11: k times a generation."""
    state = done(WORLD, seer(1), 0, PeekOutcome("yes")).state
    state = voted(WORLD, state, "yes2 gather gather gather gather").state

    assert "vote" == state.stage
    assert "perk_missing" == code(WORLD, state, 0, PeekOutcome("yes"))


def test_a_turned_momentum_is_announced_and_begins_anew() -> None:
    """Chapter 11, turn_momentum: the other direction, run 0; the first change that way gets the extra 1."""
    told = done(WORLD, turner(tracks="10d3 10u0 10u0 10u0 10u0"), 0, TurnMomentum("army"))
    after = voted(WORLD, told.state, "yes2 gather gather gather gather")

    assert MomentumTurned(0, "army", True) == told.one(MomentumTurned)
    assert is_readable(told.one(MomentumTurned), None)
    assert Track(10, True, 0) == told.state.tracks[0]
    assert (after.one(ResourceMoved).asked + 1, 1) == (
        after.one(ResourceMoved).by,
        after.one(ResourceMoved).run,
    )


def test_momenta_are_turned_k_times_a_generation_before_the_count() -> None:
    """Chapter 11: by its house, whether it has cast or not."""
    state = turner(1)
    cast = done(WORLD, state, 0, Cast("yes", 1)).state
    after = done(WORLD, cast, 0, TurnMomentum("army")).state
    counted = voted(WORLD, turner(1, moderator=4), "yes1 no1 gather gather x").state

    assert (1, 0) == (own(state).turns, own(after).turns)
    assert "perk_missing" == code(WORLD, after, 0, TurnMomentum("wealth"))
    assert "perk_missing" == code(WORLD, state, 1, TurnMomentum("wealth"))
    assert ("decide", "not_now") == (counted.stage, code(WORLD, counted, 0, TurnMomentum("army")))
    assert "not_now" == code(WORLD, replace(seer(), stage="decide"), 0, PeekOutcome("yes"))


def test_choices_are_offered_while_they_apply_and_need_no_answer() -> None:
    """HO-R36, chapter 13: with the vote's deadline; silence is not using them."""
    state = with_perk(seer(), 0, "turn_momentum")
    choices = (*(PeekOutcome(side) for side in ("yes", "no")), *(TurnMomentum(one) for one in RESOURCES))
    told = voted(WORLD, state, "x - - - -")

    assert list(choices) == [
        one for one in offered(WORLD, state, 0) if isinstance(one, PeekOutcome | TurnMomentum)
    ]
    assert () == tuple(one for one in offered(WORLD, state, 1) if isinstance(one, PeekOutcome | TurnMomentum))
    assert [BallotMissed(0)] == list(told.events)


def test_a_lost_perk_leaves_no_look_and_no_turn() -> None:
    """HO-7.3: a look taken with a story line's perk is not owed when the perk has gone."""
    lent = with_story_perk(council(proposal=GAMBLE), 0, Perk("see_true_outcome", 1))
    spent = done(WORLD, lent, 0, PeekOutcome("yes")).state
    lost = replace(spent, lines=tuple(replace(one, signer=1) for one in spent.lines))

    assert (0, 0) == (own(lost).peeks, own(lost).turns)
