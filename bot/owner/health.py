"""One match's health, without a secret: how it goes by the public cut, and what of ours is in its way."""

from collections.abc import Iterator
from datetime import datetime
from typing import Any

from bot.client import Khandan
from bot.render.health import Stamp, progress_lines
from bot.render.i18n import Messages
from bot.ui.generic.renderer import PluginRenderer
from engine.kernel.refused import Refused, no
from engine.match.live import LiveMatch
from engine.store import Match

NUMBERS = range(1, 1 << 63)


async def health_lines(bot: Khandan, words: Messages, stamp: Stamp, number: int) -> tuple[str, ...]:
    """What there is to say of a match, a line each. Refused with match_unknown.

    How many messages are owed to seats, and how many entries the log has, is not said: both may tell that
    somebody was asked, or has answered, in secret.
    """
    row = await bot.store.read.match(number) if number in NUMBERS else None
    if row is None:
        raise Refused(no("match_unknown", match=number))
    try:
        live = await bot.matches.live(number)
    except Refused:
        quarantined = bot.matches.quarantine.matches.get(number)
        fault, since = ("", "") if quarantined is None else (quarantined.fault, stamp(quarantined.since))
        return (*_head(words, stamp, row), words.say("health-aside", fault=fault, since=since))
    lines = [*_head(words, stamp, row), *_clock_lines(bot, words, stamp, live)]
    renderer = bot.parts.renderers.get(row.game)
    if live.match_state.state is not None and isinstance(renderer, PluginRenderer):
        scene = renderer.scene_for(bot.scene(live, words.language), None)
        stage = renderer.plugin.stage
        lines += progress_lines(scene, "" if stage is None else stage(scene), stamp)
    lines += await _message_lines(bot, words, stamp, number)
    lines.append(_fault_line(bot, words, number))
    return tuple(lines)


def _head(words: Messages, stamp: Stamp, row: Match) -> Iterator[str]:
    game = words.game_name(row.game)
    slots = {"guild": str(row.guild), "channel": str(row.channel), "opened": stamp(row.created_at)}
    yield words.say("health-head", match=row.id, game=game, status=row.status, **slots)


def _clock_lines(bot: Khandan, words: Messages, stamp: Stamp, live: LiveMatch) -> Iterator[str]:
    """Why no deadline runs, where that is so."""
    since: datetime | None = bot.matches.clocks.stopped_since(live.match)
    if live.missing is not None:
        yield words.say("health-missing", why=live.missing.code)
    if live.table.halted:
        yield words.say("health-halted", why=live.table.halted)
    elif live.table.status == "paused":
        yield words.say("health-paused")
    if since is not None:
        yield words.say("health-stands", since=stamp(since))


async def _message_lines(bot: Khandan, words: Messages, stamp: Stamp, match: int) -> Iterator[str]:
    """The last message to everybody, and how many of those are still owed."""
    sent = await bot.store.read.public_messages(match, 1)
    owed = [one for one in await bot.store.read.pending_of_match(match) if one.target.seat is None]
    lines = [words.say("health-owed", count=len(owed))]
    if sent:
        lines.insert(0, words.say("health-last", at=stamp(sent[0].at)))
    return iter(lines)


def _fault_line(bot: Khandan, words: Messages, match: int) -> str:
    """Errors since the start, as the log has them; without a bot that runs nobody knows of any."""
    if bot.match_faults is None:
        return words.say("health-faults-unknown")
    fault = bot.match_faults.of_match(match)
    slots: dict[str, Any] = {"count": 0, "event": "", "code": "", "at": ""}
    if fault is not None:
        slots = {"count": fault.count, "event": fault.event, "code": fault.code, "at": fault.at}
    return words.say("health-faults", **slots)
