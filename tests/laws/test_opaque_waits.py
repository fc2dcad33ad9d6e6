"""A wait's id says nothing: stewards answer the same where every id is another."""

import pytest
from msgspec.structs import replace

from engine import playout
from engine.kernel.steward import Look
from tests.laws.samples import dice, moments, table

STEWARDS = tuple((name, kind) for name, game in table().items() for kind in game.stewards)
SEEDS = (0, 1)


def disguised(look: Look) -> Look:
    """The same questions under ids that are told by their order alone."""
    return replace(look, waits=tuple(replace(one, id=f"q{spot}") for spot, one in enumerate(look.waits)))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("name", "kind"), STEWARDS)
def test_a_steward_reads_nothing_in_the_id_of_a_wait(name: str, kind: str, seed: int) -> None:
    """What is asked stands in the wait's fields, the view and the offers."""
    game = table()[name]
    steward, asked = game.stewards[kind], 0
    for state in moments(name, seed, step=12)[:20]:
        for seat in {wait.seat for wait in game.waits(state) if wait.seat >= 0}:
            look = playout.look(game, state, seat)
            asked += bool(look.waits)

            assert steward(look, dice(seed)) == steward(disguised(look), dice(seed))
    assert asked
