"""Who sees a ballot and a purse before the count, and in an open vote (HO-R11, HO-R18)."""

import pytest

from engine.games.houses.clauses import Vote
from engine.games.houses.events import (
    BallotCast,
    BallotsCounted,
    BallotSealed,
    PowerAdded,
)
from engine.games.houses.moves import AddPower, Ballot, Cast, Options, SealBallot
from engine.games.houses.state import State
from engine.games.houses.view import view
from engine.kernel.sealed import Sealed, cut, is_readable
from tests.engine.games.houses import trade
from tests.engine.games.houses.position import (
    council,
    done,
    game,
    voted,
    world,
)

WORLD = world()
OPEN = Options(ballots="open")


def test_a_secret_ballot_shows_others_only_that_it_is_cast() -> None:
    """HO-R18, chapter 12: not its side, power or coin, nor that a deal cast it."""
    told = voted(WORLD, council(), "yes3 - - - -").one(BallotCast)

    assert BallotCast(0, Sealed(None, (0,)), Sealed(None, (0,)), Sealed(None, (0,))) == cut(told, 1)
    assert cut(told, 1) == cut(voted(WORLD, council(), "gather - - - -").one(BallotCast), 1)
    assert told == cut(told, 0)


def test_additions_and_seals_of_a_secret_ballot_are_its_houses_own() -> None:
    """HO-R18: others may not even know that they happened."""
    state = done(WORLD, council(), 0, Cast("yes", 3)).state
    events = (done(WORLD, state, 0, AddPower(5)).one(PowerAdded), done(WORLD, state, 0, SealBallot()))

    assert [True, False, False] == [is_readable(events[0], viewer) for viewer in (0, 1, None)]
    assert [True, False, False] == [
        is_readable(events[1].one(BallotSealed), viewer) for viewer in (0, 1, None)
    ]


def test_the_count_shows_every_ballot() -> None:
    """HO-R18, HO-6.6: with an absent house's missing."""
    told = voted(WORLD, council(moderator=4), "yes3 yes3 no2 gather x")
    ballots = (
        Ballot("yes", 3, True),
        Ballot("yes", 3, True),
        Ballot("no", 2, True),
        Ballot("gather", 0, True),
    )

    assert BallotsCounted((*ballots, None), 6, 2) == told.one(BallotsCounted)
    shown = view(told.state, None).phase
    assert shown is not None
    assert (*ballots, None) == shown.ballots


def test_an_open_vote_shows_everything_at_once() -> None:
    """HO-R18, the option open: ballots, coins and additions are for all."""
    told = voted(WORLD, council(options=OPEN), "- gather - - -")
    state = done(WORLD, told.state, 0, Cast("yes", 3)).state
    more = done(WORLD, state, 0, AddPower(5)).one(PowerAdded)

    assert told.one(BallotCast).coins == cut(told.one(BallotCast), None).coins
    assert (Ballot("gather", 0, True), 1) == (
        told.one(BallotCast).ballot.value,
        cut(told.one(BallotCast), None).coins.value,
    )
    assert is_readable(more, None)


def test_the_deal_behind_a_ballot_stays_its_houses_own_in_an_open_vote() -> None:
    """HO-R27: the option opens ballots, not deals."""
    state = trade.bound(council(options=OPEN), 0, 1, (Vote("yes", 2, 4),))
    event = voted(WORLD, state, "x - - - -").one(BallotCast)

    assert ["0-1-1", None] == [cut(event, viewer).deal.value for viewer in (0, 2)]


def test_in_an_open_vote_the_leader_changes_with_the_ballots() -> None:
    """HO-R18, HO-5.7: whoever gave most to the side that is ahead; level sides or ballots change nobody."""
    states = [council(options=OPEN, leader=4)]
    for seat, cast in enumerate((Cast("no", 3), Cast("yes", 3), Cast("yes", 3))):
        states.append(done(WORLD, states[-1], seat, cast).state)
    states.append(done(WORLD, states[-1], 1, AddPower(4)).state)

    assert [4, 0, 0, 0, 1] == [state.leader for state in states]


def test_in_a_secret_vote_the_leader_stays_until_the_count() -> None:
    """HO-R18: else the seat would betray the ballots."""
    assert 4 == voted(WORLD, council(leader=4), "yes8 - - - -").state.leader


@pytest.mark.parametrize(("ballots", "stretch"), [("open", 3), ("secret", 0)])
def test_late_additions_put_an_open_vote_off_three_times_at_most(ballots: str, stretch: int) -> None:
    """HO-R18."""
    state = council(options=Options(ballots=ballots))  # type: ignore[arg-type]

    assert {stretch} == {wait.stretch for wait in game(WORLD).waits(state)}


def shown(state: State) -> list[tuple[int | None, int | None]]:
    """What the public sees of each purse."""
    return [(one.coins, one.power) for one in view(state, None).characters]


def test_others_see_purses_as_they_stood_when_the_phase_began() -> None:
    """HO-R11, HO-R19: an abstention's coin shows at the count, not before."""
    state = voted(WORLD, council(moderator=4), "gather yes2 no2 gather -").state
    counted = voted(WORLD, state, "- - - - x").state

    assert [(10, 8)] * 5 == shown(state)
    assert "decide" == counted.stage
    assert [(11, 8), (10, 8), (10, 8), (11, 8), (10, 8)] == shown(counted)


def test_hidden_purses_show_nothing_to_others_while_the_generation_lasts() -> None:
    """HO-R11, the option hidden; chapter 12: the house sees its own, and after the generation all see all."""
    state = council(options=Options(purses="hidden"))
    own = view(state, 0).own

    assert own is not None
    assert (10, 8) == (own.coins, own.power)
    assert [(None, None)] * 5 == shown(state)
