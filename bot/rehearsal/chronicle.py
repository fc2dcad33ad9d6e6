"""The chronicle of a rehearsal: what the table reads, as plain text, and what is counted of the log."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from msgspec import Struct

from bot.rehearsal.stage import Stage, read
from engine.entries import Entry
from engine.games.houses import events as e

INDENT: Final = "  "

Print = Callable[[str], None]


class Counts(Struct, frozen=True):
    """What a rehearsal had; `refusals` are the bad inputs that were refused as they should be."""

    generations: int
    phases: int
    ballots: int
    deals: int
    refusals: int


class Chronicle:
    """Prints each message of the chronicle once, when it is new."""

    def __init__(self, stage: Stage, print_: Print) -> None:
        self._stage, self._print = stage, print_
        self._seen: set[int] = set()

    def go_on(self) -> None:
        """What is new in it."""
        for post in self._stage.news():
            if post.id not in self._seen:
                self._seen.add(post.id)
                self._print(shown(self._named(read(post))))

    def _named(self, text: str) -> str:
        """Who and what is mentioned, by name."""
        channel = self._stage.world.channel
        text = text.replace(f"<#{channel.id}>", f"#{channel.name}")
        for member in self._stage.world.members:
            text = text.replace(member.mention, f"@{member.name}")
        return text


def shown(text: str) -> str:
    """A message's text, set in from the margin, without Discord's marks of headings and small print."""
    lines = (line.removeprefix("-# ").lstrip("#").strip() for line in text.splitlines())
    return "\n".join(f"{INDENT}{line}" if line else "" for line in lines) + "\n"


def counts(log: Iterable[Entry], refusals: int) -> Counts:
    """Counted from the events of the whole log."""
    events = [event for entry in log for event in entry.events]

    def number(kind: type[Any]) -> int:
        return sum(isinstance(event, kind) for event in events)

    generations, phases = number(e.GenerationClosed), number(e.PhaseOpened)
    return Counts(generations, phases, number(e.BallotCast), number(e.DealConfirmed), refusals)
