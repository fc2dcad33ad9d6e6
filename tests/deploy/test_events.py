"""A host who reads a line of the log finds in docs/watching.md what it means."""

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
SAID: Final = re.compile(
    r'(?:log\.(?:warning|error)\(|report_error\(|keep_trying[(,])\s*(?:[\w.]+,\s*)?"([a-z_]+)"'
)
CHOSEN: Final = (
    *("failed", "answered_too_late", "requests_slow"),
    *("requests_held", "content_gone", "rules_gone"),
)
"""Events whose names are chosen before they are said."""


def said() -> set[str]:
    """The events of warnings and errors in the program."""
    sources = (file.read_text("utf-8") for file in (ROOT / "bot").rglob("*.py"))
    return {event for source in sources for event in SAID.findall(source)}


def test_every_warning_and_error_of_the_log_is_explained_to_the_host() -> None:
    """By its name, or as one of those that end in `_failed`."""
    page = (ROOT / "docs/watching.md").read_text("utf-8")
    known = set(re.findall(r"`([a-z_]+)`", page))
    events = said()

    assert {"connection_failed", "work_failed", "match_aside", "post_held", "commands_refused"} <= events
    assert [] == sorted(one for one in {*events, *CHOSEN} - known if not one.endswith("_failed"))


def test_no_event_is_explained_that_nobody_says() -> None:
    """Of the table's first column."""
    page = (ROOT / "docs/watching.md").read_text("utf-8")
    table = page[page.index("| event in the log |") :].partition("\n\n")[0]
    named = {event for line in table.splitlines() for event in re.findall(r"`([a-z_]+)`", line.split("|")[1])}
    texts = "\n".join(file.read_text("utf-8") for file in (ROOT / "bot").rglob("*.py"))
    whole = {one for one in named if not one.startswith("requests_")}

    assert [] == sorted(one for one in whole if f'"{one}"' not in texts)
