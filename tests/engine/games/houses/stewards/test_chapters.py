"""What prudent stewards make of a story: the perk of a chapter, the end of a line, perks that they hold."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.games.houses.content import Chapter, Forecast, HistoryMark, Perk, Trigger
from engine.games.houses.moves import Ballot, Count
from engine.games.houses.state import Ending, LineState, State
from engine.games.houses.stewards.expecting.habits import habits
from engine.games.houses.stewards.values.signing import signing_worth
from engine.games.houses.stewards.voting import stake
from engine.games.houses.view import View
from engine.playout import look
from tests.engine.games.houses import trade
from tests.engine.games.houses.stewards.council import GAME, council, whole

EVENTS = Perk("score_bonus", 6, Trigger(signed="any"))
FEWER = Perk("score_bonus", 2, Trigger(signed="any"))
GOOD = Forecast((0,) * 5, HistoryMark("mark", "army", "positive"))
STORY = (True, False)


def told(perk: Perk, end: Any = None) -> Forecast:
    """An answer that brings a chapter with this perk, or the end of its line."""
    return Forecast((0,) * 5, None, True, Chapter(perk, end))


def story(yes: Forecast, no: Forecast, number: int = 3) -> State:
    """Two lines are open; a card of the first is before the council."""
    state = whole(council(yes=yes, no=no, number=number))
    lines = tuple(LineState(name, f"{name}_1", (0,) * 5) for name in ("river", "gate"))
    assert state.phase is not None
    return replace(state, lines=lines, phase=replace(state.phase, line="river"))


def seen(state: State, seat: int = 0) -> View:
    """The view of a seat."""
    found: View = look(GAME, state, seat).view
    return found


def scored(state: State, *awards: tuple[int, int]) -> State:
    """The houses with so much prestige and so many crowns, by seat."""
    houses = tuple(
        replace(one, prestige=prestige, crown=crown)
        for one, (prestige, crown) in zip(state.houses, awards, strict=True)
    )
    return replace(state, houses=houses)


def test_a_chapter_is_worth_what_its_perk_is_HO_7_3() -> None:
    """Six points an event more than two."""
    both = stake(seen(story(told(EVENTS), told(FEWER))))

    assert both.sign_yes > both.sign_no + 1
    assert both.sign_no > 0


def test_an_end_is_kept_and_worth_more_than_a_chapter_with_the_same_perk_HO_7_4() -> None:
    """Nobody takes it away."""
    both = stake(seen(story(told(FEWER, "unity"), told(FEWER))))

    assert both.sign_yes > both.sign_no + 1


def test_who_is_ahead_in_prestige_wants_unity_and_who_is_in_crowns_division_HO_R05() -> None:
    """Whoever signs: the levels say which of the two decides."""
    state = story(told(FEWER, "unity"), told(FEWER, "division"))
    state = scored(state, (9, 1), (4, 4), (4, 4), (4, 4), (1, 9))

    assert stake(seen(state, 0)).gain("yes") > 1
    assert stake(seen(state, 4)).gain("no") > 1


def test_a_house_wants_the_end_that_is_bound_to_it_HO_R29() -> None:
    """Its story achievement is reached by it, whoever signs."""
    state = story(told(EVENTS, "unity"), told(EVENTS, "division"))
    bound = replace(state.houses[1], endings=(Ending("river", "division"),))
    state = replace(state, houses=(state.houses[0], bound, *state.houses[2:]))

    assert stake(seen(state, 1)).gain("no") > stake(seen(state, 0)).gain("no")


@pytest.mark.parametrize("held", [EVENTS, Perk("prestige_on", 2, Trigger(signed="positive"))])
def test_a_perk_that_it_holds_makes_an_event_dearer_to_a_house_chapter_11(held: Perk) -> None:
    """For its own signature alone."""
    state = whole(council(yes=GOOD))
    owner = replace(state, houses=(replace(state.houses[0], perks=(held,)), *state.houses[1:]))

    assert signing_worth(seen(owner), 0, GOOD) > signing_worth(seen(state), 0, GOOD) + 1
    assert signing_worth(seen(owner, 1), 1, GOOD) == signing_worth(seen(state, 1), 1, GOOD)


def count(phase: int, kind: tuple[bool, bool], *ballots: int) -> Count:
    """A vote with so much power of each house, 0 for an abstention."""
    forecast = Forecast((0,) * 5, GOOD.event if kind[1] else None, kind[0])
    cast = tuple(Ballot("yes", power, True) if power else Ballot("gather", 0, True) for power in ballots)
    return Count(1, phase, (10,) * 5, (True,) * 5, (0,) * 5, 10, forecast, trade.BLANK, cast)


def test_a_quiet_first_phase_is_expected_where_first_phases_were_quiet_HO_R18() -> None:
    """What was cast over other cards, or late in a reign, says little of it."""
    quiet = tuple(count(1, (False, True), 0, 0, 0, 0, 0) for _ in range(4))
    loud = tuple(count(7, STORY, 6, 6, 6, 6, 6) for _ in range(4))
    early, _ = habits((*quiet, *loud), 0, 1, (False, True))
    late, powers = habits((*quiet, *loud), 0, 7, STORY)

    assert early < 0.25
    assert late > 0.75
    assert powers[2] == 6
