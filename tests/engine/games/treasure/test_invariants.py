"""Invariants J1 to J11 over whole random games, with every number of seats and every option."""

import os
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.games.treasure.day import loot_of
from engine.games.treasure.events import (
    AnyEvent,
    GameOver,
    MatchOpened,
    TeamAssigned,
)
from engine.games.treasure.events_night import (
    AttackTally,
    ConflictTally,
    MutinyTally,
    VoteCast,
)
from engine.games.treasure.moves import AnyAction, DayAction, Done, Options, Undone
from engine.games.treasure.night import VALUES
from engine.games.treasure.state import SHIPS, Order, State, boats, score, spot
from engine.kernel.moves import Expire
from engine.kernel.sealed import cut, known, readable, seal
from engine.kernel.seats import CLOCK
from engine.kernel.step import fold
from engine.lab import Turn
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
        unstowed = sum(loot_of(state, ship) == 0 for ship in SHIPS) if state.phase == "stow" else 0

        assert 2 == island.english + island.french
        assert 8 == sum(score(state)) + state.spanish + unstowed
        assert all(at.english >= 0 and at.french >= 0 for at in state.spots)


@few
@games
def test_everybody_is_in_one_place_and_ships_hold_five(seats: int, number: int) -> None:
    """J3, J4, TI-1.3, TI-3.1: one queue or a boat; never more than five aboard."""
    for state in states(seats, number):
        standing = [seat for at in state.spots for seat in at.queue]

        assert [*range(seats)] == sorted((*standing, *boats(state)))
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


def leaks(event: AnyEvent) -> bool:
    """Whether the event holds a team or a single vote."""
    return isinstance(event, TeamAssigned | VoteCast)


@few
@games
def test_no_event_of_others_holds_a_team_or_a_vote(seats: int, number: int) -> None:
    """J9, U10, TI-5.1: before the end only its own seat reads either; the end alone reveals the teams."""
    for turn in turns(seats, drawn(number), number):
        for event in turn.events:
            viewers = [viewer for viewer in (None, *range(seats)) if readable(event, viewer)]
            shown = isinstance(event, GameOver | MatchOpened) or turn.state.over is not None
            words = msgspec.json.encode(cut(event, None)).decode() if readable(event, None) else ""

            assert not leaks(event) or viewers == [event.seat]
            assert shown or "dutch" not in words


def others_changed(state: State, viewer: int | None) -> State:
    """The same state with all secrets that are not the viewer's turned into others."""
    turn: dict[str, Any] = {"english": "dutch", "french": "english", "dutch": "french"}
    members = tuple(
        member
        if seat == viewer
        else replace(
            member, team=seal(turn[known(member.team)], seat), idle=seal(known(member.idle) + 7, seat)
        )
        for seat, member in enumerate(state.members)
    )
    return replace(
        state,
        members=tuple(members),
        ballots=tuple(one for one in state.ballots if one.seat == viewer),
        catches=tuple(one for one in state.catches if one.seat == viewer),
        kept=tuple(one for one in state.kept if one.vote.seat == viewer),
    )


@few
@games
def test_no_view_depends_on_other_seats_secrets(seats: int, number: int) -> None:
    """J9: swap every team, vote, hold choice and absence that is not the viewer's: no byte changes."""
    for index, state in enumerate(states(seats, number)):
        viewer = (None, *range(seats))[index % (seats + 1)]
        swapped = others_changed(state, viewer)

        assert msgspec.json.encode(GAME.view(state, viewer)) == msgspec.json.encode(
            GAME.view(swapped, viewer)
        )


@few
@games
def test_what_a_seat_may_do_depends_on_nothing_hidden_from_it(seats: int, number: int) -> None:
    """J9: offers and refusals are the same when other seats' secrets are others."""
    for index, state in enumerate(states(seats, number)):
        seat = index % seats

        assert GAME.offers(state, seat, None) == GAME.offers(others_changed(state, seat), seat, None)


@few
@games
def test_replay_gives_the_same_state(seats: int, number: int) -> None:
    """J10: the events alone, through the codec, make the same bytes; so does the same seed."""
    first = [*turns(seats, drawn(number), number)]
    again = [*turns(seats, drawn(number), number)]
    events = [event for turn in first for event in turn.events]
    stored = msgspec.json.decode(msgspec.json.encode(events), type=list[AnyEvent])

    assert first == again
    assert first[-1].state == fold(GAME, None, stored)


@few
@games
def test_states_and_actions_survive_the_codec(seats: int, number: int) -> None:
    """J10: decode(encode(x)) == x."""
    for turn in turns(seats, drawn(number), number):
        assert turn.state == msgspec.msgpack.decode(msgspec.msgpack.encode(turn.state), type=State)
        if turn.seat != CLOCK:
            assert turn.action == msgspec.json.decode(msgspec.json.encode(turn.action), type=AnyAction)


@few
@games
def test_whoever_must_act_can(seats: int, number: int) -> None:
    """J11: each wait that holds up the game has a legal move for its seat."""
    for state in states(seats, number):
        for wait in GAME.waits(state):
            assert not wait.must or len(GAME.offers(state, wait.seat, None)) > 1


@few
@games
def test_every_offer_is_legal_and_only_offers_are(seats: int, number: int) -> None:
    """J11: offers and refusals agree for every move that can be written down."""
    for index, state in enumerate(states(seats, number)):
        if index % 5 == 0 and state.over is None:
            for seat in range(seats):
                legal = [move for move in every_move(seats) if GAME.refusal(state, seat, move) is None]
                assert set(legal) == set(GAME.offers(state, seat, None))


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
    """Every number of seats, every option: no game is stuck or breaks. LONG=1 plays 10,000, else 200."""
    full = bool(os.environ.get("LONG"))
    common, rare = {"treasure", "governor", "draw"}, {"dutch_governor", "lot", "dutch_tie"}
    ends = play_many(10_000 if full else 200)

    assert common | (rare if full else set()) <= set(ends)
    assert (10_000 if full else 200) == ends.total()
