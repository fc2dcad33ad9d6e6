"""Attacks: orders, lists, votes, and the choice of holds (TI-4.6, TI-5.2)."""

from itertools import product

import pytest

from engine.games.treasure.chapters.dawn import AttackTally, NothingLeft, TreasureTaken
from engine.games.treasure.chapters.day import Attack, Board, Land, Maroon, OrderLapsed
from engine.games.treasure.chapters.night import Loot, Vote, VoteOpened, VotesIn
from engine.games.treasure.chapters.rounds import DayStarted, Resign
from engine.kernel.seats import CLOCK
from tests.engine.games.treasure.board import GAME, board
from tests.engine.games.treasure.board import Board as Table

CREW = "FD: A B C; JR: D E F; island: G"


def attacked(queues: str = CREW, holds: str = "", **settings: object) -> Table:
    """The night after A's order."""
    return board(queues, holds, **settings).do("A", Attack()).dusk()  # type: ignore[arg-type]


def test_t09_an_attack_that_succeeds_takes_a_treasure() -> None:
    """T09, TI-5.2, TI-R12: charge 2, fire 1, douse 0 takes a treasure into the captain's hold."""
    night = attacked()
    dawn = night.do("A", Vote(0, "charge"), Loot(0, "french")).votes("B fire, C charge")

    assert [AttackTally(0, "fd", 2, 1, 0, succeeded=True)] == dawn.happened(AttackTally)
    assert [TreasureTaken(0, "fd", "spanish", "french", "none")] == dawn.happened(TreasureTaken)
    assert (3, "E1 F1") == (dawn.state.spanish, dawn.holds("FD"))
    assert 2 == dawn.state.round


@pytest.mark.parametrize(
    "votes", ["A charge, B fire, C douse", "A fire, B fire, C fire", "A charge, B charge, C charge"]
)
def test_t10_an_attack_fails_put_out_or_without_charge_or_fire(votes: str) -> None:
    """T10, TI-5.2: fire put out, no charge, no fire."""
    dawn = attacked().do("A", Loot(0, "english")).votes(votes)

    assert [False] == [tally.succeeded for tally in dawn.happened(AttackTally)]
    assert (4, "E1 F0") == (dawn.state.spanish, dawn.holds("FD"))
    assert 2 == dawn.state.round


@pytest.mark.parametrize(
    ("votes", "succeeds"),
    [
        ("charge fire douse fire", True),
        ("charge charge douse fire", False),
        ("charge douse douse fire", False),
        ("fire fire douse fire", False),
        ("charge fire fire douse", True),
        ("charge charge charge fire", True),
        ("douse douse douse douse", False),
    ],
)
def test_u04_an_attack_needs_a_charge_and_more_fire_than_douse(votes: str, succeeds: bool) -> None:
    """U04, TI-5.2: strictly more fire than douse, a charge at least, and no charge is ever cancelled."""
    night = attacked("FD: A B C D").do("A", Loot(0, "english"))
    dawn = night.votes(", ".join(f"{name} {vote}" for name, vote in zip("ABCD", votes.split(), strict=True)))

    assert [succeeds] == [tally.succeeded for tally in dawn.happened(AttackTally)]


def test_every_vote_of_two_is_counted_by_the_formula() -> None:
    """TI-5.2: with two voters only one charge and one fire succeed."""
    values = ("charge", "fire", "douse")
    night = attacked("FD: A B").do("A", Loot(0, "english"))
    won = {(a, b) for a, b in product(values, values) if night.votes(f"A {a}, B {b}").state.spanish == 3}

    assert {("charge", "fire"), ("fire", "charge")} == won


def test_t11_a_lone_captain_gets_one_random_vote() -> None:
    """T11, TI-5.5, TI-R16, TI-R31: one of three values; the tally always shows two votes."""
    dawns = [attacked("FD: A", seed=n).do("A", Loot(0, "english")).votes("A charge") for n in range(40)]
    tallies = [dawn.happened(AttackTally)[0] for dawn in dawns]

    assert {2} == {tally.charge + tally.fire + tally.douse for tally in tallies}
    assert [tally.fire == 1 for tally in tallies] == [tally.succeeded for tally in tallies]
    assert {(2, 0, 0), (1, 1, 0), (1, 0, 1)} == {(one.charge, one.fire, one.douse) for one in tallies}


def test_t12_the_last_treasure_goes_to_the_first_order() -> None:
    """T12, TI-R17, U07: the second attack succeeds and takes nothing."""
    night = board(CREW, spanish=1).do("D", Attack()).do("A", Attack()).dusk()
    ready = night.do("D", Loot(0, "english")).do("A", Loot(1, "english"))
    dawn = ready.votes("D charge, E fire, F fire", 0).votes("A charge, B fire, C fire", 1)

    assert ("E1 F1", "E1 F0", 0) == (dawn.holds("JR"), dawn.holds("FD"), dawn.state.spanish)
    assert [NothingLeft(1, "fd")] == dawn.happened(NothingLeft)


def test_nothing_to_take_is_no_order() -> None:
    """T13, TI-4.6, TI-R11: no Spanish treasure and an empty ship."""
    assert "nothing_to_take" == board(CREW, "JR E0 F0", spanish=0).why_not("A", Attack())


