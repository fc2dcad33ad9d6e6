"""Points, places and rewards at the end of a generation, and the campaign's result (chapter 10, HO-R05)."""

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.games.houses import scoring
from engine.games.houses.content import ROLES, End, Legacy, Office, Perk, Record, RoleName, Trigger
from engine.games.houses.events import GenerationScored, HouseRewarded
from engine.games.houses.moves import Options, Score
from engine.games.houses.state import Signature, State
from engine.kernel.dice import Dice
from tests.engine.games.houses.realm import DICE, after, realm, role_names, with_perk, with_story_perk

ENDS: tuple[End, ...] = get_args(End)
WORKED = "16u0 12u0 10u0 4u0 10u0"
FIVE = role_names("opportunist luxurious moderate greedy rebel")
seeds = st.binary(min_size=16, max_size=16).map(Dice)


@st.composite
def ended(draw: st.DrawFn) -> State:
    """A generation of 3 to 5 houses at its end, with anything in purses and resources."""
    seats = draw(st.integers(3, 5))

    def row(most: int) -> tuple[int, ...]:
        return tuple(draw(st.lists(st.integers(0, most), min_size=seats, max_size=seats)))

    values = draw(st.lists(st.integers(0, 20), min_size=5, max_size=5))
    return realm(
        seats,
        prestige=row(3),
        coins=row(3),
        power=row(3),
        roles=tuple(draw(st.permutations(ROLES))[:seats]),
        tracks=" ".join(f"{value}u0" for value in values),
        options=Options(equals=draw(st.sampled_from(["worse", "better"]))),
        stage="scoring",
        end=draw(st.sampled_from(ENDS)),
    )


def _by_seat(state: State, dice: Dice = DICE) -> tuple[Score, ...]:
    return tuple(sorted(scoring.scores(state, dice), key=lambda row: row.seat))


def _scored(state: State, dice: Dice = DICE) -> State:
    assert state.end is not None
    told = GenerationScored(state.generation, state.end, scoring.scores(state, dice))
    return after(state, told)


def _with_offices(state: State, *hands: tuple[Office, ...]) -> State:
    pairs = zip(state.characters, hands, strict=True)
    return replace(state, characters=tuple(replace(one, offices=hand) for one, hand in pairs))


def test_the_worked_example_scores_as_written() -> None:
    """Chapter 10, worked (HO-10.1, HO-10.3): army 16, wealth 12, repute 10, welfare 4, knowledge 10."""
    state = realm(tracks=WORKED, roles=FIVE, end="death")
    state = _with_offices(
        state,
        ("commander", "judge"),
        ("merchant", "priest"),
        ("overseer", "vizier"),
        ("sage", "sentinel"),
        ("counsellor", "treasurer"),
    )
    extremist = realm(tracks=WORKED, roles=("extremist", *FIVE[1:]), end="death")

    assert [10, 14, 10, 11, 13] == [row.resources for row in _by_seat(state)]
    assert [2, 0, -3, 0, 0] == [row.offices for row in _by_seat(state)]
    assert 13 == _by_seat(extremist)[0].resources


@pytest.mark.parametrize(
    ("coins", "worse", "better"),
    [
        ((9, 8, 7, 6, 5), (6, 4, 1, 0, 0), (6, 4, 1, 0, 0)),
        ((9, 9, 7, 6, 5), (4, 4, 1, 0, 0), (6, 6, 1, 0, 0)),
        ((5, 9, 9, 9, 5), (0, 2, 1, 4, 0), (0, 6, 5, 8, 0)),
        ((8, 8, 8, 8, 8), (0, 0, 0, 0, 0), (6, 6, 5, 8, 3)),
        ((0, 1, 2, 3, 4), (0, 0, 1, 6, 3), (0, 0, 1, 6, 3)),
    ],
)
def test_coins_pay_by_place_and_equals_share_the_worse_or_the_better(
    coins: tuple[int, ...], worse: tuple[int, ...], better: tuple[int, ...]
) -> None:
    """HO-10.2, HO-4.4, HO-R13 with its option."""
    state = realm(coins=coins, roles=FIVE, end="death")
    kind = replace(state, options=Options(equals="better"))

    assert worse == tuple(row.coins for row in _by_seat(state))
    assert better == tuple(row.coins for row in _by_seat(kind))


