"""What a house saw of the draft stays with it for the generation, and with nobody else (HO-4.2)."""

from hypothesis import given
from hypothesis import strategies as st

from engine.games.houses.moves import Drafted
from engine.games.houses.names import ROLES
from engine.games.houses.state import State
from engine.games.houses.stewards.roles import ways
from engine.games.houses.view import view
from engine.kernel.dice import Dice
from tests.engine.games.houses import draft
from tests.engine.games.houses.realm import realm, with_perk


def seen(state: State, seat: int) -> Drafted | None:
    """As the seat's own view shows it."""
    own = view(state, seat).own
    return own.drafted if own else None


def dealt(number: int, seats: int = 5, perk: int | None = None) -> State:
    """A whole draft by lot; the house with the perk hands the last of what is left on."""
    dice = Dice(number.to_bytes(16, "big"))
    state = realm(seats, prestige=tuple(range(seats)))
    state = state if perk is None else with_perk(state, perk, "draft_two")
    state = draft.opened(state, dice)
    state = draft.removed(state, dice.pick(draft.left(state), "out"))
    while state.draft and state.draft.turn is not None:
        left, turn = draft.left(state), draft.turn(state)
        role = dice.pick(left, "taken", turn)
        rest = [one for one in left if one != role]
        state = draft.taken(state, role, rest[-1] if turn == perk and state.draft.order[1:] else None)
    return state


def test_a_house_remembers_what_it_chose_from_and_what_it_removed() -> None:
    """HO-4.2: the first house saw all six and what it took out; the next one saw what was left."""
    state = draft.removed(draft.opened(realm(prestige=(0, 1, 2, 3, 4))), "rebel")
    state = draft.taken(draft.taken(state, "greedy"), "moderate")
    five = tuple(role for role in ROLES if role != "rebel")
    four = tuple(role for role in five if role != "greedy")

    assert seen(state, 0) == Drafted((0, 1, 2, 3, 4), five, "rebel")
    assert seen(state, 1) == Drafted((0, 1, 2, 3, 4), four)
    assert seen(state, 3) is None


def test_a_handed_role_is_remembered_by_its_giver_and_who_got_it_saw_nothing() -> None:
    """draft_two (chapter 11)."""
    state = with_perk(realm(prestige=(0, 1, 2, 3, 4)), 0, "draft_two")
    state = draft.taken(draft.removed(draft.opened(state), "rebel"), "greedy", "moderate")
    giver, given_ = seen(state, 0), seen(state, 1)

    assert giver is not None
    assert giver.handed == "moderate"
    assert given_ == Drafted((0, 1, 2, 3, 4))


@given(number=st.integers(0, 2**60), seats=st.integers(3, 5), perk=st.none() | st.integers(0, 4))
def test_the_draft_that_was_is_among_those_that_a_house_takes_to_be_possible(
    number: int, seats: int, perk: int | None
) -> None:
    """HO-4.1, HO-4.2: what it saw never rules out what happened; who saw something rules something out."""
    state = dealt(number, seats, perk if perk is not None and perk < seats else None)
    roles = [ROLES.index(role) for role in draft.own(state) if role is not None]
    for seat in state.seats:
        found, others = ways(view(state, seat), seat), (*roles[:seat], *roles[seat + 1 :])
        told = seen(state, seat)

        assert any(way == others and chance > 0 for way, chance in found)
        assert told is not None
        if told.removed:
            assert not any(ROLES.index(told.removed) in way for way, _ in found)


def test_a_role_that_promises_more_is_taken_to_be_taken_earlier() -> None:
    """HO-4.3: at an uneven realm the first house rather holds the Extremist than who comes last."""
    state = draft.removed(
        draft.opened(realm(prestige=(0, 1, 2, 3, 4), tracks="0u0 5u0 10u0 15u0 20u0")), "moderate"
    )
    for role in ("extremist", "rebel", "greedy", "luxurious", "opportunist"):
        state = draft.taken(state, role)
    spot, found = ROLES.index("extremist"), ways(view(state, 4), 4)
    first, fourth = (sum(chance for way, chance in found if way[seat] == spot) for seat in (0, 3))

    assert first > 2 * fourth
