"""What a person reads about themselves: what is kept, their files, and what being forgotten means."""

from collections.abc import Iterable
from typing import Final

from bot.controls import ids
from bot.render.i18n import Messages
from bot.render.panel import Block, Button, Buttons, Download, Panel, Rule, Text

ACCENT: Final = 0x5A5A5A

KEPT: Final = ("player", "person", "preference", "entry", "bar", "rest")
NOT_KEPT: Final = ("messages",)
HOST: Final = ("key", "logs", "backups")
FORGETTING: Final = ("seat", "host", "stays", "backups")


def what_is_kept(words: Messages) -> Panel:
    """The page of everything that is stored and not stored, by table, in plain words."""
    parts = (("kept", KEPT), ("not", NOT_KEPT), ("host", HOST))
    blocks: list[Block] = [Text(words.say("privacy-title"))]
    for heading, codes in parts:
        lines = (f"- {words.say(f'privacy-{code}')}" for code in codes)
        blocks.append(Text("\n".join((words.say(f"privacy-{heading}"), *lines))))
    return Panel(ACCENT, tuple(blocks), words.language)


def export_panel(
    words: Messages, files: Iterable[tuple[str, bytes]], left_out: Iterable[int], page: int, pages: int
) -> Panel:
    """The files of one answer; `left_out` are matches whose record is too large, `page` counts from 0."""
    lines = [words.say("privacy-export-title"), words.say("privacy-export-how")]
    if pages > 1:
        lines.append(words.say("privacy-export-page", page=page + 1, pages=pages))
    lines += [words.say("privacy-export-big", match=match) for match in left_out]
    blocks: list[Block] = [Text("\n".join(lines)), *(Download(name, content) for name, content in files)]
    if page + 1 < pages:
        blocks.append(
            Buttons((Button(ids.MyFilesButtonId(page + 1).pack(), words.say("button-next"), "primary"),))
        )
    return Panel(ACCENT, tuple(blocks), words.language)


def forget_page(words: Messages, matches: int, running: int) -> Panel:
    """The page of what being forgotten takes away and leaves, above the button that does it."""
    lines = [f"- {words.say(f'privacy-forget-{code}')}" for code in FORGETTING]
    counts = words.say("privacy-forget-count", matches=matches, running=running)
    text = "\n".join((words.say("privacy-forget-title"), counts, *lines))
    final = Text(words.say("privacy-forget-final"))
    button = Button(ids.ForgetButtonId("me").pack(), words.say("privacy-forget-button"), "danger")
    return Panel(ACCENT, (Text(text), Rule(), final, Buttons((button,))), words.language)


def forgotten_panel(words: Messages) -> Panel:
    """The answer once a person has been forgotten."""
    return Panel(ACCENT, (Text(words.say("done-forgotten")),), words.language)
