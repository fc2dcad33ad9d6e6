"""Points and places at the end of a generation (chapter 10)."""

import pytest
from hypothesis import given
from msgspec.structs import replace

from engine.games.houses import ending
from engine.games.houses.content import Perk, Trigger
from engine.games.houses.moves import Options, Score
from engine.games.houses.names import Office
from engine.games.houses.state import Signature, State
from engine.kernel.dice import Dice
from tests.engine.games.houses.ended import FIVE, ended, seeds
from tests.engine.games.houses.realm import DICE, realm, role_names, with_perk, with_story_perk

WORKED = "16u0 12u0 10u0 4u0 10u0"


def _by_seat(state: State, dice: Dice = DICE) -> tuple[Score, ...]:
    return tuple(sorted(ending.scores(state, dice), key=lambda row: row.seat))


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
    rows = ending.scores(state, dice)
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
    rows = ending.scores(state, DICE)

    assert rows[0].total == rows[1].total
    assert winner == rows[0].seat


def test_the_lot_among_equals_is_drawn_for_their_places() -> None:
    """HO-R33, HO-R38: by its purpose; with another one a verifier would draw another lot."""
    state = realm(3, power=(5, 5, 0), roles=role_names("opportunist luxurious rebel"), end="death")
    lots = [Dice(bytes([n]) * 16) for n in range(12)]
    drawn = [[seat for seat in one.shuffle((0, 1, 2), "score_places") if seat < 2] for one in lots]

    assert drawn == [[row.seat for row in ending.scores(state, one)][:2] for one in lots]


def test_when_all_is_equal_the_lot_decides_and_favours_nobody() -> None:
    """HO-R33: over some seeds each of two equal houses is first."""
    state = realm(3, power=(5, 5, 0), roles=role_names("opportunist luxurious rebel"), end="death")
    winners = {ending.scores(state, Dice(bytes([n]) * 16))[0].seat for n in range(30)}

    assert {0, 1} == winners
