"""How long a table waits for an answer, by what it asks."""

from datetime import timedelta

import pytest

from engine.clock.deadlines import KINDS, wait_length
from engine.kernel.table import Chair, Table
from engine.kernel.waits import Wait

TABLE = Table("coup", 1, "", "{}", "fa", (Chair(),))


def asked(ask: str) -> Wait:
    """A question of this kind to the first seat."""
    return Wait(f"t1.{ask}.0", 0, ask, True, "nothing")


def test_a_second_thought_has_no_deadline() -> None:
    """CO-R11: deadlines stand unboxed, so one of it would tell in a sealed window who has passed."""
    assert wait_length(TABLE, asked("reconsider")) is None


@pytest.mark.parametrize("ask", [*KINDS, "challenge"])
def test_every_other_question_runs_out_by_the_tables_pace(ask: str) -> None:
    """H8: by the wait_length of its kind, those without one as anything else."""
    minutes = getattr(TABLE.pace.lengths, KINDS.get(ask, "other"))

    assert timedelta(minutes=minutes) == wait_length(TABLE, asked(ask))
