"""A diary of three people at a table, for what can be taken back."""

from typing import Any

import pytest

from engine.entries import Entry
from engine.kernel.refused import Refused
from engine.kernel.table.lifecycle import Begin
from engine.kernel.table.motions import Propose
from engine.kernel.table.seating import Join, OpenTable
from engine.kernel.table.state import TakeBack
from engine.match import steps
from engine.match.match_state import MatchState
from tests.engine import diary

UNDO = Propose(TakeBack())


class Desk:
    """A diary of three people, and what they do."""

    def __init__(self, people: int = 3, seats: int = 3) -> None:
        self.now = MatchState(diary.game(), b"a diary of no meaning")
        self.log: list[Entry] = []
        self.table(0, OpenTable("diary", 1, "", seats, "{}", "en"))
        for player in range(people):
            self.table(player, Join())
        self.table(0, Begin("random"))

    def table(self, player: int, action: Any) -> tuple[Entry, ...]:
        """Something at the table."""
        return self._kept(steps.table_step(self.now, player, action))

    def moves(self, seat: int, action: Any, *, by_steward: bool = False) -> tuple[Entry, ...]:
        """A move of a seat."""
        return self._kept(steps.move_step(self.now, seat, None if by_steward else seat, action))

    def lines(self) -> list[str]:
        """What stands in the book."""
        return [line.word for line in self.now.state.lines]

    def refused(self, player: int, action: Any) -> str:
        """Why the table does not do it."""
        with pytest.raises(Refused) as refused:
            self.table(player, action)
        return refused.value.why.code

    def _kept(self, done: steps.StepResult) -> tuple[Entry, ...]:
        self.now = done.match_state
        self.log += done.entries
        return done.entries
