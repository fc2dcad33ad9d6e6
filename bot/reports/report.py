"""What leaves the machine of one error: codes, a place in the program, counts. No more of the log's line.

A line may hold ids of people and matches, an error's own words may hold anything: neither has a field here.
"""

import re
from collections.abc import Mapping
from datetime import datetime
from hashlib import sha256
from typing import Any, Final

from msgspec import Struct

from bot.render.i18n import Messages
from bot.terminal.release import Release

LONGEST: Final = 1_000
"""Letters of the calls that led to an error; six of them have some 200."""

PLACE: Final = re.compile(r"(?P<file>[^:]+):(?P<line>[0-9]+):(?P<name>\S+) ?")
"""One call, as `bot.logs.where` writes it."""


class Report(Struct, frozen=True):
    """One error, or the first of an hour.

    `event` is the log's, `error` the kind of the error ("" where there is none), `where` the calls that led
    to it, the innermost first. `code` finds its line in the log; `fingerprint` is the same for errors of one
    event, kind and place. `repeats` were not told since the last report of this fingerprint.
    """

    program: str
    version: str
    commit: str
    at: datetime
    event: str
    error: str
    where: str
    code: str
    fingerprint: str
    repeats: int


class Call(Struct, frozen=True):
    """A call that led to an error; of the file the name alone."""

    file: str
    line: int
    name: str


class Post(Struct, frozen=True):
    """A request by which a report leaves; `url` and `headers` are secret."""

    url: str
    headers: Mapping[str, str]
    body: bytes


def report_of_line(line: Mapping[str, Any], at: datetime, this: Release) -> Report:
    """The report of a line of the log, of which nothing is repeated; `at` is now, aware."""
    event, error, where = (str(line.get(name, "")) for name in ("event", "kind", "where"))
    innermost = PLACE.match(where)
    # Without the number of its line, so that an error keeps its fingerprint when the program grows above it.
    place = f"{innermost['file']}:{innermost['name']}" if innermost else ""
    return Report(
        program="khandan",
        version=this.version,
        commit=this.commit,
        at=at,
        event=event,
        error=error,
        where=where[:LONGEST],
        code=str(line.get("code", "")),
        fingerprint=sha256(f"{event} {error} {place}".encode()).hexdigest()[:12],
        repeats=0,
    )


def calls(report: Report) -> list[Call]:
    """The calls that led to the error, the innermost first."""
    return [Call(one["file"], int(one["line"]), one["name"]) for one in PLACE.finditer(report.where)]


def report_in_words(report: Report, words: Messages) -> str:
    """The report as a message on Discord, in the language of these words; below Discord's 2,000 letters."""
    lines = [words.say("report-error", event=report.event, code=report.code)]
    if report.repeats:
        lines.append(words.say("report-repeats", count=report.repeats))
    # Letter by letter in every language: it is looked for in the program and the log.
    place = (f"{one.file}:{one.line} {one.name}" for one in calls(report))
    told = f"{report.program} {report.version} {report.commit}".strip()
    block = "\n".join(filter(None, (report.error, *place, told)))
    return "\n".join((*lines, f"```\n{block}\n```"))
