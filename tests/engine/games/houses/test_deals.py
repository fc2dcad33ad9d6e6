"""From offer to binding deal (HO-6.8, HO-6.9, HO-R23 to R25, HO-R27)."""

from typing import get_args

import pytest
from msgspec.structs import replace

from engine.games.houses.clauses import (
    Abstain,
    AnyClause,
    BreakTie,
    NameLeader,
    Pay,
    Promise,
    Reward,
    Sign,
    Vote,
)
from engine.games.houses.deals.settling import settle
from engine.games.houses.events import DealConfirmed, DealOffered
from engine.games.houses.moves import ConfirmDeal, DeclineDeal, OfferDeal, Options, WithdrawDeal
from engine.games.houses.state import Stage
from engine.kernel.sealed import cut, is_readable
from tests.engine.games.houses.trade import (
    after,
    asked,
    bound,
    code,
    coins,
    council,
    events,
    offered,
    settled,
    stands,
)

YES = Vote("yes", 2, 8)
PAY = Pay(3)


def test_acts_can_be_traded_but_neither_power_nor_the_seats() -> None:
    """HO-6.8, HO-R23: the clauses are these eight, and none hands over power or a seat."""
    tags = {kind.__struct_config__.tag for kind in get_args(AnyClause)}

    assert {
        "pay",
        "vote",
        "abstain",
        "sign",
        "break_tie",
        "name_leader",
        "reward",
        "promise",
    } == tags


def test_an_offer_binds_nobody_until_the_other_confirms() -> None:
    """HO-6.9: offered nothing moves; confirmed by the partner the deal binds."""
    state = offered(council(), 0, 1, (PAY,), (YES,))
    done = after(state, 1, ConfirmDeal("0-1-1"))

    assert (False, (10, 10, 10, 10, 10)) == (state.deals[0].bound, coins(state))
    assert (True, (7, 13, 10, 10, 10)) == (done.deals[0].bound, coins(done))


def test_payments_move_at_once_and_rewards_are_put_by() -> None:
    """HO-R23, HO-R28: pay goes to the other, a reward leaves the purse and is nobody's until settled."""
    state = bound(council(), 0, 1, (Pay(2), Reward(3, 0)), (YES, Pay(1)))

    assert (10 - 2 - 3 + 1, 10 + 2 - 1) == coins(state)[:2]
    assert "kept open/open kept" == stands(state.deals[0])


def test_others_see_the_purses_as_they_stood() -> None:
    """HO-R11: a payment of a deal does not show in what the others are shown."""
    state = bound(council(), 0, 1, (PAY,), (YES,))

    assert [10] * 5 == [one.shown.coins for one in state.characters]


def test_a_deals_number_counts_its_pair_alone() -> None:
    """HO-R27: the id of an offer tells nothing of deals with others."""
    state = offered(council(), 0, 2, (PAY,), (YES,))
    state = offered(state, 0, 1, (PAY,), (YES,))
    state = offered(state, 1, 0, (PAY,), (YES,))
    state = offered(state, 0, 1, (PAY,), (YES,))

    assert ["0-2-1", "0-1-1", "1-0-1", "0-1-2"] == [deal.id for deal in state.deals]


def test_a_number_is_not_used_again() -> None:
    """HO-R26: a deal's number names one deal for the whole campaign, also after it is gone."""
    state = after(offered(council(), 0, 1, (PAY,), (YES,)), 0, WithdrawDeal("0-1-1"))

    assert "0-1-2" == offered(state, 0, 1, (PAY,), (YES,)).deals[0].id


@pytest.mark.parametrize("viewer", [2, 3, 4, None])
def test_a_private_deal_is_its_two_parties_own(viewer: int | None) -> None:
    """HO-R27, chapter 12: nobody else knows of the offer, of its confirmation, or of the deal."""
    state = council()
    told = events(state, 0, OfferDeal(1, (PAY,), (YES,)))
    state = offered(state, 0, 1, (PAY,), (YES,))
    confirmed = events(state, 1, ConfirmDeal("0-1-1"))

    assert [] == [event for event in (*told, *confirmed) if is_readable(event, viewer)]
    assert () == cut(bound(council(), 0, 1, (PAY,), (YES,)), viewer).deals


