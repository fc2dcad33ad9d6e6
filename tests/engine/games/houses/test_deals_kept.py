"""Deals that could not be kept are not made: either party's flaw, and contradictions (HO-R24, HO-R25)."""

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
from engine.games.houses.events import DealFlawed, DealImpossible
from engine.games.houses.moves import ConfirmDeal, OfferDeal, Options
from engine.games.houses.state import State
from engine.kernel.refused import Refusal, no
from tests.engine.games.houses.trade import (
    after,
    bound,
    code,
    coins,
    council,
    events,
    offered,
    refusal,
)

YES = Vote("yes", 2, 8)
PAY = Pay(3)
WORD = Promise("peace")


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


def spoilt(why: str) -> State:
    """An offer of seat 0 to seat 1 that its maker can't keep any more, for this reason."""
    state = offered(council(), 0, 1, (Vote("yes", 6, 8), Pay(6)), (WORD,))
    match why:
        case "deal_coins":
            return bound(state, 0, 2, (Pay(6),), (WORD,))
        case "deal_ballot_cast":
            return replace(state, phase=council("no1! - - - -").phase)
        case "deal_contradicts":
            return bound(state, 0, 2, (Vote("no", 1, 2),), (WORD,))
        case "deal_power":
            return bound(state, 0, 2, (Vote("yes", 3, 8, 1),), (WORD,))
    seat = offered(council(), 0, 1, (Abstain("moderate"),), (WORD,))
    return replace(seat, phase=council("- - moderate - -").phase)


FLAWS = ("deal_coins", "deal_ballot_cast", "deal_contradicts", "deal_power", "deal_seat_taken")


@pytest.mark.parametrize("why", FLAWS)
def test_a_deal_that_its_maker_cannot_keep_does_not_bind_at_confirmation_HO_R25(why: str) -> None:
    """HO-R25: whatever the reason; the move is taken, the offer gone, nothing moved and nobody bound."""
    state = spoilt(why)
    before = replace(state, deals=tuple(deal for deal in state.deals if deal.id != "0-1-1"))
    told = events(state, 1, ConfirmDeal("0-1-1"))

    assert (DealImpossible("0-1-1", 0, 1, (0, 1)), DealFlawed("0-1-1", 0, why, (0,))) == told
    assert before == after(state, 1, ConfirmDeal("0-1-1"))


def test_the_partners_own_reason_comes_first() -> None:
    """HO-R25: when both could not, the partner is refused and learns nothing of the maker."""
    state = offered(council(coins=(10, 0, 10, 10, 10)), 0, 1, (YES,), (PAY,))
    spoilt = replace(state, phase=council("no1! - - - -").phase)

    assert "deal_coins" == code(spoilt, 1, ConfirmDeal("0-1-1"))
