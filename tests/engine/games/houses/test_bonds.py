"""What binding deals demand of a seat (HO-6.12, HO-R25, HO-R26)."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games.houses.balances import free_power
from engine.games.houses.ballot import seal_refusal
from engine.games.houses.clauses import (
    Abstain,
    BreakTie,
    NameLeader,
    Pay,
    Promise,
    Sign,
    Signed,
    Vote,
)
from engine.games.houses.deals.bonds import (
    Bond,
    ballot_owed,
    ballot_refusal,
    bond,
    decide_refusal,
    leader_owed,
    signer,
    tie_side,
)
from engine.games.houses.events import BallotsCounted
from engine.games.houses.moves import Ballot, BallotKind, ConfirmDeal, DeclineDeal, SealBallot
from engine.games.houses.state import State
from engine.kernel.refused import no
from tests.engine.games.houses import position
from tests.engine.games.houses.trade import (
    after,
    asked,
    at_phase,
    bound,
    code,
    council,
    offered,
    voted,
)

PAY = (Pay(1),)
WORD = (Promise("peace"),)


def _voting(least: int = 3, most: int = 5) -> State:
    return bound(council(), 0, 1, PAY, (Vote("yes", least, most),))


def test_nothing_binds_a_seat_without_deals() -> None:
    """HO-R26: talk and open offers bind nobody (HO-6.9)."""
    state = offered(council(), 0, 1, PAY, (Vote("yes", 3, 5),))

    assert Bond() == bond(state, 1)
    assert None is ballot_refusal(state, 1, "no", 8, True)
    assert None is ballot_owed(state, 1)


def test_a_vote_clause_binds_its_maker_alone() -> None:
    """HO-R23, HO-R26."""
    state = _voting()

    assert Bond("yes", 3, 5, "0-1-1") == bond(state, 1)
    assert Bond() == bond(state, 0)


@pytest.mark.parametrize(
    ("kind", "power", "sealed", "allowed"),
    [
        ("yes", 3, True, True),
        ("yes", 5, True, True),
        ("yes", 2, False, True),
        ("yes", 2, True, False),
        ("yes", 6, False, False),
        ("yes", 6, True, False),
        ("no", 3, False, False),
        ("gather", 0, True, False),
        ("moderate", 0, True, False),
    ],
)
def test_a_ballot_against_a_vote_clause_is_refused(
    kind: BallotKind, power: int, sealed: bool, allowed: bool
) -> None:
    """HO-R26: with the deal's number; less than promised may be cast, not sealed."""
    why = None if allowed else no("deal_binds", deal="0-1-1")

    assert why == ballot_refusal(_voting(), 1, kind, power, sealed)


@pytest.mark.parametrize(("ballots", "allowed"), [("no1 yes3 - - -", True), ("no1 yes2 - - -", False)])
def test_a_bound_ballot_is_sealed_once_it_has_what_was_promised(ballots: str, allowed: bool) -> None:
    """HO-R19, HO-R26: the ballot as it was cast is what the deal looks at."""
    state = voted(_voting(), ballots)
    why = None if allowed else no("deal_binds", deal="0-1-1")

    assert why == seal_refusal(state, 1, SealBallot())


@pytest.mark.parametrize(
    ("promised", "kind"), list(product(("gather", "moderate"), ("yes", "gather", "moderate")))
)
def test_a_ballot_against_an_abstention_is_refused(promised: str, kind: BallotKind) -> None:
    """HO-R26."""
    clause = Abstain("gather") if promised == "gather" else Abstain("moderate")
    state = bound(council(), 0, 1, PAY, (clause,))
    why = None if kind == promised else no("deal_binds", deal="0-1-1")

    assert why == ballot_refusal(state, 1, kind, 3 if kind == "yes" else 0, True)


def test_two_deals_on_one_ballot_bind_together() -> None:
    """HO-R25, HO-R26: the narrower bounds hold, and each refusal names the deal it is against."""
    state = bound(_voting(1, 4), 2, 1, PAY, (Vote("yes", 3, 8),))

    assert Bond("yes", 3, 4, "0-1-1") == bond(state, 1)
    assert no("deal_binds", deal="0-1-1") == ballot_refusal(state, 1, "yes", 5, False)
    assert no("deal_binds", deal="2-1-1") == ballot_refusal(state, 1, "yes", 2, True)


def test_a_clause_for_a_later_phase_binds_there_and_only_there() -> None:
    """HO-R24."""
    state = bound(council(number=3), 0, 1, PAY, (Vote("no", 2, 4, 2),))

    assert [Bond(), Bond(), Bond("no", 2, 4, "0-1-1"), Bond()] == [
        bond(at_phase(state, number), 1) for number in (3, 4, 5, 6)
    ]


@pytest.mark.parametrize(
    ("ballots", "made"),
    [
        ("- - - - -", Ballot("yes", 3, True)),
        ("- yes1 - - -", Ballot("yes", 3, True)),
        ("- yes3 - - -", None),
        ("- yes5 - - -", None),
    ],
)
def test_the_deadline_keeps_a_vote_clause_for_the_house(ballots: str, made: Ballot | None) -> None:
    """HO-R26: cast with the promised power, or topped up to it; what is enough is left alone."""
    assert made == ballot_owed(voted(_voting(), ballots), 1)


