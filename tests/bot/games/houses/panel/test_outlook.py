"""HO-6.2: what an answer brings as foretold, told as a range that every outcome of its signs falls into."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.games.houses.foretold import SIZES
from bot.games.houses.panel.holdings import reckon
from bot.games.houses.panel.outlook import outlook
from engine.games.houses.content import Forecast
from engine.games.houses.fold import FOLDS
from engine.games.houses.names import SIDES
from engine.games.houses.points import resource_points
from engine.games.houses.resources import moves
from engine.games.houses.state import State, Track
from engine.games.houses.view import Own, View
from engine.games.houses.view import view as view_of
from tests.bot.games.houses.houses_matches import campaign

TRACKS = st.builds(Track, st.integers(0, 20), st.booleans(), st.integers(0, 4))
SIGNS = st.tuples(*[st.sampled_from((-1, 0, 1))] * 5)


def votes() -> list[tuple[State, int]]:
    """A state of a random campaign in which a seat with a role is asked for its ballot, every few moves."""
    moments = campaign(6, limit=260)
    states = [one.match_state.state for one in moments if one.match_state.state.stage == "vote"]
    return [(state, seat) for state in states[::9] for seat in state.seats]


def seen(state: State, seat: int) -> tuple[View, Own]:
    """The seat's view, and its own part."""
    view = view_of(state, seat)
    assert view.own is not None
    assert view.own.role is not None
    return view, view.own


def realms(state: State, forecast: Forecast) -> list[State]:
    """The realm after each outcome that has the foretold signs, by the rules themselves."""
    found = []
    for sizes in product(SIZES, repeat=5):
        effects = tuple(sign * size for sign, size in zip(forecast.effects, sizes, strict=True))
        after = state
        for event in moves(state, effects):
            after = FOLDS[type(event)](after, event)
        found.append(after)
    return found


def test_a_range_is_the_least_and_the_most_of_what_the_rules_bring() -> None:
    """HO-2.3, HO-4.3, HO-5.1, HO-6.10: by every size of every sign, the winning ballot's power spent."""
    for state, seat in votes():
        view, own = seen(state, seat)
        assert view.phase is not None
        spent = min(2, own.free_power)
        for side in SIDES:
            forecast = getattr(view.phase, side)
            brought = outlook(view, own, forecast, spent)
            after = []
            for realm in realms(state, forecast):
                then = replace(view, tracks=realm.tracks)
                worth = resource_points(own.role or "rebel", tuple(one.value for one in realm.tracks))
                holder = replace(own, power=own.power - spent, points=worth)
                after.append((reckon(then, holder).total, realm.stability))

            assert brought is not None
            assert brought.points == (min(one for one, _ in after), max(one for one, _ in after))
            assert brought.stability == (min(one for _, one in after), max(one for _, one in after))


@given(tracks=st.tuples(*[TRACKS] * 5), signs=SIGNS, stability=st.integers(1, 19))
def test_stability_stays_on_its_track_and_a_forecast_of_nothing_moves_nothing(
    tracks: tuple[Track, ...], signs: tuple[int, int, int, int, int], stability: int
) -> None:
    """HO-2.5, HO-R08."""
    state, seat = votes()[0]
    view, own = seen(state, seat)
    view = replace(view, tracks=tracks, stability=stability)
    brought = outlook(view, own, Forecast(signs), 0)
    still = outlook(view, own, Forecast((0, 0, 0, 0, 0)), 0)

    assert brought is not None
    assert still is not None
    assert 0 <= brought.stability[0] <= brought.stability[1] <= 20
    assert still.stability == (stability, stability)
    assert still.points[0] == still.points[1]


@pytest.mark.parametrize("spent", [0, 3])
def test_what_an_answer_takes_of_ones_power_may_cost_a_place(spent: int) -> None:
    """HO-10.4, HO-6.10: with the most power left 2 points, with none of it none."""
    state, seat = votes()[0]
    view, own = seen(state, seat)
    rows = tuple(replace(one, power=3 if one.seat == seat else 1) for one in view.characters)
    view, own = replace(view, characters=rows), replace(own, power=3, free_power=3)
    kept = outlook(view, own, Forecast((0, 0, 0, 0, 0)), 0)
    after = outlook(view, own, Forecast((0, 0, 0, 0, 0)), spent)

    assert kept is not None
    assert after is not None
    assert kept.points[0] - after.points[0] == (2 if spent else 0)


def test_without_a_role_there_is_no_outlook() -> None:
    """HO-4.1: points are told once there is a role to tell them by."""
    state, seat = votes()[0]
    view, own = seen(state, seat)

    assert outlook(view, replace(own, role=None), Forecast((1, 0, 0, 0, 0)), 0) is None
