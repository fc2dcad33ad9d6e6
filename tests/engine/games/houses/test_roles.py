"""The draft of the secret roles (HO-4.1, HO-4.2, HO-R14, and the perks draft_choice and draft_two)."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.games.houses import roles
from engine.games.houses.content import Perk
from engine.games.houses.events import DraftTurned, RoleRemoved, RoleTaken
from engine.games.houses.moves import RemoveRole, TakeRole
from engine.games.houses.names import ROLES, RoleName
from engine.games.houses.state import State
from engine.kernel.dice import Dice
from engine.kernel.moves import PartialMove, Pick
from engine.kernel.refused import no
from engine.kernel.sealed import Sealed, cut, open_sealed, seal
from engine.kernel.seats import Seat
from tests.engine.games.houses import draft
from tests.engine.games.houses.draft import Pace
from tests.engine.games.houses.realm import DICE, after, realm, with_perk, with_story_perk

seeds = st.binary(min_size=16, max_size=16).map(Dice)
prestiges = st.integers(3, 5).flatmap(lambda n: st.tuples(*[st.integers(0, 3)] * n))


def _by_lot(dice: Dice) -> Pace:
    return lambda state, seat: roles.draft_expired(state, seat, dice)


def _by_offer(dice: Dice) -> Pace:
    """Any offer, whole or begun, is followed to its end."""

    def move(state: State, seat: Seat) -> tuple[Any, ...]:
        action = dice.pick(roles.draft_offers(state, seat, None), "offer", seat, len(draft.left(state)))
        while isinstance(action, PartialMove):
            field = action.fields[0]
            assert isinstance(field, Pick)
            value = dice.pick(field.among, "field", seat, field.name)
            begun = PartialMove(action.move, (*action.given, (field.name, value)))
            (action,) = roles.draft_offers(state, seat, begun)
        if isinstance(action, RemoveRole):
            return roles.remove_role_events(state, seat, action)
        assert isinstance(action, TakeRole)
        return roles.take_role_events(state, seat, action)

    return move


def test_the_least_prestige_removes_and_takes_first_then_by_rising_prestige() -> None:
    """HO-4.1."""
    event = roles.draft_opened(realm(prestige=(7, 2, 9, 0, 4)), DICE)

    assert 3 == event.remover
    assert (3, 1, 4, 0, 2) == event.order
    assert Sealed(ROLES, ()) == event.left


@given(seeds)
def test_equal_prestige_is_ordered_by_lot_and_the_remover_by_the_same(dice: Dice) -> None:
    """HO-4.1."""
    event = roles.draft_opened(realm(prestige=(1, 0, 1, 0, 1)), dice)

    assert {1, 3} == set(event.order[:2])
    assert event.order[0] == event.remover


def test_the_lot_favours_nobody() -> None:
    """HO-4.1: over some seeds every house of three equals is first, second and third."""
    orders = [roles.draft_opened(realm(3), Dice(bytes([n]) * 16)).order for n in range(40)]

    assert all({0, 1, 2} == {order[place] for order in orders} for place in range(3))


def test_draft_choice_drafts_first_and_the_least_prestige_still_removes() -> None:
    """draft_choice (chapter 11): several by rising prestige, then the order goes on."""
    state = realm(prestige=(7, 2, 9, 0, 4))
    state = with_story_perk(with_perk(state, 2, "draft_choice"), 0, Perk("draft_choice"))
    event = roles.draft_opened(state, DICE)
    asked = draft.opened(state)

    assert (3, (0, 2, 3, 1, 4)) == (event.remover, event.order)
    assert 3 == draft.turn(asked)
    assert 0 == draft.turn(draft.removed(asked, "rebel"))


def test_each_house_in_turn_is_asked_and_alone_sees_what_is_left() -> None:
    """HO-4.1, HO-4.2, HO-R14: six to the remover, five to the first, one less to each next."""
    state = draft.opened(realm(prestige=(0, 1, 2, 3, 4)))
    seen = [(roles.draft_waits(state)[0].id, len(draft.left(state)))]
    state = draft.removed(state, "rebel")
    while waits := roles.draft_waits(state):
        seen.append((waits[0].id, len(draft.left(state))))
        assert state.draft is not None
        assert (waits[0].seat,) == state.draft.left.to
        state = draft.taken(state, draft.left(state)[0])

    takes = [(f"g2.draft.{seat}.take", 5 - seat) for seat in range(5)]
    assert [("g2.draft.0.remove", 6), *takes] == seen


def test_the_question_says_what_silence_brings() -> None:
    """Chapter 13: role draft, drawn by lot."""
    (wait,) = roles.draft_waits(draft.opened(realm(prestige=(0, 1, 2, 3, 4))))

    assert ("draft_remove", True, "role_by_lot") == (wait.ask, wait.must, wait.otherwise)


def test_nobody_is_asked_outside_the_draft() -> None:
    """HO-4.1: neither before it opens nor in another stage."""
    early, late = realm(stage="seating"), replace(draft.opened(realm()), stage="vote")

    assert [(), ()] == [roles.draft_waits(early), roles.draft_waits(late)]
    assert [(), ()] == [roles.draft_follow(early), roles.draft_follow(late)]
    assert [(), ()] == [roles.draft_offers(early, 0, None), roles.draft_offers(late, 0, None)]
    assert not roles.is_draft_done(early)


@given(prestiges, seeds, st.sampled_from([_by_lot, _by_offer]), st.sets(st.integers(0, 4)))
def test_every_draft_gives_each_house_one_role_and_never_the_removed(
    prestige: tuple[int, ...], dice: Dice, how: Callable[[Dice], Pace], gifted: set[int]
) -> None:
    """HO-3.4, HO-4.1: all tables, by lot or by choice, with and without draft_two."""
    state = realm(len(prestige), prestige=prestige)
    for seat in gifted & set(state.seats):
        state = with_perk(state, seat, "draft_two")
    state = draft.played(draft.opened(state, dice), how(dice))

    assert roles.is_draft_done(state)
    assert len(prestige) == len(set(draft.own(state)) - {None})
    assert 5 - len(prestige) == len(draft.left(state))
    assert not set(draft.left(state)) & set(draft.own(state))


@given(prestiges, seeds)
def test_a_seat_reads_its_own_role_and_no_other_and_nothing_of_what_is_left(
    prestige: tuple[int, ...], dice: Dice
) -> None:
    """HO-4.2, HO-R14: after the last role what is left is shown to nobody."""
    state = draft.played(draft.opened(realm(len(prestige), prestige=prestige), dice), _by_lot(dice))
    for viewer in (*state.seats, None):
        seen = cut(state, viewer)

        assert [one if seat == viewer else None for seat, one in enumerate(draft.own(state))] == draft.own(
            seen
        )
        assert seen.draft is not None
        assert seen.draft.left.value is None


def test_the_others_see_that_a_role_is_removed_and_taken_but_not_which() -> None:
    """HO-4.2."""
    state = draft.opened(realm(prestige=(0, 1, 2, 3, 4)))
    (removed,) = roles.remove_role_events(state, 0, RemoveRole("rebel"))
    (taken,) = roles.take_role_events(draft.removed(state, "rebel"), 0, TakeRole("greedy"))

    assert RoleRemoved(0, Sealed(None, (0,))) == cut(removed, 1)
    assert RoleTaken(0, Sealed(None, (0,))) == cut(taken, 1)
    assert (removed, taken) == (cut(removed, 0), cut(taken, 0))


def test_the_deadline_draws_by_lot_from_what_is_left() -> None:
    """Chapter 13; HO-4.1: over some seeds each role that is left, and marked as given."""
    state = draft.opened(realm(prestige=(0, 1, 2, 3, 4)))
    after_rebel = draft.removed(state, "rebel")
    dice = [Dice(bytes([n]) * 16) for n in range(60)]
    removed = [roles.draft_expired(state, 0, one)[0] for one in dice]
    taken = [roles.draft_expired(after_rebel, 0, one)[0] for one in dice]

    assert set(ROLES) == {
        open_sealed(one.role) for one in removed if isinstance(one, RoleRemoved) and one.given
    }
    assert set(ROLES) - {"rebel"} == {
        open_sealed(one.role) for one in taken if isinstance(one, RoleTaken) and one.given
    }


def test_only_the_house_in_turn_may_act_and_only_as_it_is_asked() -> None:
    """HO-4.1."""
    state = draft.opened(realm(prestige=(0, 1, 2, 3, 4)))
    taking = draft.removed(state, "rebel")

    assert no("not_asked") == roles.remove_role_refusal(state, 1, RemoveRole("rebel"))
    assert no("not_asked") == roles.take_role_refusal(state, 0, TakeRole("rebel"))
    assert no("not_asked") == roles.remove_role_refusal(taking, 0, RemoveRole("greedy"))
    assert no("not_asked") == roles.take_role_refusal(taking, 1, TakeRole("greedy"))
    assert no("not_now") == roles.take_role_refusal(realm(), 0, TakeRole("greedy"))
    assert no("not_now") == roles.remove_role_refusal(realm(), 0, RemoveRole("greedy"))
    assert roles.remove_role_refusal(state, 0, RemoveRole("rebel")) is None
    assert roles.take_role_refusal(taking, 0, TakeRole("greedy")) is None


def test_a_role_that_is_gone_cannot_be_taken() -> None:
    """HO-4.1, HO-4.2: removed or taken, the answer is the same."""
    state = draft.taken(draft.removed(draft.opened(realm(prestige=(0, 1, 2, 3, 4))), "rebel"), "greedy")

    assert no("role_gone", role="rebel") == roles.take_role_refusal(state, 1, TakeRole("rebel"))
    assert no("role_gone", role="greedy") == roles.take_role_refusal(state, 1, TakeRole("greedy"))


def test_offers_are_the_roles_that_are_left_for_the_house_in_turn() -> None:
    """HO-4.2: nothing for the others."""
    state = draft.opened(realm(prestige=(0, 1, 2, 3, 4)))
    taking = draft.removed(state, "rebel")

    assert tuple(RemoveRole(role) for role in ROLES) == roles.draft_offers(state, 0, None)
    assert tuple(TakeRole(role) for role in ROLES if role != "rebel") == roles.draft_offers(taking, 0, None)
    assert all(() == roles.draft_offers(one, seat, None) for one in (state, taking) for seat in (1, 2, 3, 4))


@pytest.mark.parametrize("begun", ["remove_role", "take_role"])
def test_a_begun_move_that_is_whole_comes_back_as_the_action(begun: str) -> None:
    """The kernel's offers: a role alone is a whole move without draft_two."""
    state = draft.opened(realm(prestige=(0, 1, 2, 3, 4)))
    state = state if begun == "remove_role" else draft.removed(state, "rebel")
    action = RemoveRole("greedy") if begun == "remove_role" else TakeRole("greedy")

    assert (action,) == roles.draft_offers(state, 0, PartialMove(begun, (("role", "greedy"),)))
    assert () == roles.draft_offers(state, 1, PartialMove(begun, (("role", "greedy"),)))


@given(prestiges, seeds, st.permutations(ROLES))
def test_what_a_seat_is_refused_does_not_depend_on_what_it_may_not_see(
    prestige: tuple[int, ...], dice: Dice, other: list[RoleName]
) -> None:
    """HO-4.2, HO-R37: the roles that are left may be any, a seat that is not in turn hears the same."""
    state = draft.removed(draft.opened(realm(len(prestige), prestige=prestige), dice), "rebel")
    assert state.draft is not None
    swapped = replace(state, draft=replace(state.draft, left=seal(tuple(other[:5]), draft.turn(state))))
    for seat in set(state.seats) - {draft.turn(state)}:
        for role in ROLES:
            assert roles.take_role_refusal(state, seat, TakeRole(role)) == roles.take_role_refusal(
                swapped, seat, TakeRole(role)
            )


def test_the_turn_event_shows_what_is_left_to_its_house_alone() -> None:
    """HO-4.2."""
    state = realm(prestige=(0, 1, 2, 3, 4))
    state = after(state, roles.draft_opened(state, DICE))
    (event,) = roles.draft_follow(state)

    assert DraftTurned(0, seal(ROLES, 0)) == event
    assert DraftTurned(0, Sealed(None, (0,))) == cut(event, 4)