def test_public_deals_are_for_all_to_read() -> None:
    """HO-R27 option public: announced with its terms when it is confirmed; the offer is between the two."""
    offer = offered(council(options=Options(deals="public")), 0, 1, (PAY,), (YES,))
    told = events(offer, 1, ConfirmDeal("0-1-1"))[0]
    state = after(offer, 1, ConfirmDeal("0-1-1"))

    assert isinstance(told, DealConfirmed)
    assert ((), None, (PAY,)) == (cut(offer, 4).deals, told.to, told.terms.mine if told.terms else ())
    assert state.deals == cut(state, 4).deals
    assert state.deals


@pytest.mark.parametrize("answer", [DeclineDeal("0-1-1"), WithdrawDeal("0-1-1")])
def test_an_offer_may_be_declined_or_taken_back(answer: DeclineDeal | WithdrawDeal) -> None:
    """HO-R25: the partner declines, the maker withdraws; either way it is gone and nothing has moved."""
    seat = 1 if isinstance(answer, DeclineDeal) else 0
    state = after(offered(council(), 0, 1, (PAY,), (YES,)), seat, answer)

    assert ((), (10,) * 5) == (state.deals, coins(state))


def test_a_counter_offer_declines_what_it_answers() -> None:
    """HO-R25: one move, and of the two offers the counter alone is open."""
    state = offered(council(), 0, 1, (PAY,), (YES,))
    counter = OfferDeal(0, (YES,), (Pay(4),), answers="0-1-1")
    told = events(state, 1, counter)

    assert ["deal_declined", "deal_offered"] == [type(event).__struct_config__.tag for event in told]
    assert ["1-0-1"] == [deal.id for deal in after(state, 1, counter).deals]


@pytest.mark.parametrize(
    ("seat", "partner", "answers", "why"),
    [
        (1, 0, "0-1-2", "deal_unknown"),
        (2, 0, "0-1-1", "deal_unknown"),
        (1, 2, "0-1-1", "deal_unknown"),
        (0, 1, "0-1-1", "not_asked"),
    ],
)
def test_nobody_counters_what_is_not_offered_to_them_by_that_house(
    seat: int, partner: int, answers: str, why: str
) -> None:
    """HO-R25: as nobody else may decline it."""
    state = offered(council(), 0, 1, (PAY,), (YES,))

    assert why == code(state, seat, OfferDeal(partner, (Promise("peace"),), (), answers))


def test_an_offer_lapses_at_the_end_of_its_phase() -> None:
    """HO-R25."""
    state = offered(council("yes1! yes1! yes1! yes1! yes1!"), 0, 1, (PAY,), (Promise("peace"),))

    assert ["deal_lapsed"] == [type(event).__struct_config__.tag for event in settle(state)]
    assert () == settled(state).deals


@pytest.mark.parametrize(
    ("seat", "action", "why"),
    [
        (0, ConfirmDeal("0-1-1"), "not_asked"),
        (0, DeclineDeal("0-1-1"), "not_asked"),
        (1, WithdrawDeal("0-1-1"), "not_asked"),
        (2, ConfirmDeal("0-1-1"), "deal_unknown"),
        (2, ConfirmDeal("0-1-9"), "deal_unknown"),
        (2, DeclineDeal("0-1-1"), "deal_unknown"),
        (2, WithdrawDeal("0-1-1"), "deal_unknown"),
        (1, ConfirmDeal("0-1-9"), "deal_unknown"),
    ],
)
def test_only_the_one_who_is_asked_may_answer(
    seat: int, action: ConfirmDeal | DeclineDeal | WithdrawDeal, why: str
) -> None:
    """HO-6.9, HO-R27: an outsider hears the same of a deal of others as of one that there is not."""
    assert why == code(offered(council(), 0, 1, (PAY,), (YES,)), seat, action)


