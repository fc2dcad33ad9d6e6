"""What the bot says of itself: its version, who runs it, what to do about a person, and its papers."""

from typing import Final

from bot.config import Settings
from bot.render.i18n import Messages
from bot.render.panel import Buttons, Link, Panel, Text
from bot.render.users import users_words

ACCENT: Final = 0x3B5D8A
LONGEST: Final = 100
"""Characters of the host's name and contact, as settings allow."""


def about_panel(words: Messages, version: str, commit: str, settings: Settings) -> Panel:
    """The answer to /about; `commit` may be empty. A sentence stands for each paper that the host lacks."""
    lines = [words.say("about-title"), words.say("about-what")]
    if commit:
        lines.append(words.say("about-version-commit", version=version, commit=commit))
    else:
        lines.append(words.say("about-version", version=version))
    if settings.host_name is None:
        lines.append(words.say("about-host-unset"))
    else:
        lines.append(words.say("about-host", host=users_words(settings.host_name, LONGEST)))

    links = []
    contact = settings.host_contact or ""
    if contact.startswith("https://"):
        links.append(Link(words.say("about-contact-button"), contact))
    elif contact:
        lines.append(words.say("about-contact", contact=users_words(contact, LONGEST)))
    lines.append(words.say("about-report"))
    papers = {"policy": settings.policy_url, "terms": settings.terms_url, "source": settings.source_url}
    for name, address in papers.items():
        if address is None:
            lines.append(words.say(f"about-{name}-unset"))
        else:
            links.append(Link(words.say(f"about-{name}"), address))

    row = (Buttons(tuple(links)),) if links else ()
    return Panel(ACCENT, (Text("\n".join(lines)), *row), words.language)
