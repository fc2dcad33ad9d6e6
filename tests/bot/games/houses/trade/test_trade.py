"""Deals from commands (HO-R23)."""

import pytest

from bot.games.houses.trade.clauses import ACTS
from bot.games.houses.trade.drafts import Half, offer
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
from engine.games.houses.moves import OfferDeal
from engine.kernel.refused import Refused

BY_ACT: dict[str, AnyClause] = {
    "vote-yes": Vote("yes", 2, 99, 1),
    "vote-no": Vote("no", 2, 99, 1),
    "gather": Abstain("gather", 1),
    "moderate": Abstain("moderate", 1),
    "sign-positive": Sign(("positive",), 1),
    "sign-negative": Sign(("negative",), 1),
    "sign-story": Sign(("story",), 1),
    "tie-yes": BreakTie("yes", 1),
    "tie-no": BreakTie("no", 1),
    "name-other": NameLeader(3, 1),
    "name-self": NameLeader(0, 1),
}


def test_every_act_has_its_clause() -> None:
    """Each word of the menu becomes one kind of clause."""
    made = {act: offer(0, 3, Half(act, 2, 1), Half()).mine for act in ACTS}

    assert {act: (clause,) for act, clause in BY_ACT.items()} == made


def test_the_act_comes_first_so_that_a_reward_can_name_it() -> None:
    """HO-R23: a reward is paid when the other's clause number 0 came true."""
    mine = Half(pay=1, reward=4)
    theirs = Half("vote-yes", 3, promise="and a song")

    expected = OfferDeal(2, (Pay(1), Reward(4, 0)), (Vote("yes", 3, 99), Promise("and a song")))
    assert expected == offer(0, 2, mine, theirs)


def test_an_act_there_is_not_is_refused() -> None:
    """A forged option gets a refusal."""
    with pytest.raises(Refused) as refused:
        offer(0, 1, Half("bribe"), Half())

    assert "choice_unknown" == refused.value.why.code
