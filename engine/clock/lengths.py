"""How long a table waits for an answer, by what it asks (chapter 13 of Houses) and by its pace."""

from collections.abc import Mapping
from datetime import timedelta
from typing import Final, Literal

from engine.kernel.table import Table
from engine.kernel.waits import Wait

Kind = Literal["found", "rank", "draft", "vote", "decide", "other"]

KINDS: Final[Mapping[str, Kind]] = {
    "found": "found",
    "rank_offices": "rank",
    "draft_remove": "draft",
    "draft_take": "draft",
    "draft": "draft",
    "vote": "vote",
    "decide": "decide",
}
"""The kinds of questions; whatever is not here is "other"."""

ENDLESS: Final = ("reconsider",)
"""A second thought (CO-R11): nothing happens when it runs out, and a deadline, which stands unboxed, would
tell in sealed windows who has passed."""


def length(table: Table, wait: Wait) -> timedelta | None:
    """How long this table waits for this answer; None for ever."""
    if wait.ask in ENDLESS:
        return None
    return timedelta(minutes=getattr(table.pace.lengths, KINDS.get(wait.ask, "other")))
