"""A match without a place stands still until it has one again, and nobody loses by that."""

import pytest

from engine.kernel.refused import no
from engine.kernel.table import HOST, Moment, Table, events, evolve, refusal
from engine.kernel.table.lifecycle import (
    Begin,
    GoOn,
    Halt,
    MatchHalted,
    MatchPaused,
    MatchResumed,
    MatchWentOn,
    Pause,
    Resume,
)
from engine.kernel.table.rules import AnyTableAction
from engine.kernel.table.state import NOBODY, Chair, Status

NOW = Moment(None)
GONE = Halt("channel_gone")


def table(status: Status = "playing") -> Table:
    """A table of two people."""
    return Table("houses", 1, "", "{}", "en", (Chair(0), Chair(1)), status)


def after(stood: Table, *actions: tuple[int, AnyTableAction]) -> Table:
    """The table after what was asked of it, each thing legal."""
    for player, action in actions:
        assert refusal(stood, player, action, NOW) is None
        for event in events(stood, player, action, NOW):
            stood = evolve(stood, event)
    return stood


def test_a_halt_stops_the_clocks_and_a_place_lets_them_run() -> None:
    """The pause of the kernel does it, so that deadlines keep what they had left."""
    halted = after(table(), (NOBODY, GONE))

    assert (MatchHalted("channel_gone"), MatchPaused()) == events(table(), NOBODY, GONE, NOW)
    assert ("paused", "channel_gone") == (halted.status, halted.halted)
    assert (MatchWentOn(), MatchResumed()) == events(halted, NOBODY, GoOn(), NOW)
    assert table() == after(halted, (NOBODY, GoOn()))


@pytest.mark.parametrize("status", ["gathering", "paused"])
def test_a_table_that_stood_still_already_stays_so(status: Status) -> None:
    """A pause of the host's outlives the halt."""
    halted = after(table(status), (NOBODY, GONE))

    assert (status, "channel_gone") == (halted.status, halted.halted)
    assert table(status) == after(halted, (NOBODY, GoOn()))


@pytest.mark.parametrize("player", [HOST, 1])
@pytest.mark.parametrize("action", [GONE, GoOn()])
def test_no_person_halts_a_match(player: int, action: AnyTableAction) -> None:
    """The program alone knows whether a place is gone."""
    assert no("program_only") == refusal(table(), player, action, NOW)


def test_a_match_is_halted_once_and_goes_on_once() -> None:
    halted = after(table(), (NOBODY, GONE))

    assert no("halted", why="channel_gone") == refusal(halted, NOBODY, Halt("server_gone"), NOW)
    assert no("not_halted") == refusal(table(), NOBODY, GoOn(), NOW)


@pytest.mark.parametrize(
    ("status", "action"), [("playing", Resume()), ("paused", Resume()), ("gathering", Begin("prudent"))]
)
def test_the_host_waits_for_the_place_too(status: Status, action: AnyTableAction) -> None:
    """Nobody could see what happens: neither a resume nor a beginning helps before there is a place."""
    halted = after(table(status), (NOBODY, GONE))

    assert no("halted", why="channel_gone") == refusal(halted, HOST, action, NOW)


def test_the_host_can_pause_and_resume_after_it() -> None:
    there = after(table(), (NOBODY, GONE), (NOBODY, GoOn()), (HOST, Pause()), (HOST, Resume()))

    assert table() == there
