"""Rivals among houses of company: who they are, how they vote, and what they keep for a last vote."""

import pytest
from msgspec.structs import replace

from engine.games.houses.moves import Ballot, Cast, Count
from engine.games.houses.state import State
from engine.games.houses.stewards.company.conviction import conviction
from engine.games.houses.stewards.company.rivalry import can_be_last_vote, quarrel_worth, rival_of
from engine.games.houses.view import View
from engine.playout import look
from tests.engine.games.houses.stewards.council import FLAT, GAME, council, foreseen, whole
from tests.engine.games.houses.stewards.test_company import CHANCES, dealing, moves

ARMED, LEARNED = foreseen(1, 0, 0, 0, 0), foreseen(0, 0, 0, 0, 1)
ONE, TWO, THREE = range(3)


def counted(ballots: str, generation: int = 1, phase: int = 1) -> Count:
    """A vote that is over: the side of each seat, - for none."""
    cast = tuple(Ballot("gather") if one == "-" else Ballot(one, 3) for one in ballots.split())  # type: ignore[arg-type]
    return Count(generation, phase, FLAT, (False,) * 5, (0,) * 5, 10, ARMED, LEARNED, cast)


def seen(state: State, seat: int = ONE) -> View:
    """What this seat sees."""
    view: View = look(GAME, whole(state), seat).view
    return view


def quarrelling(*counts: Count, **fields: object) -> State:
    """The first house holds the offices of the army, the second those of knowledge; yes arms, no teaches."""
    offices = {ONE: ("commander", "sentinel"), TWO: ("sage", "priest")}
    state = council(offices=offices, yes=ARMED, no=LEARNED, **fields)  # type: ignore[arg-type]
    return replace(state, counts=counts or (counted("yes no - - -"), counted("no yes - - -")))


def test_the_two_that_voted_most_against_each_other_are_rivals() -> None:
    """Votes side by side make it good again, and an abstention is no quarrel."""
    view = seen(quarrelling(counted("yes no no - -"), counted("no yes no - -"), counted("no yes - no -")))

    assert [TWO, ONE, None, None, None] == [rival_of(view, seat) for seat in range(5)]


@pytest.mark.parametrize("counts", [(), ("yes yes yes - -",), ("yes no - - -", "no no - - -")])
def test_where_nobody_has_quarrelled_there_are_no_rivals(counts: tuple[str, ...]) -> None:
    state = replace(quarrelling(), counts=tuple(counted(one) for one in counts))

    assert {None} == {rival_of(seen(state), seat) for seat in range(5)}


def test_a_quarrel_of_this_reign_weighs_more_than_one_of_the_last() -> None:
    """But it is not forgotten where this one has none."""
    old, new = counted("yes no - - -"), counted("yes - no - -", generation=2)
    now = replace(quarrelling(), generation=2)

    assert THREE == rival_of(seen(replace(now, counts=(old, new))), ONE)
    assert TWO == rival_of(seen(replace(now, counts=(old,))), ONE)


def test_what_a_quarrel_adds_for_one_it_adds_against_the_other_HO_5_1() -> None:
    """Yes helps the first house, no the second; a third has no part in it."""
    view = seen(quarrelling())

    assert quarrel_worth(view, ONE) > 1
    assert quarrel_worth(view, ONE) == -quarrel_worth(view, TWO)
    assert 0 == quarrel_worth(view, THREE)


def test_a_rival_is_seen_alike_by_everybody() -> None:
    """It goes by counts and offices: what a house does of it tells nothing of its role."""
    state = quarrelling()
    others = replace(state, characters=council(roles="rebel " * 5, offices={}).characters)

    assert {(ONE, TWO)} == {
        (rival_of(seen(state, seat), TWO), rival_of(seen(state, seat), ONE)) for seat in range(5)
    }
    assert TWO == rival_of(seen(others), ONE)


def test_a_house_wants_more_to_win_where_its_rival_would_lose() -> None:
    """Its own wish is the same."""
    peaceful, angry = (
        conviction(seen(state), ONE, dealing("loyal"), CHANCES[0])
        for state in (replace(quarrelling(), counts=()), quarrelling())
    )

    assert angry > peaceful + 1


@pytest.mark.parametrize(("number", "stability", "is_last"), [(3, 10, False), (7, 10, True), (3, 18, True)])
def test_the_last_vote_of_a_reign_is_foreseen_HO_9_1(number: int, stability: int, is_last: bool) -> None:
    """The king may die of age, or an answer bring him down."""
    state = quarrelling(number=number, stability=stability)

    assert is_last == can_be_last_vote(seen(state))


def test_rivals_keep_power_for_the_next_vote_but_not_in_a_last_one() -> None:
    """Whoever has spent all of it is silent."""
    powers = {}
    for number in (3, 8):
        state = quarrelling(number=number, power=(4,) * 5, roles="rebel " * 5)
        cast = [one for one in moves(state, dealing("bold")) if isinstance(one, Cast) and one.power]
        powers[number] = max(one.power for one in cast)

    assert powers[3] <= 2 < powers[8]
