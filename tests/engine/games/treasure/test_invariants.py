"""Invariants J1 to J11 over whole random games, with every number of seats and every option."""

import os
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.treasure.base import Options
from engine.games.treasure.chapters import AnyAction, AnyEvent
from engine.games.treasure.chapters.dawn import AttackTally, ConflictTally, MutinyTally
from engine.games.treasure.chapters.day import DayAction, Done, Undone, treasure_count
from engine.games.treasure.chapters.night import VALUES
from engine.games.treasure.state import SHIPS, Order, State, score, seats_in_boats, spot
from engine.kernel.moves import Expire, PartialMove
from engine.playout import Turn
from tests.engine.games.treasure.board import GAME
from tests.engine.games.treasure.whole_games import settings as drawn
from tests.engine.games.treasure.whole_games import turns

NUMBERS = st.integers(min_value=0, max_value=2**60)
SEATS = st.integers(min_value=2, max_value=10)
games = given(seats=SEATS, number=NUMBERS)
few = settings(max_examples=30, deadline=None)


def states(seats: int, number: int) -> Iterator[State]:
    """The states of a random game with drawn options."""
    return (turn.state for turn in turns(seats, drawn(number), number))


@few
@games
def test_treasures_are_neither_made_nor_lost(seats: int, number: int) -> None:
    """J1, J2, TI-1.2, TI-1.4: the island has 2, all have 8, less those still to be stowed."""
    for state in states(seats, number):
        island = spot(state, "island")
        unstowed = sum(treasure_count(state, ship) == 0 for ship in SHIPS) if state.phase == "stow" else 0

        assert 2 == island.english + island.french
        assert 8 == sum(score(state)) + state.spanish + unstowed
        assert all(at.english >= 0 and at.french >= 0 for at in state.spots)


@few
@games
def test_everybody_is_in_one_place_and_ships_hold_five(seats: int, number: int) -> None:
    """J3, J4, TI-1.3, TI-3.1: one queue or a boat; never more than five aboard."""
    for state in states(seats, number):
        standing = [seat for at in state.spots for seat in at.queue]

        assert [*range(seats)] == sorted((*standing, *seats_in_boats(state)))
        assert max(len(spot(state, ship).queue) for ship in SHIPS) <= 5


@few
@games
def test_spanish_treasures_never_grow(seats: int, number: int) -> None:
    """J5, U07: from 4 down to 0, one at a time."""
    counts = [state.spanish for state in states(seats, number)]

    assert 4 == counts[0]
    assert all(0 <= later <= earlier <= 4 for earlier, later in pairwise(counts))


@few
@games
def test_a_seat_acts_once_a_day_at_most(seats: int, number: int) -> None:
    """J6, TI-4.2: `done` is no action."""
    acted: Counter[tuple[int, int]] = Counter()
    round = 0
    for turn in turns(seats, drawn(number), number):
        if isinstance(turn.action, DayAction) and not isinstance(turn.action, Done | Undone):
            acted[round, turn.seat] += 1
        round = turn.state.round

    assert set(acted.values()) <= {1}


@few
@games
def test_the_last_round_is_the_last_or_the_fleets(seats: int, number: int) -> None:
    """J7, TI-6.1, TI-R21: and the fleet's is never before `fleet_from` nor the last one."""
    options = drawn(number)
    *_, end = states(seats, number)

    assert "over" == end.phase
    assert end.round == (options.rounds if end.fleet is None else end.fleet)
    assert end.fleet is None or options.fleet_from <= end.fleet < options.rounds


@few
@games
def test_with_the_seeds_rounds_the_fleet_comes_in_six_to_nine(seats: int, number: int) -> None:
    """J7, TI-4.10: the default of ten rounds."""
    *_, end = turns(seats, Options(min_players=2), number)

    assert end.state.fleet in (None, 6, 7, 8, 9)
    assert end.state.round == (end.state.fleet or 10)


def tallied(event: AnyEvent) -> tuple[int, int] | None:
    """The order and the sum of a tally."""
    match event:
        case AttackTally(order, _, charge, fire, douse):
            return order, charge + fire + douse
        case MutinyTally(order, _, ayes, nays):
            return order, ayes + nays
        case ConflictTally(order, english, french):
            return order, english + french
        case _:
            return None