@pytest.mark.parametrize(
    ("power", "worse", "better"),
    [
        ((9, 8, 7, 6, 5), (2, 1, 0, 0, 0), (2, 1, 0, 0, 0)),
        ((9, 9, 7, 6, 5), (1, 1, 0, 0, 0), (2, 2, 0, 0, 0)),
        ((9, 8, 8, 6, 5), (2, 0, 0, 0, 0), (2, 1, 1, 0, 0)),
        ((0, 0, 0, 0, 0), (0, 0, 0, 0, 0), (2, 2, 2, 2, 2)),
    ],
)
def test_the_most_power_left_is_worth_two_and_the_second_most_one(
    power: tuple[int, ...], worse: tuple[int, ...], better: tuple[int, ...]
) -> None:
    """HO-10.4, HO-R13 with its option."""
    state = realm(power=power, roles=FIVE, end="death")
    kind = replace(state, options=Options(equals="better"))

    assert worse == tuple(row.power for row in _by_seat(state))
    assert better == tuple(row.power for row in _by_seat(kind))


def test_score_bonus_adds_for_the_end_for_events_signed_and_for_ties_broken() -> None:
    """score_bonus (chapter 11): own perks and those of story lines."""
    state = realm(roles=FIVE, end="flight")
    characters = list(state.characters)
    characters[0] = replace(
        characters[0], ties=2, marks=(Signature("army", "negative"), Signature(None, None))
    )
    state = replace(state, characters=tuple(characters))
    state = with_perk(state, 0, "score_bonus", n=3, what=Trigger(ties=True))
    state = with_perk(state, 0, "score_bonus", n=5, what=Trigger(signed="negative"))
    state = with_perk(state, 1, "score_bonus", n=1, what=Trigger(end="death"))
    state = with_story_perk(state, 2, Perk("score_bonus", 4, Trigger(end="flight")))

    assert [11, 0, 4, 0, 0] == [row.bonus for row in _by_seat(state)]


@given(ended(), seeds)
def test_each_place_is_taken_once_in_the_order_of_totals(state: State, dice: Dice) -> None:
    """HO-10.5, HO-R33: more points, more power, more coins, less prestige; the total is the sum."""
    rows = scoring.scores(state, dice)
    keys = [
        (
            -row.total,
            -state.characters[row.seat].shown.power,
            -state.characters[row.seat].shown.coins,
            state.houses[row.seat].prestige,
        )
        for row in rows
    ]

    assert list(range(1, len(state.seats) + 1)) == [row.place for row in rows]
    assert set(state.seats) == {row.seat for row in rows}
    assert sorted(keys) == keys
    for row in rows:
        assert row.resources + row.coins + row.offices + row.power + row.bonus == row.total


@pytest.mark.parametrize(
    ("purses", "winner"),
    [
        ({"power": (5, 6, 1), "coins": (9, 1, 5), "prestige": (0, 5, 5)}, 1),
        ({"power": (6, 5, 1), "coins": (1, 9, 5), "prestige": (5, 0, 5)}, 0),
        ({"power": (5, 5, 1), "coins": (8, 9, 5), "prestige": (0, 5, 5)}, 1),
        ({"power": (5, 5, 1), "coins": (8, 8, 5), "prestige": (5, 2, 5)}, 1),
    ],
)
def test_equal_sums_are_parted_by_power_then_coins_then_less_prestige(
    purses: dict[str, tuple[int, ...]], winner: int
) -> None:
    """HO-R33: the offices make the sums equal."""
    state = realm(3, **purses, roles=role_names("opportunist luxurious rebel"), end="death")  # type: ignore[arg-type]
    rows = _by_seat(state)
    lacking = rows[0].total - rows[1].total
    helped = 1 if lacking > 0 else 0
    perk = {"n": abs(lacking), "what": Trigger(end="death")}
    state = with_perk(state, helped, "score_bonus", **perk) if lacking else state
    rows = scoring.scores(state, DICE)

    assert rows[0].total == rows[1].total
    assert winner == rows[0].seat


def test_when_all_is_equal_the_lot_decides_and_favours_nobody() -> None:
    """HO-R33: over some seeds each of two equal houses is first."""
    state = realm(3, power=(5, 5, 0), roles=role_names("opportunist luxurious rebel"), end="death")
    winners = {scoring.scores(state, Dice(bytes([n]) * 16))[0].seat for n in range(30)}

    assert {0, 1} == winners


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
    assert tuple(_award(one) for one in row.split()) == scoring.awards(end, seats)


