"""What the living board says of deadlines is what everybody may know."""

from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

from bot.posts.board import public_deadlines
from engine.kernel.waits import Wait

NOW = datetime(2026, 11, 27, 20, tzinfo=UTC)


def test_a_secret_question_stands_on_no_board() -> None:
    """Who reads that a seat is awaited in secret knows what that seat is about to do."""
    asked = (
        Wait("open", 0, "vote", True, "absent"),
        Wait("secret", 1, "vote", True, "absent", secret=True),
        Wait("free", 2, "ready", False, "nothing"),
        Wait("still", 3, "vote", True, "absent"),
    )
    clocks = [SimpleNamespace(wait=one.id, due=None if one.id == "still" else NOW) for one in asked]
    live: Any = SimpleNamespace(
        match_state=SimpleNamespace(waits=asked), deadlines={one.wait: one for one in clocks}
    )

    assert ((0, NOW),) == public_deadlines(live)
