"""The chronicle of a rehearsal: what the table reads, as plain text."""

from typing import Final

from bot.rehearsal.stage import Stage, read
from bot.rehearsal_types import Print

INDENT: Final = "  "


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
                self._print(plain_text(self._with_names(read(post))))

    def _with_names(self, text: str) -> str:
        """Who and what is mentioned, by name."""
        channel = self._stage.world.channel
        text = text.replace(f"<#{channel.id}>", f"#{channel.name}")
        for member in self._stage.world.members:
            text = text.replace(member.mention, f"@{member.name}")
        return text


def plain_text(text: str) -> str:
    """A message's text, set in from the margin, without Discord's marks of headings and small print."""
    lines = (line.removeprefix("-# ").lstrip("#").strip() for line in text.splitlines())
    return "\n".join(f"{INDENT}{line}" if line else "" for line in lines) + "\n"
