"""Reminders: people who sit in person and must still answer, and nobody else."""

from dataclasses import replace as with_functions
from datetime import UTC, datetime

from msgspec.structs import replace

from engine.games import houses
from engine.kernel.seats import CLOCK
from engine.kernel.table import Chair, Table
from engine.kernel.table.state import Status
from engine.kernel.waits import Wait
from engine.match.match_state import MatchState
from engine.match.timers import still_awaited
from engine.store import Timer
from tests.engine.games.houses import small
from tests.engine.games.houses.position import council

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
CHAIRS = (
    Chair(player=0),
    Chair(player=1, steward="prudent", regent=True),
    Chair(steward="prudent"),
    Chair(player=3, steward="prudent", away=2),
    Chair(player=4),
)
"""Two who sit in person, one for whom a steward sits in, a steward of its own, one who is away."""


def question(seat: int, *, must: bool = True, secret: bool = False) -> Wait:
    """One that is open to this seat."""
    return Wait(f"vote.{seat}", seat, "vote", must, "ballot_absent", secret=secret)


def reminded(*waits: Wait, status: Status = "playing", standing: tuple[str, ...] = ()) -> list[int]:
    """The seats that are told when the clock comes to a mark of these waits; `standing` are without a due."""
    game = with_functions(houses.game(small.content()), waits=lambda state: waits)
    table = Table("houses", 1, "small", "{}", "en", CHAIRS, status)
    due = {wait.id: None if wait.id in standing else NOON for wait in waits}
    rows = {wait.id: Timer(wait.id, wait.seat, due[wait.id]) for wait in waits}
    now = MatchState(game, b"m" * 32, table, council(), 9)
    return [one.seat for one in still_awaited(now, rows, tuple(rows))]


def test_only_who_sits_in_person_is_reminded_row_4() -> None:
    """A reminder would call somebody away for what a steward does for them."""
    assert [0, 4] == reminded(*(question(seat) for seat in range(5)))


def test_a_chance_and_a_time_that_must_pass_call_nobody() -> None:
    """Only a question that must be answered; the clock's own waits are nobody's."""
    assert [4] == reminded(question(0, must=False), question(4), replace(question(0), seat=CLOCK))


def test_nobody_is_reminded_while_the_table_stands_still() -> None:
    """Chapter 13: no deadline runs."""
    assert [] == reminded(question(0), status="paused")
    assert [4] == reminded(question(0), question(4), standing=("vote.0",))


def test_a_mark_is_of_its_own_waits() -> None:
    """Other questions have marks of their own."""
    game = with_functions(houses.game(small.content()), waits=lambda state: (question(0), question(4)))
    table = Table("houses", 1, "small", "{}", "en", CHAIRS, "playing")
    rows = {wait.id: Timer(wait.id, wait.seat, NOON) for wait in (question(0), question(4))}
    now = MatchState(game, b"m" * 32, table, council(), 9)

    assert ["vote.4"] == [one.wait for one in still_awaited(now, rows, ("vote.4",))]


def test_that_a_question_is_a_secret_goes_with_its_reminder_HO_R18() -> None:
    """So that nothing is said of it aloud."""
    game = with_functions(houses.game(small.content()), waits=lambda state: (question(0, secret=True),))
    table = Table("houses", 1, "small", "{}", "en", CHAIRS, "playing")
    now = MatchState(game, b"m" * 32, table, council(), 9)
    one = still_awaited(now, {"vote.0": Timer("vote.0", 0, NOON)}, ("vote.0",))[0]

    assert (True, int(NOON.timestamp())) == (one.secret, one.due)
