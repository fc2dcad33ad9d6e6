"""Between two generations: names, the word to stop, and what goes on (HO-1.1, HO-3.3, HO-R03, HO-R04)."""

from typing import Any

from engine.games.houses.events import CampaignEnded, FirstNameChanged, GenerationOpened, HouseReady
from engine.games.houses.moves import AgreeToStop, Ready, Rename
from engine.games.houses.rules import epoch
from engine.games.houses.state import State
from engine.kernel.game import Epoch
from engine.kernel.moves import PartialMove
from tests.engine.games.houses.position import (
    Told,
    code,
    coins,
    council,
    done,
    offered,
    powers,
    silent,
    voted,
    waits,
    world,
)

WORLD = world()


def pause(**fields: Any) -> State:
    """The pause after the first generation."""
    return council(stage="interlude", **fields)


def stopping(state: State, *seats: int) -> Told:
    """These houses agree to stop."""
    told = Told(state, ())
    for seat in seats:
        ahead = done(WORLD, told.state, seat, AgreeToStop(True))
        told = Told(ahead.state, (*told.events, *ahead.events))
    return told


def test_a_house_stays_and_its_character_is_new() -> None:
    """HO-1.1, HO-3.3: nothing of coins, power, offices or role is carried over."""
    state = pause(coins=(3, 30, 9, 0, 1), power=(0, 2, 20, 9, 1))
    for seat in state.seats:
        state = done(WORLD, state, seat, Ready()).state

    assert 2 == state.generation
    assert ["house 0", "house 1", "house 2", "house 3", "house 4"] == [one.name for one in state.houses]
    assert ((10,) * 5, (8,) * 5) == (coins(state), powers(state))
    assert [None] * 5 == [one.role for one in state.characters]


def test_the_first_name_may_be_changed_between_generations() -> None:
    """HO-R03: as often as one likes; the house's own name stays (HO-1.2)."""
    told = done(WORLD, pause(), 1, Rename(" Mina  Banu "))
    house = done(WORLD, told.state, 1, Rename("Shirin")).state.houses[1]

    assert FirstNameChanged(1, "Mina Banu") == told.one(FirstNameChanged)
    assert ("house 1", "Shirin") == (house.name, house.first_name)


def test_the_first_name_stays_through_a_generation() -> None:
    """HO-R03: not while a generation runs."""
    assert "not_now" == code(WORLD, council(), 1, Rename("Mina"))


def test_the_next_generation_waits_for_every_house() -> None:
    """Chapter 13: each may pause, and is ready at its deadline."""
    state = pause()

    assert [(seat, "ready", "goes_on") for seat in range(5)] == waits(WORLD, state)
    assert HouseReady(0) == silent(WORLD, state, "g2.ready.0").one(HouseReady)
    for seat in range(4):
        state = done(WORLD, state, seat, Ready()).state
    assert 1 == state.generation
    assert 2 == silent(WORLD, state, "g2.ready.4").one(GenerationOpened).generation


def test_a_house_is_ready_once_and_only_between_generations() -> None:
    """Chapter 13."""
    assert "not_now" == code(WORLD, council(), 0, Ready())
    assert "not_now" == code(WORLD, done(WORLD, pause(), 0, Ready()).state, 0, Ready())


def test_ready_and_another_name_are_offered_and_a_word_to_stop() -> None:
    """HO-R03, HO-R04."""
    ready, rename, stop = offered(WORLD, pause(), 0)

    assert (Ready(), AgreeToStop(True)) == (ready, stop)
    assert isinstance(rename, PartialMove)
    assert "rename" == rename.move


def test_all_who_agree_to_stop_play_the_generation_to_its_end() -> None:
    """HO-R04: with the fifth word nothing ends yet; the king's fall ends all."""
    agreed = stopping(council(tracks="19u0 10u0 10u0 10u0 10u0", stability=20), 0, 1, 2, 3, 4).state
    told = voted(WORLD, agreed, "gather gather gather gather x")

    assert agreed.result is None
    assert "vote" == agreed.stage
    assert [] == told.all(CampaignEnded)
    ended = silent(WORLD, told.state, "g1.p3.decide")
    assert [True] == [one.why == "level" for one in ended.all(CampaignEnded)]
    assert "over" == ended.state.stage


def test_four_of_five_do_not_stop_a_campaign() -> None:
    """HO-R04: all players, between two generations and at the end of one."""
    state = stopping(pause(), 0, 1, 2, 3).state
    played = stopping(council(stability=20), 0, 1, 2, 3).state

    assert state.result is None
    assert "interlude" == voted(WORLD, played, "yes2 gather gather gather gather").state.stage


def test_all_who_agree_between_generations_end_the_campaign_at_once() -> None:
    """HO-R04: no generation is in progress that would have to be played; HO-R38: its seed is not rolled."""
    before = stopping(pause(), 0, 1, 2, 3).state
    told = stopping(before, 4)

    assert "over" == told.state.stage
    assert "level" == told.one(CampaignEnded).why
    assert [] == told.all(GenerationOpened)
    assert [Epoch(2, True), Epoch(2, False)] == [epoch(before), epoch(told.state)]


def test_a_word_to_stop_is_taken_back_and_said_once() -> None:
    """HO-R04."""
    state = stopping(council(), 0).state

    assert "said_already" == code(WORLD, state, 0, AgreeToStop(True))
    assert "said_already" == code(WORLD, council(), 0, AgreeToStop(False))
    back = done(WORLD, state, 0, AgreeToStop(False)).state
    assert (False,) * 5 == back.stopping


def test_nobody_stops_a_campaign_that_is_being_founded() -> None:
    """HO-R04: its waits would stand open for ever."""
    state = council(stage="founding")

    assert "not_now" == code(WORLD, state, 0, AgreeToStop(True))
