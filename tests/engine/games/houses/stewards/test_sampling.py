"""Sampled continuations of Houses: drawn from one house's sight, and played to the king's end (HO-9)."""

import pytest

from engine.games.houses.moves import Options
from engine.games.houses.names import RoleName
from engine.games.houses.stewards.sampled import council as later_phase
from engine.games.houses.stewards.sampled import means, numbers, sample_end, sampling, world
from engine.games.houses.stewards.values.chances import even_beliefs, standing
from engine.games.houses.view import View
from engine.kernel.moves import Expire
from engine.playout import look, play
from engine.stewards import random
from tests.engine.games.houses.stewards.council import GAME, council, foreseen, whole

RAISES, CUTS = foreseen(1, 1, 1, 1, 0), foreseen(-1, -1, -1, -1, 0)


def seen(role: RoleName, **fields: object) -> View:
    """What seat 0 sees of a council with a raise and a cut before it."""
    state = council(roles=f"{role} moderate greedy rebel extremist", yes=RAISES, no=CUTS, **fields)  # type: ignore[arg-type]
    view: View = look(GAME, whole(state), 0).view
    return view


@pytest.mark.parametrize(("role", "likes"), [("luxurious", True), ("opportunist", False)])
def test_the_mean_of_the_worlds_says_what_suits_a_role_HO_4_3(role: RoleName, *, likes: bool) -> None:
    """Late in a generation; with other dice alike."""
    view = seen(role, number=8)
    stands = standing(view, 0, even_beliefs(view, 0))
    gains = [yes - no for yes, no in (means(view, stands, seed) for seed in (1, 2, 3))]

    assert {likes} == {gain > 0 for gain in gains}


def test_the_same_dice_give_the_same_worlds() -> None:
    view = seen("luxurious")
    stands = standing(view, 0, even_beliefs(view, 0))

    assert means(view, stands, 5) == means(view, stands, 5)
    assert means(view, stands, 5) != means(view, stands, 6)


def test_every_world_shares_out_different_roles_and_comes_to_an_end_HO_R32() -> None:
    """HO-4.1: the own role is known; the king sees no tenth phase."""
    view = seen("rebel", number=1)
    stands = standing(view, 0, even_beliefs(view, 0))
    for seed in range(30):
        draw = numbers(seed)
        now = world(view, stands, draw)
        assert len(set(now.roles)) == len(now.roles)
        assert {now.roles[0]} == {stands.beliefs[0].index(1.0)}
        while sample_end(now, draw) is None:
            now.phase += 1
            later_phase(now, stands, draw)
            assert min(now.power) >= 0
            assert min(now.values) >= 0
            assert max(now.values) <= 20
        assert now.phase <= 9


def test_it_moves_only_legally_and_lets_no_wait_run_out() -> None:
    """Chapter 13, beside random players: a refused move would be an error."""
    roster = [sampling, *[random.when_asked] * 4]
    turns = list(play(GAME, 5, Options(generations=1), bytes(16), roster, limit=5_000))

    assert GAME.result(turns[-1].state) is not None
    assert not any(isinstance(turn.action, Expire) for turn in turns if turn.seat == 0)
