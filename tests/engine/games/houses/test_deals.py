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
from engine.games.houses.events import DealConfirmed, DealFlawed, DealImpossible, DealOffered
from engine.games.houses.moves import ConfirmDeal, DeclineDeal, OfferDeal, Options, WithdrawDeal
from engine.games.houses.state import Stage
from engine.kernel.refused import Refusal, no
from engine.kernel.sealed import cut, readable
from tests.engine.games.houses.trade import (
    after,
    asked,
    bound,
    code,
    coins,
    council,
    events,
    offered,
    refusal,
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

    assert [] == [event for event in (*told, *confirmed) if readable(event, viewer)]
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

    assert "kept open open/open open kept" == stands(done.deals[0])


def test_an_offer_its_maker_could_not_keep_is_not_made() -> None:
    """HO-R25: what lies with the maker is looked at already when it offers."""
    rich = bound(council(coins=(4, 10, 10, 10, 10)), 0, 2, (Vote("no", 1, 8),), (Promise("peace"),))

    assert no("deal_coins", coins=4, owed=5) == refusal(rich, 0, OfferDeal(1, (Pay(2), Reward(3, 0)), (YES,)))
    assert no("deal_contradicts", deal="0-2-1") == refusal(rich, 0, OfferDeal(1, (YES,), (PAY,)))


def test_an_offer_never_looks_at_what_its_partner_holds() -> None:
    """HO-R25: a partner who could not keep it may be offered anything."""
    state = bound(council("- yes8! - - -", coins=(10, 0, 0, 0, 0)), 1, 2, (Sign(("story",)),), (YES,))
    asked_of = (Pay(50), Vote("no", 40, 50), Sign(("story",)))

    assert None is code(state, 0, OfferDeal(1, (Promise("peace"),), asked_of))


PARTNERS: list[tuple[str, str, AnyClause, Refusal]] = [
    ("coins", "- - - - -", Pay(11), no("deal_coins", coins=10, owed=11)),
    ("power", "- - - - -", Vote("yes", 9, 20), no("deal_power", power=8)),
    ("power of the ballot", "- yes3 - - -", Vote("yes", 6, 20, 1), no("deal_power", power=5)),
    ("other side", "- no3 - - -", YES, no("deal_ballot_cast")),
    ("too much in the ballot", "- yes3 - - -", Vote("yes", 1, 2), no("deal_ballot_cast")),
    ("sealed below", "- yes1! - - -", YES, no("deal_ballot_cast")),
    ("missed", "- x - - -", YES, no("deal_ballot_cast")),
    ("abstained", "- gather - - -", Abstain("moderate"), no("deal_ballot_cast")),
    ("voted", "- yes1 - - -", Abstain("gather"), no("deal_ballot_cast")),
    ("seat", "- - moderate - -", Abstain("moderate"), no("deal_seat_taken")),
]


@pytest.mark.parametrize(("name", "ballots", "clause", "why"), PARTNERS, ids=[row[0] for row in PARTNERS])
def test_the_partner_is_told_why_it_cannot_confirm(
    name: str, ballots: str, clause: AnyClause, why: Refusal
) -> None:
    """HO-R25: coins, power, a ballot cast otherwise, the moderator's seat: refused, and the offer stays."""
    mine = (Abstain("gather", 2),)
    state = offered(council(ballots), 0, 1, mine, (clause,))

    assert why == refusal(state, 1, ConfirmDeal("0-1-1"))


CONTRADICTIONS: list[tuple[AnyClause, AnyClause]] = [
    (YES, Vote("no", 1, 2)),
    (Vote("yes", 1, 3), Vote("yes", 4, 5)),
    (YES, Abstain("gather")),
    (Abstain("gather", 1), Vote("yes", 1, 2, 1)),
    (Abstain("gather", 1), Abstain("moderate", 1)),
    (Sign(("positive", "story")), Sign(("story",))),
    (BreakTie("yes"), BreakTie("no")),
    (NameLeader(0), NameLeader(2)),
]


@pytest.mark.parametrize(("first", "second"), CONTRADICTIONS)
def test_a_house_cannot_promise_two_what_contradicts(first: AnyClause, second: AnyClause) -> None:
    """HO-R25: the refusal names the house's own older deal."""
    state = bound(council(), 1, 2, (first,), (Promise("peace"),))
    state = offered(state, 0, 1, (Promise("peace"),), (second,))

    assert no("deal_contradicts", deal="1-2-1") == refusal(state, 1, ConfirmDeal("0-1-1"))


AGREEING: list[tuple[AnyClause, AnyClause]] = [
    (Vote("yes", 1, 4), Vote("yes", 3, 8)),
    (YES, Vote("no", 1, 2, 1)),
    (Abstain("gather"), Abstain("gather")),
    (Sign(("positive",)), Sign(("negative", "story"))),
    (Sign(("positive",)), Sign(("positive",), 1)),
    (BreakTie("yes"), BreakTie("yes")),
    (BreakTie("yes"), YES),
    (NameLeader(2), NameLeader(2)),
]


@pytest.mark.parametrize(("first", "second"), AGREEING)
def test_a_house_may_promise_two_what_it_can_keep_for_both(first: AnyClause, second: AnyClause) -> None:
    """HO-R25: clauses that agree, or speak of different phases, are no contradiction."""
    state = bound(council(), 1, 2, (first,), (Promise("peace"),))
    state = offered(state, 0, 1, (Promise("peace"),), (second,))

    assert None is code(state, 1, ConfirmDeal("0-1-1"))


def test_signatures_may_be_promised_twice_to_the_same_house() -> None:
    """HO-R25: only another hand would contradict."""
    state = bound(council(), 1, 0, (Sign(("story",)),), (Promise("peace"),))

    assert None is code(state, 1, OfferDeal(0, (Sign(("story", "positive")),), (PAY,)))


def test_promised_power_is_reserved_phase_by_phase() -> None:
    """HO-R25: of 8 power 5 are promised for the next phase, so 3 are left for other ballots."""
    state = bound(council(), 1, 2, (Vote("yes", 5, 8, 1),), (Promise("peace"),))
    asks = (Vote("yes", 3, 8), Vote("yes", 4, 8), Vote("yes", 8, 8, 1), Vote("no", 4, 8, 2))

    assert [None, "deal_power", None, "deal_power"] == [
        code(state, 1, OfferDeal(0, (ask,), (PAY,))) for ask in asks
    ]


def test_a_ballot_that_can_still_grow_may_be_promised() -> None:
    """HO-R25, HO-6.5: cast below, not sealed, the same side; and a ballot that already keeps it."""
    growing = offered(council("- yes1 - - -"), 0, 1, (PAY,), (YES,))
    keeping = offered(council("- yes2! - - -"), 0, 1, (PAY,), (YES,))
    seated = offered(council("- moderate - - -"), 0, 1, (PAY,), (Abstain("moderate"),))

    assert [None] * 3 == [code(state, 1, ConfirmDeal("0-1-1")) for state in (growing, keeping, seated)]


def test_what_lies_with_the_maker_is_told_to_the_maker_alone() -> None:
    """HO-R25: the partner hears only that it is not possible now; the offer is gone and nothing has moved."""
    state = offered(council(), 0, 1, (Pay(6),), (YES,))
    state = bound(state, 0, 2, (Pay(6),), (Promise("peace"),))
    told = events(state, 1, ConfirmDeal("0-1-1"))
    done = after(state, 1, ConfirmDeal("0-1-1"))

    assert (DealImpossible("0-1-1", 0, 1, (0, 1)), DealFlawed("0-1-1", 0, "deal_coins", (0,))) == told
    assert (["0-2-1"], coins(state)) == ([deal.id for deal in done.deals], coins(done))


def test_the_reason_stays_with_the_maker_where_deals_are_public() -> None:
    """HO-R25, HO-R27: the two hear that it is not possible, the maker alone hears why."""
    state = offered(council(options=Options(deals="public")), 0, 1, (Pay(6),), (YES,))
    state = bound(state, 0, 2, (Pay(6),), (Promise("peace"),))
    told = events(state, 1, ConfirmDeal("0-1-1"))

    assert [(0, 1), (0,)] == [event.to for event in told]


@pytest.mark.parametrize(
    ("ballots", "clause", "why"),
    [
        ("no1! - - - -", YES, "deal_ballot_cast"),
        ("- - moderate - -", Abstain("moderate"), "deal_seat_taken"),
    ],
)
def test_the_makers_flaw_is_found_when_the_partner_confirms(
    ballots: str, clause: AnyClause, why: str
) -> None:
    """HO-R25: what has changed since the offer counts."""
    state = replace(offered(council(), 0, 1, (clause,), (PAY,)), phase=council(ballots).phase)

    assert why == events(state, 1, ConfirmDeal("0-1-1"))[1].code


def test_the_partners_own_reason_comes_first() -> None:
    """HO-R25: when both could not, the partner is refused and learns nothing of the maker."""
    state = offered(council(coins=(10, 0, 10, 10, 10)), 0, 1, (YES,), (PAY,))
    spoilt = replace(state, phase=council("no1! - - - -").phase)

    assert "deal_coins" == code(spoilt, 1, ConfirmDeal("0-1-1"))


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
