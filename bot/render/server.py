"""The page of a server's settings, for those who manage it: what is set, what is missing, what changes it."""

from collections.abc import Iterator

from msgspec import Struct

from bot.controls import ids
from bot.languages import LANGUAGES, Language
from bot.permissions import Need
from bot.render.i18n import Messages
from bot.render.notices import wall_time
from bot.render.paging import first_that_fits
from bot.render.panel import (
    Block,
    Button,
    Buttons,
    Choice,
    Entry,
    Field,
    Form,
    Option,
    Panel,
    Picks,
    Text,
)
from bot.render.tenure import FOLLOW
from bot.render.zones import zone_as_typed
from engine.kernel.table.paces import Quiet

ACCENT = 0x3E6B5C
TIME, ZONE = 5, 40
"""Characters of a time of day, and of a zone."""


class ServerPage(Struct, frozen=True):
    """What the page says. `tables` of `most` are open; `lacks` are channels without a permission they need.

    A channel that is gone lacks nothing that could be named: its permissions are None.
    """

    language: Language | None
    channels: tuple[int, ...]
    role: int | None
    managers: bool
    quiet: Quiet | None
    tables: int
    most: int
    lacks: tuple[tuple[int, tuple[Need, ...] | None], ...]


def server_panel(words: Messages, page: ServerPage, told: str = "") -> Panel:
    """The page; `told` came of the last press. Of many channels that lack something it names the first."""
    head = [*([told] if told else []), f"## {words.say('server-title')}", *_lines(words, page)]
    lacks = tuple(_lack_lines(words, page)) or (words.say("server-nothing-missing"),)
    controls = _controls(words, page)

    def page_with(count: int) -> Panel:
        left = len(lacks) - count
        more = (f"-# {words.say('server-lacks-more', count=left)}",) if left else ()
        text = Text("\n".join((*head, *lacks[:count], *more)))
        return Panel(ACCENT, (text, *controls), words.language)

    return first_that_fits(map(page_with, range(len(lacks), 0, -1)))


def _lines(words: Messages, page: ServerPage) -> Iterator[str]:
    """What is set, and the heading of what is missing."""
    spoken = page.language
    name = words.attribute("option-speak", FOLLOW)
    if spoken is not None:
        name = words.language_name(spoken, "option-speak", spoken)
    yield f"- {words.say('server-language', language=name)}"
    channels = words.join_list([f"<#{one}>" for one in page.channels])
    yield f"- {words.say('server-channels', count=len(page.channels), channels=channels)}"
    who = "managers" if page.managers else "everybody" if page.role is None else "role"
    yield f"- {words.say('server-openers', who=who, role='' if page.role is None else f'<@&{page.role}>')}"
    if page.quiet is None:
        yield f"- {words.say('server-no-hours')}"
    else:
        since, end = (wall_time(words, minute) for minute in (page.quiet.since, page.quiet.until))
        yield f"- {words.say('server-hours-set', since=since, end=end, zone=page.quiet.zone)}"
    yield f"- {words.say('server-tables', tables=page.tables, most=page.most)}"
    yield f"### {words.say('server-missing')}"


def _lack_lines(words: Messages, page: ServerPage) -> Iterator[str]:
    """A line for each channel that lacks something, or is gone."""
    for channel, needs in page.lacks:
        shown = f"<#{channel}>"
        if needs is None:
            yield f"- {words.say('server-channel-gone', channel=shown)}"
        else:
            named = words.join_list([words.say(need.code) for need in needs])
            yield f"- {words.say('server-lacks', channel=shown, permissions=named)}"


def _controls(words: Messages, page: ServerPage) -> tuple[Block, ...]:
    """What changes the settings: menus and a row of buttons."""
    speak = tuple(
        Option(one, words.language_name(one, "option-speak", one), chosen=one == page.language)
        for one in LANGUAGES
    )
    follow = Option(FOLLOW, words.attribute("option-speak", FOLLOW), chosen=page.language is None)
    pick = ids.ServerMenuId
    roles = () if page.role is None else (page.role,)
    managers = Button(
        ids.ServerButtonId("managers").pack(), words.say("server-managers"), disabled=page.managers
    )
    everybody = Button(
        ids.ServerButtonId("everybody").pack(),
        words.say("server-everybody"),
        disabled=page.role is None and not page.managers,
    )
    hours = Button(ids.ServerButtonId("hours").pack(), words.say("server-hours"))
    return (
        Choice(pick("language").pack(), (*speak, follow), words.say("server-choose-language")),
        Picks(pick("channels").pack(), words.say("server-choose-channels"), "channels", page.channels, 25),
        Picks(pick("role").pack(), words.say("server-choose-role"), "roles", roles, 1),
        Buttons((managers, everybody, hours)),
    )


def hours_form(words: Messages, quiet: Quiet | None) -> Form:
    """The form of quiet hours; left empty, there are none."""
    since, end = ("", "") if quiet is None else (wall_time(words, quiet.since), wall_time(words, quiet.until))
    zone = "" if quiet is None else zone_as_typed(quiet.zone, words.language)
    fields = (
        Field(words.say("server-hours-from"), Entry("since", TIME, least=0, value=since)),
        Field(words.say("server-hours-to"), Entry("until", TIME, least=0, value=end)),
        Field(words.say("server-hours-zone"), Entry("zone", ZONE, least=0, value=zone)),
    )
    return Form(ids.ServerFormId("hours").pack(), words.say("server-hours"), fields, words.language)
