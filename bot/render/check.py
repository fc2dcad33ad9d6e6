"""What /check shows: channel by channel each permission, what it is for, and whether it is there."""

from collections.abc import Iterator

from msgspec import Struct

from bot.permissions import Need
from bot.render.i18n import Messages
from bot.render.panel import Block, Panel, Rule, Text


class Checked(Struct, frozen=True):
    """A channel, its matches, what is needed there and what of it is missing; `gone` when it is no more."""

    channel: int
    matches: tuple[int, ...]
    needs: tuple[Need, ...] = ()
    missing: tuple[Need, ...] = ()
    gone: bool = False


def report(words: Messages, channels: tuple[Checked, ...], *, dms: bool) -> Panel:
    """All of it; what is missing stands first in each channel."""
    blocks: list[Block] = [Text("\n".join((f"## {words.say('check-title')}", *_whole(words, channels))))]
    for one in channels:
        blocks += [Rule(), Text("\n".join(_channel(words, one)))]
    said = words.say("check-dms-open" if dms else "check-dms-closed")
    blocks += [Rule(), Text("\n".join((said, f"-# {words.say('check-roles')}")))]
    return Panel(None, tuple(blocks), words.language)


def _whole(words: Messages, channels: tuple[Checked, ...]) -> tuple[str, ...]:
    fine = not any(one.missing or one.gone for one in channels)
    return (words.say("check-all"),) if fine else ()


def _channel(words: Messages, one: Checked) -> Iterator[str]:
    yield f"### {words.say('check-channel', channel=f'<#{one.channel}>')}"
    if one.gone:
        yield from (f"- {words.say('check-gone', match=match)}" for match in one.matches)
        return
    for need in sorted(one.needs, key=lambda need: need not in one.missing):
        yield f"- {_need(words, need, missing=need in one.missing)}"


def _need(words: Messages, need: Need, *, missing: bool) -> str:
    code = "check-held" if not missing else "check-missing" if need.must else "check-optional"
    return words.say(code, permission=words.say(need.code), why=words.attribute(need.code, "why"))