def test_t14_who_stands_in_the_queue_at_dusk_votes() -> None:
    """T14, TI-R13, TI-4.4: those who stand in the queue at dusk, newcomers too, nobody in a boat."""
    table = board("FD: A B C; JR: D; boat: X").do("A", Attack()).do("B", Board()).do("X", Land("fd"))
    night = table.dusk()

    assert "A C X" == night.asked("vote")
    assert [VoteOpened(0, "attack", "fd", 0, (0, 2, 4))] == night.happened(VoteOpened)
    assert "not_listed" == night.why_not("B", Vote(0, "charge"))
    assert "A" == night.asked("loot")


def test_an_attack_without_a_crew_lapses() -> None:
    """TI-R13: the lone captain resigned; nobody is left to vote."""
    table = board("FD: A; JR: B").do("A", Attack()).do("A", Resign()).dusk()

    assert [OrderLapsed(0, "attack", "fd")] == table.happened(OrderLapsed)
    assert 2 == table.state.round


def test_votes_are_secret_values_of_their_kind() -> None:
    """Section 5: an attack is not voted on with for or against, nor an order that does not exist."""
    night = attacked()

    assert "vote_unfit" == night.why_not("A", Vote(0, "for"))
    assert {"no_such_order"} == {night.why_not("A", Vote(order, "fire")) for order in (1, -1)}
    assert {"no_such_order"} == {night.why_not("A", Loot(order, "english")) for order in (1, -1)}
    assert "not_night" == board(CREW).why_not("A", Loot(0, "english"))


def test_t37_the_last_vote_counts_and_the_public_sees_only_how_many() -> None:
    """T37, TI-R27: a changed vote changes no public number."""
    night = attacked().votes("A charge")
    changed = night.votes("A fire").votes("A douse")

    assert [VotesIn(0, "attack", "fd", 1, 3)] == night.happened(VotesIn)
    assert [] == changed.happened(VotesIn)
    assert 1 == changed.state.orders[0].cast


def test_the_night_goes_on_until_everything_is_in() -> None:
    """Section 8: votes and holds; the last one brings the dawn."""
    night = attacked().votes("A charge, B fire, C fire")

    assert ("night", "A") == (night.state.phase, night.asked())
    assert [DayStarted(2)] == night.do("A", Loot(0, "english")).happened(DayStarted)
    assert all(wait.must for wait in GAME.waits(night.state))


def test_t28_nobody_votes() -> None:
    """T28, TI-R18, U11: an attack without a vote fails, and gets no random vote."""
    dawn = attacked("FD: A; JR: B").silence()

    assert [AttackTally(0, "fd", 0, 0, 0, succeeded=False)] == dawn.happened(AttackTally)


def test_u11_abstentions_make_no_lone_voter() -> None:
    """U11, TI-R16, TI-R18: one of three voted; the list had three."""
    dawn = attacked().votes("A charge").silence()

    assert [AttackTally(0, "fd", 1, 0, 0, succeeded=False)] == dawn.happened(AttackTally)


def test_one_vote_cast_may_count_as_lone() -> None:
    """TI-R16, option random_when=one_cast."""
    dawn = attacked(random_when="one_cast").votes("A charge").silence()
    tally = dawn.happened(AttackTally)[0]
    silent = attacked(random_when="one_cast").silence().happened(AttackTally)[0]

    assert 2 == tally.charge + tally.fire + tally.douse
    assert 0 == silent.charge + silent.fire + silent.douse


def test_missed_votes_may_be_drawn() -> None:
    """TI-R18, option missed_vote=random: every listed seat's vote counts, by lot at dawn."""
    dawns = [attacked(missed_vote="random", seed=n).votes("A charge").silence() for n in range(25)]
    tallies = [dawn.happened(AttackTally)[0] for dawn in dawns]

    assert {3} == {one.charge + one.fire + one.douse for one in tallies}
    assert 6 == len({(one.charge, one.fire, one.douse) for one in tallies})
    assert "random_vote" in {wait.otherwise for wait in GAME.waits(attacked(missed_vote="random").state)}


def test_an_attack_may_turn_to_the_other_ship() -> None:
    """TI-R11, option retarget=on: the Spanish ship was emptied earlier the same night."""
    night = board(CREW, spanish=1, retarget="on").do("D", Attack()).do("A", Attack()).dusk()
    ready = night.do("D", Loot(0, "english")).do("A", Loot(1, "english", "french"))
    dawn = ready.votes("D charge, E fire, F fire", 0).votes("A charge, B fire, C fire", 1)

    assert ("rob_unfit", "rob_needed") == (
        night.why_not("D", Loot(0, "english", "french")),
        night.why_not("A", Loot(1, "english")),
    )
    assert ("E1 F0", "E2 F0") == (dawn.holds("JR"), dawn.holds("FD"))


def test_a_missed_deadline_is_missed() -> None:
    """Section 8: neither vote nor choice of holds comes after its own deadline, though the night goes on."""
    night = attacked().do_clock("vote-1-0-0").do_clock("loot-1-0-0")

    assert ("night", "B C") == (night.state.phase, night.asked())
    assert "too_late" == night.why_not("A", Vote(0, "charge"))
    assert "too_late" == night.why_not("A", Loot(0, "english"))


def test_maroon_does_not_touch_the_order() -> None:
    """TI-R09: the crew that is left votes."""
    night = board("FD: A B C; JR: D E; island: G").do("D", Maroon(4)).do("A", Attack()).dusk()

    assert "A B C" == night.asked("vote")
    assert CLOCK not in [wait.seat for wait in GAME.waits(night.state)]
