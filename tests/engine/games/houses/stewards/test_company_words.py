"""The words of company: given, kept, broken, marked and believed, each by its temper (HO-R23)."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.games.houses.clauses import Pay, Promise, Reward, Vote
from engine.games.houses.content import Forecast
from engine.games.houses.moves import (
    Ballot,
    ConfirmDeal,
    Count,
    DeclineDeal,
    MarkPromise,
    OfferDeal,
    WithdrawDeal,
)
from engine.games.houses.names import TemperName
from engine.games.houses.state import Promised, Purse, State
from engine.games.houses.stewards.company.character import credit, pledge_in, record
from engine.games.houses.view import view
from engine.kernel.sealed import seal
from engine.kernel.seats import with_value_at
from tests.engine.games.houses import trade
from tests.engine.games.houses.stewards.council import council, foreseen, whole
from tests.engine.games.houses.stewards.test_company import (
    CUTS,
    LEARNED,
    RAISES,
    ballots,
    dealing,
    moves,
)


def word(side: str, phase: int = 3) -> Promise:
    """A word about a vote of the first generation."""
    return Promise(f"pledge_{side}_1_{phase}")


def sworn(state: State, side: str, maker: int = 1) -> State:
    """The council in which seat 0 has given its word for this side to another house, for a coin."""
    return trade.bound(state, maker, 0, (Pay(1),), (word(side, phase_of(state)),))


def phase_of(state: State) -> int:
    """The number of the open phase."""
    assert state.phase is not None
    return state.phase.number


@pytest.mark.parametrize("text", ["pledge_yes_1_3", "pledge_no_12_9"])
def test_a_word_is_read_back_as_it_was_given(text: str) -> None:
    """HO-R23: the code of a steward's promise."""
    found = pledge_in(text)

    assert found is not None
    assert text == found.code


@pytest.mark.parametrize(
    "text", ["yes", "pledge", "pledge_yes_1", "pledge_maybe_1_3", "pledge_yes_x_3", "pledge_yes_1_3_4", ""]
)
def test_anybodys_own_words_are_no_such_word(text: str) -> None:
    assert None is pledge_in(text)


@pytest.mark.parametrize(
    ("name", "kinds"),
    [("loyal", {"no"}), ("bold", {"no"}), ("grudging", {"no"}), ("schemer", {"yes"}), ("miser", {"yes"})],
)
def test_each_keeps_or_breaks_a_word_against_its_wish_by_its_temper_HO_R23(
    name: TemperName, kinds: set[str]
) -> None:
    """Luxurious, so that everything speaks for the raise; the word was given for the other answer."""
    state = whole(council(roles="luxurious " * 5, yes=RAISES, no=CUTS))

    assert kinds == set(ballots(sworn(state, "no", 3), dealing(name)))


def test_the_devout_break_a_word_against_what_they_are_devoted_to() -> None:
    state = sworn(whole(council(yes=LEARNED, no=Forecast((0, 0, 0, 0, -1)))), "no", 3)
    devout = dealing("devout")

    assert {"yes"} == set(ballots(state, replace(devout, devotion="knowledge")))
    assert {"no"} == set(ballots(state, replace(devout, devotion="army")))


def test_the_grudging_owe_nothing_to_who_broke_a_word() -> None:
    """HO-R23: the ledger says so; the same word to another house is kept."""
    state = sworn(whole(council(roles="luxurious " * 5, yes=RAISES, no=CUTS)), "no", 3)
    broke = Promised("d", 3, 0, 0, "pledge_yes_1_1", None, ((0, False),))
    spurned = replace(state, promises=(*state.promises, broke, replace(broke, deal="e")))

    assert {"no"} == set(ballots(state, dealing("grudging")))
    assert {"yes"} == set(ballots(spurned, dealing("grudging")))


@pytest.mark.parametrize(("kind", "good"), [("yes", True), ("no", False), ("gather", False)])
def test_a_word_is_marked_as_the_count_shows_it_HO_R23(kind: Any, good: bool) -> None:
    """The partner's vote of the phase before; of its own word the house says nothing."""
    state = whole(council())
    cast = (Ballot("gather"), Ballot(kind, 0 if kind == "gather" else 2), *[Ballot("gather")] * 3)
    calm = foreseen(0, 0, 0, 0, 0)
    count = Count(1, 2, (10,) * 5, (True,) * 5, (0,) * 5, 10, calm, calm, cast)
    theirs = Promised("0-1-1", 1, 0, 0, "pledge_yes_1_2", None)
    mine = Promised("0-1-1", 0, 1, 0, "pledge_no_1_2", None)
    known = replace(state, counts=(count,), promises=(mine, theirs))

    assert {MarkPromise("0-1-1", 1, 0, good)} == set(moves(known, dealing("loyal")))
    unknown = replace(known, counts=())
    assert MarkPromise not in {type(one) for one in moves(unknown, dealing("loyal"))}