@pytest.mark.parametrize("action", [ConfirmDeal("0-1-1"), DeclineDeal("0-1-1"), WithdrawDeal("0-1-1")])
def test_a_binding_deal_is_not_answered_again(
    action: ConfirmDeal | DeclineDeal | WithdrawDeal,
) -> None:
    """HO-R25: until it is confirmed, and no longer."""
    seat = 0 if isinstance(action, WithdrawDeal) else 1

    assert "deal_bound" == code(bound(council(), 0, 1, (PAY,), (YES,)), seat, action)


@pytest.mark.parametrize(
    "stage", ["founding", "interlude", "draft", "power", "outcome", "signing", "dusk", "scoring"]
)
def test_deals_are_made_only_while_a_phase_is_open(stage: Stage) -> None:
    """HO-R25."""
    state = replace(offered(council(), 0, 1, (PAY,), (YES,)), stage=stage)
    asks = (OfferDeal(1, (PAY,), (YES,)), ConfirmDeal("0-1-1"), DeclineDeal("0-1-1"), WithdrawDeal("0-1-1"))

    assert ["not_now"] * 4 == [code(state, 0, action) for action in asks]


@pytest.mark.parametrize("late", [YES, Abstain("gather"), Vote("no", 1, 2, 1), Abstain("moderate", 2)])
def test_after_the_count_no_deal_speaks_of_ballots(late: AnyClause) -> None:
    """HO-R21: neither offered nor confirmed; an offer from before the count stays where it is."""
    early = offered(council(), 0, 1, (Promise("peace"),), (late,))
    state = asked(early, ("yes", "no"), (0,), (1,))

    assert "deal_too_late" == code(state, 0, OfferDeal(1, (Promise("peace"),), (late,)))
    assert "deal_too_late" == code(state, 1, ConfirmDeal("0-1-1"))
    assert None is code(state, 1, DeclineDeal("0-1-1"))


def test_after_the_count_deals_stay_open_for_the_moderator() -> None:
    """HO-R21, HO-6.7: pay, reward, promise, break_tie, name_leader and sign."""
    state = asked(council(), ("yes", "no"), (0, 2), (1,))
    mine = (Pay(1), Reward(2, 0), Sign(("story",)))
    done = bound(state, 0, 4, mine, (BreakTie("yes"), NameLeader(0), Promise("peace")))

    assert "kept open open/open open given" == stands(done.deals[0])


def test_a_confirmed_abstention_to_moderate_takes_the_seat_at_once() -> None:
    """HO-R25, HO-5.8: with its ballot and its coin, in this phase."""
    state = bound(council(), 0, 1, (PAY,), (Abstain("moderate"),))
    assert state.phase is not None

    assert (1, True, True) == (state.moderator, state.phase.seat_taken, state.phase.slips[1].cast)
    assert 10 + 3 + 1 == coins(state)[1]


def test_words_of_a_promise_are_tidied() -> None:
    """HO-R23: composed characters, no space around."""
    state = offered(council(), 0, 1, (Promise("  e\u0301lan "),), (YES,))

    assert (Promise("élan"),) == state.deals[0].mine


def test_events_of_a_deal_name_both_parties() -> None:
    """HO-R27: the offer and its confirmation are addressed to the two."""
    state = council()
    told = events(state, 0, OfferDeal(1, (PAY,), (YES,)))
    state = offered(state, 0, 1, (PAY,), (YES,))

    assert (DealOffered(state.deals[0], (0, 1)),) == told
    assert (DealConfirmed("0-1-1", 0, 1, (0, 1)),) == events(state, 1, ConfirmDeal("0-1-1"))
