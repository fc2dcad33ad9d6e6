"""A generation at its end, with anything in purses and resources, and its scores."""

from typing import get_args

from hypothesis import strategies as st

from engine.games.houses import ending
from engine.games.houses.events import GenerationScored
from engine.games.houses.moves import Options
from engine.games.houses.names import ROLES, End
from engine.games.houses.state import State
from engine.kernel.dice import Dice
from tests.engine.games.houses.realm import DICE, after, realm, role_names

ENDS: tuple[End, ...] = get_args(End)
FIVE = role_names("opportunist luxurious moderate greedy rebel")
seeds = st.binary(min_size=16, max_size=16).map(Dice)


@st.composite
def ended(draw: st.DrawFn) -> State:
    """3 to 5 houses."""
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
        options=Options(equals=draw(st.sampled_from(["worse", "better", "shared"]))),
        stage="scoring",
        end=draw(st.sampled_from(ENDS)),
    )


def scored(state: State, dice: Dice = DICE) -> State:
    """The state after its scores are told."""
    assert state.end is not None
    told = GenerationScored(state.generation, state.end, ending.scores(state, dice))
    return after(state, told)
