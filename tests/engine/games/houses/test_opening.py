"""A generation begins: realm, purses, offices, the council's seats (HO-2.1, HO-3, HO-5.6, HO-R35)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.games.houses import opening
from engine.games.houses.content import Perk
from engine.games.houses.events import (
    CouncilSeated,
    DraftOpened,
    GenerationOpened,
    HistoryForgotten,
    OfficesDealt,
)
from engine.games.houses.moves import Ready
from engine.games.houses.state import State
from engine.kernel.dice import Dice
from tests.engine.games.houses.position import Told, council, done, world
from tests.engine.games.houses.realm import DICE, history, realm, with_perk, with_story_perk

WORLD = world()
seeds = st.binary(min_size=16, max_size=16).map(Dice)


def opens(state: State, dice: Dice = DICE) -> GenerationOpened:
    """The realm of the next generation."""
    return next(
        one for one in opening.open_generation(state, WORLD, dice) if isinstance(one, GenerationOpened)
    )


def begun(state: State) -> Told:
    """All that follows when the last house is ready."""
    ready = (*(True for _ in state.seats[:-1]), False)
    state = replace(state, stage="interlude", ready=ready, stopping=(False,) * len(state.seats))
    return done(WORLD, state, state.seats[-1], Ready())


def test_a_generation_without_history_begins_level() -> None:
    """HO-2.1, HO-2.5, HO-3.1, HO-3.2, HO-3.5: resources and stability 10, 10 coins, 8 power, a pool of 3."""
    state = begun(realm(stability=3, pool=9, coins=(1, 2, 3, 4, 5), power=(5, 4, 3, 2, 1))).state

    assert [10] * 5 == [track.value for track in state.tracks]
    assert (10, 3) == (state.stability, state.pool)
    assert [(10, 8)] * 5 == [(one.shown.coins, one.shown.power) for one in state.characters]


def test_each_remembered_event_moves_its_resource_by_one() -> None:
    """HO-8.5, HO-8.6: up with a positive event, down with a negative one."""
    event = opens(realm(past="army+0 army+1 wealth-0 repute+2 repute-2 knowledge-1 knowledge-3 knowledge-3"))

    assert (12, 9, 10, 10, 7) == event.values


def test_starting_values_move_neither_stability_nor_momentum() -> None:
    """HO-R10: stability begins at 10 whatever history says, and every run at 0."""
    state = begun(realm(past="army+0 army+0 army+0 wealth+1 wealth+1 wealth+1")).state

    assert 10 == state.stability
    assert [0] * 5 == [track.run for track in state.tracks]


def test_momentum_begins_with_the_newest_remembered_event() -> None:
    """HO-R07: its sign; the older one does not speak, and no coin is tossed for it."""
    event = opens(realm(past="army+0 army-1 wealth-0 wealth+1"))

    assert (False, True) == event.up[:2]
    assert (False, False, True, True, True) == event.tossed


def test_a_coin_is_tossed_where_nothing_is_remembered() -> None:
    """HO-R07: over some seeds each resource falls both ways, and all see the toss."""
    events = [opens(realm(), Dice(bytes([n]) * 16)) for n in range(30)]

    assert [{True, False}] * 5 == [{event.up[spot] for event in events} for spot in range(5)]
    assert {(True,) * 5} == {event.tossed for event in events}


def test_an_event_that_is_forgotten_speaks_no_more() -> None:
    """HO-R35, HO-8.4: forgetting comes before values, momentum and power."""
    old = tuple(replace(one, generation=1) for one in history("army+0"))
    told = begun(realm(generation=4, history=old))

    assert (old[0].mark,) == told.one(HistoryForgotten).marks
    event = told.one(GenerationOpened)
    assert (10, True, 8) == (event.values[0], event.tossed[0], event.power[0])


def test_history_moves_the_starting_power_of_its_signers() -> None:
    """HO-3.2, HO-8.5, HO-8.7: +1 or -1 for each remembered event the house has signed."""
    assert (10, 7, 8, 8, 8) == opens(realm(past="army+0 wealth+0 repute-1 army-2 welfare+2")).power


def test_perks_move_coins_power_and_pool_of_the_start() -> None:
    """HO-3.1, HO-3.2, HO-3.5, chapter 11: coins_at_start, power_at_start, pool_bonus; several add."""
    state = with_perk(realm(past="army-0"), 0, "power_at_start", n=2)
    state = with_perk(with_perk(state, 1, "coins_at_start", n=3), 1, "coins_at_start", n=1)
    state = with_perk(with_perk(state, 2, "pool_bonus", n=2), 4, "pool_bonus", n=1)
    event = opens(state)

    assert (9, 8, 8, 8, 8) == event.power
    assert (10, 14, 10, 10, 10) == event.coins
    assert 6 == event.pool


def test_a_story_lines_perk_counts_at_the_start_for_the_house_that_holds_it() -> None:
    """HO-7.3, HO-R35: a perk that speaks of a generation's start, from the next start."""
    assert (10, 10, 11, 10, 10) == opens(with_story_perk(realm(), 2, Perk("coins_at_start", 1))).coins


