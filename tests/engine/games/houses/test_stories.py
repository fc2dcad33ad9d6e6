"""Story lines: their events, the perk from hand to hand, and their ends (HO-7.1 to 7.4, HO-R29)."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.games.houses import perks, signing
from engine.games.houses.clauses import Pay, Sign
from engine.games.houses.content import Content, Perk, StoryMark, Trigger
from engine.games.houses.events import (
    AchievementReached,
    EventSigned,
    HouseRewarded,
    StoryEnded,
    StorySigned,
)
from engine.games.houses.names import StoryEnd
from engine.games.houses.state import Ending, State
from engine.kernel.seats import with_value_at
from tests.engine.games.houses import small, trade
from tests.engine.games.houses.position import Told, card, council, voted, world
from tests.engine.games.houses.realm import with_perk

FIRST = "yes2 gather gather gather gather"
SECOND = "gather yes2 gather gather gather"
EVENT_PERK, END_PERK = Perk("coins_at_start", 1), Perk("pool_bonus", 1)
GOES_ON = StoryMark("river_event", "river_2")


def told(mark: StoryMark, state: State | None = None, votes: str = FIRST) -> Told:
    """A phase of the river's line whose yes brings this event."""
    proposal = card(story=mark, line="river")
    content = world(proposal)
    stage = state or council()
    assert stage.phase is not None
    asked = replace(stage.phase, card="card", line="river")
    return voted(content, replace(stage, phase=asked), votes)


def ending(end: StoryEnd, state: State | None = None, perk: Perk | None = None) -> Told:
    """The river's line ends so, house 0 leading."""
    return told(StoryMark("river_end", None, end, perk), state)


def river(state: State, **fields: Any) -> State:
    """The state with these fields of the river's line."""
    lines = tuple(replace(one, **fields) if one.line == "river" else one for one in state.lines)
    return replace(state, lines=lines)


def bound(state: State, seat: int, *endings: Ending) -> State:
    """The state with these endings bound to the house."""
    house = replace(state.houses[seat], endings=endings)
    return replace(state, houses=with_value_at(state.houses, seat, house))


@pytest.mark.parametrize("content", [small.content(), world()])
def test_a_campaign_has_five_lines_of_story_events(content: Content) -> None:
    """HO-7.1: each opens with a proposal of its own that belongs to it."""
    opening = {card.id: card.line for card in content.proposals}

    assert 5 == len(content.lines)
    assert [one.id for one in content.lines] == [opening[one.opens] for one in content.lines]


def test_a_story_event_is_signed_like_a_historical_one() -> None:
    """HO-7.2: by the leader, in whose name it moves the line on."""
    after = told(GOES_ON)
    line = signing.line_state(after.state, "river")

    assert StorySigned(0, 0, "river", "river_event", "card", "river_2", EVENT_PERK) == after.one(StorySigned)
    assert ("river_2", 0, (1, 0, 0, 0, 0)) == (line.at, line.signer, line.signed)
    assert [] == after.all(EventSigned)


def test_a_story_event_may_be_signed_by_another() -> None:
    """HO-7.2, HO-6.12: a sign clause about story events names its signer; one about others does not."""
    state = trade.bound(council(), 0, 3, (Sign(("story",)),), (Pay(2),))
    other = trade.bound(council(), 0, 3, (Sign(("positive", "negative")),), (Pay(2),))

    assert 3 == told(GOES_ON, state).one(StorySigned).seat
    assert 0 == told(GOES_ON, other).one(StorySigned).seat


def test_the_newest_event_gives_its_perk_and_takes_the_older_one_away() -> None:
    """HO-7.3."""
    first = told(GOES_ON).state
    second = told(StoryMark("river_event_2", "river_3"), first, SECOND).state

    assert [[EVENT_PERK], []] == [list(perks.in_force(first, seat)) for seat in (0, 1)]
    assert [[], [EVENT_PERK]] == [list(perks.in_force(second, seat)) for seat in (0, 1)]


def test_an_event_may_bring_a_perk_of_its_own() -> None:
    """HO-7.3: content names it at the event, else the line's is meant."""
    own = Perk("draft_choice")

    assert [own] == list(perks.in_force(told(StoryMark("river_event", "river_2", perk=own)).state, 0))


