"""What houses get for a generation, and the campaign's result (HO-10.6, HO-1.5, HO-4.5, HO-R05)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.games.houses import ending, points
from engine.games.houses.content import Legacy, Record
from engine.games.houses.events import HouseRewarded
from engine.games.houses.names import ROLES, End, RoleName
from engine.games.houses.state import State
from engine.kernel.dice import Dice
from tests.engine.games.houses.ended import FIVE, ended, scored, seeds
from tests.engine.games.houses.realm import after, realm, role_names

AWARDS = [
    ("death", 5, "4P 3P 1P1C 1P1C 2C"),
    ("death", 4, "4P 3P 1P1C 2C"),
    ("death", 3, "4P 3P 2C"),
    ("deposition", 5, "3P 2P 1P 1P 2C"),
    ("deposition", 4, "3P 2P 1P 2C"),
    ("deposition", 3, "3P 2P 2C"),
    ("flight", 5, "2C 1C 1C 1C 2P"),
    ("flight", 4, "2C 1C 1C 2P"),
    ("flight", 3, "2C 1C 2P"),
]


def _award(text: str) -> tuple[int, int]:
    worth = {letter: int(number) for number, letter in zip(text[::2], text[1::2], strict=True)}
    return worth.get("P", 0), worth.get("C", 0)


@pytest.mark.parametrize(("end", "seats", "row"), AWARDS)
def test_the_award_table_by_end_and_number_of_houses(end: End, seats: int, row: str) -> None:
    """HO-10.6, HO-R34."""
    assert tuple(_award(one) for one in row.split()) == points.awards(end, seats)


@given(ended(), seeds)
def test_every_house_gets_the_award_of_its_place(state: State, dice: Dice) -> None:
    """HO-10.6: by the scores that stand, in the order of places."""
    state = scored(state, dice)
    assert state.end is not None
    rewards = ending.place_rewards(state)

    assert [row.seat for row in state.scores] == [one.seat for one in rewards]
    assert list(points.awards(state.end, len(state.seats))) == [(one.prestige, one.crown) for one in rewards]
    assert [("place", place) for place in range(1, len(rewards) + 1)] == [
        (one.why, one.number) for one in rewards
    ]


@pytest.mark.parametrize(("end", "crowned"), [("flight", True), ("deposition", True), ("death", False)])
def test_the_rebels_house_gets_a_crown_when_the_king_abdicates(end: End, crowned: bool) -> None:
    """HO-4.5, HO-R12."""
    state = scored(realm(roles=FIVE, end=end))
    without = scored(realm(3, roles=FIVE[:3], end=end))

    assert ((HouseRewarded(4, 0, 1, "rebel"),) if crowned else ()) == ending.rebel_rewards(state)
    assert () == ending.rebel_rewards(without)


def _legacies(*records: Record) -> tuple[Legacy, ...]:
    return (Legacy("first", "line", (), records), *(Legacy("other", "line", (), ()),) * 4)


def _generations(state: State, roles: tuple[RoleName, ...], times: int) -> State:
    for _ in range(times):
        state = scored(replace(state, characters=realm(roles=roles).characters))
    return state


def test_a_role_held_often_enough_is_rewarded_once() -> None:
    """HO-1.5: three times Extremist; not before, and not again."""
    roles = role_names("extremist luxurious moderate greedy rebel")
    legacies = _legacies(Record("rebel", 1, prestige=1), Record("extremist", 3, prestige=2, crown=1))
    state = _generations(realm(end="death"), roles, 2)
    before = ending.record_rewards(state, legacies)
    state = _generations(state, roles, 1)
    reached = ending.record_rewards(state, legacies)
    state = _generations(after(state, *reached), roles, 1)

    assert () == before
    assert (HouseRewarded(0, 2, 1, "record", 1),) == reached
    assert () == ending.record_rewards(state, legacies)
    assert (2, 1, (1,)) == (state.houses[0].prestige, state.houses[0].crown, state.houses[0].records)


def test_two_records_may_fall_in_one_generation() -> None:
    """HO-1.5: each is given once."""
    legacies = _legacies(Record("opportunist", 1, crown=1), Record("opportunist", 1, prestige=1))
    state = scored(realm(roles=FIVE, end="death"))
    rewards = ending.record_rewards(state, legacies)

    assert [("record", 0), ("record", 1)] == [(one.why, one.number) for one in rewards]
    assert () == ending.record_rewards(after(state, *rewards), legacies)


@given(ended(), seeds)
def test_a_scored_generation_counts_the_winner_and_every_role(state: State, dice: Dice) -> None:
    """HO-10.5, HO-1.5, chapter 11: won and role_held; the generation is closing."""
    new = scored(state, dice)
    winner = new.scores[0].seat

    assert [int(seat == winner) for seat in state.seats] == [house.tally.won for house in new.houses]
    for row in new.scores:
        held = new.houses[row.seat].tally.roles

        assert tuple(int(role == row.role) for role in ROLES) == held
    assert "closing" == new.stage


rewards = st.builds(
    HouseRewarded,
    st.integers(0, 4),
    st.integers(-4, 4),
    st.integers(-4, 4),
    st.sampled_from(["place", "rebel", "story", "perk"]),
)


@given(st.lists(rewards, max_size=12))
def test_prestige_and_crown_never_go_below_0(given_out: list[HouseRewarded]) -> None:
    """HO-1.3: whatever a reward takes."""
    state = realm()
    for reward in given_out:
        old, state = state.houses[reward.seat], after(state, reward)
        new = state.houses[reward.seat]

        assert max(0, old.prestige + reward.prestige) == new.prestige
        assert max(0, old.crown + reward.crown) == new.crown
        assert () == new.records


@pytest.mark.parametrize(
    ("unity", "division", "why", "places"),
    [
        (3, 2, "unity", ((1,), (0,), (3,), (2, 4))),
        (2, 3, "division", ((2, 4), (0,), (3,), (1,))),
        (0, 0, "level", ((0,), (1,), (2, 4), (3,))),
    ],
)
def test_the_levels_decide_what_wins_the_campaign(
    unity: int, division: int, why: str, places: tuple[tuple[int, ...], ...]
) -> None:
    """HO-R05: prestige, or crown, or both; the other breaks a tie, and a last tie is shared."""
    state = realm(prestige=(6, 7, 1, 2, 1), crown=(5, 2, 8, 4, 8), unity=unity, division=division)

    assert (places, why) == ending.final_result(state)


@pytest.mark.parametrize(
    ("unity", "division", "places"),
    [(1, 0, ((1,), (0,), (2,))), (0, 1, ((1,), (2,), (0,))), (1, 1, ((1,), (0,), (2,)))],
)
def test_equals_are_parted_by_the_other_score(
    unity: int, division: int, places: tuple[tuple[int, ...], ...]
) -> None:
    """HO-R05: the sum of both is parted by prestige."""
    state = realm(3, prestige=(5, 5, 2), crown=(1, 4, 4), unity=unity, division=division)

    assert places == ending.final_result(state)[0]


def test_of_equal_sums_more_prestige_wins_a_level_campaign() -> None:
    """HO-R05: level."""
    state = realm(3, prestige=(2, 5, 3), crown=(5, 2, 4))

    assert (((1,), (2,), (0,)), "level") == ending.final_result(state)