def test_power_at_the_start_is_never_below_0() -> None:
    """HO-3.2."""
    past = " ".join(f"{one}-0" for one in ("army", "wealth", "repute", "welfare", "knowledge") for _ in "ab")

    assert 0 == opens(realm(past=past)).power[0]


@given(seeds, st.integers(3, 5), st.data())
def test_most_prestige_leads_and_least_moderates(dice: Dice, seats: int, data: st.DataObject) -> None:
    """HO-5.6: ties by lot, and the two differ."""
    prestige = tuple(data.draw(st.lists(st.integers(0, 2), min_size=seats, max_size=seats)))
    seated = opening.seat_council(realm(seats, prestige=prestige), dice)

    assert max(prestige) == prestige[seated.leader]
    assert min(prestige) == prestige[seated.moderator]
    assert seated.leader != seated.moderator


def test_lots_among_equals_favour_nobody() -> None:
    """HO-5.6: over some seeds each of the equals leads, and each moderates."""
    seated = [opening.seat_council(realm(prestige=(3, 1, 3, 1, 2)), Dice(bytes([n]) * 16)) for n in range(40)]

    assert ({0, 2}, {1, 3}) == ({one.leader for one in seated}, {one.moderator for one in seated})


def test_a_generation_begins_in_its_order() -> None:
    """HO-R35: forget, realm and purses, offices, leader and moderator, role draft."""
    old = tuple(replace(one, generation=1) for one in history("army+0"))
    events = begun(realm(generation=4, history=old)).events
    kinds = (HistoryForgotten, GenerationOpened, OfficesDealt, CouncilSeated, DraftOpened)

    assert list(kinds) == [type(event) for event in events if isinstance(event, kinds)]


@pytest.mark.parametrize("reigned", [0, 3, 6])
def test_a_king_reigns_once_while_there_are_others(reigned: int) -> None:
    """HO-9: kings return when all have reigned, but never the last one at once."""
    kings = WORLD.kings[:reigned]
    state = realm(kings=kings, king=kings[-1] if kings else None)
    drawn = {opens(state, Dice(bytes([n]) * 16)).king for n in range(60)}

    assert set(WORLD.kings[reigned:] or WORLD.kings[:-1]) == drawn


def test_the_last_generations_marks_are_gone() -> None:
    """HO-R35: votes won, ties broken, looks taken and what was signed count for one generation."""
    played = council()
    busy = tuple(replace(one, sides=4, ties=2, turns=1) for one in played.characters)
    state = begun(replace(played, characters=busy)).state

    assert {(0, 0, 0, ())} == {(one.sides, one.ties, one.turns, one.marks) for one in state.characters}
