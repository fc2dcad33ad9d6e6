"""What the log has said of errors at each match since the start, so that an owner need not look for it."""

from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct

from bot.controls.typed_words import put_newest
from bot.logs import FAULTS

MOST: Final = 1_000
"""Of so many matches errors are remembered, those with the newest."""


class MatchFault(Struct, frozen=True):
    """How many errors a match has had, and of the newest its event, its code in the log and when it was."""

    count: int
    event: str
    code: str
    at: str


class MatchFaults:
    """Errors by match. `note` is handed each line of the log from warning up (`bot.logs.set_up`)."""

    def __init__(self) -> None:
        self._faults: dict[int, MatchFault] = {}

    def note(self, line: Mapping[str, Any]) -> None:
        """Keep an error that names a match."""
        match = line.get("match")
        if line.get("level") not in FAULTS or not isinstance(match, int) or match == 0:
            return
        before = self._faults.get(match)
        count = 1 if before is None else before.count + 1
        event, code, at = (str(line.get(name, "")) for name in ("event", "code", "timestamp"))
        put_newest(self._faults, match, MatchFault(count, event, code, at), MOST)

    def of_match(self, match: int) -> MatchFault | None:
        """The errors of a match, or None."""
        return self._faults.get(match)