@given(ended(), seeds)
def test_every_house_gets_the_award_of_its_place(state: State, dice: Dice) -> None:
    """HO-10.6: by the scores that stand, in the order of places."""
    state = _scored(state, dice)
    assert state.end is not None
    rewards = scoring.place_rewards(state)

    assert [row.seat for row in state.scores] == [one.seat for one in rewards]
    assert list(scoring.awards(state.end, len(state.seats))) == [(one.prestige, one.crown) for one in rewards]
    assert [("place", place) for place in range(1, len(rewards) + 1)] == [
        (one.why, one.number) for one in rewards
    ]


@pytest.mark.parametrize(("end", "crowned"), [("flight", True), ("deposition", True), ("death", False)])
def test_the_rebels_house_gets_a_crown_when_the_king_abdicates(end: End, crowned: bool) -> None:
    """HO-4.5, HO-R12."""
    state = _scored(realm(roles=FIVE, end=end))
    without = _scored(realm(3, roles=FIVE[:3], end=end))

    assert ((HouseRewarded(4, 0, 1, "rebel"),) if crowned else ()) == scoring.rebel_rewards(state)
    assert () == scoring.rebel_rewards(without)


def _legacies(*records: Record) -> tuple[Legacy, ...]:
    return (Legacy("first", "line", (), records), *(Legacy("other", "line", (), ()),) * 4)


def _generations(state: State, roles: tuple[RoleName, ...], times: int) -> State:
    for _ in range(times):
        state = _scored(replace(state, characters=realm(roles=roles).characters))
    return state


def test_a_role_held_often_enough_is_rewarded_once() -> None:
    """HO-1.5: three times Extremist; not before, and not again."""
    roles = role_names("extremist luxurious moderate greedy rebel")
    legacies = _legacies(Record("rebel", 1, prestige=1), Record("extremist", 3, prestige=2, crown=1))
    state = _generations(realm(end="death"), roles, 2)
    before = scoring.record_rewards(state, legacies)
    state = _generations(state, roles, 1)
    reached = scoring.record_rewards(state, legacies)
    state = _generations(after(state, *reached), roles, 1)

    assert () == before
    assert (HouseRewarded(0, 2, 1, "record", 1),) == reached
    assert () == scoring.record_rewards(state, legacies)
    assert (2, 1, (1,)) == (state.houses[0].prestige, state.houses[0].crown, state.houses[0].records)


def test_two_records_may_fall_in_one_generation() -> None:
    """HO-1.5: each is given once."""
    legacies = _legacies(Record("opportunist", 1, crown=1), Record("opportunist", 1, prestige=1))
    state = _scored(realm(roles=FIVE, end="death"))
    rewards = scoring.record_rewards(state, legacies)

    assert [("record", 0), ("record", 1)] == [(one.why, one.number) for one in rewards]
    assert () == scoring.record_rewards(after(state, *rewards), legacies)


@given(ended(), seeds)
def test_a_scored_generation_counts_the_winner_and_every_role(state: State, dice: Dice) -> None:
    """HO-10.5, HO-1.5, chapter 11: won and role_held; the stage is left to the rules."""
    new = _scored(state, dice)
    winner = new.scores[0].seat

    assert [int(seat == winner) for seat in state.seats] == [house.tally.won for house in new.houses]
    for row in new.scores:
        held = new.houses[row.seat].tally.roles

        assert tuple(int(role == row.role) for role in ROLES) == held
    assert "scoring" == new.stage


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

    assert (places, why) == scoring.final_result(state)


@pytest.mark.parametrize(
    ("unity", "division", "places"),
    [(1, 0, ((1,), (0,), (2,))), (0, 1, ((1,), (2,), (0,))), (1, 1, ((1,), (0,), (2,)))],
)
def test_equals_are_parted_by_the_other_score(
    unity: int, division: int, places: tuple[tuple[int, ...], ...]
) -> None:
    """HO-R05: the sum of both is parted by prestige."""
    state = realm(3, prestige=(5, 5, 2), crown=(1, 4, 4), unity=unity, division=division)

    assert places == scoring.final_result(state)[0]


def test_of_equal_sums_more_prestige_wins_a_level_campaign() -> None:
    """HO-R05: level."""
    state = realm(3, prestige=(2, 5, 3), crown=(5, 2, 4))

    assert (((1,), (2,), (0,)), "level") == scoring.final_result(state)
