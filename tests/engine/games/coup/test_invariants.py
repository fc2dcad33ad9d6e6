"""I1 to I11 and the laws of the contract, over wild play with all player counts and options."""

import os

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.games.coup.base import Options
from engine.games.coup.chapters.losses import Eliminated
from engine.games.coup.rules import Action, Event
from engine.games.coup.state import State
from engine.kernel.dice import Dice
from engine.kernel.step import fold
from engine.stewards.random import choose
from tests.engine.games.coup.wild import (
    GAME,
    any_options,
    disagreements,
    faults,
    losses_by_turn,
    match,
    resigned,
)

GAMES = 10_000 if os.environ.get("KHANDAN_LONG") else 200
"""Matches of the long run; the full run is KHANDAN_LONG=1."""

seeds = st.binary(min_size=16, max_size=16)
counts = st.integers(2, 6)
tables = given(seed=seeds, seats=counts)
few = settings(max_examples=80, deadline=None)


@tables
@few
def test_the_invariants_hold_after_every_move(seed: bytes, seats: int) -> None:
    """I1 to I7, I10: cards, coins, hands, questions, the owner of the turn, the end, the forced coup."""
    turns = match(seed, seats, any_options(Dice(seed)))

    assert [] == [(number, faults(turn.state)) for number, turn in enumerate(turns) if faults(turn.state)]


@tables
@few
def test_offers_and_refusals_agree(seed: bytes, seats: int) -> None:
    """Every move that is offered is legal, and every legal move is offered, to every seat (T14, T16, T25)."""
    turns = match(seed, seats, any_options(Dice(seed)))

    assert [] == [found for turn in turns for found in disagreements(turn.state)]


@tables
@few
def test_the_log_leads_back_to_the_same_table(seed: bytes, seats: int) -> None:
    """I8: folding all events gives the state; so does playing the same match again."""
    options = any_options(Dice(seed))
    turns = list(match(seed, seats, options))
    events = [event for turn in turns for event in turn.events]
    again = list(match(seed, seats, options))

    assert turns[-1].state == fold(GAME, None, events)
    assert turns == again


@tables
@few
def test_what_is_stored_comes_back(seed: bytes, seats: int) -> None:
    """Events, actions and states survive the way to the disk (T05)."""
    turns = list(match(seed, seats, any_options(Dice(seed))))
    events = [event for turn in turns for event in turn.events]
    actions = [turn.action for turn in turns if turn.seat >= 0]
    states = [turn.state for turn in turns]

    for things, kind in ((events, list[Event]), (actions, list[Action]), (states, list[State])):
        assert things == msgspec.json.decode(msgspec.json.encode(things), type=kind)


@tables
@few
def test_an_action_costs_at_most_two_cards_each_and_three_in_all(seed: bytes, seats: int) -> None:
    """I11: without leavers and without the reopened block."""
    options = replace(any_options(Dice(seed)), reopen_aid_block="off", afk_limit=0)
    turns = list(match(seed, seats, options, choose))
    counts = losses_by_turn(turns)

    assert not resigned(turns)
    assert all(max(count.values(), default=0) <= 2 and count.total() <= 3 for count in counts)


@tables
@few
def test_the_end_tells_who_fell_last_first(seed: bytes, seats: int) -> None:
    """CO-2.6: one wins and all others are level, told in the order in which they fell, backwards."""
    turns = list(match(seed, seats, replace(any_options(Dice(seed)), max_turns=0)))
    fell = [one.seat for turn in turns for one in turn.events if isinstance(one, Eliminated)]
    ended = GAME.result(turns[-1].state)

    assert ended is not None
    assert (tuple(set(range(seats)) - set(fell)), tuple(reversed(fell))) == ended.places


@tables
@few
def test_a_wait_id_opens_once(seed: bytes, seats: int) -> None:
    """T13: an id that has closed never opens again, and no two are open at once."""
    open_before: set[str] = set()
    closed: set[str] = set()
    for turn in match(seed, seats, any_options(Dice(seed))):
        ids = [wait.id for wait in GAME.waits(turn.state)]
        closed |= open_before - set(ids)
        open_before = set(ids)

        assert len(ids) == len(open_before)
        assert not closed & open_before


@pytest.mark.long
def test_many_wild_games_end_soundly() -> None:
    """All player counts, all options: no exception, no broken invariant, and every match ends (T12, T23)."""
    for number in range(GAMES):
        seed = number.to_bytes(16, "big")
        turns = list(match(seed, 2 + number % 5, any_options(Dice(seed))))
        sample = [turn.state for turn in turns[number % 8 :: 8]]

        assert GAME.result(turns[-1].state) is not None
        assert [] == [found for turn in turns for found in faults(turn.state)]
        assert [] == [found for state in sample for found in disagreements(state)]


def test_default_options_are_the_specifications() -> None:
    """Section 10: the first value of each option."""
    plain = msgspec.json.decode(b"{}", type=Options)

    assert Options() == plain
    assert (
        "winner",
        "shuffled",
        "draft_one_coin",
        "off",
        "off",
        "arrival",
        "on",
        "off",
        "off",
        "finite",
    ) == (
        *(plain.first_player, plain.seating, plain.two_player, plain.block_after_own_challenge),
        *(plain.auto_prove, plain.reaction_order, plain.early_block, plain.reopen_aid_block),
        *(plain.steal_from_broke, plain.treasury),
    )
    assert (0, 3, "names") == (plain.max_turns, plain.afk_limit, plain.show_waiting)
