"""What is public, what is one seat's own, and what nobody sees before the end (section 8, TI-R34)."""

from typing import Any

import msgspec

from engine.games.treasure.chapters.dawn import AttackTally, ConflictTally, GovernorFell
from engine.games.treasure.chapters.day import Attack, Conflict, Fleet, Mutiny
from engine.games.treasure.chapters.night import (
    HoldsChosen,
    Loot,
    NightEnded,
    Vote,
    VoteCast,
    VoteMissed,
    VotesIn,
)
from engine.games.treasure.chapters.rounds import DayStarted
from engine.games.treasure.state import ballot_of
from engine.games.treasure.view import Standing
from engine.kernel.sealed import cut, is_readable
from tests.engine.games.treasure.board import GAME, board

CREW = "FD: A B C; JR: D E F; island: G"


def public(events: tuple[Any, ...]) -> list[Any]:
    """What anybody may read of these events."""
    return [cut(event, None) for event in events if is_readable(event, None)]


def test_t39_the_public_log_of_a_conflict_has_no_single_vote() -> None:
    """T39, T24, TI-R19: tally, areas and the fall; no single vote, no team, no reason."""
    night = board("FD: A; island: G H I", teams="F: G").do("H", Conflict()).dusk()
    dawn = night.votes("G french, H english, I english")

    assert [VotesIn(0, "conflict", "island", cast, 3) for cast in (1, 2, 3)] == public(dawn.events)[:3]
    assert [
        NightEnded(1, (0,)),
        ConflictTally(0, 2, 1, 2, 0),
        GovernorFell(1),
        DayStarted(2),
    ] == public(dawn.events)[3:]
    assert ("seat",) == GovernorFell.__struct_fields__


def test_t39_the_word_dutch_is_not_said() -> None:
    """T39, T25: the fall after a tie is public, its reason is not."""
    night = board("FD: A; island: G H", teams="D: G").do("H", Conflict()).dusk()
    dawn = night.votes("G french, H english")

    assert GovernorFell(1) in public(dawn.events)
    assert "dutch" not in msgspec.json.encode(public(dawn.events)).decode()


def test_nobody_else_learns_that_a_seat_has_voted() -> None:
    """TI-5.1, TI-R27: vote and silence are told to their seat alone; others see a number."""
    night = board(CREW).do("A", Attack()).dusk().do("B", Vote(0, "douse"))
    missed = night.do_clock("vote-1-0-2")

    assert [VoteCast(1, 0, "douse", to=(1,)), VotesIn(0, "attack", "fd", 1, 3)] == list(night.events)
    assert [VotesIn(0, "attack", "fd", 1, 3)] == public(night.events)
    assert ([VoteMissed(2, 0, to=(2,))], []) == (list(missed.events), public(missed.events))


def test_votes_and_holds_are_seen_by_their_own_seat_only() -> None:
    """Section 8: own votes and own hold choice."""
    night = board(CREW).do("A", Attack()).dusk().do("A", Vote(0, "fire"), Loot(0, "french"))
    own, other = GAME.view(night.state, 0).table, GAME.view(night.state, 1).table
    ballot = ballot_of(own, 0, 0)
    assert ballot is not None

    assert ("fire", ["french"]) == (ballot.value, [catch.fill for catch in own.catches])
    assert ((), ()) == (other.ballots, other.catches)
    assert [HoldsChosen(0, 0, "french", "none", to=(0,))] == list(night.events)
    assert 1 == other.orders[0].cast


def test_a_failed_attack_never_tells_the_holds() -> None:
    """TI-R12: published only on success."""
    night = board(CREW).do("A", Attack()).dusk().do("A", Loot(0, "french"))
    dawn = night.votes("A fire, B fire, C fire")

    assert [AttackTally(0, "fd", 0, 3, 0, succeeded=False)] == dawn.happened(AttackTally)
    assert "french" not in msgspec.json.encode(public(dawn.events)).decode()


def test_each_seat_sees_its_own_team() -> None:
    """TI-2.1: nobody, and no stranger, sees another's."""
    state = board("FD: A B; JR: C", teams="F: B; D: C").state

    assert ["english", "french", "dutch", None] == [GAME.view(state, seat).team for seat in (0, 1, 2, None)]
    assert [None, "french", None] == [one.team.value for one in GAME.view(state, 1).table.members]
    assert GAME.view(state, None).dutch


def test_the_report_of_places_and_treasures_is_public() -> None:
    """TI-R34: positions, titles, holds, score, Spanish treasures, orders, who has acted, the fleet."""
    table = board("FD: A B; JR: C; island: D; boat: E", round=7).do("D", Fleet()).do("B", Mutiny())
    view = GAME.view(table.state, None)

    assert Standing("fd", 2, ("mate", "cabin_boy")) == view.standings[1]
    assert Standing("boat", 0, ()) == view.standings[4]
    assert ((4,), 2, 2, 4) == (view.boats, view.english, view.french, view.table.spanish)
    assert [True, False] == [view.table.members[seat].acted for seat in (1, 0)]
    assert (7, ["mutiny"]) == (view.table.fleet, [order.kind for order in view.table.orders])


def test_defaults_are_public_codes_that_betray_nothing() -> None:
    """U10, section 8: the same words stand on every seat's wait."""
    night = board(CREW, teams="F: A B").do("A", Attack()).dusk()
    codes = {(wait.ask, wait.otherwise) for wait in GAME.waits(night.state)}

    assert {("vote_attack", "no_vote"), ("loot", "lot_hold")} == codes


def test_the_state_holds_no_chance() -> None:
    """Draw late: what nobody may see does not exist; the same night, with another seed, draws otherwise."""
    nights = [board("FD: A", seed=n).do("A", Attack()).dusk().do("A", Loot(0, "english")) for n in range(9)]
    dawns = {night.votes("A charge").state.spanish for night in nights}

    assert 1 == len({night.state for night in nights})
    assert {3, 4} == dawns
