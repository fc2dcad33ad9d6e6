"""What /check shows: channel by channel each permission, what it is for, and whether it is there."""

from collections.abc import Iterator

from msgspec import Struct

from bot.permissions import Need
from bot.render.i18n import Messages
from bot.render.paging import first_that_fits
from bot.render.panel import Block, Panel, Rule, Text


class Checked(Struct, frozen=True):
    """A channel, its matches, what is needed there and what of it is missing; `gone` when it is no more."""

    channel: int
    matches: tuple[int, ...]
    needs: tuple[Need, ...] = ()
    missing: tuple[Need, ...] = ()
    gone: bool = False


def report(words: Messages, channels: tuple[Checked, ...], *, dms: bool) -> Panel:
    """The page of /check; what is missing stands first in each channel. `dms`: private messages arrive.

    The first channel is the one in which somebody asks. Of the others those that lack something come first,
    and what does not fit one message is counted.
    """
    head = [f"## {words.say('check-title')}"]
    if not any(map(_is_lacking, channels)):
        head.append(words.say("check-all"))
    ordered = (*channels[:1], *sorted(channels[1:], key=lambda one: not _is_lacking(one)))
    said = words.say("check-dms-open" if dms else "check-dms-closed")

    def page_with(count: int) -> Panel:
        blocks: list[Block] = [Text("\n".join(head))]
        for one in ordered[:count]:
            blocks += [Rule(), Text("\n".join(_channel(words, one)))]
        left = len(ordered) - count
        more = (words.say("check-more", count=left),) if left else ()
        blocks += [Rule(), Text("\n".join((*more, said, f"-# {words.say('check-roles')}")))]
        return Panel(None, tuple(blocks), words.language)

    return first_that_fits(map(page_with, range(len(ordered), -1, -1)))


def _is_lacking(one: Checked) -> bool:
    return bool(one.missing) or one.gone


def _channel(words: Messages, one: Checked) -> Iterator[str]:
    yield f"### {words.say('check-channel', channel=f'<#{one.channel}>')}"
    if one.gone:
        yield from (f"- {words.say('check-gone', match=match)}" for match in one.matches)
        return
    for need in sorted(one.needs, key=lambda need: need not in one.missing):
        code = "check-held"
        if need in one.missing:
            code = "check-missing" if need.must else "check-optional"
        permission, why = words.say(need.code), words.attribute(need.code, "why")
        yield f"- {words.say(code, permission=permission, why=why)}"
