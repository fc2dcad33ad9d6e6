"""Random trade for properties: clauses, offers, and councils in which some of them were confirmed."""

from typing import get_args

from hypothesis import strategies as st

from engine.games.houses.clauses import (
    Abstain,
    AnyClause,
    BreakTie,
    How,
    NameLeader,
    Pay,
    Promise,
    Reward,
    Sign,
    Signed,
    Vote,
)
from engine.games.houses.moves import ConfirmDeal, OfferDeal
from engine.games.houses.names import Side
from engine.games.houses.state import State
from engine.kernel.seats import Seat
from tests.engine.games.houses.trade import after, code, council

SEATS = st.integers(0, 4)
COINS = st.integers(1, 6)
AHEAD = st.integers(0, 2)
SIDES = st.sampled_from(get_args(Side))
KINDS = st.lists(st.sampled_from(get_args(Signed)), min_size=1, unique=True).map(tuple)
CLAUSES: st.SearchStrategy[AnyClause] = st.one_of(
    st.builds(Pay, COINS),
    st.builds(Reward, COINS, AHEAD),
    st.builds(
        lambda side, least, more, ahead: Vote(side, least, least + more, ahead), SIDES, COINS, AHEAD, AHEAD
    ),
    st.builds(Abstain, st.sampled_from(get_args(How)), AHEAD),
    st.builds(Sign, KINDS, AHEAD),
    st.builds(BreakTie, SIDES, AHEAD),
    st.builds(NameLeader, SEATS, AHEAD),
    st.builds(Promise, st.sampled_from(("peace", "war"))),
)
SIDE = st.lists(CLAUSES, max_size=3).map(tuple)
OFFERS = st.tuples(SEATS, st.builds(OfferDeal, SEATS, SIDE, SIDE), st.booleans())
"""An offer, the seat that makes it, and whether its partner confirms at once."""

BALLOTS = st.lists(
    st.sampled_from(("-", "yes2", "yes5!", "no2!", "no5", "gather", "x")), min_size=5, max_size=5
).map(" ".join)


def traded(state: State, offers: list[tuple[Seat, OfferDeal, bool]]) -> State:
    """The state after those of the offers that are taken, confirmed where they are to be and can."""
    for seat, offer, confirms in offers:
        if code(state, seat, offer) is None:
            state = after(state, seat, offer)
            confirm = ConfirmDeal(state.deals[-1].id)
            if confirms and code(state, offer.partner, confirm) is None:
                state = after(state, offer.partner, confirm)
    return state


@st.composite
def councils(draw: st.DrawFn) -> State:
    """A vote in its course with offers and binding deals."""
    return traded(council(draw(BALLOTS)), draw(st.lists(OFFERS, max_size=8)))
