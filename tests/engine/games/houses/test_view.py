"""Who sees what: the table of chapter 12, row by row, in views and in the cut of events (HO-R37)."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from engine.games.houses import roles
from engine.games.houses.clauses import Pay, Promise, Reward, Vote
from engine.games.houses.events import (
    ClausesSettled,
    DealClosed,
    DealConfirmed,
    DealOffered,
    GenerationScored,
    OutcomePeeked,
    PhaseOpened,
    PromiseMarked,
    RoleRemoved,
    RoleTaken,
)
from engine.games.houses.moves import (
    Cast,
    ConfirmDeal,
    MarkPromise,
    OfferDeal,
    Options,
    PeekOutcome,
    RemoveRole,
    TakeRole,
)
from engine.games.houses.names import ROLES
from engine.games.houses.state import State
from engine.games.houses.view import View, view
from engine.kernel.sealed import Sealed, cut, is_readable, seal
from engine.kernel.seats import Viewer
from tests.engine.games.houses import draft, trade
from tests.engine.games.houses.position import Told, council, done, voted, world
from tests.engine.games.houses.realm import realm, with_perk

WORLD = world()
VIEWERS: tuple[Viewer, ...] = (0, 1, 2, 3, 4, None)
VOTES = "yes2 gather gather gather gather"
PUBLIC = Options(deals="public")


def bare(seen: View) -> View:
    """What is left of a view without its seat's own knowledge."""
    assert seen.phase is not None
    phase = replace(seen.phase, ballots=())
    return replace(seen, own=None, deals=(), promises=(), marked=(), phase=phase)


def own_role(state: State, viewer: Viewer) -> str | None:
    """The role in the viewer's own part."""
    own = view(state, viewer).own
    return own.role if own else None


def test_a_secret_role_is_its_houses_alone() -> None:
    """Chapter 12, HO-4.2: and the public has no own part at all."""
    state = council()

    assert [*ROLES[:5], None] == [own_role(state, viewer) for viewer in VIEWERS]
    assert view(state, None).own is None
    for viewer in VIEWERS:
        roles_told = {role for role in ROLES if role.encode() in msgspec.json.encode(view(state, viewer))}
        assert roles_told == {own_role(state, viewer)} - {None}


def test_the_roles_of_a_generation_are_everybodys_after_it() -> None:
    """Chapter 12, HO-10.5."""
    told = voted(WORLD, council(stability=20), VOTES)

    assert cut(told.one(GenerationScored), None) == told.one(GenerationScored)
    assert set(ROLES[:5]) == {row.role for row in view(told.state, None).scores}


def test_what_is_left_in_the_draft_is_seen_by_the_house_in_turn() -> None:
    """Chapter 12, HO-4.2: by nobody else, and by it no longer when its turn is over."""
    state = draft.opened(realm(prestige=(0, 1, 2, 3, 4)))
    after = draft.taken(draft.removed(state, "rebel"), "greedy")
    rows = [[_left(one, viewer) for viewer in VIEWERS] for one in (state, after)]
    rest = tuple(role for role in ROLES if role not in ("rebel", "greedy"))

    assert [ROLES, None, None, None, None, None] == rows[0]
    assert [None, rest, None, None, None, None] == rows[1]


def _left(state: State, viewer: Viewer) -> Any:
    shown = view(state, viewer).draft
    assert shown is not None
    return shown.left


def test_what_is_removed_and_taken_is_its_houses_own() -> None:
    """Chapter 12, HO-4.2: others learn who has chosen, not what."""
    state = draft.opened(realm(prestige=(0, 1, 2, 3, 4)))
    (removed,) = roles.remove_role_events(state, 0, RemoveRole("rebel"))
    (taken,) = roles.take_role_events(draft.removed(state, "rebel"), 0, TakeRole("greedy"))

    assert RoleRemoved(0, Sealed(None, (0,))) == cut(removed, 1)
    assert RoleTaken(0, Sealed(None, (0,))) == cut(taken, None)
    assert (removed, taken) == (cut(removed, 0), cut(taken, 0))


