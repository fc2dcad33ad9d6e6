"""BR-ENG-6 and the laws of the contract, over wild play with all player counts and options."""

import os

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel.dice import Dice
from engine.kernel.moves import PartialMove, Pick, Several, SubForms
from engine.kernel.step import fold
from tests.engine.games.rokugan.whole_games import (
    GAME,
    any_options,
    faults,
    hands_after_draw,
    match,
    numbers,
    placed_by_round,
    used,
)

GAMES = 10_000 if os.environ.get("KHANDAN_LONG") else 6
"""Games of each player count; the full run is KHANDAN_LONG=1."""

STEP = 64
"""So many values one step may offer."""

seeds = st.binary(min_size=16, max_size=16)
tables = given(seed=seeds, seats=st.integers(2, 5))
few = settings(max_examples=8, deadline=None)


@tables
@few
def test_the_invariants_hold_after_every_move(seed: bytes, seats: int) -> None:
    """BR-ENG-6: 27 tokens a clan wherever they are, 30 control tokens, one token a border, scorched earth."""
    turns = match(seed, seats, any_options(Dice(seed)))

    assert [] == [(number, faults(turn.state)) for number, turn in enumerate(turns) if faults(turn.state)]


@tables
@few
def test_hands_and_placements_have_their_size(seed: bytes, seats: int) -> None:
    """BR-ENG-6: six after the draw; five tokens placed by who is no ronin and was not disturbed."""
    turns = list(match(seed, seats, any_options(Dice(seed))))

    assert {0} == set(hands_after_draw(turns))
    assert {5} >= {count for _, _, count in placed_by_round(turns)}


@tables
@few
def test_cards_are_used_as_often_as_they_are_there(seed: bytes, seats: int) -> None:
    """BR-CARD-1, BR-CARD-2: two scouts, one shugenja a game, a first player card a round."""
    turns = list(match(seed, seats, any_options(Dice(seed))))
    most = {"scout": 2, "shugenja": 1, "first_player": 5}

    assert all(count <= most[card] for (_, card), count in used(turns).items())
    assert numbers(turns) == sorted(set(numbers(turns)))


@tables
@few
def test_the_log_leads_back_to_the_same_table(seed: bytes, seats: int) -> None:
    """BR-ENG-3: the same seed and decisions give the same game; the log alone is it."""
    options = any_options(Dice(seed))
    turns = list(match(seed, seats, options))
    events = [event for turn in turns for event in turn.events]

    assert turns[-1].state == fold(GAME, None, events)
    assert turns == list(match(seed, seats, options))


@tables
@few
def test_no_step_offers_more_than_sixty_four_values(seed: bytes, seats: int) -> None:
    """Large choices are walked: moves of a step, and values of a field."""
    for turn in list(match(seed, seats, any_options(Dice(seed))))[::5]:
        for seat in range(seats):
            offers = GAME.offers(turn.state, seat, None)
            assert len(offers) <= STEP
            assert all(width(one) <= STEP for one in offers if isinstance(one, PartialMove))


def width(begun: PartialMove) -> int:
    """How many values the next field of a begun move lists, at every depth of the first answers."""
    field = begun.fields[0]
    return (
        len(field.among)
        if isinstance(field, Pick | Several)
        else len(field.forms)
        if isinstance(field, SubForms)
        else 0
    )


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_many_wild_games_end_soundly(seats: int) -> None:
    """All options: no exception, no broken invariant, and every game ends."""
    for number in range(GAMES):
        seed = (number * 10 + seats).to_bytes(16, "big")
        turns = list(match(seed, seats, any_options(Dice(seed))))

        assert GAME.result(turns[-1].state) is not None
        assert [] == [found for turn in turns[number % 4 :: 4] for found in faults(turn.state)]
