"""An announcement of whoever runs the bot: as it is read, as its author looks at it before, and its form."""

from typing import Final

from bot.controls import ids
from bot.languages import Language
from bot.render.i18n import Messages
from bot.render.limits import INPUT
from bot.render.panel import Button, Buttons, Entry, Field, Form, Panel, Text

ACCENT: Final = 0x7A5C2E

Named = tuple[Language, str]
"""A language, and its name in the author's."""


def announcement_panel(words: Messages, text: str) -> Panel:
    """The message: who speaks, and what they wrote, markdown and all; it pings nobody."""
    return Panel(ACCENT, (Text(f"{words.say('announcement-head')}\n{text}"),), words.language)


def preview_panel(
    words: Messages, shown: Panel, others: tuple[Named, ...], to: ids.Audience, draft: str, count: int
) -> Panel:
    """The message as it will be sent, over the button that sends it to so many.

    `others` are the other languages of the draft; `words` are of its author's language.
    """
    send = ids.AnnounceButtonId(to, draft, "send")
    buttons = [Button(send.pack(), words.say(f"announce-send-{to}", count=count), "danger")]
    for language, name in others:
        buttons.append(Button(ids.AnnounceButtonId(to, draft, "show", language).pack(), name))
    return Panel(ACCENT, (*shown.blocks, Buttons(tuple(buttons))), shown.language)


def announce_form(words: Messages, to: ids.Audience, languages: tuple[Named, ...]) -> Form:
    """The form in which an announcement is written: a field for each language, none of them needed."""
    fields = tuple(
        Field(name, Entry(language, INPUT, least=0, tall=True), words.say("announce-field"))
        for language, name in languages
    )
    title = words.say(f"announce-title-{to}")
    return Form(ids.AnnounceFormId(to).pack(), title, fields, words.language)