@pytest.mark.parametrize("ballots", ["no2! - no2! no1! no1!", "no2! yes1 no2! no1! no1!"])
def test_at_the_deadline_the_promised_power_lies_on_the_promised_side_HO_R26(ballots: str) -> None:
    """HO-R26: through the kernel: cast for the silent house, topped up for the one that cast less."""
    state = bound(position.council(ballots), 0, 1, PAY, (Vote("yes", 3, 5),))
    told = position.silent(position.world(), state, f"g{state.generation}.p3.vote.1")
    count = told.one(BallotsCounted)

    assert (Ballot("yes", 3, True), 3) == (count.ballots[1], count.yes)


def test_the_deadline_casts_a_promised_abstention() -> None:
    """HO-R26."""
    state = bound(council(), 0, 1, PAY, (Abstain("gather"),))

    assert Ballot("gather", 0, True) == ballot_owed(state, 1)
    assert None is ballot_owed(voted(state, "- gather - - -"), 1)


def test_a_tie_goes_where_the_moderator_has_promised() -> None:
    """HO-R23, HO-R26: with the deal, and only in its phase."""
    state = bound(council(), 0, 4, PAY, (BreakTie("yes"),))

    assert ("yes", "0-4-1") == tie_side(state, 4)
    assert (None, None) == (tie_side(state, 0), tie_side(at_phase(state, 4), 4))


def test_a_leader_is_named_as_promised_when_it_is_among_the_level() -> None:
    """HO-R23, HO-R26."""
    state = bound(council(), 0, 4, PAY, (NameLeader(2),))

    assert (2, "0-4-1") == leader_owed(state, 4, (1, 2))
    assert (None, None) == (leader_owed(state, 4, (0, 1)), leader_owed(state, 0, (1, 2)))


def test_the_moderators_decision_keeps_its_deals() -> None:
    """HO-R26: the other side of a tie, and another leader than the promised one, are refused."""
    state = bound(council(), 0, 4, PAY, (BreakTie("yes"),))
    state = bound(state, 1, 4, PAY, (NameLeader(2),))
    state = asked(state, ("yes", "no"), (1, 2), (0, 3))

    assert None is decide_refusal(state, 4, "yes", 2)
    assert no("deal_binds", deal="1-4-1") == decide_refusal(state, 4, "yes", 1)
    assert no("deal_binds", deal="0-4-1") == decide_refusal(state, 4, "no", 0)


def test_a_tie_clause_does_not_bind_without_a_tie() -> None:
    """HO-R23: if I moderate a tie; level leaders on the winning side are none."""
    state = asked(bound(council(), 0, 4, PAY, (BreakTie("yes"),)), ("no",), (), (0, 3))

    assert None is decide_refusal(state, 4, "no", 3)


def test_a_leader_that_is_not_level_need_not_be_named() -> None:
    """HO-R23."""
    state = asked(bound(council(), 0, 4, PAY, (NameLeader(2),)), ("no",), (), (0, 3))

    assert [None, None] == [decide_refusal(state, 4, "no", leader) for leader in (0, 3)]


@pytest.mark.parametrize(
    ("kind", "hand"), [("positive", 0), ("story", 0), ("negative", 1)], ids=["positive", "story", "negative"]
)
def test_the_leader_signs_unless_it_has_agreed_otherwise(kind: Signed, hand: int) -> None:
    """HO-6.12: the other party signs the kinds that the clause names."""
    state = bound(council(), 0, 1, PAY, (Sign(("positive", "story")),))

    assert hand == signer(state, 1, kind)


def test_a_signature_is_passed_on_once() -> None:
    """HO-R23: it does not pass on from there, whatever the other has promised."""
    state = bound(council(), 1, 2, (Sign(("story",)),), PAY)
    state = bound(state, 2, 3, (Sign(("story",)),), PAY)

    assert [0, 2, 3] == [signer(state, leader, "story") for leader in (0, 1, 2)]


def test_signatures_of_a_later_phase_stay_with_the_leader_until_then() -> None:
    """HO-R24."""
    state = bound(council(number=3), 1, 2, (Sign(("story",), 1),), PAY)

    assert [1, 2, 1] == [signer(at_phase(state, number), 1, "story") for number in (3, 4, 5)]


@given(
    st.lists(st.tuples(st.integers(1, 8), st.integers(0, 8), st.integers(0, 2)), max_size=5),
    st.integers(0, 8),
)
def test_what_is_bound_can_be_kept(votes: list[tuple[int, int, int]], cast: int) -> None:
    """HO-R25, HO-R26: whatever was confirmed, the deadline's ballot is legal and its power is there."""
    state = council(f"- {f'yes{cast}' if cast else '-'} - - -")
    for least, more, ahead in votes:
        state = offered(state, 0, 1, WORD, (Vote("yes", least, least + more, ahead),))
        state = _confirmed_if_possible(state)

    made = ballot_owed(state, 1)

    assert free_power(state, 1) >= 0
    assert made is None or None is ballot_refusal(state, 1, made.kind, made.power, True)
    assert made is None or made.power - cast <= free_power(state, 1)


def _confirmed_if_possible(state: State) -> State:
    confirm = ConfirmDeal(state.deals[-1].id)
    return after(state, 1, DeclineDeal(confirm.deal) if code(state, 1, confirm) else confirm)
