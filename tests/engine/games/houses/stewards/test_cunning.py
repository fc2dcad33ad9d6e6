"""The cunning steward of Houses: legal in every council, from its own view alone, and better than prudent."""

from collections import defaultdict
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.games.houses.events import GenerationScored
from engine.games.houses.moves import Cast, Decide, Options
from engine.games.houses.stewards.cunning import cast, cunning
from engine.games.houses.stewards.prospects import Realm, endings, odds_of_winning, prospect
from engine.games.houses.stewards.prudent import prudent
from engine.games.houses.stewards.worlds import World
from engine.kernel.dice import Dice
from engine.kernel.moves import Expire
from engine.kernel.sealed import Sealed, seal
from engine.kernel.steward import Steward
from engine.lab import look, play
from engine.stewards import random
from tests.engine.games.houses import trade
from tests.engine.games.houses.stewards.council import DICE, GAME, council, foreseen, whole
from tests.engine.games.houses.stewards.test_whole import tables

RAISES, CUTS = foreseen(1, 1, 1, 1, 0), foreseen(-1, -1, -1, -1, 0)
FAR = 1.5
"""By what factor the better stewards win more often at least."""


def choices(state: Any, seat: int, count: int = 12) -> list[Any]:
    """What it does with so many different chances of its own."""
    seen = look(GAME, whole(state), seat)
    return [cunning(seen, Dice(number.to_bytes(16, "big"))) for number in range(count)]


@settings(max_examples=8, deadline=None)
@given(table=tables(), number=st.integers(min_value=0, max_value=2**60))
def test_it_moves_only_legally_and_never_lets_a_wait_run_out(table: tuple[int, Options], number: int) -> None:
    """Chapter 13, every option, beside random players: a refused move would be an error."""
    seats, options = table
    roster: list[Steward] = [cunning, *[random.when_asked] * (seats - 2), cunning]
    turns = list(play(GAME, seats, options, number.to_bytes(16, "big"), roster, limit=5_000))

    assert GAME.result(turns[-1].state) is not None
    assert not any(isinstance(turn.action, Expire) for turn in turns if turn.seat in (0, seats - 1))


@pytest.mark.parametrize("wise", [cunning, prudent])
def test_both_win_far_more_generations_than_chance(wise: Steward) -> None:
    """HO-10.5: eight campaigns of two of them against three random ones, seats turned."""
    chance = random.when_asked
    found = wins([wise, chance, wise, chance, chance], 8)

    assert found[getattr(wise, "__name__", "")] > FAR * found["when_asked"]


def wins(roster: list[Steward], campaigns: int) -> dict[str, float]:
    """The share of generations that a steward of each kind wins, its seat turned each campaign."""
    held: dict[str, list[bool]] = defaultdict(list)
    for number in range(campaigns):
        turned = [*roster[number % 5 :], *roster[: number % 5]]
        for turn in play(GAME, 5, Options(generations=3), number.to_bytes(16, "big"), turned):
            for event in turn.events:
                for row in event.scores if isinstance(event, GenerationScored) else ():
                    name = getattr(turned[row.seat], "__name__", "")
                    held[name].append(row.place == 1)
    return {name: sum(rows) / len(rows) for name, rows in held.items()}


def test_it_votes_for_what_its_role_wants() -> None:
    """HO-4.3: the Luxurious never for the cut, the Opportunist never for the raise."""
    state = council(roles="luxurious opportunist moderate greedy rebel", yes=RAISES, no=CUTS, number=7)

    assert "no" not in {one.ballot for one in choices(state, 0) if isinstance(one, Cast)}
    assert "yes" not in {one.ballot for one in choices(state, 1) if isinstance(one, Cast)}


def test_it_spends_no_more_than_turns_the_vote_and_nothing_where_it_can_not() -> None:
    """HO-6.4, HO-6.6: a coin where all is won; one power more than the others where that is enough."""
    seen = look(GAME, whole(council(roles="luxurious " * 5)), 0)
    offers = seen.ask(None)
    won = cast(seen, offers, (World(0.5, 0.1, 30, (8, 0)),) * 4)
    open_ = cast(seen, offers, (World(0.9, 0.1, -2, (0, 2)),) * 4)

    assert won in (Cast("gather"), Cast("moderate"))
    assert Cast("yes", 3, True) == open_


def test_a_tie_goes_to_the_side_with_the_better_odds() -> None:
    """HO-R21."""
    state = council("yes2! no2! gather gather moderate", yes=RAISES, no=CUTS, roles="luxurious " * 5)
    asked = trade.asked(state, ("yes", "no"), (0,), (1,))

    assert Decide("yes", 0) == cunning(look(GAME, whole(asked), 4), DICE)


def test_what_others_hold_is_not_looked_at() -> None:
    """HO-R37: with other roles and purses in the other seats it does the same."""
    state = council(yes=RAISES, no=CUTS, roles="luxurious " * 5)
    others = tuple(
        replace(one, role=seal("greedy", seat), purse=Sealed(replace(one.shown, coins=0, power=0), (seat,)))
        if seat
        else one
        for seat, one in enumerate(state.characters)
    )

    assert choices(state, 0) == choices(replace(state, characters=others), 0)


@given(
    values=st.tuples(*[st.integers(0, 20)] * 5),
    stability=st.integers(0, 20),
    left=st.integers(0, 8),
)
def test_the_ends_of_the_king_are_odds(values: tuple[int, ...], stability: int, left: int) -> None:
    """HO-9: chances between 0 and 1 that come to 1 but for falls that are hardly thinkable."""
    realm = Realm(tuple(float(value) for value in values), float(stability), left)
    chances = [chance for chance, _, _ in endings(realm)]

    assert all(0 <= chance <= 1 for chance in chances)
    assert 0.95 <= sum(chances) <= 1.0001


def test_near_the_deposition_the_luxurious_is_worth_more_than_the_opportunist() -> None:
    """HO-2.5, HO-9.1: a high realm falls upward."""
    high = prospect(Realm((13.0, 12.0, 12.0, 13.0, 12.0), 18.0, 4), frozenset())

    assert high.points("luxurious", ()) > high.points("opportunist", ()) + 5


def test_odds_of_winning_are_shared_out() -> None:
    """HO-10.5."""
    points = (10.0, 12.0, 8.0, 12.0)
    odds = [odds_of_winning(points, seat) for seat in range(4)]

    assert abs(sum(odds) - 1) < 1e-9
    assert odds[1] == odds[3] > odds[0] > odds[2]
