"""The vote: four ballots, what may be added, who sees it, and the count (HO-6.4, HO-6.5, HO-R18 to R22)."""

import pytest

from engine.games.houses.clauses import Vote
from engine.games.houses.events import (
    BallotCast,
    BallotMissed,
    BallotsCounted,
    BallotSealed,
    DecisionTaken,
    ModeratorTaken,
    PhaseClosed,
    PhaseOpened,
    PowerAdded,
    PowerSettled,
)
from engine.games.houses.moves import AddPower, Ballot, Cast, OfferDeal, Options, SealBallot
from engine.games.houses.view import view
from engine.kernel.refused import no
from engine.kernel.sealed import is_readable
from engine.kernel.step import refusal
from tests.engine.games.houses import trade
from tests.engine.games.houses.position import (
    code,
    coins,
    council,
    done,
    game,
    offered,
    phase,
    powers,
    silent,
    voted,
    waits,
    world,
)
from tests.engine.games.houses.realm import with_perk

WORLD = world()


def test_a_yes_and_a_no_take_power() -> None:
    """HO-6.4: 1 or more, up to what the character has."""
    state = council(power=(8, 8, 0, 8, 8))

    assert [None, None] == [code(WORLD, state, 0, Cast(side, 8)) for side in ("yes", "no")]
    assert "power_missing" == code(WORLD, state, 0, Cast("yes", 0))
    assert no("power_short", most=8) == refusal(game(WORLD), state, 0, Cast("no", 9))
    assert "power_short" == code(WORLD, state, 2, Cast("yes", 1))


@pytest.mark.parametrize("kind", ["gather", "moderate"])
def test_an_abstention_brings_a_coin_and_takes_no_power(kind: str) -> None:
    """HO-6.4, HO-R19: the coin is paid with the ballot, which seals itself."""
    told = voted(WORLD, council(), f"- {kind} - - -")

    assert (10, 11, 10, 10, 10) == coins(told.state)
    assert Ballot(kind, 0, True) == told.one(BallotCast).ballot.value  # type: ignore[arg-type]
    assert "ballot_sealed" == code(WORLD, told.state, 1, Cast("gather"))
    assert "abstention_power" == code(WORLD, council(), 1, Cast(kind, 1))  # type: ignore[arg-type]


def test_extra_coin_on_abstain_adds_its_coins() -> None:
    """Chapter 11: n more with each abstention, none with a yes or no."""
    state = with_perk(with_perk(council(), 0, "extra_coin_on_abstain", n=2), 1, "extra_coin_on_abstain")

    assert (13, 10, 10, 10, 10) == coins(voted(WORLD, state, "gather yes1 - - -").state)


def test_one_house_a_phase_takes_the_moderators_seat() -> None:
    """HO-5.8, HO-6.4, HO-R18: announced at once to all, since it bars the others."""
    told = voted(WORLD, council(moderator=4), "- - moderate - -")

    assert ModeratorTaken(2) == told.one(ModeratorTaken)
    assert is_readable(told.one(ModeratorTaken), 0)
    assert 2 == told.state.moderator
    assert no("seat_taken", seat=2) == refusal(game(WORLD), told.state, 0, Cast("moderate"))


def test_the_moderators_seat_is_kept_until_another_takes_it() -> None:
    """HO-5.8: at least to the end of the phase; in the next it may be taken anew."""
    told = voted(WORLD, council(moderator=4), "yes1 gather moderate gather gather")
    after = voted(WORLD, told.state, "- moderate - - -")

    assert 2 == told.one(PhaseClosed).moderator
    assert (4, "vote", 2) == (phase(told.state).number, told.state.stage, told.state.moderator)
    assert 1 == after.state.moderator


def test_a_cast_ballot_is_not_changed_nor_its_power_lowered() -> None:
    """HO-6.5."""
    state = done(WORLD, council(), 0, Cast("yes", 3)).state

    assert "already_cast" == code(WORLD, state, 0, Cast("no", 4))
    assert "already_cast" == code(WORLD, state, 0, Cast("gather"))
    assert no("power_lowered", power=3) == refusal(game(WORLD), state, 0, AddPower(2))
    assert "power_lowered" == code(WORLD, state, 0, AddPower(3))


