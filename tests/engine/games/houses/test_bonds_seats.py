"""Two deals after one moderator's seat, and who gives way (HO-R25)."""

from msgspec.structs import replace

from engine.games.houses.balances import ballot
from engine.games.houses.ballot import promised_seat_events
from engine.games.houses.clauses import (
    Abstain,
    Promise,
    Reward,
)
from engine.games.houses.content import Perk
from engine.games.houses.deals.bonds import Bond, bond
from engine.games.houses.events import BallotCast, ClausesSettled, ModeratorTaken
from engine.games.houses.moves import Ballot, Options
from engine.games.houses.perks import in_force
from engine.games.houses.state import State
from engine.kernel.sealed import Sealed
from tests.engine.games.houses.trade import (
    at_phase,
    bound,
    coins,
    council,
    offered,
    stands,
)

WORD = (Promise("peace"),)


def _opening_of(state: State) -> State:
    """Phase 4 before anything has happened in it."""
    return replace(state, phase=council(number=4).phase)


def _two_after_one_seat() -> State:
    state = bound(council(number=3), 0, 1, (Reward(2, 0),), (Abstain("moderate", 1),))
    return bound(state, 2, 3, (Reward(4, 0),), (Abstain("moderate", 1),))


def test_at_the_opening_the_older_deal_takes_the_seat_and_the_younger_is_void() -> None:
    """HO-R25."""
    state = at_phase(_two_after_one_seat(), 4)
    assert state.phase is not None

    assert (1, True, Ballot("moderate", 0, True)) == (
        state.moderator,
        state.phase.seat_taken,
        ballot(state, 1),
    )
    assert ["open/open", "open/void"] == [stands(deal) for deal in state.deals]


def test_the_younger_house_is_free_again_and_its_reward_waits() -> None:
    """HO-R25: nothing binds its ballot any more; the escrow goes back when the phase is settled."""
    before = _two_after_one_seat()
    state = at_phase(before, 4)

    assert Bond() == bond(state, 3)
    assert (coins(before)[1] + 1, *coins(before)[2:4]) == coins(state)[1:4]


def test_older_is_the_deal_that_was_confirmed_first() -> None:
    """HO-R25: an offer is no deal yet (HO-6.9)."""
    state = offered(council(number=3), 0, 1, WORD, (Abstain("moderate", 1),))
    state = bound(state, 2, 3, WORD, (Abstain("moderate", 1),))
    state = bound(state, 0, 1, WORD, (Abstain("moderate", 1),))

    assert 3 == at_phase(state, 4).moderator


def test_the_same_house_may_owe_the_seat_twice() -> None:
    """HO-R25: one abstention keeps both deals."""
    state = bound(council(number=3), 0, 1, WORD, (Abstain("moderate", 1),))
    state = at_phase(bound(state, 2, 1, WORD, (Abstain("moderate", 1),)), 4)

    assert ["given/open", "given/open"] == [stands(deal) for deal in state.deals]


def test_taken_once_there_is_nothing_left_to_take() -> None:
    """HO-R25: asked again it says nothing."""
    assert () == promised_seat_events(at_phase(_two_after_one_seat(), 4))
    assert () == promised_seat_events(council())


def test_the_ballot_of_a_deal_is_secret_like_any_other() -> None:
    """HO-R18, HO-R19, HO-R27: ballot, coin and deal are the house's own; the seat is announced."""
    state = _opening_of(_two_after_one_seat())

    assert (
        BallotCast(1, Sealed(Ballot("moderate", 0, True), (1,)), Sealed(1, (1,)), Sealed("0-1-1", (1,))),
        ModeratorTaken(1),
        ClausesSettled("2-3-1", ("open",), ("void",), 0, 0, (2, 3)),
    ) == promised_seat_events(state)


def test_open_ballots_show_it() -> None:
    """HO-R18 option open: the ballot is for all, the deal's number still for its house."""
    state = bound(council(number=3, options=Options(ballots="open")), 0, 1, WORD, (Abstain("moderate", 1),))
    cast = promised_seat_events(_opening_of(state))[0]
    assert isinstance(cast, BallotCast)
    assert cast.deal is not None

    assert (None, None, (1,)) == (cast.ballot.to, cast.coins.to, cast.deal.to)


def test_an_abstention_by_deal_brings_its_perks_coin() -> None:
    """HO-6.4, chapter 11: extra_coin_on_abstain counts as with any abstention."""
    state = _with_perk(_two_after_one_seat(), 1, Perk("extra_coin_on_abstain", 2))
    cast = promised_seat_events(_opening_of(state))[0]
    assert isinstance(cast, BallotCast)

    assert 3 == cast.coins.value
    assert [Perk("extra_coin_on_abstain", 2)] == list(in_force(state, 1))


def _with_perk(state: State, seat: int, perk: Perk) -> State:
    houses = list(state.houses)
    houses[seat] = replace(houses[seat], perks=(perk,))
    return replace(state, houses=tuple(houses))
