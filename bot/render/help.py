"""Help by topic: one panel a topic, with a menu of them all and the way to the next."""

from typing import Final

from bot.controls import ids
from bot.render.i18n import Messages
from bot.render.panel import Button, Buttons, Choice, Option, Panel, Text

ACCENT: Final = 0x3B5D8A

TOPICS: Final = (
    "start",
    "phase",
    "voting",
    "trading",
    "roles",
    "offices",
    "stories",
    "memory",
    "time",
    "undo",
    "spectators",
    "privacy",
    "fairness",
    "languages",
    "host",
    "games",
)
"""In the order in which a newcomer needs them."""

WAITING, WATCHING, IDLE, OTHER_GAMES = "phase", "spectators", "trading", "games"
"""For a seat at a table that has not begun, for who looks on, for a seat that is asked nothing, elsewhere."""


def topic(words: Messages, name: str) -> Panel:
    """The topic of this name, one of TOPICS."""
    at = TOPICS.index(name)
    text = "\n".join(
        (
            f"## {words.attribute(f'help-{name}', 'title')}",
            words.say(f"help-{name}"),
            f"-# {words.say('help-page', page=at + 1, pages=len(TOPICS))}",
        )
    )
    options = tuple(
        Option(
            one, words.attribute(f"help-{one}", "title"), words.attribute(f"help-{one}", "short"), one == name
        )
        for one in TOPICS
    )
    menu = Choice(ids.HelpControlId("menu").pack(), options, words.say("help-choose"))
    # Round and round: before the first topic is the last (TOPICS[-1]), after the last the first.
    before, after = TOPICS[at - 1], TOPICS[(at + 1) % len(TOPICS)]
    buttons = Buttons(
        (
            Button(ids.HelpControlId("back", before).pack(), words.say("button-previous")),
            Button(ids.HelpControlId("next", after).pack(), words.say("button-next"), "primary"),
            Button(ids.LearnButtonId("start").pack(), words.say("button-practise"), "success"),
        )
    )
    return Panel(ACCENT, (Text(text), menu, buttons), words.language)
