"""The table beside the game: who may do what, and what it brings."""

from typing import get_args

import pytest

from engine.kernel.refused import no
from engine.kernel.table import (
    Moment,
    Table,
    after_expiry,
    after_move,
    events,
    evolve,
    refusal,
    seat_of,
    with_activity,
)
from engine.kernel.table.absence import StewardRose, WaitMissed
from engine.kernel.table.lifecycle import Begin, Pause, Resume
from engine.kernel.table.rules import FOLDS, RULES, AnyTableAction, AnyTableEvent
from engine.kernel.table.seating import (
    Join,
    Leave,
    OpenTable,
    SitPlayer,
    SitSteward,
    StewardSat,
    TableOpened,
)
from engine.kernel.table.seeds import AddWord

OPEN = OpenTable("houses", 1, "small", 3, "{}", "fa")


def do(table: Table | None, player: int, action: AnyTableAction, epoch: int | None = 1) -> Table:
    """The table after a legal action."""
    assert refusal(table, player, action, Moment(epoch)) is None
    for event in events(table, player, action, Moment(epoch)):
        table = evolve(table, event)
    assert table is not None
    return table


def seated(players: int = 3) -> Table:
    """A table of three with so many people."""
    table = do(None, 0, OPEN)
    for player in range(players):
        table = do(table, player, Join())
    return table


def test_people_take_the_first_free_seat() -> None:
    """In the order in which they come."""
    assert [0, 1, 2] == [seat_of(seated(), player) for player in range(3)]


def test_stewards_take_what_is_free_when_the_host_begins() -> None:
    """Any seat may be an AI's."""
    table = do(seated(1), 0, Begin("prudent"))

    assert [None, "prudent", "prudent"] == [chair.steward for chair in table.chairs]
    assert "playing" == table.status


def test_who_leaves_a_game_is_followed_by_a_steward() -> None:
    """HO-R20; before the start the seat is only free."""
    playing = do(do(seated(), 0, Begin("prudent")), 1, Leave())

    assert "prudent" == playing.chairs[1].steward
    assert do(seated(), 1, Leave()).chairs[1].is_free


def test_who_leaves_during_a_pause_is_followed_by_a_steward_as_well() -> None:
    """HO-R20: the game has begun, and goes on with somebody in every seat."""
    left = do(do(do(seated(), 0, Begin("prudent")), 0, Pause()), 1, Leave())

    assert (None, "prudent") == (left.chairs[1].player, left.chairs[1].steward)
    assert "playing" == do(left, 0, Resume()).status


@pytest.mark.parametrize(
    ("player", "action", "code"),
    [
        (1, Pause(), "host_only"),
        (1, Begin("prudent"), "host_only"),
        (1, SitSteward(0, "prudent"), "host_only"),
        (1, SitPlayer(0, 7), "host_only"),
        (0, SitSteward(3, "prudent"), "seat_unknown"),
        (0, Join(), "seated_already"),
        (7, Join(), "table_full"),
        (7, Leave(), "not_seated"),
        (7, AddWord("late"), "not_seated"),
        (0, Pause(), "not_playing"),
        (0, Resume(), "not_paused"),
        (0, OPEN, "already_started"),
    ],
)
def test_what_the_table_does_not_do_is_refused_with_its_code(
    player: int, action: AnyTableAction, code: str
) -> None:
    """Each refusal is a code."""
    why = refusal(seated(), player, action, Moment(1))

    assert why is not None
    assert code == why.code


@pytest.mark.parametrize(
    ("word", "epoch", "code"),
    [
        ("", 1, "word_long"),
        ("x" * 81, 1, "word_long"),
        ("x", None, "dice_rolling"),
        ("discord.gg/khan", 1, "word_link"),
        ("سلام https://x.ir", 1, "word_link"),
        ("\u3164\u2800", 1, "word_blank"),
    ],
)
def test_words_are_short_and_come_before_the_first_roll(word: str, epoch: int | None, code: str) -> None:
    """HO-R38."""
    why = refusal(seated(), 0, AddWord(word), Moment(epoch))

    assert why is not None
    assert code == why.code


@pytest.mark.parametrize("word", ["discord.gg/khan", "\u3164"])
def test_a_word_that_stands_in_a_log_is_not_judged_anew(word: str) -> None:
    """HO-R38: links and blanks were taken once, and the dice of those matches were made with them."""
    assert refusal(seated(), 0, AddWord(word), Moment(1, recorded=True)) is None


def test_nothing_is_done_at_a_table_that_is_not_there() -> None:
    """The first thing is to open it."""
    assert no("not_started") == refusal(None, 0, Join(), Moment(0))


def test_two_deadlines_missed_in_a_row_bring_a_regent_and_a_move_sends_it_away() -> None:
    """HO-R20."""
    table = do(seated(), 0, Begin("prudent"))
    first = after_expiry(table, 1)
    for event in first:
        table = evolve(table, event)
    second = after_expiry(table, 1)
    for event in second:
        table = evolve(table, event)

    assert (WaitMissed(1, (1,)),) == first
    assert (WaitMissed(1, (1,)), StewardSat(1, "prudent", True)) == second
    assert (StewardRose(1),) == after_move(table, 1)
    assert 0 == evolve(table, StewardRose(1)).chairs[1].missed


def test_a_move_between_two_missed_deadlines_counts_from_the_start_again() -> None:
    """HO-R20: in a row."""
    table = evolve(do(seated(), 0, Begin("prudent")), WaitMissed(1, (1,)))

    assert (WaitMissed(1, (1,)),) == after_expiry(with_activity(table, 1), 1)


def test_every_action_has_its_rule_and_every_event_its_fold() -> None:
    """All but the two that need no table before them: a chapter that forgets one is found."""
    assert set(get_args(AnyTableAction)) - {OpenTable} == set(RULES)
    assert set(get_args(AnyTableEvent)) - {TableOpened} == set(FOLDS)