def test_power_is_added_up_to_what_the_character_has() -> None:
    """HO-6.5: the whole ballot counts, not what is added."""
    state = done(WORLD, council(), 0, Cast("yes", 3)).state
    told = done(WORLD, state, 0, AddPower(8))

    assert PowerAdded(0, 8, (0,)) == told.one(PowerAdded)
    assert no("power_short", most=8) == refusal(game(WORLD), state, 0, AddPower(9))
    assert "nothing_cast" == code(WORLD, council(), 0, AddPower(3))


def test_a_sealed_ballot_takes_no_more_power() -> None:
    """HO-R19: the voter seals when done adding."""
    state = done(WORLD, done(WORLD, council(), 0, Cast("yes", 3)).state, 0, SealBallot()).state

    assert "ballot_sealed" == code(WORLD, state, 0, AddPower(4))
    assert "nothing_cast" == code(WORLD, state, 1, SealBallot())


def test_the_vote_closes_when_every_ballot_is_sealed() -> None:
    """HO-R19: an open yes still may grow, so the count waits for it."""
    state = voted(WORLD, council(), "- gather gather gather no1").state
    state = done(WORLD, state, 0, Cast("yes", 3)).state
    told = done(WORLD, state, 0, SealBallot())

    assert "vote" == state.stage
    assert (3, 1) == (told.one(BallotsCounted).yes, told.one(BallotsCounted).no)


def test_the_deadline_seals_an_open_ballot() -> None:
    """HO-R19: it counts as it is, and the house is not absent."""
    state = voted(WORLD, council(), "- gather gather gather no1").state
    state = done(WORLD, state, 0, Cast("yes", 3)).state
    told = voted(WORLD, state, "x - - - -")

    assert [] == told.all(BallotMissed)
    assert BallotSealed(0, (0,)) == told.one(BallotSealed)
    assert Ballot("yes", 3, True) == told.one(BallotsCounted).ballots[0]


def test_an_absent_house_moves_no_power_and_gets_neither_coin_nor_share() -> None:
    """HO-R20."""
    told = voted(WORLD, council(pool=6), "yes2 x gather gather x")

    assert [BallotMissed(1), BallotMissed(4)] == told.all(BallotMissed)
    assert (0, 0, 3, 3, 0) == told.one(PowerSettled).shares
    assert (10, 10, 11, 11, 10) == coins(told.state)
    assert (6, 8, 11, 11, 8) == powers(told.state)


def test_a_house_that_was_absent_votes_no_more_in_this_phase() -> None:
    """HO-R20: its deadline is over."""
    state = voted(WORLD, council(), "x - - - -").state

    assert "ballot_sealed" == code(WORLD, state, 0, Cast("yes", 1))
    assert () == tuple(one for one in offered(WORLD, state, 0) if isinstance(one, Cast))


def test_absent_houses_count_as_abstaining() -> None:
    """HO-R20, HO-6.6: with nobody for yes or no the moderator decides."""
    told = voted(WORLD, council(moderator=4), "x x x gather gather")

    assert [(4, "decide", "moderator_silent_no")] == waits(WORLD, told.state)


@pytest.mark.parametrize(
    ("absent", "otherwise", "steward"),
    [("absent", "ballot_absent", False), ("steward", "ballot_steward", True)],
)
def test_the_table_chooses_what_becomes_of_a_silent_house(absent: str, otherwise: str, steward: bool) -> None:
    """HO-R20, the option steward: an AI casts for it at the deadline."""
    state = council(options=Options(absent=absent))  # type: ignore[arg-type]

    assert {(otherwise, steward)} == {(wait.otherwise, wait.steward) for wait in game(WORLD).waits(state)}