def due(options: Options, order: Order, cast: int) -> int:
    """How many votes the tally must have, from the public list and count alone (TI-R16, TI-R18)."""
    votes = len(order.voters) if options.missed_vote == "random" else cast
    barred = order.kind == "conflict" and options.conflict_random == "off"
    listed = options.random_when == "one_cast" or len(order.voters) == 1
    return votes + (votes == 1 and listed and not barred)


@few
@games
def test_a_tally_is_the_sum_of_the_votes(seats: int, number: int) -> None:
    """J8, TI-R16, TI-R18: one more exactly where the lone-voter rule says so."""
    options, before = drawn(number), None
    for turn in turns(seats, options, number):
        for event in turn.events:
            tally = tallied(event)
            if tally is not None and before is not None:
                order = before.orders[tally[0]]
                assert due(options, order, order.cast) == tally[1]
            before = GAME.evolve(before, event)
        assert turn.state == before


@few
@games
def test_whoever_must_act_can(seats: int, number: int) -> None:
    """J11: each wait that holds up the game has a legal move for its seat."""
    for state in states(seats, number):
        for wait in GAME.waits(state):
            assert not wait.must or GAME.offers(state, wait.seat, None)


@few
@games
def test_every_offer_is_legal_and_only_offers_are(seats: int, number: int) -> None:
    """J11: offers and refusals agree for every move that can be written down."""
    for index, state in enumerate(states(seats, number)):
        if index % 5 == 0 and state.over is None:
            for seat in range(seats):
                legal = [move for move in every_move(seats) if GAME.refusal(state, seat, move) is None]
                leave = GAME.offers(state, seat, PartialMove("resign"))
                assert set(legal) == {*GAME.offers(state, seat, None), *leave}


def every_move(seats: int) -> Iterator[AnyAction]:
    """All actions with all values of their fields, some of them out of range."""
    ranges: dict[str, tuple[Any, ...]] = {
        "hold": ("english", "french"),
        "fill": ("english", "french"),
        "rob": ("none", "english", "french"),
        "place": ("fd", "jr", "island"),
        "target": tuple(range(-1, seats + 1)),
        "order": tuple(range(-1, 9)),
        "value": tuple(value for values in VALUES.values() for value in values),
    }
    for kind in MOVES:
        rows: list[tuple[Any, ...]] = [()]
        for name in kind.__struct_fields__:
            rows = [(*row, value) for row in rows for value in ranges[name]]
        yield from (kind(*row) for row in rows)


MOVES: tuple[Any, ...] = AnyAction.__args__


@few
@games
def test_a_wait_opens_once_and_its_deadline_closes_it(seats: int, number: int) -> None:
    """Section 8, missed deadlines: an id that has closed never comes back; Expire closes its wait."""
    closed: set[str] = set()
    before: set[str] = set()
    for turn in turns(seats, drawn(number), number):
        now = {wait.id for wait in GAME.waits(turn.state)}
        closed |= before - now
        before = now

        assert len(now) == len(GAME.waits(turn.state))
        assert closed.isdisjoint(now)
        assert not isinstance(turn.action, Expire) or turn.action.wait not in now


@few
@games
def test_leavers_and_losers_come_after_the_winners(seats: int, number: int) -> None:
    """TI-R28, section 6: every seat has one place; winners alone are first; no leaver wins."""
    *_, end = states(seats, number)
    result = GAME.result(end)
    over = end.over
    assert result is not None
    assert over is not None

    assert [*range(seats)] == sorted(seat for row in result.places for seat in row)
    assert over.winners in ((), result.places[0])
    assert not any(end.members[seat].left for seat in over.winners)


def last(seats: int, options: Options, number: int) -> Turn:
    """The last turn of a game."""
    *_, end = turns(seats, options, number)
    return end


def play_many(count: int) -> Counter[str]:
    """Why each of so many games ended; seats and options change from game to game."""
    ends: Counter[str] = Counter()
    for number in range(count):
        end = last(2 + number % 9, drawn(number), number)
        result = GAME.result(end.state)
        assert result is not None
        ends[result.why] += 1
    return ends


@pytest.mark.long
def test_random_games_end_in_every_way() -> None:
    """Every number of seats, every option: no game is stuck or breaks. KHANDAN_LONG=1 plays 10,000."""
    full = bool(os.environ.get("KHANDAN_LONG"))
    common, rare = {"treasure", "governor", "draw"}, {"dutch_governor", "lot", "dutch_tie"}
    ends = play_many(10_000 if full else 200)

    assert common | (rare if full else set()) <= set(ends)
    assert (10_000 if full else 200) == ends.total()