def test_a_ballot_before_the_count_is_its_houses_own() -> None:
    """Chapter 12, HO-R18: others see only that it is cast."""
    state = done(WORLD, council(), 0, Cast("yes", 3)).state
    shown = [view(state, viewer).phase for viewer in VIEWERS]

    assert [3, None, None, None, None, None] == [
        one.ballots[0].power if one and one.ballots[0] else None for one in shown
    ]
    assert {(True, False, False, False, False)} == {one.cast for one in shown if one}


def test_whether_a_ballot_is_sealed_is_its_houses_own() -> None:
    """HO-R18: nobody else sees whether the voter may still add."""
    open_, sealed = (done(WORLD, council(), 0, Cast("yes", 3, seal)).state for seal in (False, True))

    assert [view(open_, viewer) for viewer in VIEWERS[1:]] == [view(sealed, viewer) for viewer in VIEWERS[1:]]
    assert view(open_, 0) != view(sealed, 0)


def test_all_ballots_are_everybodys_after_the_count() -> None:
    """Chapter 12."""
    state = voted(WORLD, council(moderator=4), "yes1 no1 gather gather x").state
    shown = {view(state, viewer).phase for viewer in VIEWERS}

    assert 1 == len(shown)
    assert ["yes", "no", "gather", "gather", None] == [
        ballot and ballot.kind for one in shown if one for ballot in one.ballots
    ]


def dealt(options: Options | None = None) -> list[Told]:
    """House 0 offers house 1 a deal, which it confirms."""
    offer = OfferDeal(1, (Reward(2, 0), Promise("peace")), (Vote("yes", 1, 3),))
    first = done(WORLD, council(options=options or Options()), 0, offer)
    return [first, done(WORLD, first.state, 1, ConfirmDeal("0-1-1"))]


def test_a_deal_is_known_to_its_two_parties() -> None:
    """Chapter 12, HO-R27: offer, confirmation and promise; others do not know that there is one."""
    offered, confirmed = dealt()

    assert [1, 1, 0, 0, 0, 0] == [len(view(confirmed.state, viewer).deals) for viewer in VIEWERS]
    assert [1, 1, 0, 0, 0, 0] == [len(view(confirmed.state, viewer).promises) for viewer in VIEWERS]
    for event in (offered.one(DealOffered), confirmed.one(DealConfirmed)):
        assert [True, True, False, False, False, False] == [is_readable(event, viewer) for viewer in VIEWERS]


def test_a_deal_moves_nothing_that_others_see() -> None:
    """HO-R11, HO-R27: its payments show no sooner than the count."""
    state = done(WORLD, council(), 0, OfferDeal(1, (Pay(3),), (Vote("yes", 1, 3),))).state
    bound = done(WORLD, state, 1, ConfirmDeal("0-1-1")).state

    assert [view(council(), viewer) for viewer in (2, 3, 4, None)] == [
        view(bound, viewer) for viewer in (2, 3, 4, None)
    ]


def test_a_deal_is_everybodys_once_it_is_kept_or_void() -> None:
    """Chapter 12, HO-R27: its terms and who kept them; how it was settled is the parties' own."""
    told = voted(WORLD, dealt()[1].state, "gather yes2 gather gather gather")

    assert is_readable(told.one(DealClosed), None)
    assert told.one(DealClosed) == cut(told.one(DealClosed), None)
    assert (True, True) == (told.one(DealClosed).maker_kept, told.one(DealClosed).partner_kept)
    assert [True, False] == [is_readable(told.one(ClausesSettled), viewer) for viewer in (1, 2)]


def test_where_deals_are_public_all_hear_of_them_when_confirmed() -> None:
    """HO-R27, the option public: not of offers."""
    offered, confirmed = dealt(PUBLIC)

    assert not is_readable(offered.one(DealOffered), 2)
    assert is_readable(confirmed.one(DealConfirmed), None)
    assert confirmed.one(DealConfirmed).terms is not None
    assert [1] * 6 == [len(view(confirmed.state, viewer).deals) for viewer in VIEWERS]


def test_marks_of_a_promise_are_the_parties_own() -> None:
    """HO-R23, HO-R27."""
    told = done(WORLD, dealt()[1].state, 0, MarkPromise("0-1-1", 0, 1, True))

    assert [True, True, False, False, False, False] == [
        is_readable(told.one(PromiseMarked), viewer) for viewer in VIEWERS
    ]


