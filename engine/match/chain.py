"""Several steps that one answer follows, as one: each from where the one before has left the match."""

from collections.abc import Callable

from engine.entries import Entry
from engine.match.match_state import MatchState, StepResult

Step = Callable[[MatchState], StepResult]
"""Raises Refused."""


def apply_all(start: MatchState, *steps: Step) -> StepResult:
    """The steps in their order. Refused as the first of them that can't be taken: then none is."""
    after, entries = start, tuple[Entry, ...]()
    for step in steps:
        done = step(after)
        after, entries = done.match_state, (*entries, *done.entries)
    return StepResult(after, entries)
