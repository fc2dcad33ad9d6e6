"""Deals betray nothing: a seat's refusals and offers rest on what it may see (HO-R11, HO-R25, HO-R27)."""

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.games.houses.balances import with_gain
from engine.games.houses.clauses import Abstain, Pay, Promise, Vote
from engine.games.houses.deals.offers import deal_offers
from engine.games.houses.moves import (
    AnyAction,
    Ballot,
    ConfirmDeal,
    DeclineDeal,
    MarkPromise,
    OfferDeal,
    WithdrawDeal,
)
from engine.games.houses.names import Side
from engine.games.houses.state import State
from engine.kernel.refused import Refusal
from engine.kernel.sealed import cut, seal
from tests.engine.games.houses.trade import bound, council, offered, refusal
from tests.engine.games.houses.trades import OFFERS, councils

SEATS = st.integers(0, 4)
DEALS = st.builds(lambda a, b, n: f"{a}-{b}-{n}", SEATS, SEATS, st.integers(1, 2))
ASKS = st.one_of(
    OFFERS.map(lambda row: row[1]),
    st.builds(lambda row, answers: replace(row[1], answers=answers), OFFERS, DEALS),
    *(st.builds(kind, DEALS) for kind in (ConfirmDeal, DeclineDeal, WithdrawDeal)),
)


@given(councils(), SEATS, ASKS)
def test_a_refusal_rests_on_the_cut_alone(state: State, seat: int, action: AnyAction) -> None:
    """HO-R25, HO-R37: from what the cut leaves the seat the same answer follows."""
    assert refusal(cut(state, seat), seat, action) == refusal(state, seat, action)


@given(councils(), SEATS)
def test_offers_rest_on_the_cut_alone(state: State, seat: int) -> None:
    """HO-R25, HO-R37."""
    assert deal_offers(cut(state, seat), seat, None) == deal_offers(state, seat, None)


@given(st.integers(-10, 10), st.integers(-8, 8), st.sampled_from(("yes", "no")), st.integers(1, 8))
def test_the_partner_is_refused_alike_whatever_the_maker_holds(
    more_coins: int, more_power: int, side: Side, power: int
) -> None:
    """HO-R25: another purse, another ballot, another deal of the maker's, and no answer changes."""
    state = offered(council("no2 - no1 - -"), 0, 1, (Pay(3), Vote("no", 2, 8)), (Vote("yes", 2, 4),))
    state = offered(state, 0, 1, (Promise("war"),), (Pay(11), Promise("peace")))
    other = bound(state, 0, 2, (Pay(1),), (Abstain("gather", 1),))
    other = with_gain(_voting(other, 0, Ballot(side, power, True)), 0, more_coins, more_power)

    assert _answers(state) == _answers(other)


def _answers(state: State) -> list[Refusal | None]:
    asks: tuple[AnyAction, ...] = (
        ConfirmDeal("0-1-1"),
        ConfirmDeal("0-1-2"),
        DeclineDeal("0-1-1"),
        ConfirmDeal("0-2-1"),
        MarkPromise("0-2-1", 0, 0, True),
        OfferDeal(0, (Pay(10),), (Vote("yes", 8, 9), Pay(50))),
        OfferDeal(0, (Pay(11),), (Vote("yes", 8, 9),)),
    )
    return [refusal(state, 1, action) for action in asks]


def _voting(state: State, seat: int, ballot: Ballot) -> State:
    assert state.phase is not None
    slips = list(state.phase.slips)
    slips[seat] = replace(slips[seat], cast=True, ballot=seal(ballot, seat))
    return replace(state, phase=replace(state.phase, slips=tuple(slips)))