@pytest.mark.parametrize(("given", "taken_back"), [("no", True), (None, False)])
def test_an_offer_of_a_word_is_taken_back_once_the_word_was_given_HO_R25(
    given: str | None, taken_back: bool
) -> None:
    """To the same house, by another deal: nobody pays for what they have. Seat 4 has yet to vote."""
    state = whole(council(roles="luxurious " * 5, yes=RAISES, no=CUTS))
    sold = trade.offered(state, 0, 3, (word("no", phase_of(state)),), (Pay(1),))
    named = next(deal.id for deal in sold.deals)
    now = sold if given is None else sworn(sold, given, 3)
    found = set(moves(now, dealing("loyal"), people=(4,)))

    assert taken_back == ({WithdrawDeal(named)} == found)
    assert taken_back == (WithdrawDeal(named) in found)


def test_it_gives_no_word_that_it_cannot_read() -> None:
    """HO-R23: it could not keep it."""
    offered = trade.offered(whole(council()), 1, 0, (Pay(9),), (Promise("peace in our time"),))

    assert {DeclineDeal} == {type(one) for one in moves(offered, dealing("loyal"))}


def test_who_wants_the_same_answers_word_with_word_until_one_was_broken() -> None:
    """Both promise the raise; a house that has broken two words is not believed."""
    state = whole(council(roles="luxurious " * 5, yes=foreseen(1, 0, 0, 0, 0), no=foreseen(-1, 0, 0, 0, 0)))
    pact = trade.offered(state, 1, 0, (word("yes", phase_of(state)),), (word("yes", phase_of(state)),))
    broke = tuple(Promised(f"d{n}", 1, 2, 0, "pledge_no_1_1", None, ((2, False),)) for n in range(9))

    assert {ConfirmDeal} == {type(one) for one in moves(pact, dealing("loyal"))}
    assert {DeclineDeal} == {type(one) for one in moves(replace(pact, promises=broke), dealing("loyal"))}


def test_no_word_is_given_beside_a_ballot_of_the_other_side() -> None:
    """HO-R26: who is bound to a no does not promise a yes, whatever it brings."""
    state = whole(council(roles="luxurious " * 5, yes=RAISES, no=CUTS))
    tied = trade.bound(state, 2, 0, (Reward(1, 0),), (Vote("no", 1, 9),))
    offered = trade.offered(tied, 1, 0, (Pay(9),), (word("yes", phase_of(state)),))

    assert {DeclineDeal} == {type(one) for one in moves(offered, dealing("loyal"))}


def test_offers_of_words_are_made_to_people_too() -> None:
    state = whole(council(roles="luxurious " * 5, yes=RAISES, no=CUTS))
    talker = replace(dealing("loyal", 10), word=10)
    found = [one for one in moves(state, talker, people=(3,)) if isinstance(one, OfferDeal)]

    assert any(
        one.partner == 3 and one.mine == (word("yes", phase_of(state)),) == one.theirs for one in found
    )


@pytest.mark.parametrize("says", [True, False])
@pytest.mark.parametrize("first", [0, 1])
def test_a_broken_word_is_remembered_whatever_its_giver_marks_HO_R23(first: int, says: bool) -> None:
    """Seat 1 broke its word to seat 0; it marks it as kept, or as broken, before or after seat 0 does."""
    state = trade.bound(whole(council()), 1, 0, (word("yes"),), (Pay(1),))
    deal = state.promises[0].deal
    marks = {0: MarkPromise(deal, 1, 0, False), 1: MarkPromise(deal, 1, 0, says)}
    done = trade.after(trade.after(state, first, marks[first]), 1 - first, marks[1 - first])
    seen = view(done, 0)

    assert () == done.promises
    assert ((0, 1), 1 / 3) == (record(seen, 0, 1), credit(seen, 0, 1))


def test_nobody_is_asked_for_a_vote_who_has_no_power_HO_6_4() -> None:
    """Seat 3 has none, as everybody sees: who wants a side asks the others, who sells asks it, too."""
    state = whole(council(roles="luxurious " * 5, yes=RAISES, no=CUTS))
    bare = replace(state.characters[3], shown=Purse(10, 0), purse=seal(Purse(10, 0), 3))
    poor = replace(state, characters=with_value_at(state.characters, 3, bare))
    offers = [one for one in moves(poor, dealing("bold", 10), people=(3,)) if isinstance(one, OfferDeal)]
    calm = replace(
        poor,
        phase=state.phase and replace(state.phase, yes=foreseen(0, 0, 0, 0, 0), no=foreseen(0, 0, 0, 0, 0)),
    )
    sold = [one for one in moves(calm, dealing("bold", 10), people=(3,)) if isinstance(one, OfferDeal)]

    assert {1, 2, 4} == {one.partner for one in offers}
    assert 3 in {one.partner for one in sold}