@pytest.mark.parametrize(("end", "levels"), [("unity", (1, 0)), ("division", (0, 1))])
def test_an_end_raises_unity_or_division_by_one(end: StoryEnd, levels: tuple[int, int]) -> None:
    """HO-7.4: and closes the line."""
    state = ending(end).state
    line = signing.line_state(state, "river")

    assert ending(end).one(StorySigned).perk is None
    assert levels == (state.unity, state.division)
    assert (None, end) == (line.at, line.end)


def test_the_house_that_ends_a_line_keeps_a_special_perk() -> None:
    """HO-7.4: for good, and the perk of the line's newest event is nobody's any more."""
    begun = river(council(), signer=2, perk=EVENT_PERK, newest="older")
    state = ending("unity", begun).state

    assert [EVENT_PERK] == list(perks.in_force(begun, 2))
    assert [[END_PERK], []] == [list(perks.in_force(state, seat)) for seat in (0, 2)]


@pytest.mark.parametrize(("end", "paid"), [("unity", (2, 0)), ("division", (0, 2))])
def test_the_house_with_the_most_events_of_the_line_is_rewarded(end: StoryEnd, paid: tuple[int, int]) -> None:
    """HO-7.4, HO-R29: 2 prestige in unity, 2 crown in division; the event that ends it counts."""
    after = ending(end, river(council(), signed=(1, 1, 0, 0, 0)))

    assert HouseRewarded(0, *paid, "story") == after.one(HouseRewarded)
    assert paid == (after.state.houses[0].prestige, after.state.houses[0].crown)
    assert (0,) == after.one(StoryEnded).most


def test_all_who_signed_the_most_are_rewarded() -> None:
    """HO-R29: all tied get it; the house that ended the line need not be among them."""
    after = ending("unity", river(council(), signed=(1, 3, 2, 0, 3)))

    assert [(1, 2), (4, 2)] == [(one.seat, one.prestige) for one in after.all(HouseRewarded)]


def test_an_ending_reaches_the_achievement_of_the_house_it_is_bound_to() -> None:
    """HO-7.4, HO-R29: not of the house that brought it about, and not the other end's."""
    state = bound(council(), 3, Ending("river", "division"))
    state = bound(state, 2, Ending("river", "unity"), Ending("gate", "division"))
    reached = ending("division", state)

    assert AchievementReached(3, "ending.river.division", EVENT_PERK) == reached.one(AchievementReached)
    assert [EVENT_PERK] == list(perks.in_force(reached.state, 3))
    assert [] == list(perks.in_force(reached.state, 2))


def test_an_ending_that_is_bound_to_nobody_reaches_nothing() -> None:
    """HO-R29: with fewer houses some are bound to none."""
    assert [] == ending("unity").all(AchievementReached)


def test_prestige_on_a_story_end_goes_by_the_perks_in_force_before_it() -> None:
    """HO-R35: a perk won in this phase is in force from its end."""
    after = ending("unity", council(), Perk("crown_on", 3, Trigger(story="unity")))

    assert [("story", 0)] == [(one.why, one.crown) for one in after.all(HouseRewarded)]


def test_a_house_whose_perk_speaks_of_story_ends_is_rewarded() -> None:
    """Chapter 11: prestige_on and crown_on for a story end, whoever brought it."""
    state = with_perk(council(), 4, "prestige_on", n=3, what=Trigger(story="unity"))
    state = with_perk(state, 3, "crown_on", n=1, what=Trigger(story="division"))

    assert [HouseRewarded(4, 3, 0, "perk")] == [
        one for one in ending("unity", state).all(HouseRewarded) if one.why == "perk"
    ]


def test_story_events_are_counted_by_line() -> None:
    """Chapter 11, story events signed."""
    state = told(GOES_ON).state

    assert (0, 1, 0, 0, 0) == state.houses[0].tally.story


def test_a_line_nobody_knows_is_a_mistake() -> None:
    """HO-7.1."""
    with pytest.raises(KeyError):
        signing.line_state(council(), "elsewhere")
