"""The perk draft_two: two roles taken, one handed on (chapter 11)."""

from engine.games.houses import roles
from engine.games.houses.events import RoleTaken
from engine.games.houses.moves import TakeRole
from engine.games.houses.names import ROLES
from engine.kernel.moves import PartialMove, Pick
from engine.kernel.refused import no
from engine.kernel.sealed import Sealed, cut, seal
from tests.engine.games.houses import draft
from tests.engine.games.houses.realm import after, realm, with_perk


def test_draft_two_hands_the_second_role_to_the_next_house_which_is_not_asked() -> None:
    """draft_two (chapter 11): the giver knows what it handed on, the others do not."""
    state = with_perk(realm(prestige=(0, 1, 2, 3, 4)), 0, "draft_two")
    state = draft.removed(draft.opened(state), "rebel")
    (given_away,) = roles.take_role_events(state, 0, TakeRole("greedy", "moderate"))
    passed = after(state, given_away)

    assert RoleTaken(0, seal("greedy", 0), seal("moderate", 0, 1)) == given_away
    assert (RoleTaken(1, seal("moderate", 1)),) == roles.draft_follow(passed)
    assert ["greedy", "moderate", None, None, None] == draft.own(draft.followed(passed))
    assert 2 == draft.turn(draft.followed(passed))
    assert {"opportunist", "luxurious", "extremist"} == set(draft.left(draft.followed(passed)))
    assert RoleTaken(0, Sealed(None, (0,)), Sealed(None, (0, 1))) == cut(given_away, 2)


def test_a_house_that_was_handed_its_role_does_not_use_its_own_draft_two() -> None:
    """draft_two: it has no turn; the house after it has."""
    state = realm(prestige=(0, 1, 2, 3, 4))
    for seat in (0, 1, 2):
        state = with_perk(state, seat, "draft_two")
    state = draft.taken(draft.removed(draft.opened(state), "rebel"), "greedy", "moderate")

    assert 2 == draft.turn(state)
    assert ["greedy", "moderate", "extremist", "luxurious", None] == draft.own(
        draft.taken(state, "extremist", "luxurious")
    )


def test_draft_two_is_refused_without_the_perk_for_the_last_and_for_a_role_that_is_not_there() -> None:
    """draft_two (chapter 11): not for the last."""
    plain = draft.removed(draft.opened(realm(3, prestige=(0, 1, 2))), "rebel")
    state = realm(3, prestige=(0, 1, 2))
    for seat in state.seats:
        state = with_perk(state, seat, "draft_two")
    first = draft.removed(draft.opened(state), "rebel")
    last = draft.taken(draft.taken(first, "greedy"), "moderate")

    assert no("perk_missing") == roles.take_role_refusal(plain, 0, TakeRole("greedy", "moderate"))
    assert no("role_gone", role="greedy") == roles.take_role_refusal(first, 0, TakeRole("greedy", "greedy"))
    assert no("role_gone", role="rebel") == roles.take_role_refusal(first, 0, TakeRole("greedy", "rebel"))
    assert no("draft_last") == roles.take_role_refusal(last, 2, TakeRole("luxurious", "extremist"))
    assert roles.take_role_refusal(first, 0, TakeRole("greedy", "moderate")) is None


def test_draft_two_may_be_left_unused() -> None:
    """HO-R36: not using a perk is the default."""
    state = with_perk(realm(prestige=(0, 1, 2, 3, 4)), 0, "draft_two")
    state = draft.taken(draft.removed(draft.opened(state), "rebel"), "greedy")

    assert 1 == draft.turn(state)


def test_draft_two_is_offered_field_by_field() -> None:
    """draft_two (chapter 11): the second role is another one."""
    state = with_perk(realm(3, prestige=(0, 1, 2)), 0, "draft_two")
    state = draft.removed(draft.opened(state), "rebel")
    left = tuple(role for role in ROLES if role != "rebel")
    one, rest = (("role", "greedy"),), tuple(role for role in left if role != "greedy")
    both = (*one, ("handed", "moderate"))

    assert PartialMove("take_role", (), (Pick("role", left), Pick("handed", left))) in roles.draft_offers(
        state, 0, None
    )
    assert (PartialMove("take_role", one, (Pick("handed", rest),)),) == roles.draft_offers(
        state, 0, PartialMove("take_role", one)
    )
    assert (TakeRole("greedy", "moderate"),) == roles.draft_offers(state, 0, PartialMove("take_role", both))
    assert () == roles.draft_offers(
        state, 0, PartialMove("take_role", (("role", "rebel"), ("handed", "greedy")))
    )
    assert () == roles.draft_offers(state, 1, PartialMove("take_role", both))