def test_the_true_outcome_is_nobodys_but_who_looked() -> None:
    """Chapter 12: see_true_outcome shows that outcome to its house alone, as an event and never in a view."""
    state = with_perk(council(), 0, "see_true_outcome")
    told = done(WORLD, state, 0, PeekOutcome("yes"))

    assert [True, *[False] * 5] == [is_readable(told.one(OutcomePeeked), viewer) for viewer in VIEWERS]
    for viewer in VIEWERS[1:]:
        assert view(state, viewer) == view(told.state, viewer)


@pytest.mark.parametrize(("purses", "others"), [("public", (10, 8)), ("hidden", (None, None))])
def test_coins_and_power_of_others_are_seen_as_the_tables_option_says(
    purses: Any, others: tuple[Any, Any]
) -> None:
    """Chapter 12, HO-R11: as the phase began, or not at all; the own ones as they are."""
    state = voted(WORLD, council(options=Options(purses=purses)), "gather - - - -").state
    shown = view(state, 1).characters[0]
    own = view(state, 0).own

    assert own is not None
    assert others == (shown.coins, shown.power)
    assert (11, 8) == (own.coins, own.power)


def test_everything_else_is_everybodys() -> None:
    """Chapter 12: houses, offices, realm, history, lines, levels, standings, phase and stage."""
    state = voted(WORLD, dealt()[1].state, "gather - - - -").state

    assert 1 == len({msgspec.json.encode(bare(view(state, viewer))) for viewer in VIEWERS})


def test_what_a_seat_sees_comes_from_its_cut_alone() -> None:
    """HO-R37: one function cuts, and a second cut changes nothing."""
    state = voted(WORLD, dealt()[1].state, "gather - yes3 - -").state

    for viewer in VIEWERS:
        assert view(cut(state, viewer), viewer) == view(state, viewer)


def test_a_secret_put_into_the_state_shows_in_no_other_view() -> None:
    """HO-R37: a purse nobody could have counted is in its house's view and in no other."""
    state = council()
    purse = replace(state.characters[0].purse, value=type(state.characters[0].shown)(77_123, 8))
    marked = replace(state, characters=(replace(state.characters[0], purse=purse), *state.characters[1:]))

    assert [True, *[False] * 5] == [
        b"77123" in msgspec.json.encode(view(marked, viewer)) for viewer in VIEWERS
    ]


def test_the_own_part_says_what_the_role_is_worth_as_things_stand() -> None:
    """HO-4.3: the Opportunist with all five at 10, bounds included."""
    own = view(council(), 0).own

    assert own is not None
    assert ("opportunist", 15) == (own.role, own.points)


@pytest.mark.parametrize(
    ("state", "awaited"),
    [
        (council("yes1 - x gather no2!"), (1,)),
        (realm(stage="ranking", past="army+0 wealth+0 repute+0"), (0,)),
        (council(stage="interlude", ready=(True, False, True, False, True)), (1, 3)),
        (draft.opened(realm(prestige=(4, 3, 0, 1, 2))), (2,)),
        (trade.asked(council(moderator=3), ("yes", "no"), (0,), (1,)), (3,)),
        (council(stage="founding"), ()),
        (council(stage="over"), ()),
    ],
)
def test_all_see_for_whom_the_table_waits(state: State, awaited: tuple[int, ...]) -> None:
    """Chapter 13; HO-R18: a ballot that may grow is waited for by nobody in public."""
    assert [awaited] * 6 == [view(state, viewer).awaited for viewer in VIEWERS]


def test_a_phase_is_announced_whole() -> None:
    """HO-6.2, chapter 12: the same to all."""
    event = voted(WORLD, council(), VOTES).one(PhaseOpened)

    assert [event] * 6 == [cut(event, viewer) for viewer in VIEWERS]


def test_a_handed_role_is_known_to_giver_and_taker() -> None:
    """Chapter 12, draft_two."""
    event = RoleTaken(0, seal("greedy", 0), seal("rebel", 0, 1))

    assert [("greedy", "rebel"), (None, "rebel"), (None, None)] == [
        (one.role.value, one.handed.value if one.handed else None)
        for one in (cut(event, viewer) for viewer in (0, 1, 2))
    ]
