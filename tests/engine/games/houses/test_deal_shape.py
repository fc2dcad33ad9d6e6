"""What any offer must look like (HO-R21, HO-R23, HO-R24)."""

from typing import Literal

import pytest

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
from engine.games.houses.moves import OfferDeal, Options
from engine.kernel.refused import no
from tests.engine.games.houses.trade import bound, code, council, offered, refusal

YES = Vote("yes", 2, 8)
WORD = Promise("peace")

SHAPES: list[tuple[str | None, int, tuple[AnyClause, ...], tuple[AnyClause, ...]]] = [
    ("deal_partner", 0, (Pay(1),), (YES,)),
    ("deal_partner", 5, (Pay(1),), (YES,)),
    ("deal_partner", -1, (Pay(1),), (YES,)),
    ("deal_empty", 1, (), ()),
    ("deal_long", 1, (WORD,) * 4, ()),
    ("deal_long", 1, (), (WORD,) * 4),
    (None, 1, (WORD,) * 3, (WORD,) * 3),
    (None, 1, (WORD,), ()),
    (None, 1, (), (YES,)),
    ("deal_pay_alone", 1, (Pay(1),), ()),
    ("deal_pay_alone", 1, (), (Pay(1),)),
    ("deal_pay_alone", 1, (Pay(1),), (Pay(2),)),
    ("deal_pay_alone", 1, (Pay(1), WORD), ()),
    ("deal_pay_alone", 1, (Pay(1), WORD), (Pay(1),)),
    (None, 1, (Pay(1),), (WORD,)),
    ("deal_amount", 1, (Pay(0),), (YES,)),
    ("deal_amount", 1, (Pay(-3),), (YES,)),
    ("deal_amount", 1, (Pay(100),), (YES,)),
    ("deal_amount", 1, (Reward(0, 0),), (YES,)),
    ("deal_amount", 1, (Vote("yes", 0, 3),), (Pay(1),)),
    ("deal_amount", 1, (Vote("yes", 1, 100),), (Pay(1),)),
    ("deal_bounds", 1, (Vote("yes", 3, 2),), (Pay(1),)),
    (None, 1, (Vote("yes", 3, 3),), (Pay(1),)),
    ("deal_ahead", 1, (Vote("yes", 1, 3, 3),), (Pay(1),)),
    ("deal_ahead", 1, (Abstain("gather", -1),), (Pay(1),)),
    (None, 1, (Abstain("gather", 2),), (Pay(1),)),
    ("deal_kinds", 1, (Sign(()),), (Pay(1),)),
    ("deal_kinds", 1, (Sign(("story", "story")),), (Pay(1),)),
    ("deal_house", 1, (NameLeader(5),), (Pay(1),)),
    ("deal_house", 1, (NameLeader(-1),), (Pay(1),)),
    ("deal_text", 1, (Promise("  "),), (Pay(1),)),
    ("deal_text", 1, (Promise("x" * 201),), (Pay(1),)),
    (None, 1, (Promise(" " + "x" * 200 + " "),), (Pay(1),)),
    ("deal_link", 1, (Promise("first look at discord.gg/abc"),), (Pay(1),)),
    ("deal_link", 1, (Pay(1),), (Promise("رأی شما در www.khan.ir"),)),
    (None, 1, (Promise("yes.then no, e.g. St.John; 3.5 coins and/or a vote"),), (Pay(1),)),
    ("deal_reward", 1, (Reward(1, 1),), (YES,)),
    ("deal_reward", 1, (Reward(1, -1),), (YES,)),
    ("deal_reward", 1, (Reward(1, 0),), (WORD,)),
    ("deal_reward", 1, (Reward(1, 0),), (Pay(1), WORD)),
    ("deal_reward", 1, (WORD,), (Reward(1, 0),)),
    (None, 1, (Reward(1, 1),), (WORD, BreakTie("yes"))),
    ("deal_clash", 1, (YES, Vote("no", 1, 2)), (Pay(1),)),
    ("deal_clash", 1, (Pay(1),), (YES, Abstain("gather"))),
    ("deal_clash", 1, (BreakTie("yes"), BreakTie("no")), (Pay(1),)),
    ("deal_clash", 1, (Abstain("moderate", 1),), (Abstain("moderate", 1),)),
    (None, 1, (Abstain("moderate", 1),), (Abstain("moderate", 2),)),
    (None, 1, (Sign(("story",)),), (Sign(("story",)),)),
]


@pytest.mark.parametrize(("why", "partner", "mine", "theirs"), SHAPES)
def test_an_offer_has_this_shape(
    why: str | None, partner: int, mine: tuple[AnyClause, ...], theirs: tuple[AnyClause, ...]
) -> None:
    """HO-R23, HO-R24, HO-R25, HO-R28: refused with a code by what both parties see, or taken."""
    assert why == code(council(), 0, OfferDeal(partner, mine, theirs))


@pytest.mark.parametrize("ahead", [0, 1, 2])
def test_a_clause_binds_as_far_ahead_as_the_table_allows(ahead: Literal[2, 1, 0]) -> None:
    """HO-R24 option: the next two phases, one, or none."""
    options = Options(ahead=ahead)
    asks = (Vote("yes", 1, 2, step) for step in range(3))
    state = council(options=options)

    assert [None if step <= ahead else no("deal_ahead", most=ahead) for step in range(3)] == [
        refusal(state, 0, OfferDeal(1, (ask,), (Pay(1),))) for ask in asks
    ]


def test_five_offers_to_one_partner_are_enough() -> None:
    """HO-R25: open offers to others and binding deals do not count."""
    state = bound(council(), 0, 1, (WORD,), (Pay(1),))
    for _ in range(5):
        state = offered(state, 0, 1, (WORD,), (Pay(1),))

    assert no("deal_many", most=5) == refusal(state, 0, OfferDeal(1, (WORD,), (Pay(1),)))
    assert None is code(state, 0, OfferDeal(2, (WORD,), (Pay(1),)))
    assert None is code(state, 1, OfferDeal(0, (WORD,), (Pay(1),)))