def test_a_steward_is_held_by_the_houses_deals() -> None:
    """HO-R20, HO-R26: a bound ballot is a bound ballot whoever casts it."""
    state = trade.bound(council(options=Options(absent="steward")), 0, 1, (Vote("yes", 2, 4),))

    assert no("deal_binds", deal="0-1-1") == refusal(game(WORLD), state, 0, Cast("gather"))
    assert "deal_binds" == code(WORLD, state, 0, Cast("yes", 5))


@pytest.mark.parametrize("absent", ["absent", "steward"])
def test_a_bound_ballot_is_cast_for_a_silent_house(absent: str) -> None:
    """HO-R20, HO-R26: it is not absent."""
    state = trade.bound(council(options=Options(absent=absent)), 0, 1, (Vote("yes", 2, 4),))  # type: ignore[arg-type]
    told = voted(WORLD, state, "x - - - -")

    assert [] == told.all(BallotMissed)
    assert Ballot("yes", 2, True) == told.one(BallotCast).ballot.value
    assert "0-1-1" == told.one(BallotCast).deal.value


def test_power_promised_for_a_later_phase_is_reserved() -> None:
    """HO-R22, HO-R25: what is promised or cast can't be used elsewhere."""
    state = trade.bound(council(), 0, 1, (Vote("yes", 6, 8, ahead=1),))

    assert no("power_short", most=2) == refusal(game(WORLD), state, 0, Cast("yes", 3))
    assert code(WORLD, state, 0, Cast("yes", 2)) is None


def test_power_in_a_cast_ballot_is_reserved() -> None:
    """HO-R22: it still belongs to its house, and no deal can promise it again."""
    state = done(WORLD, council(), 0, Cast("yes", 6)).state
    seen = view(state, 0).own

    assert seen is not None
    assert (8, 2) == (seen.power, seen.free_power)
    assert "deal_power" == trade.code(state, 0, OfferDeal(1, (Vote("yes", 3, 3, ahead=1),), ()))


def test_every_seat_that_has_not_sealed_is_waited_for() -> None:
    """Chapter 13: with the default that is shown; none is awaited in public that has cast (HO-R18)."""
    state = voted(WORLD, council(), "gather - - - -").state
    state = done(WORLD, state, 1, Cast("yes", 1)).state

    assert [(seat, "vote", "ballot_absent") for seat in (1, 2, 3, 4)] == waits(WORLD, state)
    assert (2, 3, 4) == view(state, None).awaited


def test_the_four_ballots_are_offered_while_none_is_cast() -> None:
    """HO-6.4; the moderator's seat only while it is free (HO-5.8)."""
    taken = voted(WORLD, council(), "- - moderate - -").state

    assert (Cast("gather"), Cast("moderate")) == tuple(
        one for one in offered(WORLD, council(), 0) if isinstance(one, Cast)
    )
    assert ["yes", "no"] == [
        dict(one.given)["ballot"]
        for one in offered(WORLD, council(), 0)
        if getattr(one, "move", "") == "cast"
    ]
    assert (Cast("gather"),) == tuple(one for one in offered(WORLD, taken, 0) if isinstance(one, Cast))


def test_a_vote_in_which_all_are_silent_still_goes_on() -> None:
    """Chapter 13: the phase ends by its defaults alone."""
    state = council(moderator=3)
    for seat in state.seats:
        state = silent(WORLD, state, f"g1.p3.vote.{seat}").state
    told = silent(WORLD, state, "g1.p3.decide")

    assert DecisionTaken("no", 3, "silence") == told.one(DecisionTaken)
    assert 4 == told.one(PhaseOpened).phase


def test_in_open_votes_the_highest_ballot_of_the_stronger_side_leads_and_level_ones_change_nobody() -> None:
    """HO-R18: who comes level with the leader takes nothing from it, whichever seat it has."""
    state = voted(WORLD, council(options=Options(ballots="open")), "- yes2 - - -").state
    level = voted(WORLD, state, "yes2 - - - -").state
    above = voted(WORLD, level, "- - yes3 - -").state
    sides = voted(WORLD, above, "- - - no7 -").state

    assert [1, 1, 2, 2] == [one.leader for one in (state, level, above, sides)]
