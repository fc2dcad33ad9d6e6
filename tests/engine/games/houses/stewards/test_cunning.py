"""The cunning steward of Houses: legal in every council, from its own view alone, and better than prudent."""

from collections import defaultdict
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.games.houses.content import Trigger
from engine.games.houses.events import BallotsCounted, GenerationScored
from engine.games.houses.moves import Cast, Decide, Options
from engine.games.houses.names import ROLES
from engine.games.houses.state import State
from engine.games.houses.stewards.baseline import table_of
from engine.games.houses.stewards.prudent import cunning, prudent
from engine.games.houses.stewards.roles import expect_ballots, in_place_of, role_odds
from engine.games.houses.stewards.values.chances import even_beliefs, standing
from engine.games.houses.stewards.values.realm import Realm, endings, prospects
from engine.games.houses.stewards.voting import Stake
from engine.kernel.dice import Dice
from engine.kernel.moves import Expire
from engine.kernel.sealed import Sealed, seal
from engine.kernel.steward import Steward
from engine.playout import look, play
from engine.stewards import random
from tests.engine.games.houses import trade
from tests.engine.games.houses.realm import with_perk
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


def test_ballots_tell_of_roles() -> None:
    """HO-4.1, HO-6.6: who has voted for a raise holds the Luxurious rather than the Opportunist."""
    told = voted(
        council(roles="moderate luxurious opportunist greedy rebel"), "gather yes3! gather gather gather"
    )
    even, read = (reads(look(GAME, told, 0).view, 0) for reads in (even_beliefs, role_odds))
    high, low = (ROLES.index(role) for role in ("luxurious", "opportunist"))

    assert even[1][high] == even[1][low]
    assert read[1][high] > 2 * read[1][low]


@settings(max_examples=20, deadline=None)
@given(ballots=st.lists(st.sampled_from(["yes2!", "no3!", "gather"]), min_size=4, max_size=4))
def test_the_odds_of_the_roles_share_out_each_house_and_each_role(ballots: list[str]) -> None:
    """HO-4.1: every house has one role, every role one house at most, one's own is known."""
    told = voted(council(roles="rebel luxurious opportunist greedy moderate"), " ".join(["gather", *ballots]))
    odds = role_odds(look(GAME, told, 0).view, 0)

    assert all(abs(sum(row) - 1) < 1e-9 for row in odds)
    assert all(sum(row[role] for row in odds) < 1 + 1e-9 for role in range(len(ROLES)))
    assert odds[0][ROLES.index("rebel")] == 1


def voted(state: State, ballots: str) -> State:
    """The council after one vote on raises against cuts has been counted, before the next."""
    past = replace(state, phase=replace(state.phase, yes=RAISES, no=CUTS))
    cast = tuple(slip.ballot.value for slip in trade.voted(past, ballots).phase.slips)
    counted = GAME.evolve(past, BallotsCounted(cast, 0, 0))
    return whole(replace(state, counts=counted.counts))


def test_an_imagined_house_weighs_what_its_own_perks_bring_and_not_those_of_its_imaginer() -> None:
    """HO-10.6, HO-R36: perks are public, and a crown at a king's flight is for whoever has the perk."""
    plain = council(yes=RAISES, no=CUTS, stability=3)
    crowned = [with_perk(plain, seat, "crown_on", n=3, what=Trigger(end="flight")) for seat in (0, 1)]
    nobodys, imaginers, own = (imagined_stake(state) for state in (plain, *crowned))

    assert nobodys == imaginers
    assert nobodys != own


def imagined_stake(state: State) -> Stake:
    """What the open vote is worth to seat 1, the Greedy's by its role, in the eyes of seat 0."""
    view = look(GAME, whole(state), 0).view
    stands = standing(view, 0, even_beliefs(view, 0))
    return in_place_of(view, 1, "greedy", stands, table_of(view)).stake


def test_a_council_in_which_nobody_has_power_is_foreseen_silent() -> None:
    """HO-6.4: who shows no power casts none, in whatever role."""
    state = council(yes=RAISES, no=CUTS)
    empty = [replace(one.shown, power=0) for one in state.characters]
    poor = tuple(
        replace(one, shown=empty[seat], purse=seal(empty[seat], seat))
        for seat, one in enumerate(state.characters)
    )
    view = look(GAME, whole(replace(state, characters=poor)), 0).view

    assert expect_ballots(view, standing(view, 0, even_beliefs(view, 0)), table_of(view)).others.silent == 1


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
    chances = [chance for _, chance, _, _ in endings(realm)]

    assert all(0 <= chance <= 1 for chance in chances)
    assert 0.95 <= sum(chances) <= 1.0001


def test_near_the_deposition_the_luxurious_is_worth_more_than_the_opportunist() -> None:
    """HO-2.5, HO-9.1: a high realm falls upward."""
    found = prospects(Realm((13.0, 12.0, 12.0, 13.0, 12.0), 18.0, 4), frozenset())
    high, low = (
        sum(one.chance * one.roles[ROLES.index(role)] for one in found)
        for role in ("luxurious", "opportunist")
    )

    assert high > low + 5
